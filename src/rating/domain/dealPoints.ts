import { addedPartsIn } from '#extraction/domain/remarks/wordsBeside.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanMoney, type Money, times } from '#kernel/money.ts'
import type { Deal, DealStatus, DealType } from '#extraction/domain/deal/deal.ts'
import { hasTrait } from '#extraction/domain/deal/hasTrait.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { AttachedArea } from '#extraction/domain/statements/attachedArea.ts'
import { UNSECURED_ACCESS } from '#extraction/domain/statements/plotRight.ts'
import { builderPoints } from './builderPoints.ts'
import { type DealTerms, leaseOf, leaseTermsSentence, reservedSentence } from './dealTerms.ts'
import { chargePoints, extensionPoints, unsettledPoints } from './erbbauPoints.ts'
import { groundRentSentence } from './groundRentWords.ts'
import { whyOutdated } from './pastDayWords.ts'
import { shakenPoints, usePoints } from './operatorPoints.ts'
import { heirPoints } from './heirPoints.ts'
import { houseContractPoints } from './houseContractPoints.ts'
import { poolPoints } from './poolPoints.ts'
import { retainedPoint } from './retainedRight.ts'
import { storagePoint } from './safeArea.ts'
import { endingHomesOf, endingHomesSentence } from './endingHomes.ts'
import { endingLeaseOf } from './endingLease.ts'
import { leaseSentence } from './leaseSentence.ts'
import { lifeLeasePoints } from './lifeLeasePoints.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import { shakyCommunityPoints } from './shakyCommunity.ts'
import type { VerdictPoint } from './verdict.ts'
import { rowAt } from '#reference/table.ts'
import { ZUSCHLAEGE } from '#reference/gnotkg.ts'

/** What the kind and the state of a deal, or an exposé that is none yet, put before every price. */
export function firstPoints(
  {
    deal,
    flags,
    erbbauEnde,
    erbbauzins,
    rentCap = null,
    vermietet = null,
    numbers,
  }: Pick<Offer, 'deal' | 'flags' | 'erbbauEnde' | 'erbbauzins'> &
    Partial<Pick<Offer, 'rentCap' | 'vermietet' | 'numbers'>>,
  remarks: readonly Remark[],
  today: CalendarDate,
  price: Money | null,
  terms: DealTerms = NO_TERMS,
  safeArea: number | null = null,
  attached: AttachedArea | null = null,
): VerdictPoint[] {
  const isOver = deal?.type.value === 'zwangsversteigerung' && deal.status.value === 'veraltet'
  const status = isOver ? AUCTION_OVER : deal && statusSentence(deal, terms)
  // Whoever keeps a Nießbrauch pays no rent and moves out on no day.
  const keepsRight = deal?.overlays.includes('niessbrauch') === true
  const type =
    deal && !(keepsRight && deal.type.value === 'rueckmiete')
      ? hasTrait({ deal }, 'erbanteil')
        ? OF_ESTATE
        : TYPE[deal.type.value]
      : undefined
  const term = flags.erbbaurecht === true && erbbauEnde === null
  const lease = endingLeaseOf({ deal }, remarks, today)
  const isBuilt = deal?.type.value === 'sanierung-bautraeger' || deal?.type.value === 'neubau-bautraeger'
  const applied = isBuilt && remarks.some(({ rule }) => rule === 'bauantrag-offen')
  const unfounded = remarks.find(({ rule }) => rule === 'traeger-in-gruendung')
  const homes = lease ? null : endingHomesOf({ deal }, today)
  const homesEnd = homes && endingHomesSentence(homes)
  const permit = remarks.find(({ rule, scope }) => rule === 'genehmigung-unklar' && scope.bearer !== 'surroundings')
  const escape = permit && remarks.find(({ rule, certainty, scope }) => rule === 'rettungsweg-fehlt' && certainty === 'stated' && !['other', 'surroundings'].includes(scope.bearer)) // prettier-ignore
  // A sale with lease back says it of itself.
  const staying =
    deal?.type.value !== 'rueckmiete' &&
    deal?.type.value !== 'anteil' &&
    !keepsRight &&
    remarks.some(({ subject, scope }) => subject === 'verkaeuferBleibt' && scope.bearer !== 'other')
  const insolvent = remarks.some(
    ({ subject, certainty, settled }) => subject === 'mieterInsolvenz' && certainty === 'stated' && !settled,
  )
  const isRun = deal?.overlays.includes('betreiber') === true
  const contract = lease?.rent ? null : leaseTermsSentence(terms)
  const unwritten = remarks.some(({ rule }) => rule === 'platzhaltertext')
  const way = wayOf(deal, remarks)
  const toPiece = remarks.find(({ rule }) => rule === 'zufahrt-flurstueck-ohne-eintrag')
  const water = remarks.find(({ rule, scope }) => rule === 'wasser-ungesichert' && scope.bearer !== 'other')
  const pipes = remarks.find(({ rule }) => rule === 'leitungen-ohne-eintrag')
  return [
    ...(deal?.retained ? [retainedPoint(deal.retained)] : []),
    ...vatPoint(deal, price, today),
    ...(unwritten ? [{ id: 'platzhaltertext', sentence: UNWRITTEN, change: null }] : []),
    ...(status ? [{ id: 'status', sentence: status, change: null }] : []),
    ...heirPoints(remarks),
    ...(way
      ? [
          {
            id: 'wegerecht-leitungsrecht',
            sentence: [ONLY_SOUGHT.includes(way.rule) ? WAY_TO_COME : NO_WAY, ...(pipes ? [NO_PIPES] : [])].join(' '),
            change: null,
            evidence: [way.evidence, ...(pipes ? [pipes.evidence] : [])],
          },
        ]
      : []),
    ...(toPiece && !way
      ? [{ id: 'wegerecht-leitungsrecht', sentence: `${toPiece.meaning}. ${WAY_TO_PIECE}`, change: null, evidence: [toPiece.evidence] }] // prettier-ignore
      : []),
    ...(water && !way
      ? [{ id: 'wegerecht-leitungsrecht', sentence: NO_WATER, change: null, evidence: [water.evidence] }]
      : []),
    ...storagePoint(remarks, safeArea),
    ...(permit
      ? [
          {
            id: 'anbau-ausbau-genehmigt',
            sentence: `${escape ? `${NO_ESCAPE} ` : ''}${noPermit(permit.evidence.quote, attached)}`,
            change: null,
            evidence: [permit.evidence, ...(escape && escape.evidence.quote !== permit.evidence.quote ? [escape.evidence] : [])], // prettier-ignore
            ...(escape && { endangers: true as const }),
          },
        ]
      : []),
    ...(unfounded
      ? [{ id: 'gewaehrleistung-neubau', sentence: NOT_FOUNDED, change: null, evidence: [unfounded.evidence] }]
      : []),
    ...(applied ? [{ id: 'baugenehmigung-neubau', sentence: `${NOT_PERMITTED}${remarks.some(({ rule }) => rule === 'ruecktritt-beider') ? '.' : OR_LEAVE}`, change: null }] : []), // prettier-ignore
    ...builderPoints({ deal }, remarks, price),
    ...shakyCommunityPoints(remarks),
    ...lifeLeasePoints({ deal, rentCap, vermietet }, remarks),
    ...(staying ? [{ id: 'raeumung', sentence: SELLERS_STAY, change: null }] : []),
    ...(insolvent ? [{ id: 'mieterstruktur', sentence: INSOLVENT, change: null }] : []),
    ...usePoints({ deal }, remarks),
    ...poolPoints(deal, numbers?.wohnflaeche ?? null, remarks),
    ...(isRun && !insolvent ? shakenPoints(remarks) : []),
    ...(contract
      ? [
          {
            id: 'betreiber-vertrag',
            sentence: contract,
            change: null,
            evidence: leaseOf(terms).map(one => one.evidence),
          },
        ]
      : []),
    ...(lease && !contract
      ? [{ id: 'mietvertrag-ende', sentence: leaseSentence(lease, price, today), change: null }]
      : []),
    ...(homes && homesEnd ? [{ id: 'mietvertrag-ende', sentence: homesEnd, change: null, evidence: homes.evidence }] : []), // prettier-ignore
    ...houseContractPoints({ deal }, remarks, price),
    ...(type ? [{ id: 'deal', sentence: type, change: null }] : []),
    ...(deal?.newGroundRent && erbbauzins === deal.newGroundRent.year
      ? [{ id: 'erbbauzins', sentence: groundRentSentence(deal.newGroundRent, today), change: null, evidence: deal.newGroundRent.evidence }] // prettier-ignore
      : []),
    ...chargePoints(deal?.erbbauAhead),
    ...extensionPoints(deal?.erbbauAhead, { erbbauzins }),
    ...(deal?.newGroundRent ? [] : unsettledPoints({ flags, erbbauzins }, remarks)),
    ...(term ? [{ id: 'erbbau-restlaufzeit', sentence: NO_TERM, change: null }] : []),
  ]
}

/** Whether there still is an offer; of an auction that is over the court tells. */
export function isOutdated({ deal }: Pick<Offer, 'deal'>): boolean {
  const status = deal?.status.value
  return deal?.type.value !== 'zwangsversteigerung' && (status === 'veraltet' || status === 'verkauft')
}

/** Of an offer that may be none any more that is asked before all else. */
export function statusFirst(first: readonly VerdictPoint[], outdated: boolean): readonly VerdictPoint[] {
  return outdated ? first.toSorted((a, b) => Number(b.id === 'status') - Number(a.id === 'status')) : first
}

/** § 1643 (1), §§ 1850, 1855 BGB; the court weighs the price. */
const NO_TERMS: DealTerms = {
  reservedUntil: null,
  reservation: [],
  leaseEnd: null,
  lease: [],
  tradeLease: [],
  extension: null,
  figures: [],
}

/** Arrears weigh little for a home and much for an income; one tenant who pays it all weighs by the end of his lease. */
export function isOwed(remarks: readonly Remark[], lens: BuyerGoal): boolean {
  const isSaid = ({ topic, certainty, tone }: Remark) => topic === 'mietrueckstand' && certainty === 'stated' && tone === 'warnung' // prettier-ignore
  return lens === 'kapitalanlage' && remarks.some(isSaid)
}

const INSOLVENT =
  'Wer das Objekt betreibt oder mietet, ist laut Exposé insolvent: Klären Sie, wer heute zahlt und nach welchem Vertrag; ohne diese Miete trägt der Ertrag den Preis nicht.'

const UNSECURED_WAY: readonly string[] = ['zufahrt-per-handschlag', 'zufahrt-ohne-eintrag']
const ONLY_SOUGHT: readonly string[] = ['zufahrt-zugesagt', 'zufahrt-baulast-fehlt', 'wegerecht-ungesichert']

/** Of a plot its state tells it, see plotState.ts; a house that stands has its permit, and the Baulast is what one that is to be built needs for it. */
function wayOf(deal: Offer['deal'], remarks: readonly Remark[]): Remark | undefined {
  const isPlot = deal?.objectKind.value === 'grundstueck'
  const isToBeBuilt = deal?.type.value === 'neubau-bautraeger'
  const decisive = isPlot ? UNSECURED_WAY : [...UNSECURED_WAY, ...UNSECURED_ACCESS.filter(rule => isToBeBuilt || rule !== 'zufahrt-baulast-fehlt')] // prettier-ignore
  return remarks.find(({ rule, scope }) => decisive.includes(rule) && scope.bearer !== 'other')
}

/** §§ 873, 1018 BGB, and § 4 (1) MBO: a house is permitted only where public law secures its way. */
const WAY_TO_COME =
  'Das Recht zur Zufahrt ist laut Exposé noch nicht eingetragen: Ohne Grunddienstbarkeit kann der Nachbar den Weg sperren, und ohne gesicherte Zufahrt wird kein Neubau genehmigt. Kaufen Sie erst, wenn Wege- und Leitungsrecht und, wo das Land sie verlangt, die Baulast bewilligt sind; vorher zahlen Sie nichts.'
/** § 1018, § 917 BGB */
const NO_WAY =
  'Die Zufahrt ist nicht gesichert: Sie liegt laut Exposé auf fremdem Grund, und eine Absprache unter Nachbarn bindet keinen Käufer des Streifens. Kaufen Sie nur mit eingetragener Grunddienstbarkeit oder mit dem Streifen selbst.'
/** § 1018 BGB; what holds for one parcel of several says nothing of the others. */
const WAY_TO_PIECE =
  'Das betrifft nur dieses Stück: Eine Absprache unter Nachbarn bindet keinen Käufer des Wegs. Lassen Sie dafür vor dem Kauf ein Wegerecht eintragen, oder zahlen Sie für dieses Stück weniger.'
const NO_PIPES = 'Auch die Leitungen liegen darin: Lassen Sie das Leitungsrecht mit eintragen.'
/** § 1018 BGB; § 28 ff. TrinkwV */
const NO_WATER =
  'Das Wasser kommt laut Exposé von fremdem Grund, ohne dass ein Recht eingetragen ist: Der nächste Eigentümer dort kann es sperren. Kaufen Sie nur mit eingetragener Grunddienstbarkeit, und lassen Sie Menge und Güte neu untersuchen; fragen Sie, was ein Anschluss an das Netz kostet.'
const NO_PERMIT =
  'die Genehmigung nicht gefunden oder noch offen: Ohne sie zählt seine Fläche nicht, und die Behörde kann den Rückbau verlangen. Sehen Sie die Bauakte ein.'
/** § 33 (1) MBO: two ways out of each storey; of a danger to life an authority may forbid the use at once (§ 82 (2) MBO). */
const NO_ESCAPE =
  'Ein zweiter Rettungsweg fehlt laut Exposé: Ohne ihn darf dort niemand wohnen, und die Behörde kann die Nutzung sofort untersagen. Fragen Sie sie vor dem Kauf, ob er gebaut werden darf, und einen Architekten, was er kostet.'
const IN_GENERAL: readonly string[] = ['Anbau', 'Ausbau']
/** By its name, where the sentence names one thing alone: nobody has to guess which part is meant. "Der Anbau" is the Wintergarten whose area is counted. */
function noPermit(quote: string, attached: AttachedArea | null): string {
  const said = addedPartsIn(quote)
  const counted = attached ? addedPartsIn(attached.evidence.quote) : []
  const [added, ...more] = said.every(one => IN_GENERAL.includes(one)) && counted.length === 1 ? counted : said
  return `Für ${added !== undefined && more.length === 0 ? `diesen Teil des Hauses (${added})` : 'einen Teil des Hauses'} ist ${NO_PERMIT}`
}

/** § 3 (1) Nr. 4 MaBV */
const NOT_PERMITTED =
  'Die Baugenehmigung ist nicht erteilt, nur beantragt: Zahlen Sie keine Rate, bevor sie erteilt ist (§ 3 Abs. 1 MaBV)'
/** Where no clause tells of one. */
const OR_LEAVE = ', und vereinbaren Sie ein Rücktrittsrecht, falls sie ausbleibt.'

const NOT_FOUNDED =
  'Der Verkäufer ist eine Gesellschaft in Gründung und steht noch nicht im Handelsregister: Verlangen Sie vor dem Notartermin den Registerauszug, die Bürgschaft oder Freistellung seiner Bank, und wer bis dahin haftet.'

const SELLERS_STAY =
  'Die Verkäufer wollen nach dem Verkauf wohnen bleiben: Sie zahlen dann schon den Kredit und noch Ihre jetzige Wohnung. Vereinbaren Sie im Kaufvertrag Auszugstag, Nutzungsentschädigung und einen einbehaltenen Teil des Preises bis zur Räumung.'

const UNWRITTEN =
  'Die Beschreibung im Exposé ist ein Test- oder Platzhaltertext: Lassen Sie sich das vollständige Exposé geben, und prüfen Sie, ob es das Angebot gibt.'

const AUCTION_OVER =
  'Der Versteigerungstermin ist vorbei oder aufgehoben: Fragen Sie das Gericht, wie er ausging und ob es einen neuen gibt.'

const NO_TERM =
  'Wie lange das Erbbaurecht noch läuft, ist nicht bekannt: Davon hängen Wert und Finanzierung ab. Lassen Sie sich den Erbbauvertrag geben.'

function statusSentence(deal: Deal, terms: DealTerms): string | undefined {
  const { value, buyer } = deal.status
  if (buyer === 'stated') return STATED[value]
  const why = whyOutdated(deal)
  if (value === 'veraltet' && why !== null) return `Gibt es das Angebot noch? Denn ${why}: Fragen Sie, ob es noch gilt und zu welchem Preis.` // prettier-ignore
  if (value !== 'reserviert') return STATUS[value]
  return why === null ? reservedSentence(terms) : `Gibt es das Angebot noch? Denn ${why} und reserviert: Fragen Sie, ob es noch gilt und zu welchem Preis.` // prettier-ignore
}

const STATUS: Readonly<Partial<Record<DealStatus, string>>> = {
  verkauft: 'Das Angebot ist als verkauft bezeichnet: Fragen Sie, ob es noch zu haben ist.',
  veraltet: 'Gibt es das Angebot noch? Es ist alt oder gelöscht: Fragen Sie, ob es noch gilt und zu welchem Preis.',
}

/** As the buyer says himself. */
const STATED: Readonly<Partial<Record<DealStatus, string>>> = {
  reserviert: 'Nach Ihrer Angabe ist es für jemand anderen reserviert: Bitten Sie um einen Platz auf der Warteliste.',
  verkauft: 'Nach Ihrer Angabe ist es verkauft: Warten Sie ab, ob der Verkauf zustande kommt, und rechnen Sie nicht damit.', // prettier-ignore
  veraltet: 'Nach Ihrer Angabe gilt das Angebot nicht mehr: Fragen Sie, ob es ein neues gibt und zu welchem Preis.',
  'in-vorbereitung': 'Nach Ihrer Angabe ist es noch nicht im Verkauf: Lassen Sie sich vormerken.',
}

/** §§ 2033, 2034, 2382, 2383 BGB */
const OF_ESTATE =
  'Sie kaufen einen Erbanteil, kein Stück des Hauses: Sie haften für die Schulden des Nachlasses, über das Haus entscheiden Sie nur mit den anderen Erben, diese haben zwei Monate lang ein Vorkaufsrecht, und kaum eine Bank leiht darauf. Lassen Sie sich Nachlassverzeichnis, Schulden und Erbschein geben, bevor Sie über einen Preis reden.'

const TYPE: Readonly<Partial<Record<DealType, string>>> = {
  fertighaus:
    'Sie kaufen kein fertiges Haus, sondern einen Bauvertrag: Klären Sie, was Grundstück, Erdarbeiten, Anschlüsse und Innenausbau zusätzlich kosten.',
  rueckmiete:
    'Der Verkäufer bleibt als Mieter: Klären Sie im Vertrag, wie lange, zu welcher Miete und wer kündigen darf.',
  'sanierung-bautraeger':
    'Sie kaufen eine Sanierung, die nicht fertig ist: Klären Sie Vertrag, Raten nach Baufortschritt, Abnahme und Fertigstellungstermin.',
  anteil: 'Sie kaufen einen Anteil, kein ganzes Haus: Klären Sie, wer es nutzen darf und wer die Lasten trägt.',
}

/** The seller may waive the exemption of § 4 Nr. 9 a UStG for who buys for his business (§ 9 UStG). */
function vatPoint(deal: Pick<Deal, 'traits'> | null, price: Money | null, today: CalendarDate): VerdictPoint[] {
  const net = deal?.traits?.find(({ trait }) => trait === 'umsatzsteuer')
  if (!net || !price) return []
  const tax = times(price, rowAt(ZUSCHLAEGE, today, 'umsatzsteuer').rate)
  return [
    {
      id: 'gesamtinvestition',
      sentence: `Der Preis ist netto: ${germanMoney(tax)} Umsatzsteuer kommen hinzu, unsere Summen enthalten sie nicht. Wer zum Vorsteuerabzug berechtigt ist, holt sie sich zurück; allen anderen fehlt sie. Fragen Sie Ihren Steuerberater vor dem Gebot.`,
      change: tax,
      evidence: net.evidence,
    },
  ]
}
