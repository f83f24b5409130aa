import { expect, test } from 'vitest'
import { offences, type Row, type Run } from './offences.ts'

const REFUSED: Row = {
  file: 'leer.pdf',
  outcome: 'refused',
  status: 200,
  code: 'reading.leer',
  sentence: 'Die Datei ist leer. Bitte laden Sie eine andere hoch.',
  seconds: 0.1,
  peakMB: 900,
  restMB: 800,
  credits: 0,
  faults: 0,
}
const DONE: Row = { ...REFUSED, outcome: 'done', code: null, sentence: 'Ihr Bericht liegt im Archiv.', credits: 1 }
const RUN: Run = { rows: [REFUSED, DONE], beforeMB: 800, afterMB: 1_100, goodSeconds: 2, good: DONE }

test('files that are refused or analysed, and memory within the limit, are no offence', () => {
  expect(offences(RUN)).toEqual([])
})

const WRONG: [what: string, row: Row, named: string][] = [
  ['a product that died', { ...REFUSED, outcome: 'died', sentence: 'ended with SIGKILL' }, 'the product died'],
  ['no end', { ...REFUSED, outcome: 'unanswered', sentence: 'waited' }, 'no end: waited'],
  ['a fault of the server', { ...REFUSED, status: 502 }, 'status 502'],
  ['a fault that is told', { ...REFUSED, sentence: 'Bei uns ist ein Fehler aufgetreten.' }, 'an internal fault'],
  ['a fault that is logged', { ...REFUSED, faults: 2 }, 'an internal fault'],
  ['a long time', { ...REFUSED, seconds: 30.1 }, '30.1 s'],
  ['a refusal that cost', { ...REFUSED, credits: 1 }, 'cost 1 analyses'],
  ['a failure that cost', { ...REFUSED, outcome: 'failed', credits: 1 }, 'cost 1 analyses'],
  ['a report that cost nothing', { ...DONE, credits: 0 }, 'a report for 0 analyses'],
  ['no sentence', { ...REFUSED, sentence: 'undefined' }, 'no sentence: undefined'],
]

test.each(WRONG)('%s is named with its file', (_, row, named) => {
  expect(offences({ ...RUN, rows: [DONE, row] })).toEqual([`leer.pdf: ${named}`])
})

test('memory that grew above the limit is named', () => {
  expect(offences({ ...RUN, afterMB: 1_101 })).toEqual(['resident memory grew by 301 MB'])
})

test('a good exposé that fails afterwards is named', () => {
  expect(offences({ ...RUN, good: REFUSED })).toEqual([
    'the good exposé afterwards: refused Die Datei ist leer. Bitte laden Sie eine andere hoch.',
  ])
})

test('on a busy machine a file may take five times as long as a good exposé, and no longer', () => {
  const busy = { ...RUN, goodSeconds: 10 }
  expect(offences({ ...busy, rows: [{ ...REFUSED, seconds: 50 }] })).toEqual([])
  expect(offences({ ...busy, rows: [{ ...REFUSED, seconds: 50.1 }] })).toEqual(['leer.pdf: 50.1 s'])
})
