import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Whoever is not root may set one on the whole machine in a tenth of a second (kernel/sched/autogroup.c). */
const AGAIN_MS = 150
const TRIES = 40
/**
 * A session's number counts against every other program of the machine, a process' own against those of its session alone. At 19 one busy
 * program of somebody else would leave an analysis a seventieth of a core; at 10 it leaves a tenth.
 */
const FURTHEST = 10

/**
 * Linux with sched_autogroup (sched(7)) shares the processor out among sessions first: the nice of a process that leads a session of its
 * own, as each sandboxed one does, then means nothing, and it would take as much as the program that serves users. The session has a
 * number like it. Elsewhere this does nothing.
 * @param pid of the process that leads the session
 * @param steps how far it shall yield to the session of this process
 */
export async function setSessionBehind(pid: number, steps: number): Promise<void> {
  const own = sessionNice('self')
  if (own === null) return
  const number = String(Math.min(19, own + Math.min(FURTHEST, steps)))
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      await writeFile(`/proc/${pid}/autogroup`, number, { flag: 'r+' })
      return
    } catch (error) {
      // Gone, or not ours to set: then it is as it was.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      await sleep(AGAIN_MS, undefined, { ref: false })
    }
  }
}

/** @returns -20 to 19; null where the kernel does not group by session */
export function sessionNice(pid: number | 'self'): number | null {
  try {
    // "/autogroup-25 nice 0", or nothing of the session that the system began with.
    const told = readFileSync(`/proc/${pid}/autogroup`, 'latin1')
    return Number(/nice (-?\d+)/.exec(told)?.[1] ?? 0)
  } catch {
    return null
  }
}
