import { type Evidence, union } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { NUMBER, numberFrom } from '../../numbers.ts'
import type { Column } from './columns.ts'
import type { Row } from './partTable.ts'

/** A rent that is paid in part, because the tenant reduces it. */
export interface ReducedRent {
  /** € a month that the contract asks for. */
  readonly askedEuro: number
  readonly evidence: Evidence
}

const TOLD_IN: readonly Column[] = ['remark', 'status', 'contract', 'tenant', 'arrears']
/** "mindert wegen Schimmel, überweist 270 €", "zahlt seit August 2026 nur 293,25" */
const LESS =
  /(?<!\p{L})(?:(?:miet)?minder(?:t|n|ung)\p{L}*|gemindert\p{L}*|gekürzt\p{L}*|kürzt|(?:zahlt|zahlen|überweist|überweisen|gezahlt|entrichtet)(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:nur|lediglich|statt|anstelle|weniger)|(?:nur|lediglich) \d[^;]{0,20}(?:gezahlt|überwiesen))(?!\p{L})/iu
/** Who is sued for leaving, or has stopped to pay, pays nothing, whatever the contract asks. */
const NOTHING =
  /(?<!\p{L})(?:räumungs(?:klage|titel|urteil|verfahren)\p{L}*|(?:zahlt|zahlen)(?!\p{L})(?: (?:seit|die|keine?|\p{L}*miete|[\p{L}\d./]+)){0,5} (?:nicht(?: mehr)?|nichts(?: mehr)?|keine (?:\p{L}*miete|mietzahlung\p{L}*))|keine (?:miet)?zahlung\p{L}*)(?!\p{L})/iu
/** Nobody sues yet, or has to any more. */
const NOT_YET =
  /(?<!\p{L})(?:angedroht|erwogen|denkbar|zurückgenommen|zurückgezogen|kein\p{L}* räumungs\p{L}*)(?!\p{L})/iu
/** Once it was so. */
const OVER = /(?<!\p{L})(?:beendet|behoben|erledigt|ausgeglichen|wieder voll|früher|bis \d)(?!\p{L})/iu
const AMOUNT = regexp.giu`(?<![\d.,/])(?<amount>${NUMBER})(?![\d.,/]|\s?%|\s?(?:€\s|EUR\s)?(?:NK|BK|Neben|Betriebs|Heiz))`
const SHARE = /(?<![\d.,])(?<percent>\d{1,2})(?:,0+)?\s?(?:%|v\. ?H\.|Prozent)/iu
/** Less is paid by nobody who still pays a rent. */
const LEAST = 0.4

/** What is paid of the rent that a row lists, and that it is less than that; null: all of it, as far as the row tells. */
export function paidLess(
  { page, cells }: Pick<Row, 'page' | 'cells'>,
  asked: number | null,
): { paid: number; reduced: ReducedRent } | null {
  const told = TOLD_IN.flatMap(column => cells.get(column) ?? []).filter(({ text }) => !OVER.test(text))
  const owing = told.find(({ text }) => NOTHING.test(text) && !NOT_YET.test(text))
  const cell = told.find(({ text }) => LESS.test(text)) ?? owing
  if (!cell || asked === null || asked === 0) return null
  const paid = amountPaid(cell.text, asked) ?? (owing ? 0 : null)
  const evidence = { page, quote: cell.text, box: union(cell.words.map(word => word.box)) }
  return paid === null ? null : { paid, reduced: { askedEuro: asked, evidence } }
}

/** The amount in the words, else the share by which it is less. */
function amountPaid(text: string, asked: number): number | null {
  const amounts = [...text.matchAll(AMOUNT)].flatMap(({ groups }) => numberFrom(groups?.['amount'] ?? '', false) ?? [])
  const told = amounts.filter(value => value < asked && value >= asked * LEAST).at(-1)
  if (told !== undefined) return told
  const percent = Number(SHARE.exec(text)?.groups?.['percent'] ?? 0)
  return percent > 0 && percent <= 100 * (1 - LEAST) ? Math.round(asked * (100 - percent)) / 100 : null
}
