#include "base/json.h"

#include <cmath>
#include <string>
#include <vector>

#include "unit.h"

namespace queens {

namespace json_test {

std::string string_as_json(std::string_view text) {
    JsonObject object;
    object.add("s", text);
    return std::move(object).finish();
}

const unit::Test empty_object("json/empty_object",
                              [] { unit::equal_text(JsonObject().finish(), "{}"); });

const unit::Test every_type("json/members_come_in_order", [] {
    JsonObject object;
    object.add("event", "case").add("cpu_s", 0.25).add("ok", true).add("no", false);
    object.add("bytes", std::int64_t{-9007199254740993}).add_null("skip").add_raw("raw", "[1]");
    object.add("names", std::vector<std::string>{"a", "b\""})
        .add("none", std::vector<std::string>{});
    unit::equal_text(std::move(object).finish(),
                     R"({"event":"case","cpu_s":0.25,"ok":true,"no":false,)"
                     R"("bytes":-9007199254740993,"skip":null,"raw":[1],)"
                     R"("names":["a","b\""],"none":[]})");
});

const unit::Test not_finite("json/not_finite_is_null", [] {
    JsonObject object;
    object.add("a", std::nan("")).add("b", HUGE_VAL).add("c", -HUGE_VAL).add("d", 1e300);
    unit::equal_text(std::move(object).finish(), R"({"a":null,"b":null,"c":null,"d":1e+300})");
});

const unit::Test escapes("json/controls_are_escaped", [] {
    unit::equal_text(string_as_json(std::string_view("\"\\/\n\r\t\0\x1b\x7f", 9)),
                     R"({"s":"\"\\/\n\u000d\u0009\u0000\u001b\u007f"})");
});

const unit::Test one_line("json/line_ends_of_unicode_are_escaped", [] {
    unit::equal_text(string_as_json("\xC2\x85\xE2\x80\xA8\xE2\x80\xA9"),
                     R"({"s":"\u0085\u2028\u2029"})");
});

const unit::Test valid_utf8("json/valid_utf8_stays", [] {
    unit::equal_text(string_as_json("\xC3\xA9\xF0\x9F\x91\x91"),
                     "{\"s\":\"\xC3\xA9\xF0\x9F\x91\x91\"}");
});

const unit::Test invalid_utf8("json/invalid_bytes_are_replaced", [] {
    unit::equal_text(string_as_json("a\xFF\xC3z"), "{\"s\":\"a\xEF\xBF\xBD\xEF\xBF\xBDz\"}");
});

}  // namespace json_test

}  // namespace queens
