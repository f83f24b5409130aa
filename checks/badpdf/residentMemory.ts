import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts resident memory in pages of 4 KiB. */
const PAGE_BYTES = 4096
const MB = 1_000_000
const SAMPLE_MS = 100

interface Process {
  readonly parent: number
  readonly name: string
  readonly residentBytes: number
}

/**
 * Resident memory of a process and all that descend from it, in MB: the server, its analysts and readers. The database's
 * processes are left out, its shared buffers would be counted once for each of them.
 */
export function residentMB(pid: number): number {
  const processes = new Map(
    readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .flatMap(name => {
        const one = processOf(name)
        return one ? [[Number(name), one] as const] : []
      }),
  )
  const belongs = (id: number): boolean => {
    const one = processes.get(id)
    if (!one || one.name === 'postgres') return false
    return id === pid || belongs(one.parent)
  }
  const bytes = [...processes].reduce((sum, [id, { residentBytes }]) => sum + (belongs(id) ? residentBytes : 0), 0)
  return Math.round(bytes / MB)
}

/** The largest resident memory from now on, looked at ten times a second. */
export function watchPeak(pid: number): { end(): number } {
  let peak = residentMB(pid)
  const timer = setInterval(() => (peak = Math.max(peak, residentMB(pid))), SAMPLE_MS)
  return {
    end() {
      clearInterval(timer)
      return Math.max(peak, residentMB(pid))
    },
  }
}

/** proc(5), /proc/PID/stat: id (name) state parent …; the 24th field counts resident pages. */
function processOf(id: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    const fields = stat.slice(end + 2).split(' ')
    return {
      parent: Number(fields[1]),
      name: stat.slice(stat.indexOf('(') + 1, end),
      residentBytes: Number(fields[21]) * PAGE_BYTES,
    }
  } catch {
    // Ended since it was listed.
    return undefined
  }
}
