import { sentenceAround } from '../scope/negation.ts'

/** "seit 1991 über 400 Einheiten fertiggestellt", "verwaltet 1.200 Wohnungen": what a firm has done or looks after is not this house. */
export function isOfTheFirm(text: string, start: number, end: number): boolean {
  const sentence = sentenceAround(text, start, end)
  return FIRM.test(sentence) && DONE_BY_IT.test(sentence) && !isOfTheHouse(text, start, end)
}

/** "Unser Mehrfamilienhaus verfügt über 8 Wohneinheiten und wurde 2015 saniert": the house has them, whoever has worked at it. */
function isOfTheHouse(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 90), start).replaceAll('\n', ' ')
  return HOUSE_HAS.test(before) || (IT_HAS.test(before) && WAS_BUILT.test(text.slice(end)))
}

const HOUSE_HAS =
  /(?<!\p{L})(?<!(?:(?<!als\s)ein|einem|eines|jedes|jedem)\s(?:\p{L}+e[sn]?\s)?)(?:\p{L}*haus(?:es)?|gebäude|\p{L}*anlage|objekt|anwesen|weg)(?!\p{L})[^.;]{0,40}?(?<!\p{L})(?:hat|umfasst|verfügt|mit|besteht|zählt|bietet|beherbergt|aus)(?!\p{L})(?:\s(?!seit|bereits|bisher|wir|unsere?)[\p{L}.]+){0,4}\s$/iu
const IT_HAS = /(?<!\p{L})(?:es|sie|das|verfügt|umfasst|besteht)\s(?:(?!seit|bereits|bisher)[\p{L}.]+\s){0,4}$/iu
const WAS_BUILT = /^,?\s(?:und\s)?(?:wurde|wird)(?!\p{L})/iu

const FIRM =
  /(?<!\p{L})(?:wir|unser\p{L}*|GmbH|AG|KG|\p{L}*bauträger\p{L}*|bauherr(?:in)?|projektentwickler\p{L}*|bauunternehmen|unternehmen|firma|genossenschaft|\p{L}*verwaltung|\p{L}*verwalter(?:in)?)(?!\p{L})/iu
const DONE_BY_IT =
  /(?<!\p{L})(?:seit|in den (?:letzten|vergangenen)|bereits|bisher|insgesamt|mehr als|über|rund|mehrere)(?!\p{L})[^.;]{0,60}(?:einheiten|wohnungen|WE)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:fertiggestellt|gebaut|realisiert|errichtet|übergeben|verkauft|vermittelt|entwickelt|saniert|betreut|verwaltet|im bestand)(?!\p{L})|(?<!\p{L})(?:verwaltet|betreut|vermietet)(?!\p{L})[^.;]{0,40}(?:einheiten|wohnungen|WE)(?!\p{L})/iu
