import { clauses, isMissing, type MailCase, type MailRule, saidAt } from './mailCase.ts'

/** Houses of several tenants, trade and the like are asked by their deal. */
const ONE_TENANT: readonly string[] = ['bestand', 'anteil', 'sonstiges', 'paket']

/** Of a home that is let. */
export const LET_RULES: readonly MailRule[] = [
  {
    urgency: 83,
    covers: ['mietvertrag', 'jahreskaltmiete', 'vermietet', 'mieterstruktur', 'kuendigungssperrfrist', 'kaution', 'mietkonto', 'raeumung', 'verfuegbar-ab'],
    ask: one => {
      const { situation, offer, ownUse } = one
      if (!situation.let || !ONE_TENANT.includes(situation.type)) return null
      const free = offer.texts.bezugsfreiAb
      const noRent = isMissing(one, 'kaltmieteMonat') && isMissing(one, 'jahresnettokaltmiete')
      const leaves = free === null ? 'will der Mieter bleiben oder ausziehen' : `hat der Mieter zum Bezug (${free}) schriftlich gekündigt`
      return `Zur Vermietung: ${clauses([
        ...(noRent ? ['wie hoch ist die Kaltmiete'] : []),
        ...(saidAt(one, ({ rule }) => rule === 'miete-seit') ? ['können Sie mir den Mietvertrag mit Nachträgen schicken'] : ['seit wann läuft der Mietvertrag']),
        ...(saidAt(one, ({ rule }) => rule === 'miete-anpassung') ? [] : ['wann wurde die Miete zuletzt erhöht']),
        ...(hasParking(one) ? ['ist der Stellplatz mitvermietet'] : []),
        leaves,
        ...(ownUse || offer.kind === 'Haus' ? ['gilt für Eigenbedarf eine Sperrfrist'] : []),
      ])}?`
    },
  },
] // prettier-ignore

export function hasParking({ offer }: MailCase): boolean {
  const isPart = offer.deal?.parts.some(({ kind }) => kind === 'stellplatz') === true
  return isPart || (offer.parking !== null && !offer.parking.isNone)
}
