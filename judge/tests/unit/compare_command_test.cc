#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/temp_dir.h"
#include "cli/compare.h"
#include "unit.h"

namespace queens {

namespace compare_command_test {

using Flags = std::vector<std::string>;

struct CommandResult {
    int status;
    std::string text;
};

CommandResult run_command(std::string_view expected, std::string_view found, Flags args = {}) {
    const TempDir folder;
    std::ofstream(folder.path() / "a") << expected;
    std::ofstream(folder.path() / "b") << found;
    args.insert(args.begin(), {folder.path() / "a", folder.path() / "b"});
    std::ostringstream out, err;
    const int status = compare_command(args, out, err);
    std::string text = out.str() + err.str();
    if (text.starts_with(folder.path().string())) text.erase(0, folder.path().string().size());
    return {status, text};
}

const unit::Test command("compare_command/prints_and_returns", [] {
    const CommandResult agree = run_command("1 2\n", "1\n2");
    unit::check(agree.status == 0, "status 0");
    unit::equal_text(agree.text, "agree: 2 tokens\n");
    unit::equal_text(run_command("1", "1 ").text, "agree: 1 token\n");
    const CommandResult differ = run_command("1 2\n", "1\n3");
    unit::check(differ.status == 1, "status 1");
    unit::equal_text(differ.text, "/b: token 2 (line 2): expected '2', found '3'\n");
    unit::check(run_command("1", "1.0", {"float_tolerance", "0"}).status == 0, "flags are used");
});

const unit::Test command_errors("compare_command/refuses", [] {
    std::ostringstream out, err;
    for (const Flags& args :
         {Flags{}, Flags{"a"}, Flags{"-", "-"}, Flags{"a", "b", "frobnicate"}}) {
        (void)unit::message_of<UsageError>([&] { (void)compare_command(args, out, err); });
    }
    const std::string message = unit::message_of<JudgeError>([&] {
        (void)compare_command({"/nonexistent/a", "b"}, out, err);
    });
    unit::check(message.find("/nonexistent/a") != std::string::npos, message);
    unit::equal_text(out.str() + err.str(), "");
    unit::check(compare_command({"--help"}, out, err) == 0, "help");
    unit::check(out.str().find("Exit status") != std::string::npos, "help explains");
});

}  // namespace compare_command_test

}  // namespace queens
