import { regexp } from '#kernel/regexp.ts'
import { dueIn } from './levyDue.ts'
import { NOT_OF_PAYERS, PAID_WORD, payerIn, withoutOthers } from './levyPayer.ts'
import { eurosIn, type Statement } from './statementsOf.ts'

const COUNTS = ['', 'eine?', 'zwei|beiden?', 'drei', 'vier', 'fünf', 'sechs'] as const
const COUNT = String.raw`(?:eine?|zwei|beiden?|drei|vier|fünf|sechs|[1-6])`
const FRACTIONS: Readonly<Record<string, number>> = { hälfte: 2, drittel: 3, viertel: 4, fünftel: 5, sechstel: 6 }
const FRACTION = '(?:hälfte|drittel|viertel|fünftel|sechstel)'
const RATE = String.raw`(?:\p{L}*raten?|teilbetr[aä]ge?s?|teilbeträgen|teilzahlung(?:en)?|tranchen?|abschl[aä]ge?n?)(?!\p{L})`
const ALREADY = String.raw`(?:(?:ist|sind|wurden?|hat|haben|hatten?|davon|hiervon|bereits|schon|vom|von|durch|der|die|den|das|verkäufer(?:in|n)?|eigentümer(?:in|n)?|wir|ich|am|im|zum|20\d\d|[\d·]+|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|war|fällig|und|uns|mir|seit|worden|umlage|sonderumlage|summe) ){0,8}`
/** "erste Rate ist bezahlt", "zwei von drei Raten sind geleistet", "die Hälfte davon hat der Verkäufer bezahlt", "davon sind 7.920 € bezahlt" */
const PAID_PART = regexp.u`(?<!\p{L})(?:(?<firsts>(?:die )?(?:erste[nrs]?|1·)(?: (?<first>${COUNT}))?(?: (?:von|der) (?<of>${COUNT}))?(?: (?:${RATE}|(?<piece>${FRACTION})${NOT_OF_PAYERS}))?)|(?<some>${COUNT})(?: (?:von|der)(?: den)? (?<all>${COUNT}))? (?:${RATE}|(?<pieces>${FRACTION})${NOT_OF_PAYERS})|die (?<half>hälfte)${NOT_OF_PAYERS}|(?<percent>\d{1,2}(?:,\d)?) ?(?:%|prozent)${NOT_OF_PAYERS}|(?<sum>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)),? ${ALREADY}${PAID_WORD}(?!\p{L})`
/** "in drei Raten", "zu je einem Drittel": of how many equal parts. */
const PARTS = regexp.u`(?<!\p{L})(?:in|von|der|über|auf) (?<count>${COUNT}) (?:gleichen |gleich hohen |jährlichen )?${RATE}|je (?:zu )?(?:einem |ein )?(?<piece>drittel|viertel|fünftel|sechstel|hälfte)|je zur (?<half>hälfte)`
/** "der Rest der Arbeiten steht 2027 an", "weitere Sonderumlage", "die übrigen Wohnungen": what goes on is no rest of this sum. */
const NO_REST = String.raw`(?! (?:(?:der|des|vom|von|am|an|im) )?(?!(?:${RATE}|(?:sonder)?umlage|kosten|summe|betrag|\p{L}*anteils?)(?!\p{L}))(?:\p{L}+ )?(?:\p{L}*arbeiten|\p{L}*maßnahmen?|\p{L}*eigentümer(?:n|innen)?|\p{L}*wohnung(?:en)?|\p{L}*parteien|\p{L}*hauses|häuser|gebäudes?|fenster|bauabschnitte?|\p{L}*sanierung(?:en)?|\p{L}*modernisierung(?:en)?|gewerke|räume|gartens?|fassade|daches|anlage|hausgeld(?:e?s)?|rücklage|kaufpreis(?:es)?)(?!\p{L}))`
const REST = regexp.u`(?<!\p{L})(?:(?<before>${COUNT}) )?(?:(?<second>zweite[rns]?(?<third> und (?:die )?dritte[rns]?)?|letzte[rns]?|andere[rns]?)|übrige[rns]?|restliche[rns]?|weitere[rns]?(?! (?:sonder)?umlagen?)|verbleibende[rns]?|ausstehende[rns]?|offene[rns]?|rest(?:betrag|zahlung|summe)?s?)(?: (?<behind>${COUNT}))?(?!\p{L})${NO_REST}(?<told>[^.;]*)`
/** Told to be asked for, and not to have been. */
const ASKED_FOR = regexp.u`(?<!\p{L})(?:abgerufen|fällig|angefordert|eingezogen|eingefordert|erhoben|zahlbar|zu (?:zahlen|leisten|tragen|entrichten|übernehmen)|offen|ausstehend|steht|stehen|folgt|folgen|(?:trägt|tragen|zahlt|zahlen|übernimmt|übernehmen)|(?:am|zum|bis|im|per) (?:\p{L}+ )?[\d·]*(?<!\d)20\d\d)(?!\p{L})`
const NOT_ASKED_FOR = regexp.u`(?<!\p{L})(?:nicht|keine?[rnms]?|entf[aä]ll\p{L}*|wurden?|waren?|erlassen|${PAID_WORD})(?!\p{L})`

/** What of a levy is paid, told as one of these. */
interface Left {
  /** Share that is still to come, above 0 and below 1; null: more is to come, and how much is not told. */
  readonly share: number | null
  /** € that are paid; null: told as a share, or not at all. */
  readonly paid: number | null
  readonly clause: Statement
}

/** A levy as far as its instalments change it. */
interface Instalments {
  readonly own: number | null
  readonly payer: 'seller' | 'buyer' | null
  readonly due: string | null
  readonly fromWhole: { readonly whole: number } | null
}

/**
 * "Erste Rate ist bezahlt, die beiden übrigen zu je einem Drittel werden zum 01.04. und 01.10.2027 abgerufen": what is paid is no burden
 * of the buyer's, and what is still to be called is, unless the seller pays that, too.
 * @param text of the passage that the window is in
 */
export function withoutPaid<Levy extends Instalments>(
  levy: Levy,
  text: string,
  window: readonly Statement[],
): Levy & { ofFlat?: number } {
  // prettier-ignore
  const left = leftIn(window)
  if (!left) return levy
  const payer = payerIn([left.clause])
  if (payer === 'seller') return levy
  const due = dueIn(text, [left.clause]) ?? levy.due
  const own = levy.own === null ? null : restOf(levy.own, levy.fromWhole?.whole ?? null, left)
  return own === null || own === levy.own ? { ...levy, payer, due } : { ...levy, payer, due, own, ofFlat: levy.own ?? own } // prettier-ignore
}

/** Of the sum in the flat's row the same part is paid as of the share worked out before; empty: nothing is. */
export function restOfRow(
  row: { readonly own: number },
  told: { readonly own: number | null; readonly ofFlat?: number },
): { own?: number; ofFlat?: number } {
  const { own, ofFlat } = told
  return own === null || ofFlat === undefined ? {} : { own: Math.round((row.own * own) / ofFlat), ofFlat: row.own }
}

/** Whether a statement says that a part of a levy is paid and another is still to be called, not from the seller. */
export function hasInstalmentsLeft(statement: string): boolean {
  const left = leftIn([{ text: statement, start: 0, end: statement.length }])
  return left !== null && payerIn([left.clause]) !== 'seller'
}

function restOf(own: number, whole: number | null, { share, paid }: Left): number {
  if (share !== null) return Math.round(own * share)
  if (paid === null) return own
  if (paid < own) return own - paid
  return whole !== null && paid < whole ? Math.round(own * (1 - paid / whole)) : own
}

function leftIn(window: readonly Statement[]): Left | null {
  const ofIt = withoutOthers(window)
  const all = ofIt.map(one => one.text).join('.')
  const part = PAID_PART.exec(all)
  if (!part) return null
  for (const { text, start } of ofIt) {
    const said = PAID_PART.exec(text)
    const from = said ? said.index + said[0].length : 0
    // What is left may be told before what is paid.
    for (const [piece, at] of [
      [text.slice(from), from],
      [text.slice(0, said?.index ?? 0), 0],
    ] as const) {
      // prettier-ignore
      const rest = REST.exec(piece)
      const told = rest?.groups?.['told'] ?? ''
      if (!rest || !ASKED_FOR.test(told) || NOT_ASKED_FOR.test(told)) continue
      const clause = { text: rest[0], start: start + at + rest.index, end: start + at + rest.index + rest[0].length }
      return { ...paidOf(part, rest, all), clause }
    }
  }
  return null
}

function paidOf(part: RegExpExecArray, rest: RegExpExecArray, all: string): Pick<Left, 'share' | 'paid'> {
  const { first, of, piece, some, all: told, pieces, half, percent, sum } = part.groups ?? {}
  if (sum !== undefined) return { share: null, paid: eurosIn(part[0])[0]?.value ?? null }
  if (percent !== undefined) return { share: shareLeft(Number(percent.replace(',', '.')), 100), paid: null }
  if (half !== undefined) return { share: 1 / 2, paid: null }
  const count = numberOf(some ?? first) ?? 1
  const fraction = FRACTIONS[piece ?? pieces ?? '']
  if (fraction !== undefined) return { share: shareLeft(count, fraction), paid: null }
  const { before, behind, second, third } = rest.groups ?? {}
  const more = numberOf(before ?? behind) ?? (third ? 2 : second ? 1 : null)
  const parts = numberOf(of ?? told) ?? partsIn(all) ?? (more === null ? null : count + more)
  return { share: parts === null ? null : shareLeft(count, parts), paid: null }
}

function shareLeft(paid: number, parts: number): number | null {
  return paid > 0 && paid < parts ? (parts - paid) / parts : null
}

function partsIn(text: string): number | null {
  const { count, piece, half } = PARTS.exec(text)?.groups ?? {}
  return count === undefined ? (FRACTIONS[piece ?? half ?? ''] ?? null) : numberOf(count)
}

function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null
  if (/^\d$/u.test(word)) return Number(word)
  const found = COUNTS.findIndex(pattern => pattern !== '' && new RegExp(`^(?:${pattern})$`, 'u').test(word))
  return found < 0 ? null : found
}
