import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import type { ProseRule } from '../rule.ts'
import { DATE } from './legal.ts'

const MONTH = '(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)'
const WHEN = String.raw`(?:${DATE}|(?:(?:Anfang|Mitte|Ende)\s)?(?:\d{1,2}\.\s)?${MONTH}\s20\d\d)`
/** Of the home, and of no view, space or choice that is free, too. */
const HOME = String.raw`(?:[\p{L}-]*(?:[Ww]ohnung|[Hh]aus|[Hh]älfte|[Oo]bjekt|[Ii]mmobilie|[Bb]ungalow|[Aa]partment)|[Ss]ie|[Ee]s)`
const NOW = String.raw`(?:derzeit\s|aktuell\s|zurzeit\s|bereits\s|schon\s|inzwischen\s|seit\s[\p{L}\d.]+\s(?:20\d\d\s)?){0,2}`
const MOVED_INTO = String.raw`(?:bezogen|übernommen|bewohnt)\swerden`
/** "Die Garage ist frei und kann ab Februar übernommen werden", "Bei Kauf wird sie frei": other things, and what is still to come. */
const NOT_IT = /(?<!\p{L})(?:garage\p{L}*|stellpl\p{L}*|carport|keller\p{L}*|nachbar\p{L}*|mieter\p{L}*|einlieger\p{L}*|laden\p{L}*)(?!\p{L})[^;\n]{0,90}$/iu // prettier-ignore

/** What is free today, and from which day one may live in it. */
export const freeAndDatedProse: readonly ProseRule[] = [
  {
    // "Sie ist frei und kann ab Februar 2027 bezogen werden"
    key: 'vermietet',
    pattern: regexp.gu`(?<!\p{L})${HOME}\s(?:ist|steht)\s${NOW}(?:frei|leer)(?:\sund|,)\s(?:sie\s|es\s)?(?:kann|könnte)\s(?:[^.;]|\d\.){0,40}${MOVED_INTO}`,
    value: (match, { text }) =>
      NOT_IT.test(text.slice(Math.max(0, match.index - 90), match.index))
        ? undefined
        : { value: false, rank: RANK.headline },
    sections: ['object', 'costs'],
  },
  {
    // "… kann ab Februar 2027 bezogen werden"
    key: 'bezugsfreiAb',
    pattern: regexp.gu`(?<!\p{L})(?:kann|können|könnte)\s(?:ab|zum|im|ab\sdem)\s(?<when>${WHEN})\s(?:\p{L}+\s){0,2}(?:bezogen|bewohnt)\swerden`,
    value: (match, { text }) =>
      NOT_IT.test(text.slice(Math.max(0, match.index - 90), match.index))
        ? undefined
        : { value: match.groups?.['when'] ?? '' },
    sections: ['object', 'costs'],
  },
  {
    // "Ausziehen werde ich bis Ende Juni 2027, früher geht nicht", "Bis Ende Juni 2027 ziehen wir aus"
    key: 'bezugsfreiAb',
    pattern: regexp.gu`(?<!\p{L})(?:[Aa]usziehen|[Rr]äumen|[Üü]bergeben)\s(?:werde|will|möchte|kann|könnte|muss|werden|wollen|möchten|können)\s(?:ich|wir)\s(?:\p{L}+\s){0,3}?(?:bis|zum|bis\szum|im|spätestens)\s(?:spätestens\s|zum\s)?(?<when>${WHEN})|(?<!\p{L})(?:[Bb]is|[Zz]um|[Ss]pätestens)\s(?:spätestens\s|zum\s)?(?<then>${WHEN})\s(?:ziehen\swir|ziehe\sich|sind\swir|bin\sich)\s(?:\p{L}+\s){0,2}(?:aus|draußen|ausgezogen)(?!\p{L})|(?<!\p{L})(?:[Ww]ir|[Ii]ch)\s(?:ziehen|ziehe|werden|werde)\s(?:\p{L}+\s){0,2}?(?:bis|zum|im|spätestens)\s(?:spätestens\s|zum\s)?(?<last>${WHEN})\s(?:aus|ausziehen)(?!\p{L})`,
    value: ({ groups }) => ({ value: groups?.['when'] ?? groups?.['then'] ?? groups?.['last'] ?? '' }),
    sections: ['object', 'costs', 'contact'],
  },
]
