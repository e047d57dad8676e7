#include "sandbox/launcher.h"

#include <fcntl.h>

#include <filesystem>
#include <string>
#include <vector>

#include "build/compile.h"
#include "unit.h"

namespace queens {
namespace launcher_test {

RunFacts run_true(const Policy& policy, Layers layers) {
    const StopSignal stop;
    const Fd null(::open("/dev/null", O_RDWR | O_CLOEXEC));
    Launcher launcher(std::filesystem::read_symlink("/proc/self/exe").parent_path() / "launcher",
                      policy, layers);
    RunRequest request;
    request.program = "/bin/true";
    request.arguments = {"true"};
    request.folder = "/";
    request.input = request.output = request.error = null.get();
    request.limits.cpu = request.limits.wall = std::chrono::seconds(20);
    return launcher.run(request, stop);
}

Policy system_programs() {
    Policy policy;
    policy.paths = runtime_paths();
    for (const char* const folder : {"/bin", "/usr/bin"}) {
        policy.paths.push_back({folder, wire::kRead | wire::kExecute});
    }
    return policy;
}

const unit::Test memory_of_its_own("launcher/memory_is_not_that_of_the_judge", [] {
    const std::uint64_t before = run_true(system_programs(), wire::kAllLayers).peak_memory_bytes;
    const std::vector<char> held(500 << 20, 'x');
    unit::check(held[held.size() / 2] == 'x', "500 MB are held");
    const std::uint64_t now = run_true(system_programs(), wire::kAllLayers).peak_memory_bytes;
    unit::check(now < before + (1 << 20), "expected " + std::to_string(before) + " bytes, found " +
                                              std::to_string(now));
});

const unit::Test every_set_of_layers("launcher/starts_with_any_set_of_layers", [] {
    for (Layers layers = 0; layers <= wire::kAllLayers; ++layers) {
        const RunFacts facts = run_true(system_programs(), layers);
        unit::check(facts.exit_status == 0, "with layers " + std::to_string(layers));
    }
});

const unit::Test landlock_alone("launcher/what_no_rule_names_is_not_executed", [] {
    unit::message_of<std::exception>([] { (void)run_true({}, wire::kAllLayers); });
});

}  // namespace launcher_test
}  // namespace queens
