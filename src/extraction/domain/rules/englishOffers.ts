import { regexp } from '#kernel/regexp.ts'
import { amountsIn, MONEY } from '../numbers.ts'
import type { ProseRule, Reading } from '../rule.ts'
import { MAX_MONTH, MIN_MONTH } from './rentAmount.ts'

const ENGLISH = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT = String.raw`(?:\d{1,2}(?:[.,]5)?|${ENGLISH.join('|')})`
const AHEAD = String.raw`(?<![\p{L}\d.,/-])`
const HOME = '(?:villa|house|flat|apartment|home|bungalow|penthouse|maisonette|property|townhouse|condominium)'
const MAX_ROOMS = 40
/** €: model assumption; what a garage or a kitchen is sold for stays below. */
const MIN_PRICE = 20_000
/** €: what is paid in each month stays below. */
const MIN_RESERVE = 1_000
const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'] // prettier-ignore

const RENT = String.raw`(?:rent|rental income|lease income)`
/** What the market might pay, and what is asked of each square metre. */
const HOPED = /(?<!\p{L})(?:ERV|estimated|market|potential|target|achievable|could|would|prospective|asking)(?!\p{L})/iu
const NAME_OF_RENT = regexp.iu`(?:[a-z]+\s)?(?<!\p{L})${RENT}(?!\p{L})(?:(?!${RENT}).)*$`
const BEHIND_RENT = String.raw`(?<=(?<!\p{L})${RENT}(?!\p{L})(?:[^.;\n]|\.e\.|(?<=p)\.\s?m\.){0,60})`

/** "Passing rent EUR 6,400 per month net, i.e. EUR 76,800 p.a.": an amount whose period stands behind it. */
function englishRent({ 0: words, index, input }: RegExpExecArray, period: 'month' | 'year'): Reading | undefined {
  const [amount] = amountsIn(words)
  const ahead = NAME_OF_RENT.exec(input.slice(Math.max(0, index - 100), index))?.[0] ?? ''
  if (!amount || HOPED.test(ahead)) return undefined
  const month = period === 'month' ? amount.value : amount.value / 12
  if (month < MIN_MONTH || month > MAX_MONTH) return undefined
  return { value: amount.value, unit: period === 'month' ? '€/Monat' : '€/Jahr' }
}

function counted({ groups }: RegExpExecArray): Reading | undefined {
  const said = groups?.['n']?.toLowerCase() ?? ''
  const word = ENGLISH.indexOf(said) + 1
  const value = word > 0 ? word : Number(said.replace(',', '.'))
  return value > 0 && value <= MAX_ROOMS ? { value } : undefined
}

/** German homes that are offered in English, too. */
export const englishProse: readonly ProseRule[] = [
  {
    // "Passing rent EUR 6,400 per month net", "the current net rent is €2,150 a month"
    key: 'kaltmieteMonat',
    pattern: regexp.giu`${BEHIND_RENT}${MONEY}\s(?:net\s|cold\s)?(?:(?:per|a)\smonth|monthly|p\.?\s?m\.?)(?!\p{L})`,
    value: match => englishRent(match, 'month'),
  },
  {
    key: 'jahresnettokaltmiete',
    pattern: regexp.giu`${BEHIND_RENT}${MONEY}\s(?:net\s|cold\s)?(?:(?:per|a)\s(?:annum|year)|annually|p\.?\s?a\.?)(?!\p{L})`,
    value: match => englishRent(match, 'year'),
  },
  {
    // "We ask for 239.000 €", "we are asking EUR 310,000", "offered at €415,000"
    key: 'kaufpreis',
    pattern: regexp.giu`(?<!\p{L})(?:we\s(?:ask|are\sasking|would\slike|want)|asking|(?:for\ssale|offered)\s(?:at|for))\s(?:for\s|price\s|only\s|just\s)?${MONEY}(?!\s(?:net\s|cold\s)?(?:(?:per|a)\s|monthly|p\.))`,
    value: match => {
      const [amount] = amountsIn(match[0])
      return amount && amount.value >= MIN_PRICE ? { value: amount.value, unit: '€', doubt: 0.9 } : undefined
    },
  },
  {
    // "The flat has been owner-occupied", "handed over vacant", "vacant possession"
    key: 'vermietet',
    pattern:
      /(?<!\p{L})(?:(?:is|been|currently)\s(?:\p{L}+\s)?owner-occupied|(?:handed\sover|sold|delivered|available)\svacant|vacant\spossession)(?!\p{L})/giu,
    value: () => ({ value: false, doubt: 0.9 }),
  },
  {
    // "It will be handed over vacant on 15 January 2027"
    key: 'bezugsfreiAb',
    pattern: regexp.giu`(?<!\p{L})(?:handed\sover|available|vacant(?:\spossession)?|vacated)\s(?:\p{L}+\s)?(?:on|from|by|as\sof)\s(?<day>\d{1,2})(?:st|nd|rd|th)?\s(?<month>${MONTHS.join('|')})\s(?<year>20\d\d)`,
    value: ({ groups }) => {
      const month = MONTHS.indexOf(groups?.['month']?.toLowerCase() ?? '') + 1
      return { value: `${groups?.['day']?.padStart(2, '0')}.${String(month).padStart(2, '0')}.${groups?.['year']}` }
    },
    sections: ['object', 'costs'],
  },
  {
    // "The reserve of the whole house is about 88.000 €", "the maintenance reserve stands at EUR 54,000"
    key: 'erhaltungsruecklage',
    pattern: regexp.giu`(?<!\p{L})(?:maintenance\s|repair\s)?reserves?(?:\sfund)?(?!\p{L})(?:\s(?:of|in)\sthe\s(?:whole\s)?(?:house|building|community|WEG))?\s(?:currently\s)?(?:is|are|was|stands\sat|amounts\sto|holds)\s(?:about\s|around\s|currently\s|at\s)*${MONEY}(?!\s(?:a|per)\s(?:month|year))`,
    value: match => {
      const [amount] = amountsIn(match[0])
      return amount && amount.value >= MIN_RESERVE ? { value: amount.value, unit: '€' } : undefined
    },
  },
  {
    // "A spacious 7-room villa"
    key: 'zimmer',
    pattern: regexp.giu`${AHEAD}(?<n>${COUNT})[- ]room\s(?:[a-z]+\s)?${HOME}(?!\p{L})`,
    value: counted,
  },
  {
    key: 'schlafzimmer',
    pattern: regexp.giu`${AHEAD}(?<n>${COUNT})(?:\s(?:[a-z]+\s)?bedrooms|-bedroom\s${HOME})(?!\p{L})`,
    value: counted,
  },
  {
    key: 'badezimmer',
    pattern: regexp.giu`${AHEAD}(?<n>${COUNT})\s(?:[a-z]+\s)?bathrooms(?!\p{L})`,
    value: counted,
  },
  {
    // "situated on the 5th upper floor", "on the second floor of a house from 1962"
    key: 'etage',
    pattern:
      /(?<=(?:located|situated|flat|apartment|is|lies)\s)on\sthe\s(?<n>\d{1,2})(?:st|nd|rd|th)\s(?:upper\s)?floor(?!\p{L})/giu,
    value: match => ({ value: `${match.groups?.['n']}. OG` }),
    sections: ['object'],
  },
  {
    key: 'bezugsfreiAb',
    pattern: /(?<!parking[^.;\n]{0,40})(?<!\p{L})(?:available|vacant|ready to move in)\simmediately(?!\p{L})/giu,
    value: () => ({ value: 'sofort' }),
    sections: ['object', 'costs'],
  },
]
