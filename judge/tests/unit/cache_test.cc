#include "build/cache.h"

#include <fstream>

#include "temp_tree.h"
#include "unit.h"

namespace queens {
namespace cache_test {

namespace fs = std::filesystem;

void write(const fs::path& file, const std::string& content) {
    std::ofstream(file, std::ios::binary) << content;
}

fs::path insert(BuildCache& cache, const std::string& key, const std::string& program,
                const std::vector<fs::path>& headers = {}) {
    TempDir work = cache.work_folder();
    write(work.path() / "program", program);
    return cache.insert(key, std::move(work), headers);
}

const unit::Test found("cache/what_was_inserted_is_found", [] {
    unit::TempTree tree({});
    BuildCache cache(tree.root());
    unit::check(!cache.find("key"), "not there before");
    insert(cache, "key", "code");
    const auto entry = cache.find("key");
    unit::check(entry && fs::exists(*entry / "program"), "there afterwards");
    unit::check(!cache.find("other"), "under its key only");
});

const unit::Test damaged("cache/a_damaged_entry_is_dropped", [] {
    unit::TempTree tree({});
    BuildCache cache(tree.root());
    for (const char* const content : {"", "Code", "code and more"}) {
        const fs::path entry = insert(cache, "key", "code");
        write(entry / "program", content);
        unit::check(!cache.find("key"), "a changed program");
        unit::check(!fs::exists(entry), "is removed");
    }
    write(insert(cache, "key", "code") / "manifest", "queens bui");
    unit::check(!cache.find("key"), "half a manifest");
    fs::remove(insert(cache, "key", "code") / "program");
    unit::check(!cache.find("key"), "no program");
});

const unit::Test headers("cache/a_changed_header_drops_what_was_built_with_it", [] {
    unit::TempTree tree({{"lib.h", "int x;"}});
    BuildCache cache(tree.root() / "store");
    insert(cache, "key", "code", {tree.root() / "lib.h"});
    unit::check(cache.find("key").has_value(), "unchanged");
    write(tree.root() / "lib.h", "int y;");
    unit::check(!cache.find("key"), "changed");
    insert(cache, "key", "code", {tree.root() / "lib.h"});
    tree.remove("lib.h");
    unit::check(!cache.find("key"), "gone");
});

const unit::Test twice("cache/two_judges_may_insert_the_same", [] {
    unit::TempTree tree({});
    BuildCache first(tree.root());
    BuildCache second(tree.root());
    const fs::path entry = insert(first, "key", "code");
    unit::check(insert(second, "key", "code") == entry, "the first one stays");
    unit::check(second.find("key") == entry, "and both find it");
});

const unit::Test pruned("cache/the_oldest_entries_go_first", [] {
    unit::TempTree tree({});
    BuildCache cache(tree.root());
    const auto now = fs::file_time_type::clock::now();
    int age = 1;
    for (const char* const key : {"a", "b", "c"}) {
        const fs::path entry = insert(cache, key, std::string(10000, 'x'));
        fs::last_write_time(entry / "manifest", now - std::chrono::hours(age++));
    }
    cache.prune(25000);
    unit::check(cache.find("a") && cache.find("b"), "the newer two fit");
    unit::check(!cache.find("c"), "the oldest is gone");
    insert(cache, "d", std::string(100000, 'x'));
    cache.prune(1);
    unit::check(cache.find("d").has_value(), "what was just used stays");
});

const unit::Test unwritable("cache/without_a_folder_there_is_a_temporary_one", [] {
    BuildCache cache("/proc/no/such/folder");
    insert(cache, "key", "code");
    unit::check(cache.find("key").has_value(), "works for this run");
});

}  // namespace cache_test
}  // namespace queens
