import { regexp } from '#kernel/regexp.ts'
import type { FactKey } from '../facts.ts'
import { amountsIn, areasIn, COUNT, countFrom, numberFrom } from '../numbers.ts'
import type { ProseRule, Reading } from '../rule.ts'
import { YEAR } from './building.ts'
import { isOfOthers, MIN_TOLD, PLAIN_AMOUNT } from './priceTold.ts'

/** What owners answer to the questions that are always asked. */
interface Asked {
  readonly key: FactKey
  /** Alternatives of a pattern: the question from its first word to its mark. */
  readonly question: string
  /** The value in a sentence of the answer. */
  readonly answer: (sentence: string) => Reading | undefined
}

const HOME = String.raw`(?:es|er|sie|das(?:\s(?:ganze|alles))?|alles|(?:das|die|der|ihr|ihre|euer|eure|so ein)\s(?:\p{L}*(?:haus|häuschen|wohnung|hälfte|hof|bungalow|hütte|villa|immobilie|objekt|anwesen)|spaß|grundstück|grund|baugrund|bauplatz|platz))`
const IT = String.raw`(?:\s(?:denn|eigentlich|nun|also))*(?:\s${HOME})?(?:\s(?:denn|eigentlich|nun|also|insgesamt))*`

const PRICE = String.raw`was soll${IT}\s(?:kosten|bringen)|(?:was|wie\s?viel) (?:kostet|kosten)${IT}|wie teuer (?:ist|soll|wird)${IT}(?:\swerden|\ssein)?|(?:was|wie\s?viel) (?:wollen|möchten|verlangen|hätten) (?:sie|ihr|wir)(?:\s(?:gern|denn|dafür|für \p{L}+ \p{L}+|noch))*(?:\shaben)?|(?:und\s)?(?:der|welcher|ihr|euer|zum|welchen)?\s?(?:kauf)?preis(?:\s(?:ist|wäre|soll \p{L}+ sein|stellen sie sich vor))?|wie (?:hoch )?ist der (?:kauf)?preis|kostenpunkt`
const LIVING = String.raw`(?:wie groß|wie\s?viele? (?:wohnfläche|quadratmeter|qm|m²)|wohnfläche|welche wohnfläche|welche größe)(?:\s(?:ist|sind|hat|haben))?${IT}(?:\sgroß)?`
const PLOT = String.raw`(?:wie groß|wie\s?viel)\s(?:ist|sind|hat|gehört)?\s?(?:das|der|an|zum)?\s?(?:grundstück|garten|grund(?: und boden)?|land|bauplatz|platz|gehört dazu)|grundstück|grundstücksgröße`
const ROOMS = String.raw`wie\s?viele? (?:zimmer|räume)(?:\s(?:hat|haben|gibt|sind))?${IT}`
const YEAR_BUILT = String.raw`(?:wann|in welchem jahr) (?:wurde|ist|war|haben sie|hat man)?${IT}\s?(?:gebaut|errichtet|erbaut|entstanden)(?:\sworden)?|wie alt (?:ist|sind)${IT}|(?:welches\s)?baujahr|von wann ist${IT}`
const COMMISSION = String.raw`(?:ein |kommt ein |ist ein |brauche ich einen |mit |und )?makler(?:\sdabei)?|(?:und\s)?(?:die |eine |fällt eine |kostet das |zahle ich |kommt )?(?:makler|käufer)?-?(?:provision|courtage)(?:\s(?:an|dazu|fällig))?`
const HAUSGELD = String.raw`(?:wie hoch ist das |was kostet das |und das )?haus-?\s?geld`

const QUESTIONS: readonly Asked[] = [
  { key: 'kaufpreis', question: PRICE, answer: priceIn },
  { key: 'wohnflaeche', question: LIVING, answer: sentence => areaIn(sentence, 20, 1000) },
  { key: 'grundstuecksflaeche', question: PLOT, answer: sentence => areaIn(sentence, 50, 200_000, true) },
  { key: 'zimmer', question: ROOMS, answer: roomsIn },
  { key: 'baujahr', question: YEAR_BUILT, answer: yearIn },
  {
    key: 'kaeuferprovision',
    question: COMMISSION,
    answer: sentence =>
      /^(?:nein|keine?[nr]?|nichts|entfällt|gibt es nicht|brauchen wir nicht|fällt keine an)(?!\p{L})/iu.test(sentence)
        ? { value: 0, unit: '%' }
        : undefined,
  },
  { key: 'hausgeldMonat', question: HAUSGELD, answer: monthlyIn },
]

/** A question, and the sentences behind it up to the next one. */
export const answerProse: readonly ProseRule[] = QUESTIONS.map(({ key, question, answer }) => ({
  key,
  pattern: regexp.gimu`(?<=^|[.!?:¦]\s|frage:\s|f:\s)(?:${question})\s?\?\s+(?:(?:antwort|a)\s?:\s)?(?<answer>[^?¦]{1,220})`,
  value: match => {
    const told = match.groups?.['answer'] ?? ''
    const from = match[0].length - told.length
    for (const { 0: sentence, index } of [...told.matchAll(SENTENCES)].slice(0, MAX_SENTENCES)) {
      const reading = answer(sentence)
      if (reading) return { ...reading, span: { index: from + index, length: sentence.length }, doubt: 0.9 }
    }
    return undefined
  },
  sections: ['object', 'costs', 'energy'],
}))

/** "Nichts Schönes. 279.000 Euro." */
const MAX_SENTENCES = 2
const SENTENCES = /\S(?:[^.!\n]|\.(?=\d)|(?<=\d)\.(?=\s\p{Ll})|(?<=(?<!\p{L})(?:ca|rd|qm))\.|\n(?!\n))*/gu

function priceIn(sentence: string): Reading | undefined {
  if (isOfOthers(sentence)) return undefined
  const value = amountsIn(sentence).find(amount => amount.value >= MIN_TOLD)?.value ?? plainIn(sentence)
  return value === undefined ? undefined : { value, unit: '€' }
}

function plainIn(sentence: string): number | undefined {
  const found = regexp.iu`^(?:\p{L}+\s){0,3}(?<plain>${PLAIN_AMOUNT})`.exec(sentence)?.groups?.['plain']
  return found === undefined ? undefined : numberFrom(found)
}

function areaIn(sentence: string, min: number, max: number, ofGround = false): Reading | undefined {
  const [area] = areasIn(sentence)
  if (!area || area.value < min || area.value > max) return undefined
  const words = sentence.slice(0, area.index)
  if (/nachbar|keller|dachboden|balkon|terrass|garage/iu.test(words)) return undefined
  const isGround = /(?<!\p{L})(?:grund|garten|land|wiese|parzelle|platz)/iu
  // "Wie groß? Das Grundstück hat 812 Quadratmeter."
  return !ofGround && isGround.test(words) ? undefined : { value: area.value, unit: 'm²' }
}

function roomsIn(sentence: string): Reading | undefined {
  const found =
    regexp.iu`^(?:(?:es|das|insgesamt|genau|zusammen|wir|sind|haben|also|alles in allem|na)\s){0,3}(?<count>${COUNT})(?![\p{L}\d])(?!\s(?:bäder|schlafzimmer|kinderzimmer))`.exec(
      sentence,
    )
  const value = countFrom(found?.groups?.['count'] ?? '')
  return value === undefined ? undefined : { value }
}

function yearIn(sentence: string): Reading | undefined {
  const year = regexp.u`^[^.;\d]{0,40}(?<year>${YEAR})(?!\d|\s?(?:€|Euro|m²))`.exec(sentence)?.groups?.['year']
  return year === undefined ? undefined : { value: Number(year) }
}

function monthlyIn(sentence: string): Reading | undefined {
  const [amount] = amountsIn(sentence)
  return amount && amount.value >= 20 && amount.value <= 3000 && !/jahr/iu.test(sentence)
    ? { value: amount.value, unit: '€/Monat' }
    : undefined
}
