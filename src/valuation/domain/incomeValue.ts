import { addYears, type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import type { IncomeUse } from '#extraction/domain/deal/deal.ts'
import { statedSource } from '#extraction/domain/given/withGiven.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { type Ertragsart, FERIEN_KOSTEN, PFLEGE } from '#reference/market/ertragsfaktoren.ts'
import { UNSICHERHEIT } from '#reference/market/bewertungsmodell.ts'
import { ANGEBOTSMIETE_STREUUNG, VERTRAG_STREUUNG } from '#reference/market/verfahrensannahmen.ts'
import { askedRentOf, untilLet } from './askedRent.ts'
import { ertragsfaktor } from './ertragsfaktor.ts'
import { rentSourceOf, statedRent, type Surroundings } from './grounds.ts'
import { reconcile } from './reconcile.ts'
import type { RemarkFlags } from './remarkFlags.ts'
import { halfWidthOf, type Uncertainty } from './spread.ts'
import { type SpecialValue, withoutOthers } from './specialValue.ts'
import type { CalculatedMethod, MethodStep } from './verfahren.ts'

const FACTOR_OF: Readonly<Record<Exclude<IncomeUse, 'pflege'>, Ertragsart | null>> = {
  ferien: 'ferien',
  // Their rent hangs on one business, and nobody publishes what is paid for it.
  gastronomie: null,
  industrie: 'industrie',
  handel: 'handel',
  buero: 'buero',
}

/** What is bought for the rent of a business alone, and never as a home; null: it is no such thing. */
export function incomeUseOf({ deal }: Pick<Offer, 'deal'>): 'gewerbe' | 'betreiber' | null {
  if (deal?.type.value === 'gewerbe') return 'gewerbe'
  return deal?.incomeUse === 'pflege' || deal?.incomeUse === 'ferien' ? 'betreiber' : null
}

/** Rent of a running contract times what is paid for it (§ 28 ImmoWertV). null: no rent, or no factor is known for its use. */
export function incomeValue(offer: Offer, { location, remarkFlags, day }: Surroundings): SpecialValue | null {
  const use = offer.deal?.incomeUse
  const art = use === 'pflege' ? careOf(offer, remarkFlags, day) : use && FACTOR_OF[use]
  const isPaid = offer.vermietet === true || incomeUseOf(offer) === 'betreiber'
  // Who uses it himself has no tenant: what he says that such premises bring bounds it from above.
  const asked = !isPaid && offer.vermietet !== 'teilweise' ? askedRentOf(offer, remarkFlags.tradeRents) : null
  const rent = isPaid ? statedRent(offer) : (asked?.year ?? null)
  if (!art || rent === null || rent <= 0) return null
  const factor = ertragsfaktor(art, location)
  const costs = art === 'ferien' ? ownersCostsOf(offer, rent, remarkFlags.saved ?? 0) : null
  const income = rent - (costs?.value ?? 0)
  const empty = asked ? untilLet(asked) : null
  const value = Math.round(income * factor.value) - (empty?.value ?? 0)
  if (value <= 0) return null
  const sigmas: readonly Uncertainty[] = [
    { id: 'objekt', label: 'Unterschiede der Objekte gleicher Nutzung', sigma: factor.sigma, missing: false },
    { id: 'lage', label: 'Lage innerhalb des Ortes', sigma: UNSICHERHEIT.lage.mittel, missing: false },
    asked
      ? {
          id: 'angebotsmiete',
          label: `Ob ein Mieter die Miete zahlt, die der Anbieter nennt (${asked.words})`,
          sigma: ANGEBOTSMIETE_STREUUNG,
          missing: true,
        }
      : {
          id: 'vertrag',
          label: 'Laufzeit und Kosten des Mietvertrags nicht geprüft',
          sigma: VERTRAG_STREUUNG,
          missing: true,
        },
  ]
  const method: CalculatedMethod = {
    method: 'Vergleichswert',
    value,
    halfWidth: halfWidthOf(sigmas),
    reliability: 1,
    steps: [
      ...(asked?.steps ?? []),
      {
        label: 'Jahresnettokaltmiete',
        value: rent,
        unit: '€/Jahr',
        formula: '',
        source: asked ? 'Summe, nicht vereinbart' : rentSourceOf(offer),
      },
      ...(costs ? [costs, netOf(rent, costs)] : []),
      ...factor.steps,
      ...(empty ? [empty] : []),
      {
        label: 'Vergleichswert',
        value,
        unit: '€',
        formula: `${germanNumber(income)}\u00a0€ × ${germanNumber(Math.round(factor.value * 100) / 100)}${empty ? ` − ${germanNumber(empty.value)}\u00a0€` : ''}`,
        source: '§§ 24 Abs. 1, 28 ImmoWertV',
      },
    ],
    sources: [],
  }
  const estimate = reconcile([{ ...method, weight: 1 }])
  if (!estimate || estimate.range.low <= 0) return null
  return {
    valued: { estimate, methods: withoutOthers({ ...method, part: 1, counted: value }) },
    meaning: asked ? ASKED_MEANING : costs ? NET_MEANING : MEANING,
    uncertainties: sigmas,
  }
}

/** € a year that a holiday home costs its owner, whose factor is that of a net income. @param saved € a month of the Hausgeld that the community keeps */
function ownersCostsOf({ facts, numbers }: Offer, rent: number, saved: number): MethodStep {
  const label = 'Kosten des Eigentümers'
  const hausgeld = numbers.hausgeldNichtUmlagefaehig ?? numbers.hausgeldMonat
  if (hausgeld === null || hausgeld <= 0)
    return {
      ...{ label, value: Math.round(rent * FERIEN_KOSTEN.anteil), unit: '€/Jahr' },
      ...{
        formula: `${germanNumber(rent)}\u00a0€ × ${germanNumber(FERIEN_KOSTEN.anteil)}`,
        source: FERIEN_KOSTEN.source,
      },
    }
  const kept = saved < hausgeld ? saved : 0
  const month = `${germanNumber(hausgeld)}\u00a0€`
  return {
    ...{ label, value: Math.round(12 * (hausgeld - kept)), unit: '€/Jahr' },
    formula: kept > 0 ? `12 × (${month} − ${germanNumber(kept)}\u00a0€ Rücklage)` : `12 × ${month}`,
    source: `Hausgeld: ${statedSource(facts, 'hausgeldMonat', 'hausgeldNichtUmlagefaehig')}`,
  }
}

function netOf(rent: number, { value }: MethodStep): MethodStep {
  const formula = `${germanNumber(rent)}\u00a0€ − ${germanNumber(value)}\u00a0€`
  return { label: 'Reinertrag', value: rent - value, unit: '€/Jahr', formula, source: '§ 31 Abs. 1 ImmoWertV' }
}

/** The rent of a holiday home is no more than its owner pays the community: no factor makes a value of it. */
export function isEatenUp(offer: Offer): boolean {
  const { hausgeldNichtUmlagefaehig, hausgeldMonat } = offer.numbers
  const rent = statedRent(offer)
  const hausgeld = hausgeldNichtUmlagefaehig ?? hausgeldMonat
  return offer.deal?.incomeUse === 'ferien' && rent !== null && hausgeld !== null && rent <= 12 * hausgeld
}

/** What is sold first costs more than its buyer gets back; and a rent that nobody is bound to pay soon is worth less. */
function careOf({ numbers }: Offer, { leaseEnds, mieterInsolvent }: RemarkFlags, day: CalendarDate): Ertragsart {
  const isEnding = leaseEnds.some(end => end <= addYears(day, PFLEGE.vertragEndet))
  if (mieterInsolvent || isEnding) return 'pflegeOhneVertrag'
  const built = numbers.baujahr
  return built !== null && yearOf(day) - built <= PFLEGE.neuBis ? 'pflegeNeu' : 'pflegeGebraucht'
}

const NET_MEANING =
  'Pacht ohne die Kosten des Eigentümers × üblicher Faktor des Nettoertrags von Ferienwohnungen. Der Wert hängt am laufenden Vertrag: Restlaufzeit, Betreiber und künftige Umlagen sind nicht darin. Das ist kein Verkehrswertgutachten (§ 194 BauGB).'

const ASKED_MEANING =
  'Miete, zu der solche Räume nach dem Anbieter am Ort angeboten werden, am unteren Ende × üblicher Kaufpreisfaktor der Nutzung (§ 28 ImmoWertV), weniger ein Jahr bis zur Vermietung. Niemand hat diese Miete unterschrieben: Lassen Sie sie von einem zweiten Makler bestätigen. Krane, Lasten und Zustand der Technik sind nicht darin. Das ist kein Verkehrswertgutachten (§ 194 BauGB).'

const MEANING =
  'Jahresnettokaltmiete × üblicher Kaufpreisfaktor der Nutzung (§ 28 ImmoWertV). Der Wert hängt am laufenden Vertrag: Restlaufzeit, Mieter, Index und Kosten des Eigentümers sind nicht darin. Das ist kein Verkehrswertgutachten (§ 194 BauGB).'
