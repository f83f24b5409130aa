import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { STAND } from '#valuation/domain/unnamed.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { verdictAt, type VerdictGrounds } from './verdict.ts'
import { SOUND as OF_SURE, WORTH as SURE } from './verdict.fixture.ts'

const WORTH: Worth = { ...SURE, prudent: euro(280_000), best: euro(340_000), top: euro(340_000) }
const SOUND: VerdictGrounds = { ...OF_SURE, worth: WORTH }
const OUTDATED = {
  ...SOUND,
  outdated: true,
  first: [{ id: 'status', sentence: 'Gibt es das Angebot noch?', change: null }],
}

test('above our whole range it is too much whatever is open, also for an old offer and an Erbbaurecht without its terms', () => {
  const outdated = verdictAt(euro(360_000), OUTDATED)
  expect(outdated).toMatchObject({ id: 'erst-klaeren', light: 'gelb', exceeds: { most: euro(340_000) } })
  expect(outdated.sentence).toMatch(
    /^Erst klären, und so oder so nicht .*selbst im günstigsten Fall höchstens 340\.000\s€\.$/u,
  )
  expect(verdictAt(euro(335_000), OUTDATED).exceeds).toBeUndefined()
  const unnamed = { id: 'erbbaurecht', sentence: 'Vom Erbbaurecht fehlt die Restlaufzeit.', mostWhile: null }
  const open = verdictAt(euro(360_000), { ...SOUND, worth: { ...WORTH, unnamed } })
  expect(open).toMatchObject({ id: 'erst-klaeren', exceeds: { most: euro(340_000) } })
  expect(open.sentence).toContain('Mehr als 340.000\u00a0€ sind nicht richtig, selbst im günstigsten Fall; gefordert')
  expect(verdictAt(euro(335_000), { ...SOUND, worth: { ...WORTH, unnamed } }).exceeds).toBeUndefined()
})

test('the price of a forest pays for its trees: up to what a rich stand brings no limit is named, and beyond it none is right', () => {
  const unnamed = { id: STAND, sentence: 'Was auf ihm steht, entscheidet den Preis.', mostWhile: null }
  const forest = {
    ...SOUND,
    worth: { ...WORTH, ceiling: euro(18_000), best: euro(90_000), top: euro(90_000), unnamed },
  }
  expect(verdictAt(euro(52_000), forest)).toMatchObject({ id: 'erst-klaeren', limit: null })
  expect(verdictAt(euro(52_000), forest).exceeds).toBeUndefined()
  expect(verdictAt(euro(100_000), forest).sentence).toContain('selbst mit einem wertvollen Bestand')
  expect(verdictAt(euro(130_000), forest).id).toBe('nicht')
})
