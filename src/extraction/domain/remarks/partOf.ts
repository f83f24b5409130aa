import type { DealObjectKind } from '../deal/deal.ts'
import type { Passage } from '../passages.ts'
import { type Remark, type Tone, type Topic, TRADE_TOPICS } from '../remark.ts'
import { type PartKind, partSpokenOf } from '../scope/partSpokenOf.ts'
import { calledUnit } from '../unitLabel.ts'
import { passageAt, type StatementText } from './statementText.ts'

/** Which parts an offer may have beside itself. */
export interface PartLookup {
  readonly parts: readonly PartKind[]
  /** One home is sold: other flats of its house are not. */
  readonly isOneHome: boolean
}

/** What is said of the state of a barn is not said of the home. */
const CONDITION: readonly Topic[] = [
  ...TRADE_TOPICS,
  'abwasser',
  'feuchte',
  'schaedlinge',
  'statik',
  'schadstoffe',
  'instandhaltungsstau',
  'schaeden',
  'ausstattung',
  'sanierungsumfang',
  'warmwasser',
]
/** And what one lease, one permit or one lot has alone. */
const OF_ITS_OWN: readonly Topic[] = [
  ...CONDITION,
  'umbauGenehmigung',
  'mietrueckstand',
  'mietbindung',
  'moebliert',
  'wohnrecht',
  'altlasten',
  'baulasten',
  'wegerecht',
]
/** What falls down or poisons costs money, wherever it stands. */
const COSTLY_ANYWHERE: readonly Topic[] = ['statik', 'schadstoffe', 'schaedlinge']
const COSTLY_RULES = /asbest/u

const ONE_HOME: readonly (DealObjectKind | null)[] = ['wohnung', 'doppelhaushaelfte', 'reihenhaus']

export function isOneHome(kind: DealObjectKind | null): boolean {
  return ONE_HOME.includes(kind)
}

/** Who sells a flat, a hall or a plot does not mean one of several flats, a side building, or the barn on it. */
export function kindsOfParts(kind: DealObjectKind | null, severalLots: boolean): readonly PartKind[] {
  const lots: readonly PartKind[] = severalLots ? ['los'] : []
  switch (kind) {
    case 'gewerbe':
    case 'grundstueck':
    case 'land-forst':
      return lots
    case 'wohnung':
      return ['nebengebaeude', 'einfriedung', ...lots]
    default:
      return ['nebengebaeude', 'einfriedung', 'einheit', ...lots]
  }
}

/** The part that a statement speaks of at a stretch, by its name as it stands there; null: the whole. */
export function partOf(
  topic: Topic,
  whole: StatementText,
  bounds: { start: number; end: number },
  stretch: { start: number; end: number },
  kinds: readonly PartKind[],
): Remark['part'] | null {
  if (!OF_ITS_OWN.includes(topic)) return null
  const isNoun = /^\p{Lu}/u.test(written(whole, stretch.start, stretch.start + 1))
  const part = partSpokenOf(whole.text, bounds, stretch, kinds, isNoun)
  return part && { kind: part.kind, name: written(whole, part.start, part.end) }
}

/** A crack in a garden wall says nothing of what the house stands on; that the wall is damaged has a rule of its own. */
export function carriesNoHouse(part: Remark['part'] | null, topic: Topic): boolean {
  return part?.kind === 'einfriedung' && topic === 'statik'
}

/** As it is in the document. */
function written(whole: StatementText, start: number, end: number): string {
  const at = passageAt(whole, start)
  const offset = whole.starts[at] ?? 0
  return (whole.passages[at] as Passage).text.slice(start - offset, end - offset).replace(/\s+/gu, ' ')
}

type RemarkCore = Pick<Remark, 'tone' | 'meaning' | 'certainty' | 'scope'>

/** Told of the part, and weighed as what it is. */
export function ofPart(
  part: NonNullable<Remark['part']>,
  topic: Topic,
  { tone, meaning, certainty, scope }: RemarkCore,
): RemarkCore & Pick<Remark, 'part'> {
  return {
    tone: certainty === 'denied' ? 'neutral' : toneOf(tone, topic, part.kind, COSTLY_RULES.test(meaning.toLowerCase())),
    meaning: `${calledUnit(part.name)}: ${meaning.replace(/ – nur an einem Teil$/u, '')}`,
    certainty: scope.bearer === 'part' && certainty === 'unknown' && tone === 'neutral' ? 'stated' : certainty,
    scope: { ...scope, bearer: 'part' },
    part,
  }
}

function toneOf(tone: Tone, topic: Topic, kind: PartKind, isCostly: boolean): Tone {
  if (tone === 'gut') return 'neutral'
  if (tone === 'gefahr') {
    if (kind === 'einfriedung' && !isCostly) return 'hinweis'
    const isShed = kind === 'nebengebaeude' && CONDITION.includes(topic)
    return isShed && !isCostly && !COSTLY_ANYWHERE.includes(topic) ? 'hinweis' : 'warnung'
  }
  return tone === 'warnung' && CONDITION.includes(topic) ? 'hinweis' : tone
}
