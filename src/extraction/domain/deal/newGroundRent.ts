import { isCalendarDate } from '#kernel/calendarDate.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import type { GroundRentDispute, GroundRentParts, NewGroundRent } from './groundRent.ts'
import { groundRentTermsIn } from './groundRentTerms.ts'
import { groundRentShareIn, type LandTold, landToldIn } from './groundRentShare.ts'
import { DAY, dayIn } from '../remarks/days.ts'
import { type Euros, eurosIn, type Statement, statementsOf } from '../statements/statementsOf.ts'

export const GROUND_RENT = wholeWords('(?:erb(?:bau|pacht)-?)?zins(?:es)?|erbpacht|pachtzins(?:es)?', '')
const SALE =
  '(?:verkaufs?|veräußerung|eigentümerwechsels?|eigentumswechsels?|eigentumsübergangs?|eigentumsumschreibung|übertragung|übergangs?|umschreibung|erwerbs?|kaufs?|beurkundung|weiterverkaufs?|verlängerung|erneuerung|neuabschlusse?s?)'
const BUYER = '(?:käufer|erwerber|neue[rn]? eigentümer|neue[rn]? erbbauberechtigte[rn]?)(?:in)?'
/** "1. April 2027", "01.07.2027", "April 2027": statement text */
const DAY_TO_COME = '(?:\\d{1,2}· ?(?:\\d{1,2}· ?|\\p{L}+ ))?(?:\\p{L}+ )?20[2-9]\\d'
/** What makes it another one for the buyer: the sale, or a day on which it rises for whoever owns it then. */
const CHANGES = wholeWords(
  [
    `(?:bei|beim|mit|nach|ab|zum|zur|im (?:fall|falle|zuge)(?: de[rs]| einer| eines)?|im zuge|anlässlich|infolge|durch)(?: de[mrs]| dem| einer| einem| eines)? (?:\\p{L}+ )?${SALE}`,
    `(?:für|auf) (?:den|die|einen) ${BUYER}|(?:der|die) ${BUYER} (?:muss|hat|soll|zahlt|übernimmt|schließt)|wenn (?:der|die) ${BUYER}|${BUYER} [^.]{0,60}übernimmt`,
    '(?:neue[rns]?|künftige[rns]?|zukünftige[rns]?) (?:\\p{L}+ )?(?:erb(?:bau|pacht))?-?(?:zins(?:es)?|erbbaurechtsvertrag|erbbauvertrag|vertrag)|(?:zum|ab) [^.]{3,30} auf [\\d·]+(?:,\\d\\d)? ?(?:€|euro|eur) (?:im jahr |jährlich )?(?:anzuheben|zu erhöhen|anheben|erhöhen|(?:angehoben|erhöht) werden|steigen)|erb(?:bau|pacht)zins neu|künftig|ab (?:dem )?(?:\\d{1,2}·\\d{1,2}·20\\d\\d|\\d{1,2}· ?\\p{L}+ 20\\d\\d|\\p{L}+ 20\\d\\d|20\\d\\d)',
    `(?:(?:zum|ab|für|auf)(?: den| dem)? ${DAY_TO_COME}|erhöhung|anhebung|anpassung)(?![^.]{0,60}(?:nicht|keine|letzte|wurde|war))[^.]{0,80} angekündigt|angekündigt[^.]{0,40} (?:zum|ab|für)(?: den| dem)? ${DAY_TO_COME}`,
    `(?:steigt|erhöht sich|wird|werde|hebt)(?![^.]{0,90}(?<!\\p{L})(?:kann|könnte|nicht))[^.]{0,90} auf [\\d·]+(?:,\\d\\d)? ?(?:€|euro|eur)(?: im jahr| jährlich| p· ?a·)?(?: (?:anheben|erhöhen|anpassen|steigen|angehoben|erhöht)| an(?=[.,;]|$))`,
    `(?:steigt|erhöht sich)[^.]{0,50} (?:zum|am|ab)(?: den| dem)? ${DAY_TO_COME}`,
  ].join('|'),
  '',
)
const UNCHANGED =
  /(?<!\p{L})(?:nicht (?:angepasst|erhöht|neu festgesetzt|verändert)|keine (?:anpassung|erhöhung)|ohne (?:anpassung|erhöhung)|unverändert|bleibt (?:bei|es bei|gleich|bestehen)|gleichbleibend)(?!\p{L})/u
/** After the contract has run out nobody knows who will own it: "Bei Verlängerung legt die Stadt 3,5 % des Bodenwertes zugrunde". */
const AT_THE_END =
  /(?<!\p{L})(?:(?:nach|bei|mit|zum) (?:dem )?(?:ablauf|ende|vertragsende|zeitablauf)|(?:bei|für|im falle?) (?:eine[rn]? |der |die |ihrer )?(?:vertrags)?verlängerung(?![^.]{0,60}(?:verkauf|veräußerung|käufer|erwerber)))(?!\p{L})/u
/** "für die Anlage von bisher 11.900 € auf 82.600 € im Jahr": what all flats pay together; the share of one is told beside it. */
const OF_ALL =
  /(?<!\p{L})für (?:die|das) (?:gesamte |ganze )?(?:wohn|eigentums)?(?:anlage|wohngemeinschaft|gemeinschaft)(?!\p{L})|(?<!\p{L})(?:für|von) alle[nr]? (?:\d+ )?(?:wohnungen|einheiten|eigentümer)/u
/** Stands right before an amount of another kind, or of the present. */
const PRESENT =
  /(?<!\p{L})(?:derzeit|zurzeit|aktuell|bisher|bislang|bisherige[rns]?|momentan|jetzt noch|gegenwärtig|heute|jetzige[rns]?|alte[rn]?|statt)[^.,;]{0,30}$/u
const OTHER_AMOUNT =
  /(?:kaufpreis|angekauft|ankauf|bodenwert|richtwert|grundstückswert|hausgeld|miete|kosten|entschädigung)\p{L}*[^.,;]{0,30}$/u
/** "für 96.000 € angekauft" */
const BOUGHT = /^[^.,;]{0,20}(?:angekauft|gekauft|erworben|abgelöst)/u
const PER_M2 = /^ ?(?:\/|je|pro) ?(?:m²|qm|quadratmeter)/u
const MONTH = /^[^.,;)]{0,6}(?:monat|mtl)|^ ?\/ ?m(?:on|tl)?(?!\p{L}|²)/u
const QUARTER = /^[^.,;)]{0,6}(?:viertelj|quartal)/u
const MIN_YEAR = 50
const MAX_YEAR = 200_000
/** The amount stands at most so many statements behind the words that the rent changes. */
const REACH = 2
const OVER_PAGES = 3
const ENDED = /[.!?:]\s*$/u

/**
 * What the owner of the land asks of a buyer; null: nothing but the present rent is told.
 * @param present € a year; null: not told
 * @param area of the plot, m²; null: not told
 */
export function newGroundRentOf(
  passages: readonly Passage[],
  present: number | null,
  area: number | null,
): NewGroundRent | null {
  const land = landToldIn(passages.flatMap(passage => statementsOf(saidIn(passage).text)))
  const read = (statement: Statement) => rentIn(statement, present)
  return told(passages, present, read) ?? told(passages, present, ({ text }) => shareIn(text, land, area, present))
}

interface Found {
  readonly at: number
  readonly length: number
  readonly year: number
  readonly parts?: GroundRentParts | null
}

type Read = (statement: Statement) => Found | undefined

function told(passages: readonly Passage[], present: number | null, read: Read): NewGroundRent | null {
  let open = 0
  let rent = 0
  for (const passage of passages) {
    const statements = statementsOf(saidIn(passage).text)
    for (const [at, statement] of statements.entries()) {
      const { text } = statement
      if (UNCHANGED.test(text) && !CHANGES.test(text)) open = rent = 0
      if (GROUND_RENT.test(text)) rent = REACH + 1
      if (CHANGES.test(text) && !UNCHANGED.test(text) && !AT_THE_END.test(text)) open = REACH + 1
      if (open > 0 && rent > 0 && !UNCHANGED.test(text) && !AT_THE_END.test(text) && !OF_ALL.test(text)) {
        const found = read(statement)
        if (found) {
          const start = statement.start + found.at
          const around = statements.slice(Math.max(0, at - AROUND), at + AROUND + 1)
          const dispute = disputeIn(around, present)
          const terms = dispute ? null : groundRentTermsIn(around.map(one => one.text).join('.'))
          const evidence = [proof(passage, start, start + found.length)]
          return {
            year: found.year,
            evidence,
            ...(found.parts && { parts: found.parts }),
            ...(present !== null && { present }),
            ...(terms && { terms }),
            ...(dispute && { dispute }),
          }
        }
      }
      open -= 1
      rent -= 1
    }
    // A sentence that runs over a page's end goes on behind head and foot of the page.
    const runsOn = open > 0 && rent > 0 && !ENDED.test(passage.text)
    open = rent = runsOn ? REACH + OVER_PAGES : 0
  }
  return null
}

/** Statements on both sides of the amount that still speak of it. */
const AROUND = 3
const DEMANDED =
  /(?<!\p{L})(?:verlang(?:t|en|te|ten)|gefordert|fordert|forderung|erhöhungsverlangen|anpassungsverlangen|geltend (?:ge)?macht)(?!\p{L})/u
const FOUGHT =
  /(?<!\p{L})(?:\p{L}*anw[aä]lt(?:in|e|en|innen)?|klag(?:e|t|en)|rechtsstreit|streitig|strittig|widersprochen|widerspr(?:icht|uch)|bestreite[nt]|wehr(?:t|en) sich|nicht anerkannt|verfahren (?:ist|läuft)[^.]{0,20}|vor gericht|hält (?:das verlangen|den zins|die forderung|ihn|es) für zu hoch|für zu hoch)(?!\p{L})/u
const BACK = regexp.u`rückwirkend (?:ab|zum|seit|auf)(?: dem)? ${DAY}`

/** null: nobody fights it. */
function disputeIn(statements: readonly Statement[], present: number | null): GroundRentDispute | null {
  const text = statements.map(one => one.text).join('.')
  if (!DEMANDED.test(text) || !FOUGHT.test(text)) return null
  const back = BACK.exec(text)
  const day = back ? dayIn(back.groups ?? {}).join('-') : ''
  return { since: isCalendarDate(day) ? day : null, present }
}

/** "Der Zins beträgt dann 4 % des Bodenwerts": only where no sum is told. */
function shareIn(text: string, land: LandTold, area: number | null, present: number | null): ReturnType<Read> {
  const share = groundRentShareIn(text, land, area)
  if (!share || share.year === null) return undefined
  const { year, parts } = share
  if (year < MIN_YEAR || year > MAX_YEAR || year === present) return undefined
  return { at: share.index, length: share.length, year, parts }
}

/** The last amount that is not the present rent. */
function rentIn({ text }: Statement, present: number | null): (Euros & { year: number }) | undefined {
  let from = 0
  const told = eurosIn(text).flatMap(amount => {
    const before = text.slice(from, amount.at)
    from = amount.at + amount.length
    const after = text.slice(from)
    if (PRESENT.test(before) || OTHER_AMOUNT.test(before) || PER_M2.test(after) || BOUGHT.test(after)) return []
    const around = before.slice(-14)
    const year = amount.value * (MONTH.test(after) || /monatlich/u.test(around) ? 12 : QUARTER.test(after) ? 4 : 1)
    return year < MIN_YEAR || year > MAX_YEAR || year === present ? [] : [{ ...amount, year }]
  })
  return told.at(-1)
}
