#pragma once

#include <sys/socket.h>

#include "launcher/guarded.h"
#include "sandbox/wire.h"

namespace queens::launcher {

// A message to the judge. False when the judge is gone.
template <typename Message>
bool send(const Guard& guard, const Message& message) {
    return guard.call(SYS_sendto, wire::kControlFd, &message, sizeof message, MSG_NOSIGNAL,
                      nullptr) == static_cast<long>(sizeof message);
}

}  // namespace queens::launcher
