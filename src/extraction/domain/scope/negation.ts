/** Words that turn a fact around or leave it open, and how near they must stand; denial.ts does so for remarks. German word order puts them on either side. */
const BEFORE =
  /(?<!\p{L})(kein\w*|ohne|nicht(?!\s(?:jede[rsnm]?|alle[rsnm]?|nur|zuletzt)(?!\p{L}))|weder|noch nie|frei von|no(?=\s(?:[a-z]|$))|without)(?!\p{L})(?![^()]*\p{L}\s?\([^)]*$)[^.,;:!?\n•¦]*$|(?<!\p{L})(?:kein\w*|ohne|nicht)\n$/iu
/** "Nicht jedes Institut beleiht Erbbaurechte" denies no Erbbaurecht; "nicht alle Wohnungen haben einen Balkon" leaves open which do. */
const NOT_ALL = /(?<!\p{L})nicht\s(?:jede[rsnm]?|alle[rsnm]?)(?!\p{L})[^.,;:!?\n•¦]*$/iu
/** Lines of a list are shorter than this many characters. */
const LIST_LINE = 34
const AFTER =
  /^\p{L}*\s?:?\s?¦?(\(?(nein|false|keine?r?|nicht vorhanden|nicht enthalten|entfällt(?!\s(?:auf|davon|dabei|hiervon)(?!\p{L}))|fehlt)(?!\p{L})|[^.;,\n]{0,25}(?<!\p{L})(nicht|leider nicht|keine?)\s(vorhanden|gegeben|enthalten|dabei|verfügbar|im kaufpreis|mitverkauft|besteht|bekannt|eingetragen|vorgesehen)|[^.;,\n]{0,8}(?:hat|gibt)[^.;,\n]{0,30}\s(?:nicht|keine?[nrs]?)(?=[.,;\s]|$)|\s(?:gehört|gehören|ist|sind|haben wir)\skeine?[nrs]?(?:\s(?:dazu|dabei|da|vorhanden|im haus))?(?=[.,;\n]|$)|\s(?:haben|habe|besitzen|besitzt)\s[^.;,\n]{0,30}(?<!\p{L})nicht(?=[.,;\n]|$)|\s(?:besteht|liegt|gehört|gehören|ist|steht)\s(?:(?:es|das|die|der|leider)\s)?(?:\p{L}+\s)?nicht(?!\p{L})|\swurden?\s(?:nie|nicht)(?!\p{L})|\s(?:wird|werden)\s[^.;,\n]{0,40}(?<!\p{L})nicht\s(?:vergeben|bestellt|begründet|angeboten|eingeräumt|gewährt|erhoben|mitverkauft|gestellt)(?!\p{L})|:\s[^.;\n]{0,30}(?<!\p{L})nicht\s(?:verzeichnet|aufgeführt|gelistet|geführt|eingetragen)(?!\p{L})|[^.;,\n]{0,40}verzichtet(?!\p{L})|\swurden?,?\s[^.;\n]{0,60}(?<!\p{L})verzichtet(?!\p{L})|\s(?:(?:leider|auch)\s)?nicht(?=[.,;\n]|$))/iu
/** "Anbau etwa 1978" stands; of an Anbau without a year one may only dream. */
const OPEN =
  /(?<!\p{L})(möglich\w*|könnte\w*|kann|können|ließe|geplant\w*|optional\w*|auf wunsch|gegen aufpreis|vorbereitet|potenzial|denkbar|wäre\w*|anbau(?!,?\s\(?(?:(?:etwa|ca\.|circa|um|von|aus|im|jahr|baujahr|bj\.)\s){0,3}(?:1[89]|20)\d\d)|nachrüst\w*|interesse|bei bedarf|zusätzlich erwerb\w*)(?!\p{L})/iu

/** "kein Balkon", "Balkon: nein", "ein Aufzug ist nicht vorhanden". */
export function isNegated(text: string, start: number, end: number): boolean {
  if (isUnticked(text, start)) return true
  const before = unbroken(text, start, Math.max(0, start - 40), start)
  return BEFORE.test(before) || AFTER.test(unbroken(text, end, end, end + 50))
}

/** "☑ Terrasse ☐ Denkmalobjekt": beside boxes that are ticked an empty one says no. */
export function isUnticked(text: string, start: number): boolean {
  return /[☐□◻▢][^☑☒✓✔✅☐□◻▢\n¦]{0,30}$/u.test(text.slice(Math.max(0, start - 32), start)) && /[☑☒✓✔✅]/u.test(text)
}

/** Prose runs on over line ends; in a list of short lines each line stands for itself. */
function unbroken(text: string, at: number, from: number, to: number): string {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1
  const lineEnd = text.indexOf('\n', at)
  const length = (lineEnd < 0 ? text.length : lineEnd) - lineStart
  const stretch = text.slice(from, to)
  const own = stretch.replaceAll(/\n{2,}|\n(?=[-–—•▪*+✓✔●►] )/gu, '.')
  return length > LIST_LINE ? own.replaceAll('\n', ' ') : own
}

/** "Badewanne gegen Aufpreis, Lüftung, Aufzug": behind its thing and before a comma, such words leave nothing open that follows. */
const OPEN_BEFORE_IT = /(?:gegen aufpreis|auf wunsch|vorbereitet|bei bedarf|möglich),/giu

/** "Stellplatz auf Wunsch", "ein Aufzug könnte angebaut werden": said, but not there. */
export function isOpen(text: string, start: number, end: number): boolean {
  const bounds = clauseBounds(text, start, end)
  const before = text.slice(bounds.start, start)
  const behind = text.slice(start, bounds.end)
  return (
    NOT_ALL.test(before) ||
    OPEN.test(before.replaceAll(OPEN_BEFORE_IT, ',') + (SETTLED_BEHIND.exec(behind)?.[0] ?? behind))
  )
}

/** "… ist im Kaufpreis enthalten, das übrige Mobiliar kann auf Wunsch übernommen werden": behind its own verb another thing begins. */
const SETTLED_BEHIND =
  /^[^,;]{0,90}(?<!\p{L})(?:ist|sind|bleibt|bleiben|verbleibt|verbleiben|gehört|gehören|geht|gehen)(?!\p{L})[^,;]{0,60}(?=,\s(?:(?:das|die|der|ein|eine|weitere[sr]?|übrige[sr]?|sonstige[sr]?|alle[sr]?)\s\p{Lu}?\p{L}*|und\s(?:das|die|der)\s))/u

/** The sentence around a stretch, over line ends. */
export function sentenceAround(text: string, start: number, end: number): string {
  const bounds = sentenceBounds(text, start, end)
  return text.slice(bounds.start, bounds.end)
}

export function sentenceBounds(text: string, start: number, end: number): { start: number; end: number } {
  const from = Math.max(0, ...['. ', '.\n', '\n\n', '! ', '? '].map(mark => text.lastIndexOf(mark, start - 1) + 1))
  const ends = ['. ', '.\n', '\n\n', '! ', '? '].map(mark => text.indexOf(mark, end)).filter(at => at >= 0)
  return { start: from, end: Math.min(text.length, ...ends) }
}

/** Where the part of a sentence around a stretch begins and ends. */
export function clauseBounds(text: string, start: number, end: number): { start: number; end: number } {
  const from = Math.max(0, ...['. ', '\n', ';', '!', '?', '•', '¦'].map(mark => text.lastIndexOf(mark, start - 1) + 1))
  const ends = ['. ', '.\n', '\n\n', ';', '!', '?', '•', '¦'].map(mark => text.indexOf(mark, end)).filter(at => at >= 0)
  return { start: from, end: Math.min(text.length, ...ends) }
}
