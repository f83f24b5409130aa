import { RANK } from '../facts.ts'
import type { ProseRule, TableRule } from '../rule.ts'
import { YEAR, year } from './building.ts'

const CONDITION =
  /(?<!\p{L})(abbruchreif|abrissreif|abrissobjekt|abgängig|entkernt|rohbau\w*|(?:kern|teil|voll|grund)?saniert|(?:kern|voll|teil)?sanierungsbedürftig|renovierungsbedürftig|modernisierungsbedürftig|(?:teil|voll)?renoviert|(?:teil|voll)?modernisiert|gepflegt\w*|bewohnbar|neuwertig|erstbezug(?: nach sanierung)?|neubau|projektiert|original\w*|bezugsfertig|gut(?:er)?|sehr gut|well[- ]kept|refurbished|haus im bau|im bau|nach vereinbarung)(?!\p{L})/iu

const RENEWED =
  /(?<!\p{L})(?:neu|erneuert|erhielt|eingebaut|modernisiert|saniert|gedämmt|aufgearbeitet|ersetzt|ausgetauscht|renoviert|überarbeitet|angepasst|gedeckt|folgte)/iu
/** What was done to a bath or a roof says nothing about the whole. */
const OF_A_PART =
  /(?:bad|bäder|dach|fenster|küche|elektrik|leitungen|fassade|heizung|treppenhaus|böden)(?!\p{L})[^.;]{0,25}$/iu

export const conditionTables: TableRule[] = [
  {
    key: 'zustand',
    label:
      /^(?:objekt|erhaltungs|bau|allgemein)?zustand(?: (?:des objekts?|der immobilie|der wohnung|des hauses|objekt))?$|^(?:condition|bauphase)$/u,
    value: text => (CONDITION.test(text) && text.length < 60 ? { value: text.trim() } : undefined),
  },
  {
    key: 'letzteModernisierung',
    label:
      /^(?:letzte )?(?:modernisierung|sanierung|renovierung)(?: ?\/ ?sanierung)?(?:en)?$|^(?:modernisiert|saniert|renoviert|kernsaniert|jahr der (?:letzten )?modernisierung)$/u,
    value: text => {
      const found = year(text)
      return found ? { value: text.length <= 60 ? text.trim() : String(found.value) } : undefined
    },
  },
]

export const conditionProse: ProseRule[] = [
  {
    key: 'letzteModernisierung',
    pattern: new RegExp(
      String.raw`(?<![\p{L}])(?:wurde[n]?\s|zuletzt\s|im Jahre?\s|in den Jahren\s|seit\s|letzte\s|von\s|\()*(?<year>${YEAR})(?:\s?(?:\/|-|–|und|bis)\s?\d{2,4})?\s(?:wurde[n]?\s|hat\s)?(?:[\p{L},-]+\s){0,7}?(?:\p{L}*saniert|\p{L}*renoviert|\p{L}*modernisiert|erneuert|Modernisierung|Sanierung|Renovierung)(?:e[nrsm]?)?(?!\p{L})`,
      'giu',
    ),
    value: (match, passage) => ({ value: modernisedWhat(passage.text, match), doubt: 0.8 }),
  },
  {
    key: 'letzteModernisierung',
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:\p{L}*saniert|\p{L}*renoviert|\p{L}*modernisiert|erneuert|Modernisierung|Sanierung|Renovierung|kernsaniert)(?:e[nrsm]?)?\s(?:[\p{L},-]+\s){0,3}?(?:\(|:)?\s?(?<year>${YEAR})(?!\d)`,
      'giu',
    ),
    value: (match, passage) => ({ value: modernisedWhat(passage.text, match), doubt: 0.8 }),
  },
  {
    // "2014 erhielt das Haus eine neue Dacheindeckung", "2018: Kastenfenster aufgearbeitet"
    key: 'letzteModernisierung',
    pattern: new RegExp(
      String.raw`(?<![\d.,/])(?<year>${YEAR})(?::|\s)\s?(?:[\p{L},-]+\s){0,6}?\p{L}*(?:[Ff]enster|[Dd]ach(?:eindeckung|stuhl)?|[Bb]ad|[Bb]äder|[Hh]eizung|[Tt]herme|[Ee]lektrik|[Ll]eitungen|[Ff]assade|[Dd]ämmung|[Kk]essel)(?![\p{L}-])`,
      'gu',
    ),
    value: (match, passage) => {
      const around = passage.text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 50)
      return RENEWED.test(around)
        ? { value: modernisedWhat(passage.text, match), rank: RANK.hint, doubt: 0.7 }
        : undefined
    },
    sections: ['object'],
  },
  {
    key: 'zustand',
    pattern:
      /(?<!\p{L})(?<state>abbruchreif|abrissobjekt|kernsaniert|voll ?saniert|teilsaniert|sanierungsbedürftig|renovierungsbedürftig|modernisierungsbedürftig|teilmodernisiert|neuwertig|erstbezug nach sanierung|erstbezug|saniert|renoviert|modernisiert|gepflegt)(?:e[nrsm]?)?(?!\p{L})(?!\s(?:\p{L}+\s)?(?:bad|bäder|dach|fenster|küche|garten|grundstück|umgebung|treppenhaus|anlage|wohnanlage|außenanlage|altstadt|gemeinschaft|nachbarschaft|wohngegend|lage)\p{L}*)/giu,
    value: (match, passage) =>
      OF_A_PART.test(passage.text.slice(Math.max(0, match.index - 40), match.index))
        ? undefined
        : {
            value: (match.groups?.state ?? '').toLowerCase(),
            doubt: 0.7,
            ...(/^(?:neubau|saniert|renoviert|modernisiert|gepflegt)/iu.test(match.groups?.state ?? '')
              ? { rank: RANK.hint }
              : {}),
          },
    sections: ['object'],
  },
  {
    key: 'zustand',
    pattern:
      /(?<!\p{L})(?:in (?:einem\s|sehr\s)*)?(?<state>(?:sehr |top[- ]?)?(?:gepflegt|gut|modernisiert|saniert|renovierungsbedürftig|sanierungsbedürftig|bezugsfertig|top|neuwertig|ordentlich))(?:e[nrsm]?)\s(?:Gesamt|Erhaltungs|Allgemein|Bau)?zustand/giu,
    value: match => ({ value: (match.groups?.state ?? '').toLowerCase(), doubt: 0.8 }),
    sections: ['object'],
  },
]

/** The year with the words around it, short enough for a table: "2018 vollständig saniert". */
function modernisedWhat(text: string, match: RegExpExecArray): string {
  return text
    .slice(match.index, match.index + match[0].length)
    .replace(/\s+/g, ' ')
    .replace(/^(wurden?|zuletzt|im Jahre?|\()\s/iu, '')
    .trim()
}
