#include "sandbox/policy.h"

#include <utility>

namespace queens {

std::vector<std::string> layer_names(Layers layers) {
    constexpr std::pair<Layers, const char*> kNames[] = {
        {wire::kNoNewPrivileges, "no-new-privileges"},
        {wire::kNoCapabilities, "no-capabilities"},
        {wire::kLandlock, "landlock"},
        {wire::kSeccomp, "seccomp"},
    };
    std::vector<std::string> names;
    for (const auto& [layer, name] : kNames) {
        if ((layers & layer) != 0) names.emplace_back(name);
    }
    return names;
}

}  // namespace queens
