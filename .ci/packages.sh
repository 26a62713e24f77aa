# Sourced by ./test: has Debian's packages installed where that is allowed. The caller sets `say`.
# shellcheck shell=bash

# as_root COMMAND...: fails when that takes a password.
as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi; }

# install_packages WHY PACKAGE...: does nothing where apt-get may not be used without a password.
install_packages() {
    local why=$1 log
    shift
    if [ $# -eq 0 ] || ! command -v apt-get >/dev/null || ! as_root true 2>/dev/null; then return; fi
    say "installing $* with apt-get for $why"
    log=$(mktemp)
    if ! { as_root apt-get update -qq &&
        as_root env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends "$@"; } >"$log" 2>&1 </dev/null; then
        say 'apt-get failed:'
        tail -n 5 "$log" >&2
    fi
    rm -f "$log"
}
