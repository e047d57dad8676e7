#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace queens {

// Whether a C or C++ source includes all of the headers before anything but comments and other #include
// lines: then it means the same with these put before its first line.
[[nodiscard]] bool opens_with_includes(std::string_view source,
                                       const std::vector<std::string_view>& headers);

// Headers that are compiled beforehand, those of one run of the judge. May be used from several
// threads.
class Preludes {
public:
    using Header = std::optional<std::filesystem::path>;

    // The header of this name, or nothing where there is none yet. find is called once and looks
    // for one that an earlier run has made; make is called when so many programs have asked that it
    // pays, once.
    Header get(const std::string& name, const std::function<Header()>& find,
               const std::function<Header()>& make);

private:
    struct State {
        int asked = 0;
        Header header;
    };

    std::mutex mutex_;
    std::map<std::string, State> states_;
};

}  // namespace queens
