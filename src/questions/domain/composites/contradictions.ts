import type { Contradiction, ContradictionKey, FactKey, Facts } from '#extraction/domain/facts.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Sightings } from '#extraction/domain/sightings/sightings.ts'
import type { Finding } from '../answer.ts'
import { red, yellow } from '../verdict.ts'

/** Facts of which a difference above the share makes the offer unreliable. */
const CRUCIAL: readonly ContradictionKey[] = ['kaufpreis', 'wohnflaeche', 'grundstuecksflaeche']
const SERIOUS = 0.05
/** Share by which rivals differ at most. */
const RIVAL = 1 / 3
/** Share of rounding. */
const SAME = 0.005

/** What the exposé says twice and differently, with every quote. */
export function contradictionFinding(contradictions: readonly Contradiction[], { facts, sightings }: Offer): Finding {
  if (contradictions.length === 0) return doubted(sightings) ?? noneFound(facts)
  const serious = contradictions.find(isSerious)
  return {
    state: 'belegt',
    answer: contradictions.map(({ message }) => message).join(' '),
    evidence: contradictions.flatMap(({ values }) => values.flatMap(({ evidence }) => evidence)),
    inputs: [...new Set(contradictions.flatMap(({ key }) => (key === 'seitenzahl' ? [] : [key])))],
    ...(serious
      ? red(`${serious.message} Lassen Sie sich den richtigen Wert schriftlich geben.`)
      : yellow('Nicht alle Werte können stimmen. Fragen Sie, welcher gilt.')),
  }
}

/** Values that were not taken because another statement of the exposé makes them impossible: what only the market doubts is no contradiction. */
const BY_EACH_OTHER: readonly FactKey[] = ['etagenzahl', 'etage', 'plz', 'ort', 'schlafzimmer', 'energieklasse', 'energiekennwert', 'energietraeger', 'heizung'] // prettier-ignore

function doubted({ doubts, places }: Sightings): Finding | null {
  const keys = BY_EACH_OTHER.filter(key => doubts[key] !== undefined && (places[key]?.length ?? 0) > 0)
  if (keys.length === 0) return null
  return {
    state: 'belegt',
    answer: [...new Set(keys.map(key => doubts[key]))].join(' '),
    evidence: keys.flatMap(key => places[key]?.slice(0, 1) ?? []),
    inputs: keys,
    ...yellow('Nicht alle Werte können stimmen. Fragen Sie, welcher gilt.'),
  }
}

function noneFound(facts: Facts): Finding {
  const compared = Object.values(facts).filter(fact => fact !== null && fact.mentions > 1).length
  return {
    state: 'berechnet',
    answer: 'Keine gefunden',
    evidence: [],
    formula: `${compared} Angaben mehrfach genannt, verglichen`,
    inputs: [],
    light: 'grün',
  }
}

/**
 * Two values that claim to be the same. Not: a sum beside its parts (price with and without parking, a house beside its two
 * flats), or a value so far off that it rather is a part, or another area, than a rival.
 */
function isSerious({ key, values }: Contradiction): boolean {
  if (!CRUCIAL.includes(key)) return false
  const numbers = values.flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  return numbers.some(more =>
    numbers.some(less => {
      const difference = more - less
      const isPart = numbers.some(other => other !== more && Math.abs(other - difference) <= SAME * more)
      return difference > SERIOUS * more && difference <= RIVAL * more && !isPart
    }),
  )
}
