import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { COUNT, countFrom, numberFrom } from '../numbers.ts'
import type { ProseRule, Reading } from '../rule.ts'
import { sentenceAround } from '../scope/negation.ts'
import { asYear, YEAR } from './building.ts'

/** The house or flat that is sold, as the one speaks of it who lives there. */
const HOME = String.raw`(?:Das|Die|Der|Unsere?|Meine?)\s(?:\p{L}+e\s)?(?:\p{L}*[Hh]aus|\p{L}*[Ww]ohnung|\p{L}*[Bb]ungalow|Doppelhaushälfte|Haushälfte|Häuschen|Villa)`
const MAX_ROOMS = 40

const OTHERS =
  /nachbar|nebenan|gegenüber|darunter|darüber|neffe|nichte|(?<!\p{L})(?:gekriegt|verkauft (?:haben|wurde|ist))(?!\p{L})/iu

function isOfOthers({ index, 0: words }: RegExpExecArray, text: string): boolean {
  return OTHERS.test(sentenceAround(text, index, index + words.length))
}

function rooms(match: RegExpExecArray): Reading | undefined {
  const value = countFrom(match.groups?.['n'] ?? '')
  return value && value <= MAX_ROOMS && !isOfOthers(match, match.input) ? { value, doubt: 0.85 } : undefined
}

/** What owners tell of rooms, ground and year in wordings of their own, beside what areaTold.ts, roomsTold.ts and yearTold.ts read. */
export const measuresTold: readonly ProseRule[] = [
  {
    // "Das Grundstück hat 812, steht so im Grundbuch."
    key: 'grundstuecksflaeche',
    pattern:
      /(?<!\p{L})(?:Das|Unser|Mein)\sGrundstück\s(?:hat|misst|ist)\s(?:(?:rund|etwa|genau|gut)\s)?(?<plain>\d{3}|\d{1,2}\.\d{3})(?=\s?[,.;)](?!\d)|\s(?:laut|nach|und|steht)\s|$)/gu,
    value: match => {
      const value = numberFrom(match.groups?.['plain'] ?? '')
      return value ? { value, unit: 'm²', doubt: 0.8 } : undefined
    },
    sections: ['object'],
  },
  {
    // "Ich kann es in drei von sieben Zimmern auch"
    key: 'zimmer',
    pattern: regexp.gu`(?<!\p{L})in\s(?:${COUNT})\s(?:von|der)\s(?:den\s|unseren\s)?(?<n>${COUNT})\sZimmern?(?!\p{L})`,
    value: match => {
      const reading = rooms(match)
      return reading && { ...reading, rank: RANK.hint }
    },
    sections: ['object'],
  },
  {
    // "Meine Eltern haben 1984 vom Bauträger gekauft"
    key: 'baujahr',
    pattern: regexp.gu`(?<![\p{L}\d.])(?<year>${YEAR})\s(?:direkt\s|neu\s)?vom\sBauträger\s(?:gekauft|erworben|übernommen|bekommen)(?!\p{L})`,
    value: asYear,
    sections: ['object'],
  },
  {
    // "Das Haus steht seit 1937", "Fertig wurde das Haus 1971", "1971 war das Haus fertig"
    key: 'baujahr',
    pattern: regexp.gu`(?<=^|[.!?:,;]\s|\n)(?:${HOME}\ssteht\s(?:hier\s|da\s)?seit\s(?<year>${YEAR})(?=\s?[,.;]|\sund\s|$)|Fertig\s(?:wurde|war|geworden ist)\s(?:das Haus|es|unser Haus|der Bau|die Wohnung|die Anlage)\s(?:erst\s|schließlich\s)?(?:im Jahre?\s)?(?<year>${YEAR})(?!\d)|(?:Im Jahre?\s)?(?<year>${YEAR})\s(?:wurde|war)\s(?:das (?:ganze\s)?Haus|es|unser Haus|der Bau|die Anlage)\s(?:endlich\s)?(?:fertig|bezogen|bezugsfertig)(?!\p{L}))`,
    value: asYear,
    sections: ['object'],
  },
]
