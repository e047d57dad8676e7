"""generating.h: what a generator draws is the same everywhere, and spread evenly."""

import collections
import itertools

import pytest

from drivers import HIGHEST, JUDGE_ERROR, LOWEST, build, run

pytestmark = pytest.mark.remembered

RANDOM = r"""
#include "generating.h"
#include <iostream>

int main(int argc, char** argv) {
    testdata::Arguments arguments(argc, argv);
    testdata::Random random(arguments.seed());
    const std::string kind = arguments.word("kind");
    const long long low = arguments.integer("low", INT64_MIN, INT64_MAX);
    const long long high = arguments.integer("high", INT64_MIN, INT64_MAX);
    const long long count = arguments.integer("count", 0, 1000000);
    arguments.end();
    for (long long i = 0; i < count; ++i) {
        if (kind == "integer") {
            std::cout << random.integer(low, high) << '\n';
            continue;
        }
        for (const int item : random.permutation(static_cast<int>(high))) std::cout << item << ' ';
        std::cout << '\n';
    }
}
"""


@pytest.fixture(scope="module")
def random(tmp_path_factory):
    return build(tmp_path_factory.mktemp("random"), RANDOM)


@pytest.mark.parametrize("arguments, message", [
    ("", "argument 1: seed: expected an integer from 0 to 9223372036854775807, found no argument"),
    ("-1", "argument 1: seed: expected an integer from 0 to 9223372036854775807, found '-1'"),
    ("x", "argument 1: seed: expected an integer from 0 to 9223372036854775807, found 'x'"),
    ("1", "argument 2: kind: expected a word, found no argument"),
    ("1 integer 1 2 3 4", "argument 6: expected no more arguments, found '4'"),
    ("1 integer 2 1 1", "random integer from 2 to 1: there is none"),
])
def test_wrong_arguments_of_a_generator(random, arguments, message):
    assert run(random, *arguments.split()) == (JUDGE_ERROR, "", message + "\n")


def drawn(random, seed, low, high, count):
    status, out, err = run(random, seed, "integer", low, high, count)
    assert (status, err) == (0, "")
    return [int(line) for line in out.split()]


class Engine:
    """std::mt19937_64, written down from its definition in the C++ standard."""

    def __init__(self, seed):
        self.x = [seed]
        for i in range(1, 312):
            self.x.append((6364136223846793005 * (self.x[-1] ^ self.x[-1] >> 62) + i) % 2**64)
        self.at = 0

    def __call__(self):
        x, i = self.x, self.at
        y = x[i] >> 31 << 31 | x[(i + 1) % 312] % 2**31
        x[i] = x[(i + 156) % 312] ^ y >> 1 ^ (0xB5026F5AA96619E9 if y % 2 else 0)
        self.at = (i + 1) % 312
        z = x[i]
        z ^= z >> 29 & 0x5555555555555555
        z ^= z << 17 & 0x71D67FFFEDA60000
        z ^= z << 37 & 0xFFF7EEE000000000
        return z ^ z >> 43

    def integer(self, low, high):
        count = high - low + 1
        value = self()
        while value < 2**64 % count:
            value = self()
        return (low + value % count + 2**63) % 2**64 - 2**63


def test_the_engine_of_this_test_is_the_standard_s():
    engine = Engine(5489)
    assert list(itertools.islice(iter(engine, None), 9999, 10000)) == [9981545732273789042]


@pytest.mark.parametrize("low, high", [
    (1, 6), (-3, 3), (0, 0), (0, 1), (0, 2**62), (-(2**62), 2**62), (LOWEST, HIGHEST),
    (LOWEST, HIGHEST - 1), (LOWEST, LOWEST), (HIGHEST, HIGHEST), (0, HIGHEST),
])
def test_integers_are_the_same_everywhere(random, low, high):
    engine = Engine(2024)
    assert drawn(random, 2024, low, high, 400) == [engine.integer(low, high) for _ in range(400)]


def test_integers_are_spread_evenly(random):
    counts = collections.Counter(drawn(random, 7, -2, 3, 60000))
    assert sorted(counts) == [-2, -1, 0, 1, 2, 3]
    assert all(9500 < count < 10500 for count in counts.values())


def test_every_permutation_comes_equally_often(random):
    _, out, _ = run(random, 11, "permutation", 0, 4, 24000)
    counts = collections.Counter(out.splitlines())
    assert sorted(counts) == ["".join(f"{i} " for i in p) for p in itertools.permutations(range(4))]
    assert all(850 < count < 1150 for count in counts.values())


def test_small_permutations(random):
    assert run(random, 1, "permutation", 0, 0, 2) == (0, "\n\n", "")
    assert run(random, 1, "permutation", 0, 1, 2) == (0, "0 \n0 \n", "")
