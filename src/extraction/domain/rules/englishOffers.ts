import { regexp } from '#kernel/regexp.ts'
import type { ProseRule, Reading } from '../rule.ts'

const ENGLISH = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT = String.raw`(?:\d{1,2}(?:[.,]5)?|${ENGLISH.join('|')})`
const AHEAD = String.raw`(?<![\p{L}\d.,/-])`
const HOME = '(?:villa|house|flat|apartment|home|bungalow|penthouse|maisonette|property|townhouse|condominium)'
const MAX_ROOMS = 40

function counted({ groups }: RegExpExecArray): Reading | undefined {
  const said = groups?.['n']?.toLowerCase() ?? ''
  const word = ENGLISH.indexOf(said) + 1
  const value = word > 0 ? word : Number(said.replace(',', '.'))
  return value > 0 && value <= MAX_ROOMS ? { value } : undefined
}

/** German homes that are offered in English, too. */
export const englishProse: readonly ProseRule[] = [
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
