import { expect, test } from 'vitest'
import { STAGES } from '#analysis/domain/stage.ts'
import { stepOf } from '#intake/domain/stage.ts'
import { doingOf, isCounted, positionOf, remainingSeconds, remainingText, SHOWN_STAGES } from './analysisProgress.ts'

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
  [1, 'Noch etwa 5 Sekunden'],
  [12, 'Noch etwa 15 Sekunden'],
  [80, 'Noch etwa 80 Sekunden'],
  [100, 'Noch etwa 2 Minuten'],
])('%i s are „%s“', (seconds, text) => {
  expect(remainingText(seconds)).toBe(text)
})
