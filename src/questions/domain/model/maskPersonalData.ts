import { namesIn } from './maskNames.ts'
import { addressesIn, bankAccountsIn, mailsIn, phonesIn, sitesIn } from './maskPatterns.ts'

export interface Masked {
  /** The text with placeholders such as "[Name 1]" in place of personal data. */
  text: string
  /** Placeholder → what stood there. */
  originals: ReadonlyMap<string, string>
}

/** Half-open, in UTF-16 units of the text. */
export interface Stretch {
  start: number
  end: number
}

/** Earlier kinds win where two claim the same words: an e-mail address holds a name and a site. */
const KINDS: readonly [string, (text: string) => Stretch[]][] = [
  ['E-Mail', mailsIn],
  ['IBAN', bankAccountsIn],
  ['Internet', sitesIn],
  ['Telefon', phonesIn],
  ['Anschrift', addressesIn],
  ['Name', namesIn],
]

/**
 * Takes names, phone numbers, e-mail and web addresses, streets with house number and bank accounts out of a text. It would rather mask
 * a word too many: the placeholder is put back before a quote is looked for, so nothing is lost but a hint for the model.
 */
export function maskPersonalData(text: string): Masked {
  const taken: (Stretch & { kind: string })[] = []
  for (const [kind, find] of KINDS)
    for (const { start, end } of find(text))
      if (taken.every(other => end <= other.start || start >= other.end)) taken.push({ start, end, kind })
  taken.sort((a, b) => a.start - b.start)

  const originals = new Map<string, string>()
  const placeholders = new Map<string, string>()
  const counts = new Map<string, number>()
  let masked = ''
  let position = 0
  for (const { start, end, kind } of taken) {
    const original = text.slice(start, end)
    const key = `${kind} ${original}`
    let placeholder = placeholders.get(key)
    if (!placeholder) {
      const number = (counts.get(kind) ?? 0) + 1
      counts.set(kind, number)
      placeholder = `[${kind} ${number}]`
      placeholders.set(key, placeholder)
      originals.set(placeholder, original)
    }
    masked += text.slice(position, start) + placeholder
    position = end
  }
  return { text: masked + text.slice(position), originals }
}

/** Puts back what the placeholders stand for. */
export function unmask(text: string, originals: ReadonlyMap<string, string>): string {
  return text.replace(
    /\[(?:E-Mail|IBAN|Internet|Telefon|Anschrift|Name) \d+\]/gu,
    found => originals.get(found) ?? found,
  )
}
