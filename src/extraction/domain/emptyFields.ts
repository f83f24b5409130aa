import { regexp } from '#kernel/regexp.ts'
import { partOf } from './partOf.ts'
import type { Passage } from './passages.ts'

const EMPTY = String.raw`(?:leer|unausgefüllt|unbefüllt|nicht\s(?:aus|be)gefüllt|nicht\sbelegt|nicht\sgepflegt|ohne\s(?:angaben?|eintrag|einträge|inhalt|werte?))`
const NAMED = String.raw`(?:feldliste|(?:daten|pflicht)?felder|merkmale)\s(?:sind\s)?${EMPTY}|(?:leere|fehlende|offene|unausgefüllte|unbefüllte|nicht\s(?:ausgefüllte|befüllte|belegte|gepflegte|erfasste))\s(?:feldliste|(?:daten|pflicht)?felder|merkmale|angaben)|(?:keine|ohne)\s(?:angaben?|einträge?)(?:\s(?:zu|bei|in den feldern))?|nicht\s(?:angegeben|ausgefüllt|befüllt|erfasst)(?:\s(?:sind|wurden))?`
const FIELD = String.raw`\p{Lu}[\p{L}²/-]*(?:[ /][\p{L}²/-]+){0,3}`

const FIELDS = String.raw`${FIELD}(?:(?:,|;|\sund|\ssowie|\s·)\s${FIELD})+`

const BURDEN = String.raw`(?:instandhaltungs|erhaltungs)?rücklagen?|sonderumlagen?|(?:schadstoffe und )?altlasten(?:verdacht)?|baulasten|(?:grund)?dienstbarkeiten|(?:wege|leitungs|geh)rechte?|schadstoffe|hausschwamm|schimmel|feuchtigkeit|hochwasser|mängel|instandhaltungsstau`

/** "Feldliste leer: Grundstücksfläche, Denkmal, WBS, Barrierefrei, Kamin": several fields, each by its name alone. */
const LIST = regexp.giu`(?<=^|[.!?]\s|[·|—–]\s|[\n¦]\s?)(?:${NAMED})\s?[:¦]\s?(?<fields>${FIELDS})(?=\s?(?:[.¦\n—–]|$))\.?`
/** Where capitals do not count the pattern above takes any words. */
const ARE_FIELDS = regexp.u`^${FIELDS}$`

/** "Keine Angaben zu: Altlasten, Sonderumlage": that nothing is said of a burden is worth asking for, so those that stand first are left; a feature nobody tells of is not. */
const UNSAID_BURDENS = regexp.iu`^keine\sangaben?(?:\szu)?\s?[:¦]\s?(?:(?:${BURDEN})(?:(?:,|;|\sund|\ssowie|\s·)\s|\s?\.?$))+`

/** A system prints the names of the fields that nobody filled in. Nothing of it is there, nor is it denied: the passages go without it. */
export function withoutEmptyFields(passage: Passage): Passage[] {
  const lists = [...passage.text.matchAll(LIST)].filter(({ groups }) => ARE_FIELDS.test(groups?.['fields'] ?? ''))
  if (lists.length === 0) return [passage]
  const ends = [0, ...lists.map(({ index, 0: words }) => index + words.length)]
  const starts = [
    ...lists.map(({ index, 0: words }) => index + (UNSAID_BURDENS.exec(words)?.[0].length ?? 0)),
    passage.text.length,
  ]
  return ends.flatMap((from, index) => partOf(passage, from, starts[index] ?? from))
}
