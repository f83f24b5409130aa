import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { flatBudgetOf } from './flatBudget.ts'

const LINES = [
  'Wirtschaftsplan 2026 für diese Wohnung (Auszug)',
  'Heizung/Warmwasser | 1.512,00 € p. a.',
  'Betriebskosten | 1.764,00 € p. a.',
  'Verwaltung | 384,00 € p. a.',
  'Erhaltungsrücklage | 1.092,00 € p. a.',
  'Summe | 4.752,00 € p. a. = 396,00 € mtl.',
]
const budget = (lines: readonly string[], hausgeld: number | null) =>
  flatBudgetOf(passagesOf([page(['# Eigentumswohnung zum Kauf', '', ...lines])]), hausgeld)

test('the lines of the Wirtschaftsplan part the Hausgeld', () => {
  expect(budget(LINES, 396)).toMatchObject({ recoverable: 273, kept: 123, reserve: 91 })
})

test('amounts of a month stay what they are', () => {
  const lines = ['Hausgeldaufstellung monatlich', 'Heizkosten | 90 €', 'Verwalter | 30 €', 'Rücklage | 60 €']
  expect(budget(lines, 180)).toMatchObject({ recoverable: 90, kept: 90, reserve: 60 })
})

test('a cell that tells the time may be between the label and its sum', () => {
  const lines = [
    'Hausgeldaufstellung monatlich',
    'Heizkosten | mtl. | 90 €',
    'Verwalter | mtl. | 30 €',
    'Rücklage | mtl. | 60 €',
  ]
  expect(budget(lines, 180)).toMatchObject({ recoverable: 90, kept: 90, reserve: 60 })
})

test('lines that make another Hausgeld, or none that is stated, part nothing', () => {
  expect(budget(LINES, 300)).toBeNull()
  expect(budget(LINES, null)).toBeNull()
  expect(budget(LINES.slice(1), 396)).toBeNull()
})

const BELOW = [
  'Hausgeld nach Wirtschaftsplan 2027 | 310,00 € | 3.720,00 €',
  'davon Instandhaltungsrücklage | 80,00 € | 960,00 €',
]

test('the key facts that name the Hausgeld before do not hide its parts below the second row', () => {
  const lines = ['Hausgeld | 310 € / Monat', 'Provision | 3,57 %', 'Hausgeld gesamt | 310 €', 'davon Heizung, Wasser | 190 €', 'davon Verwaltung | 40 €', 'davon Rücklage | 80 €'] // prettier-ignore
  expect(budget(lines, 310)).toMatchObject({ recoverable: 190, kept: 120, reserve: 80 })
})

test('rows below the Hausgeld that begin with "davon" part it, though they do not come to the whole', () => {
  const rows = [...BELOW, 'davon Verwalter, nicht umlagefähig | 35,00 € | 420,00 €']
  expect(budget(rows, 310)).toMatchObject({ recoverable: 0, kept: 115, reserve: 80 })
})

test('what a tenant does not pay may hold the reserve', () => {
  expect(budget([...BELOW, 'davon nicht umlagefähig | 120,00 €'], 310)).toMatchObject({ kept: 120, reserve: 80 })
})

test('what holds the reserve is the same whichever row goes first', () => {
  const [head = '', reserve = ''] = BELOW
  expect(budget([head, 'davon nicht umlagefähig | 120,00 €', reserve], 310)).toMatchObject({ kept: 120, reserve: 80 })
})

test('the reserve alone does not tell what stays with the owner', () => {
  expect(budget(BELOW, 310)).toBeNull()
})
