import { f1, type Tally } from '../score.ts'
import { sameFact } from '../sameFact.ts'
import type { FactKey, FactValue } from '../sample.ts'
import type { BlindTruth } from './truth.ts'

/** What is read of an engine's answer. */
export interface BlindAnswer {
  readonly accepted: boolean
  readonly kind: string
  readonly deal: { readonly type: string; readonly status: string; readonly objectKind: string | null } | null
  readonly facts: Readonly<Record<string, { readonly value: unknown } | null | undefined>> | null
}

/** The facts that the authors were asked for. */
export const BLIND_KEYS = [
  'kaufpreis',
  'verkehrswert',
  'wohnflaeche',
  'grundstuecksflaeche',
  'zimmer',
  'baujahr',
  'plz',
  'ort',
  'objektart',
  'hausgeldMonat',
  'kaltmieteMonat',
  'jahresnettokaltmiete',
  'energiekennwert',
  'energieklasse',
  'energieausweisArt',
  'energietraeger',
  'heizung',
  'etage',
  'kaeuferprovision',
  'stellplatz',
  'vermietet',
  'denkmalschutz',
  'erbbaurecht',
  'erbbauzinsJahr',
] as const satisfies readonly FactKey[]

/** What decides about a purchase; a wrong one costs money. */
const CORE: readonly FactKey[] = [
  'kaufpreis',
  'wohnflaeche',
  'grundstuecksflaeche',
  'zimmer',
  'baujahr',
  'plz',
  'hausgeldMonat',
  'kaltmieteMonat',
  'energiekennwert',
  'energieklasse',
  'kaeuferprovision',
  'erbbaurecht',
  'vermietet',
]

export interface BlindMiss {
  readonly file: string
  readonly what: string
  readonly got: unknown
  readonly want: unknown
}

export interface BlindFigures {
  readonly offers: number
  readonly nonOffers: number
  /** Shares, 0 to 1. */
  readonly offersAccepted: number
  readonly nonOffersRefused: number
  readonly nonOffersNamed: number
  readonly dealType: number
  readonly dealStatus: number
  readonly objectKind: number
  readonly f1: number
  readonly coreF1: number
  readonly corePrecision: number
  readonly misses: readonly BlindMiss[]
}

/** Scores all answers; an offer that was refused has missed all its facts. */
export function scoreBlind(pairs: readonly (readonly [BlindTruth, BlindAnswer])[]): BlindFigures {
  const misses: BlindMiss[] = []
  const all: Tally = { tp: 0, fp: 0, fn: 0 }
  const core: Tally = { tp: 0, fp: 0, fn: 0 }
  const offers = pairs.filter(([truth]) => truth.accepted)
  const nonOffers = pairs.filter(([truth]) => !truth.accepted)
  const right = (file: string, what: string, got: unknown, wanted: readonly unknown[]): boolean => {
    if (wanted.includes(got)) return true
    misses.push({ file, what, got, want: wanted.length === 1 ? wanted[0] : wanted })
    return false
  }
  const share = (list: typeof pairs, isRight: (truth: BlindTruth, answer: BlindAnswer) => boolean): number =>
    list.length === 0 ? 1 : list.filter(([truth, answer]) => isRight(truth, answer)).length / list.length
  for (const [truth, answer] of offers)
    for (const key of BLIND_KEYS.filter(key => !truth.unasked?.includes(key))) {
      const want = truth.facts?.[key] ?? null
      const got = answer.facts?.[key]?.value ?? null
      const isRight = [want, ...(truth.accept?.[key] ?? [])].some(one => agrees(key, got, one))
      if (!isRight) misses.push({ file: truth.file, what: key, got, want })
      for (const tally of CORE.includes(key) ? [all, core] : [all]) {
        if (isRight && got !== null) tally.tp++
        if (!isRight && got !== null) tally.fp++
        if (!isRight && want !== null) tally.fn++
      }
    }
  const deal = (field: 'type' | 'status' | 'objectKind'): number =>
    share(offers, ({ file, deal: wanted }, answer) =>
      right(
        file,
        field,
        answer.deal?.[field] ?? null,
        wanted ? [wanted[field], ...(wanted[`${field}Also`] ?? [])] : [null],
      ),
    )
  return {
    offers: offers.length,
    nonOffers: nonOffers.length,
    offersAccepted: share(offers, (truth, { accepted }) => right(truth.file, 'accepted', accepted, [true])),
    nonOffersRefused: share(nonOffers, (truth, { accepted }) => right(truth.file, 'accepted', accepted, [false])),
    nonOffersNamed: share(nonOffers, (truth, { kind }) => right(truth.file, 'kind', kind, [truth.kind])),
    dealType: deal('type'),
    dealStatus: deal('status'),
    objectKind: deal('objectKind'),
    f1: f1(all),
    coreF1: f1(core),
    corePrecision: core.tp / Math.max(1, core.tp + core.fp),
    misses,
  }
}

function agrees(key: FactKey, got: unknown, want: FactValue | null): boolean {
  return want === null ? got === null : got !== null && sameFact(key, got, want)
}

/** What the public JSON of an analysis says, as it is scored. */
export function blindAnswerOf({
  status,
  document,
  deal,
  facts,
}: {
  readonly status: string
  readonly document: { readonly kind: string | null }
  readonly deal: BlindAnswer['deal']
  readonly facts: BlindAnswer['facts']
}): BlindAnswer {
  return { accepted: status === 'fertig', kind: document.kind ?? '', deal, facts }
}
