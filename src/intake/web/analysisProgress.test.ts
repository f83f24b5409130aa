import { expect, test } from 'vitest'
import { STAGES } from '#analysis/domain/stage.ts'
import { stepOf } from '#intake/domain/stage.ts'
import { doingOf, isCounted, nextTold, positionOf, remainingSeconds, remainingText, SHOWN_STAGES, type ToldTime } from './analysisProgress.ts' // prettier-ignore

test('every step that the server announces is found by its title', () => {
  const states = ['queued', ...STAGES] as const
  expect(states.map(state => positionOf(stepOf(state).title))).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('a step that this page does not know yet is shown as the beginning', () => {
  expect(positionOf('Etwas Neues')).toBe(0)
})

test('the number of the step is not said twice', () => {
  expect(doingOf(stepOf('reading', 'Texterkennung: 3 von 20 gescannten Seiten').message)).toBe(
    'Texterkennung: 3 von 20 gescannten Seiten',
  )
})

test('the estimate shrinks with every step', () => {
  const estimates = SHOWN_STAGES.map((_, position) => remainingSeconds(position, '', 0) ?? 0)
  expect(estimates).toEqual(estimates.toSorted((a, b) => b - a))
})

test('scanned pages that are still to be recognised take longer, and less with each one', () => {
  const at = (page: number) => remainingSeconds(1, `Texterkennung: ${page} von 20 gescannten Seiten`, 0) ?? 0
  expect(at(0) - at(10)).toBe(20)
  expect(at(20)).toBe(remainingSeconds(1, '', 0))
})

test('only scanned pages are counted before they are done', () => {
  expect(isCounted('Texterkennung: 3 von 20 gescannten Seiten')).toBe(true)
  expect(isCounted('Schritt 5 von 7: Wir vergleichen den Preis.')).toBe(false)
})

test('what lasts longer than usual is not promised any more', () => {
  expect(remainingText(remainingSeconds(6, '', 3_600))).toContain('länger als üblich')
})

test.each([
  [0, 'Noch einen Moment'],
  [1, 'Noch etwa 5 Sekunden'],
  [12, 'Noch etwa 15 Sekunden'],
  [80, 'Noch etwa 80 Sekunden'],
  [100, 'Noch etwa 2 Minuten'],
])('%i s are „%s“', (seconds, text) => {
  expect(remainingText(seconds)).toBe(text)
})

/** What is told one after the other, of `[at, estimated]`, or `[at, estimated, counted]`. */
function toldAt(...estimates: readonly (readonly [number, number | null, boolean?])[]): (number | null)[] {
  let told: ToldTime = { jobId: '1', seconds: estimates[0]?.[1] ?? null, until: estimates[0]?.[1] ?? 0 }
  return estimates.map(([at, seconds, isCounted = false]) => {
    told = nextTold(told, { jobId: '1', seconds, at, isCounted })
    return told.seconds
  })
}

test('what is told falls with the clock, also where the next step is estimated anew', () => {
  expect(toldAt([0, 19], [5, 14], [10, 13], [15, 8])).toEqual([19, 14, 9, 4])
})

test('once its time is over, no later step promises anything again', () => {
  expect(toldAt([0, 19], [30, 13], [35, 12], [60, 9])).toEqual([19, null, null, null])
  expect(toldAt([0, 19], [10, null], [15, 13])).toEqual([19, null, null])
})

test('no number of seconds is shown for longer than it says', () => {
  const shown = toldAt([0, 19], [5, 14], [10, 13], [15, 8], [20, 3], [25, 8], [30, 3]).map(remainingText)
  expect(shown).toEqual([
    'Noch etwa 20 Sekunden',
    'Noch etwa 15 Sekunden',
    'Noch etwa 10 Sekunden',
    'Noch etwa 5 Sekunden',
    'Noch einen Moment',
    'Noch einen Moment',
    remainingText(null),
  ])
})

test('pages that are counted now are told, and the next analysis begins anew', () => {
  expect(toldAt([0, 19], [30, null], [35, 60, true], [40, 50])).toEqual([19, null, 60, 50])
  const late = { jobId: '1', seconds: null, until: 19 }
  expect(nextTold(late, { jobId: '2', seconds: 19, at: 0, isCounted: false }).seconds).toBe(19)
})
