#include "launcher/guarded.h"

#include <sys/random.h>

#include <cstdlib>

namespace queens::launcher {

Guard::Guard() {
    if (::getrandom(&number_, sizeof number_, 0) != sizeof number_) std::abort();
}

}  // namespace queens::launcher
