import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { areasIn, COUNT, countFrom, NUMBER, numberFrom, SQUARE_METRES } from '../numbers.ts'
import type { ProseRule, Reading } from '../rule.ts'
import { sentenceAround } from '../scope/negation.ts'
import { lastArea } from './areaOfWhat.ts'
import { asYear, YEAR } from './building.ts'

const AREA = String.raw`(?:ca\.\s|rund\s|etwa\s|knapp\s|gut\s|genau\s|insgesamt\s|so\s|fast\s)*(?<!\d[.,]?)(?:${NUMBER})\s?${SQUARE_METRES}`
/** The house or flat that is sold, as the one speaks of it who lives there. */
const HOME = String.raw`(?:Das|Die|Der|Unsere?|Meine?)\s(?:\p{L}+e\s)?(?:\p{L}*[Hh]aus|\p{L}*[Ww]ohnung|\p{L}*[Bb]ungalow|Doppelhaushälfte|Haushälfte|Häuschen|Villa)`
const PAPER = String.raw`(?:Teilungserklärung|Mietvertrag|Bauakten?|Aufteilungsplan|Grundriss|Wohnflächenberechnung|Bauplan|Baugenehmigung)`
/** m² */
const MIN_HOME = 20
const MAX_HOME = 1000
const MIN_PLOT = 50
const MAX_ROOMS = 40

/** Behind the figure it says that it measures something else. */
const OF_ELSE =
  /^\s?(?:für (?:den|die|das)\s)?(?:\p{L}+e[nrsm]?\s)?(?:Grund|Garten|Keller|Dachboden|Balkon|Terrasse|Garage|Nutz|Wiese|Acker|Gewerbe|Laden|Werkstatt|Rasen|Hof|Wand|Dachfläche)/u
const OTHERS =
  /nachbar|nebenan|gegenüber|darunter|darüber|neffe|nichte|(?<!\p{L})(?:gekriegt|verkauft (?:haben|wurde|ist))(?!\p{L})/iu

function home(match: RegExpExecArray, text: string): Reading | undefined {
  const behind = text.slice(match.index + match[0].length)
  if (OF_ELSE.test(behind) || isOfOthers(match, text)) return undefined
  const reading = lastArea(match, text)
  const value = Number(reading?.value)
  return reading && value >= MIN_HOME && value <= MAX_HOME ? { ...reading, doubt: 0.85 } : undefined
}

function isOfOthers({ index, 0: words }: RegExpExecArray, text: string): boolean {
  return OTHERS.test(sentenceAround(text, index, index + words.length))
}

function rooms(match: RegExpExecArray): Reading | undefined {
  const value = countFrom(match.groups?.['n'] ?? '')
  return value && value <= MAX_ROOMS && !isOfOthers(match, match.input) ? { value, doubt: 0.85 } : undefined
}

/** How large a home and its ground are, how many rooms it has and when it was built, as owners tell it in passing. */
export const measuresTold: readonly ProseRule[] = [
  {
    // "In der Teilungserklärung stehen 74,38 Quadratmeter", "laut Mietvertrag sind es 61 qm"
    key: 'wohnflaeche',
    pattern: regexp.giu`(?<!\p{L})${PAPER}\s(?:stehen|steht|sind|ist|nennt|hat|weist|kommen?|ergibt|ergeben)\s(?:(?:es|sie|wir|man|auf|die wohnung|das haus|mit)\s){0,3}${AREA}`,
    // Beside a figure of the offer's own it contradicts nothing.
    value: (match, { text }) => {
      const reading = home(match, text)
      return reading && { ...reading, rank: RANK.hint }
    },
    sections: ['object'],
  },
  {
    // "Alle Wohnungen zusammen haben 372 m²"
    key: 'wohnflaeche',
    pattern: regexp.giu`(?<!\p{L})(?:alle|die)\s(?:\p{L}+\s)?Wohnungen\s(?:zusammen|insgesamt|gemeinsam)\s(?:haben|messen|ergeben|umfassen|sind|kommen\sauf)\s${AREA}`,
    value: (match, { text }) => home(match, text),
    sections: ['object'],
  },
  {
    // "Auf 118 Quadratmetern haben wir zu fünft gelebt"
    key: 'wohnflaeche',
    pattern: regexp.giu`(?<!\p{L})auf\s${AREA}(?=\s(?:haben|hatten|hat|leben|lebten|wohnen|wohnten|lässt)\s[^.;]{0,60}(?:gelebt|gewohnt|platz|wohnen|leben|zu (?:zweit|dritt|viert|fünft|sechst)))`,
    value: (match, { text }) => home(match, text),
    sections: ['object'],
  },
  {
    // "Gewohnt haben wir auf 148 Quadratmetern", "gewohnt wird auf 92 qm", "wir wohnen hier auf 110 m²"
    key: 'wohnflaeche',
    pattern: regexp.giu`(?<!\p{L})(?:(?:gewohnt|gelebt)\s(?:haben|hat|wird|wurde)|(?:wir|ich)\s(?:wohnen|leben|wohnten|lebten|wohne|lebe))\s(?:(?:wir|ich|man|hier|bisher|immer|alle|zu\s\p{L}+t)\s){0,3}auf\s(?:den\s|diesen\s)?${AREA}(?!\sGrund)`,
    value: (match, { text }) => home(match, text),
    sections: ['object'],
  },
  {
    // "Das Haus hat 142 Quadratmeter auf zwei Geschossen", "Die Wohnung misst 68 qm."
    key: 'wohnflaeche',
    pattern: regexp.gu`(?<=^|[.!?:,]\s|\sund\s|\n)${HOME}\s(?:hat|misst|bietet|umfasst|kommt auf)\s(?:(?:auf|nach|laut)\s\p{L}+\s){0,2}${AREA}(?=\s?[.,;]|\s(?:auf|und|mit|bei|ohne|nach|laut|verteilt)(?!\p{L})|$)`,
    value: (match, { text }) => home(match, text),
    sections: ['object'],
  },
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
    // "die Flurnummer 412/2 und sie hat laut Vermessung vom Amt 743 Quadratmeter"
    key: 'grundstuecksflaeche',
    pattern: regexp.gu`(?<!\p{L})(?:Flurnummer|Flurstück|Parzelle|Bauplatz|Baugrund|Platz|Grund)(?:\s(?:Nr\.\s)?\d+(?:\/\d+)?)?(?:(?:,|\sund)\s(?:sie|es|er|der|die|das))?\s(?:hat|misst|umfasst)\s(?:(?:laut|nach|gemäß)\s[^.;,\d€]{3,40}\s)?${AREA}`,
    value: (match, { text }) => {
      const value = areasIn(match[0]).at(-1)?.value
      return value && value >= MIN_PLOT && !isOfOthers(match, text) ? { value, unit: 'm²', doubt: 0.85 } : undefined
    },
    sections: ['object'],
  },
  {
    // "Drei Zimmer also.", "Vier Zimmer hat die Wohnung", "Es sind fünf Zimmer"
    key: 'zimmer',
    pattern: regexp.gimu`(?:(?<=^|[.!?:]\s)|(?<!(?:geschoss|oben|unten|davon|OG|EG|DG)[^.;\n]{0,30})(?<!\p{L})(?:es|das)\s(?:sind|gibt)\s(?:also\s|insgesamt\s|zusammen\s)?)(?<n>${COUNT})\sZimmer(?=\s(?:also|eben|insgesamt|zusammen|sind (?:es|das)|hat (?:sie|es|die wohnung|das haus)|haben wir)(?!\p{L})(?!\s(?:wir\s)?\d{4})|(?<=\s(?:sind|gibt)\s[^.;]{0,30}),)`,
    value: rooms,
    sections: ['object'],
  },
  {
    // "Wohnzimmer, Küche, oben zwei Kinderzimmer, also fünf Zimmer", "macht zusammen vier Zimmer"
    key: 'zimmer',
    pattern: regexp.giu`(?<!\p{L})(?:also|macht|ergibt|sind|somit|zusammen)\s(?:zusammen\s|insgesamt\s|also\s)?(?<n>${COUNT})\sZimmer(?=,|\.|;|\sohne\s|\sund\s(?:Küche|zwei|ein)|\splus\s)(?<=,[^.;]{0,40})`,
    value: match => {
      const reading = rooms(match)
      return reading && { ...reading, rank: RANK.hint }
    },
    sections: ['object'],
  },
  {
    // "Zimmer sind es vier, dazu Küche und Bad"
    key: 'zimmer',
    pattern: regexp.gu`(?<=^|[.!?:,]\s|\n)Zimmer\s(?:sind es|sind|hat (?:sie|es|die Wohnung|das Haus)|gibt es|haben wir)\s(?:insgesamt\s|zusammen\s)?(?<n>${COUNT})(?=\s?[,.;]|\sund\s|$)`,
    value: rooms,
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
