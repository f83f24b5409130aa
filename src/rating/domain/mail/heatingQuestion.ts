import { yearOf } from '#kernel/calendarDate.ts'
import type { HeatSource } from '#extraction/domain/values/heating.ts'
import { hasClass } from '#questions/domain/energyClasses.ts'
import { isMissing, isSpoken, type MailCase } from './mailCase.ts'

const DELIVERY = 'Wie lange läuft der Vertrag über die Wärmelieferung, und was kosten Grundpreis und Kilowattstunde'
/** What each way of heating makes one ask; the first that fits. */
const BY_SOURCE: readonly (readonly [HeatSource, string])[] = [
  ['nachtspeicher', 'Aus welchem Jahr sind die Nachtspeicheröfen, enthalten sie Asbest, und sind vorhandene Kamine vom Schornsteinfeger abgenommen'],
  ['oel', 'Wie alt sind Ölheizung und Tank, wann wurden sie zuletzt geprüft, und wie viel Öl wird im Jahr verbraucht'],
  ['kohle', 'Wie alt ist die Heizung mit Kohle, und womit kann stattdessen geheizt werden'],
  ['fernwaerme', DELIVERY],
  ['bhkw', DELIVERY],
  ['holz', 'Wie alt und in welchem Zustand ist die Heizung mit Holz, gehört sie zum Haus oder wird Wärme geliefert, und was kostet sie im Jahr'],
] // prettier-ignore

/** Where the exposé names the year of the heating, its age is not asked again. */
const AGE_KNOWN: Readonly<Partial<Record<HeatSource, string>>> = {
  nachtspeicher: 'Enthalten die Nachtspeicheröfen Asbest, und sind vorhandene Kamine vom Schornsteinfeger abgenommen',
  oel: 'Wie alt ist der Tank, wann wurden beide zuletzt geprüft, und wie viel Öl wird im Jahr verbraucht',
  kohle: 'Womit kann statt mit Kohle geheizt werden',
  holz: 'In welchem Zustand ist sie, gehört sie zum Haus oder wird Wärme geliefert, und was kostet sie im Jahr',
}

/** From this age on the next heating is near. */
const OLD = 20

/** About the heating that the exposé names; null: it gives no cause. */
export function heatingQuestion(one: MailCase): string | null {
  const { offer, situation, day } = one
  const year = offer.numbers.heizungBaujahr
  const { heatSources } = situation
  const own = BY_SOURCE.find(([source]) => heatSources.includes(source))
  if (own && year !== null && own[0] in AGE_KNOWN) return `Die Heizung ist von ${year}: ${AGE_KNOWN[own[0]] ?? ''}?`
  if (own) return `${own[1]}?`
  if (year !== null && yearOf(day) - year >= OLD) {
    const served = isSpoken(one, 'heizungGewartet') ? 'Steht' : 'Wann wurde sie zuletzt gewartet, steht'
    return `Die Heizung ist von ${year}: ${served} ein Ersatz an, und was würde er kosten?`
  }
  return null
}

/** A house that stands: what is only built or ordered has no age and no certificate yet. */
export function isStanding({ situation }: MailCase): boolean {
  return !situation.nothingBuilt && !situation.developer
}

/** The exposé names no value of the certificate, or nothing that heats. */
export function lacksEnergyFacts(one: MailCase): boolean {
  return lacksCertificate(one) || lacksHeating(one)
}

/** § 79 (4) GEG: a monument needs none, and says so. */
export function isExempt({ remarks, offer }: Pick<MailCase, 'remarks' | 'offer'>): boolean {
  const isSaid = (name: string) => remarks.some(({ rule }) => rule === name)
  return isSaid('energieausweis-denkmal') || (offer.flags.denkmalschutz === true && isSaid('energieausweis-unnoetig'))
}

function lacksCertificate(one: MailCase): boolean {
  return !isExempt(one) && isMissing(one, 'energiekennwert') && isMissing(one, 'energieklasse')
}

function lacksHeating(one: MailCase): boolean {
  return isMissing(one, 'heizung') && isMissing(one, 'energietraeger')
}

/** About heating and certificate together; null: neither is missing. */
export function energyQuestion(one: MailCase): string | null {
  if (!isStanding(one) || !lacksEnergyFacts(one)) return null
  const heating = lacksHeating(one)
    ? 'Womit und mit welcher Anlage aus welchem Jahr wird geheizt?'
    : (heatingQuestion(one) ?? yearQuestion(one))
  if (!lacksCertificate(one)) return heating
  return heating === null
    ? `Können Sie mir den Energieausweis mit ${hasClass(one.offer) ? 'Art, Kennwert und Klasse' : 'Art und Kennwert'} schicken?`
    : `${heating.slice(0, -1)}, und können Sie mir den Energieausweis mit ${hasClass(one.offer) ? 'Kennwert und Klasse' : 'Kennwert'} schicken?`
}

function yearQuestion({ offer }: MailCase): string | null {
  const { numbers, texts } = offer
  return numbers.heizungBaujahr === null
    ? `Aus welchem Jahr ist die Heizung (${texts.heizung ?? texts.energietraeger ?? ''})?`
    : null
}
