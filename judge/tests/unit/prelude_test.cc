#include "build/prelude.h"

#include <string>
#include <string_view>
#include <vector>

#include "unit.h"

using namespace queens;

namespace prelude_test {

void opens(const std::string& source, bool expected) {
    unit::check(opens_with_includes(source, {"iostream"}) == expected, source);
}

const unit::Test includes("prelude/a_source_opens_with_an_include", [] {
    opens("#include <iostream>\nint main() {}\n", true);
    opens("#include <iostream>", true);
    opens("\n// a comment\n  #include <vector>\r\n#include   <iostream>\r\n", true);
    opens("/* one */ /* two\n #define x\n three */\n#include <iostream>\n", true);
    opens("/* one */ #include <iostream>\n", true);
});

const unit::Test other("prelude/what_comes_before_an_include_counts", [] {
    opens("", false);
    opens("int main() {}\n#include <iostream>\n", false);
    opens("#define int long long\n#include <iostream>\n", false);
    opens("#pragma GCC optimize(\"O3\")\n#include <iostream>\n", false);
    opens("#include <vector>\n#if 0\n#include <iostream>\n", false);
    opens("/* #include <iostream>\n", false);
    opens("// \\\n#include <iostream>\n", false);
    opens("#include <vector>\nusing namespace std;\n#include <iostream>\n", false);
    opens("\xef\xbb\xbf#include <iostream>\n", false);
    opens("#include <iostreams>\n#include \"iostream\"\n", false);
});

const unit::Test several("prelude/all_of_several_includes_are_asked_for", [] {
    const std::vector<std::string_view> headers = {"iostream", "vector"};
    unit::check(opens_with_includes("#include <vector>\n#include <iostream>\n", headers), "both");
    unit::check(!opens_with_includes("#include <iostream>\n#include <iostream>\n", headers), "one");
    unit::check(!opens_with_includes("#include <iostream>\nint n;\n#include <vector>\n", headers),
                "too late");
});

const unit::Test made("prelude/it_is_looked_for_once_and_made_when_it_pays", [] {
    Preludes preludes;
    int found = 0;
    int times_made = 0;
    for (int program = 1; program <= 6; ++program) {
        const auto header = preludes.get(
            "a", [&]() -> Preludes::Header { ++found; return std::nullopt; },
            [&]() -> Preludes::Header { ++times_made; return "/made"; });
        unit::check(header.has_value() == (program >= 4), std::to_string(program));
    }
    unit::check(found == 1 && times_made == 1, "once each");
    const auto kept = preludes.get(
        "b", []() -> Preludes::Header { return "/kept"; }, []() -> Preludes::Header { return "/made"; });
    unit::check(kept == "/kept", "of an earlier run");
});

const unit::Test failed("prelude/one_that_cannot_be_made_is_not_tried_again", [] {
    Preludes preludes;
    int times_made = 0;
    for (int program = 1; program <= 9; ++program) {
        const auto header = preludes.get(
            "a", []() -> Preludes::Header { return std::nullopt; },
            [&]() -> Preludes::Header { ++times_made; return std::nullopt; });
        unit::check(!header, "none");
    }
    unit::check(times_made == 1, "once");
});

}  // namespace prelude_test
