import { germanNumber } from '#kernel/germanNumber.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { add, germanEuros, germanMoney, inEuro, type Money, times } from '#kernel/money.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import type { LettableArea } from '#extraction/domain/deal/lettableArea.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { deviation, includedParking, type Negotiation } from '#valuation/domain/negotiation.ts'
import { areaName, type PricePerArea, pricePerArea } from '#valuation/domain/pricePerArea.ts'
import { germanSource } from '#valuation/domain/source.ts'
import { isSoilAlone } from '#valuation/domain/unnamed.ts'
import { germanRange } from '#valuation/domain/valued.ts'
import { isCalculated } from '#valuation/domain/verfahren.ts'
import type { ByQuestion, Finding, Light } from '../answer.ts'
import type { PriceContext } from './price.ts'
import { resting, signedPercent } from './priceFinding.ts'

/** Percent below from which one asks why. */
const CHEAP = -30
/** Percent by which a stated price of a square metre may be off. */
const STATED_OFF = 3

const RULE = 'Verhandlungsregel ExposéAmpel (Modellannahme, keine Statistik), Stand 11/2026'

/** What is asked, held against what the object is worth. */
export function priceAskedDrafts(
  appraisal: Appraisal,
  negotiation: Outcome<Negotiation, string>,
  context: PriceContext,
): ByQuestion<Finding> {
  const { price } = context
  const perM2 = pricePerArea(context.offer, price, appraisal.parking)
  if (price === null || price.cents <= 0) return { 'preis-pro-m2': perM2 && perSquareMetre(perM2, context) }
  return {
    'preis-pro-m2': perM2 && perSquareMetre(perM2, context),
    'preis-m2-angabe-plausibel': perM2 && statedPerSquareMetre(price, perM2, context),
    ...(isSoilAlone(appraisal) ? besideSoil(appraisal, price, context) : besideEstimate(appraisal, price, context)),
    verhandlungsspielraum: negotiation.ok ? room(negotiation.value, context) : noRoom(negotiation.failure, context),
    'rundum-kosten': perM2 && allIn(perM2.area, context),
  }
}

function besideEstimate(appraisal: Appraisal, price: Money, context: PriceContext): ByQuestion<Finding> {
  return {
    preisabweichung: deviating(appraisal, price, context),
    'preis-ueberhoeht': excessive(appraisal, price, context),
  }
}

/** What lies between the two is paid for the trees, and says nothing of either. */
function besideSoil(
  { estimate, methods }: Appraisal,
  price: Money,
  { offer, limits }: PriceContext,
): ByQuestion<Finding> {
  if (!estimate || !limits) return {}
  const isFar = price.cents > limits.reachable.cents
  const reason = isFar
    ? 'So viel mehr als der Boden bringt auch ein wertvoller Bestand nicht. Lassen Sie sich den Preis belegen, sonst suchen Sie weiter.'
    : 'Der Preis bezahlt Boden und Bäume, unsere Schätzung ist der Boden allein. Lassen Sie den Bestand von einem Förster schätzen.'
  const soil = methods.find(isCalculated)
  const found = {
    state: 'geschätzt',
    answer: `${germanMoney(price)} mit Bestand, der Boden allein ${germanMoney(estimate.mid)} (${germanRange(estimate)})`,
    source: soil?.steps[0]?.source ?? 'Rechnung in diesem Bericht',
    light: isFar ? 'rot' : 'gelb',
    reason,
  } as const
  const on = ['kaufpreis', 'grundstuecksflaeche'] as const
  return {
    preisabweichung: resting(offer, on, found),
    'preis-ueberhoeht': isFar ? resting(offer, on, found) : null,
  }
}

function perSquareMetre(found: PricePerArea, { offer }: PriceContext): Finding {
  const { of, price, parking, area, perM2 } = found
  const ofWhat = of === 'verkehrswert' ? ' (Verkehrswert)' : area.trade > 0 ? ` ${areaName(area)}` : ''
  const whole = parking
    ? `(${germanMoney(add(price, parking))} − ${germanMoney(parking)} Stellplatz)`
    : germanMoney(price)
  return resting(offer, [of, 'wohnflaeche'], {
    state: 'berechnet',
    answer: `${germanNumber(perM2)}\u00a0€/m²${ofWhat}`,
    formula: `${whole} ÷ ${germanNumber(area.total)}\u00a0m²${area.trade > 0 ? ` ${areaName(area)}` : ''}`,
    evidence: partsOf(offer, area),
  })
}

/** Where the area is no single statement, it is shown with its parts. */
function partsOf({ deal, facts }: Offer, { trade }: LettableArea): Evidence[] {
  if (trade === 0 && facts.wohnflaeche !== null) return []
  const parts = (deal?.parts ?? []).filter(({ areaM2 }) => areaM2 !== null)
  return [...(deal?.tradeSpaces ?? []), ...parts].flatMap(({ evidence }) => evidence.slice(-1))
}

/**
 * Yellow only where the price is above what is stated: a dearer price must not repair the statement. With or without shops and parking: both are
 * called the price of a square metre.
 */
function statedPerSquareMetre(price: Money, found: PricePerArea, { offer, remarkFlags }: PriceContext): Finding | null {
  const stated = remarkFlags.quadratmeterpreis
  if (!stated) return null
  const readings = [found.price, price].flatMap(paid =>
    [found.area.total, offer.numbers.wohnflaeche ?? found.area.total].map(area => ({ paid, area })),
  )
  const apart = ({ paid, area }: (typeof readings)[number]) => Math.abs(inEuro(paid) / area / stated.value - 1)
  const { paid, area } = readings.reduce((best, one) => (apart(one) < apart(best) ? one : best))
  const computed = inEuro(paid) / area
  const off = (computed / stated.value - 1) * 100
  const reason = `Der genannte Preis je m² passt nicht zu Kaufpreis und Wohnfläche (${signedPercent(Math.round(off * 10) / 10)}). Eine der Angaben stimmt nicht: Lassen Sie sich die Rechnung zeigen.`
  const differs = Math.abs(off) > STATED_OFF
  return resting(offer, ['kaufpreis', 'wohnflaeche'], {
    state: 'berechnet',
    answer: differs
      ? `Nein: genannt ${germanNumber(stated.value)}\u00a0€/m², gerechnet ${germanNumber(Math.round(computed))}\u00a0€/m²`
      : `Ja: ${germanNumber(stated.value)}\u00a0€/m²`,
    formula: `${germanMoney(paid)} ÷ ${germanNumber(area)}\u00a0m²`,
    evidence: stated.evidence,
    light: off > STATED_OFF ? 'gelb' : off < -STATED_OFF ? null : 'grün',
    ...(differs && { reason }),
  })
}

/** Green also when it is very cheap, with a word of caution: a dearer price would else look better. */
function deviating(
  appraisal: Appraisal,
  price: Money,
  { offer, limits, named, remarkFlags }: PriceContext,
): Finding | null {
  const { estimate } = appraisal
  const off = deviation(appraisal, price)
  if (!estimate || !limits || off === null) return offer.kind === 'Grundstück' ? plotUnknown(offer, price) : null
  const light: Light = price.cents > limits.reachable.cents ? 'rot' : price.cents > limits.fair.cents ? 'gelb' : 'grün'
  const right = germanEuros(limits.right)
  const isInside = price.cents <= add(estimate.high, includedParking(appraisal)).cents
  const dear = limits.isNamed
    ? `Der Preis liegt über ${right}, bis wohin der Kauf nach unserer Rechnung richtig ist. Verhandeln Sie, oder lassen Sie sich den Aufschlag belegen.`
    : isInside
      ? INSIDE
      : UNNAMED
  const far = !limits.isNamed
    ? isInside
      ? BEYOND_RENT
      : OUT_AT_BEST
    : `Der Preis liegt so weit über ${right}, bis wohin der Kauf nach unserer Rechnung richtig ist, dass Verhandeln allein nicht reicht. Lassen Sie sich den Aufschlag belegen, sonst suchen Sie weiter.`
  // Nobody wonders at a price that its like was sold for.
  const isCheap = off < CHEAP && !(named && price.cents >= times(named, percent(100 + CHEAP)).cents)
  const below = `Der Preis liegt ${germanPercent(percent(Math.abs(off)))} unter der Mitte der Schätzung.`
  const cheap = `${below} ${remarkFlags.isBait ? BAIT : MAY_BE_HIGH}`
  const reason = light === 'rot' ? far : light === 'gelb' ? dear : isCheap ? cheap : undefined
  const plot = ['kaufpreis', 'grundstuecksflaeche'] as const
  const home = ['kaufpreis', 'wohnflaeche', 'plz', 'ort', 'baujahr', 'zustand'] as const
  return resting(offer, offer.kind === 'Grundstück' ? plot : home, {
    state: 'geschätzt',
    answer: `${isCheap ? (remarkFlags.isBait ? 'Auffällig billig, Grund klären: ' : 'Weit unter unserer Schätzung: ') : ''}${signedPercent(off)} gegenüber ${germanMoney(estimate.mid)} (${germanRange(estimate)})`,
    formula: `${germanMoney(price)}${parkingTerm(appraisal)} gegen ${germanMoney(estimate.mid)}`,
    source: sourceOfEstimate(appraisal),
    light,
    ...(reason !== undefined && { reason }),
  })
}

/** A low price alone accuses nobody: an estimate may err by as much. */
const MAY_BE_HIGH =
  'Unsere Schätzung kann für dieses Objekt zu hoch sein: Vergleichen Sie mit Verkäufen am Ort, und fragen Sie, wie der Preis zustande kommt.'
const BAIT =
  'Zusammen mit dem, was das Exposé sonst verlangt oder verweigert (Geld vorab, keine Besichtigung, Verkäufer im Ausland), kommen Rechte Dritter, Schäden oder ein Betrugsversuch in Frage: Zahlen Sie nichts vor dem Notartermin, und fragen Sie, warum es so wenig kostet.'

const TOO_DEAR =
  'Der Preis liegt über dem, was nach unserer Rechnung richtig ist, aber nicht so weit, dass Verhandeln keinen Sinn hätte.'
const UNNAMED =
  'Der Preis liegt über unserer Schätzung. Bis wohin er richtig ist, lässt sich erst sagen, wenn die entscheidende Angabe da ist.'
const INSIDE =
  'Der Preis liegt im oberen Teil unserer Spanne. Bis wohin er richtig ist, lässt sich erst sagen, wenn die entscheidende Angabe da ist.'
/** Where the rent draws the limit, a price may be within what others pay. */
const BEYOND_RENT =
  'Der Preis liegt in der Spanne vergleichbarer Verkäufe, aber die Miete trägt ihn nicht. Lassen Sie sich den Aufschlag belegen, sonst suchen Sie weiter.'
const OUT_AT_BEST =
  'Der Preis ist auch zu hoch, wenn alles Offene günstig ausgeht. Lassen Sie sich den Aufschlag belegen, sonst suchen Sie weiter.'

/** Yellow at every price: what a plot should cost is one free look-up away, and nobody should buy without it. */
function plotUnknown(offer: Offer, price: Money): Finding {
  const area = offer.numbers.grundstuecksflaeche
  const perM2 = area ? `${germanNumber(Math.round(inEuro(price) / area))}\u00a0€/m²` : germanMoney(price)
  return resting(offer, ['kaufpreis', 'grundstuecksflaeche'], {
    state: 'geschätzt',
    answer: `Nicht geprüft: ${perM2}, Bodenrichtwert nicht bekannt`,
    source: '§ 40 ImmoWertV: Wert des Bodens nach Bodenrichtwert und Fläche',
    light: 'gelb',
    reason:
      'Ohne Bodenrichtwert lässt sich der Preis nicht prüfen. Sehen Sie ihn kostenlos im Portal BORIS des Landes nach, und vergleichen Sie ihn mit dem Preis je m².',
    stillOpen: true,
  })
}

/** Tables where there are any; else what the methods themselves rest on, such as a stated Bodenrichtwert. */
function sourceOfEstimate({ sources, bodenrichtwert }: Appraisal): string {
  if (sources.length > 0) return sources.map(germanSource).join('; ')
  return bodenrichtwert ? `Bodenrichtwert: ${bodenrichtwert.source}` : 'Rechnung in diesem Bericht'
}

function parkingTerm({ parking }: Appraisal): string {
  return parking?.included === true ? ` − ${germanMoney(parking.price)} Stellplatz` : ''
}

/** Red, and only then, when the right price cannot be reached by negotiating. */
function excessive(appraisal: Appraisal, price: Money, { offer, limits }: PriceContext): Finding | null {
  const { estimate } = appraisal
  const off = deviation(appraisal, price)
  if (!limits || !estimate || off === null) return null
  const isFar = price.cents > limits.reachable.cents
  const isDear = price.cents > limits.fair.cents
  const isOutside = limits.top !== undefined && price.cents > limits.top.cents
  const dear = isOutside ? 'Zu hoch, über dem oberen Ende unserer Spanne' : 'Zu hoch, aber in Reichweite'
  const near = limits.isNamed && price.cents > limits.right.cents ? 'Nein, nicht weit' : 'Nein'
  const is = isFar ? 'Ja' : isDear ? dear : near
  const found = {
    state: 'geschätzt',
    answer: limits.isNamed
      ? `${is}: ${germanMoney(price)} gegen höchstens ${germanEuros(limits.right)}`
      : `${is}: ${germanMoney(price)} gegen eine Schätzung von ${germanMoney(estimate.mid)}`,
    formula: `${germanMoney(price)} ${isFar ? '>' : '≤'} ${germanEuros(limits.reachable)}`,
    source: sourceOfEstimate(appraisal),
  } as const
  const on = ['kaufpreis', 'wohnflaeche', 'plz', 'baujahr', 'zustand'] as const
  if (!isFar)
    return isDear
      ? resting(offer, on, { ...found, light: 'gelb', reason: limits.isNamed ? TOO_DEAR : UNNAMED })
      : resting(offer, on, { ...found, light: 'grün' })
  return resting(offer, on, {
    ...found,
    light: 'rot',
    reason: !limits.isNamed
      ? price.cents <= add(estimate.high, includedParking(appraisal)).cents
        ? BEYOND_RENT
        : OUT_AT_BEST
      : `Richtig wären nach unserer Rechnung höchstens ${germanEuros(limits.right)}; so viel Nachlass ist nicht zu erwarten. Eine Bank wird den Preis kaum voll beleihen: Kaufen Sie nicht ohne Wertgutachten.`,
  })
}

function room({ room: found, ladder, gap, sicherheit, begruendung }: Negotiation, { offer }: PriceContext): Finding {
  const { ziel, erstgebot, schmerzgrenze } = ladder
  const steps = found.schritte.map(({ label, punkte }) => `${label} ${signedPercent(punkte)}`)
  return resting(offer, ['kaufpreis'], {
    state: 'geschätzt',
    answer: `${germanPercent(percent(found.spielraum))} (± ${germanNumber(found.band)} Punkte)${gap === null ? '' : ', zu wenig für eine faire Einigung'}: Erstgebot ${germanEuros(erstgebot.price)}, Ziel ${germanEuros(ziel.price)}, Schmerzgrenze ${germanEuros(schmerzgrenze.price)}`,
    // Of a fixed price nothing is reckoned.
    ...(steps.length > 0 && { formula: steps.join(' · ') }),
    source: `${RULE}; Sicherheit ${sicherheit ?? 'keine'}: ${begruendung}`,
    ...(gap !== null && { reason: gap }),
  })
}

/** Why nothing is negotiated is an answer, too. */
function noRoom(failure: string, { offer }: PriceContext): Finding {
  return resting(offer, ['kaufpreis'], { state: 'geschätzt', answer: failure, source: RULE })
}

/** Not judged: there is no reference of building new that does not rise with the place. */
function allIn(area: LettableArea, { offer, totalCost }: PriceContext): Finding | null {
  if (!totalCost) return null
  const perM2 = Math.round(inEuro(totalCost.amount) / area.total)
  return resting(offer, ['kaufpreis', 'wohnflaeche'], {
    state: 'geschätzt',
    answer: `${germanNumber(perM2)}\u00a0€/m², zusammen ${germanEuros(totalCost.amount)}`,
    formula: `${totalCost.formula}; ÷ ${germanNumber(area.total)}\u00a0m²${area.trade > 0 ? ` ${areaName(area)}` : ''}`,
    source: totalCost.source,
  })
}
