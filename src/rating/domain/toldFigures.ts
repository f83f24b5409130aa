import type { Evidence } from '#kernel/evidence.ts'
import type { Deal, DealType } from '#extraction/domain/deal/deal.ts'
import type { Remark } from '#extraction/domain/remark.ts'

/** Where the report tells a day or a measure of the deal: beside what of it is bought. */
export const FIGURE_ROWS = [
  'erbbau',
  'gewerbe',
  'leerstand',
  'land',
  'pacht',
  'bindung',
  'zufahrt',
  'flaeche',
  'ruecktritt',
] as const
export type FigureRow = (typeof FIGURE_ROWS)[number]

/** One of them, by the exposé's own words. */
export interface ToldFigure {
  readonly row: FigureRow
  /** German, without a full stop. */
  readonly text: string
  readonly evidence: Evidence
}

/** Whoever signs may go, or be left, until what the contract waits for is there. */
const BUILT_TO_ORDER: readonly DealType[] = ['neubau-bautraeger', 'sanierung-bautraeger', 'fertighaus', 'grundstueck']

/** What a row is told for, and by which rules, in their order. */
const ROWS: Readonly<Record<FigureRow, { readonly of: (deal: Deal) => boolean; readonly rules: readonly string[] }>> = {
  erbbau: { of: ({ overlays }) => overlays.includes('erbbau'), rules: ['erbbau-anpassung-zuletzt'] },
  gewerbe: { of: isTrade, rules: ['gewerbe-mieter-seit', 'gewerbe-inhaber-alter'] },
  leerstand: { of: isTrade, rules: ['gewerbe-leer-seit', 'gewerbe-letzte-miete', 'gewerbe-erhoffte-miete'] },
  land: {
    of: isLand,
    rules: [
      'bodenpunkte',
      'holzvorrat-je-hektar-stehend',
      'holzvorrat-je-hektar-verkauft',
      'vorrat-genannt',
      'wald-alter',
    ],
  },
  pacht: { of: ({ overlays }) => !overlays.includes('betreiber'), rules: ['landpacht-jahr', 'landpacht-bis'] },
  bindung: { of: isLand, rules: ['kahl-genannt', 'aufforstung-bis', 'aufforstung-kosten', 'foerderbindung-bis'] },
  zufahrt: { of: () => true, rules: ['zufahrt-flurstueck', 'zufahrt-meter', 'zufahrt-geduldet'] },
  flaeche: {
    of: ({ objectKind }) => objectKind.value !== 'wohnung',
    rules: ['zufahrt-in-flaeche', 'grundwasser-tiefe', 'leitung-quer', 'streifen-frei'],
  },
  ruecktritt: {
    of: ({ type }) => BUILT_TO_ORDER.includes(type.value),
    rules: ['ruecktritt-verkaeufer', 'ruecktritt-stichtag'],
  },
}

/** The first of a row tells what the others are about: a former rent is told of rooms that are empty. */
const LED_BY_FIRST: readonly FigureRow[] = ['leerstand']
/** A forest of many kinds of trees is told by its first. */
const MAX_OF_RULE = 2

export function toldFiguresOf(deal: Deal | null, remarks: readonly Remark[]): ToldFigure[] {
  if (!deal) return []
  const own = remarks.filter(({ scope, certainty }) => scope.bearer !== 'other' && certainty === 'stated')
  return FIGURE_ROWS.flatMap(row => {
    const { of, rules } = ROWS[row]
    if (!of(deal)) return []
    const told = distinct(
      rules.flatMap(name => distinct(own.filter(({ rule }) => rule === name)).slice(0, MAX_OF_RULE)),
    )
    if (row === 'zufahrt' && !own.some(isUnsecured)) return []
    if (LED_BY_FIRST.includes(row) && told[0]?.rule !== rules[0]) return []
    return told.map(({ meaning, evidence }) => ({ row, text: meaning, evidence }))
  })
}

/** A way that a right secures needs no telling whose ground it crosses. */
function isUnsecured({ rule, topic, tone }: Remark): boolean {
  return rule === 'zufahrt-geduldet' || (topic === 'wegerecht' && tone === 'gefahr')
}

function isTrade({ type, objectKind, parts }: Deal): boolean {
  return (
    type.value === 'gewerbe' ||
    type.value === 'wohn-geschaeft' ||
    objectKind.value === 'wohn-geschaeftshaus' ||
    parts.some(({ kind }) => kind === 'gewerbe')
  )
}

function isLand({ type, objectKind }: Deal): boolean {
  return type.value === 'land-forst' || objectKind.value === 'land-forst'
}

function distinct(remarks: readonly Remark[]): Remark[] {
  return remarks.filter((one, at) => remarks.findIndex(({ meaning }) => meaning === one.meaning) === at)
}
