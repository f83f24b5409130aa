import { isLaidOnBuyer, payerIn } from './levyPayer.ts'
import { eurosIn, type Statement } from './statementsOf.ts'

/** Less is no levy, €. */
export const MIN_LEVY = 200

const SECOND = /(?<!\p{L})(?:zweite|andere|restliche|letzte|verbleibende)(?: hälfte| rate)?(?!\p{L})/u

/** "Die erste Hälfte ist vom Verkäufer bezahlt, die zweite über 15.350 € ist vom Erwerber zu tragen": only the rest is left. */
export function restIn(
  window: readonly Statement[],
): { readonly value: number; readonly half: Statement; readonly start: number; readonly end: number } | null {
  for (const { text, start } of window) {
    const second = SECOND.exec(text)
    if (!second || payerIn([{ text: text.slice(0, second.index), start, end: start }]) !== 'seller') continue
    const rest = text.slice(second.index)
    const [amount] = eurosIn(rest)
    if (!amount || amount.value < MIN_LEVY || !isLaidOnBuyer(rest)) continue
    const at = start + second.index + amount.at
    const half = { text: rest, start: start + second.index, end: start + text.length }
    return { value: amount.value, half, start: at, end: at + amount.length }
  }
  return null
}
