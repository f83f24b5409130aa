import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { extract } from '#extraction/domain/extract.ts'
import { type Offer, offerOf } from '#extraction/domain/offer.ts'
import { page } from '#extraction/domain/typeset.fixture.ts'
import { moneyOf } from '../moneyPlan.ts'
import { offerWith } from '../offer.fixture.ts'
import { assumptionsOf } from './assumptions.ts'
import { homeOf } from './home.ts'
import { parkingOf } from './parking.ts'
import { NO_STATED_TERMS, statedTermsOf } from './statedTerms.ts'

const today = calendarDate('2026-11-20')

/** Price and parking space with the words that state them. */
function quotedOffer(price: string, parking: string): Offer {
  const offer = offerWith({ kaufpreis: 225_000, stellplatzPreis: 20_000 })
  const quoted = (key: 'kaufpreis' | 'stellplatzPreis', quote: string) => {
    const fact = offer.facts[key]
    return fact && { ...fact, evidence: [{ page: 1, quote, box: [0, 0, 1, 1] as const }] }
  }
  const facts = {
    ...offer.facts,
    kaufpreis: quoted('kaufpreis', price),
    stellplatzPreis: quoted('stellplatzPreis', parking),
  }
  return offerOf(facts)
}

describe('a parking space with a price of its own', () => {
  test.each([
    ['beside the flat’s price', 'KP Eigentumswohnung: 225.000,00 €', 'KP TG - Stellplatz 20.000,00 €', 20_000, false],
    ['zzgl.', '225.000 €', 'zzgl. Stellplatz 20.000 €', 20_000, true],
    ['each', '225.000 €', 'je 20.000 €', 40_000, false],
    ['in the price of all', 'Kaufpreis GESAMT 225.000,00 €', 'Kaufpreis TG 20.000,00 €', null, true],
    ['in the price with it', '225.000 € inkl. Stellplatz', '20.000 €', null, true],
    [
      'that cannot be left',
      '225.000 €',
      'Die Wohnung kann nur mit Stellplatz für 20.000 € gekauft werden',
      20_000,
      true,
    ],
    ['that may not be deselected', '225.000 €', 'Er kostet 20.000 € und kann nicht abgewählt werden', 20_000, true],
    ['by duty', '225.000 €', 'Pflichtstellplatz 20.000 €', 20_000, true],
    ['without duty', '225.000 €', 'Der Kauf des Stellplatzes (20.000 €) ist nicht verpflichtend', null, true],
    ['not only with the home', '225.000 €', 'kann nicht nur mit der Wohnung für 20.000 € erworben werden', null, true],
    ['the buyer may', '225.000 €', 'Stellplätze können zusätzlich für 20.000 € erworben werden', null, true],
  ])('%s', (_name, price, own, extra, certain) => {
    const found = parkingOf(quotedOffer(price, own), euro(20_000), 2, NO_STATED_TERMS)
    expect(found?.extra ? inEuro(found.extra.amount) : null).toBe(extra)
    expect(found?.certain).toBe(certain)
    expect(found?.note).toContain('20.000')
  })

  test('that must be bought too is on top whatever it is called', () => {
    const must = parkingOf(quotedOffer('225.000 €', 'Der Stellplatz kann nur'), euro(20_000), 1, {
      ...NO_STATED_TERMS,
      parkingExtra: true,
    })
    expect(must).toMatchObject({ certain: true, extra: { amount: euro(20_000), basis: 'law' } })
  })

  test('is a line of its own in the investment, and tax, loan and own funds follow both', () => {
    const offer = offerWith({ objektart: 'Wohnung', kaufpreis: 379_000, stellplatzPreis: 19_500, kaeuferprovision: 0 })
    const more = { land: 'BW', laender: ['BW'], marketRent: null, buildingShare: null, renewed: {} } as const
    const plan = moneyOf({ offer, ...more, assumptions: assumptionsOf(today) }, euro(379_000), today)
    if (!plan.purchaseCosts.ok || !plan.investment.ok || !plan.financing.ok) throw new Error('no plan')
    expect(plan.price).toEqual(euro(379_000))
    expect(plan.investment.value.mid.parts.slice(0, 2)).toMatchObject([
      { label: 'Kaufpreis', amount: euro(379_000) },
      { label: 'Stellplatz', amount: euro(19_500) },
    ])
    expect(inEuro(plan.purchaseCosts.value.tax.mid.amount)).toBe(0.05 * 398_500)
    expect(inEuro(plan.financing.value.loan.principal)).toBe(0.8 * 398_500)
    expect(plan.financing.value.ownFunds.mid.parts[0]).toMatchObject({ label: 'Kaufpreis mit Stellplatz' })
  })

  test.each([
    ['Hinzu kommen 32.000 € für den Tiefgaragenstellplatz, der mit der Wohnung erworben werden muss.', 32_000],
    ['Zwingend mitzuerwerben: Stellplatz TG Nr. 14 zu 32.000 €', 32_000],
    ['Tiefgaragenstellplatz 32.000 € zwingend mitzuerwerben', 32_000],
    ['Pro Wohnung wird ein Stellplatz für 32.000 € mit erworben.', 32_000],
    ['Stellplatz: 32.000 €; der Kauf ohne Stellplatz ist baurechtlich nicht vorgesehen.', 32_000],
    ['Stellplatz auf Wunsch: 32.000 €', null],
  ])('however it is named, what must be bought is in the sum: %s', (line, extra) => {
    const lines = [
      '# Eigentumswohnung zum Kauf',
      'Wohnfläche 78 m², 3 Zimmer, keine Käuferprovision',
      'Kaufpreis: 429.000 €',
    ]
    const { facts, deal, remarks } = extract([page([...lines, line])], today)
    if (!facts) throw new Error('refused')
    const { parking } = homeOf(offerOf(facts, deal), today, statedTermsOf(remarks, deal, today))
    expect(parking?.extra ? inEuro(parking.extra.amount) : null).toBe(extra)
  })
})

describe('rent and price are of the same thing', () => {
  const yieldOf = (...more: string[]) => {
    const lines = ['# Eigentumswohnung zum Kauf', '', 'Vermietet seit 2015. Hausgeld 305 € monatlich', 'Kaufpreis Wohnung: 289.000 €', 'Kaufpreis TG-Platz: 18.000 €, zusammen 307.000 €', 'Wohnfläche: 68,4 m²', 'Kaltmiete Wohnung: 702 €'] // prettier-ignore
    const { facts, deal, remarks } = extract([page([...lines, ...more])], today)
    if (!facts) throw new Error('refused')
    const offer = offerOf(facts, deal)
    const input = { offer, land: null, laender: [], marketRent: null, buildingShare: null, renewed: { said: statedTermsOf(remarks, deal, today) }, assumptions: assumptionsOf(today, { lens: 'kapitalanlage' }) } as const // prettier-ignore
    const { cashflow } = moneyOf(input, euro(289_000), today)
    if (!cashflow.ok) throw new Error(cashflow.failure)
    return cashflow.value.year.mid.metrics.bruttomietrendite.formula
  }

  test('the rent of the space joins that of the flat where both prices do', () => {
    expect(yieldOf('Miete TG-Platz: 45 €')).toMatch(/8\.964.*÷ \(289\.000.*\+ 18\.000/u)
  })

  test('where it is not stated, the price of the space is paid all the same', () => {
    expect(yieldOf()).toMatch(/8\.424.*÷ \(289\.000.*\+ 18\.000/u)
  })
})
