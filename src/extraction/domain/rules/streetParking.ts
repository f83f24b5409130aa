import { RANK } from '../facts.ts'
import type { ProseRule } from '../rule.ts'

/** Of guests, and of a second car. */
const OF_OTHERS = /(?<!\p{L})(?:gäste|besucher|zweit\p{L}*|weitere[nr]?|zusätzlich\p{L}*|visitors?|guests?)(?!\p{L})/iu

/** That there is none: whoever parks in the street has no place of his own. Any place that is told goes before it. */
export const streetParkingProse: readonly ProseRule[] = [
  {
    // "Ein eigener Stellplatz gehört nicht zur Wohnung", wherever it is told
    key: 'stellplatz',
    pattern:
      /(?<!\p{L})[Ee]in\s(?:eigener\s|fester\s)?(?:Pkw-|PKW-)?Stellplatz\s(?:gehört|ist|gibt\ses|besteht)\s(?:\p{L}+\s){0,2}?nicht(?!\p{L})/gu,
    value: () => ({ value: 'keiner', rank: RANK.hint, doubt: 0.9 }),
    sections: ['object', 'location', 'costs'],
  },
  {
    // "Geparkt wird in der Straße", "Parken kann man nur auf der Straße", "parking: street only"
    key: 'stellplatz',
    pattern:
      /(?<!\p{L})(?:[Gg]eparkt\s(?:wird|werden\skann)|[Pp]arken\s(?:kann\sman|können\sSie|müssen\sSie)|[Mm]an\sparkt|[Ww]ir\sparken)\s(?:\p{L}+\s){0,2}?(?:in|an|auf|entlang)\sder\s(?:\p{L}+\s)?Straße(?!\p{L})|(?<!\p{L})[Pp]arking:?\s(?:is\s)?(?:on\sthe\s)?street(?:\sonly)?(?!\p{L})|(?<!\p{L})(?:only\sstreet|street)\sparking(?:\sonly)?(?!\p{L})/gu,
    value: (match, { text }) =>
      OF_OTHERS.test(text.slice(Math.max(0, match.index - 40), match.index + match[0].length + 20))
        ? undefined
        : { value: 'keiner', rank: RANK.hint, doubt: 0.6 },
    sections: ['object', 'location', 'costs'],
  },
]
