#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace queens {

// SHA-256 (FIPS 180-4) of bytes that come piece by piece; how they are cut does not matter.
//   Sha256().add("a").add("bc").hex()   ->   "ba7816bf8f01cfea414140de5dae2223b003..."
class Sha256 {
public:
    Sha256& add(std::string_view bytes);

    // The hash of all bytes so far, as 64 hexadecimal digits. More may be added afterwards.
    [[nodiscard]] std::string hex() const;

private:
    static constexpr std::size_t kBlock = 64;

    void mix_in(const char* block);

    std::array<std::uint32_t, 8> state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                           0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::string rest_;  // the bytes after the last whole block
    std::uint64_t size_ = 0;
};

}  // namespace queens
