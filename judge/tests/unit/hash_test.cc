#include "base/hash.h"

#include <string>

#include "unit.h"

namespace queens {

namespace hash_test {

// The test vectors of FIPS 180-4 and of NIST's examples.
const unit::Test empty_text("hash/empty_text", [] {
    unit::equal_text(Sha256().hex(),
                     "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

const unit::Test one_block("hash/one_block", [] {
    unit::equal_text(Sha256().add("abc").hex(),
                     "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

const unit::Test two_blocks("hash/two_blocks", [] {
    unit::equal_text(Sha256().add("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq").hex(),
                     "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
});

const unit::Test four_blocks("hash/two_blocks_of_112_bytes", [] {
    unit::equal_text(Sha256()
                         .add("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                              "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")
                         .hex(),
                     "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
});

const unit::Test a_million("hash/a_million_letters", [] {
    unit::equal_text(Sha256().add(std::string(1'000'000, 'a')).hex(),
                     "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
});

const unit::Test pieces("hash/pieces_do_not_matter", [] {
    std::string text;
    for (int i = 0; i < 300; ++i) text += static_cast<char>(i);
    for (std::size_t length = 0; length <= text.size(); ++length) {
        const std::string_view part = std::string_view(text).substr(0, length);
        const std::string whole = Sha256().add(part).hex();
        for (std::size_t cut = 0; cut <= length; cut += 13) {
            Sha256 hash;
            hash.add(part.substr(0, cut));
            unit::check(hash.hex() == Sha256().add(part.substr(0, cut)).hex(), "hex() is pure");
            unit::equal_text(hash.add(part.substr(cut)).hex(), whole);
        }
    }
});

}  // namespace hash_test

}  // namespace queens
