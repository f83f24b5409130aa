import { union, type Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Segment } from '#reading/domain/page.ts'
import { amountsIn } from '../../numbers.ts'
import { numberOfWord } from '../../values/numberWords.ts'
import type { LeaseEnd, Part, RentArrears } from '../deal.ts'
import { MOVING_OUT } from '../movingOut.ts'
import { DATE, lastDayOf } from '../writtenDates.ts'
import type { Column } from './columns.ts'
import type { Row } from './partTable.ts'

/** Columns in which a list of tenants tells more than figures. */
const TOLD_IN: readonly Column[] = ['remark', 'status', 'tenant', 'since', 'use', 'contract', 'leaseEnd', 'arrears']
const GIVEN_NOTICE = String.raw`(?<!un|un-)gekündigt|kündigung(?! (?:ist |wurde )?(?:ausgeschlossen|nicht))(?!s)|${MOVING_OUT}|ausziehen|(?:zieht|ziehen)(?= [^;]{0,40}(?<!\p{L})aus(?!\p{L}))|räumt|(?:notice|terminated|moving out|moves out|leaving)`
const NOTICE = regexp.iu`(?<!\p{L})(?:${GIVEN_NOTICE})(?!\p{L})`
/** Who may not, has not, or could: "die ordentliche Kündigung ist bis 30.06.2031 ausgeschlossen" ends no lease. */
const NO_NOTICE =
  /(?<!\p{L})(?:nicht (?:\p{L}+ )?gekündigt|ungekündigt|kein\p{L}* (?:\p{L}+ )?kündigung|kündigung\p{L}* (?:ist |wurde )?(?:ausgeschlossen|zurück\p{L}*)|kündigung(?!\p{L})[^.;]{0,60} bis[^;]{0,24}\d{4} (?:ausgeschlossen|nicht möglich)|(?:könnte|kann|darf|möchte|will|plant|denkbar|angedroht|falls|wenn)(?!\p{L}))/iu
const DAY = new RegExp(DATE, 'iu')
/** "befristet bis 30.06.2028", "Vertragsende 28.02.2027", "bis 31.12.2027" */
const TERM = regexp.iu`(?<!\p{L})(?:(?:befrist\p{L}*|fest|vertrag|mietvertrag|laufzeit|läuft|vermietet|verpachtet|lease|option)?[^.;,\d]{0,20}(?<!\p{L}|gültig |eigennutzung |leer )(?:bis|until|through|expires?|endet|ende|ending)|(?:miet|pacht|vertrags?)-?ende)(?!\p{L})[^.;,\d]{0,14}(?<day>${DATE})`
const OTHER_TERM =
  /(?<!\p{L})(?:eigennutzung|eigentümer\p{L}*|leer\p{L}*|staffel\p{L}*|index\p{L}*|bindung\p{L}*|bonus|kappung\p{L}*|kündigung(?!\p{L})[^.;]{0,60} bis[^;]{0,24}\d{4} (?:ausgeschlossen|nicht möglich))(?!\p{L})/iu

/** What a row tells of a unit beside its figures, each with its words; nothing of the lease where nobody rents it. */
export function notesOf(row: Row, isLet: boolean | null): Pick<Part, 'leaseEnd' | 'arrears' | 'remark'> {
  const cells = TOLD_IN.flatMap(column => row.cells.get(column) ?? [])
  const lease = isLet === false ? null : leaseEndOf(row, cells)
  const owed = isLet === false ? null : arrearsOf(row, cells)
  const remark = row.cells.get('remark')
  const words = remark && /\p{L}{3}/u.test(remark.text) ? proofOf(row, remark) : null
  return { ...(lease && { leaseEnd: lease }), ...(owed && { arrears: owed }), ...(words && { remark: words }) }
}

/** Whether the words say that who rents it goes: then it is let today, though they call it free. */
export function hasGivenNotice({ cells }: Pick<Row, 'cells'>): boolean {
  return TOLD_IN.some(column => isNotice(cells.get(column)?.text ?? ''))
}

function isNotice(text: string): boolean {
  return NOTICE.test(text) && !NO_NOTICE.test(text)
}

function leaseEndOf(row: Row, cells: readonly Segment[]): LeaseEnd | null {
  const noticed = cells.find(({ text }) => isNotice(text))
  const column = row.cells.get('leaseEnd')
  if (noticed) {
    const day =
      dayOfNotice(noticed.text) ?? (column ? dayIn(column.text) : termIn(cells.filter(cell => cell !== noticed)))
    return { by: 'notice', until: day, evidence: proofOf(row, noticed) }
  }
  const until = column && dayIn(column.text)
  if (until) return { by: 'term', until, evidence: proofOf(row, column) }
  const told = termCell(cells)
  const day = termIn(cells)
  return told && day ? { by: 'term', until: day, evidence: proofOf(row, told) } : null
}

function termCell(cells: readonly Segment[]): Segment | undefined {
  return cells.find(({ text }) => TERM.test(text) && !OTHER_TERM.test(text))
}

/** "bis 30.06.2027 | gekündigt durch Mieter zum Vertragsende": the day stands in the cell beside the notice. */
function termIn(cells: readonly Segment[]): LeaseEnd['until'] {
  return dayIn(TERM.exec(termCell(cells)?.text ?? '')?.groups?.['day'] ?? '')
}

const TO_GO_BY =
  /(?:zum|per|ablauf des|bis(?: zum)?|ende|until|by|effective|(?:auszug|räumung|kündigung)(?: am| im| ist)?:?)\s$/iu
const OTHER_DAY = /(?:seit|vom|am|ab|von|stand|since|erhöhung|staffel)\s$/iu

/** "am 12.10.2026 zum 31.01.2027 gekündigt": the day by which somebody goes, and no day on which it was said or the lease began. */
function dayOfNotice(text: string): LeaseEnd['until'] {
  const at = text.search(NOTICE)
  const days = [...text.matchAll(new RegExp(DATE, 'giu'))].map(({ 0: written, index }) => {
    const before = text.slice(0, index)
    return { written, byThen: TO_GO_BY.test(before), isOther: index < at || OTHER_DAY.test(before) }
  })
  const day = days.find(({ byThen }) => byThen) ?? days.find(({ isOther }) => !isOther)
  return day ? dayIn(day.written) : null
}

function dayIn(text: string): LeaseEnd['until'] {
  const written = DAY.exec(text)?.[0]
  return (written && lastDayOf(written)) || null
}

const COUNT = String.raw`\d{1,2}|eine[rn]?|zwei|drei|vier|fünf|sechs`
const OWES = regexp.iu`(?<!\p{L})(?:(?:miet|zahlungs)?-?rückst[aä]nd\p{L}*|mietschulden|arrears|im (?:rückstand|verzug)|in verzug|unpaid|keine (?:miet)?zahlung\p{L}*|zahlt (?:[\p{L}\d./]+ ){0,4}nicht|räumungsklage|(?:miete|mieten|monatsmieten?|nettomieten?|kaltmieten?) (?:noch |sind |ist )*(?:offen|ausstehend))(?!\p{L})`
const OWES_NOTHING =
  /(?<!\p{L})(?:kein\p{L}*|ohne|no|nie) (?:\p{L}+ )?(?:miet|zahlungs)?-?(?:rückst[aä]nd\p{L}*|arrears|mietschulden)|rückst[aä]nd\p{L}*:? (?:keine?|0(?:,00)?|nein|beglichen|ausgeglichen)(?![\p{L}\d])/iu
const MONTHS = regexp.iu`(?<![\p{L}\d.,])(?<count>${COUNT}) (?:monats|kalt|warm)?-?(?:monate?n?|mieten?|months?)(?!\p{L})` // prettier-ignore

/** Months of a contract are no arrears, and no euro of the next Staffel: both stand near the word. */
function arrearsOf(row: Row, cells: readonly Segment[]): RentArrears | null {
  const column = row.cells.get('arrears')
  const told = column && /[1-9]/u.test(column.text) ? column : cells.find(({ text }) => OWES.test(text) && !OWES_NOTHING.test(text)) // prettier-ignore
  if (!told) return null
  const at = told === column ? 0 : told.text.search(/rückst|mietschulden|arrears|verzug|unpaid|offen|ausstehend/iu)
  const near = at < 0 ? '' : told.text.slice(Math.max(0, at - 30), at + 50)
  const amounts = amountsIn(told === column && !/€|EUR/u.test(near) ? `${near} €` : near)
  const count = MONTHS.exec(near)?.groups?.['count']
  const months = count === undefined ? null : /\d/u.test(count) ? Number(count) : (numberOfWord(count.replace(/e[rn]$/u, 'e')) ?? null) // prettier-ignore
  return { euro: count === undefined ? (amounts[0]?.value ?? null) : null, months, evidence: proofOf(row, told) }
}

function proofOf({ page }: Row, { text, words }: Segment): Evidence {
  return { page, quote: text, box: union(words.map(word => word.box)) }
}
