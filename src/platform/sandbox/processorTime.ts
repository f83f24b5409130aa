import { readFileSync } from 'node:fs'

/** Clock ticks of /proc: 100 a second on every architecture that Node runs on (proc(5), sysconf(_SC_CLK_TCK)). */
const TICK_MS = 10

/** @returns processor time in milliseconds of the process and all below it; null where the system does not tell */
export function processorMs(pid: number): number | null {
  const own = ticks(pid)
  if (own === null) return null
  // What still runs counts for its parent only when it has ended.
  return childrenOf(pid).reduce((sum, child) => sum + (processorMs(child) ?? 0), own * TICK_MS)
}

/** utime and stime, its own and those of ended children: fields 14 to 17 of proc_pid_stat(5). */
function ticks(pid: number): number | null {
  const stat = read(`/proc/${pid}/stat`)
  if (stat === null) return null
  // The second field is the program's name in brackets, in which anything may stand.
  const rest = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return rest.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
}

function childrenOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`) ?? ''
  return children.split(' ').filter(Boolean).map(Number)
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return null
  }
}
