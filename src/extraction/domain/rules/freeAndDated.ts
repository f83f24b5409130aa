import { regexp } from '#kernel/regexp.ts'
import type { ProseRule } from '../rule.ts'
import { DATE } from './legal.ts'
import { MONTH } from '../germanMonths.ts'

const WHEN = String.raw`(?:${DATE}|(?:(?:Anfang|Mitte|Ende)\s)?(?:\d{1,2}\.\s)?${MONTH}\s20\d\d)`
/** Of the home, and of no view, space or choice that is free, too; a "Nebenwohnung", "Dachgeschosswohnung" or "Ärztehaus" may be another thing. */
const KIND = String.raw`(?:(?:\d|[Ee]in|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf)-?[Zz]immer-?|[Ee]igentums-?|[Mm]aisonette-?|[Pp]enthouse-?|[Ee]tagen-?|[Ww]ohn|[Ee]in(?:familien|zel)-?|[Zz]weifamilien-?|[Mm]ehrfamilien-?|[Rr]eihen(?:mittel|end|eck)?-?|[Mm]ittel|[Ee]nd|[Dd]oppel(?:haus)?-?|[Hh]aus|[Ss]tadt|[Ll]and|[Bb]auern|[Ff]achwerk|[Ff]ertig|[Ww]inkel)`
const HOME = String.raw`(?<!\p{L}|-)(?:${KIND}?(?:[Ww]ohnung|[Hh]aus|[Hh]älfte)|[Oo]bjekt|[Ii]mmobilie|${KIND}?[Bb]ungalow|[Aa]partment|[Aa]ppartement|[Ss]ie|[Ee]s)`
const NOW = String.raw`(?:derzeit\s|aktuell\s|zurzeit\s|bereits\s|schon\s|inzwischen\s|seit\s[\p{L}\d.]+\s(?:20\d\d\s)?){0,2}`
const MOVED_INTO = String.raw`(?:bezogen|übernommen|bewohnt)\swerden`
/** "Die Garage ist frei, sie kann ab Februar übernommen werden", "Der Mietvertrag endet am 31.01.2027, die Wohnung ist frei": another thing, and what is not free today. */
const NOT_IT = /(?<!\p{L})(?:garage\p{L}*|stellpl\p{L}*|carport|keller\p{L}*|nachbar\p{L}*|miet(?:er|vertr[aä]g|verhältnis)\p{L}*|einlieger\p{L}*|laden\p{L}*)(?!\p{L})[^;\n]{0,90}$/iu // prettier-ignore
/** What is free today, and from which day one may live in it. */
export const freeAndDatedProse: readonly ProseRule[] = [
  {
    // "Sie ist frei und kann ab Februar 2027 bezogen werden"
    key: 'vermietet',
    pattern: regexp.gu`${HOME}\s(?:ist|steht)\s${NOW}(?:frei|leer)(?:\sund|,)\s(?:sie\s|es\s)?(?:kann|könnte)\s(?:[^.;]|\d\.){0,40}${MOVED_INTO}`,
    value: (match, { text }) =>
      NOT_IT.test(text.slice(Math.max(0, match.index - 90), match.index)) ? undefined : { value: false },
    sections: ['object', 'costs'],
  },
  {
    // "Sie ist frei und kann ab Februar 2027 bezogen werden", "Kann ab März 2027 bezogen werden"
    key: 'bezugsfreiAb',
    pattern: regexp.gu`(?:${HOME}\s(?:(?:ist|steht|wird|war)\s(?:[^.;,]|\d\.){1,50}(?:\sund|,)\s(?:sie\s|es\s)?)?|^|[\n•¦]\s?)(?:[Kk]ann|[Kk]önnen|[Kk]önnte)\s(?:ab|zum|im|ab\sdem)\s(?<when>${WHEN})\s(?:\p{L}+\s){0,2}(?:bezogen|bewohnt)\swerden`,
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
