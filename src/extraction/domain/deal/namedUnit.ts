import type { Passage } from '../passages.ts'

/** The name of a unit: "Wohnung 08", "Einheit 6", "Haus 3b", "Baugrundstück Nr. 17". */
export const NAMED_UNIT =
  /(?<!\p{L})(?:wohnung|whg\.?|WE|einheit|haus|hälfte|penthouse|maisonette|\p{L}*app?arte?ment|(?:\p{L}*bau)?grundstück|\p{L}*bauplatz|parzelle)\s(?:n[ro]\.?\s?)?(?<name>\d{1,2}\.\d{1,2}(?![\d.,]|\s?(?:m²|qm|€))|\d{1,3}[a-z]?|[A-Z] ?\d{1,2}\.\d{1,2}|[A-Z][ -]?\d{1,3}(?!\s(?:WE|wohn|eigentumswohn|einheit|apartment))|[A-Z])(?![\p{L}\d.,]*\s?(?:m²|qm|zimmer))(?!\p{L}|\.\s?OG)/giu

/** What is offered is named among the first passages. */
const FIRST_PASSAGES = 6
const MAX_TITLE_LENGTH = 140

/** "Ihre Wohnung: Haus B, WE 07", behind a cover of the whole project. */
const YOURS =
  /^(?:ihr|dein)e?(?: neue[s]?)? (?:wohnung|einheit|haus|apartment|app?artement|zuhause|penthouse)\s?[:–-]/iu

/** "Ihre Wohnung: B 1.3 · 3 Zimmer" */
const BEHIND_COLON =
  /(?<=^(?:ihr|dein)e? (?:neue[s]? )?(?:wohnung|einheit|haus|apartment|penthouse)) ?[:–-] ?(?=nr\.? ?\d|[A-Z] ?\d|\d{1,2}\.\d|0\d)/imu

/** "Ebenfalls im Haus: Penthouse A 5.2" */
const BESIDE = /(?<!\p{L})(?:ebenfalls|außerdem|weitere[rns]?)(?!\p{L})/iu

/** "Noch eine Wohnung frei: B 7", "Letzte freie Einheit: Nr. 12": all others of the list are sold. */
const LAST_FREE =
  /(?<!\p{L})(?:noch (?:genau |nur )?(?:eine|ein|1) (?:letzte[rs]? )?(?:wohnung|einheit|haus|apartment) (?:frei|verfügbar|zu haben|im verkauf)|(?:letzte|einzige) (?:noch )?(?:freie|verfügbare)[sr]? (?:wohnung|einheit|haus|apartment)) ?[:,–-]? (?:(?:die|das|nr\.?|wohnung|whg\.?|einheit|haus|we) )?(?<name>[A-Z]? ?\d{1,3}[a-z]?|\d{1,2}\.\d{1,2})(?![\p{L}\d]|[.,]\d| ?(?:m²|qm|zimmer))/iu

/** "Wohnung ¦ Geschoss ¦ Zimmer" over "07 ¦ 1. OG ¦ 3": a table of one row. */
const HEAD_OF_UNIT = /^(?:ihre )?(?:wohnung|whg\.?|WE|einheit|haus)(?: n[ro]\.?)? ?¦/iu
const ROW_OF_UNIT = /^(?:n[ro]\.? ?)?(?<name>[A-Z]?[ -]?\d{1,3}[a-z]?|\d{1,2}\.\d{1,2}) ?¦/iu

function namedInRow(passages: readonly Passage[]): string[] {
  const lines = passages.slice(0, FIRST_PASSAGES + 2).flatMap(({ text }) => text.split('\n'))
  const name = (at: number) => ROW_OF_UNIT.exec(lines[at] ?? '')?.groups?.['name']
  return lines.flatMap((line, at) =>
    HEAD_OF_UNIT.test(line) && name(at + 2) === undefined ? (name(at + 1) ?? []) : [],
  )
}

/** The one numbered unit that the first short passages name: it is offered, and the others of a list are beside it. null: none, or several. */
export function offeredUnit(passages: readonly Passage[]): string | null {
  const [last] = passages.slice(0, FIRST_PASSAGES).flatMap(({ text }) => LAST_FREE.exec(text)?.groups?.['name'] ?? [])
  return last === undefined ? namedInTitle(passages) : plainNumber(last)
}

function namedInTitle(passages: readonly Passage[]): string | null {
  const inTitles = passages
    .filter(({ text }, at) => at < FIRST_PASSAGES || YOURS.test(text))
    .filter(({ text, headline }) => (headline || text.length <= MAX_TITLE_LENGTH) && !BESIDE.test(text))
    .flatMap(({ text }) =>
      [...text.replace(BEHIND_COLON, ' ').matchAll(NAMED_UNIT)].flatMap(({ groups }) => groups?.['name'] ?? []),
    )
  const names = new Set([...inTitles, ...namedInRow(passages)].filter(name => /\d/u.test(name)).map(plainNumber))
  // "Haus B · Wohnung 7" on the cover is "Wohnung B 7" on its page.
  const whole = [...names].filter(name => ![...names].some(other => /^[a-z]$/u.test(other.slice(0, -name.length)) && other.endsWith(name))) // prettier-ignore
  return whole.length === 1 ? (whole[0] ?? null) : null
}

/** "Wohnung 07", "07" and "7" are one; null: the name has no number at its end or behind its noun. */
export function numberOfUnit(name: string): string | null {
  const named =
    [...name.matchAll(NAMED_UNIT)][0]?.groups?.['name'] ??
    /(?<=^(?:n[ro]\.? ?)?)(?:\d{1,2}\.\d{1,2}|\d{1,3}[a-z]?|[A-Z] ?\d{1,2}\.\d{1,2}|[A-Z][ -]?\d{1,3})(?=$| \(| (?:\d\. ?)?(?:OG|EG|DG|UG)(?!\p{L})| \p{L}*(?:haus|hälfte|wohnung|apartment|penthouse|maisonette)(?!\p{L}))/iu.exec(
      name.trim(),
    )?.[0]
  return named === undefined ? null : plainNumber(named)
}

function plainNumber(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ -]/gu, '')
    .replace(/(?<=^[a-z]?)0+(?=\d)/u, '')
}
