#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "problem/problem.h"

namespace queens {

// Whose meaning of a submission folder's name counts.
enum class FolderRules {
    archive,  // ours: each verdict has its folder
    legacy,   // legacy, legacy-icpc, 2023-07-draft without a rule file
    icpc,     // 2023-07 and 2025-09
};

// The verdict folders of the archive, in the order in which their programs are reported.
[[nodiscard]] std::span<const std::string> archive_verdict_folders();

// What the programs in a folder must get; nothing when the rules do not know the folder. In
// foreign packages a run-time error may also be seen as a memory or output limit, since their
// tools cannot tell these apart.
[[nodiscard]] std::optional<Expectation> folder_expectation(std::string_view folder,
                                                            FolderRules rules);

// Any verdict of a program at all, nothing required.
[[nodiscard]] Expectation no_expectation(std::string origin);

// verdicts of a foreign package: with RTE also MLE and OLE.
[[nodiscard]] VerdictSet foreign(VerdictSet verdicts);

// The role that follows from the expectations: lower where no case may exceed the time limit,
// upper where some case has to, none otherwise.
[[nodiscard]] TimeLimitRole default_role(const Program& program);

}  // namespace queens
