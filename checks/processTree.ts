import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

interface ProcessFigures {
  readonly parent: number
  readonly name: string
  readonly cpuSeconds: number
  readonly residentBytes: number
}

/** Linux counts resident memory in pages of 4 KiB. */
const PAGE_BYTES = 4096

/**
 * What a process and everything below it have used so far; those that have ended count with whoever waited for them.
 * Linux only (/proc).
 * @param without name of processes that are left out with all below them
 */
export function treeFigures(root: number, without?: string): { cpuSeconds: number; residentBytes: number } {
  const all = new Map<number, ProcessFigures>()
  for (const name of readdirSync('/proc')) {
    const figures = /^\d+$/.test(name) ? figuresOf(Number(name)) : null
    if (figures) all.set(Number(name), figures)
  }
  const isBelow = (id: number): boolean => {
    const one = all.get(id)
    if (!one || one.name === without) return false
    return id === root || isBelow(one.parent)
  }
  const below = [...all].filter(([id]) => isBelow(id)).map(([, figures]) => figures)
  const sum = (of: (one: ProcessFigures) => number) => below.reduce((total, one) => total + of(one), 0)
  return { cpuSeconds: sum(one => one.cpuSeconds), residentBytes: sum(one => one.residentBytes) }
}

/** null: it has ended meanwhile. */
function figuresOf(id: number): ProcessFigures | null {
  try {
    // The name is in brackets and may hold blanks; from the state on the fields are proc_pid_stat(5).
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    const fields = text.slice(end + 2).split(' ')
    const ticks = [11, 12, 13, 14].reduce((total, field) => total + Number(fields[field]), 0)
    return {
      parent: Number(fields[1]),
      name: text.slice(text.indexOf('(') + 1, end),
      cpuSeconds: ticks / TICKS_PER_SECOND,
      residentBytes: Number(fields[21]) * PAGE_BYTES,
    }
  } catch {
    return null
  }
}
