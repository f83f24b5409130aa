import { statementAround } from '../remarks/statementText.ts'
import { isOfOtherHome } from '../remarks/ofAnother.ts'
import { denialOf } from './denial.ts'
import { otherHomeAt } from './otherHome.ts'
import { type NamedPart, partAt, partOfWorks } from './parts.ts'
import { governs, type Stretch } from './reach.ts'
import type { SearchedText } from './said.ts'
import { PLAIN, type Scope, type Stance, type Time } from './scope.ts'
import type { Matter } from './sign.ts'
import { type Hit, signsIn } from './signs.ts'

export interface ScopeContext {
  /** What is judged: "erforderlich" turns works, but no thing. */
  readonly matter: Matter
  /** Where the value itself begins, behind its label; default: where the stretch begins. */
  readonly core?: number
  /** The passage in the text; default: the whole text. */
  readonly passage?: { readonly start: number; readonly end: number }
  /** The pattern of a remark, which has weighed the signs that it names; in a remark's sentence doubt anywhere is doubt. */
  readonly wording?: string
  /** The house is still to be built: "wird eingebaut" is what one buys. */
  readonly toBeBuilt?: boolean
  /** The year up to which "bis …" is past; without it only the tense tells. */
  readonly today?: number | undefined
  /** What the column's head, the card's title or the heading of the block says. */
  readonly under?: Scope | undefined
}

/** So many letters tell a sign in a pattern, whatever its ending. */
const STEM = 5
const YEARS = /(?<![\d.,])(?:19|20)\d\d(?!\d|[.,]\d)/gu
const PAST = /(?<!\p{L})(?:war|waren|wurden?|hatte|worden|früher|einst)(?!\p{L})/u
/** "Bis Februar 2026 wurden …", told in the same year: it was so. */
const PAST_NEXT = /^ (?:wurden?|war(?:en)?|hatten?|lief(?:en)?|bestand(?:en)?)(?!\p{L})/u
/** "Feuchte im Keller ist nicht bekannt": the cellar is there; what is left open is the damp. */
const INSIDE = /(?<!\p{L})(?:im|am|vom|beim|auf dem|aus dem|in der|auf der|zum) $/u

/** Of whom, for when and how a text means what a stretch of it says: one reader for prose, tables and remarks. */
export function scopeOf(said: SearchedText, start: number, end: number, context: ScopeContext): Scope {
  const { text } = said
  const bounds = statementAround(text, start, end)
  const stretch: Stretch = { start, end, core: context.core ?? start }
  const under = context.under ?? PLAIN
  const isPlace =
    context.wording === undefined && context.matter === 'thing' && INSIDE.test(text.slice(bounds.start, start))
  const hits = signsAround(said, bounds, context).filter(hit => isMeant(hit, stretch, text, context, isPlace))
  const time = timeOf(hits, text, bounds, stretch, context)
  const stance = stanceOf(hits)
  const isDenied = !stance && !isPlace && denialOf(text, bounds, start, end).denied
  const bearer = hits.find(({ sign }) => 'bearer' in sign.says)
  const other = bearer ? null : otherHomeAt(said, bounds, stretch, context.matter)
  const part = bearer ? null : (other ?? namedPart(text, bounds.start, stretch, context.matter))
  // A remark asks for itself, see meant.ts.
  const isOthers =
    context.wording === undefined &&
    (context.matter === 'thing' || context.matter === 'works') &&
    isOfOtherHome(text, bounds, start, end)
  const word = time?.hit ?? stance?.hit ?? bearer
  return {
    bearer: isOthers
      ? 'other'
      : bearer && 'bearer' in bearer.sign.says
        ? bearer.sign.says.bearer
        : part
          ? part.bearer
          : under.bearer,
    time: time?.time ?? under.time,
    stance: stance?.stance ?? (isDenied ? 'denied' : under.stance),
    year: time ? time.year : under.year,
    word: word ? text.slice(word.start, word.end) : (part?.word ?? under.word),
  }
}

function namedPart(text: string, from: number, { start, end, core }: Stretch, matter: Matter): NamedPart | null {
  return matter === 'works' ? partOfWorks(text.slice(start, end)) : partAt(text, from, core, end)
}

function isMeant(hit: Hit, stretch: Stretch, text: string, context: ScopeContext, isPlace: boolean): boolean {
  const { sign } = hit
  if (sign.of && !sign.of.includes(context.matter)) return false
  if (sign.evenIfToBeBuilt === false && context.toBeBuilt) return false
  if (isPlace && sign.reach !== 'phrase' && !('bearer' in sign.says)) return false
  if (context.wording !== undefined && isOwnWord(hit, stretch, text, context.wording)) return false
  // Doubt on one thing is no doubt on the figure beside it.
  if (sign.reach === 'sentence')
    return context.wording !== undefined || governs({ ...hit, sign: { ...sign, reach: 'part' } }, stretch, text)
  return governs(hit, stretch, text)
}

/** A wording has weighed the signs that it names itself: "ehemalige Tankstelle". */
function isOwnWord({ start, end }: Hit, stretch: Stretch, text: string, wording: string): boolean {
  return (
    start >= stretch.start && end <= stretch.end && wording.includes(text.slice(start, Math.min(end, start + STEM)))
  )
}

function timeOf(
  hits: readonly Hit[],
  text: string,
  bounds: { start: number; end: number },
  stretch: Stretch,
  { today }: ScopeContext,
): { time: Time; year: number | null; hit: Hit } | undefined {
  const away = ({ start, end }: Hit): number => (start >= stretch.core ? start - stretch.core : stretch.core - end)
  const times = hits.filter(({ sign }) => 'time' in sign.says).sort((a, b) => away(a) - away(b))
  for (const hit of times) {
    const own = yearsIn(text.slice(hit.start, hit.end)).at(-1)
    // "bis 2030 vermietet" holds today; without a day only "war" tells.
    if (hit.sign.reach === 'part' && /^bis /u.test(text.slice(hit.start, hit.end)) && own !== undefined) {
      const isPast =
        today === undefined
          ? PAST.test(text.slice(bounds.start, bounds.end))
          : own < today || (own === today && PAST_NEXT.test(text.slice(hit.end, bounds.end)))
      if (!isPast) continue
    }
    const behind = yearsIn(text.slice(hit.start, bounds.end))[0]
    // "ist für 2028 geplant"
    const year = own ?? behind ?? yearsIn(text.slice(stretch.end, hit.start)).at(-1) ?? null
    return { time: (hit.sign.says as { time: Time }).time, year, hit }
  }
  return undefined
}

function yearsIn(text: string): number[] {
  return [...text.matchAll(YEARS)].map(([year]) => Number(year))
}

/** What is excluded is excluded, whoever says so. */
function stanceOf(hits: readonly Hit[]): { stance: Stance; hit: Hit } | undefined {
  const said = hits.flatMap(hit => ('stance' in hit.sign.says ? [{ stance: hit.sign.says.stance, hit }] : []))
  return said.find(({ stance }) => stance === 'excluded') ?? said[0]
}

function signsAround(
  said: SearchedText,
  bounds: { start: number; end: number },
  { passage }: ScopeContext,
): readonly Hit[] {
  const own = remembered(said, bounds.start, () => signsIn(said, bounds.start, bounds.end))
  const { start, end } = passage ?? { start: 0, end: said.text.length }
  if (bounds.start <= start) return own
  // "Weitere Objekte: …" speaks of others to the end of its passage.
  const others = remembered(said, -1 - start, () =>
    signsIn(said, start, end).filter(({ sign }) => sign.reach === 'rest'),
  )
  return [...others.filter(hit => hit.start < bounds.start), ...own]
}

function remembered(said: SearchedText, at: number, find: () => readonly Hit[]): readonly Hit[] {
  const known = said.signs.get(at)
  if (known) return known
  const found = find()
  said.signs.set(at, found)
  return found
}
