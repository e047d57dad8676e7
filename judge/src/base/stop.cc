#include "base/stop.h"

#include <poll.h>
#include <signal.h>
#include <sys/signalfd.h>

#include "base/error.h"

namespace queens {

StopSignal::StopSignal() {
    sigset_t signals;
    ::sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) ::sigaddset(&signals, signal);
    if (::pthread_sigmask(SIG_BLOCK, &signals, nullptr) != 0) throw_errno("cannot block signals");
    fd_ = Fd(::signalfd(-1, &signals, SFD_CLOEXEC));
    if (!fd_) throw_errno("cannot watch for signals");
}

bool StopSignal::arrived() const {
    pollfd watched{fd_.get(), POLLIN, 0};
    return ::poll(&watched, 1, 0) > 0;  // never read, so every later look sees it too
}

void StopSignal::check() const {
    if (arrived()) throw Interrupted();
}

}  // namespace queens
