import { expect, test } from 'vitest'
import type { Deal, DealType } from '#extraction/domain/deal/deal.ts'
import { notesOn } from './notes.ts'
import { questioned } from './offered.fixture.ts'

test.each<[DealType, string, string]>([
  ['neubau-bautraeger', 'Bauträgervertrag, geprüft durch Notar oder Anwalt', 'Bauträgervertrag mit Termin und Vertragsstrafe'],
  // § 650i BGB: no Bauträger sells it.
  ['fertighaus', 'Entwurf des Bauvertrags, geprüft durch einen Anwalt', 'Bauvertrag mit Termin und Vertragsstrafe'],
])('the contract that is asked for is that of the bargain: %s', (type, checked, dated) => {
  const { offer, ...rest } = questioned({ objektart: 'Einfamilienhaus', wohnflaeche: 140 })
  const note = notesOn({ ...rest, offer: { ...offer, deal: { type: { value: type } } as Deal } })
  expect(note('gewaehrleistung-neubau').todo.document).toBe(checked)
  expect(note('fertigstellung').todo.document).toBe(dated)
}) // prettier-ignore
