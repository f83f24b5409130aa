import type { CalendarDate } from '#kernel/calendarDate.ts'
import { yearOf } from '#kernel/calendarDate.ts'
import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { isOfTheWhole, type Remark, type Subject, type Topic } from '#extraction/domain/remark.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import { behindIn, boilersIn, isPaint } from '#extraction/domain/statements/wordsOfWorks.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { RenovationPlan } from '#finance/domain/plan/renovationPlan.ts'
import { type CalledFor, statedTermsOf, type TextFindings } from '#finance/domain/plan/statedTerms.ts'
import type { PartRenewed, Trade } from '#finance/domain/renovation.ts'
import type { Argument } from '#valuation/domain/signals.ts'
import { wornParts } from '#valuation/domain/wear.ts'
import { isAsbestosRoof } from './isAsbestosRoof.ts'
import { longLivedOf } from './longLivedOf.ts'

/** Which topic of the text speaks of which trade. */
const TOPIC_OF: Readonly<Partial<Record<Trade, Topic>>> = {
  dach: 'dach',
  fassade: 'fassade',
  fenster: 'fenster',
  heizung: 'heizungstechnik',
  elektrik: 'elektrik',
  bad: 'baeder',
  leitungen: 'wasserleitungen',
}
const NAME_OF: Readonly<Partial<Record<Trade, string>>> = {
  dach: 'Dach',
  fassade: 'Fassade',
  fenster: 'Fenster',
  heizung: 'Heizung',
  elektrik: 'Elektrik',
  bad: 'Bad',
  leitungen: 'Leitungen',
}
const TRADES = Object.keys(TOPIC_OF) as readonly Trade[]
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
    return years.length > 0 ? [[trade, Math.max(...years)] as const] : []
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

/**
 * What a house of several flats needs by the words of its exposé: parts that are called worn, and works that are said to lie ahead. What is
 * only "ungedämmt" is usual for its age, what is under way somebody else pays, and baths wait for each tenant.
 */
function calledForOf(remarks: readonly Remark[], plannedWorks: readonly PlannedWork[]): CalledFor {
  const worn = wornParts(remarks)
  const ahead = plannedWorks.filter(one => (one.stage === 'geplant' || one.stage === 'erforderlich') && !isOfOneFlat(one, remarks)) // prettier-ignore
  const saidOf = (kind: Trade) =>
    ahead.filter(one => one.kind === kind).flatMap(one => one.evidence.map(({ quote }) => quote))
  const trades = TRADES.filter(trade => {
    const topic = TOPIC_OF[trade]
    const isAhead = saidOf(trade).some(quote => trade === 'fassade' || !isPaint(quote))
    // A stove in one of the flats makes no heating of the house.
    const isWorn =
      (trade !== 'heizung' && topic !== undefined && worn.has(topic)) || behindOn(trade, remarks).length > 0
    return !OF_EACH_FLAT.includes(trade) && (isAhead || isWorn)
  })
  const walls = saidOf('fassade')
  return {
    trades,
    heatings: boilersIn(saidOf('heizung').join(' ')),
    onlyPaint: walls.length > 0 && walls.every(isPaint),
  }
}

/** What is to be done in one of its flats asks nothing of the house. Of what its sentence says of the same trade the clause tells, else the sentence. */
function isOfOneFlat({ kind, evidence }: PlannedWork, remarks: readonly Remark[]): boolean {
  const quotes = evidence.map(wholeQuote)
  const inFlat = ({ part }: Remark) => part?.kind === 'einheit'
  const said = remarks.filter(one => quotes.includes(wholeQuote(one.evidence)))
  const ofTrade = said.filter(({ topic }) => TRADES.some(trade => trade === kind && TOPIC_OF[trade] === topic))
  return ofTrade.length > 0 ? ofTrade.every(inFlat) : said.some(inFlat)
}

/** "Modernisierungsstau bei Elektrik und Leitungen" */
function behindOn(trade: Trade, remarks: readonly Remark[]): readonly Remark[] {
  const said = remarks.filter(one => one.topic === 'instandhaltungsstau' && blames(one))
  return said.filter(({ evidence: { quote } }) => behindIn(quote).some(kind => kind === trade))
}

const OF_EACH_FLAT: readonly Trade[] = ['bad', 'boeden']
/** Of the others nobody can tell how much a part is. */
const COUNTED_IN_PARTS: readonly Trade[] = ['bad', 'fenster']

function partRenewed(trade: Trade, remarks: readonly Remark[], day: CalendarDate): [Trade, PartRenewed][] {
  const years = about(trade, remarks).flatMap(one => {
    const isPart = one.subject === 'teilerneuert' && one.rule.endsWith('-teilerneuert') && one.scope.time === 'now'
    return isPart && isOfTheWhole(one) && one.year !== null && one.year <= yearOf(day) ? [one.year] : []
  })
  return years.length === 0 ? [] : [[trade, { year: Math.min(...years), places: new Set(years).size }]]
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

/** Joints and plaster are mended: nobody clads a whole house for them. */
const MENDED: readonly string[] = ['fassade-schadhaft']

/** The text itself says that it is old, worn or to be done; without insulation a sound wall or roof is neither. */
function blames(remark: Remark): boolean {
  const { certainty, tone, rule } = remark
  return (
    certainty === 'stated' &&
    remark.settled !== true &&
    isOfTheWhole(remark) &&
    !MENDED.includes(rule) &&
    !rule.endsWith('-ungedaemmt') &&
    (tone === 'warnung' || tone === 'gefahr')
  )
}

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
    return [{ label: `${NAME_OF[trade] ?? ''} erneuern (${label})`, amount, evidence, source }]
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
  return [...ahead.flatMap(one => one.evidence), ...behind, ...stated, ...spoken].slice(0, 2)
}

function about(trade: Trade, remarks: readonly Remark[]): readonly Remark[] {
  return remarks.filter(({ topic, certainty }) => topic === TOPIC_OF[trade] && certainty !== 'denied')
}
