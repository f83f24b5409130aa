import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

function dealOf(...lines: readonly string[]) {
  const { deal } = extract([page(lines)], calendarDate('2026-11-26'))
  return { traits: (deal?.traits ?? []).map(({ trait }) => trait), buildings: deal?.buildings ?? [], deal }
}

const HOUSE = ['', 'Kaufpreis: 971.000 €', 'Wohnfläche: 269 m²', 'Objektart: Einfamilienhaus', '']

test.each([
  [['# Erbteil zu verkaufen', ...HOUSE, 'Ich verkaufe meinen Erbteil von einem Viertel an dem Haus.'], ['erbanteil']],
  [['# Bieterverfahren – Landhaus in Feilnbach', ...HOUSE], ['bieterverfahren']],
  [['# Landhaus in Feilnbach', ...HOUSE, 'Der Mindestpreis beträgt 971.000,-€.'], ['mindestpreis']],
  [
    [
      '# Lagerhalle zum Kauf in Emsdetten',
      '',
      'Kaufpreis: 890.000,00 € zzgl. 19 % USt. (Option, § 9 UStG)',
      'Nutzfläche: 1.240 m²',
    ],
    ['umsatzsteuer'],
  ],
  [
    [
      '# Lagerhalle zum Kauf in Emsdetten',
      '',
      'Kaufpreis: 890.000,00 €',
      'Provision 4 % zzgl. 19 % USt.',
      'Nutzfläche: 1.240 m²',
    ],
    [],
  ],
  [['# Landhaus mit Nebengebäude in Feilnbach', ...HOUSE], ['nebengebaeude']],
  [['# Reiheneckhaus in Burghausen', '', 'Kaufpreis: 456.000 €', 'Wohnfläche: 133 m²'], ['eckhaus']],
  [['# Reihenmittelhaus in Burghausen', '', 'Kaufpreis: 456.000 €', 'Wohnfläche: 133 m²'], []],
  [['# Landhaus in Feilnbach', ...HOUSE, 'Kein Bieterverfahren.'], []],
  [['# Landhaus in Feilnbach', ...HOUSE, 'Mindestpreis der Garage: 20.000 €'], []],
])('title and first lines %j tell %j', (lines, traits) => {
  expect(dealOf(...lines).traits).toEqual(traits)
})

const TWO = [
  'Die Wohnfläche des Haupthauses beträgt ca. 155 m².',
  'Ein Nebengebäude birgt noch weitere Räume mit ca. 114 m² Wohnfl.',
]

test('two houses that together have the Wohnfläche are told apart', () => {
  expect(dealOf('# Landhaus in Feilnbach', ...HOUSE, ...TWO).buildings).toMatchObject([
    { name: 'Haupthaus', areaM2: 155 },
    { name: 'Nebengebäude', areaM2: 114 },
  ])
})

test('buildings that do not make up the Wohnfläche are not', () => {
  expect(dealOf('# Landhaus', ...HOUSE, 'Das Wohnhaus hat 269 m², das Nebengebäude 80 m².').buildings).toEqual([])
})

test('a plot that is reckoned in is part of the price', () => {
  const text = 'Bei dieser Anzeige ist ein Grundstück hinterlegt und preislich in der Gesamtkalkulation berücksichtigt.'
  expect(dealOf('# Haus', ...HOUSE, text).deal?.included.map(({ name }) => name)).toEqual(['Grundstück'])
})

test('what is said of an enumeration is said of all of it', () => {
  const { deal } = dealOf(
    '# Haus',
    ...HOUSE,
    'Kosten für Erdarbeiten, Anschlüsse oder Außenanlagen sind nicht im Angebot enthalten.',
  )
  expect(deal?.excluded.map(({ name }) => name)).toEqual(['Erdarbeiten', 'Anschlüsse', 'Außenanlagen'])
})

const BUILD = ['# Fertighaus Linea 140', '', 'Festpreis ab Oberkante Bodenplatte: 298.000 €', 'Wohnfläche: 140 m²', 'Das Grundstück ist nicht im Preis enthalten.', ''] // prettier-ignore

test('a house that its buyer finishes is told, and one of several stages is not', () => {
  expect(dealOf(...BUILD, 'inkl. Sanitärrohinstallation').traits).toEqual(['ausbauhaus'])
  const stages = 'Ausführungsstufen im Vergleich: Bausatzhaus 248.900 €, Ausbauhaus 309.400 €, bezugsfertig 417.800 €'
  expect(dealOf(...BUILD, stages).traits).toEqual([])
})

const LIST = [
  '# Kernsanierter Altbau, Preisliste',
  '',
  'Das Mehrfamilienhaus von 1910 wird vom Bauträger kernsaniert.',
  '',
  'Einheit | Fläche | Kaufpreis | Status',
  'WE 01, 1. OG | 64,08 m² | 467.784 € | verfügbar',
  'WE 02, 2. OG | 96,54 m² | 724.012 € | verfügbar',
  'WE 03, DG | 131,62 m² | 1.131.368 € | verfügbar',
  '',
]

test.each<[string, boolean]>([
  ['Es wird um zwei neu errichtete Dachgeschosswohnungen erweitert.', true],
  ['Altbauensemble mit zwei neuen Dachgeschosswohnungen.', true],
  ['Dazu kommt der Neubau von zwei Penthouse-Wohnungen auf dem Dach.', true],
  ['Im Dachgeschoss-Neubau entstehen zwei Maisonetten.', true],
  ['Durch den Ausbau des Dachgeschosses entstehen zwei Wohnungen.', true],
  ['Das Dachgeschoss wird derzeit ausgebaut.', true],
  ['Durch eine Aufstockung entsteht ein weiteres Geschoss.', true],
  ['Das Haus erhält ein neues Dach mit Dämmung.', false],
  ['Der Dachgeschossausbau erfolgte 1995.', false],
  ['Der Ausbau des Dachgeschosses wird als möglich angesehen.', false],
  ['Eine Aufstockung ist denkbar.', false],
  ['Die Dachgeschosswohnung erhält eine neue Küche.', false],
])('new flats on top of an old house are told: %s', (text, isNew) => {
  expect(dealOf(...LIST, text).traits.includes('neues-dachgeschoss')).toBe(isNew)
})

test.each<[string, boolean]>([
  ['Grunderwerbsteuer, Notarkosten, Maklercourtage und Grundbucheintrag sind nicht im Angebot enthalten.', true],
  ['Nicht im Preis: Erdarbeiten. Notar, Makler, Steuer sind im Preis nicht enthalten (Notar, Makler).', true],
  ['Das Grundstück kostet 180.000 € zzgl. Courtage.', true],
  ['Für das Grundstück fällt eine Maklerprovision von 3,57 % an.', true],
  ['Hinzu kommen Notar und zusätzlich die Grundstücksprovision.', true],
  ['Die Maklerkosten des Grundstücks kommen hinzu.', true],
  [
    'Den Bauplatz vermittelt ein Kollege; für die Vermittlung des Bauplatzes berechnet er 5,95 % inkl. MwSt. vom Preis.',
    true,
  ],
  ['Dem Makler stehen 4,76 % inkl. MwSt. vom Grundstückspreis zu.', true],
  ['Die Kosten der Bodenplatte betragen 8 % des Hauspreises.', false],
  ['Keine zusätzliche Käuferprovision.', false],
  ['Für das Grundstück fällt keine Courtage an.', false],
  ['Das Grundstück wird courtagefrei vermittelt, die Erschließung kommt hinzu.', false],
  ['Die Maklercourtage für das Grundstück ist im Preis enthalten.', false],
  ['Nicht enthalten sind Notar und Grunderwerbsteuer.', false],
])("a broker's fee for the plot of a house to be built is told: %s", (text, isOnTop) => {
  expect(
    dealOf(...BUILD, 'Provision: Keine zusätzliche Käuferprovision', '', text).traits.includes('courtage-grundstueck'),
  ).toBe(isOnTop)
})

test('who sells a house that stands asks a fee of his own', () => {
  expect(dealOf('# Landhaus in Feilnbach', ...HOUSE, 'Zum Kaufpreis kommt die Maklercourtage von 3,57 % hinzu.').traits).toEqual([]) // prettier-ignore
})
