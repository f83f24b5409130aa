import type { Row, Run } from './offences.ts'

/** Control characters, and marks that turn the reading direction: names of hostile files must not write to the terminal. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

const WIDTHS = { file: 48, outcome: 10, code: 26 }

export function headLine(): string {
  return columns('file', 'outcome', 'status code', '     s', ' peak', ' rest', 'sentence')
}

/** One file as a line of the table; memory in MB. */
export function lineOf({ file, outcome, status, code, sentence, seconds, peakMB, restMB }: Row): string {
  const answered = `${status ?? '-'} ${code ?? ''}`
  const figures = [seconds.toFixed(1).padStart(6), String(peakMB).padStart(5), String(restMB).padStart(5)] as const
  return columns(file.replace(INVISIBLE, '?'), outcome, answered, ...figures, sentence)
}

function columns(file: string, outcome: string, code: string, ...rest: string[]): string {
  const [s = '', peak = '', left = '', sentence = ''] = rest
  return `${file.padEnd(WIDTHS.file)} ${outcome.padEnd(WIDTHS.outcome)} ${code.padEnd(WIDTHS.code)} ${s} ${peak} ${left}  ${sentence}`
}

export function summaryOf({ rows, beforeMB, afterMB, good }: Run, offenders: number): string {
  const number = (outcome: Row['outcome']) => rows.filter(row => row.outcome === outcome).length
  const times = rows.map(({ seconds }) => seconds).sort((a, b) => a - b)
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
  return [
    `${rows.length} files: ${number('done')} done, ${number('failed')} failed, ${number('refused')} refused, ${number('unanswered')} unanswered, ${number('died')} died`,
    `time p50 ${at(0.5)} s, p99 ${at(0.99)} s, worst ${at(1)} s`,
    `memory ${beforeMB} MB before, ${afterMB} MB after, at most ${Math.max(...rows.map(({ peakMB }) => peakMB))} MB`,
    `credits ${rows.reduce((sum, { credits }) => sum + credits, 0)} for ${number('done')} reports`,
    `good exposé afterwards ${good.outcome}`,
    `${offenders} offences`,
  ].join('; ')
}
