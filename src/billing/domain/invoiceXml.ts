import type { CalendarDate } from '#kernel/calendarDate.ts'
import { escaped } from '#kernel/markup.ts'
import { VAT_PERCENT } from './invoiceAmounts.ts'
import { type InvoiceBuyer, type InvoiceContent, suppliedOn } from './invoiceContent.ts'
import { paymentMeans } from './invoicePaymentMeans.ts'
import { sellerTax } from './invoiceSellerTax.ts'
import type { Seller } from './seller.ts'

/** UNTDID 1001 (BT-3). 384 corrects an invoice that it names, with amounts below 0. */
const TYPE_CODE = { invoice: '380', cancellation: '384', correction: '384' } as const satisfies Record<
  InvoiceContent['kind'],
  string
>
const COUNTRY = 'DE'
const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/**
 * The invoice as data: UN/CEFACT Cross Industry Invoice D16B by EN 16931, which Factur-X and ZUGFeRD embed. Beside the
 * elements are the business terms (BT) of the norm; their order is that of its schema.
 */
export function invoiceXml(invoice: InvoiceContent): string {
  const { number, kind, issuedOn } = invoice
  return xmlDocument(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', 'urn:cen.eu:en16931:2017')]), // BT-24
        ]),
        element('rsm:ExchangedDocument', [
          element('ram:ID', number), // BT-1
          element('ram:TypeCode', TYPE_CODE[kind]), // BT-3
          element('ram:IssueDateTime', [date(issuedOn)]), // BT-2
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          line(invoice),
          agreement(invoice),
          element('ram:ApplicableHeaderTradeDelivery', [
            element('ram:ActualDeliverySupplyChainEvent', [
              element('ram:OccurrenceDateTime', [date(suppliedOn(invoice))]), // BT-72
            ]),
          ]),
          settlement(invoice),
        ]),
      ],
      NAMESPACES,
    ),
  )
}

function line({ item, description, list, discount, total, promoCode }: InvoiceContent): XmlElement {
  // A price is never below 0 (BR-27); what goes back is a quantity below 0.
  const goesBack = total.grossCents < 0
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', '1')]), // BT-126
    element('ram:SpecifiedTradeProduct', [
      element('ram:Name', item), // BT-153
      element('ram:Description', description), // BT-154
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', amount(Math.abs(list.netCents)))]), // BT-146
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', goesBack ? '-1' : '1', { unitCode: 'C62' }), // BT-129, BT-130: one piece
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      tax([], []), // BT-151, BT-152
      discount &&
        element('ram:SpecifiedTradeAllowanceCharge', [
          element('ram:ChargeIndicator', [element('udt:Indicator', 'false')]),
          element('ram:ActualAmount', amount(discount.netCents)), // BT-136
          element('ram:ReasonCode', '95'), // BT-140: discount
          element('ram:Reason', promoCode === null ? 'Nachlass' : `Promo-Code ${promoCode}`), // BT-139
        ]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', amount(total.netCents)), // BT-131
      ]),
    ]),
  ])
}

function agreement({ seller, buyer, contractId }: InvoiceContent): XmlElement {
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:SellerTradeParty', sellerParty(seller)),
    element('ram:BuyerTradeParty', buyerParty(buyer)),
    element('ram:ContractReferencedDocument', [element('ram:IssuerAssignedID', contractId)]), // BT-12
  ])
}

function sellerParty(seller: Seller): (XmlElement | null)[] {
  const legal = [seller.represented, seller.register].filter(text => text !== null).join(' · ')
  const { id, scheme } = sellerTax(seller)
  return [
    element('ram:Name', seller.name), // BT-27
    legal === '' ? null : element('ram:Description', legal), // BT-33
    element('ram:PostalTradeAddress', [
      element('ram:PostcodeCode', seller.zip), // BT-38
      element('ram:LineOne', seller.street), // BT-35
      element('ram:CityName', seller.city), // BT-37
      element('ram:CountryID', COUNTRY), // BT-40
    ]),
    element('ram:URIUniversalCommunication', [element('ram:URIID', seller.email, { schemeID: 'EM' })]), // BT-34
    element('ram:SpecifiedTaxRegistration', [element('ram:ID', id, { schemeID: scheme })]), // BT-31 or BT-32
  ]
}

function buyerParty({ name, address }: InvoiceBuyer): (XmlElement | null)[] {
  return [
    element('ram:Name', name), // BT-44
    // The norm wants an address with a country (BR-10, BR-11) also where the law wants none.
    element('ram:PostalTradeAddress', [
      address && element('ram:PostcodeCode', address.zip), // BT-53
      address && element('ram:LineOne', address.street), // BT-50
      address && element('ram:CityName', address.city), // BT-52
      element('ram:CountryID', address?.country ?? COUNTRY), // BT-55
    ]),
  ]
}

function settlement({ method, period, total, cancels }: InvoiceContent): XmlElement {
  const means = method === null ? null : paymentMeans(method)
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:InvoiceCurrencyCode', 'EUR'), // BT-5
    means &&
      element('ram:SpecifiedTradeSettlementPaymentMeans', [
        element('ram:TypeCode', means.code), // BT-81
        element('ram:Information', means.label), // BT-82
      ]),
    tax(
      [element('ram:CalculatedAmount', amount(total.vatCents))], // BT-117
      [element('ram:BasisAmount', amount(total.netCents))], // BT-116
    ),
    period &&
      element('ram:BillingSpecifiedPeriod', [
        element('ram:StartDateTime', [date(period.from)]), // BT-73
        element('ram:EndDateTime', [date(period.until)]), // BT-74
      ]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      element('ram:LineTotalAmount', amount(total.netCents)), // BT-106
      element('ram:TaxBasisTotalAmount', amount(total.netCents)), // BT-109
      element('ram:TaxTotalAmount', amount(total.vatCents), { currencyID: 'EUR' }), // BT-110
      element('ram:GrandTotalAmount', amount(total.grossCents)), // BT-112
      element('ram:TotalPrepaidAmount', amount(total.grossCents)), // BT-113: paid before it was issued
      element('ram:DuePayableAmount', amount(0)), // BT-115
    ]),
    cancels &&
      element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', cancels.number), // BT-25
        element('ram:FormattedIssueDateTime', [date(cancels.issuedOn, 'qdt')]), // BT-26
      ]),
  ])
}

/** Umsatzsteuer at its standard rate; what comes before and after its type, the schema wants there. */
function tax(before: readonly XmlElement[], after: readonly XmlElement[]): XmlElement {
  return element('ram:ApplicableTradeTax', [
    ...before,
    element('ram:TypeCode', 'VAT'),
    ...after,
    element('ram:CategoryCode', 'S'), // BT-118, BT-151
    element('ram:RateApplicablePercent', String(VAT_PERCENT)), // BT-119, BT-152
  ])
}

/** As CCYYMMDD, which is format 102. */
function date(day: CalendarDate, prefix: 'udt' | 'qdt' = 'udt'): XmlElement {
  return element(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' })
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** An element with its attributes and what is in it: text, or elements; null is left out. */
interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string | readonly (XmlElement | null)[]
}

function element(name: string, content: XmlElement['content'], attributes: XmlElement['attributes'] = {}): XmlElement {
  return { name, attributes, content }
}

/** The document in UTF-8. */
function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`
}

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')
  if (typeof content === 'string') return `${indent}<${start}>${escaped(content)}</${name}>`
  const inside = content.flatMap(one => (one ? [written(one, `${indent}  `)] : []))
  return `${indent}<${start}>\n${inside.join('\n')}\n${indent}</${name}>`
}
