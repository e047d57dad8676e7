#include <sys/resource.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <filesystem>
#include <iostream>
#include <thread>

#include "base/temp_dir.h"
#include "base/text.h"
#include "build/language.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/environment.h"
#include "report/text.h"

namespace queens {
namespace {

constexpr std::string_view kDoctorHelp =
    R"(usage: judge doctor

Says what this machine can do: the layers of the sandbox, the languages that are installed, and
where programs are built and run.
)";

void show_system() {
    utsname system{};
    ::uname(&system);
    std::cout << "system: " << system.sysname << ' ' << system.release << ' ' << system.machine
              << ", " << counted(std::thread::hardware_concurrency(), "core") << ", user "
              << ::geteuid() << '\n';
}

void show_layers() {
    const Layers there = available_layers(wire::kAllLayers);
    for (const std::string& name : layer_names(wire::kAllLayers)) {
        const bool on = (layers_named({name}) & there) != 0;
        std::cout << "sandbox layer " << name << ": " << (on ? "on" : "missing") << '\n';
    }
    rlimit stack{RLIM_INFINITY, RLIM_INFINITY};
    ::setrlimit(RLIMIT_STACK, &stack);  // as the launcher tries to
    ::getrlimit(RLIMIT_STACK, &stack);
    if (stack.rlim_max != RLIM_INFINITY) {
        std::cout << "stack: at most " << memory_text(stack.rlim_max)
                  << " (ulimit -Hs); deep recursion fails beyond that\n";
    }
}

void show_languages() {
    for (const Language& language : languages()) {
        std::cout << language.title << ": ";
        const auto compiler = find_compiler(language);
        const auto runner = find_tool(language.runners);
        if (!compiler || (!runner && !language.runners.empty())) {
            std::cout << "not installed\n";
            continue;
        }
        std::cout << compiler->string();
        if (runner && *runner != *compiler) std::cout << " and " << runner->string();
        std::cout << '\n';
    }
    std::cout << "static linking: " << (can_link_statically() ? "yes" : "no, programs start slower")
              << '\n';
    const std::vector<std::string>& linker = quick_linker_flags();
    std::cout << "linker: " << (linker.empty() ? "the compiler's usual one" : join(linker, " ")) << '\n';
}

void show_folders() {
    std::error_code error;
    const auto free_bytes = [&error](const std::filesystem::path& folder) {
        return memory_text(std::filesystem::space(folder, error).available) + " free";
    };
    std::cout << "temporary files: " << temp_root().string() << ", " << free_bytes(temp_root()) << '\n';
    const std::filesystem::path cache = cache_folder();
    std::cout << "built programs: " << cache.string() << '\n';
}

}  // namespace

int doctor_command(const std::vector<std::string>& words) {
    const Arguments arguments("doctor", words, {"-h", "--help"}, {});
    if (arguments.has("-h") || arguments.has("--help")) {
        std::cout << kDoctorHelp;
        return 0;
    }
    if (!arguments.rest().empty()) {
        throw UsageError("doctor: expected no argument, found " + in_quotes(arguments.rest().front()));
    }
    show_system();
    show_layers();
    show_languages();
    show_folders();
    return 0;
}

}  // namespace queens
