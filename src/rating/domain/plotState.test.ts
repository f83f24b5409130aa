import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { passagesOf } from '#extraction/domain/passages.ts'
import { readRemarks } from '#extraction/domain/remarks/readRemarks.ts'
import { NOTHING_SIGHTED } from '#extraction/domain/sightings/sightings.ts'
import { page } from '#extraction/domain/typeset.fixture.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import { factsOf } from '#questions/domain/offered.fixture.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { assess, type Assessment } from './assess.ts'

const DAY = calendarDate('2026-11-27')
const RICHTWERT = 'Der Bodenrichtwert beträgt 70 €/m² (01.01.2026).'
const ASKED = ['Eine Bauvoranfrage ist eingereicht und noch nicht beschieden.']
const NO_WAY = ['Das Wegerecht soll bei Beurkundung eingetragen werden.']
const BEHIND = ['Das Grundstück liegt in zweiter Reihe.']
const PLAN = ['Das Grundstück liegt im Geltungsbereich eines rechtskräftigen Bebauungsplans.']
const EXPECTED = ['Ein Bebauungsplan ist in Aufstellung.']
const LINES = ['Die Leitungen zum Grundstück sind vom Käufer zu legen.']

const decided = <Value>(value: Value) => ({ value, evidence: [], question: null })
const PLOT: Deal = {
  ...{ type: decided('grundstueck'), status: decided('verfuegbar'), objectKind: decided('grundstueck') },
  ...{ overlays: [], incomeUse: null, offerDate: null, ageDays: null, parts: [], included: [], excluded: [] },
  ...{ tradeSpaces: [], replyBy: null, newGroundRent: null, court: null },
}

/** A plot of 1,000 m²: 70,000 € at its Bodenrichtwert. */
function assessed(kaufpreis: number, ...said: string[]): Assessment {
  const stated = { objektart: 'Grundstück', plz: '02625', ort: 'Bautzen', grundstuecksflaeche: 1_000, kaufpreis }
  const remarks = readRemarks(passagesOf([page([RICHTWERT, ...said])]), { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }) // prettier-ignore
  const outcome = assess({
    ...{ contradictions: [], priceHistory: [], plannedWorks: [], units: [], lens: null, day: DAY },
    ...{ facts: factsOf(stated), remarks, sightings: NOTHING_SIGHTED, tables: NO_OPERATOR_TABLES },
    deal: PLOT,
  })
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.value
}

test.each([
  ['a plot with its plan', PLAN, null],
  ['one that the law lets fill a gap', ['Die Bebaubarkeit richtet sich nach § 34 BauGB.'], null],
  ['an answer that is awaited', ASKED, [70_000, 7_000]],
  ['a way that is only promised', [...PLAN, ...NO_WAY], [70_000, 7_000]],
  ['the second row without a plan', BEHIND, [67_000, 7_000]],
  ['the second row with long lines', [...BEHIND, ...LINES, ...ASKED], [59_000, 7_000]],
  ['land that may be built on one day', EXPECTED, [21_000, 7_000]],
])('the two prices of %s', (_name, said, limits) => {
  const { states } = assessed(60_000, ...said).verdict
  expect(states?.flatMap(({ outcomes }) => outcomes.map(({ limit }) => inEuro(limit))) ?? null).toEqual(limits)
})

test('nothing is paid above the Bodenrichtwert while the right is open, and no price makes it green', () => {
  for (const price of [5_000, 20_000, 60_000, 70_000])
    expect(assessed(price, ...ASKED).verdict).toMatchObject({ id: 'erst-klaeren', light: 'gelb' })
  expect(assessed(73_000, ...PLAN).verdict).toMatchObject({ light: 'grün' })
})

test('a dearer plot is never judged milder, with the right open or not', () => {
  const order = ['grün', 'gelb', 'rot']
  for (const said of [ASKED, [...BEHIND, ...NO_WAY, ...LINES], EXPECTED, PLAN]) {
    const walk = Array.from({ length: 30 }, (_, at) => assessed(4_000 + at * 5_000, ...said).verdict.light)
    expect(walk).toEqual(walk.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  }
})

test('what we only assume makes no price red: at best the whole Bodenrichtwert is right', () => {
  const said = [...BEHIND, ...LINES, ...ASKED]
  expect(assessed(90_000, ...said).verdict).toMatchObject({ id: 'erst-klaeren', exceeds: { most: euro(70_000) } })
  expect(assessed(95_000, ...said).verdict.id).toBe('nicht')
})

test('the letter asks for the answer of the office and for the way first', () => {
  const mail = assessed(60_000, ...ASKED, ...NO_WAY).sellerMail?.body ?? ''
  expect(mail).toMatch(/1\. Ist der Antrag auf Vorbescheid[^]*2\. Werden Wege- und Leitungsrecht/u)
})

test('what the plot lacks is in the total, with its source', () => {
  const parts = assessed(60_000, ...LINES, 'Nötig ist eine vollbiologische Kleinkläranlage.').money.extraCosts
  expect(parts.map(({ label, amount }) => [label, inEuro(amount)])).toEqual([
    ['Kleinkläranlage, geschätzt', 9_000],
    ['Leitungen von der Straße zum Grundstück, geschätzt', 7_500],
  ])
  for (const { formula, source } of parts) expect(`${formula} ${source}`).toMatch(/grob .* bis .*\.(?:de|net)/u)
})
