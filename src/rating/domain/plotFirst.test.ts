import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { inEuro } from '#kernel/money.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { NOTHING_SIGHTED } from '#extraction/domain/sightings/sightings.ts'
import { factsOf, type Stated } from '#questions/domain/offered.fixture.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { assess, type Assessment } from './assess.ts'

const HOUSE: Stated = { objektart: 'Einfamilienhaus', plz: '81377', ort: 'München', wohnflaeche: 119, baujahr: 1929, zustand: 'gepflegt', energieklasse: 'F', kaufpreis: 1_895_000 } // prettier-ignore
const LAND = { value: 2_400, source: 'Bodenrichtwerte des Betreibers', stand: '2026-01-01' }

function assessed(stated: Stated, land = false, remarks: readonly Remark[] = []): Assessment {
  const tables = land
    ? { ...NO_OPERATOR_TABLES, land: [{ plz: '81377', kreis: null, low: LAND.value, mid: LAND.value, high: LAND.value, source: LAND.source, stand: LAND.stand }] } // prettier-ignore
    : NO_OPERATOR_TABLES
  const given = { contradictions: [], priceHistory: [], plannedWorks: [], deal: null, units: [], lens: null }
  const outcome = assess({ ...given, facts: factsOf(stated), remarks, sightings: NOTHING_SIGHTED, tables, day: calendarDate('2026-11-22') }) // prettier-ignore
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.value
}

describe('a house in a dear place whose plot is not told', () => {
  test.each([
    ['may be worth a price that its land may carry', HOUSE, 'erst-klaeren'],
    [
      'even let: land may carry what no rent does',
      { ...HOUSE, vermietet: true, kaltmieteMonat: 3_200 },
      'erst-klaeren',
    ],
    ['is too dear where no plot explains it', { ...HOUSE, kaufpreis: 9_000_000 }, 'nicht'],
    ['with its plot told it is judged by it', { ...HOUSE, grundstuecksflaeche: 400 }, 'nicht'],
  ] as const)('%s', (_name, stated, id) => {
    expect(assessed(stated).verdict.id).toBe(id)
  })

  test('above our whole range says what is right at most on a usual plot, and calls it in reach of nothing', () => {
    const { verdict, appraisal, answers } = assessed(HOUSE)
    const high = inEuro(appraisal.estimate!.high)
    expect(1_895_000).toBeGreaterThan(high)
    expect(inEuro(verdict.exceeds!.most)).toBeLessThanOrEqual(high)
    expect(verdict.sentence).toMatch(
      /^Erst klären, und so oder so nicht zu diesem Preis: Mehr als [\d.]+\s€ sind nicht richtig, selbst im günstigsten Fall bei einem Grundstück üblicher Größe; gefordert sind 1\.895\.000\s€\./u,
    )
    const excessive = answers.find(({ id }) => id === 'preis-ueberhoeht')
    expect(excessive?.answer).toMatch(/^Zu hoch, über dem oberen Ende unserer Spanne: /u)
    // "1.895.000 € ≤ 3.264.000 €" called any price reachable.
    const threshold = /[>≤] ([\d.]+)/u.exec(excessive?.formula ?? '')?.[1]?.replaceAll('.', '')
    expect(Number(threshold)).toBeLessThanOrEqual(high / 0.75 + 1_000)
    expect(assessed({ ...HOUSE, kaufpreis: Math.floor(high) - 1_000 }).verdict.exceeds).toBeUndefined()
  })

  test('names the plot from which the price can be explained, where a price of land is known', () => {
    const { verdict, worth } = assessed(HOUSE, true)
    expect(worth).toBeNull()
    const plot = Number(/ab etwa ([\d.]+)\u00a0m² Grundstück erklärbar/u.exec(verdict.sentence)?.[1]?.replace('.', ''))
    expect(plot % 50).toBe(0)
    // The usual plot of 590 m² and the rest of the price in land.
    expect(plot).toBeGreaterThan(800)
    expect(plot).toBeLessThan(1_200)
    const dearer = assessed({ ...HOUSE, kaufpreis: 2_400_000 }, true).verdict.sentence
    expect(Number(/ab etwa ([\d.]+)/u.exec(dearer)?.[1]?.replace('.', ''))).toBeGreaterThan(plot)
    expect(assessed(HOUSE).verdict.sentence).not.toContain('erklärbar')
    expect(assessed({ ...HOUSE, kaufpreis: 500_000 }, true).verdict.sentence).not.toContain('erklärbar')
  })

  test('never worse than with any plot told', () => {
    for (const kaufpreis of [600_000, 1_200_000, 1_900_000, 2_600_000]) {
      const told = [300, 600, 1_000, 1_700].map(grundstuecksflaeche =>
        assessed({ ...HOUSE, kaufpreis, grundstuecksflaeche }),
      )
      const untold = assessed({ ...HOUSE, kaufpreis })
      if (told.some(one => one.rating.light !== 'rot')) expect(untold.rating.light).not.toBe('rot')
      expect(inEuro(untold.money.price!)).toBe(kaufpreis)
    }
  })
})
