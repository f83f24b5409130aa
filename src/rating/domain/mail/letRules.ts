import { asks, clauses, hasOverlay, isMissing, type MailCase, type MailRule } from './mailCase.ts'
import { isTold, openOf } from './matters.ts'

/** Houses of several tenants, trade and the like are asked by their deal. */
const ONE_TENANT: readonly string[] = ['bestand', 'anteil', 'sonstiges', 'paket']

/** Of a home that is let. */
export const LET_RULES: readonly MailRule[] = [
  asks(83, ['mietvertrag', 'jahreskaltmiete', 'vermietet', 'mieterstruktur', 'kuendigungssperrfrist', 'kaution', 'mietkonto', 'raeumung', 'verfuegbar-ab'], one => {
      const { situation, offer, ownUse } = one
      // An operator's lease is asked for by its own rule: nobody lives there whom it could be about.
      if (!situation.let || !ONE_TENANT.includes(situation.type) || hasOverlay(one, 'betreiber')) return null
      // Of a house that is let in part the day is that of the other part.
      const free = offer.vermietet === 'teilweise' ? null : offer.texts.bezugsfreiAb
      const noRent = isMissing(one, 'kaltmieteMonat') && isMissing(one, 'jahresnettokaltmiete')
      const leaves = free === null ? 'will der Mieter bleiben oder ausziehen' : `hat der Mieter zum Bezug (${free}) schriftlich gekündigt`
      return `Zur Vermietung: ${clauses([
        ...(noRent ? ['wie hoch ist die Kaltmiete'] : []),
        ...(isTold(one, 'mietbeginn') ? ['können Sie mir den Mietvertrag mit Nachträgen schicken'] : []),
        ...openOf(one, [
          ['mietbeginn', 'seit wann läuft der Mietvertrag'],
          ['mieterhoehung', 'wann wurde die Miete zuletzt erhöht'],
          ...(hasParking(one) ? [['stellplatzMiete', 'ist der Stellplatz mitvermietet'] as const] : []),
          // Who buys the rent wants the tenant to stay.
          ...(ownUse || free !== null || !isTold(one, 'mietende') ? [[free === null ? 'mieterBleibt' as const : 'kuendigungDesMieters' as const, leaves] as const] : []),
          ...(ownUse || offer.kind === 'Haus' ? [['eigenbedarf', 'gilt für Eigenbedarf eine Sperrfrist'] as const] : []),
        ]),
      ])}?`
    }),
] // prettier-ignore

export function hasParking({ offer }: MailCase): boolean {
  const isPart = offer.deal?.parts.some(({ kind }) => kind === 'stellplatz') === true
  return isPart || (offer.parking !== null && !offer.parking.isNone)
}
