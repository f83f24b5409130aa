import { wholeQuote } from '#kernel/evidence.ts'
import type { Deal, DealObjectKind, DealType } from '../deal/deal.ts'
import type { CourtSale, CourtUse, SurvivingKind } from '../deal/soldByCourt.ts'
import type { Remark, Topic } from '../remark.ts'
import { PLAIN } from '../scope/scope.ts'
import { rightThatStays } from './rightThatStays.ts'

/** Who may buy all shares of a thing is not offered a share; the note of the auction goes with the Zuschlag (§§ 19, 130 ZVG). */
export function remarksOnDeal(remarks: Remark[], deal: Deal): Remark[] {
  const { overlays, type, court, objectKind } = deal
  const isAuction = type.value === 'zwangsversteigerung'
  const isPlot = type.value === 'grundstueck'
  const isLand = isPlot || type.value === 'land-forst'
  const isNew = type.value === 'neubau-bautraeger' || type.value === 'fertighaus'
  const isBoughtBack = remarks.some(({ rule, certainty }) => rule === BUY_BACK && certainty === 'stated')
  const worded = NO_HOMES.includes(objectKind.value) ? remarks.map(withBrokerOfOthers) : remarks
  const own = worded.filter(({ topic, tone, rule, subject, evidence }) => {
    if (isAuction && rule === 'grundbuch-versteigerungsvermerk') return false
    // What the land register holds to secure the town's right falls away with it, when the house stands.
    if (isPlot && isBoughtBack && rule === 'rueckkaufsrecht') return false
    // Nothing that heats, lights or equips a home stands on land alone: what the text praises is a neighbour's, or comes with the house.
    if (isLand && tone === 'gut' && OF_A_HOME.includes(topic)) return false
    // Cables in the street are what a plot has; what leads to the house is of its costs.
    if (isPlot && rule === 'internet-glasfaser-zaun') return false
    // A shed on a plot is no house whose roof is to be looked at; what is poisonous in it is a topic of its own.
    if (isPlot && OF_A_HOUSE.includes(topic) && SHED.test(wholeQuote(evidence))) return false
    // Nobody builds in a wood or on a field, and nobody connects it.
    if (isLand && !isPlot && rule === 'erschliessung-offen' && UNCONNECTED.test(wholeQuote(evidence))) return false
    // "Haus 2 steht im Rohbau": how far the builder is, and no bad condition of what he sells finished.
    if (isNew && rule === 'sanierung-rohbau') return false
    // "Ein Bauantrag wurde nicht gestellt": nothing stands there yet, and nothing was converted.
    if ((isPlot || isNew) && topic === 'umbauGenehmigung') return false
    // Where a house stands already, its plot is cut and built on.
    if (!isPlot && (subject === 'baumass' || OF_A_PLOT.includes(rule))) return false
    return !overlays.includes('alle-bruchteile') || topic !== 'eigentumsform' || tone !== 'gefahr'
  })
  const named = rightThatStays(
    isPlot ? withPlan(besideTheWindow(own)) : isLand ? own.map(ofHut) : isNew ? own : own.map(ofSecondHouse),
    court?.rights ?? [],
  )
  const settled = isLand || isNew || objectKind.value === 'grundstueck' ? named : named.map(ofOldGround)
  const sold = USED.includes(type.value) ? settled.map(ofUsedHome) : settled
  const kept = overlays.includes('niessbrauch') && !isAuction ? sold.map(withRightToStay) : sold
  const registered = isAuction ? kept.map(besideItsNote) : kept
  return court?.use ? livedIn(registered, court) : registered
}

const BUY_BACK = 'wiederkauf-ohne-bau'

/** The note of the auction is entered in Abteilung II of whatever a court sells (§ 19 ZVG): of nothing else entered there speaks who says that it is empty. */
function besideItsNote(one: Remark): Remark {
  const isEmpty = one.topic === 'grundbuch' && one.rule === 'grundbuch-abt2' && one.certainty === 'denied'
  return isEmpty ? { ...one, tone: 'neutral', meaning: 'Keine Eintragung in Abteilung II außer dem Versteigerungsvermerk' } : one // prettier-ignore
}

/** Who sells and keeps the right to live there needs no term, no rent and no way out: what he keeps is in the land register. */
function withRightToStay(one: Remark): Remark {
  return one.rule === 'raeumung-verkaeufer-bleibt' ? { ...one, tone: 'hinweis', meaning: 'Die Verkäufer bleiben wohnen: Umfang und Dauer ihres Rechts stehen im Kaufvertrag und im Grundbuch' } : one // prettier-ignore
}

/** A hut in the woods that nobody permitted costs its own removal, and hinders no sale of the land. */
function ofHut(one: Remark): Remark {
  return one.topic === 'umbauGenehmigung' && one.tone === 'gefahr' ? { ...one, tone: 'warnung' } : one
}

/** What was refused beside a house that stands takes no right to live in it, only the hope for another. */
function ofSecondHouse(one: Remark): Remark {
  if (!REFUSED.includes(one.rule) || one.certainty === 'denied') return one
  if (!BESIDE.test(wholeQuote(one.evidence))) return { ...one, tone: 'warnung' }
  return { ...one, topic: 'baureserve', tone: 'hinweis', meaning: 'Mehr zu bauen wurde hier laut Exposé abgelehnt' }
}

/** What has borne a house for years needs no report: cracks and settlement are looked at on the spot. */
function ofOldGround(one: Remark): Remark {
  return one.rule === 'bodengutachten-fehlt'
    ? {
        ...one,
        rule: 'bodengutachten-bestand',
        tone: 'neutral',
        meaning: 'Kein Bodengutachten, bei einem Haus im Bestand üblich: Achten Sie auf Risse und Setzungen',
      }
    : one
}

/** What stands and is sold on by its owner: no builder gives a contract, asks for rates or answers for faults. */
const USED: readonly DealType[] = ['bestand', 'mehrfamilienhaus', 'wohn-geschaeft', 'gewerbe', 'paket', 'rueckmiete', 'anteil', 'zwangsversteigerung'] // prettier-ignore
const GUARANTEE_GONE: readonly string[] = ['gewaehrleistung-abgelaufen', 'gewaehrleistung-ausschluss']

/** That a builder's years are over, or that who sells on answers for nothing, is usual with a used home, and no question to a builder. */
function ofUsedHome(one: Remark): Remark {
  if (!GUARANTEE_GONE.includes(one.rule)) return one
  const meaning = one.rule === 'gewaehrleistung-abgelaufen' ? 'Gewährleistung des Bauunternehmens abgelaufen, wie bei einem gebrauchten Haus üblich: Sehen Sie es vor dem Kauf mit einem Sachverständigen an' : 'Gewährleistung ausgeschlossen, wie beim Verkauf gebrauchter Immobilien üblich: Mängel gehen auf Sie über' // prettier-ignore
  return { ...one, topic: 'haftung', tone: 'hinweis', meaning }
}

const REFUSED: readonly string[] = ['baurecht-abgelehnt', 'baurecht-feld', 'baurecht-verneint']
const BESIDE =
  /(?<!\p{L})(?:(?:zweite[rnms]?|weitere[rnms]?|zusätzliche[rnms]?) \p{L}+|hinter(?:e[rnms]?|land\p{L}*|lieger\p{L}*)|rückwärtige[rnms]?|bebauung|\p{L}*garten\p{L}*)(?!\p{L})/iu

const IN_FORCE = 'bebauungsplan-gilt'

/** On a plot a plan in force is the best that can be told of the right to build (§ 30 (1) BauGB), and need not be named twice. */
function withPlan(remarks: Remark[]): Remark[] {
  const isSecured = remarks.some(({ rule }) => rule === 'zufahrt-gesichert')
  const isPlanned = remarks.some(({ rule, certainty }) => rule === IN_FORCE && certainty === 'stated')
  return remarks
    .filter(({ rule, meaning }) => !(isSecured && rule === 'wegerecht' && meaning.startsWith('Wege-')))
    .filter(({ rule, meaning }) => !(isPlanned && rule === 'baurecht-plan' && meaning.startsWith('Bebauungsplan')))
    .map(one => (one.rule === IN_FORCE ? { ...one, tone: 'gut' as const } : one))
}

/** The right to a pipe that leaves room for the house is told with that, and both places prove it. */
function besideTheWindow(remarks: Remark[]): Remark[] {
  const beside = remarks.find(({ rule }) => rule.startsWith('recht-neben-baufenster'))
  if (!beside) return remarks
  const { rule, tone, meaning } = beside
  return remarks.map(one => (one.rule === 'wegerecht' && one.meaning === 'Leitungsrecht' ? { ...one, rule, tone, meaning } : one)) // prettier-ignore
}

/** A notice tells who lives there by units: the empty flat of a house in which the debtor lives is no empty house. */
function livedIn(remarks: Remark[], { use = [], rights }: CourtSale): Remark[] {
  const isShared = rights.some(({ kind }) => STAYS.includes(kind))
  const owners = use.filter(({ by }) => by === 'owner')
  const isTaken = owners.length > 0 || use.some(({ by }) => by === 'tenant')
  const others = remarks.filter(({ rule }) => !(isTaken && rule === 'raeumung-frei') && rule !== LIVED_IN)
  return [...others, ...owners.map(one => told(one, isShared))]
}

const LIVED_IN = 'raeumung-bewohnt'

/** Whoever holds a right of use that is not wiped out is not evicted by the Zuschlag (§§ 91, 93 (1) sentence 2 ZVG). */
const STAYS: readonly SurvivingKind[] = ['wohnungsrecht', 'niessbrauch', 'altenteil']

function told({ where, evidence }: CourtUse, isShared: boolean): Remark {
  return {
    ...{ topic: 'raeumung', rule: LIVED_IN, subject: 'selbstBewohnt', tone: 'hinweis', year: null, evidence },
    meaning: `Bewohnt vom Eigentümer oder Schuldner${where === null ? '' : ` (${where})`}: ${isShared ? 'Gegen ihn ist der Zuschlag Ihr Titel auf Räumung (§ 93 ZVG), nicht gegen den, dessen Recht bestehen bleibt' : 'Der Zuschlag ist Ihr Titel auf Räumung (§ 93 ZVG)'}`,
    ...{ certainty: 'stated', scope: PLAIN },
  }
}

/** § 656a BGB is for flats and single-family houses. */
const NO_HOMES: readonly DealObjectKind[] = ['mehrfamilienhaus', 'wohn-geschaeftshaus', 'gewerbe', 'grundstueck', 'mehrere'] // prettier-ignore

function withBrokerOfOthers(remark: Remark): Remark {
  if (remark.rule !== 'maklervertrag-anfrage' || remark.certainty === 'denied') return remark
  return { ...remark, meaning: 'Schon mit der Anfrage soll ein Maklervertrag zustande kommen: Als Verbraucher können Sie ihn 14 Tage lang widerrufen (§§ 312c, 355 BGB)' } // prettier-ignore
}

const OF_A_PLOT: readonly string[] = ['medien-am-grundstueck', 'medien-in-der-strasse']
const OF_A_HOUSE: readonly Topic[] = ['dach', 'fassade', 'fenster', 'elektrik', 'baeder', 'wasserleitungen']
const OF_A_HOME: readonly Topic[] = [
  ...OF_A_HOUSE, 'ausstattung', 'daemmung', 'energieausweisStatus', 'erneuerbare', 'foerderung', 'heizungstechnik', 'pvVertrag', 'rauchmelder', 'warmwasser',
] // prettier-ignore
const UNCONNECTED = /(?:nicht|un) ?erschlossen/iu
const SHED =
  /(?<!\p{L})(?:\p{L}*schuppen|garten(?:haus|häuschen|laube|hütte)|laube|geräte(?:haus|hütte)|(?:holz|bau|schäfer)?hütte|\p{L}*stall|unterstand|\p{L}*garage|remise|bauwagen|carport)(?:e?s|n|en)?(?!\p{L})/iu
