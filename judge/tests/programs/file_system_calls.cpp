// Tries: much that a plain program may do: clocks, random numbers, threads, a lock, a future.
// Verdict: AC
#include <chrono>
#include <future>
#include <iostream>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

int main() {
    std::random_device device;
    std::mt19937 random(device());
    std::mutex mutex;
    std::vector<int> numbers;
    {
        std::jthread other([&] {
            const std::scoped_lock lock(mutex);
            numbers.push_back(static_cast<int>(random() % 2));
        });
    }
    auto later = std::async(std::launch::async, [] { return std::thread::hardware_concurrency(); });
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    std::cout << (later.get() > 0 && numbers.size() == 1 ? 1 : 0) << std::endl;
}
