#include "cli/environment.h"

#include <cstdlib>

#include "base/error.h"
#include "base/text.h"
#include "problem/locate.h"
#include "sandbox/launcher.h"

namespace queens {
namespace {

namespace fs = std::filesystem;

fs::path own_folder() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (error) throw JudgeError("/proc/self/exe: cannot read it; is /proc mounted?");
    return program.parent_path();
}

}  // namespace

fs::path archive_root() {
    if (const char* const home = std::getenv("QUEENS_HOME")) {
        if (const auto root = find_archive_root(home)) return *root;
    }
    std::error_code error;
    if (const auto root = find_archive_root(fs::current_path(error))) return *root;
    if (const auto root = find_archive_root(own_folder())) return *root;
    throw JudgeError("expected an archive (a folder with problems/, solutions/ and testdata/) here "
                     "or above, found none; change to its folder, or set QUEENS_HOME");
}

fs::path launcher_path() {
    const fs::path path = own_folder() / "launcher";
    if (!fs::exists(path)) {
        throw JudgeError("'" + path.string() + "': expected the launcher beside the judge, found "
                         "nothing; build it again");
    }
    return path;
}

fs::path cache_folder() {
    if (const char* const build = std::getenv("QUEENS_BUILD")) return fs::absolute(build) / "cache";
    return own_folder() / "cache";
}

Layers available_layers(Layers wanted) { return Launcher(launcher_path(), {}, wanted).layers(); }

Layers layers_named(const std::vector<std::string>& names) {
    const std::vector<std::string> known = layer_names(wire::kAllLayers);
    Layers layers = 0;
    for (const std::string& name : names) {
        bool found = false;
        for (Layers bit = 1; bit <= wire::kAllLayers; bit <<= 1) {
            if (layer_names(bit).front() == name) {
                layers |= bit;
                found = true;
            }
        }
        if (!found) {
            throw UsageError("unknown layer " + in_quotes(name) + did_you_mean(name, known) +
                             "; known are " + join(known, ", "));
        }
    }
    return layers;
}

}  // namespace queens
