import { euroText } from './euroText.ts'
import { packageTitle } from './packages.ts'

/** How long the contract lasts and how it ends: on the page before ordering and in the confirmation. */
export const DURATION = {
  payment: 'Der Vertrag endet von selbst, sobald alle Analysen verbraucht sind.',
  subscription:
    'Das Abonnement läuft auf unbestimmte Zeit und verlängert sich um je einen Monat. Sie können es jederzeit zum Ende des bezahlten Monats kündigen.',
} as const

/** What was agreed, as the confirmation of the order says it: whole German sentences. */
export function orderTerms(order: {
  readonly package: string
  readonly description: string
  readonly credits: number
  readonly mode: 'payment' | 'subscription'
  /** € in cents, Umsatzsteuer included. */
  readonly listCents: number
  readonly discountCents: number
  readonly grossCents: number
}): string[] {
  const { description, credits, mode, listCents, discountCents, grossCents } = order
  const analyses = credits === 1 ? '1 Analyse' : `${credits} Analysen`
  const name = packageTitle(order.package)
  const discount = discountCents > 0 ? ` (Listenpreis ${euroText(listCents)}, Nachlass ${euroText(discountCents)})` : ''
  const start =
    grossCents === 0
      ? 'Sie müssen nichts bezahlen. Ihre Analysen sind freigeschaltet.'
      : 'Ihre Analysen schalten wir frei, sobald Ihre Zahlung eingegangen ist. Die Rechnung erhalten Sie dann mit einer weiteren E-Mail. Wurde die Bezahlung abgebrochen oder abgelehnt, ist nichts abgebucht und nichts zu tun; in Ihrem Konto steht, was daraus geworden ist.'
  const total = `${euroText(grossCents)} inkl. gesetzlicher Mehrwertsteuer${discount}`
  if (mode === 'payment') {
    return [
      `Bestellt ist das Paket „${name}“ mit ${analyses}: ${description}`,
      `Der Gesamtpreis ist ${total}. Weitere Kosten entstehen nicht. ${DURATION.payment}`,
      start,
    ]
  }
  return [
    `Bestellt ist das Abonnement „${name}“ mit ${analyses} je Monat: ${description}`,
    `Der Preis für den ersten Monat ist ${total}, für jeden weiteren Monat ${euroText(listCents)} inkl. gesetzlicher Mehrwertsteuer. Weitere Kosten entstehen nicht.`,
    DURATION.subscription,
    start,
  ]
}
