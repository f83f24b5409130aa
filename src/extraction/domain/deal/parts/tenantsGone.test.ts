import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../../extract.ts'
import { page } from '../../typeset.fixture.ts'

const OFFER = [
  '# Mehrfamilienhaus zum Verkauf',
  '',
  'Kaufpreis: 800.000 €, Käuferprovision 3,57 %',
  '',
  'Das Mehrfamilienhaus hat drei Wohnungen:',
  'Wohnung EG ca. 81 m²: vermietet seit 2010 - aktuelle Kaltmiete 600 €',
  'Wohnung 1. OG ca. 81 m²: vermietet seit 2006 - aktuelle Kaltmiete 564 €',
  'Wohnung DG ca. 50 m²: vermietet seit 2013 - aktuelle Kaltmiete 450 €',
  '',
]

test.each([
  ['Der Mieter DG wird Ende April 2022 ausziehen.', [600, 564, null]],
  ['Die Mieterin im 1. OG zieht zum 31.03.2023 aus.', [600, null, 450]],
  ['Der Mieter der Wohnung im Dachgeschoss ist im Mai 2024 ausgezogen.', [600, 564, null]],
  // Still to come, of nobody's flat that is named, and what is no leaving.
  ['Der Mieter DG wird Ende April 2027 ausziehen.', [600, 564, 450]],
  ['Ein Mieter wird Ende April 2022 ausziehen.', [600, 564, 450]],
  ['Der Mieter DG hat im April 2022 das Bad erneuert.', [600, 564, 450]],
])('rents of today: %s', (said, rents) => {
  const { deal, facts } = extract([page([...OFFER, said])], calendarDate('2026-11-22'))
  expect(deal?.parts.map(({ rentMonthEuro }) => rentMonthEuro)).toEqual(rents)
  expect(deal?.parts.map(part => part.let)).toEqual(rents.map(rent => rent !== null))
  // What the house brings is what those who stay pay: a page never names the rent of a flat that is empty.
  expect(facts?.kaltmieteMonat?.value).toBe(rents.reduce<number>((sum, rent) => sum + (rent ?? 0), 0))
})
