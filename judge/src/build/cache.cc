#include "build/cache.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <system_error>

#include "base/error.h"
#include "base/files.h"
#include "base/hash.h"
#include "base/text.h"

namespace queens {
namespace {

constexpr const char* kManifest = "manifest";
constexpr const char* kFirstLine = "queens build 1";

// A quick checksum against damage, not against malice: the store belongs to the user.
std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t sum = bytes.size();
    while (bytes.size() >= sizeof sum) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data(), sizeof word);
        sum = (sum ^ word) * 0x9E3779B97F4A7C15u;
        sum ^= sum >> 32;
        bytes.remove_prefix(sizeof word);
    }
    for (const char byte : bytes) sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001B3u;
    return sum;
}

std::string checksum_of_file(const std::filesystem::path& file) {
    const Fd fd = open_to_read(file);
    return std::to_string(checksum(Mapping(fd.get()).bytes()));
}

std::string hash_of_file(const std::filesystem::path& file) {
    return Sha256().add(read_file(file)).hex();
}

// Those that can be seen: another judge may be removing them.
std::vector<std::filesystem::path> regular_files_below(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    std::error_code error;
    std::error_code of_file;
    std::filesystem::recursive_directory_iterator item(folder, error);
    for (; !error && item != std::filesystem::end(item); item.increment(error)) {
        if (item->is_regular_file(of_file)) files.push_back(item->path());
    }
    return files;
}

// Every line is "what hash path"; what is "file" (in the entry) or "header" (outside).
std::string manifest_of(const std::filesystem::path& entry,
                        const std::vector<std::filesystem::path>& headers) {
    std::string text = std::string(kFirstLine) + "\n";
    for (const auto& file : regular_files_below(entry)) {
        text +=
            "file " + checksum_of_file(file) + " " + file.lexically_relative(entry).string() + "\n";
    }
    for (const auto& header : headers) {
        text += "header " + hash_of_file(header) + " " + header.string() + "\n";
    }
    return text;
}

bool line_holds(std::string_view line, const std::filesystem::path& entry) {
    const std::size_t first = line.find(' ');
    const std::size_t second = line.find(' ', first + 1);
    if (second == line.npos) return false;
    const std::string_view what = line.substr(0, first);
    const std::string_view hash = line.substr(first + 1, second - first - 1);
    const std::filesystem::path path(line.substr(second + 1));
    if (what == "file") return checksum_of_file(entry / path) == hash;
    return what == "header" && hash_of_file(path) == hash;
}

bool is_whole(const std::filesystem::path& entry) {
    try {
        const std::string manifest = read_file(entry / kManifest);
        if (!manifest.ends_with('\n')) return false;
        auto lines = split(std::string_view(manifest).substr(0, manifest.size() - 1), '\n');
        if (lines.front() != kFirstLine) return false;
        return std::all_of(lines.begin() + 1, lines.end(),
                           [&entry](std::string_view line) { return line_holds(line, entry); });
    } catch (const JudgeError&) {
        return false;  // something is missing or cannot be read
    }
}

std::uint64_t size_of(const std::filesystem::path& entry) {
    std::uint64_t size = 0;
    std::error_code error;
    for (const auto& file : regular_files_below(entry)) {
        const std::uintmax_t of_file = std::filesystem::file_size(file, error);
        if (!error) size += of_file;
    }
    return size;
}

// An entry's manifest carries the time of its last use.
void touch(const std::filesystem::path& entry) {
    ::utimensat(AT_FDCWD, (entry / kManifest).c_str(), nullptr, 0);
}

bool make_writable_folder(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    return !error && ::access(folder.c_str(), W_OK) == 0;
}

}  // namespace

BuildCache::BuildCache(const std::filesystem::path& folder) : folder_(folder) {
    if (!folder_.empty() && make_writable_folder(folder_)) {
        remove_stale_temp_dirs(folder_);
        return;
    }
    instead_.emplace();
    folder_ = instead_->path();
}

std::optional<std::filesystem::path> BuildCache::find(const std::string& key) const {
    const std::filesystem::path entry = folder_ / key;
    std::error_code error;
    if (!std::filesystem::exists(entry, error)) return std::nullopt;
    if (is_whole(entry)) {
        touch(entry);
        return entry;
    }
    std::filesystem::remove_all(entry, error);
    return std::nullopt;
}

TempDir BuildCache::work_folder() const { return TempDir(folder_); }

std::filesystem::path BuildCache::insert(const std::string& key, TempDir work_folder,
                                         const std::vector<std::filesystem::path>& headers) {
    write_file_atomically(work_folder.path() / kManifest, manifest_of(work_folder.path(), headers));
    const std::filesystem::path entry = folder_ / key;
    if (::rename(work_folder.path().c_str(), entry.c_str()) == 0) {
        work_folder.release();
        return entry;
    }
    // Another judge was first; what it built is as good.
    if ((errno == ENOTEMPTY || errno == EEXIST) && is_whole(entry)) return entry;
    throw_errno("cannot write to folder '" + folder_.string() + "'");
}

void BuildCache::prune(std::uint64_t max_bytes) const {
    struct Entry {
        std::filesystem::path path;
        std::filesystem::file_time_type used;
        std::uint64_t size;
    };
    std::vector<Entry> entries;
    std::error_code error;
    for (const auto& item : std::filesystem::directory_iterator(folder_, error)) {
        const auto used = std::filesystem::last_write_time(item.path() / kManifest, error);
        if (!error) entries.push_back({item.path(), used, size_of(item.path())});
    }
    std::ranges::sort(entries, std::greater<>(), &Entry::used);
    const auto in_use = std::filesystem::file_time_type::clock::now() - std::chrono::minutes(10);
    std::uint64_t total = 0;
    for (const Entry& entry : entries) {
        total += entry.size;
        if (total > max_bytes && entry.used < in_use)
            std::filesystem::remove_all(entry.path, error);
    }
}

}  // namespace queens
