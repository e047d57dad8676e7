#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

namespace queens {

// An owned file descriptor; -1 is none.
class Fd {
public:
    Fd() = default;
    explicit Fd(int fd) : fd_(fd) {}
    Fd(Fd&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
    Fd& operator=(Fd&& other) noexcept {
        if (this != &other) {
            reset();
            fd_ = std::exchange(other.fd_, -1);
        }
        return *this;
    }
    ~Fd() { reset(); }

    [[nodiscard]] int get() const { return fd_; }
    [[nodiscard]] explicit operator bool() const { return fd_ >= 0; }
    void reset();

private:
    int fd_ = -1;
};

// Opens a file for reading, close-on-exec. Throws JudgeError.
[[nodiscard]] Fd open_to_read(const std::filesystem::path& path);

// A new file that lives in memory only and goes with its last descriptor. Throws JudgeError.
[[nodiscard]] Fd file_in_memory(const char* name);

// The whole of a file. Throws JudgeError.
[[nodiscard]] std::string read_file(const std::filesystem::path& path);

// Writes a file under a temporary name in the same folder and renames it into place, so that a
// reader sees all of it or none. Throws JudgeError, which names the folder when the disk is full.
void write_file_atomically(const std::filesystem::path& path, std::string_view content);

// A read-only view of all bytes behind a descriptor, mapped, not copied.
class Mapping {
public:
    Mapping() = default;
    // Maps the file from its start to its present end. Throws JudgeError.
    explicit Mapping(int fd);
    Mapping(Mapping&& other) noexcept
        : data_(std::exchange(other.data_, nullptr)), size_(std::exchange(other.size_, 0)) {}
    Mapping& operator=(Mapping&& other) noexcept;
    ~Mapping() { unmap(); }

    [[nodiscard]] std::string_view bytes() const { return {data_, size_}; }

private:
    void unmap();

    const char* data_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace queens
