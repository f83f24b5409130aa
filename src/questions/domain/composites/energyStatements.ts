import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import { isOfBuyer } from '#extraction/domain/given/withGiven.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { energieklasse } from '#finance/domain/energy.ts'
import type { Finding } from '../answer.ts'
import { hasClass } from '../energyClasses.ts'
import { factPhrase } from '../factPhrase.ts'
import { GREEN, unjudged, yellow } from '../verdict.ts'

/** A value on the border may have been rounded into either class. */
const ROUNDING = 1

/** Whether the class is the one of Anlage 10 GModG for the value; null: one of them is not stated. */
export function classMatchesValue(
  { kind, facts, numbers, energieklasse: klasse }: Offer,
  day: CalendarDate,
): Finding | null {
  if (!hasClass({ kind })) return null
  const value = numbers.energiekennwert
  if (value === null || klasse === null || facts.energiekennwert === null) return null
  const possible = [value - ROUNDING, value, value + ROUNDING].map(one => energieklasse(Math.max(one, 0), day))
  const fits = possible.some(one => one === klasse)
  const expected = energieklasse(value, day)
  const said = factPhrase('energiekennwert', facts.energiekennwert)
  return {
    state: 'berechnet',
    answer: fits ? 'Ja, Klasse und Kennwert passen zusammen' : `Nein, zu ${said} gehört Klasse ${expected}`,
    evidence: [],
    formula: `${said} ergibt Klasse ${expected} nach Anlage 10 GModG, genannt ist ${klasse}`,
    inputs: ['energiekennwert', 'energieklasse'],
    ...(fits
      ? GREEN
      : yellow('Klasse und Kennwert widersprechen sich. Lassen Sie sich den Ausweis im Original zeigen.')),
  }
}

/** What § 87 GModG wants in an advertisement once there is a certificate; the class only of a Wohngebäude. */
const DUTIES: readonly (readonly [FactKey, string])[] = [
  ['energieausweisArt', 'Art des Ausweises'],
  ['energiekennwert', 'Endenergiewert'],
  ['energietraeger', 'Energieträger'],
  ['baujahr', 'Baujahr'],
  ['energieklasse', 'Effizienzklasse'],
]
/** Statements that only a certificate makes. */
const FROM_CERTIFICATE: readonly FactKey[] = ['energieausweisArt', 'energiekennwert', 'energieklasse']

/** Which of them are there; null: nothing shows that there is a certificate. A missing one never lowers a grade. */
export function energyDuties({ kind, facts: known }: Offer): Finding | null {
  const duties = hasClass({ kind }) ? DUTIES : DUTIES.filter(([key]) => key !== 'energieklasse')
  const all = hasClass({ kind }) ? 'alle fünf' : 'alle vier'
  // What the buyer states is no statement of the advertisement.
  const facts = {
    ...known,
    ...Object.fromEntries(DUTIES.flatMap(([key]) => (isOfBuyer(known, key) ? [[key, null]] : []))),
  }
  if (FROM_CERTIFICATE.every(key => facts[key] === null)) return null
  const missing = duties.filter(([key]) => facts[key] === null).map(([, name]) => name)
  const there = duties.length - missing.length
  return {
    state: 'berechnet',
    answer: missing.length === 0 ? `Ja, ${all}` : `Nein, es fehlt: ${missing.join(', ')}`,
    evidence: [],
    formula: `${there} von ${duties.length} Pflichtangaben nach § 87 GModG gefunden`,
    inputs: duties.flatMap(([key]) => (facts[key] === null ? [] : [key])),
    ...(missing.length === 0
      ? GREEN
      : unjudged(`Das Gesetz verlangt ${all} Angaben in der Anzeige. Lassen Sie sich den Ausweis schicken.`)),
    ...(missing.length > 0 && { stillOpen: true }),
  }
}
