import { expect, test } from 'vitest'
import { remarkOf, type Stated } from '#questions/domain/offered.fixture.ts'
import { isFitting } from './fittingPapers.ts'
import { mailCaseOf } from './mailCase.fixture.ts'

const HOUSE: Stated = { objektart: 'Reihenhaus', wohnflaeche: 120, baujahr: 1985 }

test('a terraced house on a plot of its own has no Teilungserklärung, one that is divided like flats has', () => {
  const { situation, offer } = mailCaseOf(HOUSE, { type: 'bestand', objectKind: 'reihenhaus' })
  const own = remarkOf({ topic: 'realteilung', rule: 'realteilung', meaning: 'Real geteilt' })
  const shared = remarkOf({ topic: 'realteilung', rule: 'realteilung-weg', meaning: 'Nach WEG geteilt' })
  expect(isFitting('teilungserklaerung', situation, offer)).toBe(false)
  expect(isFitting('teilungserklaerung', situation, offer, [shared])).toBe(true)
  expect(isFitting('teilungserklaerung', situation, offer, [own])).toBe(false)
})

test('a guarantee of the rent has a paper only where the exposé speaks of one', () => {
  const { situation, offer } = mailCaseOf(HOUSE, { type: 'rueckmiete', objectKind: 'einfamilienhaus' })
  const told = remarkOf({ topic: 'mietgarantie', rule: 'mietgarantie', meaning: 'Mietgarantie' })
  expect(isFitting('mietgarantie', situation, offer)).toBe(false)
  expect(isFitting('mietgarantie', situation, offer, [told])).toBe(true)
})
