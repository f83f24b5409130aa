import { regexp } from '#kernel/regexp.ts'
import { objectTypeIn } from './objectType.ts'

/** "Niederrhein Invest · Karin Plönes · Am Markt 5 ·" before code and town: who writes, and where he sits. */
const LETTERHEAD = regexp.u`^(?!\s*(?:Objekt|Lage|Adresse|Anschrift|Standort|Ort)(?!\p{L}))(?<name>[^\n\d²€]*\p{L}{3}[^\n\d²€]*?)\s?[·|•,–-]\s\p{Lu}[\p{L} .-]{3,40}\s\d{1,3}\s?[a-h]?[\s,·|•–-]*$`
/** Words before a street that lead to the object's. */
const NO_SENDER = /(?<!\p{L})(?:in|im|mit|liegt|steht|verkauf\p{L}*|wohnung|haus|straße)(?!\p{L})/iu
/** What brokers call themselves is no kind of object. */
const TRADE_NAME = /\p{L}*immobilien/giu

/** Whether the words before a postal code are a sender's name and street: `line` is what stands before it on its line. */
export function isLetterhead(line: string): boolean {
  const name = LETTERHEAD.exec(line)?.groups?.name?.trim() ?? ''
  return name.split(/\s+/u).length >= 2 && !objectTypeIn(name.replaceAll(TRADE_NAME, '')) && !NO_SENDER.test(name)
}
