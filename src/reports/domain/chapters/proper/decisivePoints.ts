import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import type { Money } from '#kernel/money.ts'
import type { Answer } from '#questions/domain/answer.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { sentenceOf } from '#rating/domain/judged.ts'
import { whyNoMore } from '#rating/domain/limitWords.ts'
import { fairUpTo } from '#rating/domain/priceBounds.ts'
import type { OfferVerdict } from '#rating/domain/verdict.ts'
import { isAtBest } from '#rating/domain/verdictWords.ts'
import type { RedFlag } from '#rating/domain/redFlags.ts'
import { documentOf } from '#valuation/domain/helpful.ts'
import { namedWorth, type Worth } from '#valuation/domain/worth.ts'
import type { DecisivePoint } from '../../report.ts'
import { isAdvertised } from '../advertisedBlocks.ts'
import { answersById } from '../answersById.ts'
import { claimOf } from '../claimOf.ts'
import { wholeEuro } from '../germanAmounts.ts'
import { namedFinding } from '../questionLabels.ts'
import { moneyPointsOf } from './moneyPoints.ts'
import { completion, type Particular, particularsOf } from './particulars.ts'
import { unpermittedArea } from './unpermittedArea.ts'
import {
  adviceCutOff,
  isGeneral,
  oneLine,
  sentence,
  told,
  unrepeated,
  wholeFindings,
  wholeSentences,
} from '../wording.ts'
import { isCut } from '../wholeQuote.ts'

/** Statistics of the place, and what half of all homes have: they are in the annex. */
const OF_EVERY_OFFER: readonly string[] = ['bevoelkerungstrend', 'gemeindetyp', 'leerstand-kreis', 'nebenkosten-gesamt', 'preistrend-plz', 'warmwasser'] // prettier-ignore
/** What the exposé says against itself there is paid for. */
const MOVES_MONEY: readonly string[] = ['kaufpreis', 'wohnflaeche', 'grundstuecksflaeche', 'einheiten', 'mietrendite', 'kaltmieteMonat', 'jahresnettokaltmiete', 'zustand'].map(key => `widerspruch-${key}`) // prettier-ignore
const MAX = 3
const MAX_LENGTH = 230
/** These say again what the verdict says of the price. */
const ABOUT_PRICE: readonly string[] = ['preisabweichung', 'preis-ueberhoeht', 'sanierungskosten']

interface Candidate extends DecisivePoint {
  readonly id: string
}

/** The three things of this exposé that decide, the heaviest first: what the verdict rests on, then its other findings. */
export function decisivePoints(assessment: Assessment): Candidate[] {
  const ofOffer = ofVerdict(assessment)
  const open = ofOffer.filter(one => isOnlyOpen(one, assessment))
  // A figure of the certificate that the estimate holds already leaves nothing to settle.
  const known = open.length > 0 ? ofOffer.filter(({ id }) => PRICED_IN.includes(id)) : []
  const found = ofOffer.filter(one => !open.includes(one) && !known.includes(one))
  const flags = ofFlags(assessment).filter(({ id }) => !MINOR.includes(id))
  const byPrice = assessment.verdict.because === 'price' ? price(assessment) : []
  // What the verdict hangs on goes first; what is merely not known of many an offer goes behind what is special about this one.
  const first = found.length > 0 || byPrice.length > 0 ? found : open.slice(0, 1)
  // Beside a price that decides, what may stop the sale goes before what is only paid for.
  const grave = byPrice.length > 0 ? first.filter(({ id, light }) => light === 'rot' || id === ENDS) : first
  const weighty = [
    ...byPrice,
    ...grave,
    ...price(assessment),
    ...unpermittedFlats(assessment),
    ...flags.filter(({ id, light }) => light === 'rot' && !PRICED_IN.includes(id)),
    ...first,
    ...byMoney(open, assessment),
    ...known,
    ...flags.filter(({ id }) => MOVES_MONEY.includes(id)),
    ...permit(assessment),
    ...particularsOf(assessment).map(ofParticular),
    ...open,
    ...flags.filter(({ light }) => light === 'rot'),
    ...flags,
  ]
  const seen = new Set<string>()
  const once = weighty.filter(({ id }) => !seen.has(matterOf(id)) && seen.add(matterOf(id)))
  const byAge = once.find(({ id }) => id === BY_AGE)
  const isSaidByAge = ({ id, title }: Candidate) => id === 'sanierungskosten' && moneyPointsOf(assessment).some(one => one.id === BY_AGE && title.includes(wholeEuro(one.money))) // prettier-ignore
  const distinct = byAge ? once.filter(one => !isSaidByAge(one)) : once
  return distinct.filter((one, at) => !distinct.slice(0, at).some(other => isSameFinding(one, other))).slice(0, MAX)
}

/** Its sum is that of all works where nothing else of them is due. */
const BY_AGE = 'alter-der-bauteile'

/** Rent that ends: what the house is bought for. */
const ENDS = 'mietvertrag-ende'

/** Less of the price is lost in any negotiation, and no estimate tells it apart. */
const MIN_SHARE = 0.04

/** What is told with its sum, the most money first, as far as it is enough to decide anything. */
function byMoney(open: readonly Candidate[], assessment: Assessment): Candidate[] {
  const { worth, money } = assessment
  const ofOpen = open.flatMap(one => {
    const found = worth?.open.find(({ id }) => id === one.id)
    return found ? [{ ...one, money: found.change }] : []
  })
  const least = money.price ? money.price.cents * MIN_SHARE : 0
  return [...moneyPointsOf(assessment), ...ofOpen]
    .filter(one => one.money.cents >= least)
    .toSorted((a, b) => b.money.cents - a.money.cents)
    .map(({ id, light, title, text, evidence }) => ({ id, light, title, text, evidence }))
}

/** Of works two questions read one sentence: told twice it is no second point. */
const OF_WORKS: readonly string[] = ['zustand', 'instandhaltungsstau', 'letzte-modernisierung', 'sanierungskosten', 'arbeiten-angekuendigt'] // prettier-ignore

function isSameFinding(one: Candidate, other: Candidate): boolean {
  if (!OF_WORKS.includes(one.id) || !OF_WORKS.includes(other.id)) return false
  const [a, b] = [one, other].map(({ evidence }) => evidence && `${evidence.page} ${oneLine(wholeQuote(evidence))}`)
  return a !== null && a === b
}

/** The estimate is less by it already. */
const PRICED_IN: readonly string[] = ['energieklasse', 'energiekennwert']
/** True of half of all homes, and nobody pays less for it: beside anything that costs money it decides nothing. */
const MINOR: readonly string[] = ['energieausweis-gueltig-bis', 'energietraeger', 'energiekosten', 'heizungsart', 'innenausstattung', 'kaeuferprovision', 'raeumung', 'stellplatz', 'verfuegbar-ab', 'co2-kosten', 'baujahr', 'etage', 'moebliert-kurzzeit', 'schlafzimmer-baeder'] // prettier-ignore

/** Two questions about one thing are one point. */
const ONE_MATTER: readonly (readonly string[])[] = [
  ['energieklasse', 'energiekennwert'],
  ['deal', 'fertigstellung'],
  ['erbbaurecht', 'erbbau-restlaufzeit'],
  ['preis', 'preisabweichung', 'preis-ueberhoeht'],
  ['wohnrecht-niessbrauch', 'grundbuch-abt2'],
]

function matterOf(id: string): string {
  return ONE_MATTER.find(ids => ids.includes(id))?.[0] ?? id
}

/** Findings that are not among the three, the heaviest first. */
export function otherFlags(assessment: Assessment, points: readonly { readonly id: string }[]): RedFlag[] {
  const shown = points.map(({ id }) => matterOf(id))
  return assessment.redFlags.filter(
    ({ id, light }) =>
      !shown.includes(matterOf(id)) && !isSaid(id, assessment) && (light === 'rot' || !OF_EVERY_OFFER.includes(id)),
  )
}

/** A statement that the exposé does not make. */
function isOnlyOpen({ id }: Candidate, { worth }: Assessment): boolean {
  return isOpenStatement(id, worth)
}

/** What was built out later is paid for as living space, and nobody says whether it may be. */
function permit({ answers }: Assessment): Candidate[] {
  const said = answersById(answers).get('anbau-ausbau-genehmigt')
  if (said?.state !== 'belegt' || said.light !== null) return []
  return [
    {
      id: said.id,
      light: 'gelb',
      title: wholeFindings(said.answer, 110),
      text: 'Ohne Genehmigung zählt diese Fläche nicht, und die Behörde kann den Rückbau verlangen: Sehen Sie die Bauakte ein, und lassen Sie sich die Wohnfläche unter den Schrägen vorrechnen (WoFlV).',
      evidence: said.evidence[0] ?? null,
    },
  ]
}

/** A flat of a house that nobody may let: its rent is part of what is paid for. */
function unpermittedFlats(assessment: Assessment): Candidate[] {
  return assessment.unpermitted ? unpermittedArea(assessment).map(ofParticular) : []
}

function ofParticular({ id, title, text, evidence }: Particular): Candidate {
  return { id, light: 'gelb', title, text, evidence }
}

/** Advice that fits everything says nothing: in its place stand the words of the exposé. */
function ownWords(reason: string, [first]: readonly Evidence[]): string {
  if (!isGeneral(reason)) return reason
  const quote = first && wholeQuote(first)
  return quote && !isCut(quote) && quote.length <= MAX_LENGTH ? `„${oneLine(quote)}“` : ''
}

/** What else is particular about this offer. */
export function otherParticulars(
  assessment: Assessment,
  points: readonly { readonly id: string; readonly title: string }[],
): Particular[] {
  const shown = points.map(({ id }) => matterOf(id))
  return particularsOf(assessment).filter(
    ({ id, title }) =>
      !points.some(point => point.title === title) && !(id === 'fertigstellung' && shown.includes(matterOf(id))),
  )
}

/** The price, where it decides or lies above what is right. */
function price({ verdict, money, offer, worth, answers }: Assessment): Candidate[] {
  // Beside a K.-o. there is no limit of the verdict, but what the price would be right at is told all the same.
  const beside = verdict.because === 'knockout' ? (namedWorth(worth)?.ceiling ?? null) : null
  const limit = verdict.limit ?? verdict.exceeds?.most ?? beside
  if (!money.price || (verdict.because !== 'price' && !isAbove(verdict, limit, money.price))) return []
  const why = worth === null ? (verdict.exceeds ? `Mehr ist es nicht wert, ${verdict.exceeds.when}.` : '') : limit ? whyLess(worth, limit, money.price, verdict) : '' // prettier-ignore
  const [state] = verdict.states ?? []
  const right = limit
    ? `${verdict.limit === null && verdict.exceeds && isAtBest(verdict.exceeds) ? 'selbst im günstigsten Fall höchstens' : 'richtig bis'} ${wholeEuro(limit)}${state ? ` (${state.outcomes[0].when})` : ''}`
    : 'zu viel, auch wenn alles Offene günstig ausgeht'
  const light = beside ? (answersById(answers).get('preisabweichung')?.light ?? 'gelb') : verdict.light
  return [
    {
      id: 'preis',
      light,
      title: `Gefordert ${wholeEuro(money.price)}, ${right}`,
      text: why,
      evidence: offer.facts.kaufpreis?.evidence[0] ?? null,
    },
  ]
}

/** A limit below what it is worth is lower for what is open, and not because nobody pays more. */
function whyLess(worth: Worth, limit: Money, price: Money, { heldBack }: OfferVerdict): string {
  if (!heldBack || limit.cents >= worth.ceiling.cents) return whyNoMore(worth)
  const right =
    worth.ceiling.cents >= price.cents ? 'wäre der geforderte Preis' : `wären höchstens ${wholeEuro(worth.ceiling)}`
  return `Kostet das Offene nicht mehr, als schon abgezogen ist, ${right} richtig.`
}

/** Not what no estimate tells apart from the limit: that is no finding. */
function isAbove({ because }: OfferVerdict, limit: Money | null, asked: Money): boolean {
  return (because === 'open' || because === 'knockout') && limit !== null && asked.cents > fairUpTo(limit).cents
}

function ofVerdict(assessment: Assessment): Candidate[] {
  const { verdict, answers, offer, redFlags, worth, money } = assessment
  const known = answersById(answers)
  return verdict.points.map(({ id, sentence: words, evidence = [] }) => {
    // Which statements differ says more than that some do, and is told once.
    const rival = id === 'widersprueche' ? redFlags.find(one => one.id.startsWith('widerspruch-')) : undefined
    if (rival) return ofFlag(rival)
    const answer = known.get(id as Answer['id'])
    const flag = redFlags.find(one => one.id === id)
    const deal = id === 'status' ? offer.deal?.status : id === 'deal' ? offer.deal?.type : id === 'erbbauzins' ? offer.deal?.newGroundRent : undefined // prettier-ignore
    // Where the verdict says more than the finding, its words hold; what it only adds stands behind.
    if (flag && answer && words.startsWith(sentenceOf(answer))) {
      const found = ofFlag(flag)
      return { ...found, text: told([found.text, words.slice(sentenceOf(answer).length)]) }
    }
    const { claim, rest } = claimOf(words)
    // When it will be finished is told with what is not: until then two homes are paid for.
    const [ready] = id === 'deal' ? completion(assessment) : []
    if (ready) return { id, light: 'gelb' as const, title: claim, text: told([sentence(ready.title), rest, ready.text]), evidence: ready.evidence } // prettier-ignore
    return {
      id,
      light: isState(id, verdict) ? 'gelb' : (flag?.light ?? answer?.light ?? ('gelb' as const)),
      title: claim,
      text: told([rest, isOpenStatement(id, worth) ? whatSettles(id, money.home.auction) : '']),
      evidence:
        (evidence.length > 0 ? evidence : (flag?.evidence ?? answer?.evidence ?? deal?.evidence ?? []))[0] ?? null,
    }
  })
}

/** What makes two prices is open, however good one of them is. */
function isState(id: string, { states = [] }: OfferVerdict): boolean {
  return states.some(state => state.id === id)
}

function isOpenStatement(id: string, worth: Worth | null): boolean {
  return worth?.open.some(open => open.id === id) === true
}

/** German: what proves an open statement. */
function whatSettles(id: string, auction: boolean): string {
  const document = documentOf(id, auction)
  return document === null ? '' : `Das klärt: ${sentence(document)}`
}

function ofFlags(assessment: Assessment): Candidate[] {
  const known = answersById(assessment.answers)
  const own = assessment.redFlags.filter(({ id, evidence }) => {
    const state = known.get(id as Answer['id'])?.state
    return !NEVER_DECISIVE.includes(id) && (evidence.length > 0 || state !== 'geschätzt')
  })
  return own.filter(one => !isSaid(one.id, assessment) && !isAdvertised(one, assessment)).map(ofFlag)
}

/** True of every offer of the town or of every purchase, a broker's adjectives, a form, or what follows from another finding; what is guessed from the Baujahr alone is no finding either. */
const NEVER_DECISIVE: readonly string[] = ['bevoelkerungstrend', 'bewirtschaftungskosten', 'energieausweis-art', 'energietraeger', 'euphemismen', 'finanzierbarkeit-risiko', 'gemeindetyp', 'grundriss-vorhanden', 'innenausstattung', 'leerstand-kreis', 'nebenkosten-gesamt', 'preistrend-plz', 'soll-miete', 'warmwasser', 'wiederverkaufbarkeit'] // prettier-ignore

function isSaid(id: string, assessment: Assessment): boolean {
  return ABOUT_PRICE.includes(id) && price(assessment).length > 0
}

function ofFlag({ id, light, knockout, title: question, finding, reason, evidence, consequence }: RedFlag): Candidate {
  const title = namedFinding(id, question, finding)
  const head = wholeFindings(title, 110)
  const words = told([ownWords(unrepeated(reason, title), evidence), consequence])
  return {
    id,
    light,
    title: `${knockout ? 'K.-o.: ' : ''}${head}`,
    text: wholeSentences(told([adviceCutOff(title, head, words), words]), MAX_LENGTH),
    evidence: evidence[0] ?? null,
  }
}
