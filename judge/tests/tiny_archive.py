"""A tiny archive that is right, to be broken in one place."""

import archive

SLUG = "two-squares"
FILES = {
    "problems/two-squares/problem.yaml": """\
problem_format_version: 2025-09
name: Two Squares
source:
  name: Host 12  # the thirteenth is another one
  url: https://host.example/12
limits:
  # as recalled
  time_limit: 0.5
  memory: 64
keywords: [squares, sums]
""",
    "problems/two-squares/statement.md": """\
# Two Squares

Submit at [Host 12](https://host.example/12) · 0.5 s · 64 MB (limits as recalled)

Print the sum of two squares.

## Input

Two integers from 0 to 40.

## Output

One integer.

## Sample 1

```text
3 4
```

```text
25
```
""",
    "problems/two-squares/editorial.md": """\
# Two Squares: editorial

[statement](statement.md) · [solution](../../solutions/two-squares.cpp) · [tests](../../testdata/two-squares)

## Hints

<details><summary>What is a square?</summary>

A number times itself.
</details>

## Idea

Multiply `x64_value` by itself, in C++17; see [the wiki](https://wiki.example/12345#678).
`accepted/by_adding_99_times.py` does without.

## Worked example

```text
5  12   25 + 144 = 169
```

## Why it is right

By definition, 40 times 40 and `secret/02-both-40` included.

## Complexity

At most 3200, and 1.5 on average.

Slowest stored case: under 10 ms (limit 0.5 s).

## Pitfalls

| mistake | kept as | first case that tells |
|---|---|---|
| one square only | `wrong_answer/one_square.cpp` | `sample/1` |
| no semicolon | `compile_error/no_semicolon.cpp` | `compilation` |

What they print for 3 and 4:

| printed | by |
|---|---|
| 9 | the first |

## Related

- [the same](../two-squares/statement.md#sample-1), and [the idea](#worked-example)
""",
    "problems/two-squares/editorial_test.py": """\
def numbers():
    return [
        ("5  12   25 + 144 = 169", f"5  12   {5 * 5} + {12 * 12} = {5 * 5 + 12 * 12}"),
        ("3200", str(2 * 40 * 40)),
        ("1.5 on average", f"{3 / 2} on average"),
    ]
""",
    "problems/two-squares/input_validator.cpp": "",
    "problems/two-squares/invalid_inputs.txt": "empty:\n",
    "problems/two-squares/generator.cpp": "",
    "solutions/two-squares.cpp": "",
    "solutions/two-squares/accepted/by_adding_99_times.py": "",
    "solutions/two-squares/wrong_answer/one_square.cpp": "",
    "solutions/two-squares/compile_error/no_semicolon.cpp": "",
    "testdata/two-squares/recipe.txt": """\
# two cases
01-zeros: literal 0\\x200\\n
02-both-40: generator both 40
""",
    "testdata/two-squares/sample/1.in": "3 4\n",
    "testdata/two-squares/sample/1.ans": "25\n",
    "testdata/two-squares/secret/01-zeros.in": "0 0\n",
    "testdata/two-squares/secret/01-zeros.ans": "0\n",
    "testdata/two-squares/secret/02-both-40.in": "40 40\n",
    "testdata/two-squares/secret/02-both-40.ans": "3200\n",
}
STATEMENT, EDITORIAL, NUMBERS, YAML = (
    f"problems/two-squares/{name}"
    for name in ("statement.md", "editorial.md", "editorial_test.py", "problem.yaml"))
RECIPE = "testdata/two-squares/recipe.txt"


class TinyArchive:
    def __init__(self, root):
        self.root = root
        self.problem = archive.Problem(root, SLUG)
        for name, text in FILES.items():
            self.write(name, text)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def replace(self, name, old, new):
        text = (self.root / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
        self.write(name, text.replace(old, new))

    def remove(self, name):
        (self.root / name).unlink()

    def write_script(self, script):
        """The program in place of a compiled generator.cpp or input_validator.cpp."""
        path = self.root / "script"
        path.write_text("#!/bin/sh\n" + script)
        path.chmod(0o755)
        return path
