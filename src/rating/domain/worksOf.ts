import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { isOfTheWhole, type Remark, type Subject } from '#extraction/domain/remark.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import { WORK_NAMES } from '#extraction/domain/statements/workNames.ts'
import type { RenovationPlan } from '#finance/domain/plan/renovationPlan.ts'
import { statedTermsOf, type TextFindings } from '#finance/domain/plan/statedTerms.ts'
import type { PartRenewed, Trade } from '#finance/domain/renovation.ts'
import type { Argument } from '#valuation/domain/signals.ts'
import { calledDue, calledForOf } from './calledFor.ts'
import { about, behindOn, blames, TRADES } from './saidOfTrade.ts'

/** Rules that date a part by its year. */
const DATING = ['-erneuert', '-jahr']
/** What is old where the exposé calls all fittings as old as the house. */
const FITTINGS: readonly Trade[] = ['bad', 'boeden']

/**
 * They name a year that dates no renewal: pipes below the floor are no boiler, wood is no new window, a window no new bath, and what was touched in
 * part or repaired is as old as before.
 */
const DATES_NOTHING: readonly (Subject | undefined)[] = ['badfenster', 'beschaffenheit', 'bestand', 'teilerneuert']

/** What an exposé says of works, done or not. */
interface SaidOfWorks {
  readonly remarks: readonly Remark[]
  readonly plannedWorks: readonly PlannedWork[]
  /** null: not looked for. */
  readonly deal: Deal | null
  /** Missing: not looked for. */
  readonly sums?: StatedSums
}

/**
 * The latest year for each trade that the text itself names, and what else of money it says; a year in the future renews
 * nothing yet.
 */
export function renewedByRemarks({ remarks, plannedWorks, deal, sums }: SaidOfWorks, day: CalendarDate): TextFindings {
  const sound = TRADES.flatMap(trade => partSound(trade, remarks, day))
  const renewed = TRADES.flatMap(trade => {
    // The year of the part that is good dates nothing of the rest.
    if (sound.some(([part]) => part === trade)) return []
    const said = about(trade, remarks)
    const ofParts = said.filter(one => one.subject === 'teilerneuert').map(one => one.year)
    const years = said.flatMap(remark => {
      const { year, rule } = remark
      // What the new ones on one floor are made of dates the others no more than they do.
      const isOfPart = ofParts.includes(year) && !DATING.some(ending => rule.endsWith(ending))
      return year !== null && year <= yearOf(day) && !isOfPart && datesRenewal(remark) ? [year] : []
    })
    if (years.length > 0) return [[trade, Math.max(...years)] as const]
    const floors = yearsOfParts(trade, remarks, day)
    // Told floor by floor: the older ones are as old as they are, whatever is newer above them.
    return isByFloors(trade, floors) ? [[trade, Math.min(...floors)] as const] : []
  })
  const planned = plannedWorks.filter(({ stage }) => stage !== 'vorbereitet').map(({ kind }) => kind)
  // Who refurbishes and sells delivers what he announces; of another what is still to be done is as old as before.
  const isDelivered = deal?.type.value === 'sanierung-bautraeger'
  const isPlanned = (trade: Trade) => planned.some(kind => kind === trade)
  const stays = TRADES.filter(trade => about(trade, remarks).some(one => one.subject === 'bestand' && isOfTheWhole(one))) // prettier-ignore
  const kept = isDelivered ? stays : TRADES.filter(trade => stays.includes(trade) || isPlanned(trade))
  const partly = TRADES.filter(trade =>
    about(trade, remarks).some(one => one.subject === 'teilerneuert' && isOfTheWhole(one)),
  )
  const delivered = isDelivered ? TRADES.filter(trade => isPlanned(trade) && !stays.includes(trade)) : []
  // The pipes of a house of flats run through all of them: whoever announces new ones means the community's.
  const isFlat = deal?.objectKind.value === 'wohnung'
  const byCommunity: readonly Trade[] = isFlat && !isDelivered && isPlanned('leitungen') ? ['leitungen'] : []
  const dated = renewed.map(([trade]) => trade)
  const isFittedAsBuilt = remarks.some(one => one.rule === 'ausstattung-baujahr' && blames(one))
  const inOrder = TRADES.filter(trade => isInOrder(trade, remarks))
  return {
    ...Object.fromEntries(renewed),
    ...Object.fromEntries(delivered.map(trade => [trade, yearOf(day)])),
    kept: isDelivered
      ? kept
      : [...kept, ...partly.filter(trade => trade !== 'bad' || about(trade, remarks).some(blames))],
    spoken: [
      ...TRADES.filter(
        trade =>
          !inOrder.includes(trade) &&
          ((!isDelivered && isPlanned(trade) && !byCommunity.includes(trade)) ||
            about(trade, remarks).some(one => blames(one) && !(isFlat && one.rule === AGED_WINDOWS))),
      ),
      ...(remarks.some(one => one.rule === 'boeden-alt' && blames(one)) ? (['boeden'] as const) : []),
      ...FITTINGS.filter(trade => isFittedAsBuilt && !dated.includes(trade) && !about(trade, remarks).some(blames)),
    ],
    inOrder,
    longLived: longLivedOf(remarks),
    calledFor: calledForOf(remarks, plannedWorks),
    partly,
    inPart: Object.fromEntries([...COUNTED_IN_PARTS.flatMap(trade => partRenewed(trade, remarks, day)), ...sound]),
    byCommunity,
    byBuyer: TRADES.filter(trade => plannedWorks.some(one => one.kind === trade && isAheadByBuyer(one))),
    ...latestOf('kueche-jahr', 'kitchen', remarks, day),
    ...latestOf('boeden-jahr', 'boeden', remarks, day),
    exposedFacade: remarks.some(isExposed),
    asbestosRoof: isAsbestosRoof(remarks, renewed.find(([trade]) => trade === 'dach')?.[1]),
    said: statedTermsOf(remarks, deal, day, sums),
  }
}

/** Of the others nobody can tell how much a part is. */
const COUNTED_IN_PARTS: readonly Trade[] = ['bad', 'fenster']

function partRenewed(trade: Trade, remarks: readonly Remark[], day: CalendarDate): [Trade, PartRenewed][] {
  const years = yearsOfParts(trade, remarks, day)
  if (years.length === 0) return []
  const year = isByFloors(trade, years) ? Math.max(...years) : Math.min(...years)
  return [[trade, { year, places: new Set(years).size }]]
}

function yearsOfParts(trade: Trade, remarks: readonly Remark[], day: CalendarDate): number[] {
  return about(trade, remarks).flatMap(one => {
    const isPart = one.subject === 'teilerneuert' && one.rule.endsWith('-teilerneuert') && one.scope.time === 'now'
    return isPart && isOfTheWhole(one) && one.year !== null && one.year <= yearOf(day) ? [one.year] : []
  })
}

/** "Fenster im EG 1996, im DG 2014": each part has its year. */
function isByFloors(trade: Trade, years: readonly number[]): boolean {
  return trade === 'fenster' && new Set(years).size > 1
}

/** The latest year that a rule tells of what is no trade of its own among the remarks. */
function latestOf<Key extends 'kitchen' | 'boeden'>(
  rule: string,
  key: Key,
  remarks: readonly Remark[],
  day: CalendarDate,
): Partial<Record<Key, number>> {
  const years = remarks.flatMap(one =>
    one.rule === rule && one.year !== null && one.year <= yearOf(day) && datesRenewal(one) ? [one.year] : [],
  )
  return years.length === 0 ? {} : ({ [key]: Math.max(...years) } as Partial<Record<Key, number>>)
}

/** "zum Teil noch aus Blei": the rest is good today, and of the worn part nobody tells how much it is. */
function partSound(trade: Trade, remarks: readonly Remark[], day: CalendarDate): [Trade, PartRenewed][] {
  const worn = about(trade, remarks).filter(blames)
  const isPart = worn.length > 0 && worn.every(({ inPart }) => inPart === true)
  return isPart ? [[trade, { year: yearOf(day), places: 1 }]] : []
}

/** What is under way somebody else has ordered, and pays. */
function isAheadByBuyer({ stage, evidence }: PlannedWork): boolean {
  return evidence.length === 0 && (stage === 'geplant' || stage === 'erforderlich')
}

/** Of a flat they are its community's (§ 5 Abs. 2 WEG), which its reserve pays: no age of theirs is a cost of one buyer, a fault may be. */
const AGED_WINDOWS = 'fenster-alt'

/** Old, and in order by the same sentence: no other one blames it. */
function isInOrder(trade: Trade, remarks: readonly Remark[]): boolean {
  const praise = about(trade, remarks).filter(one => one.rule.endsWith('-in-ordnung') && isOfTheWhole(one))
  const isPraised = ({ evidence }: Remark) => praise.some(one => wholeQuote(one.evidence) === wholeQuote(evidence))
  return praise.length > 0 && about(trade, remarks).every(one => !blames(one) || isPraised(one))
}

const EXPOSED: readonly string[] = ['bauweise-fachwerk', 'fassade-sichtbar']

function isExposed(remark: Remark): boolean {
  return EXPOSED.includes(remark.rule) && remark.certainty === 'stated' && isOfTheWhole(remark)
}

/** Only what was done to the home itself: not what is planned or only "vorbereitet", nor the roof of the garage. */
function datesRenewal(remark: Remark): boolean {
  const { subject, certainty, scope, tone } = remark
  const isOwn = isOfTheWhole(remark) && scope.time === 'now' && scope.stance === 'asserted'
  // "Alte Zweidrahtleitungen, Zählerkasten 2015": what is called old was not renewed in the year beside it.
  const isBlamed = (tone === 'warnung' || tone === 'gefahr') && !remark.rule.endsWith('-jahr')
  return isOwn && certainty === 'stated' && !isBlamed && !DATES_NOTHING.includes(subject)
}

/**
 * Work that is due and that the exposé itself speaks of: its age ("Fenster 1996") or its fault ("undicht"). Only this can be
 * argued with a quote; what is due by the age of the house alone is an estimate and no argument, and the year of a part that was
 * renewed speaks for the seller.
 */
export function workArguments(
  renovation: RenovationPlan,
  offer: Offer,
  remarks: readonly Remark[],
  plannedWorks: readonly PlannedWork[] = [],
): Argument[] {
  if (!renovation.backlog.ok) return []
  return renovation.backlog.value.trades.flatMap(({ trade, cost, occasion }) => {
    // What is not done while a tenant stays, or is old and in order by the text, is no reason to pay less today.
    if (occasion === 'vacancy' || (occasion === 'age' && isInOrder(trade, remarks))) return []
    const evidence = proofsOf(trade, offer, remarks, plannedWorks)
    if (evidence.length === 0) return []
    const { label, amount, source } = cost.mid
    return [{ label: `${WORK_NAMES[trade]} erneuern (${label})`, amount, evidence, source }]
  })
}

function proofsOf(
  trade: Trade,
  { facts }: Offer,
  remarks: readonly Remark[],
  plannedWorks: readonly PlannedWork[],
): readonly Evidence[] {
  const spoken = about(trade, remarks)
    .filter(isOfTheWhole)
    // What is new in part, or what it is made of, is no fault of the rest.
    .filter(
      ({ rule, year, tone, subject }) =>
        !rule.endsWith('-ungedaemmt') &&
        (tone === 'warnung' || tone === 'gefahr' || (year !== null && !DATES_NOTHING.includes(subject))),
    )
    .map(({ evidence }) => evidence)
  const stated = trade === 'heizung' ? (facts.heizungBaujahr?.evidence.slice(0, 1) ?? []) : []
  const ahead = plannedWorks.filter(
    ({ kind, stage }) => kind === trade && (stage === 'geplant' || stage === 'erforderlich'),
  )
  const behind = behindOn(trade, remarks).map(({ evidence }) => evidence)
  const called = calledDue(trade, remarks).map(({ evidence }) => evidence)
  const proofs = [...called, ...ahead.flatMap(one => one.evidence), ...behind, ...stated, ...spoken]
  return [...new Set(proofs)].slice(0, 2)
}

const OF_ASBESTOS = ['dach-asbestzement', 'dach-wellplatten', 'dach-platten-faellig']
/** § 1 ChemVerbotsV: since 1993 nobody may sell it. */
const LAST_YEAR_OF_ASBESTOS = 1993

/** @param renewedIn year in which the roof was last renewed; undefined: nobody says */
function isAsbestosRoof(remarks: readonly Remark[], renewedIn: number | undefined): boolean {
  if (renewedIn !== undefined && renewedIn > LAST_YEAR_OF_ASBESTOS) return false
  return remarks.some(one => OF_ASBESTOS.includes(one.rule) && one.certainty === 'stated' && isOfTheWhole(one))
}

const TOLD_BY: readonly (readonly [Trade, rule: string])[] = [
  ['dach', 'dach-ton'],
  ['heizung', 'heizung-gewartet'],
]

/** What outlasts others of its trade by the words of the text: a roof of clay or slate, a boiler that is serviced. */
function longLivedOf(remarks: readonly Remark[]): readonly Trade[] {
  const own = remarks.filter(one => one.certainty === 'stated' && one.scope.time === 'now' && isOfTheWhole(one))
  return TOLD_BY.filter(([, rule]) => own.some(one => one.rule === rule)).map(([trade]) => trade)
}
