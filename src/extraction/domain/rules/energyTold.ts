import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { NUMBER, numberFrom } from '../numbers.ts'
import type { ProseRule } from '../rule.ts'
import { NUMBER_WORD, numberOfWord } from '../values/numberWords.ts'
import { isOfOthersHome } from './ownOrOthers.ts'
import { toldAround } from './toldAround.ts'

const ENERGY = regexp.giu`(?<![\d.,\p{L}])(?:(?<figures>${NUMBER})|(?<word>${NUMBER_WORD}))\s?(?:kWh|Kilowattstunden)(?!\p{L})`
const BY_AREA = /^(?: ?\/| je| pro| auf(?: den| einen)?| und) ?(?:m²|qm|quadratmeter)/u
const OF_CERTIFICATE = /(?:energie|(?<!\p{L}))(?:bedarfs|verbrauchs)?ausweis|energiepass|effizienzklasse|kennwert/u
/** What else is counted in kilowatt hours. */
const OF_ELSE =
  /(?<!\p{L})(?:strom\p{L}*|photovoltaik\p{L}*|pv\p{L}*|pv-\p{L}+|solar\p{L}*|speicher\p{L}*|batterie\p{L}*|akku|primär\p{L}*|ertrag|erzeugt|vergleich\p{L}*|durchschnitt\p{L}*|neubau|früher\p{L}*|alte[rn]? ausweis|gesamt\p{L}*verbrauch|gasverbrauch|haushalt\p{L}*)(?!\p{L})/u
const CLASS = String.raw`(?<value>[A-H]\+{0,2})(?![\p{L}\d+-]|\.\p{L})`
const MIN = 10
const MAX = 500

/** What the certificate says, as a sentence tells it. */
export const energyTold: readonly ProseRule[] = [
  {
    // "231 Kilowattstunden stehen drin", "214 Kilowattstunden auf den Quadratmeter im Jahr"
    key: 'energiekennwert',
    pattern: ENERGY,
    value: (match, passage) => {
      const { figures, word } = match.groups ?? {}
      const value = figures === undefined ? numberOfWord(word ?? '') : numberFrom(figures)
      const around = toldAround(passage, match, ENERGY)
      if (!around || value === undefined || value < MIN || value > MAX) return undefined
      const { before, after, clause, sentence } = around
      if (OF_ELSE.test(`${before}${after}`) || isOfOthersHome(clause)) return undefined
      return BY_AREA.test(after) || OF_CERTIFICATE.test(sentence)
        ? { value, unit: 'kWh/(m²·a)', rank: RANK.hint, doubt: 0.8 }
        : undefined
    },
    sections: ['object', 'energy'],
  },
  {
    // "kamen 94 Kilowattstunden heraus, also C", "139 kWh, das ist ein E"
    key: 'energieklasse',
    pattern: regexp.gu`(?<=(?:[kK][wW]h|[kK]ilowattstunden)(?:[^.;]|\.\d){0,60}\s)(?:also|damit|mithin|somit|das\s(?:ist|wäre|bedeutet|entspricht|macht|heißt|ergibt)|entspricht|ergibt|heißt)\s(?:(?:der|die|dem|den|eine[rm]?|ein|Buchstaben?|(?:Energie|Effizienz|Energieeffizienz)?[Kk]lasse|noch|wohl|genau|knapp)\s){0,4}(?:${CLASS}|(?<=klasse\s)(?<value>[a-h])(?![\p{L}\d+-]))`,
    value: match => ({ value: (match.groups?.value ?? '').toUpperCase(), rank: RANK.hint, doubt: 0.9 }),
    sections: ['object', 'energy'],
  },
  {
    // "einen Energieausweis, und zwar nach Verbrauch", "Im Energieausweis, er richtet sich nach dem Verbrauch, stehen"
    key: 'energieausweisArt',
    pattern:
      /(?<=(?:[Ee]nergie|(?<!\p{L}))(?:[Aa]usweis|pass)(?!\p{L})[^.;]{0,80}\s)nach\s(?:dem\s)?(?<kind>[Bb]edarf|[Vv]erbrauch)(?!\p{L}|\s(?:ab)?gerechnet)/gu,
    value: match => ({
      value: /^b/iu.test(match.groups?.kind ?? '') ? 'Bedarf' : 'Verbrauch',
      rank: RANK.hint,
      doubt: 0.9,
    }),
    sections: ['object', 'energy'],
  },
]
