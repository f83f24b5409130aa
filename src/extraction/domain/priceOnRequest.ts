import { RANK, type Candidate } from './facts.ts'
import type { Passage } from './passages.ts'

/** The asked price is not told: "Kaufpreis auf Anfrage", "Preis: auf Anfrage", "ein Mindestgebot wird nicht genannt". */
const ON_REQUEST =
  /(?:^|[\n¦.] ?)(?:der )?(?:kauf|angebots|verkaufs)?preis(?:vorstellung)?\s?:?[\s¦]{1,3}(?:nur |gerne |ist )?auf anfrage(?!\p{L})|(?:mindestgebot|mindestpreis|kaufpreis)(?!\p{L})[^.\n]{0,20} nicht genannt/iu

/** Where the price is told on request only, an amount that stands alone somewhere is not it. */
export function withoutUntoldPrice(candidates: readonly Candidate[], passages: readonly Passage[]): Candidate[] {
  const isUntold = passages.some(({ text, section }) => section === 'object' && ON_REQUEST.test(text))
  return candidates.filter(({ key, rank }) => !(isUntold && key === 'kaufpreis' && rank === RANK.hint))
}
