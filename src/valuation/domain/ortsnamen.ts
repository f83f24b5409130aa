import { allePlz, ortOf } from '#reference/plz/plz.ts'

/** "Frankfurt am Main", "Halle (Saale)", "Freiburg i. Br.", "Neuhausen/Spree": the name, and what tells it from others. */
const WITH_ADDITION = /^(.*?)(?:\s*[(/,]\s*|\s+(?=(?:am|an|auf|bei|im|in|ob|vor|[abdiv]\.)\s*\P{L}*\p{L}))(.+)$/iu
const SMALL_WORDS = /(?<!\p{L})(?:am|an|auf|bei|im|in|ob|vor|der|dem|den|a|b|d|i|v)(?!\p{L})/giu

let plzByStem: ReadonlyMap<string, readonly string[]> | undefined

/** The PLZ of all municipalities that a written name may mean, with or without its addition and its Ortsteil. */
export function plzNamed(written: string): readonly string[] {
  const name = written.trim()
  const { stem, addition } = partsOf(name)
  const same = stems().get(stem) ?? []
  const meant = addition === '' ? same : same.filter(plz => agree(partsOf(ortOf(plz)).addition, addition))
  if (meant.length > 0) return meant
  const withoutPart = name.replace(/\s*[-–]\s*\p{L}.*$/u, '')
  return withoutPart === name || withoutPart === '' ? [] : plzNamed(withoutPart)
}

/** "Saale" and "S.", "Westf." and "Westfalen". */
function agree(one: string, other: string): boolean {
  return one.startsWith(other) || (one !== '' && other.startsWith(one))
}

function partsOf(name: string): { stem: string; addition: string } {
  const [, stem = name, rest = ''] = WITH_ADDITION.exec(name) ?? []
  const addition = rest.replace(SMALL_WORDS, '').replace(/\P{L}/gu, '')
  return { stem: stem.toLowerCase(), addition: addition.toLowerCase() }
}

function stems(): ReadonlyMap<string, readonly string[]> {
  plzByStem ??= Map.groupBy(allePlz(), plz => partsOf(ortOf(plz)).stem)
  return plzByStem
}
