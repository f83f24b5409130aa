import { germanDay } from '#kernel/calendarDate.ts'
import { euroText } from './euroText.ts'
import { type TaxedAmount, VAT_PERCENT } from './invoiceAmounts.ts'
import { type InvoiceBuyer, type InvoiceContent, suppliedOn } from './invoiceContent.ts'
import { paymentMeans } from './invoicePaymentMeans.ts'
import { sellerTax } from './invoiceSellerTax.ts'
import type { Seller } from './seller.ts'

/** What the template draws: nothing but text in its places. */
export interface InvoicePage {
  readonly title: string
  readonly seller: { readonly name: string; readonly line: string }
  readonly buyer: readonly string[]
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly heads: readonly string[]
  readonly rows: readonly InvoiceRow[]
  readonly total: InvoiceRow
  readonly notes: readonly string[]
  /** Columns of lines at the foot of the page. */
  readonly foot: readonly (readonly string[])[]
}

interface InvoiceRow {
  readonly text: string
  /** In small print below; null: nothing. */
  readonly detail: string | null
  readonly amounts: readonly [net: string, vat: string, gross: string]
}

const TITLE = {
  invoice: 'Rechnung',
  cancellation: 'Stornorechnung',
  correction: 'Rechnungskorrektur',
} as const satisfies Record<InvoiceContent['kind'], string>

/** What the document calls itself. */
export function invoiceTitle({ kind }: Pick<InvoiceContent, 'kind'>): string {
  return TITLE[kind]
}

export function invoicePage(invoice: InvoiceContent): InvoicePage {
  const { kind, number, issuedOn, cancels, seller, contractId, period, list, discount, total } = invoice
  return {
    title: `${TITLE[kind]} ${number}`,
    seller: { name: seller.name, line: `${seller.name} · ${seller.street} · ${seller.zip} ${seller.city}` },
    buyer: buyerLines(invoice.buyer),
    facts: [
      [`${TITLE[kind]} Nr.`, number],
      ['Datum', germanDay(issuedOn)],
      period
        ? ['Leistungszeitraum', `${germanDay(period.from)}\u00a0– ${germanDay(period.until)}`]
        : ['Leistungsdatum', germanDay(suppliedOn(invoice))],
      ...(cancels ? [['Zur Rechnung', cancels.number] as const] : []),
      ['Vertragsnummer', contractId],
    ],
    heads: ['Leistung', 'Netto', `USt ${VAT_PERCENT}\u00a0%`, 'Brutto'],
    rows: [
      { text: invoice.item, detail: invoice.description, amounts: amountsOf(list) },
      ...(discount ? [{ text: discountText(invoice), detail: null, amounts: amountsOf(negative(discount)) }] : []),
    ],
    total: {
      text: kind === 'invoice' ? 'Rechnungsbetrag' : 'Erstattungsbetrag',
      detail: `enthält ${VAT_PERCENT}\u00a0% Umsatzsteuer`,
      amounts: amountsOf(total),
    },
    notes: notesOf(invoice),
    foot: footOf(seller),
  }
}

function buyerLines({ name, address }: InvoiceBuyer): string[] {
  if (!address) return [name]
  const country = address.country === 'DE' ? [] : [germanCountry.of(address.country) ?? address.country]
  return [name, address.street, `${address.zip} ${address.city}`, ...country]
}

function discountText({ promoCode }: InvoiceContent): string {
  return promoCode === null ? 'Nachlass' : `Nachlass mit Promo-Code ${promoCode}`
}

function notesOf({ kind, cancels, method, total }: InvoiceContent): string[] {
  if (cancels) {
    const original = `${cancels.number} vom ${germanDay(cancels.issuedOn)}`
    return [
      kind === 'cancellation'
        ? `Diese Stornorechnung hebt die Rechnung ${original} vollständig auf.`
        : `Diese Rechnungskorrektur nimmt einen Teil der Rechnung ${original} zurück.`,
      'Der Betrag geht auf dem Weg an Sie zurück, auf dem Sie bezahlt haben.',
    ]
  }
  if (total.grossCents === 0) return ['Es ist nichts zu bezahlen.']
  const by = method === null ? '' : ` (${paymentMeans(method).label})`
  return [`Der Rechnungsbetrag ist bereits bezahlt${by}. Bitte überweisen Sie nichts.`]
}

function footOf(seller: Seller): string[][] {
  const tax = sellerTax(seller)
  const named = (label: string, value: string | null) => (value === null ? [] : [`${label}${value}`])
  return [
    [seller.name, seller.street, `${seller.zip} ${seller.city}`],
    [...named('E-Mail: ', seller.email), ...named('Telefon: ', seller.phone)],
    [...named('', seller.represented), ...named('', seller.register), `${tax.label}: ${tax.id}`],
  ]
}

const germanCountry = new Intl.DisplayNames(['de-DE'], { type: 'region' })

function amountsOf({ netCents, vatCents, grossCents }: TaxedAmount): InvoiceRow['amounts'] {
  return [euros(netCents), euros(vatCents), euros(grossCents)]
}

function negative({ netCents, vatCents, grossCents }: TaxedAmount): TaxedAmount {
  return { netCents: -netCents, vatCents: -vatCents, grossCents: -grossCents }
}

/** With a real minus sign. */
function euros(cents: number): string {
  return euroText(cents).replace('-', '\u2212')
}
