import { euro, type Money } from '#kernel/money.ts'
import type { Row } from './table.ts'

/** One step of a table of fees: up to `upTo`, each started `step` of the value adds `plus`. */
export interface FeeStep extends Row {
  readonly upTo: Money
  readonly step: Money
  readonly plus: Money
}

/** In euros. @param said what every step of the table says about itself */
export function feeStep(upTo: number, step: number, plus: number, said: Omit<Row, 'key'>): FeeStep {
  return { key: `bis ${upTo} €`, upTo: euro(upTo), step: euro(step), plus: euro(plus), ...said }
}
