#include <gnu/libc-version.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <string>
#include <system_error>
#include <vector>

#include "base/text.h"
#include "build/language.h"

namespace queens {
namespace {

constexpr const char* kSystemFolders = "/usr/local/bin:/usr/bin:/bin";

// A version manager puts small scripts in front of the real tools; those look for their settings
// in places that a sandbox does not show.
bool is_binary(const std::filesystem::path& file) {
    std::array<char, 4> head{};
    std::ifstream(file, std::ios::binary).read(head.data(), head.size());
    return head == std::array{'\x7f', 'E', 'L', 'F'};
}

// rustup's proxies are binaries that pick a toolchain; the toolchain's own program is what they run.
std::filesystem::path behind_rustup(const std::filesystem::path& tool) {
    const char* const home = std::getenv("HOME");
    if (home == nullptr || tool.filename() == "rustup") return tool;
    const std::filesystem::path toolchains = std::filesystem::path(home) / ".rustup/toolchains";
    std::error_code ignored;
    if (std::filesystem::canonical(tool, ignored).filename() != "rustup") return tool;
    for (const auto& toolchain : std::filesystem::directory_iterator(toolchains, ignored)) {
        const std::filesystem::path real = toolchain.path() / "bin" / tool.filename();
        if (std::filesystem::exists(real, ignored)) return real;
    }
    return tool;
}

std::string search_path() {
    const char* const path = std::getenv("PATH");
    return path == nullptr ? kSystemFolders : std::string(path) + ":" + kSystemFolders;
}

// The version of LLVM in the path that a link leads to, "/usr/lib/llvm-14/bin/lld"; 0 where it does not
// say.
double llvm_version(const char* link) {
    std::error_code error;
    for (const auto& folder : std::filesystem::canonical(link, error)) {
        const std::string name = folder.string();
        if (name.starts_with("llvm-")) return parse_decimal(name.substr(5)).value_or(0);
    }
    return 0;
}

}  // namespace

std::optional<std::filesystem::path> find_tool(std::span<const std::string_view> candidates) {
    static const std::string path = search_path();
    for (const std::string_view candidate : candidates) {
        for (const std::string_view folder : split(path, ':')) {
            if (folder.empty() || folder.front() != '/') continue;
            const std::filesystem::path file = std::filesystem::path(folder) / candidate;
            if (::access(file.c_str(), X_OK) == 0 && is_binary(file)) return behind_rustup(file);
        }
    }
    return std::nullopt;
}

std::optional<std::filesystem::path> find_compiler(const Language& language) {
    const char* const named =
        language.variable.empty() ? nullptr : std::getenv(std::string(language.variable).c_str());
    if (named != nullptr && *named != '\0') {
        const std::string_view last = split(named, ' ').back();  // "ccache g++"
        if (auto tool = find_tool(std::array{last})) return tool;
    }
    return find_tool(language.compilers);
}

const std::vector<std::string>& quick_linker_flags() {
    static const std::vector<std::string> flags = [] {
        // Several threads take half as much CPU time again; from version 11 on they can be told not to.
        if (llvm_version("/usr/bin/ld.lld") >= 11) {
            return std::vector<std::string>{"-fuse-ld=lld", "-Wl,--threads=1"};
        }
        for (const std::string linker : {"gold", "lld"}) {
            if (::access(("/usr/bin/ld." + linker).c_str(), X_OK) == 0) {
                return std::vector<std::string>{"-fuse-ld=" + linker};
            }
        }
        return std::vector<std::string>{};
    }();
    return flags;
}

bool can_link_statically() {
    static const bool can = [] {
        // Before glibc 2.34 a static program lost the threads of std::thread.
        const auto version = parse_decimal(::gnu_get_libc_version());
        if (!version || *version < 2.34) return false;
        for (const char* const folder : {"/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu",
                                         "/usr/lib64", "/usr/lib"}) {
            if (::access((std::string(folder) + "/libc.a").c_str(), R_OK) == 0) return true;
        }
        return false;
    }();
    return can;
}

}  // namespace queens
