import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { amountsIn, MONEY, numberFrom } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { statementsBefore } from '../remarks/statementText.ts'
import type { ProseRule, Reading } from '../rule.ts'
import { saidIn } from '../scope/said.ts'
import { isOthersOrElsewhen } from './ownOrOthers.ts'
import { isOfItsLike } from './rentAmount.ts'
import { type ToldAround, toldAround } from './toldAround.ts'

const BARE = String.raw`(?<![\d.,])(?<bare>\d{1,3}\.\d{3}|\d{2,4})(?![.,]?\d|\s?(?:€|EUR|Euro|%|m²|qm|Quadratmeter|kWh|Uhr|Jahre|Prozent))`
const SUM = regexp.giu`(?<!\d[.,]?)(?:${MONEY}|${BARE})`
const A_MONTH = /(?<!\p{L})(?:(?:im|pro|je|jeden) monat|monatlich|mtl·?|monats)(?!\p{L})/u
const A_YEAR = /(?<!\p{L})(?:(?:im|pro|je|jedes|aufs|auf das|übers) jahr|jährlich|p· ?a·?)(?!\p{L})/u
/** Other costs, and what might be paid. */
const OF_ELSE =
  /(?<!\p{L})(?:warm|\p{L}*nebenkosten|betriebskosten|brutto|hausgeld|wohngeld|rücklage|\p{L}*umlage|kaution|strom|ortsüblich\p{L}*|mietspiegel\p{L}*|marktmiete|erziel\p{L}*|erreichbar|realistisch|realisierbar|durchsetzbar|möglich|drin|soll|sollte|garage\p{L}*|\p{L}*stellpl[aä]tz\p{L}*|grundsteuer|versicherung|zuletzt|bis 20\d\d|war|waren|zahlte|zahlten)(?!\p{L})/u
const TO_THE_COMMUNITY =
  /(?<!\p{L})an die (?:haus|wohnungs|eigentümer)?(?:gemeinschaft|verwaltung|hausverwaltung|weg)(?!\p{L})/u
const NO_CHARGE =
  /(?<!\p{L})(?:davon|\p{L}*rücklage|\p{L}*umlage|mieter(?:in)?|nachzahl\p{L}*|früher|bisher|\p{L}*stellplatz|\p{L}*garage)(?!\p{L})/u
const RENT = { min: 100, max: 20_000 }
const CHARGES = { min: 40, max: 2_000 }
/** So near is twelve times the rent of a month. */
const ROUNDED = 0.01

function sumOf(match: RegExpExecArray): number | undefined {
  const bare = match.groups?.bare
  return bare === undefined ? amountsIn(match[0])[0]?.value : numberFrom(bare)
}

function told(
  match: RegExpExecArray,
  passage: Passage,
  { min, max }: { min: number; max: number },
  isMeant: (around: ToldAround) => boolean,
): Reading | undefined {
  const value = sumOf(match)
  if (value === undefined || value < min || value > max) return undefined
  const around = toldAround(passage, match, SUM)
  return around && isMeant(around) ? { value, rank: RANK.hint, doubt: 0.85 } : undefined
}

/** What is paid by the month and by the year, as a sentence tells it. */
export const sumsTold: readonly ProseRule[] = [
  {
    // "eine Mieterin, die kalt 429 Euro im Monat bezahlt"
    key: 'kaltmieteMonat',
    pattern: SUM,
    value: (match, passage) => {
      const reading =
        match.groups?.bare === undefined
          ? told(match, passage, RENT, ({ before, clause, sentence }) => {
              if (isOfItsLike(match)) return false
              const isCold = /(?<!\p{L})(?:netto|kalt|kaltmiete|nettokalt)(?!\p{L})/u.test(clause)
              const isPaid =
                /(?<!\p{L})(?:be)?zahl(?:t|en)(?!\p{L})|überweis|entricht|miete|mieter|bringt|herein/u.test(sentence)
              return (
                isCold &&
                isPaid &&
                !A_YEAR.test(clause) &&
                !OF_ELSE.test(clause) &&
                !isOthersOrElsewhen(before + clause)
              )
            })
          : undefined
      return reading && { ...reading, unit: '€/Monat' }
    },
    sections: ['object', 'costs'],
  },
  {
    // "Das macht im Jahr 5.148 Euro", "im Jahr also 17.340": twelve times what was told before it.
    key: 'jahresnettokaltmiete',
    pattern: SUM,
    value: (match, passage) => {
      const reading = told(
        match,
        passage,
        { min: 12 * RENT.min, max: 12 * RENT.max },
        ({ before, clause }) => A_YEAR.test(clause) && !OF_ELSE.test(before),
      )
      return reading && isTwelvefold(Number(reading.value), match, passage) ? { ...reading, unit: '€/Jahr' } : undefined
    },
    sections: ['object', 'costs'],
  },
  {
    // "An die Hausgemeinschaft überweisen wir jeden Monat 341 Euro", "Hausgeld sind 187 im Monat"
    key: 'hausgeldMonat',
    pattern: SUM,
    value: (match, passage) => {
      const isBare = match.groups?.bare !== undefined
      const reading = told(match, passage, CHARGES, ({ before, clause }) => {
        const isOfCommunity =
          /(?<!\p{L})(?:haus|wohn)geld (?:sind|ist|macht|kostet|beträgt|zahlen|zahle|zahlt)(?!\p{L})[^,]*$/u.test(
            before,
          ) ||
          (!isBare && TO_THE_COMMUNITY.test(before))
        return isOfCommunity && A_MONTH.test(clause) && !NO_CHARGE.test(clause)
      })
      return reading && { ...reading, unit: '€/Monat' }
    },
    sections: ['object', 'costs'],
  },
]

/** Whether a sum is twelve times a rent that is told before it, in its sentence or the two before. */
function isTwelvefold(year: number, match: RegExpExecArray, passage: Passage): boolean {
  const { text } = saidIn(passage)
  const start = text.lastIndexOf('.', match.index - 1) + 1
  const before = passage.text.slice(start - statementsBefore(text, start).length, match.index)
  return (
    /kalt|miete/iu.test(before) &&
    [...before.matchAll(SUM)].some(one => Math.abs(12 * (sumOf(one) ?? 0) - year) <= ROUNDED * year)
  )
}
