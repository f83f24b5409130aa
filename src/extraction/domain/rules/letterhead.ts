import { regexp } from '#kernel/regexp.ts'
import type { Passage } from '../passages.ts'
import { objectTypeIn } from './objectType.ts'

/** "Niederrhein Invest · Karin Plönes · Am Markt 5 ·" before code and town: who writes, and where he sits. */
const LETTERHEAD = regexp.u`^(?!\s*(?:Objekt|Lage|Adresse|Anschrift|Standort|Ort)(?!\p{L}))(?<name>[^\n\d²€]*\p{L}{3}[^\n\d²€]*?)\s?[·|•,–-]\s\p{Lu}[\p{L} .-]{3,40}\s\d{1,3}\s?[a-h]?[\s,·|•–-]*$`
/** "Inh. Gerda Pohl · Lange Straße · 18055": who owns the firm, though his street has no number. */
const OWNERS_HEAD = /^\s*(?:Inh\.|Inhaber(?:in)?:?|Geschäftsführ(?:er|erin|ung):?)\s\p{Lu}/u
/** Words before a street that lead to the object's. */
const NO_SENDER = /(?<!\p{L})(?:in|im|mit|liegt|steht|verkauf\p{L}*|wohnung|haus|straße)(?!\p{L})/iu
/** What brokers call themselves is no kind of object. */
const TRADE_NAME = /\p{L}*immobilien/giu

/** Whether the words before a postal code are a sender's name and street: `line` is what stands before it on its line. */
export function isLetterhead(line: string): boolean {
  if (OWNERS_HEAD.test(line)) return true
  const name = LETTERHEAD.exec(line)?.groups?.name?.trim() ?? ''
  return name.split(/\s+/u).length >= 2 && !objectTypeIn(name.replaceAll(TRADE_NAME, '')) && !NO_SENDER.test(name)
}

/** "z. Hd. Bernd Wölfel, 90439 Nürnberg", "c/o Hinrich Dirksen, Am Alten Siel 9, 26506 Norden": to whom one writes. */
const ADDRESSEE = /(?:z\.\s?Hd\.|(?<!\p{L})c\/o)\s[\p{L} .-]{3,40},\s(?:[\p{L} .-]{3,40}\s\d{1,3}\s?[a-h]?,\s)?$/u
/** "60313 Frankfurt am Main / Frankfurt, den 9. November 2026": who writes a letter, and where. */
const LETTER_DATE =
  /^[\s·|]*\p{Lu}[\p{L} .-]{2,30}, (?:(?:den |am )?\d{1,2}[.,] ?(?:\p{L}{3,9}|\d{1,2}\.) ?|im \p{L}{3,9} )20\d\d/u

/** Who writes a letter may live in what he sells: his address counts where no other is told. */
export function isOfWriter({ text }: Passage, next: Passage | undefined, start: number, end: number): boolean {
  if (ADDRESSEE.test(text.slice(0, start)) || LETTER_DATE.test(text.slice(end))) return true
  const [, ...below] = text.slice(end).split('\n')
  return next !== undefined && below.every(line => CONTACT.test(line)) && LETTER_DATE.test(next.text)
}

/** How to reach who writes, below his address. */
const CONTACT = /^\s*(?:Tel|Fon|Fax|Mobil|Handy|E-?Mail|\S+@|www\.|0\d{2,5}[\s/-])/iu

/** "Herrn und Frau / Jan Tessmer / Breitscheidstr. 9": the first line of the window of an envelope. */
const RECIPIENT = /^(?:An\s)?(?:Herrn?|Frau|Familie|Fam\.|Eheleute)(?!\p{L})[^:,;¦\d]{0,50}$/mu
const SALUTATION = /^(?:Sehr geehrte|Liebe|Hallo|Guten Tag|Guten Abend|Moin|Grüß Gott)/u
/** So many passages after the address one greets whom one writes to. */
const UNTIL_GREETED = 5

const POSTCODE = /(?<!\d)\d{5}\s\p{Lu}/u

/** To whom a letter goes lives elsewhere; below his own name, and nobody's address above it, it is the writer's. @param start of the address in its passage */
export function isOfRecipient(passages: readonly Passage[], index: number, start: number): boolean {
  const text = passages[index]?.text.slice(0, start) ?? ''
  const at = RECIPIENT.exec(text)?.index
  if (at === undefined) return false
  const isAnother = [...passages.slice(0, index).map(one => one.text), text.slice(0, at)].some(one =>
    POSTCODE.test(one),
  )
  return isAnother && passages.slice(index + 1, index + 1 + UNTIL_GREETED).some(one => SALUTATION.test(one.text))
}
