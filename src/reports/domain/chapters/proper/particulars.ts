import { listed } from '#kernel/germanList.ts'
import { germanDay } from '#kernel/calendarDate.ts'
import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import type { PastKind } from '#extraction/domain/deal/dealFindings.ts'
import { FACT_KEYS } from '#extraction/domain/facts.ts'
import { firstSale } from '#extraction/domain/offer.ts'
import { toldOfWork } from '#extraction/domain/toldOf.ts'
import type { WorkKind, WorkStage } from '#extraction/domain/statements/plannedWorks.ts'
import { WORK_NAMES } from '#extraction/domain/statements/workNames.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { toldByCut } from '#valuation/domain/priceCut.ts'
import { isHint } from '#rating/domain/judged.ts'
import { pastDayWords } from '#rating/domain/pastDayWords.ts'
import { extensionPoints, loanBound } from '#rating/domain/erbbauPoints.ts'
import { worksBesideLevy } from '#rating/domain/worksBesideLevy.ts'
import { euroSpan, wholeEuro } from '../germanAmounts.ts'
import { sentence } from '../wording.ts'
import { landOption, leasedLand } from './landOption.ts'
import { namedAsOpen } from './namedAsOpen.ts'
import { outdoorCounted } from './outdoorCounted.ts'
import { uncountedCosts } from './uncountedCosts.ts'
import { taxModel } from './taxModel.ts'
import { unpermittedArea } from './unpermittedArea.ts'

/** Something about this offer that no question of the catalogue asks, and that a buyer must have heard of. */
export interface Particular {
  readonly id:
    | 'steuermodell'
    | 'fertigstellung'
    | 'preissenkung'
    | 'arbeiten-angekuendigt'
    | 'offen-laut-verkaeufer'
    | 'kosten-ungerechnet'
    | 'ruecklage-nach-arbeiten'
    | 'summe-der-teile'
    | 'verlaengerung'
    | 'unplausibel'
    | 'aussenflaeche'
    | 'termin-vorbei'
    | 'unter-der-spanne'
    | 'weitere-flaeche'
    | 'pachtland'
    | 'flaeche-ohne-genehmigung'
    | 'provision'
  /** German, without a full stop. */
  readonly title: string
  /** German sentences: what follows from it. */
  readonly text: string
  readonly evidence: Evidence | null
}

/** The heaviest first. */
export function particularsOf(assessment: Assessment): Particular[] {
  return [
    ...unpermittedArea(assessment),
    ...belowRange(assessment),
    ...extension(assessment),
    ...taxModel(assessment),
    ...completion(assessment),
    ...past(assessment, FIRST),
    ...works(assessment),
    ...namedAsOpen(assessment),
    ...uncountedCosts(assessment),
    ...reserve(assessment),
    ...priceCut(assessment),
    ...leasedLand(assessment),
    ...landOption(assessment),
    ...sumOfParts(assessment),
    ...implausible(assessment),
    ...outdoorCounted(assessment),
    ...past(assessment, LAST),
    ...commission(assessment),
  ]
}

/** §§ 656c, 656d BGB are for flats and single-family houses: on a plot the buyer may be made to pay all, and may bargain for all. */
function commission({ offer, money: { price } }: Assessment): Particular[] {
  const rate = offer.numbers.kaeuferprovision
  if (offer.kind !== 'Grundstück' || rate === null || rate < LARGE_COMMISSION || price === null) return []
  return [
    {
      id: 'provision',
      title: `Provision von ${germanNumber(rate, 3)}\u00a0%: ${wholeEuro({ cents: Math.round((price.cents * rate) / 100) })}`,
      text: 'Bei einem Grundstück teilt das Gesetz sie nicht (§ 656c BGB gilt nur für Wohnung und Einfamilienhaus): Verhandeln Sie sie wie den Preis, etwa auf die Hälfte.',
      evidence: offer.facts.kaeuferprovision?.evidence[0] ?? null,
    },
  ]
}

/** Percent: more than the usual half of the buyer. */
const LARGE_COMMISSION = 4

/** Where the question on the price asks it already, it is not asked twice. */
function belowRange({ negotiation, appraisal: { estimate }, answers, offer }: Assessment): Particular[] {
  if (!negotiation.ok || !negotiation.value.isBelowRange || !estimate || answers.some(isHint)) return []
  return [
    {
      id: 'unter-der-spanne',
      title: `Gefordert ist weniger als unsere ganze Spanne von ${euroSpan(estimate)}`,
      text: 'Unsere Schätzung kann für dieses Objekt zu hoch sein: Fragen Sie, wie der Preis zustande kommt, und vergleichen Sie mit Verkäufen am Ort.',
      evidence: offer.facts.kaufpreis?.evidence[0] ?? null,
    },
  ]
}

/** Without an answer there may be nothing to buy. */
const FIRST: readonly PastKind[] = ['gebotsfrist', 'fertigstellung', 'auszug', 'preis']
const LAST: readonly PastKind[] = ['bezug', 'besichtigung', 'stand']

/** One of them makes the buyer ask; that the whole offer is out of date is told by its state. */
function past({ offer: { deal } }: Assessment, kinds: readonly PastKind[]): Particular[] {
  const over = deal?.status.value === 'veraltet' ? [] : (deal?.past ?? [])
  const [first] = kinds.flatMap(kind => over.filter(one => one.kind === kind))
  if (!first) return []
  const { title, text } = pastDayWords(first)
  return [{ id: 'termin-vorbei', title, text, evidence: first.evidence[0] ?? null }]
}

/** A word of it costs nothing, and the whole value hangs on it. */
function extension({ terms, answers, offer, day, verdict }: Assessment): Particular[] {
  const isShort = answers.some(({ id, light }) => id === 'erbbau-restlaufzeit' && (light === 'rot' || light === 'gelb'))
  if (!terms.extension || !isShort) return []
  const [priceOfIt] = extensionPoints(offer.deal?.erbbauAhead, offer)
  // Among what decides it is told already.
  if (priceOfIt && verdict.points.some(point => point.sentence === priceOfIt.sentence)) return []
  return [
    {
      id: 'verlaengerung',
      title: 'Das Exposé spricht von einer Verlängerung des Erbbaurechts',
      text: [priceOfIt?.sentence ?? 'Kaufen Sie nur, wenn sie vor dem Kauf beurkundet ist: Eine Aussicht ist keine Zusage, und der Erbbauzins wird dabei meist neu und höher festgesetzt.', loanBound(offer.deal?.erbbauAhead, offer, day)].filter(Boolean).join(' '), // prettier-ignore
      evidence: terms.extension,
    },
  ]
}

/** What a community or an owner has before him costs the next one; what is merely prepared costs nobody. */
const AHEAD: readonly WorkStage[] = ['geplant', 'erforderlich', 'laufend']
const HEAVY: readonly WorkKind[] = ['dach', 'fassade', 'fenster', 'heizung', 'elektrik', 'leitungen', 'aufzug', 'balkon', 'keller', 'tiefgarage', 'ganzes'] // prettier-ignore
/** Where the builder refurbishes, what is under way is what is bought. */
const OF_BUILDER = ['neubau-bautraeger', 'sanierung-bautraeger', 'fertighaus']

function works({ plannedWorks, offer, sums }: Assessment): Particular[] {
  if (OF_BUILDER.includes(offer.deal?.type.value ?? '')) return []
  const ahead = worksBesideLevy(plannedWorks, sums.levies).filter(
    ({ kind, stage }) => AHEAD.includes(stage) && HEAVY.includes(kind),
  )
  const [first] = ahead
  if (!first) return []
  const names = [...new Set(ahead.map(({ kind }) => WORK_NAMES[kind]))]
  const isRead = ahead.some(({ evidence }) => evidence.length > 0)
  const isDecided = ahead.every(one => one.isDecided)
  const what = isDecided ? 'Beschlossen' : isRead ? 'Angekündigt oder nötig' : 'Nach Ihrer Angabe geplant oder nötig'
  return [
    {
      id: 'arbeiten-angekuendigt',
      title: `${what}, noch nicht gemacht: ${listed(names)}`,
      text:
        offer.kind === 'Wohnung'
          ? ofCommunity(first.evidence[0] ?? null, isDecided)
          : 'Lassen Sie sich sagen, wer es zahlt und was es kostet, bevor Sie einen Preis nennen.',
      evidence: first.evidence[0] ?? null,
    },
  ]
}

/** What works leave of what is saved: the next ones are paid by who owns then. */
function reserve({ verdict }: Assessment): Particular[] {
  const point = verdict.points.find(({ id }) => id === 'ruecklage-nach-arbeiten')
  if (!point) return []
  return [{ id: 'ruecklage-nach-arbeiten', title: 'Was nach den Arbeiten in der Rücklage bleibt', text: point.sentence, evidence: point.evidence?.[0] ?? null }] // prettier-ignore
}

/** What the sentence tells of cost and payer is not asked for again. */
function ofCommunity(place: Evidence | null, isDecided: boolean): string {
  const told = place && toldOfWork(wholeQuote(place))
  if (told?.payer)
    return 'Wer es zahlt, sagt das Exposé: Lassen Sie sich den Beschluss zeigen, und fragen Sie, wie viel danach in der Rücklage bleibt.'
  if (isDecided)
    return `Was davon erst nach dem Kauf fällig wird, zahlen Sie: Lassen Sie sich den Beschluss zeigen, und fragen Sie nach ${told?.cost ? 'der' : 'Kosten und'} Rücklage.`
  return `Beschließen die Eigentümer nach dem Kauf, zahlen Sie mit: Lesen Sie die Protokolle, und fragen Sie nach ${told?.cost ? 'der' : 'Kosten und'} Rücklage.`
}

/** Until then the buyer pays for two homes, and only the contract binds the builder to the day (§ 650u, § 3 MaBV). */
export function completion({ offer, day, answers }: Assessment): Particular[] {
  const ready = offer.days.bezugsfreiAb
  const isOfBuilder = OF_BUILDER.includes(offer.deal?.type.value ?? '') || firstSale(offer, day) === true
  if (!isOfBuilder || ready === null || ready <= day) return []
  const bound = answers.find(({ id, state }) => id === 'fertigstellung' && state === 'belegt')?.answer
  return [
    {
      id: 'fertigstellung',
      title: `Fertig laut Exposé: ${offer.texts.bezugsfreiAb ?? germanDay(ready)}`,
      text: `Bis dahin zahlen Sie Raten nach Baufortschritt und noch Ihre jetzige Wohnung. ${bound ? `${sentence(bound)} Prüfen Sie, ob das im Vertrag steht, und rechnen Sie, was ein Monat länger Sie kostet.` : 'Tag und Vertragsstrafe müssen im Kaufvertrag stehen.'}`,
      evidence: offer.facts.bezugsfreiAb?.evidence[0] ?? null,
    },
  ]
}

function priceCut({ priceCut: cut }: Assessment): Particular[] {
  if (cut === null) return []
  return [
    {
      id: 'preissenkung',
      title: `${cut.onlyMeant ? 'Der Verkäufer hatte zuerst mehr im Sinn' : 'Der Preis ist schon gesenkt'}: von ${wholeEuro(cut.from)} auf ${wholeEuro(cut.to)} (−${germanNumber(cut.percent)}\u00a0%)`,
      text: `${toldByCut(cut)}. Das hilft beim Verhandeln; fragen Sie, woran es lag.`,
      evidence: cut.evidence[0] ?? null,
    },
  ]
}

/** Rounding of parts adds up to no more than this, in m². */
const ROUNDED = 1
/** Less of the whole is a part that is not told. */
const MAX_MISSING = 0.15

/** Flats of the offer that do not come to the area of the whole. */
function sumOfParts({ offer, redFlags }: Assessment): Particular[] {
  if (redFlags.some(({ id }) => id === 'widerspruch-wohnflaeche')) return []
  const whole = offer.numbers.wohnflaeche
  const parts = (offer.deal?.parts ?? []).filter(({ areaKind, areaM2 }) => areaKind === 'wohnflaeche' && areaM2)
  if (whole === null || parts.length < 2) return []
  const sum = Math.round(parts.reduce((total, { areaM2 }) => total + (areaM2 ?? 0), 0) * 100) / 100
  const missing = Math.abs(whole - sum)
  if (missing <= ROUNDED || missing > MAX_MISSING * whole) return []
  return [
    {
      id: 'summe-der-teile',
      title: `Die Flächen gehen nicht auf: genannt sind ${germanNumber(whole)}\u00a0m², die ${parts.length} Teile ergeben ${germanNumber(sum)}\u00a0m²`,
      text: 'Gerechnet ist mit der genannten Fläche. Lassen Sie sich die Wohnflächenberechnung geben.',
      evidence: parts[0]?.evidence[0] ?? null,
    },
  ]
}

const MAX_DOUBTS = 2

/** Values of the exposé that cannot be right: nothing is calculated with them, and what else it says deserves a second look. */
function implausible({ offer: { sightings } }: Assessment): Particular[] {
  return FACT_KEYS.flatMap((key): Particular[] => {
    const reason = sightings.doubts[key]
    if (reason === undefined) return []
    return [
      {
        id: 'unplausibel',
        title: reason.replace(/\.$/u, ''),
        text: 'Damit ist nicht gerechnet. Fragen Sie nach.',
        evidence: sightings.places[key]?.[0] ?? null,
      },
    ]
  }).slice(0, MAX_DOUBTS)
}
