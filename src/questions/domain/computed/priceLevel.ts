import { germanNumber } from '#kernel/germanNumber.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanMoney, inEuro } from '#kernel/money.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import type { ObjectType } from '#extraction/domain/objectType.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { isCalculated } from '#valuation/domain/verfahren.ts'
import { germanSource, type Source } from '#valuation/domain/source.ts'
import { germanRange } from '#valuation/domain/valued.ts'
import type { ByQuestion, Finding } from '../answer.ts'
import { erbbauYearsLeft } from '#extraction/domain/values/erbbauTerm.ts'
import type { PriceContext } from './price.ts'
import { resting } from './priceFinding.ts'
import { stateByWorks } from './stateByWorks.ts'

const PLACE: readonly FactKey[] = ['plz', 'ort']
const OBJECT: readonly FactKey[] = [
  'objektart',
  'wohnflaeche',
  'baujahr',
  'zustand',
  'energieklasse',
  'energiekennwert',
]
/** Kinds that few people look for. */
const SPECIAL: readonly (ObjectType | null)[] = [
  'villa',
  'bauernhaus',
  'mehrgenerationenhaus',
  'liebhaberobjekt',
  'loft',
  'ferienhaus',
  'ferienwohnung',
  'freizeitgrundstueck',
]
/** Above this share of land in the value, the building counts for little. */
const LAND_SHARE = 0.7

/** What the object and its place are worth, whatever is asked for it. */
export function priceLevelDrafts(appraisal: Appraisal, context: PriceContext): ByQuestion<Finding> {
  return {
    'marktpreis-referenz': reference(appraisal, context),
    'marktpreis-angepasst': adjusted(appraisal, context),
    transaktionsschaetzung: notarised(appraisal, context),
    bodenwertanteil: landShare(appraisal, context),
    marktmiete: rent(appraisal, context),
    wiederverkaufbarkeit: resale(appraisal, context),
    zustand: stateByWorks(appraisal, context),
  }
}

function reference({ level }: Appraisal, { offer }: PriceContext): Finding | null {
  if (!level) return null
  const asked = level.adjustments.find(({ id }) => id === 'abschluss') ? ' (Angebote)' : ''
  return resting(offer, PLACE, {
    state: 'geschätzt',
    answer: `${germanNumber(level.reference)}\u00a0€/m² in ${level.place}${asked}; Datengüte ${level.dataQuality}`,
    source: listed(level.sources),
  })
}

function adjusted({ level }: Appraisal, { offer }: PriceContext): Finding | null {
  if (!level) return null
  const { asking, notarised: paid, adjustments, sources } = level
  const steps = adjustments.map(({ label, factor }) => `${label} × ${germanNumber(factor)}`)
  return resting(offer, [...PLACE, ...OBJECT], {
    state: 'geschätzt',
    answer: `Verlangt ${germanNumber(asking.mid)}\u00a0€/m², beurkundet ${germanNumber(paid.mid)}\u00a0€/m² (${germanNumber(paid.low)} bis ${germanNumber(paid.high)}\u00a0€/m²)`,
    formula: `${germanNumber(level.reference)}\u00a0€/m² · ${steps.join(' · ')}`,
    source: listed(sources),
  })
}

function notarised({ estimate, methods, sources, bodenrichtwert }: Appraisal, { offer }: PriceContext): Finding | null {
  if (!estimate) return null
  const parts = methods.flatMap(one =>
    isCalculated(one) && one.part > 0
      ? `${germanNumber(one.part * 100)}\u00a0% × ${one.method} ${germanNumber(one.counted)}\u00a0€`
      : [],
  )
  return resting(offer, [...PLACE, ...OBJECT], {
    state: 'geschätzt',
    answer: `${germanMoney(estimate.mid)} (${germanRange(estimate)}); die Spanne soll ${Math.round(estimate.share * 100)} von 100 solchen Verkäufen halten`,
    formula: parts.join(' + '),
    source: sources.length > 0 ? listed(sources) : (bodenrichtwert?.source ?? 'Rechnung in diesem Bericht'),
  })
}

/** Of the estimate, never of the price: a dearer price would make it look better. With an Erbbaurecht no land is bought. */
function landShare(
  { estimate, bodenrichtwert, object }: Appraisal,
  { offer, remarkFlags }: PriceContext,
): Finding | null {
  const plot = object?.grundstuecksflaeche
  if (!estimate || !bodenrichtwert || !plot || object.art === 'Eigentumswohnung' || object.erbbaurecht === true)
    return null
  const value = bodenrichtwert.value * plot
  const share = value / inEuro(estimate.mid)
  const high = share > LAND_SHARE
  const reason =
    'Der Boden macht fast den ganzen Wert aus: Das Haus zählt kaum noch. Prüfen Sie, ob sich seine Sanierung lohnt.'
  return resting(offer, ['grundstuecksflaeche'], {
    state: 'geschätzt',
    answer: `${germanNumber(Math.round(share * 100))}\u00a0% des geschätzten Werts`,
    formula: `${germanNumber(bodenrichtwert.value)}\u00a0€/m² × ${germanNumber(plot)}\u00a0m² ÷ ${germanMoney(estimate.mid)}`,
    source: `${bodenrichtwert.source}; Schätzung in diesem Bericht`,
    evidence: bodenrichtwert.byOperator ? [] : (remarkFlags.bodenrichtwert?.evidence ?? []),
    light: high ? 'gelb' : 'grün',
    ...(high && { reason }),
  })
}

function rent({ marketRent }: Appraisal, { offer }: PriceContext): Finding | null {
  if (!marketRent) return null
  const { low, mid, high } = marketRent.rent
  return resting(offer, [...PLACE, 'wohnflaeche', 'baujahr', 'zustand'], {
    state: 'geschätzt',
    answer: `${germanNumber(mid)}\u00a0€/m² kalt bei Neuvermietung (${germanNumber(low)} bis ${germanNumber(high)}\u00a0€/m²)`,
    source: `${listed(marketRent.sources)}; kein Mietspiegel`,
  })
}

function resale({ place, operatorLet }: Appraisal, { offer, day }: PriceContext): Finding | null {
  const { objektart } = offer.texts
  if (!place?.kreis || objektart === null) return null
  const special = SPECIAL.includes(offer.objectType) ? `${objektart} als Sonderform` : ''
  const operator = operatorLet && special === '' ? 'an Betreiber oder kurze Vermietung gebunden' : ''
  const pool = offer.deal?.overlays.includes('mietpool') === true ? 'im Mietpool gebunden' : ''
  const reasons = [
    special,
    operator,
    pool,
    leasehold(offer, day),
    place.marktlage === 'schwach' ? `schwacher Markt in ${place.kreisName ?? ''}` : '',
  ]
  const bad = reasons.filter(reason => reason !== '')
  const source = `${place.marktregel}; ${listed(place.sources)}`
  const on: readonly FactKey[] = [...PLACE, 'objektart']
  if (bad.length === 0) {
    const answer = place.marktlage === 'angespannt' ? 'Leicht: gefragter Markt' : 'Durchschnittlich'
    return resting(offer, on, { state: 'geschätzt', answer, source, light: 'grün' })
  }
  const reason = 'Der Kreis der Käufer ist klein. Rechnen Sie beim Wiederverkauf mit Zeit und Abschlag.'
  return resting(offer, on, { state: 'geschätzt', answer: `Schwer: ${bad.join(', ')}`, source, light: 'gelb', reason })
}

/** Years left of an Erbbaurecht below which banks lend little and buyers stay away. */
const MIN_ERBBAU_YEARS = 60

/** Empty: none, or one that runs long enough. */
function leasehold({ flags, erbbauTerm }: Offer, day: CalendarDate): string {
  if (flags.erbbaurecht !== true) return ''
  const years = erbbauTerm && erbbauYearsLeft(erbbauTerm, day)
  if (years === null) return 'Erbbaurecht, Restlaufzeit nicht bekannt'
  return years < MIN_ERBBAU_YEARS ? `Erbbaurecht, noch ${germanNumber(Math.max(0, years))} Jahre` : ''
}

function listed(sources: readonly Source[]): string {
  return sources.map(germanSource).join('; ')
}
