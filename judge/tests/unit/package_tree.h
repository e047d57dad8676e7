#pragma once

#include <string>

#include "problem/locate.h"
#include "temp_tree.h"

// Small packages to add a feature or a fault to.
namespace package_tree {

inline unit::TempTree legacy() {
    return unit::TempTree({
        {"problem.yaml", "name: Sum\nlicense: cc0\n"},
        {"data/sample/1.in", "1\n"},
        {"data/sample/1.ans", "1\n"},
        {"data/secret/01.in", "1\n"},
        {"data/secret/01.ans", "1\n"},
        {"submissions/accepted/a.cpp", ""},
        {"submissions/wrong_answer/b.py", ""},
    });
}

inline unit::TempTree modern(const std::string& more = "") {
    unit::TempTree tree = legacy();
    tree.add({{"problem.yaml", "problem_format_version: 2025-09\nname: {en: Sum}\n" + more}});
    return tree;
}

inline std::string notices_of(const unit::TempTree& tree) {
    std::string text;
    for (const std::string& notice : queens::load_problem(tree.root()).notices)
        text += notice + "\n";
    return text;
}

}  // namespace package_tree
