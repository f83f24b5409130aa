import { execFile } from 'node:child_process'
import { readlink } from 'node:fs/promises'

/** What a process that reads files of strangers must not have. Shown by /readyz. */
export const PROTECTIONS = ['privileges', 'secrets', 'folders', 'network'] as const
/** The system's privileges · the environment of the process that started it · the folders to be hidden · the network. */
export type Protection = (typeof PROTECTIONS)[number]

/** How a process is shut off from the machine, as far as the machine allows it. */
export interface Confinement {
  /** Words before the command to be confined. */
  readonly command: readonly string[]
  /** As whom the process goes on once it has loaded its code: kept compiled modules belong to whoever started it. null: as it is. */
  readonly user: number | null
  /** What stays open to it, as tried out with that very command. */
  readonly open: readonly Protection[]
}

export const UNCONFINED: Confinement = { command: [], user: null, open: PROTECTIONS }

/** Belongs to nobody: in none of the ranges of the Debian Policy (9.2.2) or of systemd (UIDS-GIDS). */
const STRANGER = 65_521
const AS_STRANGER = ['setpriv', `--reuid=${STRANGER}`, `--regid=${STRANGER}`, '--clear-groups', '--']
const NO_NEW_PRIVILEGES = ['setpriv', '--no-new-privs', '--']
const NO_PRIVILEGES = ['setpriv', '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--']
const OWN_NAMESPACES = ['--mount', '--net', '--ipc', '--']

// An empty folder is mounted over each folder to be hidden, and nothing over each file.
const HIDE = `n=$1; shift
while [ "$n" -gt 0 ]; do
  if [ -d "$1" ]; then mount -t tmpfs -o size=4k,mode=555,nosuid,nodev,noexec none "$1" || exit 1
  elif [ -e "$1" ]; then mount --bind /dev/null "$1" || exit 1
  fi
  shift; n=$((n - 1))
done
exec "$@"`

// $1 what must be readable, $2 the process that holds the secrets, $3 its network, then what is to be hidden.
const TRY = `[ -r "$1" ] || exit 1
grep -q '^CapEff:[[:space:]]*0*$' /proc/self/status && ! { [ "$(id -u)" = 0 ] && grep -q '^ *0 *0 ' /proc/self/uid_map; } || echo privileges
cat "/proc/$2/environ" >/dev/null 2>&1 && echo secrets
[ "$(readlink /proc/self/ns/net)" != "$3" ] || echo network
shift 3
for one in "$@"; do
  if [ -d "$one" ]; then ls -A "$one" 2>/dev/null | grep -q . && echo folders
  else cat "$one" 2>/dev/null | grep -q . && echo folders
  fi
done
exit 0`

/** It hangs nowhere; and what a busy machine had no time for would be taken for not allowed. */
const TRY_MS = 120_000

/**
 * Finds the tightest confinement that this machine allows: the kernel's namespaces by util-linux' unshare and setpriv, where the
 * system permits them, and another user where we are root. Elsewhere (macOS, containers without the right to it) the sandbox is
 * a process with limits, as before.
 * @param needed path of the script that it runs: it must be readable there
 * @param hidden folders and files that it must not see
 */
export async function findConfinement(needed: string, hidden: readonly string[]): Promise<Confinement> {
  const network = await readlink('/proc/self/ns/net').catch(() => '')
  for (const { command, user } of candidates(hidden)) {
    const tried = user === null ? command : [...command, ...AS_STRANGER]
    const [program, ...words] = [...tried, 'sh', '-c', TRY, 'sh', needed, String(process.pid), network, ...hidden]
    const told = await outputOf(program ?? 'sh', words)
    if (told !== null) return { command, user, open: PROTECTIONS.filter(one => told.split('\n').includes(one)) }
  }
  return UNCONFINED
}

function candidates(hidden: readonly string[]): Pick<Confinement, 'command' | 'user'>[] {
  const hide = ['sh', '-c', HIDE, 'sh', String(hidden.length), ...hidden]
  const asUser = ['unshare', '--user', '--map-root-user', ...OWN_NAMESPACES, ...hide, ...NO_PRIVILEGES]
  const asRoot = [
    { command: ['unshare', ...OWN_NAMESPACES, ...hide, ...NO_NEW_PRIVILEGES], user: STRANGER },
    { command: NO_NEW_PRIVILEGES, user: STRANGER },
  ]
  return [
    ...(process.getuid?.() === 0 ? asRoot : []),
    { command: asUser, user: null },
    { command: NO_NEW_PRIVILEGES, user: null },
  ]
}

/** @returns null when the machine does not allow it */
function outputOf(program: string, words: readonly string[]): Promise<string | null> {
  return new Promise(resolve => {
    execFile(program, words, { timeout: TRY_MS, env: { PATH: process.env['PATH'] } }, (error, output) =>
      resolve(error === null ? output : null),
    )
  })
}
