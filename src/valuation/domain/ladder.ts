import { add, germanMoney, largerOf, type Money, smallerOf, subtract, sum, times, ZERO } from '#kernel/money.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import type { PriceEstimate } from './appraisal.ts'
import { aimBy, type BidBound, bindingBound, type Deduction, leastOpening } from './bidBound.ts'
import type { Argument, SignalKey, Signals } from './signals.ts'
import { roundedDown, roundPrice, stepFor } from './offerSteps.ts'
import { HOECHSTENS, type Schritt, type SchrittId, type Verhandlungsraum } from './verhandlung.ts'

/** One price of the ladder. The parts add up to asked price − price, to the cent. */
export interface Rung {
  readonly name: 'Erstgebot' | 'Belegbar' | 'Ziel' | 'Schmerzgrenze'
  readonly price: Money
  /** Asked price − price. */
  readonly reduction: Money
  readonly parts: readonly Deduction[]
  /** German: what the price is for. */
  readonly meaning: string
}

export interface LadderInput {
  readonly asking: Money
  /** What of the asked price is for parking; the estimate is for the home alone. */
  readonly parking: Money
  /** null: no estimate. */
  readonly estimate: PriceEstimate | null
  /** The highest price that is still right, with parking; null without an estimate: then sales in the same house are a bound. */
  readonly ceiling: Money | null
  readonly room: Verhandlungsraum
  /** The exposé calls the asked price fixed: nobody opens below his limit, or what he offers is not looked at. */
  readonly isFixed: boolean
  readonly signals: Signals
  readonly arguments: readonly Argument[]
  readonly bounds: readonly BidBound[]
}

export interface Ladder {
  readonly erstgebot: Rung
  readonly belegbar: Rung
  readonly ziel: Rung
  readonly schmerzgrenze: Rung
}

const RULE = 'Verhandlungsregel ExposéAmpel (Modellannahme, keine Statistik), Stand 11/2026'
const ESTIMATE = 'Schätzung des beurkundeten Preises in diesem Bericht'

/**
 * Erstgebot ≤ Ziel ≤ Schmerzgrenze ≤ asked price; Erstgebot ≤ Belegbar ≤ asked price: nobody opens above what he can prove. Who may
 * not go up to the asked price opens below his limit, or there is nothing to give way with.
 */
export function ladderOf(input: LadderInput): Ladder {
  const limit = painLimit(input)
  const aimLimit = smallerOf(limit, aimBound(input)?.price ?? limit)
  const gap = gapOf(input)
  const aim = gap ?? 'Diesen Preis sollten Sie anstreben.'
  const ziel = reduced(input, 'Ziel', ruleParts(input), aimLimit, aim)
  const isAtLimit = ziel.price.cents >= aimLimit.cents && aimLimit.cents < input.asking.cents
  const parts = gap === null && !isAtLimit ? openingParts(input) : openingBelow(ziel, input)
  const opening = reduced(
    input,
    'Erstgebot',
    parts,
    openingLimit(input, ziel.price, limit),
    ziel.price.cents === input.asking.cents
      ? 'Darunter lässt die Regel nichts erwarten.'
      : 'Damit eröffnen Sie; es lässt Platz bis zum Ziel.',
  )
  return {
    erstgebot: opening,
    belegbar: provable(input, opening.price),
    ziel,
    schmerzgrenze: rung(input, 'Schmerzgrenze', painParts(input, limit), painMeaning(input, limit)),
  }
}

function painMeaning(input: LadderInput, limit: Money): string {
  const { asking, ceiling, signals } = input
  const bound = limitingBound(input)
  if (bound) return bound.meaning
  if (limit.cents === asking.cents && !signals.bieterverfahren) {
    return 'Mehr als gefordert müssen Sie nicht zahlen: Verhandeln Sie nur nach unten.'
  }
  if (limit.cents < asking.cents) {
    return 'Darüber ist der Kauf nach unserer Rechnung nicht mehr richtig: Dann besser weitersuchen.'
  }
  return `Verkauf gegen Gebot: Der Preis kann steigen. Bieten Sie nicht über ${germanMoney(ceiling ?? limit)}: Bis dahin ist der Kauf nach unserer Rechnung richtig.`
}

/** German: the most that the rule lets expect still leaves a price above the estimate, and what follows; null: it does not. */
export function gapOf(input: LadderInput): string | null {
  const { asking, estimate, room, isFixed } = input
  // What the costs take off is no discount that a rule of the market speaks of.
  const limit = rightLimit(input)
  const most = Math.min(HOECHSTENS, room.spielraum + room.band)
  const least = roundPrice(subtract(asking, times(asking, percent(most))))
  if (!estimate || least.cents <= limit.cents) return null
  const needed = germanPercent(percent(Math.round((1 - limit.cents / asking.cents) * 1000) / 10))
  if (isFixed)
    return `Bieten Sie nicht mehr als ${germanMoney(limit)}. Das sind ${needed} weniger als gefordert, und der Preis ist laut Exposé fest: Bleibt der Verkäufer dabei, suchen Sie weiter.`
  return `Bieten Sie nicht mehr als ${germanMoney(limit)}. Das sind ${needed} weniger als gefordert, und mehr als ${germanPercent(percent(most))} Nachlass lässt die Verhandlungsregel nicht erwarten: Geht der Verkäufer nicht so weit, suchen Sie weiter.`
}

const boundOf = (input: LadderInput) => bindingBound(input.bounds, rightLimit(input))

function aimBound(input: LadderInput) {
  const bound = boundOf(input)
  return bound && aimBy(bound, rightLimit(input))
}

/**
 * What draws the limit itself. Costs that come on top are in the highest right price already: they are a reason to aim lower, and
 * no second limit beside it, unless there is no estimate.
 */
function limitingBound(input: LadderInput): BidBound | null {
  const bound = boundOf(input)
  return bound && (bound.reason === 'sales' || input.ceiling === null) ? bound : null
}

function painLimit(input: LadderInput): Money {
  return limitingBound(input)?.price ?? rightLimit(input)
}

/** The highest price that is still right; without an estimate sales in the same house draw the limit, not this. */
function rightLimit({ asking, ceiling }: LadderInput): Money {
  return ceiling ? smallerOf(asking, ceiling) : asking
}

function painParts(input: LadderInput, limit: Money): Deduction[] {
  const bound = limitingBound(input)
  if (bound) return [...bound.parts]
  const off = subtract(input.asking, limit)
  return off.cents <= 0 ? [] : [overRange(input, off)]
}

/** Our own limit is no word of the exposé: no quote proves it, and nobody shows it to a seller. */
function overRange({ asking, ceiling }: LadderInput, off: Money): Deduction {
  const less = subtract(subtract(asking, ceiling ?? ZERO), off)
  return {
    label:
      less.cents > 0
        ? 'Preis darüber hinaus über dem höchsten richtigen Preis'
        : 'Preis über dem höchsten richtigen Preis',
    amount: off,
    formula: `${germanMoney(asking)} − ${germanMoney(ceiling ?? ZERO)}${less.cents > 0 ? ` − ${germanMoney(less)}` : ''}`,
    source: ESTIMATE,
    basis: 'assumption',
    evidence: [],
  }
}

/** What can be argued point by point. Never below the lower end of the estimate, nor the rule's most, nor the first offer. */
function provable(input: LadderInput, opening: Money): Rung {
  const { asking, estimate, parking } = input
  const over = subtract(asking, rightLimit(input))
  const bound = boundOf(input)
  const bySales = bound?.reason === 'sales' ? bound.parts : []
  const quoted = input.arguments
    .filter(({ evidence, amount }) => evidence.length > 0 && amount.cents > 0)
    .map(({ label, amount, evidence, source }): Deduction => {
      return { label, amount, formula: germanMoney(amount), source, basis: 'assumption', evidence }
    })
  // The highest right price is less by works and levies already: what is above it beside them is the estimate's own point.
  const rest = subtract(over, sum(quoted.map(({ amount }) => amount)))
  const first = bySales.length === 0 && estimate && rest.cents > 0 ? [overRange(input, rest)] : []
  const least = estimate ? add(estimate.low, parking) : subtract(asking, times(asking, percent(HOECHSTENS)))
  const parts = [...bySales, ...first, ...quoted]
  const floor = smallerOf(asking, largerOf(least, opening))
  const price = subtract(asking, sum(parts.map(({ amount }) => amount)))
  const cut = subtract(largerOf(price, floor), price)
  const byRule = estimate
    ? 'Begrenzt auf das untere Ende der Schätzung'
    : `Begrenzt auf ${HOECHSTENS}\u00a0% des Preises`
  const isOpening = opening.cents >= least.cents
  const why = isOpening ? 'Begrenzt auf das Erstgebot: Mehr fordern Sie nicht' : byRule
  return rung(
    input,
    'Belegbar',
    cut.cents > 0 ? [...parts, limited(why, cut, estimate && !isOpening ? ESTIMATE : RULE)] : parts,
    provableMeaning(first.length > 0, bySales.length + quoted.length > 0),
  )
}

/** What the price rests on: our estimate is no word of the exposé. */
function provableMeaning(byEstimate: boolean, byQuotes: boolean): string {
  if (byQuotes) {
    return byEstimate
      ? 'Bis hierher tragen unsere Schätzung und Zitate des Exposés: Legen Sie beides vor.'
      : 'Bis hierher trägt jeder Euro ein Zitat des Exposés: Legen Sie es vor.'
  }
  return byEstimate
    ? 'Bis hierher trägt unsere Schätzung: Legen Sie Preise vergleichbarer Objekte vor.'
    : 'Aus dem Exposé haben wir hierfür keinen Betrag abgezogen.'
}

function limited(label: string, amount: Money, source: string): Deduction {
  const back = subtract(ZERO, amount)
  return { label, amount: back, formula: germanMoney(back), source, basis: 'assumption', evidence: [] }
}

const SIGNAL_OF: Partial<Record<SchrittId, readonly SignalKey[]>> = {
  tageOnline: ['tageOnline'],
  preissenkung: ['preissenkung'],
  gespraechsbereit: ['verhandlungsbasis', 'verkaufsdruck'],
}

/** Each step of the rule in euro, then what rounding and limits of the rule change. */
function ruleParts({ asking, room, signals }: LadderInput): Deduction[] {
  const parts = room.schritte.map(({ id, label, punkte }: Schritt): Deduction => {
    const evidence = (SIGNAL_OF[id] ?? []).flatMap(key => signals.proofs[key] ?? [])
    return { ...ofAsking(label, punkte, asking), evidence }
  })
  return upTo(asking, room.spielraum, parts)
}

/** Nobody opens above what we think it brings; where others bid against him, the rule for bids holds. @param limit the Schmerzgrenze */
function openingLimit({ estimate, parking, signals, isFixed }: LadderInput, ziel: Money, limit: Money): Money {
  if (!estimate || signals.bieterverfahren || isFixed) return ziel
  return smallerOf(ziel, largerOf(leastOpening(limit), roundedDown(add(estimate.mid, parking))))
}

function openingParts(input: LadderInput): Deduction[] {
  const { asking, room } = input
  const points = room.erstgebot - room.spielraum
  return upTo(asking, room.erstgebot, [...ruleParts(input), ofAsking('Eröffnung unter dem Ziel', points, asking)])
}

/** Percent between first offer and aim where the aim is the limit already. */
const MIN_OPENING = 2

/** Where the rule ends at or above the limit: the usual concession of the seller below the aim, so that there is room to come up. */
function openingBelow({ price, parts }: Rung, { asking, room, isFixed }: LadderInput): Deduction[] {
  if (isFixed) return [...parts]
  const usual = Math.max(MIN_OPENING, room.schritte.find(({ id }) => id === 'ueblich')?.punkte ?? 0)
  const opening = smallerOf(price, roundPrice(subtract(price, times(price, percent(usual)))))
  const amount = subtract(price, opening)
  if (amount.cents <= 0) return [...parts]
  const formula = `${germanPercent(percent(usual))} × ${germanMoney(price)}, Preis auf volle ${germanMoney(stepFor(opening))}`
  const label = 'Eröffnung unter dem Ziel'
  return [...parts, { ...ofAsking(label, usual, asking), amount, formula }]
}

/** What the limits of the rule and a round price change, so that the parts come to so many percent off. */
function upTo(asking: Money, percentOff: number, parts: readonly Deduction[]): Deduction[] {
  const price = percentOff === 0 ? asking : roundPrice(subtract(asking, times(asking, percent(percentOff))))
  const rest = subtract(subtract(asking, price), sum(parts.map(({ amount }) => amount)))
  if (rest.cents === 0) return [...parts]
  const formula = `auf ${germanPercent(percent(percentOff))} von ${germanMoney(asking)}, Preis auf volle ${germanMoney(stepFor(price))}`
  return [
    ...parts,
    { label: 'Grenzen und Rundung der Regel', amount: rest, formula, source: RULE, basis: 'assumption', evidence: [] },
  ]
}

function ofAsking(label: string, points: number, asking: Money): Deduction {
  return {
    label,
    amount: times(asking, percent(points)),
    formula: `${germanPercent(percent(points))} × ${germanMoney(asking)}`,
    source: RULE,
    basis: 'assumption',
    evidence: [],
  }
}

/** A rung by the rule, drawn down to a limit where the rule alone would stay above it. */
function reduced(input: LadderInput, name: Rung['name'], parts: readonly Deduction[], limit: Money, meaning: string) {
  const price = subtract(input.asking, sum(parts.map(({ amount }) => amount)))
  const over = subtract(price, limit)
  if (over.cents <= 0) return rung(input, name, parts, meaning)
  const bound = aimBound(input)
  const toLimit = bound?.label ?? 'Bis zum höchsten richtigen Preis'
  const label = name === 'Ziel' ? toLimit : 'Nicht über dem Ziel und unserer Schätzung'
  const source = name !== 'Ziel' ? RULE : bound ? 'Angabe im Exposé' : ESTIMATE
  const formula = `${germanMoney(price)} − ${germanMoney(limit)}`
  return rung(
    input,
    name,
    [...parts, { label, amount: over, formula, source, basis: 'assumption', evidence: [] }],
    meaning,
  )
}

function rung({ asking }: LadderInput, name: Rung['name'], parts: readonly Deduction[], meaning: string): Rung {
  const reduction = sum(parts.map(({ amount }) => amount))
  return { name, price: subtract(asking, reduction), reduction, parts, meaning }
}
