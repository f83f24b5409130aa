import { expect, test } from 'vitest'
import { paidAtEnd } from './paidAtEnd.ts'

const dealPaying = (share?: number) =>
  ({ erbbauAhead: { extension: null, beyondLoan: null, ...(share !== undefined && { compensation: { share, evidence: [] } }) } }) as unknown as Parameters<typeof paidAtEnd>[0] // prettier-ignore

test.each([
  [0, 'am Ende keine Entschädigung für das Gebäude'],
  [2 / 3, 'am Ende zahlt der Eigentümer des Bodens zwei Drittel des Werts des Gebäudes'],
  [0.8, 'am Ende zahlt der Eigentümer des Bodens 80\u00a0% des Werts des Gebäudes'],
  [1, 'am Ende zahlt der Eigentümer des Bodens den vollen Wert des Gebäudes'],
])('a share of %d is told for the end of the Erbbaurecht', (share, words) => {
  expect(paidAtEnd(dealPaying(share))).toBe(words)
})

test('what the exposé does not tell is not told', () => {
  expect(paidAtEnd(dealPaying())).toBe('')
  expect(paidAtEnd(null)).toBe('')
})
