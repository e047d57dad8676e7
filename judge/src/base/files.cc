#include "base/files.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

#include "base/error.h"

namespace queens {
namespace {

std::string quoted(const std::filesystem::path& path) { return "'" + path.string() + "'"; }

void write_all(int fd, std::string_view content, const std::filesystem::path& path) {
    while (!content.empty()) {
        const ssize_t written = ::write(fd, content.data(), content.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) throw_errno("cannot write to folder " + quoted(path.parent_path()));
        content.remove_prefix(static_cast<std::size_t>(written));
    }
}

}  // namespace

void Fd::reset() {
    if (fd_ >= 0) ::close(fd_);
    fd_ = -1;
}

Fd open_to_read(const std::filesystem::path& path) {
    Fd fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
    if (!fd) throw_errno("cannot open " + quoted(path));
    return fd;
}

Fd file_in_memory(const char* name) {
    Fd fd(::memfd_create(name, MFD_CLOEXEC));
    if (!fd) throw_errno("cannot make a file in memory");
    return fd;
}

std::string read_file(const std::filesystem::path& path) {
    const Fd fd = open_to_read(path);
    struct stat status {};
    if (::fstat(fd.get(), &status) != 0) throw_errno("cannot read " + quoted(path));
    std::string content;
    // One byte more than the size, so that the usual file ends with the first read that is short.
    content.resize(static_cast<std::size_t>(status.st_size) + 1);
    std::size_t used = 0;
    for (;;) {
        const ssize_t got = ::read(fd.get(), content.data() + used, content.size() - used);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) throw_errno("cannot read " + quoted(path));
        if (got == 0) break;
        used += static_cast<std::size_t>(got);
        if (used == content.size()) content.resize(content.size() * 2);
    }
    content.resize(used);
    return content;
}

void write_file_atomically(const std::filesystem::path& path, std::string_view content) {
    std::string name = path.string() + ".XXXXXX";
    Fd fd(::mkostemp(name.data(), O_CLOEXEC));
    if (!fd) throw_errno("cannot write to folder " + quoted(path.parent_path()));
    try {
        write_all(fd.get(), content, path);
        if (::rename(name.c_str(), path.c_str()) != 0) throw_errno("cannot write " + quoted(path));
    } catch (...) {
        ::unlink(name.c_str());
        throw;
    }
}

Mapping::Mapping(int fd) {
    struct stat status {};
    if (::fstat(fd, &status) != 0) throw_errno("cannot read a program's output");
    size_ = static_cast<std::size_t>(status.st_size);
    if (size_ == 0) return;
    void* const data = ::mmap(nullptr, size_, PROT_READ, MAP_PRIVATE, fd, 0);
    if (data == MAP_FAILED) throw_errno("cannot map a file");
    data_ = static_cast<const char*>(data);
}

Mapping& Mapping::operator=(Mapping&& other) noexcept {
    if (this != &other) {
        unmap();
        data_ = std::exchange(other.data_, nullptr);
        size_ = std::exchange(other.size_, 0);
    }
    return *this;
}

void Mapping::unmap() {
    if (data_ != nullptr) ::munmap(const_cast<char*>(data_), size_);
}

}  // namespace queens
