# Sourced by ./test: what tests of the server talk to besides it, a PostgreSQL and a proxy. The caller sets `say`.
# Afterwards `no_services` names what is missing: tests that need it are skipped.
# shellcheck shell=bash disable=SC2034

has_postgres() { command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }
has_proxy() { PATH=$PATH:/usr/sbin:/usr/local/sbin command -v nginx >/dev/null && command -v openssl >/dev/null; }

# ensure_services [install]: look for them, and have them installed if asked to.
ensure_services() {
    local wanted=()
    if [ "${1:-}" = install ]; then
        has_postgres || wanted+=(postgresql)
        has_proxy || wanted+=(nginx-light openssl)
        install_packages 'tests of the server' ${wanted[@]+"${wanted[@]}"}
    fi
    no_services=()
    has_postgres || no_services+=('PostgreSQL')
    has_proxy || no_services+=('nginx')
}
