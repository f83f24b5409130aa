import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { areasIn } from '../../numbers.ts'
import type { Passage } from '../../passages.ts'
import { proof } from '../../proof.ts'
import { saidIn } from '../../scope/said.ts'
import { eurosIn, type Statement, statementsOf } from '../../statements/statementsOf.ts'
import type { Part } from '../deal.ts'
import { ownText } from '../ownText.ts'

const SECOND = String.raw`(?:einlieger-?(?:wohnung|whg|bereich|app?artement)|elw)`
const NAMED = regexp.u`(?<!\p{L})${SECOND}(?!\p{L})`
const FIRST_NAMED =
  /(?<!\p{L})(?:haupt(?:wohnung|haus|teil)|unser (?:teil|bereich)|unsere (?:eigene )?wohnung|(?:das|dem) (?:ganze|gesamte|komplette|übrige)n? haus|große wohnung|oben|obergeschoss|erdgeschoss|nachbar\p{L}*|gegenüber|ferienwohnung)(?!\p{L})/u
const FIRST_LET =
  /(?<!\p{L})(?:haupt(?:wohnung|haus|teil)|(?:das |gesamtes? |komplettes? )(?:ganze |gesamte |komplette )?(?:haus|objekt)|beide wohnungen)(?!\p{L})[^,]{0,60}(?<!\p{L}|un|nicht )(?:vermietet|mieter(?:in)?)(?!\p{L})/u
/** Goes on about the same: "Sie zahlt …", "Unten wohnt …", "Die Miete …", "Der Mieter …". */
const GOES_ON =
  /^[\s•–-]*(?:sie|er|dort|da|unten|hier|(?:die|der|eine?|unsere?) (?:\p{L}+ )?(?:(?:kalt|netto|nettokalt)?-?miete|mieter(?:in)?|mietvertrag|mietverhältnis|wohnung|dame|herr|paar|student(?:in)?)|(?:netto-?|nettokalt|kalt)?-?miete|monatlich|frau|herr|seit)(?!\p{L})/u
const LET =
  /(?<!\p{L}|un|nicht |nie )vermietet(?!\p{L}| werden| war)|(?<!\p{L}|kein |keine |vor|nach)(?:mieter(?:in)?|mietvertrag|mietverhältnis)(?!\p{L})|(?<!\p{L})zahl(?:t|en)(?!\p{L})|(?<!\p{L})(?:netto-?)?kaltmiete(?!\p{L})|€ (?:netto)?kalt|euro (?:netto)?kalt|(?<!\p{L})bringt (?:uns )?(?:derzeit |aktuell |zurzeit )?(?:rund |ca· )?\d/u
/** Over, to come or hoped for. */
const NOT_NOW =
  /(?<!\p{L})(?:war(?:en)?|wurden?|wohnte|zahlte|früher|ehemals|zuletzt|bisher|bislang|könnten?|kann|können|lässt|ließe|möglich\p{L}*|erzielbar\p{L}*|denkbar|ideal|geeignet|bringen|wäre|würden?|soll(?:te|miete)?|potenzial|vermietbar|vermietung|gekündigt|kündigung|zieht|ziehen|auszug|ausgezogen|leer(?:stehend)?|steht frei|ist frei|unvermietet|nachbar\p{L}*|kein(?:en?|er)? mieter\p{L}*|nicht vermietet|falls|wenn)(?!\p{L})/u
/** "Die Miete haben wir zuletzt 2022 erhöht", "sie würde gern bleiben" takes nothing back. */
const STAYS = /(?<!\p{L})(?:erhöht|angepasst|bleiben|angehoben)(?!\p{L})/u
const NO_RENT =
  /(?<!\p{L})(?:kaution|warm(?:miete)?|brutto\p{L}*|pauschal\p{L}*|jährlich\p{L}*|jahres\p{L}*|im jahr(?! (?:19|20)\d\d)|pro jahr|nebenkosten|vorauszahlung|betriebskosten|abschlag|hausgeld|stellplatz|garage)(?!\p{L})/u
/** Of a year, or with what is paid beside it: "2.400 € im Jahr", "480 € monatlich, alles inklusive". */
const NO_RENT_BEHIND =
  /^(?: (?:im monat|monatlich|pro monat|mtl·?|miete))? ?(?:\(|, ?)?(?:warm|neben|voraus|inkl|einschl|pauschal|all(?:es)?(?: |-)in|für alles|mit (?:den )?(?:nebenkosten|nk|heizung|strom)|brutto|im jahr|jährlich|jahres|pro jahr|p[.·] ?a|(?:\/|je) ?(?:jahr|a(?!\p{L})))/u
/** "44 qm in der Einliegerwohnung", and not "171 m² (Einliegerwohnung 53 m²)". */
const BEHIND = regexp.u`^ ?(?:in der |in die |für die |auf die |fallen auf die |entfallen auf die |\()?(?:kleine |separate |vermietete )?${SECOND}(?!\p{L})(?!,? ?\(?(?:mit |ca· |rund |etwa |hat )*\d)`
const BEFORE = regexp.u`(?<!\p{L})(?:${SECOND}|einlieger)(?!\p{L})[^\d.;]{0,45}(?<! und (?:ca· |rund |etwa )?)$`
const FIRST_BEHIND =
  /^ ?(?:in der |für die |auf die |fallen auf die |entfallen auf die |im )?(?:für uns|hauptwohnung|haupthaus|bei uns)(?!\p{L})(?!,? ?\(?(?:mit |ca· |rund |etwa |hat )*\d)/u
const FIRST_BEFORE = regexp.u`(?<!\p{L})(?:hauptwohnung|haupthaus|unsere wohnung|unser teil)(?!\p{L})(?:(?!einlieger|elw)[^\d.;]){0,45}(?<! und (?:ca· |rund |etwa )?)$`
const MIN_AREA = 15
const MAX_AREA = 130
const MIN_RENT = 120
const MAX_RENT = 2_500
/** m² by which rounded parts may miss their sum. */
const ROUNDED = 1

interface Told {
  readonly passage: Passage
  readonly statement: Statement
}

/**
 * A house with a second home that somebody rents, as running text tells it: "117 qm für uns und 44 qm in der Einliegerwohnung … Unten wohnt
 * Frau Dorn. Sie zahlt 395 Euro kalt." Who lives in the rest is left open. Empty: there is none, it is not let, or the rest is let as well.
 */
export function letSecondHome(passages: readonly Passage[]): Part[] {
  const told = ownText(passages).flatMap(passage =>
    statementsOf(saidIn(passage).text).map(statement => ({ passage, statement })),
  )
  if (told.some(({ statement }) => FIRST_LET.test(statement.text))) return []
  const about = aboutSecond(told)
  const isOver = about.some(({ statement: { text } }) => NOT_NOW.test(text) && !STAYS.test(text) && /miet|wohn|leer|frei/u.test(text)) // prettier-ignore
  const letting = about.filter(({ statement: { text } }) => LET.test(text))
  if (isOver || letting.length === 0) return []
  const rent = letting.flatMap(one => rentIn(one) ?? [])[0] ?? null
  const area = areaOf(told, BEHIND, BEFORE)
  if (rent === null && area === null) return []
  const first = firstArea(told, area)
  const proofs = [
    ...letting.slice(0, 1).map(proofOf),
    ...(rent ? [rent.evidence] : []),
    ...(area ? [area.evidence] : []),
  ]
  return [
    home('Hauptwohnung', {
      area: first,
      rent: null,
      isLet: null,
      evidence: first ? [first.evidence] : proofs.slice(0, 1),
    }),
    home('Einliegerwohnung', { area, rent, isLet: true, evidence: proofs }),
  ]
}

/** Statements that name it, and those that go on about it until another home is named. */
function aboutSecond(told: readonly Told[]): Told[] {
  let isOn = false
  return told.filter(({ statement: { text } }) => {
    const isNamed =
      NAMED.test(text) && !/(?<!\p{L})(?:mit|samt|inkl·?|und) (?:\p{L}+ )?(?:einlieger\p{L}*|elw)(?!\p{L})/u.test(text)
    isOn = isNamed || (isOn && !FIRST_NAMED.test(text))
    return isNamed || (isOn && GOES_ON.test(text))
  })
}

interface Figure {
  readonly value: number
  readonly evidence: Evidence
}

function rentIn({ passage, statement: { text, start } }: Told): Figure | null {
  for (const { value, at, length } of eurosIn(text)) {
    const around = text.slice(Math.max(0, at - 24), at)
    if (value < MIN_RENT || value > MAX_RENT || NO_RENT.test(around) || NO_RENT_BEHIND.test(text.slice(at + length))) continue // prettier-ignore
    return { value, evidence: proof(passage, start + at, start + at + length) }
  }
  return null
}

/** m² that stand right before or behind its name. */
function areaOf(told: readonly Told[], behind: RegExp, before: RegExp): Figure | null {
  for (const { passage, statement } of told) {
    const { text, start } = statement
    for (const { value, index, length } of areasIn(text)) {
      const isOf = behind.test(text.slice(index + length)) || before.test(text.slice(0, index))
      if (isOf && value >= MIN_AREA) return { value, evidence: proof(passage, start + index, start + index + length) }
    }
  }
  return null
}

/** As it is named, else what the whole has beside the second home in one sentence. */
function firstArea(told: readonly Told[], second: Figure | null): Figure | null {
  const named = areaOf(told, FIRST_BEHIND, FIRST_BEFORE)
  if (named || !second || second.value > MAX_AREA) return named
  for (const { passage, statement } of told) {
    const areas = areasIn(statement.text)
    const own = areas.find(({ value }) => value === second.value)
    const rest = areas.find(one => one !== own && areas.some(whole => whole !== own && whole !== one && Math.abs(whole.value - one.value - second.value) <= ROUNDED)) // prettier-ignore
    if (rest && own)
      return { value: rest.value, evidence: proof(passage, statement.start + rest.index, statement.start + rest.index + rest.length) } // prettier-ignore
  }
  return null
}

function proofOf({ passage, statement: { text, start, end } }: Told): Evidence {
  return proof(passage, start + (text.length - text.trimStart().length), end)
}

function home(
  name: string,
  said: {
    readonly area: Figure | null
    readonly rent: Figure | null
    readonly isLet: boolean | null
    readonly evidence: readonly Evidence[]
  },
): Part {
  return {
    name,
    kind: 'wohnung',
    areaM2: said.area?.value ?? null,
    areaKind: said.area ? 'wohnflaeche' : null,
    rentMonthEuro: said.rent?.value ?? null,
    let: said.isLet,
    priceEuro: null,
    status: null,
    inPrice: null,
    evidence: said.evidence,
  }
}
