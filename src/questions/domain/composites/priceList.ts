import type { Finding } from '../answer.ts'

/** null: the exposé has no price list. */
export function priceListFinding(units: number): Finding | null {
  if (units === 0) return null
  return {
    state: 'berechnet',
    answer: `Die Preisliste nennt ${units} ${units === 1 ? 'Einheit' : 'Einheiten'}`,
    evidence: [],
    formula: 'Zeilen der Preisliste gezählt',
    inputs: [],
    light: null,
  }
}
