#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace queens {

// Writes one JSON object, member after member, in the order of the calls. Strings may hold any
// bytes; what is not valid UTF-8 comes out as U+FFFD.
//   JsonObject line;
//   line.add("event", "case").add("cpu_s", 0.25);
//   std::move(line).finish()   ->   {"event":"case","cpu_s":0.25}
class JsonObject {
public:
    JsonObject& add(std::string_view key, std::string_view value);
    JsonObject& add(std::string_view key, const char* value);  // else a literal would be a bool
    JsonObject& add(std::string_view key, bool value);
    JsonObject& add(std::string_view key, double value);  // NaN and infinities become null
    JsonObject& add(std::string_view key, std::int64_t value);
    JsonObject& add(std::string_view key, std::span<const std::string> values);
    JsonObject& add_null(std::string_view key);
    JsonObject& add_raw(std::string_view key, std::string_view json);  // already JSON
    [[nodiscard]] std::string finish() &&;

private:
    void key(std::string_view name);

    std::string text_ = "{";
};

}  // namespace queens
