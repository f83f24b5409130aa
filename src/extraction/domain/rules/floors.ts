import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { proseOf, type ProseRule, type Reading, type TableRule } from '../rule.ts'

const FLOOR_WORD = String.raw`Hochparterre|Tiefparterre|Erdgeschoss|Untergeschoss|Souterrain|Dachgeschoss|Staffelgeschoss|Obergeschoss|Parterre|Beletage`
/** Source of a regular expression. */
export const FLOOR = String.raw`(?:(?:\d{1,2}\.|I{1,3}\.|erste[nrsm]?|zweite[nrsm]?|dritte[nrsm]?|vierte[nrsm]?|fünfte[nrsm]?|sechste[nrsm]?|siebte[nrsm]?|achte[nrsm]?|neunte[nrsm]?|zehnte[nrsm]?|oberste[nrsm]?)\s*(?:und\s+(?:\d{1,2}\.|letzten)\s*)?(?:OG|0G|O6|Obergeschoss|Stock(?:werk)?|Etage|DG|Geschoss)|EG|DG|UG|${FLOOR_WORD})`
const ORDINALS: Record<string, string> = {
  erste: '1',
  zweite: '2',
  dritte: '3',
  vierte: '4',
  fünfte: '5',
  sechste: '6',
  siebte: '7',
  achte: '8',
  neunte: '9',
  zehnte: '10',
  i: '1',
  ii: '2',
  iii: '3',
}

/** "4. Obergeschoss" → "4. OG"; "EG" → "Erdgeschoss". */
export function floorName(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim()
  const numbered =
    /^(\d{1,2}|I{1,3}|erste|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte)[a-z]?\.?\s*(?:OG|0G|O6|Obergeschoss|Stock(?:werk)?|Etage|Geschoss)$/iu.exec(
      clean,
    )
  if (numbered) return `${ORDINALS[(numbered[1] as string).toLowerCase()] ?? numbered[1]}. OG`
  if (/^EG$/u.test(clean)) return 'Erdgeschoss'
  if (/^DG$/u.test(clean)) return 'Dachgeschoss'
  if (/^UG$/u.test(clean)) return 'Untergeschoss'
  return clean
}

export const floorTables: TableRule[] = [
  {
    key: 'etage',
    label:
      /^(?:etage|geschoss|stockwerk|stock|lage im (?:haus|gebäude|objekt)|etage der wohnung|etagenlage|geschosslage|wohnungslage|floor|ebene|ebene ?\/ ?level)(?: ?\(.{0,30}\))?$/u,
    value: text => {
      const found = new RegExp(String.raw`(?<!\p{L})(?:${FLOOR})`, 'iu').exec(text)
      // "2. OG von 4, ohne Aufzug": what else the cell tells is no floor.
      const told = text.replace(/,\s(?:ohne|mit|kein|inkl|per|Lift|Aufzug|Balkon)[^,]*$/iu, '')
      if (found) return { value: /[,(+/&]| und /u.test(told) && told.length < 40 ? told : floorName(found[0]) }
      const english = /(?<!\d)(\d{1,2})(?:st|nd|rd|th) floor/iu.exec(text)
      if (english) return { value: `${english[1]}. OG` }
      const bare = /^(\d{1,2})(?:\s*\(?(?:von|\/)\s*\d{1,2}\)?)?\.?$/u.exec(text.trim())
      return bare ? { value: bare[1] === '0' ? 'Erdgeschoss' : `${bare[1]}. OG` } : undefined
    },
  },
]

/** "Der Keller liegt im Untergeschoss", "Fahrradplätze im Untergeschoss" */
const OF_ANOTHER_ROOM =
  /(?<!\p{L})(?:keller\p{L}*|fahrrad\p{L}*|wasch\p{L}*|trockenraum|abstell\p{L}*|heizungs\p{L}*|tiefgarage\p{L}*|garage\p{L}*|\p{L}*stellpl\p{L}*|sauna\p{L}*)\s(?:(?:befinde[nt]\ssich|lieg(?:t|en)|ist|sind)\s[^.;\n,]{0,24}|(?:im|in\sder)\s[\p{L}\d. ]{2,18})$/iu
/** "Im 1. OG des Hauses befindet sich eine Zahnarztpraxis" */
const USED_BY_ANOTHER =
  /^\s(?:de[sr]\s\p{L}+\s)?(?:befinde[nt]\ssich|lieg(?:t|en)|ist|sind)\s(?:\p{L}+\s){0,3}\p{L}*(?:praxis|kanzlei|laden|geschäft|gaststätte|restaurant|café|cafeteria|bistro|friseur\p{L}*|bäckerei|apotheke|kita|büros?|keller\p{L}*|waschküche|rezeption|empfang|foyer|lobby|speisesaal|speiseraum|gemeinschafts(?:raum|räume)|verwaltung|tagespflege|andachtsraum|fahrradraum)(?!\p{L})/iu

function atHint(match: RegExpExecArray): Reading {
  return { value: floorName(match.groups?.floor ?? ''), rank: RANK.hint }
}

export const floorProse: ProseRule[] = proseOf('etage', { value: atHint }, [
  {
    // Only what is said of the flat itself: houses have floors, too.
    pattern: regexp.gimu`(?:(?:wohnung|Einheit|ETW|apartment|appartement|Whg\.?|maisonette|penthouse|Objekt|flat|Ladenlokal|Laden|Büro|Praxis)(?:[^.;\n]|Nr\.|rd\.|ca\.){0,70}?|befindet sich[^.;\n]{0,20}?|liegt[^.;\n]{0,20}?|(?:ge|be)legen[^.;\n]{0,12}?|(?<=^|[.;]\s))(?<!\p{L})(?:im|in der|in die|Im|aus dem|das)\s+(?:gepflegten\s|ruhigen\s|hellen\s)?(?<floor>${FLOOR})(?!\p{L})`,
    value: (match, { text }) =>
      OF_ANOTHER_ROOM.test(text.slice(Math.max(0, match.index - 80), match.index) + match[0]) ||
      USED_BY_ANOTHER.test(text.slice(match.index + match[0].length))
        ? undefined
        : { value: floorName(match.groups?.floor ?? '') },
  },
  {
    pattern: regexp.gu`(?<![\p{L}])(?:Im|im)\s+(?<floor>${FLOOR})\s+befindlich`,
    value: match => ({ value: floorName(match.groups?.floor ?? '') }),
  },
  {
    // "im ersten Stock eines Zwölfparteienhauses von 1964", "Kassel, fünfte Etage eines Neungeschossers mit Lift"
    pattern: regexp.gimu`(?:(?<!\p{L})(?:im|in der)\s|(?<=^|,\s|¦))(?<floor>${FLOOR})\s(?:eines|einer)\s(?:\p{L}+e[nr]\s){0,2}\p{L}*(?:geschossers|[Hh]aus|[Hh]auses|[Gg]ebäudes|[Bb]aus|[Bb]locks|[Aa]nlage|Villa)(?!\p{L})`,
    value: (match, { text }) =>
      OF_ANOTHER_ROOM.test(text.slice(Math.max(0, match.index - 80), match.index))
        ? undefined
        : { value: floorName(match.groups?.floor ?? ''), rank: RANK.hint },
    sections: ['object', 'location'],
  },
  {
    pattern: regexp.giu`(?<!\p{L})(?<floor>Erdgeschoss|Dachgeschoss|Souterrain|Hochparterre|Staffelgeschoss|DG|EG)[- ]?(?:eigentums|maisonette-?\s?|galerie-?)?(?:wohnung|whg\.?|apartment|maisonette)(?!\p{L})`,
  },
  {
    pattern: regexp.gimu`(?<=^(?:-\s)?|[|•·,–✓✔*]\s?|¦)(?<floor>${FLOOR})(?=\s*(?:$|[|•·,–¦(.]|mit\s|links|rechts|mitte|von\s\d{1,2}(?!\d)))`,
    value: (match, passage) =>
      passage.section === 'location' ? undefined : { value: floorName(match.groups?.floor ?? ''), rank: RANK.hint },
  },
  {
    // "Drei Zimmer, im zweiten Stock von dreien, ohne Aufzug"
    pattern: regexp.giu`(?<=(?:im|in\sder)\s)(?<floor>${FLOOR})(?=\svon\s(?:insgesamt\s)?(?:zweien|dreien|vieren|fünfen|sechsen|(?:zwei|drei|vier|fünf|sechs|sieben|acht|\d{1,2})(?:\s(?:Stockwerken|Etagen|Geschossen|Obergeschossen))?)(?!\p{L}|\d|\s\p{Lu}))`,
    value: (match, { text }) =>
      OF_ANOTHER_ROOM.test(text.slice(Math.max(0, match.index - 80), match.index) + match[0])
        ? undefined
        : { value: floorName(match.groups?.floor ?? ''), rank: RANK.hint },
    sections: ['object'],
  },
  {
    // Small ads: "Eigentumswohnung, Balkon z. Hof 2. OG links, 56 qm"
    pattern: regexp.giu`(?<![\p{L}\d])(?<floor>${FLOOR})\s(?:links|rechts|mitte|vorne|hinten)(?=,\s(?:ca\.\s|rd\.\s)?\d{2,3}(?:[.,]\d{1,2})?\s?(?:qm|m²))`,
    sections: ['object'],
  },
])
