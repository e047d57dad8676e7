"""judge/lib: each header stands alone."""

import shutil
import subprocess

import pytest

import workshop

pytestmark = pytest.mark.remembered


@pytest.mark.parametrize("compiler", ["g++", "clang++"])
def test_each_header_alone_compiles_without_a_warning(tmp_path, compiler):
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    for header in workshop.HEADERS.glob("*.h"):
        (tmp_path / f"{header.name}.cpp").write_text(
            f'#include "{header.name}"\n#include "{header.name}"\nint main() {{}}\n')
    flags = [workshop.STANDARD, *workshop.WARNINGS, "-Wpedantic", "-Wsign-conversion",
             f"-I{workshop.HEADERS}"]
    sources = [str(source) for source in tmp_path.glob("*.cpp")]
    assert len(sources) > 1
    done = subprocess.run([compiler, *flags, "-fsyntax-only", *sources],
                          capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
