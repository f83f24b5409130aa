import { addYears, type CalendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Fact, Facts } from '../facts.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { matchesIn } from '../remarks/needles.ts'
import { saidIn } from '../scope/said.ts'
import { statementsOf } from '../statements/statementsOf.ts'
import { lastDayOf as lastDayOfFact } from '../values/germanDate.ts'
import { announcedDays } from './announcedDays.ts'
import type { DealType } from './deal.ts'
import { MOVING_OUT } from './movingOut.ts'
import type { Dated, Dates } from './offerDate.ts'
import type { PastDay, PastKind } from './dealFindings.ts'
import { DATE, daysBetween, lastDayOf } from './writtenDates.ts'

/** After so many days the document's own day asks whether price and offer still hold: as long as an offer is taken for fresh. */
const STALE_DAYS = 92
/** What became free last month is free. */
const MOVED_DAYS = 31
/** What was over so long ago tells of the building's history. */
const MAX_YEARS = 4

/** Words right before a day, in its clause, that say what ends or takes place then. */
const KINDS: readonly (readonly [PastKind, RegExp])[] = [
  [
    'gebotsfrist',
    /(?<!\p{L})(?:\p{L}*gebots?(?:frist|abgabe|phase|schluss)|bieter(?:verfahren|phase|runde)|angebotsfrist|angebotsabgabe|gebote?|kaufangebote?|bewerbungen|bewerbungsfrist|interessenbekundung(?:en)?)(?!\p{L})[^.;\d]{0,60}(?<!\p{L})(?:bis|spätestens|ende[nt]?|schluss|läuft|am)(?!\p{L})[^.;\d]{0,30}$/iu,
  ],
  [
    'preis',
    /(?<!\p{L})(?:(?:angebots|aktions|sonder|kauf|fest)?preise?|angebot|konditionen|preisgarantie|preisbindung)(?!\p{L})[^.;\d]{0,40}(?<!\p{L})(?:gültig|gilt|gelten|befristet|gebunden|garantiert|nur)(?!\p{L})[^.;\d]{0,20}bis[^.;\d]{0,14}$/iu,
  ],
  [
    'besichtigung',
    /(?<!\p{L})(?:(?:sammel|gemeinschafts)?besichtigung(?:en|stermine?|stage?)?|open house|tag der offenen tür|offene besichtigung|schautage?|infotage?)(?!\p{L})[^.;\d]{0,50}$/iu,
  ],
]
const ANY = new RegExp(DATE, 'giu')
const A_DAY = /^\d{1,2}\.\s?(?:\d{1,2}\.|\p{L})|^\d{4}-/u
const REACH = 110
/** What took place, and what a certificate or an expert did then. */
const TOLD =
  /(?<!\p{L})(?:gutachte\p{L}*|sachverständige\p{L}*|seit|nach der|bei der|war|waren|wurde|wurden|fand|haben|stand|ausweis\p{L}*|energie\p{L}*|miete\p{L}*|zins\p{L}*|erbbau\p{L}*)(?!\p{L})/iu
/** Where they are still to be built, the day is the builder's promise. */
const BUILT_LATER: readonly DealType[] = ['neubau-bautraeger', 'sanierung-bautraeger', 'fertighaus']
const LEAVING = regexp.iu`${MOVING_OUT}|auszieh|ausgezogen|zieht|geräumt|frei wird`

export interface PastInput {
  /** Without other offers. */
  readonly passages: readonly Passage[]
  readonly facts: Facts
  readonly dates: Dates
  readonly type: DealType
  readonly day: CalendarDate
}

/** The days that are over, of no sale by a court, whose hearing has a place of its own: the latest of each kind; a kind that also names a day still to come is not over. */
export function pastDaysOf(input: PastInput): PastDay[] {
  const { facts, dates, day, type } = input
  const told = dates.told && dates.own && dates.told.day > dates.own.day ? dates.told : dates.own
  const stand = told && daysBetween(told.day, day) > STALE_DAYS ? [{ kind: 'stand' as const, ...dated(told) }] : []
  const days: PastDay[] = [
    ...inWords(input.passages),
    ...moves(input),
    ...ofFact('energieausweis', facts.energieausweisGueltigBis),
    ...stand,
  ]
  if (type === 'zwangsversteigerung') return []
  const kinds = [...new Set(days.map(({ kind }) => kind))]
  return kinds.flatMap(kind => {
    const [latest] = days.filter(one => one.kind === kind).sort((a, b) => (a.day < b.day ? 1 : -1))
    if (latest === undefined || daysBetween(latest.day, day) <= (kind === 'bezug' ? MOVED_DAYS : 0)) return []
    const isHistory = kind !== 'stand' && kind !== 'energieausweis' && latest.day < addYears(day, -MAX_YEARS)
    return isHistory ? [] : [latest]
  })
}

function inWords(passages: readonly Passage[]): PastDay[] {
  return passages.flatMap(passage =>
    statementsOf(saidIn(passage).text).flatMap(({ start, end }): PastDay[] => {
      const text = passage.text.slice(start, end)
      return matchesIn(ANY, text).flatMap(match => {
        const day = lastDayOf(match[0])
        const before = text.slice(Math.max(0, match.index - REACH), match.index)
        const kind = KINDS.find(([, pattern]) => pattern.test(before))?.[0]
        // "Keller trocken (Besichtigung Oktober 2026)": a month alone is when somebody looked, visitors are told a day.
        if (!day || !kind || TOLD.test(before) || (kind === 'besichtigung' && !A_DAY.test(match[0]))) return []
        const at = start + match.index
        return [{ kind, day, written: match[0], evidence: [proof(passage, at, at + match[0].length)] }]
      })
    }),
  )
}

/** "Mieterliste (Stand 01.11.2026)": who lists the tenants knows who has left by then. */
const OF_TENANTS = regexp.giu`(?<=(?<!\p{L})(?:miet(?:er)?(?:liste|aufstellung|übersicht|tabelle)|belegung(?:splan)?|mietverhältnisse|vermietungsstand)(?!\p{L})[^.;\n]{0,12}(?:stand|per|zum|vom)[:\s]{1,2}(?:zum\s|vom\s)?)(?:${DATE})`

function tenantsListed(passages: readonly Passage[]): CalendarDate[] {
  return passages.flatMap(({ text }) => matchesIn(OF_TENANTS, text).flatMap(([day]) => lastDayOf(day) ?? []))
}

function moves({ passages, facts, dates, type }: PastInput): PastDay[] {
  const kindOf = ({ quote, whole }: Evidence): PastKind =>
    LEAVING.test(whole ?? quote) ? 'auszug' : BUILT_LATER.includes(type) ? 'fertigstellung' : 'bezug'
  const isAnnounced = (evidence: Evidence | undefined): boolean =>
    BUILT_LATER.includes(type) || !FINISHED.test(evidence?.whole ?? evidence?.quote ?? '')
  const written = [...(dates.own ? [dates.own.day] : []), ...tenantsListed(passages)]
  const announced = announcedDays(passages, written)
    .filter(({ evidence }) => isAnnounced(evidence))
    .map(one => ({ kind: kindOf(one.evidence), ...dated(one) }))
  const told = ofFact(BUILT_LATER.includes(type) ? 'fertigstellung' : 'bezug', facts.bezugsfreiAb)
  return [...announced, ...told.filter(({ evidence }) => isAnnounced(evidence[0]))]
}

/** Of a house that stands it tells when it was built. */
const FINISHED = /fertig|erstbezug|(?<!\p{L})(?:bis|schon im)(?!\p{L})/iu

/** "02.05.2018 bis 01.05.2028" is over with its last day. */
function ofFact(kind: PastKind, fact: Fact | null): PastDay[] {
  if (!fact || fact.buyer || typeof fact.value !== 'string') return []
  const [first] = fact.evidence
  const last = [...(first?.whole ?? first?.quote ?? fact.value).matchAll(ANY)].at(-1)?.[0] ?? fact.value
  const day = lastDayOf(last) ?? (kind === 'energieausweis' ? lastDayOfFact(last) : null)
  return day ? [{ kind, day, written: fact.value, evidence: fact.evidence.slice(0, 1) }] : []
}

function dated({ day, written, evidence }: Dated): Omit<PastDay, 'kind'> {
  return { day, written, evidence: [evidence] }
}
