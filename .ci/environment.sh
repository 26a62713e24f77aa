# Sourced by ./play and ./test: makes .venv in the checkout and keeps it in step with pyproject.toml.
# The caller sets `root` (the checkout) and `me` (its own name, for messages).
# shellcheck shell=bash disable=SC2154

venv=$root/.venv

say() { printf '%s: %s\n' "$me" "$*" >&2; }

# The first Python of at least 3.11 that can make a venv; exits 2 with the cure if there is none.
find_python() {
    local candidate fit=
    for candidate in python3.13 python3.12 python3.11 python3; do
        # Run it: a name on PATH may be a version manager's empty shim.
        "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue
        fit=$candidate
        if "$candidate" -c 'import ensurepip, venv' >/dev/null 2>&1; then
            python=$candidate
            return
        fi
    done
    if [ -n "$fit" ]; then
        say "$fit cannot make a virtual environment (ensurepip is missing): apt install python3-venv"
    else
        say "needs Python 3.11 or newer, and none was found on PATH: apt install python3 python3-venv"
    fi
    exit 2
}

# What the environment must match: where it stands (its scripts hold the path) and what it was made from.
fingerprint() { { printf '%s\n' "$root"; cat "$root/pyproject.toml"; } | cksum; }

# ready NAME: the environment runs and was last installed, under this name, from this pyproject.toml.
ready() {
    [ "$(cat "$venv/tesno-$1.stamp" 2>/dev/null)" = "$(fingerprint)" ] && "$venv/bin/python" -c '' 2>/dev/null
}

# ensure_environment NAME [EXTRA]: installs the project, with EXTRA, unless NAME is ready.
ensure_environment() {
    local name=$1 extra=${2:+"[$2]"}
    if ready "$name"; then return; fi
    (
        # Two first starts at once would spoil each other's installation.
        if command -v flock >/dev/null; then exec 9>"$root/.venv.lock" && flock 9; fi
        if ready "$name"; then exit 0; fi
        if [ "$(cat "$venv/tesno-root" 2>/dev/null)" != "$root" ] || ! "$venv/bin/python" -c 'import pip' 2>/dev/null; then
            find_python
            say "making the environment .venv with $("$python" --version 2>&1)"
            "$python" -m venv --clear "$venv" </dev/null >&2 || {
                say "could not make $venv: see the message above; on Debian and Ubuntu: apt install python3-venv"
                exit 2
            }
            printf '%s\n' "$root" >"$venv/tesno-root"
        fi
        say "installing what pyproject.toml asks for (once, up to a few minutes)"
        stamp=$(fingerprint)
        # The hook that puts the page into a wheel has nothing to do here, and would ask for packages of its own.
        HATCH_BUILD_NO_HOOKS=true "$venv/bin/python" -m pip install -qq --no-input --disable-pip-version-check \
            --editable "$root$extra" </dev/null >&2 || {
            say "the installation failed: see pip's message above. Check that pip can reach a package index"
            say "(network, proxy, pip's configuration) and run this again; if it persists, remove .venv first."
            exit 2
        }
        printf '%s\n' "$stamp" >"$venv/tesno-$name.stamp"
    ) || exit
}

# compile_aside: has the engine compiled in the background, unless that was done, or failed, for these sources. Whoever
# starts meanwhile plays by plain Python.
compile_aside() {
    local log=$venv/tesno-compile.log
    "$venv/bin/python" -c 'import sys; from tesno.lab.compiling import wanted; sys.exit(not wanted())' || return 0
    if [ -e "$log.failed" ]; then
        say "compiling the engine did not succeed last time (see $log.failed); trying again in the background"
    else
        say "compiling the engine in the background, once: bots think several times faster when that is done"
    fi
    {
        # It goes on when the game is ended, or its window closed.
        trap '' HUP INT
        if install_compiling_tools && nice -n 19 "$venv/bin/tesno" compile; then
            rm -f "$log" "$log.failed"
        else
            mv -f "$log" "$log.failed"
        fi
    } >"$log" 2>&1 </dev/null &
}

# What pyproject.toml lists as `compile`; to be had at once where it is installed already.
install_compiling_tools() (
    if command -v flock >/dev/null; then exec 9>"$root/.venv.lock" && flock 9; fi
    tools=$("$venv/bin/python" - "$root/pyproject.toml" <<'PYTHON'
import sys, tomllib
with open(sys.argv[1], "rb") as file:
    print(*tomllib.load(file)["project"]["optional-dependencies"]["compile"])
PYTHON
    ) || exit
    # shellcheck disable=SC2086
    exec nice -n 19 "$venv/bin/python" -m pip install -qq --no-input --disable-pip-version-check $tools
)
