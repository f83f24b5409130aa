import type { Segment } from '#reading/domain/page.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Row } from './partTable.ts'
import { ONLY_ASKED } from './unitWords.ts'

/** "WE 4", "die Wohnung 1. OG rechts", "WE 4 und 5": whose note it is may be named once more. */
const SUBJECT = String.raw`(?:(?:die|diese|der)\s)?(?:(?:we|whg\.?|wohnung(?:en)?|(?:wohn)?einheit(?:en)?|laden|büro|nr\.)(?!\p{L})\s?)?(?:(?:[\d.]{1,4}|[A-Z])(?!\p{L})\s?|(?:OG|EG|DG|UG|links|rechts|mitte|li\.|re\.|und|u\.|,|/)(?!\p{L})\s?){0,6}[,:–]?\s?(?:(?:ist|sind|steht|stehen|derzeit|zurzeit|zur\szeit|aktuell|momentan|seit\s[\d./]+)\s){0,3}`
const STANDS_EMPTY = regexp.iu`^${SUBJECT}(?:leer(?:steh\p{L}*|stand)?|unvermietet|nicht\svermietet)(?!\p{L})`
/** "Der Laden steht seit dem Ruhestand des Inhabers im März 2026 leer" */
const STANDS_EMPTY_SINCE = regexp.iu`^(?:(?:die|diese|dieser|der|das)\s)?(?:(?:[\p{L}-]*(?:wohnung|einheit|laden|lokal|fläche|geschoss|räume)|büro\p{L}*|praxis\p{L}*|werkstatt|halle|lager\p{L}*|gewerbe\p{L}*|gaststätte|apartment)\s)?(?:(?:im|in)\s[^.;,]{2,20}\s)?(?:steht|stehen|ist)\s(?:(?!nicht|nie|keine|noch\snie)[^.;,\s]+\s){1,12}leer(?!\p{L})`
/** Below "Vertrag": there is none yet. "Neuvermietung 2024" is one. */
const NO_CONTRACT = /^(?:neuvermietung|zu vermieten|wird neu vermietet|kein(?:er)?|ohne)(?:[\s¹²³*]|\d\)|\(.*\))*$/iu
/** What a footnote calls the amount that bears its mark. */
const NOT_PAID = regexp.iu`^${SUBJECT}(?:(?:der|die|als|eine?)\s)?(?:(?:kalkuliert|angesetzt|angenommen|erwartet|geschätzt|erzielbar|kalkulatorisch|möglich|künftig)\p{L}*\s)?(?:(?:miet)?ansatz|soll(?:-?miete)?|kalkuliert|kalkulatorisch|angesetzt|angenommen|zielmiete|(?:neuvermietungs|markt|ziel)?-?miete\s(?:bei|nach)\s(?:neu)?vermietung|(?:erwartete|erzielbare|geschätzte|kalkulierte|kalkulatorische|angesetzte|angenommene|mögliche)\s\p{L}*miete|neuvermietungsmiete|(?:bei|nach)\s(?:neu|wieder|anschluss)?vermietung|prognose)(?!\p{L})`
/** "Ansatz 7,50 €/m²" of a remark may be of the next tenant: beside what is paid it takes nothing away. */
const AMOUNT = /\d\s?(?:€|EUR|Euro)/u
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u
/** Whole words: "Freitag" and "Leerhoff" pay their rent, "Leerrohre vorhanden" and "freier Markt" empty no flat. */
const EMPTY =
  /^(?:leer(?:steh\p{L}*|stände?|stand|gezogen|geräumt|e\s(?:wohnung|einheit|räume))?|frei(?:gezogen|stand)?(?!\s(?:finanz|vereinbar|verhandel|kündbar|verkäuf|wählbar))|unvermietet)(?!\p{L})|\((?:derzeit |zurzeit |noch )?(?:leer(?:steht|stehend)?|unvermietet)\)/iu
/** "Soll 600 €", "600,00 € (Ansatz)" where the others have their rent. */
const ASKED_AMOUNT =
  /^(?:soll|ansatz|kalk(?:uliert|\.))[:\s]\s?[\d.,]+\s?(?:€|EUR)?$|^[\d.,]+\s?(?:€|EUR)?\s?\(?(?:soll|ansatz|kalk(?:uliert|ulatorisch|\.))\)?$/iu

/** What tells that nobody pays the rent of this row: a cell, or its footnote; undefined: nothing does. */
export function emptyIn({ line, cells, notes }: Pick<Row, 'line' | 'cells' | 'notes'>): Segment | undefined {
  const note = cells.get('remark')
  const said = [...line.segments, ...cells.values()].find(({ text }) => EMPTY.test(text))
  if (said) return said
  if (note && (STANDS_EMPTY.test(note.text) || STANDS_EMPTY_SINCE.test(note.text))) return note
  const contract = cells.get('contract')
  if (contract && NO_CONTRACT.test(contract.text.trim())) return contract
  const rent = cells.get('rent')
  if (rent && isAskedAmount(rent.text)) return rent
  const isLet = YEAR.test(cells.get('since')?.text ?? '') || YEAR.test(cells.get('tenant')?.text ?? '')
  if (note && notes && !isLet && NOT_PAID.test(note.text) && !AMOUNT.test(note.text)) return note
  return line.segments.slice(1).find(({ text }) => ONLY_ASKED.test(text.trim()))
}

/** Of a cell among the rents. */
export function isAskedAmount(text: string): boolean {
  return ASKED_AMOUNT.test(text.trim())
}
