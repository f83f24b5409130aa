import { regexp } from '#kernel/regexp.ts'

const NAME = String.raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`
const CALL = String.raw`(?:Tel|Fon|Fax|Mobil|Handy|E-?Mail|Ruf)(?!\p{L})`
const TITLE = String.raw`(?:Dipl\.-\p{L}+\.?|Immobilien(?:makler|berater|verwalter|fachwirt|kaufmann|kauffrau|ökonom)(?:in)?|Bankkauf(?:mann|frau)|(?:Bank|Betriebs)(?:fach)?wirt(?:in)?|Architekt(?:in)?|Makler(?:in)?|Notar(?:in)?|Sachverständiger?|Geschäftsführer(?:in)?|Prokurist(?:in)?|Inhaber(?:in)?|\(?(?:IHK|VWA|FH)\)?|[MB]\.\s?A\.)`
/** A title ends with its line or cell; in "Feuchter Keller, Architekt hat …" a sentence goes on. */
const PROFESSION = String.raw`${TITLE}(?:\s${TITLE})*(?=\s?(?:[\n¦·|•–,(]|$))`
/** "Für jede Familie Einbauküche und Keller" names none. */
const ANY_FAMILY = String.raw`(?<!\p{L})(?:[Ff]ür\s[Dd]ie|[Jj]eder?|[Ee]iner?|[Gg]anzen?|[Gg]roßen?|[Jj]ungen?|[Kk]leinen?|[Ii]hrer?)\s`

/** "Frau Hilke Keller", "Immobilien Rosina Feuchter ·", "Rosina Feuchter, Tel.": whose name it is, told by the words around it. */
const PEOPLE = [
  regexp.gu`(?<!\p{L})(?:Frau|Herrn?|Eheleute|Ehepaar|Dr\.|Inh\.|Inhaber(?:in)?:?)\s(?<name>${NAME}(?:\s${NAME})?)(?!\p{L})`,
  regexp.gu`(?<!\p{L}|${ANY_FAMILY})Familie\s(?<name>${NAME})(?!\p{L})`,
  regexp.gu`(?<=(?:^|[\n¦]|[·|•–,]\s))(?:Immobilien(?:büro|makler(?:in)?|vermittlung|service)?|Maklerbüro|Hausverwaltung)\s(?<name>${NAME}\s${NAME})(?=\s?(?:[\n¦·|•–,.]|$))`,
  regexp.gu`(?<!\p{L})(?<name>${NAME}\s${NAME})(?=,?\s(?:[·|•–]\s)?(?:${CALL}|${PROFESSION}))`,
]

interface Stretch {
  readonly start: number
  readonly end: number
}

function namesIn(text: string): Stretch[] {
  return PEOPLE.flatMap(pattern =>
    [...text.matchAll(pattern)].map(({ 0: all, index, groups }) => {
      const start = index + all.lastIndexOf(groups?.['name'] ?? '')
      return { start, end: start + (groups?.['name'] ?? '').length }
    }),
  )
}

/** Whether a stretch is of somebody's name: "Frau Keller" has no cellar. */
export function isInName(text: string, start: number, end: number): boolean {
  return namesIn(text).some(name => name.start <= start && end <= name.end)
}

/**
 * The searched text of the same length with other letters for people's names: "Rosina Feuchter" tells of no damp, "Familie Brand" of no fire.
 * @param written the text as it is written, in capitals and small letters
 */
export function withoutNames(searched: string, written: string): string {
  return namesIn(written).reduce(
    (text, { start, end }) => text.slice(0, start) + text.slice(start, end).replace(/\p{L}/gu, MASK) + text.slice(end),
    searched,
  )
}

const MASK = 'x'
