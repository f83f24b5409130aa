import { inItsClause } from '../clauseQuote.ts'
import { ownText } from '../deal/ownText.ts'
import type { Part } from '../deal/deal.ts'
import { HOPED, hopedRentOf } from '../hopedRent.ts'
import { amountsIn, numberFrom } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { type Label, pairProof } from '../pairs.ts'
import { proof } from '../proof.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { type AgainstView, numberOf } from './view.ts'

/** What is advertised of the rent: a factor or a yield, or the rent hoped for alone, beside what is paid. */
export interface HopedYield {
  /** €. */
  readonly price: number
  /** Rent of a year that is paid today, €. */
  readonly paid: number
  /** null: only a rent is hoped for. */
  readonly told: ToldYield | null
  /** Rent of a year that it rests on; null: the exposé does not name it. */
  readonly target: { readonly value: number; readonly evidence: Evidence } | null
}

/** A factor or yield as it is printed. */
interface ToldYield {
  /** Rent of a year as a share of the price. */
  readonly share: number
  /** It names the rent hoped for itself. */
  readonly onTarget: boolean
  /** What is paid today stands beside it: "Faktor Ist / Soll 18,3 / 15,6" hides nothing. */
  readonly isBesidePaid: boolean
  /** As the reader finds it: label and value. */
  readonly words: string
  readonly evidence: Evidence
}

interface Target {
  readonly value: number
  readonly evidence: Evidence
}

/** "7,4 % Rendite", "Rendite: 7,4 %", "7,4 % Sollrendite" */
const YIELD =
  /(?<![\d.,])(?<before>\d{1,2}[.,]\d{1,2})\s?%\s?(?:brutto|ist|soll|ziel)?-?(?:miet|anfangs)?-?rendite(?!\p{L})|(?<!\p{L})(?:brutto|anfangs|soll|ziel)?-?(?:miet|anfangs)?-?rendite\*?[\s:¦]{1,3}(?:von\s|ca\.\s|rund\s)*(?<behind>\d{1,2}[.,]\d{1,2})\s?%/giu
const FACTOR =
  /(?<!\p{L})(?:(?:kaufpreis|preis|miet|rendite)-?)?faktor(?:\s\(?(?:soll|ziel|ist)\)?)?[\s:¦]{1,3}(?:von\s|ca\.\s|rund\s)*(?<factor>\d{1,2}(?:[.,]\d{1,2})?)(?![\d.,]*\s?%)|(?<![\d.,])(?<fold>\d{1,2}[.,]\d{1,2})-?\s?fache?[nrs]?(?!\p{L})(?=[^.]{0,30}(?:miete|jahres))|\((?<bracket>\d{1,2}[.,]\d{1,2})-?\s?fach\)/giu
/** "Faktor Ist / Soll | 18,3 / 15,6": the one that is paid, then the one hoped for. */
const BOTH =
  /(?<!\p{L})faktor\s\(?ist\)?\s?\/\s?\(?soll\)?[\s:¦]{1,3}\d{1,2}(?:[.,]\d{1,2})?\s?\/\s?(?<factor>\d{1,2}(?:[.,]\d{1,2})?)(?![\d.,]*\s?%)/giu
const BOTH_LABEL = /(?<!\p{L})ist\s?\/\s?soll(?!\p{L})/u
const BOTH_FIGURES = /^\d{1,2}(?:[.,]\d{1,2})?\s?%?\s?\/\s?(\d{1,2}(?:[.,]\d{1,2})?)(?![\d.,]*\d)/u
/** What is paid when all is let as hoped. */
const TARGET =
  /(?<!\p{L})(?:(?:soll|ziel)-?(?:jahres)?(?:netto)?(?:kalt)?-?miete|(?:miete|mieteinnahmen|mietertr[aä]ge?|jahres\p{L}*miete|(?:j?nkm|jnm))[^.\n¦]{0,24}\(?(?:soll|ziel)\)?|(?:miete|mieteinnahmen)[^.\n]{0,14} (?:bei )?vollvermietung|soll(?=(?:\sp\.\s?a\.)?\s[\d.,]{5,}\s?(?:€|EUR)))(?!\p{L})[^\d\n]{0,28}(?=\d|€|EUR)/giu
/** "… könnten es um die 21.600 im Jahr sein" */
const WOULD_BE =
  /(?<!\p{L})(?:könnten|wären|würden|ließen sich)\s[^.;\n¦]{0,40}?(?<year>\d{1,3}\.\d{3}(?:,\d\d)?)\s?(?:€|euro|eur)?\s(?:im jahr|jährlich|pro jahr|p\.\s?a\.)/giu
/** Somebody lives there and pays for it. */
const OF_LETTING = /miet|pacht|(?<!\p{L})(?:be)?wohnt?(?!\p{L})/iu
/** "Mit einer PV-Anlage könnten 45.000 € im Jahr erzielt werden." */
const NO_RENT =
  /(?<!\p{L})(?:pv|pv-\p{L}+|photovoltaik\p{L}*|solar\p{L}*|strom\p{L}*|einspeis\p{L}*|einspar\p{L}*|(?:ein)?gespart|\p{L}*ersparnis\p{L}*|\p{L}*kosten|mobilfunk\p{L}*|werbe\p{L}*|umsatz\p{L}*|umsätze\p{L}*)(?!\p{L})/iu
/** "* bezogen auf die Soll-Miete bei Vollvermietung", "* Kalkulationsmieten, die wir für erreichbar halten" */
const FOOTNOTE =
  /^\*+\)?\s[^*]{0,140}?(?:soll-?(?:miet|ertr)|vollvermietung|erzielbare|kalkulationsmiet|kalkulierte miet|prognose?miet|zielmiet)/iu
const STAR = /\*/u
const MIET = /miet|nettokalt|pacht/u
const MONTHS = 12
/** "… auf die Sollmiete", "… der Jahresmiete bei Vollvermietung" */
const NEAR = 50
/** "halten wir eine Soll-Miete von 108.600 € p. a. für erreichbar (11,9-fach)" */
const BEFORE = 90
/** Rounding of a factor with one decimal. */
const ROUNDED = 0.015
/** Less than this the present rent may miss the advertised one. */
const MISSED = 0.04
/** More than half of what is paid on top is told of something else. */
const MAX_HOPED = 1.6
/** Of a house that is empty in part all its rooms may pay so much. */
const MAX_OF_HALF_EMPTY = 2.5

/** "Faktor | 13,1", "Vervielfältiger (Soll)" */
const FACTOR_LABEL =
  /^(?:(?:kaufpreis|preis|miet|rendite|einstands)-?)?(?:faktor|vervielfältiger|multiplikator)(?!\p{L})/u
const YIELD_LABEL = /^(?:brutto|anfangs|miet|soll|start)*-?(?:miet|anfangs)?-?rendite(?![\p{L}-])/u

/** null: nothing more is advertised than is paid, or it is not known what is paid. */
export function hopedYieldOf({ facts, passages, units, labels, deal }: AgainstView): HopedYield | null {
  const price = numberOf(facts.kaufpreis)
  const [year, month] = [numberOf(facts.jahresnettokaltmiete), numberOf(facts.kaltmieteMonat)]
  const flats = year ?? (month === null ? null : month * MONTHS)
  const roll = flats === null ? null : rollOf(deal.parts, flats)
  const paid = roll?.paid ?? flats
  const fact = facts.jahresnettokaltmiete ?? facts.kaltmieteMonat
  if (price === null || paid === null || paid <= 0 || !fact || fact.buyer) return null
  const own = ownText(passages)
  const hasFootnote = own.some(({ text }) => FOOTNOTE.test(text))
  const targets = [...targetsIn(own), ...labels.flatMap(one => targetOf(one, hasFootnote))].filter(
    one => one.value * (1 - MISSED) > paid,
  )
  const all = [...labels.flatMap(one => toldBeside(one, hasFootnote)), ...toldIn(own, hasFootnote)]
  for (const told of all) {
    const target = targets.find(({ value }) => Math.abs(told.share - value / price) <= ROUNDED * told.share)
    // Nothing else lies between what the list of tenants adds up to and what is advertised than the flat that nobody rents.
    const isWithEmpty = roll?.isOneEmpty === true && told.share * price < MAX_WITH_EMPTY * paid
    if ((!target && !told.onTarget && !isWithEmpty) || told.share <= (paid / price) * (1 + MISSED)) continue
    // Of a list each row has its own price, and a factor may be a row's: only both beside each other are of the whole.
    if (units.length > 0 && !told.isBesidePaid) return null
    const isFair = told.isBesidePaid || all.some(one => Math.abs(one.share - paid / price) <= ROUNDED * one.share)
    return { price, paid, told: { ...told, isBesidePaid: isFair }, target: target ?? null }
  }
  if (units.length > 0) return null
  const most = facts.vermietet?.value === 'teilweise' ? MAX_OF_HALF_EMPTY : MAX_HOPED
  const target = targets.find(({ value }) => value <= most * paid)
  return target ? { price, paid, told: null, target } : null
}

const MAX_WITH_EMPTY = 1.5

/** A list of tenants whose flats add up to the rent of a year: what is paid with the garages beside them, €. null: they add up to something else. */
function rollOf(parts: readonly Part[], flats: number): { readonly paid: number; readonly isOneEmpty: boolean } | null {
  const year = (some: readonly Part[]) =>
    MONTHS * some.reduce((sum, { rentMonthEuro }) => sum + (rentMonthEuro ?? 0), 0)
  const homes = parts.filter(({ kind }) => kind !== 'stellplatz')
  if (homes.length < 2 || Math.abs(year(homes) - flats) > MONTHS) return null
  const spaces = parts.filter(({ kind, isInSum }) => kind === 'stellplatz' && isInSum !== true)
  return { paid: flats + year(spaces), isOneEmpty: homes.some(({ rentMonthEuro }) => rentMonthEuro === null) }
}

const FIGURE = /^(?:ca\. |rd\. )?(\d{1,2}(?:[.,]\d{1,2})?)(?![\d.,]*\d)/u

/** The nearest value of each label. */
function toldBeside(label: Label, hasFootnote: boolean): ToldYield[] {
  const isFactor = FACTOR_LABEL.test(label.name)
  if (!isFactor && !YIELD_LABEL.test(label.name)) return []
  const isBesidePaid = BOTH_LABEL.test(label.name)
  const pattern = isBesidePaid ? BOTH_FIGURES : FIGURE
  const option = label.options.find(({ text }) => pattern.test(text))
  const share = option && shareOf(numberFrom(pattern.exec(option.text)?.[1] ?? ''), isFactor)
  if (!option || !share) return []
  const words = [...label.words.filter(word => !option.words.includes(word)), ...option.words].map(({ text }) => text)
  const said = words.join(' ')
  return [
    {
      share,
      onTarget: isBesidePaid || ON_TARGET.test(`${label.name} ${option.text}`) || (hasFootnote && STAR.test(said)),
      isBesidePaid,
      words: said,
      evidence: pairProof(label, option),
    },
  ]
}

/** "Faktor Ziel", "Sollrendite", and all that names a rent hoped for. */
const ON_TARGET = new RegExp(String.raw`${HOPED.source}|(?<!\p{L})(?:soll|ziel)(?:-?rendite|\)|(?!\p{L}))`, 'iu')

/** null: no factor or yield of a house is like that. */
function shareOf(value: number | undefined, isFactor: boolean): number | null {
  if (!value) return null
  if (isFactor) return value > 5 && value < 60 ? 1 / value : null
  return value < 20 ? value / 100 : null
}

function toldIn(passages: readonly Passage[], hasFootnote: boolean): ToldYield[] {
  return passages.flatMap(passage =>
    [BOTH, YIELD, FACTOR].flatMap(pattern =>
      [...passage.text.matchAll(pattern)].flatMap((match): ToldYield[] => {
        const { before, behind, factor, fold, bracket } = match.groups ?? {}
        const percent = before ?? behind
        const share = shareOf(numberFrom(percent ?? factor ?? fold ?? bracket ?? ''), percent === undefined)
        if (share === null) return []
        const whole = proof(passage, match.index, match.index + match[0].length)
        // A factor in brackets says nothing without what it is of.
        const evidence = bracket ? inItsClause(whole) : whole
        const after = passage.text.slice(match.index, match.index + match[0].length + NEAR).split(/[.;\n]\s/u)[0] ?? ''
        const ahead = bracket ? (passage.text.slice(Math.max(0, match.index - BEFORE), match.index).split(/[;\n]\s/u).at(-1) ?? '') : '' // prettier-ignore
        const isStarred = hasFootnote && STAR.test(passage.text.slice(match.index, match.index + match[0].length + 2))
        const onTarget = pattern === BOTH || isStarred || ON_TARGET.test(after) || HOPED.test(ahead)
        return [{ share, onTarget, isBesidePaid: pattern === BOTH, words: evidence.quote, evidence }]
      }),
    ),
  )
}

function targetOf(label: Label, hasFootnote: boolean): Target[] {
  const hoped = hopedRentOf(label) ?? (hasFootnote ? starredRentOf(label) : null)
  return hoped ? [hoped, { ...hoped, value: hoped.value * MONTHS }] : []
}

/** "Mietertrag p. a.* | 98.400 €" above a footnote that calls it hoped for. */
function starredRentOf(label: Label): Target | null {
  if (!MIET.test(label.name) || !label.words.some(({ text }) => STAR.test(text))) return null
  for (const option of label.options) {
    const [amount] = amountsIn(option.text)
    if (amount && amount.index <= 4) return { value: amount.value, evidence: pairProof(label, option) }
  }
  return null
}

/** The sentence of a figure and the one before it. */
function saidAround(text: string, start: number, end: number): { readonly before: string; readonly sentence: string } {
  const [own = '', before = ''] = text
    .slice(0, start)
    .split(/(?<=\p{L}{3}|\d|\))[.!?]\s|\n/u)
    .toReversed()
  const [rest = ''] = text.slice(end).split(/[.!?](?:\s|$)|\n/u)
  return { before, sentence: `${own}${text.slice(start, end)}${rest}` }
}

function targetsIn(passages: readonly Passage[]): Target[] {
  return passages.flatMap(passage => [
    ...[...passage.text.matchAll(TARGET)].flatMap((match): Target[] => {
      const behind = match.index + match[0].length
      const [amount] = amountsIn(passage.text.slice(behind, behind + 20))
      if (!amount || amount.index > 1) return []
      const evidence = proof(passage, match.index, behind + amount.index + amount.length)
      return [amount.value, amount.value * MONTHS].map(value => ({ value, evidence }))
    }),
    ...[...passage.text.matchAll(WOULD_BE)].flatMap((match): Target[] => {
      const { before, sentence } = saidAround(passage.text, match.index, match.index + match[0].length)
      if (NO_RENT.test(sentence) || !OF_LETTING.test(`${before} ${sentence}`)) return []
      const value = numberFrom(match.groups?.['year'] ?? '')
      return value ? [{ value, evidence: proof(passage, match.index, match.index + match[0].length) }] : []
    }),
  ])
}
