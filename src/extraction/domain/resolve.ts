import type { Evidence } from '#kernel/evidence.ts'
import { contradictionOf, hasOneValue } from './contradictionOf.ts'
import { RANK, type Candidate, type Contradiction, type Fact, type FactKey, type FactValue } from './facts.ts'
import { isRivalry } from './rivalry.ts'
import { isSameSpot } from './sameSpot.ts'

/** Numbers that differ by no more than this share are one value, rounded differently in two places. */
const SAME_NUMBER = 0.02
const EXACT: readonly FactKey[] = [
  'baujahr',
  'heizungBaujahr',
  'zimmer',
  'schlafzimmer',
  'badezimmer',
  'etagenzahl',
  'einheiten',
]
/** Of `vermietet`: it tells more than yes or no. */
const PARTLY = 'teilweise'
const BASE = { 4: 0.97, 3: 0.92, 2: 0.87, 1: 0.65 } as const
const CONTRADICTED = 0.8

interface Group {
  members: Candidate[]
  rank: number
}

/** Weighs all readings of one fact against each other. */
export function resolve(
  key: FactKey,
  candidates: readonly Candidate[],
): { fact: Fact | null; contradiction?: Contradiction } {
  const groups = groupsOf(key, candidates)
  const best = groups[0]
  if (!best) return { fact: null }
  const rivals = rivalsOf(key, groups, best)
  const members = [...best.members].sort((a, b) => b.rank - a.rank || b.sureness - a.sureness)
  const [strongest] = members
  if (!strongest) return { fact: null }
  const first =
    (key === 'objektart' ? moreSpecific(members) : undefined) ??
    (MEASURED.includes(key) ? moreExact(members, strongest) : undefined) ??
    strongest
  const places = distinctPlaces(members.map(member => member.evidence))
  const certainty = BASE[first.rank] * first.sureness * (rivals.length > 0 ? CONTRADICTED : 1)
  const fact: Fact = {
    value: first.value,
    ...(first.unit ? { unit: first.unit } : {}),
    mentions: places.length,
    evidence: places,
    confidence: Math.round(Math.min(0.99, certainty + 0.01 * (places.length - 1)) * 100) / 100,
  }
  if (rivals.length === 0) return { fact }
  return { fact, contradiction: contradictionOf(key, [best, ...rivals].map(valueOf)) }
}

/** "Haus 9" in the headline and "Reihenmittelhaus" below it: the finer name says more. */
function moreSpecific(members: readonly Candidate[]): Candidate | undefined {
  const first = String(members[0]?.value).toLowerCase()
  const rank = members[0]?.rank ?? 0
  if ((first !== 'haus' && first !== 'wohnung') || rank < RANK.headline) return undefined
  // "Objektart: Haus" beside "Objekttyp: Doppelhaushälfte": of a field only another field is finer.
  const others = members.filter(
    one => String(one.value).toLowerCase() !== first && (rank < RANK.table || one.rank === rank),
  )
  const names = new Set(others.map(({ value }) => plain(String(value))))
  return names.size === 1 ? others[0] : undefined
}

/** Areas that a headline rounds: "rund 3,1 ha" above "31.200 m²". */
const MEASURED: readonly FactKey[] = ['wohnflaeche', 'grundstuecksflaeche']

/** The reading with more figures, where the strongest is a round number and no other exact one rivals it. */
function moreExact(members: readonly Candidate[], strongest: Candidate): Candidate | undefined {
  const exact = members.filter(
    ({ value, rank, sureness }) =>
      rank >= RANK.prose && sureness >= strongest.sureness && figures(value) > figures(strongest.value),
  )
  return figures(strongest.value) <= ROUND && new Set(exact.map(({ value }) => value)).size === 1 ? exact[0] : undefined
}

/** So few figures make a round number. */
const ROUND = 2

function figures(value: FactValue): number {
  return String(value).replace('.', '').replace(/0+$/u, '').length
}

function groupsOf(key: FactKey, candidates: readonly Candidate[]): Group[] {
  const groups: Group[] = []
  // Strong places first, so that a group's value is that of its strongest member.
  for (const candidate of [...candidates].sort((a, b) => b.rank - a.rank)) {
    const group = groups.find(({ members }) => sameValue(key, (members[0] as Candidate).value, candidate.value))
    if (group) group.members.push(candidate)
    else groups.push({ members: [candidate], rank: candidate.rank })
  }
  return groups.sort((a, b) => whole(b) - whole(a) || b.rank - a.rank || weight(b) - weight(a))
}

/** What a strong place calls the whole ("KP gesamt", "Gesamtwohnfläche") goes before what may be one of its parts. */
function whole({ members }: Group): number {
  return members.some(({ ofTheWhole, value, rank }) => (ofTheWhole || value === PARTLY) && rank >= RANK.prose) ? 1 : 0
}

/** Mentions count, strong ones more. */
function weight(group: Group): number {
  return group.members.reduce((sum, member) => sum + member.rank * member.sureness, 0)
}

export function sameValue(key: FactKey, a: FactValue, b: FactValue): boolean {
  if (typeof a === 'number' && typeof b === 'number') {
    return EXACT.includes(key) ? a === b : Math.abs(a - b) <= SAME_NUMBER * Math.max(Math.abs(a), Math.abs(b))
  }
  if (typeof a !== 'string' || typeof b !== 'string') return a === b
  const [x, y] = [plain(a), plain(b)]
  return x === y || (x.length > 3 && y.length > 3 && (x.includes(y) || y.includes(x)))
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\d]+/gu, '')
}

function rivalsOf(key: FactKey, groups: readonly Group[], best: Group): Group[] {
  if (!hasOneValue(key)) return []
  // "Vermietet" is said of a part of what is let in part.
  if (best.members[0]?.value === PARTLY) return []
  const first = best.members[0] as Candidate
  // A price converted into another currency is no other price; a quote that holds the winner's too was read in two ways.
  const isRival = (rival: Candidate): boolean => {
    const { rank, sureness, unit, evidence, value } = rival
    return (
      !(whole(best) && value < first.value) &&
      rank >= RANK.prose &&
      sureness >= 0.6 &&
      unit === first.unit &&
      !evidence.quote.includes(first.evidence.quote) &&
      isRivalry(key, first, rival)
    )
  }
  return groups.slice(1).filter(group => group.members.some(isRival))
}

function valueOf({ members }: Group): Contradiction['values'][number] {
  const first = members[0] as Candidate
  return {
    value: first.value,
    ...(first.unit ? { unit: first.unit } : {}),
    evidence: distinctPlaces(members.map(member => member.evidence)),
  }
}

/** Two readings of one spot are one mention: the box of a pair holds the box of its value. */
function distinctPlaces(places: readonly Evidence[]): Evidence[] {
  // By page: comparing each with all others took 5 s where every line of 140 pages speaks of the balcony.
  const earlier = new Map<number, Evidence[]>()
  return places.filter(place => {
    const onPage = earlier.get(place.page) ?? []
    const isNew = !onPage.some(other => isSameSpot(place, other))
    earlier.set(place.page, onPage)
    onPage.push(place)
    return isNew
  })
}
