#include "problem/folder.h"

#include "base/files.h"
#include "base/text.h"
#include "problem/cases.h"
#include "problem/tree.h"

namespace queens {

namespace fs = std::filesystem;

namespace {

// What stands between start and end after the first occurrence of tag, or empty. Enough for the
// few facts wanted of a problem.xml, which is written by a program.
std::string xml_between(std::string_view xml, std::string_view tag, std::string_view start,
                        std::string_view end) {
    const std::size_t at = xml.find(tag);
    if (at == std::string_view::npos) return {};
    const std::size_t open = xml.find(start, at);
    if (open == std::string_view::npos) return {};
    const std::size_t from = open + start.size();
    const std::size_t to = xml.find(end, from);
    return to == std::string_view::npos ? std::string() : std::string(xml.substr(from, to - from));
}

TestCase make_case(const std::string& name, const fs::path& input, const fs::path& answer) {
    TestCase test;
    test.name = name;
    test.input = input;
    test.answer = answer;
    return test;
}

// X.in with X.ans, else with X.out. An X.out alone may be anything's output.
std::vector<TestCase> plain_cases(const Tree& tree) {
    std::vector<TestCase> cases;
    for (const TreeEntry& entry : tree.entries(tree.root())) {
        if (entry.is_folder || entry.name.starts_with('.')) continue;
        const std::string answered = stem_before(entry.name, ".ans");
        if (!answered.empty() && !tree.has_file(answered + ".in")) {
            tree.fail(entry.path,
                      "expected " + printable(answered) + ".in beside it, found none; add it");
        }
        const std::string stem = stem_before(entry.name, ".in");
        if (stem.empty()) continue;
        const std::string answer = stem + (tree.has_file(stem + ".ans") ? ".ans" : ".out");
        if (!tree.has_file(answer)) {
            tree.fail(entry.path, "expected " + printable(stem) + ".ans or " + printable(stem) +
                                      ".out beside it, found neither; add one");
        }
        cases.push_back(make_case(stem, entry.path, tree.root() / answer));
    }
    return cases;
}

// tests/01 with tests/01.a.
std::vector<TestCase> polygon_cases(const Tree& tree) {
    std::vector<TestCase> cases;
    for (const TreeEntry& entry : tree.entries("tests")) {
        if (entry.is_folder || entry.name.starts_with('.')) continue;
        const std::string answered = stem_before(entry.name, ".a");
        const std::string wanted = answered.empty() ? entry.name + ".a" : answered;
        if (!tree.has_file(fs::path("tests") / wanted)) {
            tree.fail(entry.path, "expected " + printable(wanted) +
                                      " beside it, found none; add it, or run the package's doall");
        }
        if (answered.empty()) {
            cases.push_back(
                make_case("tests/" + entry.name, entry.path, entry.path.parent_path() / wanted));
        }
    }
    return cases;
}

std::optional<SupportProgram> polygon_checker(const Tree& tree, const std::string& xml) {
    const std::string named = xml_between(xml, "<checker", "path=\"", "\"");
    for (const std::string& file : {named, std::string("files/check.cpp")}) {
        if (!file.empty() && tree.has_file(file)) {
            return SupportProgram{tree.root() / file, SupportProgram::Protocol::testlib};
        }
    }
    return std::nullopt;
}

// For one of testlib's checkers that the package names and does not hold: the flags of the usual
// comparison that come nearest to it.
std::vector<std::string> flags_for(const std::string& checker) {
    if (!checker.starts_with("std::") || checker.find("yesno") != checker.npos) return {};
    for (const char* digits : {"4", "6", "9"}) {
        if (checker == "std::rcmp" + std::string(digits) + ".cpp") {
            return {"float_tolerance", "1e-" + std::string(digits)};
        }
    }
    return {"case_sensitive"};
}

void read_polygon_limits(const std::string& xml, Limits& limits) {
    const auto milliseconds =
        parse_decimal(trimmed(xml_between(xml, "<time-limit", ">", "</time-limit>")));
    if (milliseconds && *milliseconds > 0) {
        limits.time_s = *milliseconds / 1000;
        limits.time_origin = "problem.xml";
    }
    const auto bytes =
        parse_integer(trimmed(xml_between(xml, "<memory-limit", ">", "</memory-limit>")));
    if (bytes && *bytes > 0) limits.memory_bytes = static_cast<std::uint64_t>(*bytes);
}

void read_polygon(const Tree& tree, Problem& problem) {
    problem.format = "polygon";
    problem.cases = polygon_cases(tree);
    const std::string xml =
        tree.has_file("problem.xml") ? read_file(tree.root() / "problem.xml") : std::string();
    if (xml.find("<interactor") != std::string::npos) {
        tree.fail("problem.xml", "interactive Polygon packages are not supported");
    }
    for (const char* file : {"input-file=\"", "output-file=\""}) {
        if (xml_between(xml, "<judging", file, "\"").empty()) continue;
        tree.fail("problem.xml", "programs that read and write files are not supported");
    }
    problem.title = xml_between(xml, "<name ", "value=\"", "\"");
    read_polygon_limits(xml, problem.limits);
    problem.output_validator = polygon_checker(tree, xml);
    if (tree.has_folder("files")) problem.validator_include_dirs.push_back(tree.root() / "files");
    if (!problem.output_validator) {
        const std::vector<std::string> flags =
            flags_for(xml_between(xml, "<checker", "name=\"", "\""));
        for (TestCase& test : problem.cases) test.output_validator_args = flags;
        problem.notices.push_back(tree.shown("files") +
                                  ": no checker found; outputs are compared token by token" +
                                  (flags.empty() ? "" : ", " + join(flags, " ")));
    }
    if (!tree.entries("solutions").empty()) {
        problem.notices.push_back(tree.shown("solutions") + ": not read (name the program to run)");
    }
}

}  // namespace

Problem load_folder(const fs::path& folder) {
    const std::string id = fs::canonical(folder).filename().string();
    const Tree tree(folder, id + "/");
    Problem problem;
    problem.id = id;
    problem.root = tree.root();
    problem.layout = Layout::folder;
    if (tree.has_folder("tests")) {
        read_polygon(tree, problem);
    } else {
        problem.cases = plain_cases(tree);
    }
    if (problem.title.empty()) problem.title = id;
    if (problem.cases.empty()) {
        tree.fail(tree.root(),
                  "expected a problem package, or inputs X.in with X.ans, found neither");
    }
    for (std::string& notice : encoding_notices(tree, problem.cases)) {
        problem.notices.push_back(std::move(notice));
    }
    return problem;
}

}  // namespace queens
