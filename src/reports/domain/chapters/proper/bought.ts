import { listed } from '#kernel/germanList.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanMoney } from '#kernel/money.ts'
import { isParking } from '#extraction/domain/deal/parkingInPrice.ts'
import { isPlotItem } from '#extraction/domain/deal/buildItems.ts'
import { lettableArea, type LettableArea } from '#extraction/domain/deal/lettableArea.ts'
import { rentOfLetParts } from '#extraction/domain/deal/rentOfLetParts.ts'
import { tellsMoveOut } from '#extraction/domain/values/moveOut.ts'
import type { Deal, DealObjectKind, DealType, Overlay } from '#extraction/domain/deal/deal.ts'
import { isFeeOfPlotOpen, isProvisionDemanded } from '#extraction/domain/deal/hasTrait.ts'
import type { DealTrait } from '#extraction/domain/deal/dealFindings.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { holdersOf } from '#rating/domain/retainedRight.ts'
import { leaseOf } from '#rating/domain/dealTerms.ts'
import type { Trait } from '../../report.ts'
import type { ReportInput } from '../../reportInput.ts'
import { wholeEuro, wholeNumber } from '../germanAmounts.ts'
import { courtRows, usedBy } from './courtRows.ts'
import { energy } from './energy.ts'
import { figureRows, tradeLease } from './figureRows.ts'
import { isNotLetYet } from './isNotLetYet.ts'
import { landBeside } from './landBeside.ts'
import { listedObject } from './listedObject.ts'
import { notNamed } from './notNamed.ts'
import { dayOr, stateOf } from './offerState.ts'
import { occupiedText } from './occupiedText.ts'
import { paidAtEnd } from './paidAtEnd.ts'
import { poolWords } from './poolWords.ts'
import { runningCosts } from './runningCosts.ts'
import { taxText } from './taxModel.ts'
import { shareOfPrice } from './shareOfPrice.ts'
import { tenancyText } from './tenancyText.ts'
import { traitText } from './traitText.ts'
import { withParkingRight } from './parkingRight.ts'
import { counted, oneLine, sentence, shortened } from '../wording.ts'
import { yearsOfTrades } from './yearsOfTrades.ts'
import { letInPart } from './letInPart.ts'
import { MAX_OF_PLAN, mayBeBuilt } from './mayBeBuilt.ts'

/** Room for what an Erbbaurecht costs now and then. */
const MAX_LENGTH = 220
const MAX_ITEMS = 6
const MAX_PLACES = 3

/** What one really buys, in the words of a buyer: object, deal, state of the offer, land, letting, energy, what is in the price. */
export function boughtOf({ judgement: { assessment }, units }: ReportInput): Trait[] {
  const { offer } = assessment
  const spaces = withParkingRight(parking(offer), offer)
  // What a line of its own tells is not told twice.
  const beside = (offer.deal?.included ?? []).filter(item => spaces === '' || !isParking(item))
  return [
    { label: 'Objekt', text: listedObject(offer) ?? object(offer, units.length) },
    { label: 'Art des Kaufs', text: deal(assessment) },
    { label: 'Besonderes', text: [traitText(offer), taxText(assessment)].filter(Boolean).join('; ') },
    { label: 'Angebot', text: stateOf(assessment) },
    { label: 'Grund und Boden', text: [land(offer), landBeside(assessment)].filter(Boolean).join('; ') },
    ...mayBeBuilt(assessment),
    { label: 'Nutzung', text: letting(assessment) },
    ...courtRows(offer.deal?.court ?? null, assessment.calculations.bidding, assessment.day),
    { label: 'Pachtvertrag', text: leaseOf(assessment.terms).map(({ text }) => text).join('; ') }, // prettier-ignore
    { label: 'Mietvertrag', text: tradeLease(assessment) || tenancyText(assessment) },
    ...figureRows(assessment),
    { label: 'Heizung, Energie', text: energy(offer) },
    { label: 'Alter der Teile', text: yearsOfTrades(assessment) },
    { label: 'Laufend', text: runningCosts(assessment) },
    { label: 'Provision', text: provision(assessment) },
    { label: 'Im Preis', text: items(beside) },
    { label: 'Nicht im Preis', text: items(offer.deal?.excluded ?? []) },
    { label: 'Stellplatz', text: spaces },
  ].flatMap(({ label, text }) =>
    text === '' ? [] : [{ label, text: sentence(shortened(text, label === 'Bebauung' ? MAX_OF_PLAN : MAX_LENGTH)) }],
  )
}

function object({ texts, numbers, kind, deal: found }: Offer, units: number): string {
  const { wohnflaeche, nutzflaeche, zimmer, baujahr, einheiten } = numbers
  const parts = [
    texts.objektart ?? 'Immobilie, Art nicht gefunden',
    units > 1 ? `${units} Einheiten` : '',
    wohnflaeche === null ? '' : `${germanNumber(wohnflaeche)}\u00a0m² Wohnfläche`,
    trade(lettableArea(wohnflaeche, found), wohnflaeche),
    nutzflaeche === null || nutzflaeche === wohnflaeche ? '' : `${germanNumber(nutzflaeche)}\u00a0m² Nutzfläche`,
    zimmer === null || zimmer <= 0 ? '' : counted(zimmer, 'Zimmer', 'Zimmer').replace('.', ','),
    baujahr === null ? '' : `Baujahr ${baujahr}`,
    texts.etage === null || texts.objektart?.endsWith(texts.etage) ? '' : storey(texts.etage),
    kind === 'Mehrfamilienhaus' && einheiten !== null ? counted(einheiten, 'Einheit', 'Einheiten') : '',
    found?.objectKind.value === 'mehrere' && units < 2 ? 'mehrere Objekte in einem Angebot' : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** Shops and workshops beside the Wohnfläche; where nobody may live, all there is. */
function trade(area: LettableArea | null, wohnflaeche: number | null): string {
  if (!area) return ''
  if (wohnflaeche === null) return `${germanNumber(area.total)}\u00a0m² Fläche zusammen`
  return area.trade > 0 ? `${germanNumber(area.trade)}\u00a0m² Gewerbe` : ''
}

function storey(etage: string): string {
  return /^\d+$/u.test(etage) ? `${etage}. Stock` : oneLine(etage)
}

const TYPES: Readonly<Record<DealType, string>> = {
  bestand: 'Kauf einer bestehenden Immobilie vom Eigentümer',
  mehrfamilienhaus: 'Kauf eines Mehrfamilienhauses mit seinen Mietverträgen',
  'wohn-geschaeft': 'Kauf eines Wohn- und Geschäftshauses',
  gewerbe: 'Kauf einer Gewerbeimmobilie',
  'neubau-bautraeger':
    'Neubau vom Bauträger: gezahlt wird in Raten nach Baufortschritt (MaBV), am Ende steht die Abnahme',
  'sanierung-bautraeger':
    'Sanierung durch einen Bauträger, die noch nicht fertig ist: Raten nach Baufortschritt (MaBV), am Ende die Abnahme',
  fertighaus: 'Bauangebot: ein Vertrag über ein Haus, das noch zu bauen ist; das Grundstück verkauft jemand anderes',
  grundstueck: 'Kauf eines Grundstücks ohne Haus',
  'land-forst': 'Kauf einer land- oder forstwirtschaftlichen Fläche',
  anteil: 'Kauf eines Anteils (Miteigentum), nicht des ganzen Objekts',
  rueckmiete: 'Verkauf mit Rückmiete: Der Verkäufer bleibt als Mieter wohnen',
  zwangsversteigerung: 'Zwangsversteigerung beim Amtsgericht: Es gibt keinen Kaufpreis, sondern ein Gebot',
  paket: 'Paket aus mehreren Objekten',
  sonstiges: 'Art des Kaufs nicht klar erkennbar',
}

const OVERLAYS: Readonly<Record<Overlay, string>> = {
  erbbau: 'mit Erbbaurecht',
  niessbrauch: 'belastet mit einem Nutzungsrecht (Nießbrauch oder Wohnrecht)',
  betreiber: 'an einen Betreiber gebunden',
  mietpool: 'in einem Mietpool: Ausgezahlt wird, was der Pool ausschüttet, nicht die Miete der Wohnung',
  teileigentum: 'Teileigentum: nach der Teilungserklärung nicht zum Wohnen',
  bruchteile: 'in Bruchteilen (halbe oder kleinere Anteile) ausgeboten',
  'alle-bruchteile': 'in Anteilen ausgeboten, die zusammen das Ganze sind: Wer nur einen ersteigert, hat Miteigentümer',
}

/** Told with the traits. */
const BY_BID: readonly DealTrait[] = ['bieterverfahren', 'mindestpreis']

const PARTITION =
  'Teilungsversteigerung beim Amtsgericht (§ 180 ZVG): Miteigentümer lassen versteigern; es gibt keinen Kaufpreis, sondern ein Gebot'

const UNSAFE_PLAN =
  'Neubau vom Bauträger: Nach dem Exposé ist eine Rate fällig, bevor der Kauf gesichert ist (gegen § 3 MaBV); am Ende steht die Abnahme'

function deal({ offer, money, negotiation, answers }: Assessment): string {
  const found = offer.deal
  const isUnsafe = answers.some(({ id, light }) => id === 'gewaehrleistung-neubau' && light === 'rot')
  const type = found?.court?.partition
    ? PARTITION
    : found?.type.value === 'neubau-bautraeger' && isUnsafe
      ? UNSAFE_PLAN
      : found
        ? `${TYPES[found.type.value]}${found.type.buyer === 'stated' ? ' (die Art des Verkaufs haben Sie angegeben)' : ''}`
        : money.home.auction
          ? TYPES.zwangsversteigerung
          : ''
  const overlays = (found?.overlays ?? []).map(one => OVERLAYS[one])
  const isBid =
    negotiation.ok && negotiation.value.bidding && !found?.traits?.some(({ trait }) => BY_BID.includes(trait))
  const bids = isBid ? 'im Bieterverfahren: der genannte Preis ist nur der Anfang' : '' // prettier-ignore
  return [type, ...overlays, bids].filter(Boolean).join(', ')
}

function land({ flags, numbers, erbbauzins, erbbauEnde, kind, deal: found }: Offer): string {
  const plot = numbers.grundstuecksflaeche
  const size = plot === null ? '' : `${germanNumber(plot)}\u00a0m² Grundstück`
  if (flags.erbbaurecht === true) {
    const end = erbbauEnde === null ? 'Laufzeit nicht gefunden' : `Laufzeit: ${typeof erbbauEnde === 'number' ? `noch ${erbbauEnde} Jahre` : `bis ${dayOr(erbbauEnde)}`}` // prettier-ignore
    const isCondition = found?.newGroundRent?.terms?.onlyAgainst === true ? '; nur dafür stimmt der Eigentümer dem Verkauf zu' : '' // prettier-ignore
    const former = numbers.erbbauzinsJahr !== null && erbbauzins !== numbers.erbbauzinsJahr ? `, bisher ${wholeEuro(euro(numbers.erbbauzinsJahr))}` : '' // prettier-ignore
    const rent = erbbauzins === null ? 'Erbbauzins nicht gefunden' : `Erbbauzins ${former && 'für den Käufer '}${wholeEuro(euro(erbbauzins))} im Jahr${former}${isCondition}` // prettier-ignore
    return [`Erbbaurecht: Der Boden gehört nicht dazu`, end, rent, paidAtEnd(found), size].filter(Boolean).join('; ')
  }
  if (found?.type.value === 'fertighaus') return [size, plotOf(found)].filter(Boolean).join(', ')
  if (size !== '') return size
  return kind === 'Haus' || kind === 'Mehrfamilienhaus' || kind === 'Grundstück'
    ? 'Größe des Grundstücks nicht bekannt'
    : ''
}

/** Who builds on somebody else's plot sells the house; where its price is in the sum, there are two sellers and two contracts. */
function plotOf({ included }: Deal): string {
  return included.some(({ name }) => isPlotItem(name))
    ? 'sein Preis ist nach dem Text schon eingerechnet; es verkauft jemand anderes mit eigenem Vertrag'
    : 'nicht Teil des Bauvertrags'
}

function letting({ offer, money, answers, calculations, day }: Assessment): string {
  const { numbers, vermietet, kind } = offer
  if (kind === 'Grundstück' || (vermietet === null && isNotLetYet(offer.deal))) return ''
  const told = numbers.jahresnettokaltmiete ?? (numbers.kaltmieteMonat === null ? null : numbers.kaltmieteMonat * 12)
  // One flat's rent may be told as the whole's, and its tenant be gone.
  const year = (vermietet === 'teilweise' ? rentOfLetParts(offer) : null) ?? told
  const rent =
    year === null
      ? notNamed(offer, ['jahresnettokaltmiete', 'kaltmieteMonat'], 'Miete')
      : offer.pooled ? poolWords(offer.pooled) : `Miete ${wholeNumber(year / 12)}\u00a0€ im Monat, ${wholeNumber(year)}\u00a0€ im Jahr` // prettier-ignore
  const share = shareOfPrice(year, money, ', ')
  const said = answers.find(one => one.id === 'vermietet' && one.state === 'belegt')
  // "Die Mieter ziehen Anfang 2024 aus" in an offer that is older still.
  const gone = offer.deal?.status.value === 'veraltet' && offer.deal.status.evidence.some(tellsMoveOut) // prettier-ignore
  const kept = offer.deal?.retained
  if (kept?.rooms) return `nicht frei ${kept.rooms}: Dort bleibt, wer das Recht hat (${holdersOf(kept)}); ${vermietet === true || vermietet === 'teilweise' ? `im Übrigen ${letInPart(offer.deal)}, ${rent}${share}` : 'das Übrige können Sie nutzen'}${kept.buyerPays ? '; außergewöhnliche Arbeiten zahlen Sie' : ''}` // prettier-ignore
  if (kept) return `bleibt bei den Verkäufern (${holdersOf(kept)}): kein Einzug und keine Miete für Sie${kept.buyerPays ? '; außergewöhnliche Arbeiten zahlen Sie' : ''}` // prettier-ignore
  const byUnit = usedBy(offer.deal?.court?.use ?? [])
  const over = calculations.bidding?.takenOver
  if (over?.keepsUse) return [over.rooms === null ? `nicht frei: Wer das bestehen bleibende Recht hat, darf bleiben${over.holders === null ? ', wo es gilt' : ` (${over.holders})`}` : `nicht frei ${over.rooms}: Dort bleibt, wer das Recht hat`, byUnit].filter(Boolean).join('; ') // prettier-ignore
  if (byUnit !== '') return byUnit
  if (calculations.bidding?.occupant === 'beide') return BOTH_LIVE_THERE
  if (vermietet === null && calculations.bidding?.occupant === 'mieter') return 'vermietet nach Angabe, den Vertrag hat niemand geprüft: Sie übernehmen den Mieter und dürfen nur einmal außerordentlich kündigen (§ 57a ZVG)' // prettier-ignore
  if (vermietet === true && gone) return `war vermietet, der angekündigte Auszug ist vorbei: Fragen Sie, ob es frei ist; ${rent}` // prettier-ignore
  if (offer.deal?.type.value === 'rueckmiete') return `heute vom Verkäufer bewohnt, der als Mieter bleiben will${year === null ? '' : `. Zugesagte ${rent}${share}`}` // prettier-ignore
  if (vermietet === true) return `vermietet, ${rent}${share}`
  if (vermietet === 'teilweise')
    return year === null
      ? `${letInPart(offer.deal)}, ${rent}`
      : `${letInPart(offer.deal)}; vom vermieteten Teil ${rent}${offer.deal?.vacancy ? share : ''}`
  if (calculations.bidding?.occupant === 'eigentuemer') return `bewohnt vom Eigentümer oder Schuldner${vermietet === false ? ', nicht vermietet' : ''}: Wer den Zuschlag hat, muss die Räumung selbst betreiben (§ 93 ZVG)` // prettier-ignore
  if (offer.occupant !== null) return occupiedText(offer, offer.occupant, day)
  if (vermietet === false) return offer.days.bezugsfreiAb && offer.days.bezugsfreiAb > day ? `nicht vermietet, frei laut Exposé: ${oneLine(offer.texts.bezugsfreiAb ?? '')}` : 'frei, nicht vermietet' // prettier-ignore
  if (said) return said.answer
  return offer.texts.bezugsfreiAb === null
    ? 'ob vermietet oder frei, ist nicht bekannt'
    : 'ob es bis dahin selbst bewohnt, vermietet oder leer ist, ist nicht bekannt'
}

const BOTH_LIVE_THERE =
  'zum Teil vom Eigentümer oder Schuldner bewohnt, zum Teil vermietet: Die Räumung betreiben Sie selbst (§ 93 ZVG), den Mieter übernehmen Sie (§ 57 ZVG)'

const WITH_ITS_PLOT: readonly DealObjectKind[] = [
  'einfamilienhaus',
  'doppelhaushaelfte',
  'mehrfamilienhaus',
  'wohn-geschaeftshaus',
]

/** Parking of which it is not said whether the price includes it. */
function parking({ deal: found, texts, numbers, parking: spaces }: Offer): string {
  const places = (found?.parts ?? []).filter(({ kind }) => kind === 'stellplatz')
  if (places.length === 0 && spaces?.isNone) return 'keiner'
  // What stands on a plot of one's own is bought with it; of what a developer sells in parts, each space is sold on its own.
  const isOwn = found && found.type.value !== 'sanierung-bautraeger' && (found.court !== null || WITH_ITS_PLOT.includes(found.objectKind.value)) // prettier-ignore
  if (places.length === 0 && isOwn) return texts.stellplatz === null ? '' : oneLine(texts.stellplatz)
  if (places.length === 0) return texts.stellplatz !== null && numbers.stellplatzPreis === null ? `${oneLine(texts.stellplatz)}; ob im Preis enthalten, haben wir nicht gefunden` : '' // prettier-ignore
  return places
    .slice(0, MAX_PLACES)
    .map(({ name, priceEuro, inPrice, rentMonthEuro }) => {
      if (found?.type.value === 'zwangsversteigerung')
        return `${oneLine(name)}: ein Los für sich${priceEuro === null ? '' : `, Verkehrswert ${wholeNumber(priceEuro)}\u00a0€`}`
      const isOfHouse = isOwn && priceEuro === null && inPrice === null && rentMonthEuro !== null
      if (isOfHouse) return `${oneLine(name)}: gehört zum Haus, Miete ${wholeNumber(rentMonthEuro)}\u00a0€ im Monat`
      const price = priceEuro === null ? '' : `, ${wholeNumber(priceEuro)}\u00a0€`
      const how = inPrice === true ? 'im Preis' : inPrice === false ? 'nicht im Preis' : 'ob im Preis enthalten, haben wir nicht gefunden' // prettier-ignore
      return `${oneLine(name)}${price}: ${how}`
    })
    .join('; ')
}

function provision({ offer, money, answers }: Assessment): string {
  if (money.home.auction || offer.kind === null) return ''
  const [rate, fixed] = [offer.numbers.kaeuferprovision, money.terms.provision.fixed]
  if (fixed) return `${germanMoney(fixed)} zahlen Sie an den Makler`
  if (isFeeOfPlotOpen(offer)) return 'für das Haus keine, für das Grundstück kommt Maklercourtage hinzu'
  if (rate !== null) return rate > 0 ? `${germanNumber(rate, 3)}\u00a0% des Preises zahlen Sie an den Makler` : 'keine für den Käufer' // prettier-ignore
  if (isProvisionDemanded(offer)) return 'verlangt; wie hoch sie ist, haben wir nicht gefunden'
  const said = answers.find(({ id, state: known }) => id === 'kaeuferprovision' && known === 'belegt')
  return said ? said.answer : notNamed(offer, ['kaeuferprovision'], '')
}

function items(all: readonly { readonly name: string }[]): string {
  const names = [...new Set(all.map(({ name }) => oneLine(name)))]
  const rest = names.length - MAX_ITEMS
  return rest > 0 ? `${names.slice(0, MAX_ITEMS).join(', ')} und ${rest} mehr` : listed(names)
}
