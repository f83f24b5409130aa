/**
 * Makes the tables of reference/market and reference/plz: `node reference/market/compile.ts FOLDER`, where FOLDER holds
 * the collected raw figures as CSV. Needed only when the figures are renewed; the product builds and runs without them.
 * What is written is our own compilation: rounded, related to each other, in columns of our own.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { inSteps, localFactor } from './localFactor.ts'

type Line = Readonly<Record<string, string>>

interface Head {
  /** German name for the report. */
  name: string
  /** What the figures are taken or derived from, in German. */
  source: string
  /** The time the figures describe. */
  stand: string
  recheckBy: string
  /** Names of the columns, separated like the cells of a row. */
  columns: string
}

const CHECKED_ON = '2026-11-20'
const AHS = 'Ahlfeldt, Heblich, Seidel (2023), RSUE 98, 103836, Ausgabe 2026 (Angebote ImmoScout24/RWI-GEO-RED)'
const TYPES = [
  'Große Großstadt',
  'Kleinere Großstadt',
  'Größere Mittelstadt',
  'Kleinere Mittelstadt',
  'Größere Kleinstadt',
  'Kleine Kleinstadt',
  'Landgemeinde',
]
const NEXT_QUARTER_OF_INDEX = '2026-12-31'
const NEXT_YEAR = '2027-06-30'

/** Comma-separated text with quoted cells, the first line naming the columns. */
export function parseCsv(text: string): Line[] {
  const [head, ...lines] = text.trim().split(/\r?\n/).map(cellsOf)
  return lines.map(cells => Object.fromEntries((head ?? []).map((name, index) => [name, cells[index] ?? ''])))
}

function cellsOf(line: string): string[] {
  return [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}

function number(line: Line | undefined, column: string): number {
  const text = line?.[column] ?? ''
  if (text === '' || Number.isNaN(Number(text))) throw new Error(`${column}: no number in ${JSON.stringify(line)}`)
  return Number(text)
}

/** To the nearest multiple, without the tail of a float. */
function rounded(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(2))
}

const price = (line: Line, column: string) => rounded(number(line, column), 20)
const rent = (line: Line, column: string) => rounded(number(line, column), 0.1)

/** ln(place / Kreis) of one year, both from the same series. */
function deviation(place: Line, column: string, kreis: Line, kreisColumn: string): number {
  return Math.log(number(place, column) / number(kreis, kreisColumn))
}

export function plzRows(places: readonly Line[], prices: readonly Line[], kreise: ReadonlyMap<string, Line>): string[] {
  const priceOf = new Map(prices.map(line => [line['plz'], line]))
  return places.map(place => {
    const ags = place['ags'] ?? ''
    const others = (place['weitere_kreise'] ?? '').split('|').filter(one => one !== ags)
    const type = TYPES.indexOf(place['gemeindetyp'] ?? '') + 1
    const factors = factorsOf(priceOf.get(place['plz']), kreise.get(ags))
    return [place['plz'], place['ort'], ags, others.join(','), type || '', ...factors].join('|')
  })
}

function factorsOf(line: Line | undefined, kreis: Line | undefined): (number | string)[] {
  if (!line || !kreis || !line['kauf_2024']) return ['', '', '']
  const factor = localFactor({
    now: deviation(line, 'kauf_eur_m2_2025', kreis, 'kauf_angebot_2025_eur_m2'),
    before: deviation(line, 'kauf_2024', kreis, 'kauf_2024'),
    error: number(line, 'kauf_se_2025') / number(line, 'kauf_eur_m2_2025'),
  })
  if (!factor) return ['', '', '']
  return [factor.percent, inSteps(number(line, 'miete_eur_m2_2025') / number(kreis, 'miete_ahs_2025')), factor.grade]
}

function kreisRow(line: Line): string {
  const spread = Math.log(number(line, 'kauf_p90_plz') / number(line, 'kauf_p10_plz')) / 2.56
  return [
    line['ags'],
    line['kreis'],
    line['art'] === 'kreisfrei' ? 'S' : 'L',
    rounded(number(line, 'einwohner_2025'), 100),
    rounded(number(line, 'ew_veraend_2022_25_pct'), 0.1),
    rent(line, 'angebotsmiete_2025_eur_m2'),
    rounded(number(line, 'leerstand_2022_pct'), 0.5),
    rounded(number(line, 'eigentuemerquote_2022_pct'), 1),
    /\d+/.exec((line['bauland_2024_eur_m2_klasse'] ?? '').replace('unter 50', '0'))?.[0],
    ...['kauf_2015', 'kauf_2020', 'kauf_2022', 'kauf_2024', 'kauf_angebot_2025_eur_m2'].map(one => price(line, one)),
    rounded(spread, 0.01),
  ].join('|')
}

function landRow(line: Line): string {
  return [
    line['land'],
    rounded(number(line, 'einwohner_2025'), 1000),
    rounded(number(line, 'ew_veraend_2022_25_pct'), 0.1),
    rent(line, 'angebotsmiete_bbsr_2025_gew'),
    ...['kauf_2020', 'kauf_2022', 'kauf_2024', 'kauf_angebot_2025_eur_m2'].map(one => price(line, one)),
  ].join('|')
}

function stadtRow(line: Line, kreise: ReadonlyMap<string, Line>): string {
  const kreis = kreise.get(line['ags_kreis'] ?? '')
  const quartiles = ['miete_greix_p25', 'miete_greix_median_2026q1', 'miete_greix_p75']
  return [
    line['stadt'],
    line['ags_kreis'],
    inSteps(number(line, 'kauf_angebot_2025_eur_m2') / number(kreis, 'kauf_angebot_2025_eur_m2')),
    inSteps(number(line, 'miete_ahs_2025') / number(kreis, 'miete_ahs_2025')),
    ...quartiles.map(one => (line[one] ? rent(line, one) : '')),
  ].join('|')
}

/** Means over Germany, and how far the PLZ of a type usually lie from the level of the Landkreis around them. */
function siedlungstypRow(
  type: string,
  means: readonly Line[],
  places: readonly Line[],
  prices: readonly Line[],
  kreise: ReadonlyMap<string, Line>,
): string {
  const mean = means.find(line => line['region'] === 'Gesamt' && line['gemeindetyp'] === type)
  if (!mean) throw new Error(`no means for ${type}`)
  const ofType = new Set(places.filter(line => line['gemeindetyp'] === type).map(line => line['plz']))
  const deviations = prices.flatMap(line => {
    const kreis = kreise.get(line['ags'] ?? '')
    if (!ofType.has(line['plz'] ?? '') || kreis?.['art'] !== 'landkreis') return []
    return [number(line, 'kauf_eur_m2_2025') / number(kreis, 'kauf_angebot_2025_eur_m2')]
  })
  const middle = deviations.sort((a, b) => a - b)[Math.floor(deviations.length / 2)] ?? 1
  const levels = ['kauf_angebot_2025_eur_m2', 'kauf_p10', 'kauf_p90'].map(one => price(mean, one))
  return [TYPES.indexOf(type) + 1, type, ...levels, rent(mean, 'miete_ahs_2025'), inSteps(middle)].join('|')
}

function main(folder: string): void {
  const read = (name: string) => parseCsv(readFileSync(`${folder}/${name}.csv`, 'utf8'))
  const write = (path: string, head: Head, rows: readonly string[]) => {
    const table = {
      name: head.name,
      source: head.source,
      stand: head.stand,
      checkedOn: CHECKED_ON,
      recheckBy: head.recheckBy,
      columns: head.columns,
      rows,
    }
    writeFileSync(new URL(`../${path}.json`, import.meta.url), `${JSON.stringify(table, null, 2)}\n`)
  }
  const kreisLines = read('kreis_markt')
  const kreise = new Map(kreisLines.map(line => [line['ags'] ?? '', line]))
  const places = read('plz_lookup')
  const prices = read('plz_preise')

  write(
    'plz/plz',
    {
      name: 'Postleitzahlen mit Ort, Kreis und Lagefaktor',
      source: `Ort und Kreis: GeoNames (CC BY 4.0), Stand 30.03.2026; Siedlungstyp: BBSR; Lagefaktoren: eigene Berechnung aus ${AHS}`,
      stand: '2025',
      recheckBy: NEXT_YEAR,
      columns: 'plz|ort|kreis|weitereKreise|siedlungstyp|kaufFaktor|mietFaktor|guete',
    },
    plzRows(places, prices, kreise),
  )
  write(
    'market/kreise',
    {
      name: 'Marktlage der Kreise und kreisfreien Städte',
      source: `Einwohner: Destatis 12411 (dl-de/by-2-0), 31.12.2025, Änderung seit 2022; Angebotsmiete 2025, Leerstand und Eigentümerquote 2022, Bauland 2024: Deutschlandatlas (BBSR/Destatis); Angebotspreise: ${AHS}; gerundet`,
      stand: '2025',
      recheckBy: NEXT_YEAR,
      columns:
        'kreis|name|art|einwohner|trend|miete|leerstand|eigentuemer|bauland|kauf2015|kauf2020|kauf2022|kauf2024|kauf2025|streuung',
    },
    kreisLines.map(kreisRow),
  )
  write(
    'market/laender',
    {
      name: 'Marktlage der Länder',
      source: `Einwohner: Destatis 12411; Angebotsmiete: Deutschlandatlas (BBSR), nach Einwohnern gewichtet; Angebotspreise: ${AHS}, nach Einwohnern gewichtet; gerundet`,
      stand: '2025',
      recheckBy: NEXT_YEAR,
      columns: 'land|einwohner|trend|miete|kauf2020|kauf2022|kauf2024|kauf2025',
    },
    read('bundesland_mittel').map(landRow),
  )
  write(
    'market/staedte',
    {
      name: 'Große Städte: Abstand zum Kreis und Angebotsmieten',
      source: `Abstand zum Kreis: eigene Berechnung aus ${AHS}; Mieten: GREIX-Mietpreisindex Q1/2026 (Kiel Institut/VALUE); gerundet`,
      stand: '2025',
      recheckBy: NEXT_YEAR,
      columns: 'stadt|kreis|kaufFaktor|mietFaktor|mieteUnteresViertel|mieteMedian|mieteOberesViertel',
    },
    read('staedte').map(line => stadtRow(line, kreise)),
  )
  const means = read('siedlungstyp_mittel')
  write(
    'market/siedlungstypen',
    {
      name: 'Siedlungstypen',
      source: `Gemeindetypen des BBSR; Mittel nach Einwohnern gewichtet und Abstand zum Landkreis: eigene Berechnung aus ${AHS}; gerundet`,
      stand: '2025',
      recheckBy: NEXT_YEAR,
      columns: 'siedlungstyp|name|kauf|kaufP10|kaufP90|miete|imLandkreis',
    },
    TYPES.map(type => siedlungstypRow(type, means, places, prices, kreise)),
  )
  write(
    'market/baujahr',
    {
      name: 'Preisverhältnis nach Baujahr',
      source:
        'Eigene Berechnung aus Oberer Gutachterausschuss NRW, Grundstücksmarktdaten 2025 (dl-de/zero-2-0): Median je Gemeinde, 1975–1994 = 1',
      stand: '2024',
      recheckBy: NEXT_YEAR,
      columns: 'art|von|bis|faktor|gemeinden',
    },
    read('faktor_baujahr').map(line => {
      const isNew = (line['baujahr_von'] ?? '').startsWith('Neubau')
      const [from, to] = isNew ? ['neu', ''] : [line['baujahr_von'], line['baujahr_bis']]
      return [line['art'], from, to, number(line, 'faktor_zu_1975_1994'), number(line, 'anzahl_gemeinden')].join('|')
    }),
  )
  write(
    'market/beurkundung',
    {
      name: 'Vom Angebotsniveau zum beurkundeten Preis',
      source: `Eigene Berechnung: beurkundete Preise 2024 (Oberer Gutachterausschuss NRW je Kreis; GREIX je Stadt) im Verhältnis zum Angebotsniveau 2024 (${AHS})`,
      stand: '2024',
      recheckBy: NEXT_YEAR,
      columns: 'art|raum|anzahl|p25|median|p75',
    },
    read('faktor_angebot_zu_transaktion').map(line => {
      const area = line['art'] === 'miete' ? 'Kreise' : (line['vergleich'] ?? '').startsWith('OGA') ? 'NW' : 'Städte'
      const cells = ['n', 'faktor_p25', 'faktor_median', 'faktor_p75'].map(one => number(line, one))
      return [line['art'], area, ...cells].join('|')
    }),
  )
  write(
    'market/haeuserpreisindex',
    {
      name: 'Häuserpreisindex',
      source:
        'Destatis/Bundesbank (dl-de/by-2-0), 2025 = 100; vor 2024 umbasiert, 2024–Q1/2026 aus Veränderungsraten gekettet (±0,3), Q2/2026 vorläufig',
      stand: '2026-Q2',
      recheckBy: NEXT_QUARTER_OF_INDEX,
      columns: 'quartal|index',
    },
    read('index_hpi_destatis').map(line => [line['quartal'], number(line, 'index_2025_100')].join('|')),
  )
}

if (import.meta.main) main(process.argv[2] ?? '.')
