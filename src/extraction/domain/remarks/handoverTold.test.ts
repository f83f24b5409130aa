import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

/** What is said of who lives in it, with its proof; "frei" where it is empty. */
function handover(said: readonly string[], kind = 'Eigentumswohnung'): string[] {
  const lines = [`${kind} zum Kauf`, '', 'Kaufpreis: 229.000 €', 'Wohnfläche: 66 m²', 'Baujahr: 1972', '', ...said]
  const { remarks } = extract([page(lines)], calendarDate('2026-11-27'))
  const own = remarks.filter(({ topic, subject, rule }) => topic === 'raeumung' && (subject === 'selbstBewohnt' || rule === 'raeumung-frei')) // prettier-ignore
  return own.map(one => (one.rule === 'raeumung-frei' ? 'frei' : `${one.meaning} | ${wholeQuote(one.evidence)}`))
}

const OPEN = 'Noch bewohnt: Die Räumung ist zu klären'

test.each<[said: string[], found: string[]]>([
  // others of the house, the past, and what is empty
  [['In der gepflegten Anlage werden viele Wohnungen von den Eigentümern selbst genutzt.'], []],
  [['Die meisten Einheiten werden von den Eigentümern selbst bewohnt.'], []],
  [['Die Anlage wird überwiegend von Eigentümern selbst bewohnt.'], []],
  [['Die andere Wohnung im Haus wird vom Eigentümer selbst bewohnt.'], []],
  [['Die Wohnung wurde bis September 2026 von der Eigentümerin selbst bewohnt und ist geräumt.'], ['frei']],
  [['Die Wohnung wird von den Eigentümern selbst genutzt.', 'Sie ist inzwischen leer.'], ['frei']],
  [['Das Haus ist leer und kann sofort übernommen werden.'], ['frei']],
  // the day is told: the sentence that names it
  [
    ['Die jetzigen Eigentümer haben die Wohnung selbst bewohnt.', 'Die Wohnung kann ab dem 01.04.2027 frei übergeben werden.'], // prettier-ignore
    [
      'Noch bewohnt, frei ab 01.04.2027: Auszugstag und Sicherheit in den Kaufvertrag | Die Wohnung kann ab dem 01.04.2027 frei übergeben werden.',
    ],
  ],
  [
    ['Das Haus wird von den Eigentümern bewohnt.', 'Die Eigentümer ziehen im März 2027 um.'],
    [
      'Noch bewohnt, frei ab März 2027: Auszugstag und Sicherheit in den Kaufvertrag | Die Eigentümer ziehen im März 2027 um.',
    ],
  ],
  [
    ['Das Haus wird von den Eigentümern bewohnt.', 'Der genaue Termin wird mit dem Käufer vereinbart.'],
    [
      'Noch bewohnt, Auszug nach Absprache: Auszugstag und Sicherheit in den Kaufvertrag | Der genaue Termin wird mit dem Käufer vereinbart.',
    ],
  ],
  [
    ['Frei ab: 01.03.2027', '', 'Das Haus wird von den Eigentümern selbst bewohnt.'],
    ['Noch bewohnt, frei ab 01.03.2027: Auszugstag und Sicherheit in den Kaufvertrag | Frei ab: 01.03.2027'],
  ],
  [
    ['Das Haus wird von den Eigentümern bewohnt und kann nach deren Umzug, voraussichtlich im Juni 2027, übergeben werden. Ein früherer Termin ist nach Absprache möglich.'], // prettier-ignore
    [
      'Noch bewohnt, frei ab Juni 2027, früher nach Absprache: Auszugstag und Sicherheit in den Kaufvertrag | Das Haus wird von den Eigentümern bewohnt und kann nach deren Umzug, voraussichtlich im Juni 2027, übergeben werden.',
    ],
  ],
  [['Übergabe: kurzfristig, leer', '', 'Die Wohnung war bis zum Sommer von der Eigentümerin bewohnt.'], ['frei']],
  // and what stays open: no day, or one that is past
  [['Die Wohnung wird vom Eigentümer selbst bewohnt.'], [`${OPEN} | Die Wohnung wird vom Eigentümer selbst bewohnt.`]],
  [
    ['Das Haus wird von den Eigentümern bewohnt.', 'Die Übergabe war für März 2024 vorgesehen.'],
    [`${OPEN} | Das Haus wird von den Eigentümern bewohnt.`],
  ],
  [
    ['Das Haus wird von den Eigentümern bewohnt.', 'Ein Termin zur Besichtigung wird telefonisch vereinbart.'],
    [`${OPEN} | Das Haus wird von den Eigentümern bewohnt.`],
  ],
  [
    ['Das Haus wird von den Eigentümern bewohnt.', 'Der Keller ist leer.'],
    [`${OPEN} | Das Haus wird von den Eigentümern bewohnt.`],
  ],
])('%j', (said, found) => {
  expect(handover(said)).toEqual(found)
})

test('in a house of several flats the other flat is sold, too', () => {
  expect(handover(['Die andere Wohnung wird vom Eigentümer selbst bewohnt.'], 'Mehrfamilienhaus')).toHaveLength(1)
})

test('a home that is empty waits for nobody, though its day is left open', () => {
  const topics = (said: readonly string[]) =>
    extract([page(['Eigentumswohnung zum Kauf', '', 'Kaufpreis: 229.000 €', 'Wohnfläche: 66 m²', '', ...said])], calendarDate('2026-11-27')).remarks.map(({ rule }) => rule) // prettier-ignore
  const open = ['Bezug: nach Vereinbarung', '']
  expect(topics(open)).toContain('raeumung-offen')
  expect(topics([...open, 'Die Wohnung ist geräumt.'])).not.toContain('raeumung-offen')
})
