#include "problem/validators.h"

#include <algorithm>

#include "base/text.h"

namespace queens {

namespace {

bool is_header(std::string_view name) {
    return name.ends_with(".h") || name.ends_with(".hpp") || name.ends_with(".hh");
}

bool is_script(std::string_view name) { return name == "build" || name == "run"; }

// Entries that are programs or parts of one. Names that the format forbids are refused.
std::vector<TreeEntry> program_entries(const Tree& tree, const char* folder) {
    std::vector<TreeEntry> found;
    for (const TreeEntry& entry : tree.entries(folder)) {
        if (is_junk(entry.name)) continue;
        if (!is_valid_name(entry.name)) tree.fail(entry.path, invalid_name_message(entry.name));
        if (entry.is_folder && tree.files_below(entry.path).empty()) continue;
        found.push_back(entry);
    }
    return found;
}

// Whether the entries of output_validators/ are the sources of one program, not one program each.
bool is_one_program(const std::vector<TreeEntry>& entries) {
    const auto sources = std::count_if(entries.begin(), entries.end(), [](const TreeEntry& entry) {
        return !is_header(entry.name);
    });
    return std::any_of(entries.begin(), entries.end(),
                       [](const TreeEntry& entry) { return is_script(entry.name); }) ||
           sources == 1;
}

}  // namespace

InputValidators find_input_validators(const Tree& tree) {
    InputValidators found;
    for (const char* folder : {"input_validators", "input_format_validators"}) {
        for (const TreeEntry& entry : program_entries(tree, folder)) {
            if (entry.name.ends_with(".ctd") || entry.name.ends_with(".viva")) {
                found.notices.push_back(tree.shown(entry.path) +
                                        ": checktestdata and VIVA are not supported (ignored)");
            } else if (!is_header(entry.name)) {
                found.programs.push_back({entry.path});
            }
        }
    }
    return found;
}

std::optional<SupportProgram> find_output_validator(const Tree& tree) {
    const std::vector<TreeEntry> several = program_entries(tree, "output_validators");
    const std::vector<TreeEntry> single = program_entries(tree, "output_validator");
    if (!several.empty() && !single.empty()) {
        tree.fail("output_validator",
                  "expected one output validator, found output_validators/ as well; remove one");
    }
    if (!single.empty()) return SupportProgram{tree.root() / "output_validator"};
    if (several.empty()) return std::nullopt;
    if (several.size() == 1) return SupportProgram{several.front().path};
    if (is_one_program(several)) return SupportProgram{tree.root() / "output_validators"};
    tree.fail("output_validators", "expected one output validator, found " +
                                       printable(several[0].name) + " and " +
                                       printable(several[1].name) + "; remove one");
}

}  // namespace queens
