import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'
import { amountsIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { isRightByContract } from '../rightByLease.ts'
import { saidIn } from '../scope/said.ts'
import { eurosIn, type Statement, statementsOf } from '../statements/statementsOf.ts'
import type { RetainedRight } from './deal.ts'
import { areaOfPlace, placeOfRight } from './placeOfRight.ts'
import { bornIn, courseOf, holdersIn, paidByOwner, roomsIn } from './termsOfRight.ts'

const RIGHT =
  '(?:nie(?:ß|ss)brauch(?:s|e?s?recht\\p{L}*|s?wert\\p{L}*)?|\\p{L}*wohn(?:ungs)?recht(?:e?s)?|nutzungsrecht(?:s|es)?)'
const OF_RIGHT = regexp.u`(?<!\p{L})${RIGHT}`
/** Somebody who stays for life or keeps it, not a right that is gone or that one may have deleted. */
const KEPT =
  /(?<!\p{L})(?:behalten|behält|vorbehalt\p{L}*|lebenslang\p{L}*|lebenslänglich\p{L}*|auf lebenszeit|lebzeit\p{L}*|bleiben (?:weiter )?(?:wohnen|im haus)|eingetragen|gesichert|belastet|nießbraucher\p{L}*|berechtigte\p{L}*|zugunsten)(?!\p{L})/u
const GONE =
  /gelöscht|erloschen|abgelöst|entfällt|(?:kein|ohne|nicht) (?:\p{L}+ )?(?:nießbrauch|wohnrecht|wohnungsrecht)|wird (?:vor|bei) (?:übergabe|verkauf|kauf)/u
/** "Ehemann 74, Ehefrau 71", "die Berechtigte ist 78 Jahre alt", "83-jährige Verkäuferin", "Alter der Eigentümer: 76 und 79" */
const PERSON =
  '(?:ehemann|ehefrau|mann|frau|herr|dame|er|sie|verkäufer(?:in)?|eigentümer(?:in)?|berechtigte[rn]?|nießbraucher(?:in)?|wohnberechtigte[rn]?|vater|mutter|witwe|witwer|ehepaar|paar|ehegatten|eheleute|senioren(?:paar)?|seniorin)'
const AGES: readonly RegExp[] = [
  regexp.gu`(?<!\p{L})${PERSON}(?:[ :¦(]{1,3}| (?:ist|sind) )(?:(?:ca·|rund|derzeit|heute|jetzt|alter) )?(\d{2})(?= ?(?:$|[,)¦ ])(?! ?(?:m²|qm|€|euro|%|km|m(?!\p{L})|monat|minuten|jahre lang)))`,
  /(?<!\d)(\d{2})(?:-| )?(?:jährige[rnsm]?|jahre alt)(?!\p{L})/gu,
  /(?<!\p{L})(?:jahre alt|alter)[^.¦\d]{0,40}?(\d{2})(?= ?(?:und|,|\)|$|jahre))/gu,
  /(?<=\d{2} (?:und|\/|bzw·) )(\d{2})(?= ?(?:jahre|\)|,|$))/gu,
  /(?<!\d)(\d{2})(?= (?:und|\/|bzw·) \d{2} ?(?:jahre|\)|,|$))/gu,
]
const YOUNGEST = 50
const OLDEST = 99
/** Ends with whoever lives longer. */
const UNTIL_LAST =
  /längerlebend\p{L}*|länger lebend\p{L}*|zuletzt (?:lebend|versterbend)\p{L}*|letztversterbend\p{L}*|gesamtberechtigt\p{L}*|überlebende[nr]? (?:ehegatt|teil|partner)\p{L}*|beide(?:r|n)? (?:eheleute|ehegatten|berechtigte\p{L}*) (?:verstorben|gestorben)/u
const BUYER = '(?:erwerber|käufer|neue[rn]? eigentümer|eigentümer)(?:in)?s?'
const WORKS =
  '(?:außergewöhnliche\\p{L}*|größere\\p{L}* (?:reparatur|instandsetzung|erneuerung)\\p{L}*|große\\p{L}* (?:reparatur|instandsetzung)\\p{L}*|erneuerung\\p{L}*|instandsetzung\\p{L}*|dach|heizung|dach und fach)'
const BUYER_PAYS = regexp.u`(?<!\p{L})${BUYER}(?!\p{L})[^.]{0,80}${WORKS}|${WORKS}(?!\p{L})[^.]{0,80}(?<!\p{L})(?:trägt|tragen|zahlt|kommt|kommen|sache|lasten|obliegen|obliegt|übernimmt)[^.]{0,30}${BUYER}|${WORKS}(?!\p{L})[^.]{0,80}(?<!\p{L})(?:dem|der|vom|von der|auf den|auf die|zu ?lasten de[rs]) ${BUYER} (?:\p{L}+ ){0,2}(?:zugewiesen|auferlegt|zugeordnet|übertragen|überlassen|getragen|bezahlt|zu (?:tragen|zahlen))`
const NO_LOAN =
  /(?:bank|banken|kreditinstitut\p{L}*)(?!\p{L})[^.]{0,140}(?:nicht|kaum|ungern|zusatzsicherheit\p{L}*|eingeschränkt)[^.]{0,60}(?:finanzier|beleih)|(?:finanzier|beleih)\p{L}*[^.]{0,60}(?:kaum|nicht|schwierig|nur eingeschränkt|nur mit)/u
const FIRST_IN_RANK =
  /(?<!\p{L})(?:erstrangig\p{L}*|rangerste\p{L}*|(?:an|im|auf|mit) (?:der |den )?(?:1·|erste[rnm]?) (?:rang(?:stelle|platz)?|stelle)(?!\p{L})|vor (?:jeder |einer |der |ihrer )?(?:finanzierungs)?grundschuld)/u
/** Figures of the right and of the whole without it. */
const VALUE = regexp.u`(?<!\p{L})(?:(?:kapital|bar|gegenwarts)?wert (?:des|der|vom|eines) (?:lebenslangen )?${RIGHT}|${RIGHT}[ -]?(?:kapital|bar)?wert|(?:kapitalwert|barwert)|abschlag für (?:das|den|die) ${RIGHT}|abzug (?:des|für (?:das|den)) ${RIGHT})`
const FREE =
  /(?<!\p{L})(?:(?:verkehrs|markt)wert\p{L}* (?:\(?(?:unbelastet|ohne|lastenfrei|im lastenfreien)\p{L}*)|unbelastete[rnsm]? (?:verkehrs|markt)?(?:-)?wert|unbelastet\p{L}*(?: wert| verkehrswert)?|lastenfreie[rnsm]? (?:verkehrs|markt)wert|(?:verkehrs|markt)?wert ohne (?:die |das |den )?(?:belastung|nie(?:ß|ss)brauch\p{L}*|wohn(?:ungs)?recht\p{L}*|recht)|(?:verkehrs|markt)wert (?:frei|im freien zustand)|freie[rnsm]? (?:verkehrs|markt)?wert)(?!\p{L})/u
const MONTH =
  /(?<!\p{L})(?:monatlich\p{L}* (?:rein|nutz|miet)\p{L}*(?:vorteil|wert)|(?:rein|nutz|miet)\p{L}*(?:vorteil|wert) (?:von )?monatlich)/u
const MIN = 10_000
/** A caption of two lines stands over its amount, read as two statements. */
const LINES_OF_CAPTION = 2
const ONLY_AMOUNT = /^\d{1,3}(?:[.·]?\d{3})+(?:,\d\d|,-)? ?(?:€|euro|eur)$/u

const amounts = (text: string) => eurosIn(text).filter(({ value }) => value >= MIN)

/** A right that whoever sells keeps, as far as the text tells its terms. @param passages the object's own text */
export function retainedRightOf(passages: readonly Passage[], day: CalendarDate): RetainedRight | null {
  const all = passages.flatMap(passage => statementsOf(saidIn(passage).text).map(one => ({ ...one, passage })))
  const about = all.filter(({ text }, at) => OF_RIGHT.test(text) && !isRightByContract(text, all[at + 1]?.text ?? ''))
  const kept = about.filter(({ text }) => KEPT.test(text) && !GONE.test(text))
  const [first] = kept
  if (!first) return null
  const told = all.map(({ text }) => text)
  const value = valueOf(VALUE, all) ?? cellOf(VALUE, passages)
  const rooms =
    kept.map(partOf).find(words => words !== null) ??
    kept.map(one => placeOfRight(one.text, all.slice(0, all.indexOf(one)))).find(words => words !== null)
  const supplies = kept.map(({ text }) => paidByOwner(text)).find(paid => paid.length > 0)
  const area = rooms ? areaOfPlace(rooms, passages) : null
  const free = valueOf(FREE, all) ?? cellOf(FREE, passages)
  return {
    kind: about.some(({ text }) => /nie(?:ß|ss)brauch/u.test(text)) ? 'niessbrauch' : 'wohnrecht',
    ages: agesIn(all, about, day),
    untilLast: told.some(text => UNTIL_LAST.test(text)),
    buyerPays: told.some(text => BUYER_PAYS.test(text)),
    isHardToFinance: told.some(text => OF_RIGHT.test(text) && NO_LOAN.test(text)),
    isFirstInRank: told.some(text => FIRST_IN_RANK.test(text) && /recht|nie(?:ß|ss)brauch/u.test(text)),
    value: value !== null && (free === null || value < free) ? value : null,
    free,
    monthly: monthIn(all),
    ...courseOf(told.filter((text, at) => !OF_PURCHASE.test(text) && told.slice(Math.max(0, at - GOES_ON), at + 1).some(isOnRight))), // prettier-ignore
    ...(rooms && { rooms }),
    ...(area !== null && { area }),
    ...(supplies && { supplies }),
    evidence: [proofIn(first)],
  }
}

const THE_RIGHT = /(?<!\p{L})(?:(?:das|dieses|des) rechte?s?|nießbraucher\p{L}*|berechtigte\p{L}*)(?!\p{L})/u

/** So many sentences behind one on the right still speak of it, but for those on how it is bought. */
const GOES_ON = 3
const OF_PURCHASE =
  /(?<!\p{L})(?:darlehen\p{L}*|kredit\p{L}*|\p{L}*finanzierung\p{L}*|kaufpreis\p{L}*|zins\p{L}*)(?!\p{L})/u

function isOnRight(text: string): boolean {
  return OF_RIGHT.test(text) || THE_RIGHT.test(text)
}

interface Placed extends Statement {
  readonly passage: Passage
}

function proofIn({ passage, start, end, text }: Placed): Evidence {
  const lead = text.length - text.trimStart().length
  return proof(passage, start + lead, end)
}

/** As it is written, where the right covers a storey or a flat of several; null: the whole, or not told. */
function partOf({ text, start, passage }: Placed): string | null {
  const at = text.search(OF_RIGHT)
  const rooms = roomsIn(text.slice(at), passage.text.slice(start + at, start + text.length))
  return rooms?.isPart ? rooms.words : null
}

/** How many sentences after the one on the right may go on with "er" and "sie", and how many before it may have named whoever "wir" are. */
const AFTER_RIGHT = 2
const BEFORE_RIGHT = 2

/** Ages are told where the persons are: in the sentence of the right, in the next ones, or in one that says who sells. */
function agesIn(all: readonly Placed[], about: readonly Placed[], day: CalendarDate): number[] {
  const next = about.flatMap(one => all.slice(all.indexOf(one) + 1, all.indexOf(one) + 1 + AFTER_RIGHT))
  const places = [...about, ...next, ...all.filter(({ text }) => /(?:verkäufer|eigentümer|berechtigte|nießbraucher|ehepaar|eheleute|(?:eine|zwei) person(?:en)?,)/u.test(text))] // prettier-ignore
  for (const place of places) {
    // "eine Person, geb. | 1944": a cell of two lines.
    const text = /(?<!\p{L})geb·$/u.test(place.text.trim()) ? `${place.text} ${all[all.indexOf(place) + 1]?.text ?? ''}` : place.text // prettier-ignore
    const ages = AGES.flatMap(pattern => [...text.matchAll(pattern)].map(match => Number(match[1])))
    const born = holdersIn(text, day).map(({ age }) => age)
    const fitting = [...new Set([...ages, ...born].filter(age => age >= YOUNGEST && age <= OLDEST))]
    if (fitting.length > 0) return fitting.slice(0, 2)
  }
  // "Meine Frau (Jahrgang 1953) und ich (Jahrgang 1950) möchten bleiben": before it a birth alone tells, an age may be the house's.
  for (const one of about) {
    const at = all.indexOf(one)
    const born = all.slice(Math.max(0, at - BEFORE_RIGHT), at).flatMap(({ text }) => bornIn(text, day))
    if (born.length > 0) return born.slice(0, 2)
  }
  return []
}

/** The amount that is next behind its words, else right before them, or below them where they are a caption. */
function valueOf(words: RegExp, all: readonly Placed[]): number | null {
  for (const [at, { text }] of all.entries()) {
    const match = words.exec(text)
    if (!match) continue
    const below = all.slice(at + 1, at + 1 + LINES_OF_CAPTION).find(one => ONLY_AMOUNT.test(one.text.trim()))
    const [alone] = amounts(text).length === 0 && below ? amounts(below.text) : []
    if (alone) return alone.value
    const end = match.index + match[0].length
    const next = amounts(text).find(({ at }) => at >= end && at - end < 60)
    const before = amounts(text)
      .filter(({ at, length }) => at + length <= match.index && match.index - at - length < 15)
      .at(-1)
    const found = next ?? before
    if (found) return found.value
  }
  return null
}

/** Cards: amounts side by side in one line, their names in the next. */
function cellOf(words: RegExp, passages: readonly Passage[]): number | null {
  for (const [at, passage] of passages.entries()) {
    const names = saidIn(passage).text.split('¦')
    const column = names.findIndex(name => words.test(name))
    const amounts = passages[at - 1]?.text.split('¦') ?? []
    if (column < 0 || names.length < 2 || amounts.length !== names.length) continue
    const [amount] = amountsIn(amounts[column] ?? '')
    if (amount?.unit === '€' && amount.value >= MIN) return amount.value
  }
  return null
}

function monthIn(all: readonly Placed[]): number | null {
  const said = all.find(({ text }) => MONTH.test(text))
  const amount = said && eurosIn(said.text).find(({ value }) => value >= 100 && value <= 20_000)
  return amount ? amount.value : null
}
