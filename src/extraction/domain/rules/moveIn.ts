import { regexp } from '#kernel/regexp.ts'
import type { ProseRule } from '../rule.ts'
import { DATE } from './legal.ts'

/** A parking space may be free at once, too. */
const PARKING = /(?:stellpl\p{L}*|garage\p{L}*|carport)(?!\p{L})[^.;\n]{0,30}$/iu

/** When one may move in, where no day is named. */
export const moveInProse: readonly ProseRule[] = [
  {
    // "leerstehend und ab sofort beziehbar"
    key: 'bezugsfreiAb',
    pattern:
      /(?<!\p{L}|nicht )(?:ab\s)?sofort\s(?:bezugsfrei|bezugsfertig|bezugsbereit|beziehbar)(?!\p{L})|(?<!\p{L})ab\ssofort\s(?:frei|verfügbar)(?!\p{L})/giu,
    value: (match, { text }) =>
      PARKING.test(text.slice(Math.max(0, match.index - 60), match.index)) ? undefined : { value: 'sofort' },
    sections: ['object', 'costs'],
  },
  {
    // "Freiwerdend zum 30.09.2027"
    key: 'bezugsfreiAb',
    pattern: regexp.giu`(?<!\p{L})frei\s?werdend\s(?:zum|ab|am)\s(?:dem\s)?(?<when>${DATE})`,
    value: (match, { text }) =>
      PARKING.test(text.slice(Math.max(0, match.index - 60), match.index))
        ? undefined
        : { value: match.groups?.['when'] ?? '' },
    sections: ['object', 'costs'],
  },
  {
    // "Einzug nach Vereinbarung"
    key: 'bezugsfreiAb',
    pattern:
      /(?<!\p{L})(?:Einzug|Einzugstermin|Bezugstermin)\s?:?\s(?:ist\s|möglich\s)?nach\s(?<when>Vereinbarung|Absprache)(?!\p{L})/gu,
    value: match => ({ value: `nach ${match.groups?.['when']}` }),
    sections: ['object', 'costs'],
  },
]
