// What validators and generators share. C++17, the standard library and nothing else.
//
// An input validator reads every byte and says what it must be; 42 accepts, 43 refuses:
//
//   int main() {
//       testdata::StrictInput input;
//       const long long n = input.integer("n", 1, 100);
//       input.newline();
//       for (long long row = 0; row < n; ++row) input.line("row", ".*", n, n);
//       input.accept();
//   }
//
// An output validator (arguments: input answer feedbackdir; standard input: the output to judge):
//
//   int main(int argc, char** argv) {
//       testdata::JudgeFiles files(argc, argv);
//       const long long n = files.input.integer("n", 1, 100);
//       testdata::LooseOutput output(files);
//       const long long row = output.integer("row", 1, n);
//       if (row == 2) output.reject("row 2 is taken");
//       output.accept();
//   }
//
// In an interactive problem, it reads what the program has written so far, and answers:
//
//       testdata::say("Left");
//       const long long row = output.integer("row", 1, n);
//
// A generator:
//
//   int main(int argc, char** argv) {
//       testdata::Arguments arguments(argc, argv);
//       const long long n = arguments.integer("n", 1, 100);
//       testdata::Random random(arguments.seed());
//       arguments.end();
//       std::cout << n << ' ' << random.integer(1, n) << '\n';
//   }
//
// A message is one line of printable ASCII:
//   line 2: n: expected an integer from 1 to 9, found '10'
#pragma once

#include "generating.h"
#include "loose_output.h"
#include "strict_input.h"
