import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { inEuro } from '#kernel/money.ts'
import { NOTHING_SIGHTED } from '#extraction/domain/sightings/sightings.ts'
import { factsOf, type Stated } from '#questions/domain/offered.fixture.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { assess, type Assessment } from './assess.ts'
import { VERDICT } from './thresholds.ts'

const day = calendarDate('2026-11-22')

function assessed(stated: Stated): Assessment {
  const outcome = assess({
    facts: factsOf(stated),
    ...{ remarks: [], contradictions: [], priceHistory: [], plannedWorks: [], deal: null, units: [], lens: null, day },
    ...{ sightings: NOTHING_SIGHTED, tables: NO_OPERATOR_TABLES },
  })
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.value
}

const COMMON: Stated = {
  ...{ energietraeger: 'Gas', heizung: 'Zentralheizung', energieausweisArt: 'Verbrauch', kaeuferprovision: 3.57 },
  ...{ energieklasse: 'F', energiekennwert: 180, anbieterArt: 'Makler', vermietet: false },
}
const TERRACE: Stated = { ...COMMON, objektart: 'Reihenhaus', plz: '84489', ort: 'Burghausen', wohnflaeche: 130, grundstuecksflaeche: 161, baujahr: 1981 } // prettier-ignore
/** Its year is no matter of money. */
const UNDATED: Stated = { ...COMMON, objektart: 'Etagenwohnung', plz: '60437', ort: 'Frankfurt am Main', wohnflaeche: 82, zustand: 'gepflegt' } // prettier-ignore
const FLAT: Stated = { ...UNDATED, baujahr: 2008 }
const HOUSE: Stated = { ...COMMON, objektart: 'Einfamilienhaus', plz: '81377', ort: 'München', wohnflaeche: 119, baujahr: 1929, zustand: 'gepflegt' } // prettier-ignore
const BLOCK: Stated = { ...COMMON, objektart: 'Mehrfamilienhaus', plz: '28219', ort: 'Bremen', wohnflaeche: 372, einheiten: 6, baujahr: 1955, vermietet: true, jahresnettokaltmiete: 37_944, zustand: 'gepflegt' } // prettier-ignore
const WORN: Stated = { ...TERRACE, zustand: 'sanierungsbedürftig', objektart: 'Einfamilienhaus', plz: '58095', ort: 'Hagen', grundstuecksflaeche: 600 } // prettier-ignore

const PRICES = [150_000, 220_000, 300_000, 390_000, 450_000, 520_000, 640_000, 800_000, 1_100_000, 1_900_000]
const OFFERS = [TERRACE, FLAT, UNDATED, BLOCK, WORN, { ...HOUSE, grundstuecksflaeche: 500 }].flatMap(offer =>
  PRICES.map(kaufpreis => assessed({ ...offer, kaufpreis })),
)

describe('verdict, ceiling and ladder agree', () => {
  test('the ceiling lies within the own range, and below the value after the works less the works', () => {
    for (const { appraisal, worth, money } of OFFERS) {
      const { estimate, renovated } = appraisal
      expect(worth).not.toBeNull()
      if (!worth || !estimate) continue
      expect(worth.ceiling.cents).toBeLessThanOrEqual(estimate.high.cents)
      const { backlog } = money.renovation
      const isUnsound = appraisal.object?.zustand === null || appraisal.object?.zustand === 'sanierungsbedürftig'
      if (!renovated || !backlog.ok || !isUnsound) continue
      const after = 1.1 * inEuro(renovated.value) - inEuro(backlog.value.total.low.amount)
      expect(inEuro(worth.ceiling)).toBeLessThanOrEqual(Math.max(after, inEuro(estimate.mid) / 2))
    }
  })

  test('"Nur bis" means clearly above the price it names, or not below it where only money is open, and within a quarter of what is right, at best where something is open; "Nicht" beyond', () => {
    for (const { verdict, worth, offer } of OFFERS) {
      const asked = offer.numbers.kaufpreis ?? 0
      const share = asked / inEuro(worth?.ceiling ?? { cents: 1 })
      if (verdict.id === 'nur-bis') {
        const reached = verdict.because === 'open' ? worth?.best : worth?.ceiling
        const above = verdict.because === 'open' ? 1 : 1 + VERDICT.indistinct
        expect(asked).toBeGreaterThanOrEqual(inEuro(verdict.limit ?? { cents: 0 }) * above)
        expect(asked).toBeLessThanOrEqual(inEuro(reached ?? { cents: 0 }) / (1 - VERDICT.reachable) + 0.01)
      }
      if (verdict.id === 'nicht') expect(share).toBeGreaterThan(1 / (1 - VERDICT.reachable))
      if (verdict.id === 'weiterverfolgen') expect(share).toBeLessThanOrEqual(1 + VERDICT.indistinct)
    }
    expect(new Set(OFFERS.map(({ verdict }) => verdict.id)).size).toBe(4)
  })

  test('beside "Nicht" there is no ladder, but one sentence with the price at which it would be right', () => {
    for (const { verdict, negotiation } of OFFERS) {
      if (verdict.id !== 'nicht') continue
      expect(negotiation.ok).toBe(false)
      if (negotiation.ok) continue
      expect(negotiation.failure).toMatch(/Richtig wäre der Kauf bis [\d.]+\u00a0€/u)
    }
  })

  test('no rung lies above the ceiling, and the first offer lies below the limit wherever that lies below the asked price', () => {
    for (const { verdict, negotiation, worth, offer } of OFFERS) {
      if (!negotiation.ok || !worth) continue
      const { erstgebot, ziel, schmerzgrenze } = negotiation.value.ladder
      for (const { price } of [erstgebot, ziel, schmerzgrenze])
        expect(price.cents).toBeLessThanOrEqual(worth.ceiling.cents)
      if (verdict.id !== 'nur-bis') continue
      expect(inEuro(schmerzgrenze.price)).toBeLessThan(offer.numbers.kaufpreis ?? 0)
      expect(erstgebot.price.cents).toBeLessThan(schmerzgrenze.price.cents)
    }
  })
})

describe('a house on dear land whose plot is not told', () => {
  test('has no figure and no ladder, but the question', () => {
    const { verdict, worth, negotiation, tippingPoints } = assessed({ ...HOUSE, kaufpreis: 1_000_000 })
    expect(verdict).toMatchObject({ id: 'erst-klaeren', limit: null })
    expect(verdict.sentence).toContain('Grundstücksfläche')
    expect([worth, negotiation.ok]).toEqual([null, false])
    expect(tippingPoints.find(({ light }) => light === 'grün')?.price ?? null).toBeNull()
  })

  test('is red where no plot makes the price right', () => {
    expect(assessed({ ...HOUSE, kaufpreis: 4_000_000 }).verdict).toMatchObject({ id: 'nicht', limit: null })
  })
})
