import type { Evidence } from '#kernel/evidence.ts'
import type { Light } from '#questions/domain/answer.ts'
import type { Block, Chapter, FindingItem, Report } from './report.ts'

/** Reports for tests and benchmarks: every kind of block, as long as a real one. `mark` makes all their words differ. */

export const EVIDENCE = (page: number, quote: string): Evidence => ({
  page,
  quote,
  box: [60, 100 + page, 400, 130 + page],
})

const PROSE = [
  'Der Angebotspreis liegt im oberen Teil der Spanne, die vergleichbare Wohnungen an diesem Ort erzielen. Ein Abschlag ist begründbar, weil die Heizung aus dem Jahr 2003 stammt und die Fassade ungedämmt ist.',
  'Die Instandhaltungsrücklage der Gemeinschaft beträgt 96.400 €. Bei 14 Einheiten und 1.120 m² Wohnfläche sind das rund 86 € je Quadratmeter; für ein Haus dieses Alters ist das wenig. Eine Sonderumlage ist wahrscheinlich, sobald die Fassadensanierung beschlossen wird.',
  'Sie zahlen neben dem Kaufpreis die Grunderwerbsteuer, die Kosten für Notar und Grundbuch und die Käuferprovision. Diese Kosten erhöhen den Wert der Wohnung nicht und sollten aus Eigenkapital bezahlt werden, weil Banken sie nur ungern mitfinanzieren.',
  'Das Exposé nennt die Wohnungseigentümergemeinschaft, aber weder den Wirtschaftsplan noch die letzten Beschlüsse. Verlangen Sie die Protokolle der letzten drei Eigentümerversammlungen und lesen Sie die Beschlusssammlung, bevor Sie ein Angebot abgeben.',
]

export function findings(count: number, mark: string): FindingItem[] {
  const lights: (Light | null)[] = ['rot', 'gelb', 'grün', null]
  return Array.from({ length: count }, (_, index) => ({
    light: lights[index % 4] ?? null,
    title: `Heizungsanlage ${index + 1}${mark}: Austauschpflicht nach § 72 GEG wahrscheinlich`,
    text: `${PROSE[index % PROSE.length] ?? ''} (${mark}${index})`,
    quotes: index % 2 === 0 ? [EVIDENCE((index % 9) + 1, `Baujahr Heizung ${1990 + index}, Erdgas ${mark}`)] : [],
    ...(index % 3 === 0 && {
      basis: `Berechnet: ${2026 - 1990 - index} Jahre Alter, § 72 GEG, Stand 01.01.2026 ${mark}`,
    }),
    ...(index % 2 === 0 && {
      todo: `Lassen Sie sich das Typenschild zeigen und fragen Sie nach dem Kehrbuch. ${mark}`,
    }),
  }))
}

function table(rows: number, mark: string): Block {
  return {
    kind: 'table',
    caption: `Kaufnebenkosten mit Satz und Betrag ${mark}`,
    head: ['Posten', 'Satz', 'Betrag in €'],
    align: ['left', 'right', 'right'],
    rows: [
      ...Array.from({ length: rows }, (_, index) => [
        `Grunderwerbsteuer und Eintragungskosten ${mark}${index}`,
        `${(index * 7) % 10},${index % 10} %`,
        `${12 + index}.${String(100 + index * 37).slice(-3)},00`,
      ]),
      ['Summe', '', `${rows * 11}.482,00`],
    ],
    sum: true,
    sources: [`Quelle: Grunderwerbsteuergesetz des Landes, Stand 01.01.2026 ${mark}`],
  }
}

function charts(mark = ''): Block[] {
  const point = (label: string, value: number) => ({ label: label + mark, value, text: `${value}.000 €` })
  const source = `Quelle: notarisierte Preise, Stand 2. Quartal 2026 ${mark}`
  return [
    {
      kind: 'chart',
      chart: {
        kind: 'range',
        title: `Der Angebotspreis liegt im oberen Drittel der Spanne. ${mark}`,
        source,
        low: point('untere Grenze', 214),
        mid: point('Schätzung', 231),
        high: point('obere Grenze', 252),
        marks: [point('Angebotspreis', 249), point('Zielpreis', 228), point('erstes Gebot', 222)],
      },
    },
    {
      kind: 'chart',
      chart: {
        kind: 'columns',
        title: `Nach zwölf Jahren trägt die Miete den Kredit. ${mark}`,
        source,
        columns: Array.from({ length: 20 }, (_, year) => ({
          label: `${2027 + year}${mark}`,
          value: year * 31 - 280,
          text: `${year * 31 - 280} €${mark}`,
        })),
      },
    },
    {
      kind: 'chart',
      chart: {
        kind: 'lines',
        title: `Die Restschuld sinkt schneller, als der Wert schwankt. ${mark}`,
        source,
        lines: [
          {
            name: `Wert${mark}`,
            points: Array.from({ length: 16 }, (_, year) => point(`${2026 + year}`, 231 + year * 3)),
          },
          {
            name: `Restschuld${mark}`,
            points: Array.from({ length: 16 }, (_, year) => point(`${2026 + year}`, 205 - year * 7)),
          },
          {
            name: `Restschuld mit Sondertilgung${mark}`,
            points: Array.from({ length: 16 }, (_, year) => point(`${2026 + year}`, Math.max(0, 205 - year * 9))),
          },
        ],
      },
    },
  ]
}

/** The charts of a decision: what adds up, where on a scale, how good by group. */
function shapes(mark: string): Block[] {
  const step = (label: string, value: number) => ({ label: label + mark, value, text: `${value}.000 €` })
  const source = `Quelle: eigene Rechnung ${mark}`
  const steps = [step('Kaufpreis', 249), step('Nebenkosten', 24), { ...step('Summe', 273), sum: true as const }, step('davon Darlehen', -199)] // prettier-ignore
  const bars = [
    { label: `Lage${mark}`, value: 82, light: 'grün' as const, text: '82 von 100' },
    { label: 'Potenzial', value: null, light: null, text: 'offen' },
  ]
  return [
    { kind: 'chart', chart: { kind: 'waterfall', title: `Aus 249 werden 273. ${mark}`, source, steps } },
    {
      kind: 'chart',
      chart: {
        kind: 'scale',
        title: `Klasse E. ${mark}`,
        source,
        classes: ['A', 'B', 'C'],
        at: 1,
        mark: step('Klasse B', 70),
      },
    },
    { kind: 'chart', chart: { kind: 'bars', title: `Schwach ist Lage. ${mark}`, source, bars } },
  ]
}

const TITLES = [
  'Entscheidung auf einer Seite', 'Warum diese Ampel', 'Preis und Wert', 'Verhandlungsleiter', 'Kaufnebenkosten',
  'Finanzierung', 'Cashflow', 'Energie und Sanierung', 'Rote Flaggen', 'Recht', 'Was das Exposé verschweigt',
  'Offene Punkte', 'Checkliste für die Besichtigung', 'Schreiben an den Verkäufer', 'Alle Antworten mit Beleg',
  'Ausschnitte aus dem Exposé', 'Rechenprobe', 'Quellen und Stand', 'Methode und Grenzen',
] // prettier-ignore

function blocksOf(index: number, mark: string): Block[] {
  const text: Block = { kind: 'text', text: `${PROSE[index % 4] ?? ''} ${mark}` }
  const heading: Block = { kind: 'heading', text: `Im Einzelnen ${mark}` }
  const all: Record<number, Block[]> = {
    0: [
      {
        kind: 'text',
        text: `Kaufen Sie nicht zum Angebotspreis; bieten Sie höchstens 228.000 €. ${mark}`,
        strong: true,
      },
      text,
      {
        kind: 'figures',
        items: [
          { label: `Angebotspreis ${mark}`, value: '249.000 €', note: '3.022 € je m²' },
          { label: 'Schätzung', value: '214.000 – 252.000 €', note: 'zwei von drei Preisen liegen in solchen Spannen' },
          { label: 'Zielpreis', value: '228.000 €' },
        ],
      },
      {
        kind: 'links',
        items: [
          { chapter: 'kapitel-3', text: `Der Preis liegt 18.000 € über der Schätzung. ${mark}`, light: 'gelb' },
          { chapter: 'kapitel-9', text: `Drei Befunde können den Kauf gefährden. ${mark}`, light: 'rot' },
          { chapter: 'kapitel-7', text: `Die Miete trägt den Kredit erst nach zwölf Jahren. ${mark}`, light: 'gelb' },
        ],
      },
      {
        kind: 'points',
        items: [
          {
            light: 'gelb',
            title: `Gefordert 249.000 € ${mark}`,
            text: `Richtig bis 228.000 €. ${mark}`,
            evidence: null,
          },
          { light: 'rot', title: `Feuchte ${mark}`, text: '', evidence: EVIDENCE(2, `Keller feucht ${mark}`) },
        ],
      },
      { kind: 'notice', text: `Dieser Bericht ersetzt keine Rechts- oder Steuerberatung. ${mark}` },
    ],
    2: [text, ...charts(mark).slice(0, 1), heading, table(8, mark)],
    6: [text, ...charts(mark).slice(1), ...shapes(mark), table(20, mark)],
    8: [text, { kind: 'findings', items: findings(9, mark) }],
    11: [
      text,
      {
        kind: 'checklist',
        items: PROSE.map((one, n) => ({ text: `Grundbuchauszug anfordern ${n}${mark}`, detail: one })),
      },
    ],
    12: [
      {
        kind: 'checklist',
        items: Array.from({ length: 24 }, (_, n) => ({ text: `Keller auf Feuchtigkeit prüfen ${n}${mark}` })),
      },
    ],
    13: [
      {
        kind: 'letter',
        subject: `Ihre Wohnung in Hildesheim, Objekt LT-2026-0417 ${mark}`,
        paragraphs: ['Guten Tag,', ...PROSE, `Mit freundlichen Grüßen ${mark}`],
      },
    ],
    14: [text, heading, { kind: 'findings', items: findings(14, mark) }],
    15: [
      {
        kind: 'crops',
        items: [1, 2, 3].map(page => ({
          label: `Fundstelle ${page}${mark}`,
          evidence: EVIDENCE(page, `Etagenheizung ${page}${mark}`),
        })),
      },
    ],
  }
  return (
    all[index] ?? [
      text,
      heading,
      text,
      table(6 + index, mark),
      { kind: 'list', items: PROSE.map(one => `${one} ${mark}`) },
      text,
    ]
  )
}

/** About thirty pages with every kind of block. */
export function sampleReport(mark = ''): Report {
  return {
    title: 'KI-Report',
    object: `3-Zimmer-Wohnung, 31134 Hildesheim${mark}`,
    brand: { name: 'ExposéAmpel', colour: '#D32F2F', logo: null },
    cover: {
      light: 'gelb',
      score: 63,
      headline: `Nur bis 228.000 € ${mark}`.trim(),
      reason: `Darüber ist der Kauf nicht richtig. ${mark}`.trim(),
      bought: [{ label: 'Objekt', text: `3-Zimmer-Wohnung, 82 m² ${mark}`.trim() }],
      verdict: `Der Preis ist zu hoch, und drei wichtige Angaben fehlen. Verhandeln Sie, bevor Sie kaufen. ${mark}`,
      figures: [
        { label: 'Angebotspreis', value: '249.000 €', note: '3.022 € je m²' },
        { label: 'Schätzung', value: '214.000 – 252.000 €' },
        { label: 'Gesamtaufwand', value: '273.180 €' },
      ],
      notes: ['Stichtag 21.11.2026 · expose-hildesheim.pdf · 9 Seiten', `Regelstand 1.0 · SHA-256 3f9a…${mark}`],
    },
    chapters: TITLES.map((title, index): Chapter => {
      const light = index < 11 ? ((['gelb', 'rot', 'grün'] as const)[index % 3] ?? null) : null
      return { id: `kapitel-${index + 1}`, title, light, locked: false, blocks: blocksOf(index, mark) }
    }),
  }
}

/** Every word of the cover and of each chapter carries a mark of its own: "MerkmalCx", "Merkmal0x", "Merkmal1x" … */
export function markedReport(): Report {
  const { chapters, cover, ...rest } = sampleReport()
  const marked = sampleReport(' MerkmalCx').cover
  return {
    ...rest,
    cover: {
      ...marked,
      notes: [...cover.notes, 'Verhandlungsziel 287.651 €', '47 Punkte'],
      score: 47,
      figures: [{ label: 'MerkmalCx', value: '287.651 €' }],
    },
    chapters: chapters.flatMap((_, index) => sampleReport(` Merkmal${index}x`).chapters[index] ?? []),
  }
}
