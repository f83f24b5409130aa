import { RANK } from '../facts.ts'
import { objectTypeIn, objectTypeSpan, isLandName } from '../objectType.ts'
import type { ProseRule, TableRule } from '../rule.ts'

export { objectTypeIn }

const FLATS = /wohnung|apartment|penthouse|maisonette/iu

export function isFlat(type: string): boolean {
  return FLATS.test(type)
}

/** Where a text names the kind of object. */
function spanOf(text: string): { span?: { index: number; length: number } } {
  const span = objectTypeSpan(text)
  return span ? { span } : {}
}

export const objectTypeTables: TableRule[] = [
  {
    key: 'objektart',
    label:
      /^(?:objektart|objekttyp|objektkategorie|haustyp|wohnungstyp|immobilientyp|immobilienart|hausart|typ|art des objekts?|kategorie|gebäudetyp|property type|type|objekt|immobilie|gebäudeart|nutzungsart|art)$/u,
    value: (text, label) => {
      const type = objectTypeIn(text)
      if (!type || text.length > 80) return undefined
      // "Objekt: …" and "Typ: …" also head lines about other things.
      const weak = /^(?:objekt|immobilie|typ|type|art|nutzungsart|gebäudetyp|gebäudeart)$/.test(label)
      // For a flat, "Haustyp: Mehrfamilienhaus" names the house around it.
      const building =
        /^(?:haustyp|hausart|gebäudetyp|gebäudeart)$/.test(label) && /mehrfamilien|geschäftshaus/iu.test(type)
      const rank = building ? RANK.hint : weak ? RANK.headline : undefined
      return { value: text.length <= 45 && !/[,:;\d]/.test(text) ? text.trim() : type, ...(rank ? { rank } : {}) }
    },
  },
]

export const objectTypeProse: ProseRule[] = [
  {
    key: 'objektart',
    // A headline may run over several lines.
    pattern: /^[\s\S]{4,170}$/gu,
    value: (match, passage) => {
      const type = passage.headline ? objectTypeIn(match[0]) : undefined
      return type === undefined
        ? undefined
        : {
            value: type,
            rank: passage.page === 1 ? RANK.headline : RANK.hint,
            doubt: /^(Haus|Wohnung|Grundstück)$/.test(type) ? 0.6 : 1,
          }
    },
    sections: ['object'],
  },
  {
    key: 'objektart',
    pattern: /(?<phrase>[^\n]{3,60}?)\s(?:zum Kauf|zu verkaufen|zum Verkauf|kaufen|for sale)(?!\p{L})/giu,
    value: match => {
      const type = objectTypeIn(match.groups?.phrase ?? '')
      return type ? { value: type } : undefined
    },
  },
  {
    key: 'objektart',
    pattern: /[^.;\n]{0,90}[.;\n]?/gu,
    value: match => {
      const type = objectTypeIn(match[0])
      if (!type || type === 'Gewerbeobjekt' || isLandName(type)) return undefined
      return { value: type, ...spanOf(match[0]), rank: RANK.hint, doubt: type === 'Haus' ? 0.1 : 0.5 }
    },
    sections: ['object'],
  },
]
