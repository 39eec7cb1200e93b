#!/usr/bin/env bash
# Tests the unit of the server, deploy/paisho.service, under a real systemd: `ci/unit.sh [PROGRAM]`.
# It boots a container that has the programs of this machine in /usr, read-only, an empty /etc and a
# network of its own, installs PROGRAM (by default target/release/paisho) and the unit there as
# docs/hosting.md says, and checks that the server works with its few privileges, and is restarted
# when it should be. The memory limit is only checked if containers have one. Needs root, and a
# system in which /bin and /lib are in /usr. Everything happens in memory; nothing is left over.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/tools.sh

paisho=${1:-$target_dir/release/paisho}
# The container: its root folder, the process that runs it, its init process and its control groups.
root=
spawner=
init=
groups=()

fail() {
    printf 'ci/unit.sh: %s\n' "$1" >&2
    if [ -n "$init" ]; then
        inside systemctl --no-pager --full status paisho >&2 || true
        inside journalctl --no-pager --lines 40 >&2 || true
    fi
    exit 1
}

step() { printf '\n== %s\n' "$1"; }
fine() { printf 'fine: %s\n' "$1"; }

[ "$(id --user)" = 0 ] || fail 'containers need root'
[ -x "$paisho" ] || fail "there is no $paisho: run \`cargo build --release\` first, or name the program"
require_commands systemd-nspawn=systemd-container systemctl=systemd curl=curl nsenter=util-linux

# All mounts from here on disappear when this script ends.
if [ -z "${PAISHO_UNIT_ALONE:-}" ]; then
    PAISHO_UNIT_ALONE=yes exec unshare --mount --propagation private ci/unit.sh "$paisho"
fi

finish() {
    local i place
    if [ -n "$spawner" ] && kill -TERM "$spawner" 2>/dev/null; then
        for ((i = 0; i < 100; i++)); do
            kill -0 "$spawner" 2>/dev/null || break
            sleep 0.2
        done
        kill -KILL "$spawner" 2>/dev/null || true
        wait "$spawner" 2>/dev/null || true
    fi
    [ -n "$root" ] || return 0
    umount --lazy "$root" 2>/dev/null || true
    rmdir "$root"
    rm --force "$root.log"
    for place in "${groups[@]}"; do
        find "$place" -depth -type d -exec rmdir {} \;
    done
}
trap finish EXIT

# Runs a command in the container.
inside() {
    nsenter --target "$init" --mount --pid --net --uts --ipc --cgroup \
        env --ignore-environment PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin HOME=/root \
        LC_ALL=C.UTF-8 "$@"
}

# Waits until a command succeeds: wait_for SECONDS COMMAND…
wait_for() {
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        [ "$SECONDS" -lt "$end" ] || return 1
        sleep 0.2
    done
}

boot() {
    local place options=(--register=no)
    root=$(mktemp --directory --tmpdir paisho-unit-XXXXXX)
    mount -t tmpfs -o mode=755 paisho-unit "$root"
    mkdir --parents "$root"/{usr,etc/systemd/system,etc/systemd/system-preset} /run/systemd/nspawn
    # systemd-nspawn leaves folders behind there.
    mount -t tmpfs paisho-unit /run/systemd/nspawn
    mount --bind /usr "$root/usr"
    mount -o remount,bind,ro "$root/usr"
    mount -t tmpfs -o mode=755 paisho-unit "$root/usr/local"
    mkdir "$root/usr/local/bin"
    install --mode=755 "$paisho" "$root/usr/local/bin/paisho"
    install --mode=644 deploy/paisho.service "$root/etc/systemd/system/"
    # Other services that are installed on this machine are not started.
    echo 'disable *' >"$root/etc/systemd/system-preset/00-nothing.preset"
    # If systemd runs on this machine, it gives the container control groups of its own.
    if ! [ -d /run/systemd/system ]; then
        options+=(--keep-unit)
        make_groups
    fi
    (
        for place in "${groups[@]}"; do
            echo "$BASHPID" >"$place/cgroup.procs"
        done
        exec systemd-nspawn --quiet --directory="$root" "${options[@]}" --private-network --boot \
            --console=pipe systemd.unit=multi-user.target </dev/null >"$root.log" 2>&1
    ) &
    spawner=$!
    wait_for 60 has_init || fail "no container starts: $(cat "$root.log")"
    wait_for 120 is_booted || fail "systemd does not start: $(cat "$root.log")"
    fine "$(inside systemctl --version | head -n 1) runs in a container"
}

# Control groups for the container, in the hierarchies in which systemd keeps them.
make_groups() {
    local place
    for place in /sys/fs/cgroup{,/systemd,/unified}; do
        [ -e "$place/cgroup.procs" ] || continue
        place=$place/${root##*/}
        mkdir "$place"
        groups+=("$place")
    done
}

has_init() {
    kill -0 "$spawner" 2>/dev/null || fail "no container starts: $(cat "$root.log")"
    read -r init _ <"/proc/$spawner/task/$spawner/children"
    [ "$(cat "/proc/${init:-0}/comm" 2>/dev/null)" = systemd ]
}

is_booted() {
    # Some other unit may have failed.
    case $(inside systemctl is-system-running 2>/dev/null) in running | degraded) ;; *) false ;; esac
}

# A property of the unit, as systemd reports it: property NAME
property() { inside systemctl show --property="$1" --value paisho; }

expect() {
    [ "$(property "$1")" = "$2" ] || fail "$1 is $(property "$1"), not $2"
}

# Adds lines to the [Service] section of the unit, or removes them again, and reloads: change_unit
# [LINE…]
change_unit() {
    local folder=/proc/$init/root/etc/systemd/system/paisho.service.d
    rm --recursive --force "$folder"
    if [ $# -gt 0 ]; then
        mkdir "$folder"
        printf '%s\n' '[Service]' "$@" >"$folder/test.conf"
    fi
    inside systemctl daemon-reload
}

# Sends a request to the server and prints its answer: ask PATH [BODY]
ask() {
    local body=()
    [ $# -lt 2 ] || body=(--data "$2" --header 'content-type: application/json')
    inside curl --silent --show-error --fail-with-body --max-time 20 --cookie /root/jar \
        --cookie-jar /root/jar "${body[@]}" "http://127.0.0.1:7249/$1"
}

is_healthy() { [ "$(ask healthz 2>/dev/null)" = ok ]; }

started() {
    inside systemctl start paisho || fail 'the unit does not start'
    expect ActiveState active
    is_healthy || fail '/healthz is not ok after the start'
}

analyse() {
    local said
    said=$(inside systemd-analyze verify --man=no paisho.service 2>&1) || fail "systemd-analyze verify: $said"
    [ -z "$said" ] || fail "systemd-analyze verify: $said"
    fine 'systemd-analyze verify reports nothing'
    said=$(inside systemd-analyze security --no-pager --threshold=15 paisho.service 2>&1) ||
        fail "systemd-analyze security: ${said##*→ }"
    fine "systemd-analyze security: ${said##*→ }"
}

install_unit() {
    local process limit
    inside systemctl enable --now paisho 2>&1 || fail 'systemctl enable --now does not start the unit'
    expect Type notify
    expect ActiveState active
    expect SubState running
    is_healthy || fail '/healthz is not ok'
    process=/proc/$init/root/proc/$(property MainPID)
    grep --quiet '^Seccomp:.2$' "$process/status" || fail 'no system call filter is active'
    grep --quiet '^NoNewPrivs:.1$' "$process/status" || fail 'the process may gain privileges'
    grep --quiet '^CapBnd:.0*$' "$process/status" || fail 'the process may have capabilities'
    ! grep --quiet '^Uid:.0' "$process/status" || fail 'the process runs as root'
    fine 'enabled and started; active, and the server itself reported that it is ready'
    fine 'a user of its own, no capabilities, a system call filter'
    limit=$(inside cat /sys/fs/cgroup/system.slice/paisho.service/memory.max 2>/dev/null || true)
    case $limit in
        '') echo 'not tested: the memory limit; containers have none on this machine' ;;
        $((1 << 30))) fine 'at most 1 GiB of memory' ;;
        *) fail "the memory limit is $limit" ;;
    esac
}

has_answer() { [[ $(ask "api/v1/games/$game") == *'"turns":"0H.R,W,K,B;0G.'* ]]; }

# Plays a turn as a guest, and registers: use NAME
use() {
    local seek='{"ruleset":"rulebook","time":{"kind":"per_turn","days":3},"side":"host","computers":[1]}'
    inside rm --force /root/jar
    ask api/v1/guest '{}' >/dev/null || fail 'signing in as a guest failed'
    game=$(ask api/v1/seeks "$seek" | sed --quiet 's/.*"game":"\([^"]*\)".*/\1/p')
    [ -n "$game" ] || fail 'no game began'
    ask "api/v1/games/$game/actions" '{"id":"turn-0","action":{"act":"play","ply":0,"turn":"R,W,K,B"}}' \
        >/dev/null || fail 'a turn was refused'
    wait_for 30 has_answer || fail 'the computer does not answer'
    fine 'a guest played a turn, and the computer answered'
    inside rm --force /root/jar
    ask api/v1/register "{\"name\":\"$1\",\"password\":\"three calm lilies\"}" >/dev/null ||
        fail 'registering failed'
    fine "$1 registered with a password"
    [[ $(ask metrics) == *process_resident_memory_bytes\ * ]] || fail '/metrics lacks process metrics'
    echo "niceness of the server's threads: $(niceness)"
}

# The niceness values of the threads, each with the number of threads, such as `0 (9) 10 (2)`.
niceness() {
    local tasks
    tasks=/proc/$init/root/proc/$(property MainPID)/task
    # The name of a thread, in brackets before the other fields, may contain spaces.
    sed 's/.*) //' "$tasks"/*/stat | cut --delimiter=' ' --fields=17 | sort --numeric-sort |
        uniq --count | awk '{ printf "%s (%s) ", $2, $1 }'
}

# Checks that the game and the account are still stored: kept NAME
kept() {
    has_answer || fail 'the game is lost'
    ask api/v1/sign-in "{\"name\":\"$1\",\"password\":\"three calm lilies\"}" >/dev/null ||
        fail "$1 cannot sign in"
}

look_after() {
    local said
    inside paisho admin backup /root/copy.sqlite --data /var/lib/paisho || fail 'admin backup fails'
    inside paisho admin stats --data /var/lib/paisho >/dev/null || fail 'admin stats fails'
    said=$(inside paisho admin doctor --data /var/lib/paisho) || fail "admin doctor: $said"
    is_healthy || fail 'the server is not healthy after admin commands'
    fine "admin backup, stats, doctor while the server runs: $said"
}

restarted() {
    [ "$(property MainPID)" != "$1" ] && [ "$(property SubState)" = running ] && is_healthy
}

# Sends the server a signal and waits until systemd has restarted it: survive SIGNAL SECONDS
survive() {
    local process began
    process=$(property MainPID)
    began=$SECONDS
    inside sh -c "kill -$1 $process"
    wait_for "$2" restarted "$process" || fail "the server is not back $2 seconds after SIG$1"
    fine "SIG$1: restarted, back after $((SECONDS - began)) s"
}

stop() {
    local began=$SECONDS
    inside systemctl stop paisho
    expect ActiveState inactive
    expect Result success
    [ $((SECONDS - began)) -lt 30 ] || fail 'stopping takes too long'
    fine "systemctl stop: clean, after $((SECONDS - began)) s"
}

# Restores a backup as in docs/hosting.md, "Looking after it": as root, while the server runs as
# another user.
go_back() {
    inside mkdir /root/away
    inside bash -c 'mv /var/lib/paisho/paisho.sqlite* /var/lib/paisho/paisho.lock /root/away'
    inside paisho admin restore /root/copy.sqlite --data /var/lib/paisho || fail 'admin restore fails'
    started
    kept anna
    fine 'the server went back to the backup'
}

# Runs a shell command under the same restrictions as the server, before it: tried COMMAND [LINE…]
tried() {
    local code=0
    change_unit "ExecStartPre=/bin/sh -c '$1'" "${@:2}"
    # Otherwise systemd would restart it again and again.
    inside systemctl restart paisho 2>/dev/null || code=1
    inside systemctl stop paisho
    inside systemctl reset-failed paisho 2>/dev/null || true
    change_unit
    return $code
}

# The server ignores it if it may not lower priorities, so this is tested directly.
priorities() {
    # systemd reads $$$$ as $$.
    # shellcheck disable=SC2016
    local lower='renice -n 19 -p $$$$' ask_for_disk='ionice -c 3 true'
    tried "$lower" || fail 'the unit does not let the server lower its priority'
    ! tried "$lower" 'SystemCallFilter=~setpriority' || fail 'a system call filter has no effect'
    ! tried "$ask_for_disk" || fail 'the unit lets the server set other priorities'
    fine 'setpriority is allowed, and refused without its line in the unit; ioprio_set is refused'
}

# Tests everything again with a filter that kills the process on a forbidden system call: otherwise
# the call may be refused unnoticed.
strictly() {
    change_unit SystemCallErrorNumber=kill WatchdogSec=5
    started
    use bruno
    inside rm /root/copy.sqlite
    look_after
    expect NRestarts 0
    survive STOP 60
    [[ $(log) == *'Watchdog timeout'* ]] || fail 'the watchdog did not restart the server'
    kept bruno
    inside systemctl restart paisho
    kept bruno
    stop
    change_unit
}

# The log of the unit, up to this moment.
log() {
    inside journalctl --sync
    inside journalctl --no-pager --unit=paisho
}

# Checks that the log mentions no refused system calls, nor the signal that forbidden ones cause.
refusals() {
    local found
    found=$(log |
        grep --ignore-case --extended-regexp 'seccomp|SIGSYS|/SYS|not permitted|permission denied' |
        grep --invert-match --extended-regexp 'renice|ionice' || true)
    [ -z "$found" ] || fail "the log mentions refused calls: $found"
    fine 'the log of the unit mentions no refused call'
}

step 'a container with systemd'
boot
step 'the unit'
analyse
install_unit
step 'the server'
use anna
look_after
expect NRestarts 0
survive KILL 30
kept anna
inside systemctl restart paisho
kept anna
fine 'systemctl restart: the game and the account are still there'
stop
go_back
step 'a filter that kills on forbidden calls, and a watchdog of 5 seconds'
inside systemctl stop paisho
strictly
step 'single calls'
priorities
started
refusals
stop
