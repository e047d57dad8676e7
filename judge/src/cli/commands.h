#pragma once

#include <string>
#include <vector>

namespace queens {

// The commands of the judge, one file each. Each takes the arguments after its name and returns the
// exit status; UsageError and JudgeError are for main() to print.
int run_command(const std::vector<std::string>& arguments);
int list_command(const std::vector<std::string>& arguments);
int show_command(const std::vector<std::string>& arguments);
int doctor_command(const std::vector<std::string>& arguments);

}  // namespace queens
