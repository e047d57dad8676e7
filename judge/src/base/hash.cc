#include "base/hash.h"

#include <algorithm>
#include <bit>

namespace queens {

namespace {

constexpr std::array<std::uint32_t, 64> kRoundConstants = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

// The 64 words of a block's message schedule.
std::array<std::uint32_t, 64> schedule(const char* block) {
    std::array<std::uint32_t, 64> words{};
    for (std::size_t i = 0; i < 64; ++i) {
        words[i / 4] = words[i / 4] << 8 | static_cast<unsigned char>(block[i]);
    }
    for (std::size_t i = 16; i < 64; ++i) {
        const std::uint32_t near = words[i - 2], far = words[i - 15];
        words[i] = words[i - 16] + words[i - 7] +
                   (std::rotr(far, 7) ^ std::rotr(far, 18) ^ far >> 3) +
                   (std::rotr(near, 17) ^ std::rotr(near, 19) ^ near >> 10);
    }
    return words;
}

}  // namespace

void Sha256::mix_in(const char* block) {
    const std::array<std::uint32_t, 64> words = schedule(block);
    auto [a, b, c, d, e, f, g, h] = state_;
    for (std::size_t i = 0; i < 64; ++i) {
        const std::uint32_t added = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                                    ((e & f) ^ (~e & g)) + kRoundConstants[i] + words[i];
        const std::uint32_t mixed =
            (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + added;
        d = c;
        c = b;
        b = a;
        a = added + mixed;
    }
    const std::array<std::uint32_t, 8> sums = {a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < sums.size(); ++i) state_[i] += sums[i];
}

Sha256& Sha256::add(std::string_view bytes) {
    size_ += bytes.size();
    if (!rest_.empty()) {
        const std::size_t missing = std::min(kBlock - rest_.size(), bytes.size());
        rest_ += bytes.substr(0, missing);
        bytes.remove_prefix(missing);
        if (rest_.size() < kBlock) return *this;
        mix_in(rest_.data());
    }
    for (; bytes.size() >= kBlock; bytes.remove_prefix(kBlock)) mix_in(bytes.data());
    rest_ = bytes;
    return *this;
}

std::string Sha256::hex() const {
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::string padding = "\x80";
    padding.resize(1 + (2 * kBlock - 9 - rest_.size()) % kBlock, '\0');
    for (int shift = 56; shift >= 0; shift -= 8) {
        padding += static_cast<char>(size_ * 8 >> shift & 255);
    }
    Sha256 padded = *this;
    padded.add(padding);
    std::string text;
    for (const std::uint32_t word : padded.state_) {
        for (int shift = 28; shift >= 0; shift -= 4) text += kDigits[word >> shift & 15];
    }
    return text;
}

}  // namespace queens
