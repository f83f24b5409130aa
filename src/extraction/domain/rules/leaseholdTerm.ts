import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { MONTHS } from '../germanMonths.ts'
import type { ProseRule, TableRule } from '../rule.ts'
import { DATE } from './legal.ts'

/** What stands before the year of a date. */
const DAY_OF = String.raw`\d{1,2}\.\s?(?:\d{1,2}\.\s?|(?:${MONTHS.join('|')})\s)`
/** A character inside a sentence; the point of a date or an abbreviation ends none. */
const OF_SENTENCE = String.raw`(?:[^.]|(?<=\d)\.|(?<=(?:ca|rd|inkl|zzgl)\.?)\.)`

/** What has a term of its own. */
const TERM_OF_OTHER =
  /(?<!\p{L})(?:\p{L}*miet\p{L}*|pacht(?:vertr[aä]g|verhältnis|zeit)\p{L}*|\p{L}*darlehen\p{L}*|\p{L}*kredit\p{L}*|zinsbindung|\p{L}*finanzierung\p{L}*|wartung\p{L}*|verwalter\p{L}*|\p{L}*liefervertrag\p{L}*|einspeise\p{L}*|photovoltaik\p{L}*|förderung\p{L}*|gewährleistung\p{L}*|versicherung\p{L}*)(?!\p{L})/iu

/** Years: no Erbbaurecht is granted for less, a lease on the land may be. */
const MIN_TERM = 30

/** "läuft 99 Jahre, also bis zum", "99 Jahre (bis": the end is told beside the whole term. */
const SO_UNTIL = String.raw`(?:,|\s?\(|\s–|\sund)?\s?(?:(?:(?:noch|das)\s)?(?:also|somit|mithin|damit|demnach|folglich|das\sheißt|d\.\s?h\.|sprich|und|endet|läuft|das\sist|fest)\s?,?\s?){0,3}(?:bis|am|mit|endet|zum)(?:\s(?:zum|am|einschließlich|mit|Ablauf|des|Ende|ins|in|das|dem|Jahr|Jahres))*\s`
const TERM = String.raw`(?<term>\d{2,3})\sJahren?`
const END = String.raw`(?<end>${DATE}|(?<![\d.])2[01]\d\d(?![\d.]))`
const BEGINS = String.raw`(?:ab|seit|vom|von|beginnend|Beginn|Beginn:|gerechnet)(?:\s(?:ab|am|dem|mit|vom|von|dem\sJahr))*\s(?:${DAY_OF})?(?<start>(?:19|20)\d\d)(?!\d)`

function leaseholdEnd(text: string): { value: number | string; unit?: string } | undefined {
  // Of the whole term, not of what is left of it, the beginning is told or the end; "38 Jahre, Erbbauzins fest bis" ends another thing.
  const until =
    regexp.iu`${TERM}(?:${SO_UNTIL}|[\s,(]{1,3}(?:(?:ab|seit|vom|von|beginnend|gerechnet|am|dem)\s)*(?:${DAY_OF})?(?:(?:19|20)\d\d)?\s?(?:–|-|bis)\s?(?:zum\s|Ende\s)?)${END}`.exec(
      text,
    )?.groups?.end
  if (until !== undefined) return { value: until }
  const told = regexp.iu`${TERM}[\s,(]{1,2}${BEGINS}`.exec(text)?.groups
  if (told) return { value: String(Number(told.start) + Number(told.term)) }
  const years = /(?:noch\s)?(?:ca\.\s|rund\s)?(\d{1,3})\s?Jahre/iu.exec(text)
  if (years) return { value: Number(years[1]), unit: 'Jahre' }
  const end = regexp.u`(${DATE}|(?<!\d)2\d{3}(?!\d))`.exec(text)
  return end ? { value: end[1] as string } : undefined
}

/** Years, or a day or year from 2050 on. */
function isLong(value: number | string): boolean {
  return typeof value === 'number' ? value >= 25 : Number(/\d{4}/u.exec(value)?.[0]) >= 2050
}

/** Whether what ran last is the right: a tenancy or a loan has its term, too. */
function ofRight(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return !TERM_OF_OTHER.test(before.slice(before.search(/Erb(?:bau|pacht)(?![^]*Erb(?:bau|pacht))/iu)))
}

const OWN: ProseRule['sections'] = ['object', 'energy', 'costs', 'location']

/** How long an Erbbaurecht still runs, as rows tell it. */
export const leaseholdTermTables: TableRule[] = [
  {
    key: 'erbbauRestlaufzeit',
    label:
      /^(?:(?:rest)?laufzeit(?: des)? erbbaurechts?|erbbaurecht (?:bis|restlaufzeit|laufzeit|endet)|restlaufzeit(?: erbbaurecht)?|erbbaurechtslaufzeit|laufzeit erbpacht|erbbaurecht läuft bis|erbbaurechtsvertrag bis)(?: .{0,20})?$/u,
    value: leaseholdEnd,
  },
  {
    // A card headed "Erbbaurecht": "Laufzeit bis 31.12.2071". Rents and loans run for less.
    key: 'erbbauRestlaufzeit',
    label: /^laufzeit(?: bis| noch)?$/u,
    value: text => {
      const end = leaseholdEnd(text)
      return end && isLong(end.value) ? end : undefined
    },
  },
]

/** How long an Erbbaurecht still runs, as sentences tell it. */
export const leaseholdTermProse: ProseRule[] = [
  {
    // "Der Erbbaurechtsvertrag vom 12.03.1957 läuft 99 Jahre, also bis zum 11.03.2056.", "auf 75 Jahre bestellt (bis 2045)": the whole term and where it ends.
    key: 'erbbauRestlaufzeit',
    pattern: regexp.giu`(?<=Erb(?:bau|pacht)${OF_SENTENCE}{0,160}(?:\.\s(?:(?:Der|Dieser|Das|Dieses)\s(?:Vertrag|Recht|Laufzeit)|Er|Es|Die\sLaufzeit)\s${OF_SENTENCE}{0,60})?)(?<![\d.])${TERM}(?:\s(?:bestellt|geschlossen|vereinbart|vergeben|eingeräumt|fest|Laufzeit))?${SO_UNTIL}${END}`,
    value: ({ index, groups }, { text }) => ofRight(text, index) && Number(groups?.term) >= MIN_TERM ? { value: groups?.end ?? '' } : undefined, // prettier-ignore
    sections: OWN,
  },
  {
    // "Der Erbbauvertrag vom 12.03.1957 läuft 99 Jahre.", "Erbbaurecht von 1964, Laufzeit 99 Jahre": the year of the contract and its term.
    key: 'erbbauRestlaufzeit',
    pattern: regexp.giu`(?<=Erb(?:bau|pacht)\p{L}*(?:\s\(?(?:aus|von|vom|seit|ab|dem|Jahre?|bestellt|geschlossen|besteht))+\s(?:${DAY_OF})?(?<start>(?:19|20)\d\d)[),]{0,2}(?:\s(?:und|mit|einer|er|es|fest|insgesamt))*\s(?:läuft|gilt|besteht|hat(?:te)?|Laufzeit:?|Dauer:?)(?:\s(?:über|auf|für|eine|Laufzeit|Dauer|von|die|insgesamt))*\s)${TERM}(?!\p{L}|\s(?:ab|seit|noch))`,
    value: ({ groups }) => {
      const [start, term] = [Number(groups?.start), Number(groups?.term)]
      return start + term > 2000 && term >= MIN_TERM ? { value: String(start + term), rank: RANK.hint } : undefined
    },
    sections: OWN,
  },
  {
    // "… mit Erbbaurechtsvertrag. Dieser läuft noch bis 31.03.2058.", "Der Vertrag stammt aus dem Jahr 1956 und läuft bis zum 31.12.2051.": a sentence or two behind, of whatever it tells first.
    key: 'erbbauRestlaufzeit',
    pattern: regexp.giu`Erb(?:bau|pacht)\p{L}*${OF_SENTENCE}{0,140}\.\s(?:\p{Lu}${OF_SENTENCE}{3,110}\.\s)?(?:Diese[rs]?|(?:Der|Dieser)\sVertrag|Er|(?:Das|Dieses)\sRecht|(?:Die|Seine|Ihre)\s(?:Vertrags|Rest)?laufzeit)(?:[\s,]${OF_SENTENCE}{2,110}?)?(?:\sund|,\ser|,)?\s(?:läuft|endet|gilt|besteht|erlischt|reicht)\s(?:(?:seit|ab)\s${OF_SENTENCE}{3,60}?\s(?=bis\s))?(?:(?:nur|noch|derzeit|regulär|planmäßig|damit|also|fest)\s)*(?:(?:bis\s)?(?:zum\s|Ende\s|am\s|mit\sAblauf\sdes\s|in\sdas\sJahr\s|ins\sJahr\s)?(?<end>${DATE}|\d{4})|(?:rund\s|ca\.\s|etwa\s)?(?<years>\d{1,3})\sJahre)`,
    value: match =>
      match.groups?.years ? { value: Number(match.groups.years), unit: 'Jahre' } : { value: match.groups?.end ?? '' },
    sections: OWN,
  },
  {
    // "… verkauft wird das Erbbaurecht. Der Erbbauzins liegt bei 412 € im Jahr. Laufzeit bis 31.12.2062.": a sentence without a verb, of the right told before it.
    key: 'erbbauRestlaufzeit',
    pattern: regexp.giu`(?<=Erb(?:bau|pacht)[^]{0,300}[.;]\s)(?:Die\s|Seine\s)?(?:Rest|Vertrags)?laufzeit(?:\s(?:des\s(?:Rechts|Vertrags|Erbbaurechts)|noch|nur|ist|geht|beträgt))*(?::\s?|\s)(?:bis\s|noch\s)*(?:zum\s|Ende\s|in\sdas\sJahr\s|ins\sJahr\s|zum\sJahr\s)?(?:(?<end>${DATE}|2\d{3}(?![\d.]))|(?:rund\s|ca\.\s|etwa\s|noch\s)*(?<years>\d{1,3})\sJahre)`,
    value: ({ 0: words, index, groups }, { text }) => {
      if (!ofRight(text, index)) return undefined
      const { end = '', years } = groups ?? {}
      // "Die Laufzeit beträgt 99 Jahre": from its beginning, unless it says that these are left.
      if (years) return /rest|noch/iu.test(words) ? { value: Number(years), unit: 'Jahre' } : undefined
      return isLong(end) ? { value: end } : undefined
    },
    sections: OWN,
  },
  {
    // "Der Erbbauvertrag wurde am 1. Juli 1968 auf 75 Jahre geschlossen und endet am 30. Juni 2043."
    key: 'erbbauRestlaufzeit',
    pattern: regexp.giu`(?:Erb(?:bau|pacht)\p{L}*|Laufzeit)(?!\p{L})(?:[^.;\n]|\n(?!\n)|(?<=\d)\.){0,140}?(?<!\p{L})(?:endet|enden|erlischt|abläuft|läuft(?=(?:[^.;]|(?<=\d)\.){0,40}\saus(?!\p{L}))|Ablauf|Laufzeitende|Ende)\s(?:es\s|regulär\s|planmäßig\s|somit\s|damit\s|also\s)?(?:am|mit\sdem|mit\sAblauf\sdes|zum|im\sJahre?|Ende|:)\s?(?<end>${DATE}|2\d{3}(?!\d))`,
    value: match => ({ value: match.groups?.end ?? '' }),
    sections: OWN,
  },
  {
    // "1975 auf 99 Jahre bestellt", "Geber ist die Kirche. Der Vertrag wurde am 01.10.1963 auf 99 Jahre geschlossen", "Laufzeit 99 Jahre ab 01.01.1975": what is told is the beginning.
    key: 'erbbauRestlaufzeit',
    pattern: regexp.giu`(?<=Erb(?:bau|pacht)(?:[^.;\n]|(?<=\d)\.|\n(?!\n)){0,120}(?:\.\s(?:(?:Der|Dieser)\s(?:Erbbau\p{L}{0,7}|Erbpacht)?[Vv]ertrag|Er|Es)\s(?:[^.;\n]|(?<=\d)\.|\n(?!\n)){0,40})?)(?:(?<![\d.])(?:${DAY_OF})?(?<start>(?:19|20)\d\d)\s(?:\p{L}+\s){0,3}(?:auf|für|über)\s(?:(?:die|eine)\s(?:Dauer|Laufzeit|Zeit)\svon\s|einen\sZeitraum\svon\s|zunächst\s|insgesamt\s)*(?<term>\d{2,3})\sJahren?(?!\p{L})|(?<term>\d{2,3})\sJahren?\s(?:\p{L}+\s){0,2}(?:ab|seit|beginnend)\s(?:dem\s|am\s|mit\sdem\s)?(?:${DAY_OF})?(?<start>(?:19|20)\d\d)(?!\d))`,
    value: match => {
      const [start, term] = [Number(match.groups?.start), Number(match.groups?.term)]
      const end = start + term
      return end > 2000 && term >= MIN_TERM ? { value: String(end), rank: RANK.hint } : undefined
    },
    sections: OWN,
  },
  {
    key: 'erbbauRestlaufzeit',
    pattern: regexp.giu`Erbbau(?!zins)\p{L}*[^.;]{0,70}?(?:bis\s(?:zum\s|Ende\s|in das Jahr\s)?(?<end>${DATE}|\d{4})|(?:noch|Restlaufzeit(?:\svon)?:?|läuft)\s(?:ca\.\s|rund\s|noch\s)*(?<years>\d{1,3})\sJahre(?!\p{L}|${SO_UNTIL}))|Restlaufzeit[^.;\n\d]{0,30}(?<years>\d{1,3})\sJahre`,
    value: match =>
      match.groups?.years ? { value: Number(match.groups.years), unit: 'Jahre' } : { value: match.groups?.end ?? '' },
    sections: OWN,
  },
]
