import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { offerOf } from '../offer.ts'
import { page } from '../typeset.fixture.ts'

function rentsOf(...lines: readonly string[]) {
  const title = '# Eigentumswohnung in Dessau, Kapitalanlage'
  const { facts, deal } = extract(
    [
      page([
        title,
        'Kaufpreis: 89.900 €',
        'Wohnfläche: 58,40 m²',
        'Zimmer: 2',
        'Vermietet: ja',
        'Kaltmiete: 318 €',
        '',
        ...lines,
      ]),
    ],
    calendarDate('2026-11-27'),
  )
  if (!facts) throw new Error('not read')
  const { numbers, pooled } = offerOf(facts, deal)
  return { month: numbers.kaltmieteMonat, contract: pooled?.contract, years: pooled?.years }
}

const BOUND = 'Alle Eigentümer zahlen ihre Mieten in den Mietpool. Der Beitritt ist Pflicht, auf 5 Jahre.'
const PAID = 'Im Jahr 2025 wurden 4,05 €/m² und Monat ausgeschüttet.'

test('where the owner must be in a pool that tells what it paid, that is his rent, and the lease is told beside it', () => {
  expect(rentsOf(`${BOUND} ${PAID}`)).toEqual({ month: 236.52, contract: 318, years: 5 })
})

test.each([
  ['nobody tells what it paid', BOUND],
  ['only a forecast is told', `${BOUND} Für 2027 ist eine Ausschüttung von 6,10 €/m² geplant.`],
  ['nobody must join', `Die Wohnung ist im Mietpool. ${PAID}`],
  ['the pool is only on offer', `Auf Wunsch Teilnahme am Mietpool. ${PAID}`],
  ['what is paid out is no pool’s', `Die Dividende der Genossenschaft: ${PAID}`],
])('the rent of the lease stays where %s', (_why, text) => {
  expect(rentsOf(text)).toEqual({ month: 318, contract: undefined, years: undefined })
})
