# Sourced by ./test: finds a Chromium for the browser tests, or has Debian's installed.
# The caller sets `say` and sources packages.sh. Afterwards CHROMIUM is exported, or `no_browser` says why there is none.
# shellcheck shell=bash disable=SC2034

# The first that really runs: on some systems the name is only a note that the browser is elsewhere.
find_browser() {
    local candidate
    for candidate in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
        if [ -n "$candidate" ] && candidate=$(command -v "$candidate") && "$candidate" --version >/dev/null 2>&1; then
            export CHROMIUM=$candidate
            return
        fi
    done
    return 1
}

# Letters of all three languages: without them pictures would show boxes.
has_fonts() { [ -n "$(fc-list :lang=ru 2>/dev/null)" ] && [ -n "$(fc-list :lang=pl 2>/dev/null)" ]; }

ensure_browser() {
    local wanted=()
    find_browser || wanted+=(chromium)
    has_fonts || wanted+=(fontconfig fonts-dejavu-core)
    install_packages 'the browser tests' ${wanted[@]+"${wanted[@]}"}
    if ! find_browser; then
        no_browser='no Chromium here: install it, or set CHROMIUM to its path'
        return 1
    fi
    has_fonts || say 'no font with Russian and Polish letters was found: pictures of the page may show boxes'
}
