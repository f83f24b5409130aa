import { treeFigures } from '../processTree.ts'

const MB = 1_000_000
const SAMPLE_MS = 100

/**
 * Resident memory of a process and all that descend from it, in MB: the server, its analysts and readers. The database's
 * processes are left out, its shared buffers would be counted once for each of them.
 */
export function residentMB(pid: number): number {
  return Math.round(treeFigures(pid, 'postgres').residentBytes / MB)
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
