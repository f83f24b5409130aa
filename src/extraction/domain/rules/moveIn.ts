import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { proseOf, type ProseRule, type Reading, type TableRule } from '../rule.ts'
import { DATE } from './legal.ts'
import { MONTH } from '../germanMonths.ts'

/** A parking space may be free at once, too. */
const PARKING = /(?:stellpl\p{L}*|garage\p{L}*|carport)(?!\p{L})[^.;\n]{0,30}$/iu

const ORDINAL = '(?:[1-4]\\.|ersten?|zweiten?|dritten?|vierten?|I{1,3}|IV)'
/** When something is finished or free: a day, a month, a season or a quarter, with its year. */
export const COMPLETED = String.raw`(?:${DATE}|(?:\d{1,2}\.\s)?${MONTH}\s20\d\d|(?:Anfang|Mitte|Ende|Frühjahr|Frühling|Sommer|Herbst|Winter)\s(?:${MONTH}\s)?20\d\d|(?:${ORDINAL}\s(?:Quartal|Halbjahr)|[QH][1-4]\s?\/?)\s20\d\d)`
const COMPLETION = '(?:Fertigstellung|Bezugsfertigkeit|Übergabe|Bezug|Einzug)'

/** With its year: a month alone is any year's. */
const DAY = String.raw`(?:(?:\d{1,2}\.\s?)?${MONTH}\s20\d\d|\d{1,2}\.\s?\d{1,2}\.\s?20\d\d)`
const ELSEWHERE = String.raw`(?:aus|um|weg|fort|in (?:eine?n?|ein|die|den|unsere?n?|ihre?n?)|ins|nach(?= \p{Lu})|zu (?:unser|mein|ihr)e[rmn]|zurück)(?!\p{L})`

const HOME =
  /(?<!\p{L})(?:\p{L}*(?:haus|hälfte|wohnung|objekt|immobilie|anwesen|bungalow|villa|loft|apartment|appartement|penthouse|hof|halle|praxis|laden|gebäude|büro)|es)(?!\p{L})[^.;\n]*$/iu
/** A lease, a kitchen, what stands about: taken over at once, it frees no home. */
const NO_HOME =
  /(?<!\p{L})(?:miet(?:vertrag|verhältnis|er)\p{L}*|\p{L}*küche\p{L}*|mobiliar|möbel\p{L}*|inventar|einrichtung)(?!\p{L})[^.;\n]*$/iu
/** "Nach der Renovierung können Sie sofort einziehen" */
const AFTER_WORKS =
  /(?<!\p{L})nach\s(?:der|einer|abschluss der|ende der)\s(?:\p{L}+\s)?\p{L}*(?:renovierung|sanierung|modernisierung|fertigstellung|räumung)(?!\p{L})[^.,;\d\n]{0,30}$/iu
const ONLY_IF = /^\s?,?\s?(?:wenn|sobald|falls|sofern|nachdem)(?!\p{L})/iu

function isOfHomeNow(said: string, before: string, behind: string): boolean {
  if (PARKING.test(before.slice(-60)) || AFTER_WORKS.test(before) || ONLY_IF.test(behind)) return false
  return !/übernommen/u.test(said) || (HOME.test(before) && !NO_HOME.test(before))
}

/** How it is handed over: "Übergabe | kurzfristig, leer" is let to nobody who would stay. */
export const handoverTables: readonly TableRule[] = [
  {
    key: 'vermietet',
    label: /^(?:besitz)?übergabe$|^(?:übernahme|einzug)$/u,
    value: text =>
      /(?<!\p{L}|nicht )(?:leer(?:stehend)?|geräumt|unvermietet|(?:bezugs|mieter)?frei)(?!\p{L})/iu.test(text)
        ? { value: false }
        : undefined,
  },
]

function asTold(match: RegExpExecArray): Reading {
  return { value: match.groups?.['when'] ?? '' }
}

/** When one may move in, where no day is named. */
export const moveInProse: ProseRule[] = proseOf('bezugsfreiAb', { value: asTold, sections: ['object', 'costs'] }, [
  {
    // "leerstehend und ab sofort beziehbar"
    pattern:
      /(?<!\p{L}|nicht )(?:ab\s)?sofort\s(?:bezugsfrei|bezugsfertig|bezugsbereit|beziehbar)(?!\p{L})|(?<!\p{L})ab\ssofort\s(?:frei|verfügbar)(?!\p{L})/giu,
    value: (match, { text }) =>
      PARKING.test(text.slice(Math.max(0, match.index - 60), match.index)) ? undefined : { value: 'sofort' },
  },
  {
    // "Sie können sofort einziehen", "kann sofort übernommen werden"
    pattern:
      /(?<!\p{L})(?:(?:können|könnten|kann|könnte)\s(?:Sie\s|man\s)?(?:(?:also|daher|somit|dann|gleich|dort|hier|gern)\s){0,2}(?:ab\s)?sofort\s(?:einziehen|hinein|rein)|(?:kann|könnte)\s(?:ab\s)?sofort\s(?:übernommen|bezogen)\swerden)(?!\p{L})/giu,
    value: (match, { text }) =>
      isOfHomeNow(match[0], text.slice(Math.max(0, match.index - 90), match.index), text.slice(match.index + match[0].length)) ? { value: 'sofort', rank: RANK.hint } : undefined, // prettier-ignore
  },
  {
    // "vertraglich zugesagt ist der 30.09.2028": what binds the developer goes before what he plans.
    pattern: regexp.gu`(?<=${COMPLETION}(?!\p{L})[^;]{0,110})(?<!\p{L})(?:vertraglich|verbindlich|fest)\s(?:zugesagt|vereinbart|zugesichert|garantiert|geschuldet)(?:er\sTermin)?\s(?:ist|wird|:)?\s?(?:der\s|zum\s|bis\s(?:zum\s)?|spätestens\s)*(?<when>${COMPLETED})`,
    value: match => ({ value: match.groups?.['when'] ?? '', rank: RANK.headline }),
    sections: ['object', 'costs', 'terms'],
  },
  {
    // "Die vertraglich zugesagte Bezugsfertigkeit ist der 31. Dezember 2027"
    pattern: regexp.gu`(?<!\p{L})(?:[Vv]ertraglich|[Vv]erbindlich|[Ff]est)\s(?:zugesagt|vereinbart|zugesichert|garantiert|geschuldet)e[rn]?\s(?:${COMPLETION}|(?:Fertigstellungs|Übergabe|Bezugs)termin)\s(?:ist|:|lautet)?\s?(?:der\s|zum\s|bis\s(?:zum\s)?|am\s|spätestens\s)*(?<when>${COMPLETED})`,
    value: match => ({ value: match.groups?.['when'] ?? '', rank: RANK.headline }),
    sections: ['object', 'costs', 'terms'],
  },
  {
    // "Die Fertigstellung ist für das zweite Quartal 2028 geplant", "Bezugsfertig im 2. Quartal 2028", "Bezugsfertigkeit spätestens 30.11.2027", "Fertigstellung: 2. Quartal 2028"
    // Outdoor works may follow: "vollständige Fertigstellung spätestens 31.03.2029" is no day to move in.
    pattern: regexp.gu`(?<!\p{L})(?<![Vv]ollständigen?\s|[Rr]estlos\p{L}{0,2}\s|[Gg]esamt)(?:${COMPLETION}|[Bb]ezugsfertig|[Ff]ertiggestellt)(?::\s(?:(?:voraussichtlich|geplant|ca\.)\s)?|\s(?:(?:ist|sind|wird|werden|soll|aller\sWohnungen|der\s(?:Wohnungen|Häuser|Anlage))\s)?(?:voraussichtlich\s|planmäßig\s|vertraglich\s|verbindlich\s|laut\s(?:Bauzeiten)?[Pp]lan\s)?(?:für|im|ab|in|zum|bis|spätestens|am)\s(?:(?:das|den|dem|zum|bis|am|im|Ende)\s){0,2})(?<when>${COMPLETED})`,
    sections: ['object', 'costs', 'terms'],
  },
  {
    // "Übergabe nach Vereinbarung, frühestens ab Ende August 2027": before that day nobody agrees on one. It goes before a cell "nach Absprache".
    pattern: regexp.gu`(?<!\p{L})(?:${COMPLETION}|[Bb]ezugsfrei|[Ff]rei|[Vv]erfügbar)\s(?:ist\s)?(?:nach|in)\s(?:Absprache|Vereinbarung),?\s(?:(?:frühestens|jedoch|aber|allerdings)\s)*ab\s(?:dem\s)?(?<when>${COMPLETED})`,
    value: match => ({ value: match.groups?.['when'] ?? '', rank: RANK.table }),
    sections: ['object', 'costs', 'terms'],
  },
  {
    // "Freiwerdend zum 30.09.2027"
    pattern: regexp.giu`(?<!\p{L})frei\s?werdend\s(?:zum|ab|am)\s(?:dem\s)?(?<when>${DATE})`,
    value: (match, { text }) =>
      PARKING.test(text.slice(Math.max(0, match.index - 60), match.index))
        ? undefined
        : { value: match.groups?.['when'] ?? '' },
  },
  {
    // "ab 1. Juni 2027 könnten Sie einziehen", "zum 1. März 2027 kann man das Haus übernehmen"
    pattern: regexp.gu`(?<!\p{L})(?:[Aa]b|[Zz]um|[Vv]om)\s(?:dem\s)?(?<when>${DAY})(?:\s(?:an|also|etwa))?\s(?:können|könnten|kann|könnte|dürfen|dürften)\s(?:Sie|man|die Käufer|der Käufer|neue Leute|Ihre Familie)\s(?:(?:das Haus|die Wohnung|hier|gern|dann|schon|es)\s){0,2}(?:einziehen|hinein|rein|übernehmen|beziehen)(?!\p{L})`,
    sections: ['object', 'costs', 'contact'],
  },
  {
    // "spätestens zum 1. Mai 2027 ziehen wir in eine Wohnung", "Wir ziehen im Mai 2027 zu unserer Tochter"
    pattern: regexp.gu`(?<!\p{L})(?:[Zz]um|[Bb]is|[Ii]m|[Aa]m|Anfang|Mitte|Ende)\s(?:zum\s)?(?<when>${DAY}),?\s(?:ziehen wir|ziehe ich|zieht (?:meine|unsere) (?:Mutter|Schwiegermutter|Tante))\s(?:\p{L}+\s){0,2}?${ELSEWHERE}|(?<!\p{L})(?:[Ww]ir ziehen|[Ii]ch ziehe)\s(?:\p{L}+\s){0,2}?(?:zum|bis|im|am|Anfang|Mitte|Ende)\s(?:zum\s)?(?<then>${DAY})\s(?:\p{L}+\s){0,2}?${ELSEWHERE}`,
    value: match => ({ value: match.groups?.['when'] ?? match.groups?.['then'] ?? '' }),
    sections: ['object', 'costs', 'contact'],
  },
  {
    // "Der Platz ist ab 1. Juli 2027 zugesagt, bis dahin möchte ich hier bleiben"
    pattern: regexp.gu`(?<!\p{L})(?:ab|zum|am|im)\s(?:dem\s)?(?<when>${DAY})(?=[^.;]{0,60}[,;.]\s(?:[Bb]is\sdahin|[Ss]o\s?lange)\s(?:möchten?|will|wollen|würden?|werden?|muss|müssen|bleiben?|wohnen?|nutzen?)\s(?:ich|wir|(?:meine|unsere)\s\p{Lu}))`,
    sections: ['object', 'costs', 'contact'],
  },
  {
    // "Ausziehen werden wir, sobald die Wohnung fertig ist, wir rechnen mit Mai 2027", "Der Auszug ist für Ende Juni 2027 geplant"
    pattern: regexp.gu`(?<=(?<!\p{L})(?:[Aa]us(?:zu)?ziehen|[Aa]uszug|[Rr]äumung|[Uu]mzug|[Üü]bergabe)(?!\p{L})(?!\s(?:der|des|meiner|unserer)\s(?:Mieter|Nachbar|letzten|früheren))[^.;]{0,90})(?:(?:wir|ich)\srechnen?\smit|(?:ist|planen\swir|plane\sich)\s(?:\p{L}+\s)?(?:für|im|zum|auf))\s(?:den\s)?(?<when>(?:(?:Anfang|Mitte|Ende)\s)?${DAY})`,
    value: match => ({ value: match.groups?.['when'] ?? '', doubt: 0.9 }),
    sections: ['object', 'costs', 'contact'],
  },
  {
    // "Einzug nach Vereinbarung"
    pattern:
      /(?<!\p{L})(?:Einzug|Einzugstermin|Bezugstermin)\s?:?\s(?:ist\s|möglich\s)?nach\s(?<when>Vereinbarung|Absprache)(?!\p{L})/gu,
    value: match => ({ value: `nach ${match.groups?.['when']}` }),
  },
])
