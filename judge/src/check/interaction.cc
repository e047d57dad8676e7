#include "check/interaction.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>

#include "base/error.h"

namespace queens {
namespace {

constexpr std::size_t kInFlight = 1 << 20;  // held for a reader that is slow, beside the pipes' own
constexpr std::size_t kTranscript = 32 * 1024;
constexpr auto kGrace = std::chrono::seconds(5);  // for a validator whose program has failed
// A side that exits closes its output a moment before its launcher can report the exit. The other
// side is told of the closed output only when it is no exit, or what it does then could be taken for
// what came first.
constexpr auto kExitReport = std::chrono::milliseconds(200);
// After so much silence it is looked whether each waits for the other.
constexpr auto kSilence = std::chrono::milliseconds(200);
constexpr int kAccepts = 42;

using Clock = std::chrono::steady_clock;

struct Pipe {
    Pipe() {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0) throw_errno("cannot make a pipe");
        read = Fd(ends[0]);
        write = Fd(ends[1]);
    }
    Fd read;
    Fd write;
};

void set_nonblocking(const Fd& fd) {
    if (::fcntl(fd.get(), F_SETFL, O_NONBLOCK) != 0) throw_errno("cannot set up a pipe");
}

// One direction: from what one side writes to what the other reads.
class Channel {
public:
    Channel() {
        set_nonblocking(from_.read);
        set_nonblocking(to_.write);
    }

    [[nodiscard]] int writer() const { return from_.write.get(); }  // for the side that writes
    [[nodiscard]] int reader() const { return to_.read.get(); }     // for the side that reads
    void sides_have_started() {
        from_.write.reset();
        to_.read.reset();
    }

    // Descriptors to poll, -1 for none.
    [[nodiscard]] int wants_to_read() const { return held_.size() < kInFlight ? from_.read.get() : -1; }
    [[nodiscard]] int wants_to_write() const { return held_.empty() ? -1 : to_.write.get(); }

    // Takes what has been written. Returns it; ended() is true from the end of it on.
    std::string_view take() {
        std::array<char, 65536> buffer;
        const ssize_t got = ::read(from_.read.get(), buffer.data(), buffer.size());
        if (got < 0) return {};
        if (got == 0) {
            from_.read.reset();
            return {};
        }
        total_ += static_cast<std::uint64_t>(got);
        if (!to_.write) return {};  // nobody reads any more: dropped
        held_.append(buffer.data(), static_cast<std::size_t>(got));
        return std::string_view(held_).substr(held_.size() - static_cast<std::size_t>(got));
    }

    // Everything that is still in the pipe, after its writers are gone.
    template <typename Visit>
    void take_rest(Visit visit) {
        while (from_.read && held_.size() < kInFlight) {
            const std::size_t before = total_;
            visit(take());
            if (total_ == before) return;
        }
    }

    void give() {
        const ssize_t written = ::write(to_.write.get(), held_.data(), held_.size());
        if (written > 0) held_.erase(0, static_cast<std::size_t>(written));
        if (written < 0 && errno != EAGAIN && errno != EINTR) close_reader();
        if (closing_ && held_.empty()) close_reader();
    }

    // The reader sees the end once it has read what is held.
    void close_when_given() {
        closing_ = true;
        if (held_.empty()) close_reader();
    }

    // The reader is gone, or is to see the end now.
    void close_reader() {
        to_.write.reset();
        held_.clear();
    }

    [[nodiscard]] bool ended() const { return !from_.read; }
    // Nothing is on its way from the writer to the reader.
    [[nodiscard]] bool is_empty() const {
        return held_.empty() && bytes_in(from_.read) == 0 && bytes_in(to_.write) == 0;
    }
    [[nodiscard]] std::uint64_t total() const { return total_; }

private:
    static int bytes_in(const Fd& pipe) {
        int count = 0;
        return pipe && ::ioctl(pipe.get(), FIONREAD, &count) == 0 ? count : 0;
    }

    Pipe from_;
    Pipe to_;
    std::string held_;
    std::uint64_t total_ = 0;
    bool closing_ = false;
};

class Conversation {
public:
    Conversation(Launcher& program, Launcher& validator, EofRule rule, const StopSignal& stop)
        : program_(program), validator_(validator), rule_(rule), stop_(stop) {}

    Interaction run(RunRequest program, RunRequest validator) {
        output_limit_ = program.limits.output_bytes;
        // The validator waits for the program, and that time is not its own.
        validator.limits.wall += program.limits.wall;
        validator.input = questions_.reader();
        validator.output = answers_.writer();
        program.input = answers_.reader();
        program.output = questions_.writer();
        begin_ = Clock::now();
        validator_.start(validator);
        program_.start(program);
        questions_.sides_have_started();
        answers_.sides_have_started();
        while (!program_ended_ || !validator_ended_) step();
        result_.program_bytes = questions_.total();
        return std::move(result_);
    }

private:
    void step() {
        pollfd watched[7] = {{stop_.fd(), POLLIN, 0},
                             {validator_ended_ ? -1 : validator_.fd(), POLLIN, 0},
                             {program_ended_ ? -1 : program_.fd(), POLLIN, 0},
                             {questions_.wants_to_read(), POLLIN, 0},
                             {questions_.wants_to_write(), POLLOUT, 0},
                             {answers_.wants_to_read(), POLLIN, 0},
                             {answers_.wants_to_write(), POLLOUT, 0}};
        const bool waits_for_time =
            (program_ended_ && !validator_ended_) || questions_closed_ || answers_closed_;
        const bool both_live = !program_ended_ && !validator_ended_;
        const int timeout = waits_for_time ? 50 : both_live ? static_cast<int>(kSilence.count()) : -1;
        const int ready = ::poll(watched, 7, timeout);
        if (ready < 0) return;
        if (ready == 0 && both_live && !waits_for_time) stop_if_both_wait();
        if (watched[0].revents != 0) throw Interrupted();
        if (watched[3].revents != 0) pass_on_question();
        if (watched[4].revents != 0) questions_.give();
        if (watched[5].revents != 0) pass_on_answer();
        if (watched[6].revents != 0) answers_.give();
        if (watched[1].revents != 0) end_validator();
        if (watched[2].revents != 0) end_program();
        stop_late_validator();
        pass_on_end(questions_, questions_closed_);
        pass_on_end(answers_, answers_closed_);
    }

    // Nothing that is written will ever wake one of them: only the other writes to it.
    void stop_if_both_wait() {
        const auto nothing_under_way = [&] { return questions_.is_empty() && answers_.is_empty(); };
        if (result_.both_wait || !nothing_under_way()) return;
        if (!program_.waits_for_input() || !validator_.waits_for_input()) return;
        if (!nothing_under_way()) return;  // written before its writer began to wait
        result_.both_wait = true;
        program_.stop();
        result_.validator_stopped = true;
        validator_.stop();
    }

    static void pass_on_end(Channel& channel, std::optional<Clock::time_point>& closed) {
        if (!closed || Clock::now() - *closed < kExitReport) return;
        channel.close_when_given();
        closed.reset();
    }

    void pass_on_question() {
        record(true, questions_.take());
        if (questions_.ended() && rule_ == EofRule::domjudge) questions_closed_ = Clock::now();
        if (questions_.total() > output_limit_ && !result_.output_flood) {
            result_.output_flood = true;
            program_.stop();
        }
    }

    void pass_on_answer() {
        record(false, answers_.take());
        if (answers_.ended() && rule_ != EofRule::kattis) answers_closed_ = Clock::now();
    }

    void end_validator() {
        result_.validator = validator_.finish();
        validator_ended_ = true;
        result_.validator_first = !program_ended_;
        answers_.take_rest([this](std::string_view text) { record(false, text); });
        questions_.close_reader();
        answers_.close_when_given();
        const bool accepts = result_.validator.ended_by == EndedBy::itself &&
                             result_.validator.exit_status == kAccepts;
        if (!program_ended_ && !accepts) program_.stop();
    }

    void end_program() {
        result_.program = program_.finish();
        program_ended_ = true;
        program_end_ = Clock::now();
        questions_.take_rest([this](std::string_view text) { record(true, text); });
        questions_.close_when_given();
        answers_.close_reader();
    }

    // The validator of a program that failed has nothing more to decide.
    void stop_late_validator() {
        if (validator_ended_ || !program_ended_ || result_.validator_stopped) return;
        const bool failed = result_.program.ended_by != EndedBy::itself ||
                            result_.program.exit_status != 0;
        if (!failed || Clock::now() - program_end_ < kGrace) return;
        result_.validator_stopped = true;
        validator_.stop();
    }

    void record(bool from_program, std::string_view text) {
        const std::size_t room = kTranscript - recorded_;
        text = text.substr(0, room);
        if (text.empty()) return;
        recorded_ += text.size();
        result_.transcript.push_back({from_program, Clock::now() - begin_, std::string(text)});
    }

    Launcher& program_;
    Launcher& validator_;
    EofRule rule_;
    const StopSignal& stop_;
    Channel questions_;  // from the program to the validator
    Channel answers_;    // from the validator to the program
    Interaction result_;
    std::uint64_t output_limit_ = 0;
    std::size_t recorded_ = 0;
    bool program_ended_ = false;
    bool validator_ended_ = false;
    std::optional<Clock::time_point> questions_closed_;  // its writer has closed it, and lives
    std::optional<Clock::time_point> answers_closed_;
    Clock::time_point begin_;
    Clock::time_point program_end_;
};

}  // namespace

Interaction interact(Launcher& program_launcher, RunRequest program, Launcher& validator_launcher,
                     RunRequest validator, EofRule rule, const StopSignal& stop) {
    return Conversation(program_launcher, validator_launcher, rule, stop)
        .run(std::move(program), std::move(validator));
}

}  // namespace queens
