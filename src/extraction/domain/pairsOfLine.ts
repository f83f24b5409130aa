import type { Word } from '#reading/domain/page.ts'

const MAX_LABEL_WORDS = 4

/** Where the next label of a line of pairs begins, as an index; the length where none follows. */
export function nextLabel(words: readonly Word[]): number {
  // "187.000 € (davon entfällt auf Zubehör: 0 €)" is one value.
  let open = 0
  const colon = words.findIndex(({ text }, index) => {
    open += text.split('(').length - text.split(')').length
    return index > 0 && open <= 0 && /\p{L}.*[:：]$/u.test(text)
  })
  if (colon < 0) return words.length
  // "98,5 qm, Anzahl Zimmer: 4": behind the comma the label begins.
  const before = words.slice(Math.max(0, colon - MAX_LABEL_WORDS), colon)
  const name = before.slice(before.findLastIndex(({ text }) => text.endsWith(',')) + 1)
  if (name.length < before.length && name.every(({ text }) => !/\d|[;)]$|\p{L}{3}\.$/u.test(text)))
    return colon - name.length
  let start = colon
  while (start > 1 && colon - start < 2 && LABEL_WORD.test((words[start - 1] as Word).text)) start--
  return start
}

/** A word that can appear in the middle of a label, not a value: no figures, no yes or no, nothing that ends a value. */
const LABEL_WORD = /^(?!(?:ja|nein|vorhanden|sofort|frei|EUR|Euro|qm|m²)$)(?:\p{Lu}[\p{L}/-]*|der|des|pro|je|und)$/u

/** "349.000 €." ends; "inkl." and "1." do not. */
const SENTENCE_END = /(?:\p{L}{5}|\d{2}|[)%€²])[.;]$/u

/** "Kaufpreis: 349.000 € Wohnfläche: 112,5 m²": the first value ends where the next label begins, or its sentence. */
export function firstValue(words: Word[]): Word[] {
  const value = words.slice(0, nextLabel(words))
  const end = value.length < words.length ? value.findIndex(({ text }) => SENTENCE_END.test(text)) : -1
  return end < 0 ? value : value.slice(0, end + 1)
}

const MARK = /^[·•|]$/u

/** "Wohnfläche 78 m² · Zimmer 3 · Etage 2. OG": the entries between the marks; one alone is none: "Provision · Klasse F". */
export function entriesOf(words: readonly Word[]): Word[][] {
  const entries: Word[][] = [[]]
  for (const word of words) {
    if (MARK.test(word.text)) entries.push([])
    else entries.at(-1)?.push(word)
  }
  // The head of a letter: "Amtsgericht Bramsche · Zimmer 21 · Tel. 05461 00".
  const isLetterhead = words.some(({ text }) =>
    /^(?:tel|fax|mobil|telefon|uhr|saal|amtsgericht)(?!\p{L})|@|^www\.|^\d{5}$/iu.test(text),
  )
  const several = isLetterhead ? [] : entries.filter(entry => entry.length > 1)
  // "Stand 16.11.2026 · gültig bis 31.12.2026": the list or the offer is what ends.
  const ofCertificate = words.some(({ text }) => /ausweis|energie|kWh/iu.test(text))
  const own = several.filter(([first]) => ofCertificate || !/^gültig/iu.test(first?.text ?? ''))
  return several.length > 1 ? own : [[...words]]
}

/** What may be a label at the beginning of an entry without a colon, with the value behind it. */
export function labelsBefore(entry: readonly Word[]): { label: Word[]; rest: Word[] }[] {
  // "IST-Miete netto p. a. 19.632 €": the period is no further word of the label.
  const period = entry.slice(2, 5).findIndex(({ text }, at) => text === 'a.' && entry[at + 1]?.text === 'p.')
  return [1, 2, 3, ...(period > 0 ? [period + 3] : [])].flatMap(length => {
    const [label, rest] = [entry.slice(0, length), entry.slice(length)]
    const [name, value] = [label, rest].map(words => words.map(({ text }) => text).join(' ')) as [string, string]
    // Without a colon only a figure or a very short rest is a value; a sentence is not.
    const isValue = /^[\d€(]|^(?:ca|rd|rund|etwa|EUR|CHF|ab|um|ja|nein|keine?)(?!\p{L})/iu.test(value)
    // "Hausgeld mtl. (davon 96,00 € Zuführung)": what a bracket holds is no value of what it stands behind.
    if (/\([^)]*$/u.test(name) || /^\(davon [^()]*\)?$/iu.test(value)) return []
    // A line of a table of contents: "Endenergieverbrauch — Seite 3".
    if (/(?<!\p{L})(?:seite|s\.|kapitel|abb\.|abbildung|anlage)$/iu.test(name)) return []
    if (rest.length === 0 || rest.length > 7 || (!isValue && rest.length > 2)) return []
    return [{ label, rest }]
  })
}
