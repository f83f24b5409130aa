import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { priceEvidenceOf } from './priceEvidence.ts'

const NOTHING = { comparisons: [], area: null }
const HOME = { price: 329_000, area: 104 }
const PLOT = { price: 119_000, area: 654 }

const told = (line: string, asked = HOME, isPlot = false) =>
  priceEvidenceOf(passagesOf([page(['# Immobilie zum Kauf', '', line])]), asked, isPlot, NOTHING).map(
    ({ source, low, high, per, year }) => [source, low, high, per, year],
  )

test.each([
  ['In der Innenstadt wurden 2025 vergleichbare Wohnungen zu 2.150 bis 2.500 €/m² verkauft (Auskunft Gutachterausschuss).', ['gutachterausschuss', 2150, 2500, 'm²', 2025]],
  ['Der Gutachterausschuss nennt für Wohnungen der Baujahre 1990 bis 2005 einen Mittelwert von 2.950 €/m².', ['gutachterausschuss', 2950, 2950, 'm²', null]],
  ['Marktbericht: freistehende Häuser in Homburg im Mittel 2.150 €/m².', ['marktbericht', 2150, 2150, 'm²', null]],
  ['Umgebung: Ø-Kaufpreis Wohnungen Bayreuth: 2.870 €/m²', ['portal', 2870, 2870, 'm²', null]],
  ['Ø Wohnungen Paulusviertel: 2.540 €/m² (Spanne 1.950–3.050 €/m²)', ['portal', 1950, 3050, 'm²', null]],
  ['Im gleichen Haus wurde im März 2026 eine Wohnung für 3.610 €/m² verkauft.', ['im-haus', 3610, 3610, 'm²', 2026]],
  ['Der Nachbar in Nummer 9 hat 2022 noch 420.000 bekommen, das ist aber wohl vorbei.', ['nebenan', 420_000, 420_000, 'object', 2022]],
  ['Reihenhäuser auf eigenem Grund wurden in Detmerode zuletzt für 270.000 bis 320.000 € verkauft.', ['verkauf', 270_000, 320_000, 'object', null]],
  ['Unser Projekt „Gartenhöfe“ in Roßlau (Fertigstellung 2023) wurde zu durchschnittlich 3.650 €/m² verkauft.', ['verkauf', 3650, 3650, 'm²', null]],
  ['Zum Vergleich: Das Reihenmittelhaus Nr. 12 wurde 2025 – ebenfalls im Erbbaurecht – für 228.000 € veräußert.', ['verkauf', 228_000, 228_000, 'object', 2025]],
  ['In Moosach wurden zuletzt zwischen 2.900 und 3.600 €/m² aufgerufen, für kleine Apartments auch darüber.', ['angebot', 2900, 3600, 'm²', null]],
  ['Vergleichbare Häuser auf Eigenland werden in der Siedlung derzeit um 415.000 € angeboten.', ['angebot', 415_000, 415_000, 'object', null]],
  ['Ein Makler wollte es für 195.000 anbieten, das ist eine Frechheit.', ['schaetzung', 195_000, 195_000, 'object', null]],
  ['Marktwert-Check: vergleichbare Häuser in 50127: 285.000 – 345.000 € (Schätzung des Portals)', ['schaetzung', 285_000, 345_000, 'object', null]],
  ['Zum 01.01.2026 weist der Gutachterausschuss für die Zone 380 €/m² aus (Wohnbaufläche).', ['bodenrichtwert', 380, 380, 'm²', 2026]],
  ['Bodenrichtwert 2026: 42 €/m² (Bauland), Gartenland 6 €/m².', ['bodenrichtwert', 42, 42, 'm²', 2026]],
  ['Eine ähnliche Wohnung im Haus wurde zu 355.000 € nicht verkauft.', ['angebot', 355_000, 355_000, 'object', null]],
  ['Der Nachbar hat seine Wohnung für 379.000 € nicht verkauft bekommen.', ['angebot', 379_000, 379_000, 'object', null]],
  ['Gegenüber dem Vorjahr wurden Wohnungen im Viertel für 3.100 €/m² verkauft.', ['verkauf', 3100, 3100, 'm²', null]],
] as const)('%s', (line, evidence) => {
  expect(told(line)).toEqual([evidence])
}) // prettier-ignore

test('each who is asked has his own figure', () => {
  const line = 'Ein befreundeter Makler meinte, 285.000 könne man versuchen, die Bank meinte 255.000 bis 270.000.'
  expect(told(line)).toEqual([
    ['schaetzung', 285_000, 285_000, 'object', null],
    ['schaetzung', 255_000, 270_000, 'object', null],
  ])
})

test('of a plot the like is land', () => {
  expect(told('Zuletzt wurde im Ort ein Platz mit 540 m² für 195 €/m² verkauft.', PLOT, true)).toEqual([
    ['verkauf', 195, 195, 'm²', null],
  ])
  expect(told('Der Bodenrichtwert (Stand 01.01.2026) beträgt 190 €/m² für die Zone.', PLOT, true)).toEqual([
    ['bodenrichtwert', 190, 190, 'm²', 2026],
  ])
})

test.each([
  'Wir bieten die Wohnung zu 3.163 €/m² an.',
  'Der Preis entspricht rund 3.163 €/m².',
  'Vergleichbare Wohnungen werden hier zu 11,50 €/m² vermietet.',
  'Bei Neuvermietung werden im Viertel zwischen 620 und 780 € Miete erzielt.',
  'Die Sanierung der Wohnungen im Haus hat 400.000 € gekostet.',
  'Der Stellplatz im Haus wurde für 125.000 € verkauft.',
  'Die Bank finanziert ein Darlehen von 260.000 €, sagte die Sparkasse.',
  'Wir verkaufen auch: Reihenhaus in Halle, vergleichbare Lage, 298.000 €',
  'Nachbargrundstücke mit ähnlichem Zuschnitt wurden zuletzt zu 310 €/m² gehandelt.',
  'Ein Neubau vergleichbarer Häuser würde heute über 400.000 € kosten.',
  'Der Kaufpreis beträgt 329.000 €, vergleichbare Wohnungen sind selten.',
  'Der Sachverständige hat den Wert des Nießbrauchs mit 212.000 € ermittelt, Verkehrswert auf Anfrage.',
  'Die Sonderumlage der Gemeinschaft für alle Wohnungen im Haus beträgt 480.000 €.',
  'Die Nachbarn haben 2022 für den Ausbau 250.000 € gezahlt.',
  'Gegenüber steht eine neue Schule, die 400.000 € gekostet hat.',
  'Im Haus nebenan befindet sich eine Praxis, die für 230.000 € umgebaut wurde und viel gekostet hat.',
  'Das Haus nebenan wurde von einer Bank mit 410.000 € beliehen und verkauft.',
  'Die Sparkasse nannte 285.000 € als Höchstbetrag.',
  'Der Verkehrswert der Nachbargrundstücke: 300.000 €.',
])('no yardstick of the price: %s', line => {
  expect(told(line)).toEqual([])
})

test('what the broker has beside it is no evidence', () => {
  const lines = ['# Wohnung zum Kauf', '', '## Weitere Objekte', 'Vergleichbare Wohnung in Halle, 98 m², angeboten für 259.000 €'] // prettier-ignore
  expect(priceEvidenceOf(passagesOf([page(lines)]), HOME, false, NOTHING)).toEqual([])
})

const FLAT = [
  '# Eigentumswohnung zum Kauf',
  '',
  'Kaufpreis | 229.000 €',
  'Wohnfläche | 60 m²',
  'Exposé auf Anfrage',
  '',
]

test.each([
  ['Im Haus wurden 2021 für Dach und Fassade 210.000 € bezahlt.', []],
  ['In der Anlage sind 240.000 € Rücklagen vorhanden, bezahlt von den Eigentümern.', []],
  ['Der Eigentümer hat 2012 für die Wohnung 140.000 € bezahlt, das Haus nebenan ist ein Neubau.', []],
  ['Eine ähnliche Wohnung im Haus wurde zu 255.000 € nicht verkauft.', ['angebot']],
  ['Die Nachbarn haben 2022 für den Ausbau 250.000 € gezahlt.', []],
  ['Der Nachbar hat für seine Wohnung 2024 245.000 € bezahlt.', ['verkauf']],
  ['Das Nachbarhaus wurde 2024 für 245.000 € verkauft.', ['nebenan']],
  ['Im Haus wurde 2024 eine Wohnung für 245.000 € verkauft.', ['im-haus']],
])('what comparisons read is evidence where it is a sale: %s', (line, sources) => {
  const { sums } = extract([page([...FLAT, line])], calendarDate('2026-11-27'))
  expect(sums.prices.map(({ source }) => source)).toEqual(sources)
})
