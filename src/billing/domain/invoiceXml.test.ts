import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { complaintsAbout } from './en16931.fixture.ts'
import { invoiceCancellation } from './invoiceCancellation.ts'
import { calendarDate } from '#kernel/calendarDate.ts'
import { invoiceXml } from './invoiceXml.ts'
import { everyInvoice, paid, SELLER } from './invoices.fixture.ts'
import { priceWith } from './price.ts'

const named = everyInvoice().map(invoice => ({
  invoice,
  name: `${invoice.kind} over ${invoice.total.grossCents} cents`,
}))

test.each(named)('$name is valid by schema and rules', ({ invoice }) => {
  expect(complaintsAbout(invoiceXml(invoice))).toEqual([])
})

const price = fc.integer({ min: 1, max: 10_000_000 })
const promo = fc.oneof(
  fc.record({ discountType: fc.constant('percentage' as const), amount: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ discountType: fc.constant('fixed_amount' as const), amount: fc.integer({ min: 1, max: 10_000_000 }) }),
  fc.constant(null),
)

test('every price with every promo code gives a valid invoice, and so do the parts in which it goes back', () => {
  fc.assert(
    fc.property(price, promo, fc.double({ min: 0, max: 1, noNaN: true }), (list, code, share) => {
      const { grossCents } = priceWith(list, code)
      const invoice = paid({ listCents: list, paidCents: grossCents })
      expect(complaintsAbout(invoiceXml(invoice))).toEqual([])
      const first = Math.round(grossCents * share)
      const parts = [first, grossCents - first].filter(cents => cents > 0)
      const issuedOn = calendarDate('2026-12-01')
      const backs = parts.map((backCents, index) =>
        invoiceCancellation(invoice, { number: `RE-2026-${index}`, issuedOn, backCents, beforeCents: index * first }),
      )
      for (const back of backs) expect(complaintsAbout(invoiceXml(back))).toEqual([])
      if (backs.length === 0) return
      for (const key of ['netCents', 'vatCents', 'grossCents'] as const) {
        expect(backs.reduce((sum, { total }) => sum + total[key], 0)).toBe(0 - invoice.total[key])
      }
    }),
    { numRuns: 300 },
  )
})

test('words of anybody stay words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), text => {
      const name = `x${text}`
      const buyer = { name, address: { street: name, zip: name, city: name, country: 'AT' } }
      expect(complaintsAbout(invoiceXml(paid({ buyer, promoCode: name })))).toEqual([])
    }),
    { numRuns: 200 },
  )
  const xml = invoiceXml(paid({ buyer: { name: '</ram:Name><x a="1">&amp;', address: null } }))
  expect(xml).toContain('<ram:Name>&#60;/ram:Name&#62;&#60;x a=&#34;1&#34;&#62;&#38;amp;</ram:Name>')
})

describe('the check itself', () => {
  const xml = invoiceXml(paid())

  test.each([
    ['a tax that is two cents off', '3.18</ram:CalculatedAmount>', '3.20</ram:CalculatedAmount>', 'BR-CO-17, BR-S-09'],
    ['a sum that is a cent off', '19.92</ram:GrandTotalAmount>', '19.93</ram:GrandTotalAmount>', 'BR-CO-15'],
    ['a line that is a cent off', '16.74</ram:LineTotalAmount>\n', '16.75</ram:LineTotalAmount>\n', 'line total'],
    ['three decimals', '20.92<', '20.920<', 'BR-DEC'],
    ['a seller without tax number', 'schemeID="VA"', 'schemeID="XX"', 'BR-CO-26, BR-S-02'],
  ])('finds %s', (_, right, wrong, rule) => {
    expect(complaintsAbout(xml.replace(right, wrong))).toContain(rule)
  })

  test('finds elements in the wrong order', () => {
    const wrong = xml.replace(/(<ram:ID>RE.*<\/ram:ID>)\s*(<ram:TypeCode>380<\/ram:TypeCode>)/, '$2$1')
    expect(complaintsAbout(wrong).join()).toMatch(/not expected/)
  })
})

test('a Steuernummer stands where there is no USt-IdNr., and a hint where there is neither', () => {
  const taxOf = (changes: object) =>
    /<ram:SpecifiedTaxRegistration>\s*(.*)/.exec(invoiceXml(paid({ seller: { ...SELLER, ...changes } })))?.[1]
  expect(taxOf({})).toBe('<ram:ID schemeID="VA">DE123456789</ram:ID>')
  expect(taxOf({ vatId: null, taxNumber: '30/123/45678' })).toBe('<ram:ID schemeID="FC">30/123/45678</ram:ID>')
  expect(taxOf({ vatId: null })).toBe('<ram:ID schemeID="FC">bitte in der Konfiguration eintragen</ram:ID>')
})
