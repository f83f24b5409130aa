import { expect, test } from 'vitest'
import { FACT_KEYS, type FactKey, type Facts, type Statement } from '../facts.ts'
import { labelsOf } from '../pairs.ts'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { sight } from './sight.ts'
import { placesOf, unsureSentence } from './sightings.ts'

const NOTHING_KNOWN = Object.fromEntries(FACT_KEYS.map(key => [key, null])) as Facts

function sighted(lines: readonly string[], facts: Facts = NOTHING_KNOWN) {
  const read = page(lines)
  const passages = passagesOf([read])
  const sections = new Map(passages.flatMap(({ words, section }) => words.map(({ word }) => [word, section] as const)))
  const labels = labelsOf(read, ({ words: [first] }) => (first && sections.get(first)) ?? 'object')
  return sight(passages, labels, facts)
}

function quotes(lines: readonly string[], key: FactKey): string[] {
  return (sighted(lines)[key] ?? []).map(({ quote }) => quote)
}

test.each<[FactKey, string, string]>([
  ['kaufpreis', 'Wir stellen uns als Preis so um die 389.000 vor.', '389.000'],
  ['verkehrswert', 'Der Gesamtverkehrswert beider Lose wurde auf 312.000,00 EUR geschätzt.', '312.000,00'],
  ['wohnflaeche', 'Die Wohnfl. liegt laut Plan bei 97,5 qm.', '97,5 qm'],
  ['grundstuecksflaeche', 'Auf einem ca. 641 m² herrlich eingewachsenen Grundstück steht das Haus.', '641 m²'],
  ['zimmer', 'Vier Zimmer, Küche und Bad warten auf Sie.', 'Vier Zimmer,'],
  ['baujahr', 'Das Haus stammt aus den 1930er Jahren.', '1930er'],
  ['plz', 'Die Stadt 04509 Delitzsch liegt nördlich.', '04509'],
  ['ort', 'Gelegen in 04509 Delitzsch, nahe am Markt.', '04509 Delitzsch,'],
  ['hausgeldMonat', 'An monatlicher Belastung fallen 287,40 Euro an.', '287,40 Euro'],
  ['erhaltungsruecklage', 'In der Rücklage der Gemeinschaft liegen 41.200 €.', '41.200 €'],
  ['kaltmieteMonat', 'Der Mieter überweist als Miete zuletzt 615 €.', '615 €'],
  ['jahresnettokaltmiete', 'Gesamt-Jahres-Kaltmiete derzeit 31.800,00 EUR.', '31.800,00 EUR'],
  ['energiekennwert', 'Verbraucht wurden 131,4 kWh je m² im Jahr.', '131,4 kWh'],
  ['energieklasse', 'Energieeffizienzklasse laut Ausweis: F', 'F'],
  ['energietraeger', 'In den Räumen stehen Nachtspeicheröfen.', 'Nachtspeicheröfen.'],
  ['heizung', 'Beheizt wird über einen Kachelofen.', 'Kachelofen.'],
  ['heizungBaujahr', 'Der Heizkessel lief 1997 zum ersten Mal.', '1997'],
  ['kaeuferprovision', 'Die Courtage teilen sich beide Seiten mit je 2,38 %.', '2,38 %'],
  ['vermietet', 'Seit 2014 wohnt dort ein Mieter.', 'Mieter.'],
  ['stellplatz', 'In der Tiefgarage gehört ein Platz dazu.', 'Tiefgarage'],
  ['zustand', 'Die Innenausstattung entspricht im Übrigen dem Baujahr.', 'dem Baujahr'],
  ['erbbaurecht', 'Der Boden gehört der Kirche (Erbpacht).', '(Erbpacht).'],
])('%s is sighted in "%s"', (key, line, words) => {
  expect(quotes([line], key).join(' ')).toContain(words)
})

test('an area whose figure was not recognised is sighted in a scan, and nowhere else', () => {
  const passages = passagesOf([page(['Auf u9 m* Wohnfläche verteilt sich das Haus.'])])
  const scanned = passages.map(passage => ({
    ...passage,
    words: passage.words.map(placed => ({ ...placed, word: { ...placed.word, confidence: 0.7 } })),
  }))
  expect(sight(passages, [], NOTHING_KNOWN).wohnflaeche).toBeUndefined()
  expect(sight(scanned, [], NOTHING_KNOWN).wohnflaeche?.map(({ quote }) => quote)).toEqual(['Wohnfläche'])
})

test.each<[FactKey, string]>([
  ['kaufpreis', 'Der Preis für den Stellplatz beträgt 18.500 €.'],
  ['hausgeldMonat', 'Die Kaufnebenkosten betragen etwa 24.300 €.'],
  ['grundstuecksflaeche', 'Das Grundstück ist schön angelegt. Die Wohnung hat 74 m².'],
  ['energietraeger', 'Die Gasse führt zum Gasthaus; ein Gasgrill bleibt.'],
  ['garten', 'Kindergarten und Biergarten sind nah.'],
  ['denkmalschutz', 'Die denkmalgeschützte Altstadt ist fünf Minuten entfernt.'],
  ['plz', 'Muster Immobilien GmbH, Tel. 0341 1234, 04109 Leipzig, www.muster.de'],
  ['baujahr', 'Der Energieausweis von 2019 liegt vor, gebaut ist alles solide.'],
  ['plz', 'Der Preis beträgt 38900 Euro.'],
  ['zustand', 'Die Provision ist mit Zustandekommen des Kaufvertrages verdient.'],
  ['zustand', 'Ein Vertrag ist noch nicht zustande gekommen.'],
])('%s is not sighted where the words mean something else: "%s"', (key, line) => {
  expect(quotes([line], key)).toEqual([])
})

test('parts of the document that speak of other people are looked at, too', () => {
  expect(quotes(['Impressum', '', 'Das Hausgeld: 301,00 € im Monat.'], 'hausgeldMonat')).toEqual(['Hausgeld: 301,00 €'])
})

test.each(['Auch bei uns', 'Weitere Objekte', 'Das könnte Sie interessieren'])(
  'below "%s" it is of somebody else',
  heading => {
    const lines = ['Reihenhaus in Verl.', '', heading, '', 'Wohnung in Gütersloh, vermietet, Hausgeld: 301,00 €, 74 m² Wohnfläche', '', 'Wohngeld | 301,00 €'] // prettier-ignore
    expect(Object.keys(sighted(lines))).toEqual(['objektart'])
  },
)

test('label and value that the layout took apart are seen together', () => {
  expect(quotes(['Wohngeld laut Plan | Sonstiges', '', '318,00 € | ja'], 'hausgeldMonat').join()).toContain('318,00 €')
})

test('a figure that proves another fact is no sighting, nor is what is known looked for', () => {
  const line = ['Die monatliche Belastung beträgt 287,40 Euro.']
  const places = sighted(line).hausgeldMonat ?? []
  const fact = { value: 287.4, mentions: 1, evidence: [...places], confidence: 0.9 }
  expect(places).toHaveLength(1)
  expect(sighted(line, { ...NOTHING_KNOWN, hausgeldMonat: fact }).hausgeldMonat).toBeUndefined()
  expect(sighted(line, { ...NOTHING_KNOWN, erhaltungsruecklage: fact }).hausgeldMonat).toBeUndefined()
})

test('what is told names the page, or the page that nobody could read, and else says nothing', () => {
  const places = sighted(['Die Rücklage: 41.200 €.'])
  expect(
    unsureSentence(
      ['erhaltungsruecklage'],
      { places, spoken: {}, reservations: [], unreadPages: [], doubts: {} },
      'Die Rücklage',
    ),
  ).toBe('Die Rücklage steht evtl. auf Seite 1, nicht sicher gelesen.')
  expect(unsureSentence(['aufzug'], { places, spoken: {}, reservations: [], unreadPages: [2, 4], doubts: {} })).toBe(
    'Nicht gefunden; Seiten 2 und 4 ließen sich nicht lesen.',
  )
  expect(unsureSentence(['aufzug'], { places, spoken: {}, reservations: [], unreadPages: [], doubts: {} })).toBeNull()
  expect(
    placesOf(['erhaltungsruecklage', 'aufzug'], { places, spoken: {}, reservations: [], unreadPages: [], doubts: {} }),
  ).toHaveLength(1)
})

test('what was read but hedged is sighted; what is former, planned or of somebody else is not', () => {
  const evidence = { page: 1, quote: 'Rücklage: 41.200 €', box: [40, 60, 200, 80] as const }
  const statement = (scope: Partial<Statement['scope']>): Statement => ({
    key: 'erhaltungsruecklage',
    value: 41_200,
    evidence,
    scope: { bearer: 'offer', time: 'now', stance: 'asserted', year: null, word: null, ...scope },
  })
  const places = (scope: Partial<Statement['scope']>) => sight([], [], NOTHING_KNOWN, [statement(scope)])
  expect(places({ stance: 'hedged' }).erhaltungsruecklage).toEqual([evidence])
  expect(places({ bearer: 'part' }).erhaltungsruecklage).toEqual([evidence])
  for (const scope of [{ time: 'former' }, { time: 'planned' }, { bearer: 'other' }, { stance: 'excluded' }] as const) {
    expect(places(scope).erhaltungsruecklage).toBeUndefined()
  }
})
