import { namesIn } from './maskNames.ts'
import { addressesIn, bankAccountsIn, mailsIn, phonesIn, sitesIn } from './maskPatterns.ts'

export interface Masked {
  /** The pieces with placeholders such as "[Name 1]" in place of personal data. */
  readonly pieces: readonly string[]
  /** Placeholder → what was there. */
  readonly originals: ReadonlyMap<string, string>
}

/** Half-open, in UTF-16 units of the text. */
export interface Stretch {
  start: number
  end: number
}

/** Of the object's own street, which is told apart from all others. */
const OWN_PLACE = 'Objektadresse'

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
 * Takes names, phone numbers, e-mail and web addresses, streets with house number and bank accounts out of a text that comes in pieces:
 * who is named in the last is known in the first. It would rather mask a word too many: the placeholder is put back before a quote is
 * looked for, so nothing is lost but a hint for the model. Postal codes and towns stay.
 * @param ownStreet street and house number of the object, which keep a name of their own; null: not known
 */
export function maskPersonalData(pieces: readonly string[], ownStreet: string | null): Masked {
  const text = pieces.join('\n')
  const taken: (Stretch & { kind: string })[] = []
  for (const [kind, find] of [[OWN_PLACE, ownPlaces(ownStreet)] as const, ...KINDS])
    for (const { start, end } of find(text))
      if (taken.every(other => end <= other.start || start >= other.end)) taken.push({ start, end, kind })
  taken.sort((a, b) => a.start - b.start)

  const originals = new Map<string, string>()
  const placeholders = new Map<string, string>()
  const counts = new Map<string, number>()
  const named = taken.map(({ kind, start, end }) => {
    const original = text.slice(start, end)
    const key = `${kind} ${original}`
    const known = placeholders.get(key)
    if (known !== undefined) return { start, end, placeholder: known }
    const number = (counts.get(kind) ?? 0) + 1
    counts.set(kind, number)
    const placeholder = `[${kind} ${number}]`
    placeholders.set(key, placeholder)
    originals.set(placeholder, original)
    return { start, end, placeholder }
  })
  let offset = 0
  const masked = pieces.map(piece => {
    const [from, to] = [offset, offset + piece.length]
    offset = to + 1
    let shown = ''
    let position = from
    for (const { start, end, placeholder } of named.filter(one => one.end > from && one.start < to)) {
      shown += text.slice(position, Math.max(start, position)) + placeholder
      position = Math.min(end, to)
    }
    return shown + text.slice(position, to)
  })
  return { pieces: masked, originals }
}

/** Puts back what the placeholders replace. */
export function unmask(text: string, originals: ReadonlyMap<string, string>): string {
  return text.replace(
    /\[(?:Objektadresse|E-Mail|IBAN|Internet|Telefon|Anschrift|Name) \d+\]/gu,
    found => originals.get(found) ?? found,
  )
}

/** Words of the same document with the placeholders that it has. */
export function masked(text: string, originals: ReadonlyMap<string, string>): string {
  return [...originals]
    .sort(([, a], [, b]) => b.length - a.length)
    .reduce((shown, [placeholder, original]) => shown.replaceAll(original, placeholder), text)
}

/** Shorter "streets" are words of any text. */
const MIN_STREET = 5

function ownPlaces(street: string | null): (text: string) => Stretch[] {
  if (street === null || street.length < MIN_STREET) return () => []
  return text => {
    const places: Stretch[] = []
    for (let at = text.indexOf(street); at >= 0; at = text.indexOf(street, at + street.length))
      places.push({ start: at, end: at + street.length })
    return places
  }
}
