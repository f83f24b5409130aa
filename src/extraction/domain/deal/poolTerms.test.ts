import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { isPoolOnOffer, POOL_ON_OFFER } from './poolOnOffer.ts'
import { page } from '../typeset.fixture.ts'

function poolOf(...lines: readonly string[]) {
  const title = '# Eigentumswohnung in Dessau, Kapitalanlage'
  const { deal } = extract(
    [page([title, 'Kaufpreis: 89.900 €', 'Wohnfläche: 58,40 m²', 'Zimmer: 2', '', ...lines])],
    calendarDate('2026-11-27'),
  )
  return { overlays: deal?.overlays, pool: deal?.pool && { ...deal.pool, evidence: deal.pool.evidence.length } }
}

const POOL = 'Alle Eigentümer zahlen ihre Mieten in den Mietpool.'

test.each([
  ['Der Beitritt ist Bestandteil des Kaufvertrags und auf 5 Jahre fest.', { isBound: true, years: 5 }],
  ['Die Teilnahme ist verpflichtend.', { isBound: true }],
  ['Der Käufer muss dem Pool beitreten.', { isBound: true }],
  ['Der Käufer muss dem Mietpool für 5 Jahre beitreten.', { isBound: true }],
  ['Der Erwerber ist verpflichtet, dem Pool beizutreten.', { isBound: true }],
  ['Mit dem Kauf verpflichtet sich der Käufer zum Beitritt für fünf Jahre.', { isBound: true, years: 5 }],
  ['Der Beitritt ist nicht freiwillig, sondern verpflichtend.', { isBound: true }],
  ['Alle Eigentümer müssen in den Pool einzahlen.', { isBound: true }],
  ['Es besteht Pflichtmitgliedschaft.', { isBound: true }],
  ['Der Poolvertrag läuft mindestens zehn Jahre.', { years: 10 }],
  ['Aktuell sind 19 der 24 Wohnungen vermietet.', {}],
  ['19 von 24 Wohnungen vermietet.', { let: { count: 19, of: 24 } }],
  ['Im Jahr 2025 wurden 4,05 €/m² und Monat ausgeschüttet.', { paidOut: { perM2: 4.05, year: 2025 } }],
  ['Die Ausschüttung betrug 2025 im Mittel 4,05 € je m².', { paidOut: { perM2: 4.05, year: 2025 } }],
])('what is told of the pool: %s', (line, told) => {
  const { overlays, pool } = poolOf(`${POOL} ${line}`)
  expect(overlays).toEqual(['mietpool'])
  if (Object.keys(told).length > 0) expect(pool).toMatchObject(told)
})

test.each([
  'Der Beitritt zum Förderverein ist freiwillig.',
  'Eine Mitgliedschaft im Pool ist nicht mehr verpflichtend.',
  'Die Teilnahme am Mietpool ist freiwillig und keine Verpflichtung.',
  'Die Mitgliedschaft endet mit dem Verkauf, der Käufer muss dem Pool nicht beitreten.',
  'Eigentümer sind nicht verpflichtet, dem Pool beizutreten.',
  'Der Austritt muss schriftlich dem Pool erklärt werden.',
  'Der Mieter muss den Pool im Garten pflegen.',
  'Der Verwalter ist verpflichtet, den Pool im Garten zu reinigen.',
  'Eine Pflichtmitgliedschaft besteht nicht.',
  'Der Poolvertrag liegt dem Exposé bei.',
  'Für 2027 ist eine Ausschüttung von 6,10 €/m² geplant.',
  'Die Miete beträgt 5,45 €/m².',
])('what tells nothing of its terms: %s', line => {
  expect(poolOf(`${POOL} ${line}`).pool).toBeUndefined()
})

test.each([
  'Für Kapitalanleger bietet die Verwaltung einen Mietpool an.',
  'Die Teilnahme am Mietpool ist freiwillig.',
  'Sie können dem Mietpool beitreten.',
  'Ein Beitritt zum Mietpool ist möglich.',
  'Auf Wunsch kann die Wohnung in den Mietpool eingebracht werden.',
  'Ein Mietpool wird angeboten.',
  'Der Mietpool kann von jedem Eigentümer genutzt werden.',
  'Optional: Mietpool der Hausverwaltung.',
  'Die Teilnahme am Mietpool ist nicht verpflichtend.',
])('on offer: %s', sentence => {
  expect([isPoolOnOffer(sentence), POOL_ON_OFFER.test(sentence.toLowerCase())]).toEqual([true, true])
})

test.each([
  'Die Ausschüttung des Mietpools kann davon nach oben wie unten abweichen.',
  'Der Mietpool bietet Sicherheit gegen Leerstand.',
  'Wir bieten mit dem Mietpool Schutz vor Mietausfall.',
  'Aus dem Mietpool können Kosten der Renovierung entnommen werden.',
  'Der Käufer muss dem angebotenen Mietpool beitreten.',
  'Der Beitritt zum Mietpool ist Bestandteil des Kaufvertrags, ein Austritt ist nach fünf Jahren möglich.',
  'Ein Austritt aus dem Mietpool ist frühestens 2031 möglich.',
  'Die Wohnung ist in den Mietpool eingebunden.',
  'Sorglos über Mietpool',
  'Die Höhe der Zahlungen aus dem Mietpool könnte sinken.',
])('in it, and bound: %s', sentence => {
  expect([isPoolOnOffer(sentence), POOL_ON_OFFER.test(sentence.toLowerCase())]).toEqual([false, false])
})

test('a pool that is only on offer binds nobody', () => {
  expect(poolOf('Auf Wunsch Teilnahme am Mietpool. 19 von 24 Wohnungen vermietet.')).toEqual({
    overlays: [],
    pool: undefined,
  })
})

test.each([
  ['Der Laden ist verpachtet, der Pachtvertrag läuft bis 2029.', false],
  ['Die Gaststätte im Erdgeschoss: Pachtvertrag bis 30.06.2029.', false],
  ['Der Betreiber der Bäckerei ist seit 2007 im Haus.', false],
  ['Das ganze Haus ist verpachtet, der Pachtvertrag mit der Hotelgesellschaft läuft bis 2031.', true],
])('of a house with flats and a shop, whoever leases the shop runs no house: %s', (line, isRun) => {
  const title = '# Wohn- und Geschäftshaus in Hagen, Laden und vier Wohnungen'
  const { deal } = extract(
    [page([title, 'Kaufpreis: 489.000 €', 'Wohnfläche: 286 m²', '', line])],
    calendarDate('2026-11-27'),
  )
  expect([deal?.type.value, deal?.overlays.includes('betreiber')]).toEqual(['wohn-geschaeft', isRun])
})
