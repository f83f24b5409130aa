import { RANK } from '../facts.ts'
import type { ProseRule, TableRule } from '../rule.ts'

/** Kinds of objects, the particular before the general. Source of names: ImmoWertV, portals' lists of types. */
const TYPES: [RegExp, string][] = [
  [/(?:wohn-? ?und ?geschäfts|wohngeschäfts|wohn-\/geschäfts)haus|(?<!\p{L})WGH(?!\p{L})/iu, 'Wohn- und Geschäftshaus'],
  [
    /mehrfamilien(?:wohn)?haus|zinshaus|(?<!\p{L})MFH(?!\p{L})|renditeobjekt|mietshaus|(?:drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+)[- ]{0,2}(?:familien|parteien)[- ]?(?:wohn|miets?)?haus|apartmenthaus/iu,
    'Mehrfamilienhaus',
  ],
  [/mehrgenerationenhaus/iu, 'Mehrgenerationenhaus'],
  [/zweifamilien(?:wohn)?haus|(?<!\p{L})ZFH(?!\p{L})/iu, 'Zweifamilienhaus'],
  [/doppelhaushälfte|(?<!\p{L})DHH(?!\p{L})|doppelhaus|semi-detached/iu, 'Doppelhaushälfte'],
  [/reihen(?:mittel|end|eck)?haus|(?<!\p{L})(?:RMH|REH|RH)(?!\p{L})|terraced house|stadthaus/iu, 'Reihenhaus'],
  [
    /(?:zwei|drei|vier|fünf|sechs|\d+|neue|moderne|exklusive|kernsanierte)\s(?:\p{L}+e\s)?(?:eigentums|neubau)?-?wohnungen/iu,
    'Eigentumswohnungen',
  ],
  [/bungalow/iu, 'Bungalow'],
  [/siedlungshaus/iu, 'Siedlungshaus'],
  [
    /resthof|bauernhaus|bauernhof|hofstelle|gutshof|dreiseithof|vierseithof|vierkanthof|landwirtschaftliches anwesen/iu,
    'Bauernhaus',
  ],
  [/stadtvilla|villa(?!\p{L})/iu, 'Villa'],
  [/landhaus|herrenhaus/iu, 'Landhaus'],
  [/ferienhaus|wochenendhaus/iu, 'Ferienhaus'],
  [
    /einfamilien(?:wohn)?haus|(?<!\p{L})EFH(?!\p{L})|detached house|family home|fertighaus|architektenhaus|wohnhaus/iu,
    'Einfamilienhaus',
  ],
  [/penthouse/iu, 'Penthousewohnung'],
  [/maisonette/iu, 'Maisonettewohnung'],
  [/dachgeschoss(?:eigentums)?(?:-)?wohnung|dg-?(?:wohnung|whg)|dachwohnung|loft/iu, 'Dachgeschosswohnung'],
  [/souterrain-?wohnung|souterrain\s+im/iu, 'Souterrainwohnung'],
  [/erdgeschoss(?:eigentums)?-?wohnung|eg-?(?:wohnung|whg)|gartenwohnung/iu, 'Erdgeschosswohnung'],
  [/terrassenwohnung/iu, 'Terrassenwohnung'],
  [
    /mikro-?apartment|pflege-?app?artment|ein-?zimmer-?app?artment|app?artement|app?artment|(?<!\p{L})studio(?!\p{L})/iu,
    'Apartment',
  ],
  [/etagenwohnung/iu, 'Etagenwohnung'],
  [/eigentumswohnung|(?<!\p{L})ETW(?!\p{L})|wohnungseigentum|condominium/iu, 'Eigentumswohnung'],
  [
    /(?:zimmer|zi\.?|raum|neubau|altbau|traum|stadt|komfort|familien|kapitalanleger)[-\s]*(?:wohnung|whg)|(?<!\p{L})(?:wohnung|whg\.?)(?!\p{L})|(?<!\p{L})flat(?!\p{L})/iu,
    'Wohnung',
  ],
  [/baugrundstück|bauplatz|bauland|grundstück zum kauf|baureifes? grundstück|wohnbaugrundstück/iu, 'Grundstück'],
  [/(?:büro|gewerbe|laden|praxis)(?:einheit|fläche|immobilie|objekt|lokal)|lagerhalle|gewerbehalle/iu, 'Gewerbeobjekt'],
  [/(?<!\p{L})(?:elternhaus|haus|house|anwesen|stadthaus|wohnobjekt)(?!\p{L})/iu, 'Haus'],
  [/(?<!\p{L})grundstück(?!\p{L})/iu, 'Grundstück'],
]

/** The house that a flat is in says nothing about the flat: "Wohnung in einem Mehrfamilienhaus". */
const AROUND_IT =
  /(?<!\p{L})(?:in|im|eines|einer|einem|des|dem)\s(?:(?!wohnung)\p{L}+\s){0,4}?(?:\d+[- ])?(?:mehrfamilien|mehrparteien|zweifamilien|dreifamilien|wohn-? und geschäfts|wohn|miets|stadt|parteien|hoch|reihen|[\p{L}]{3,}er\s)?-?haus(?:es)?(?!\p{L})/giu

/** The kind of object a text names, in our own list of names. */
export function objectTypeIn(text: string): string | undefined {
  const own = text.replace(AROUND_IT, ' ')
  return (TYPES.find(([pattern]) => pattern.test(own)) ?? TYPES.find(([pattern]) => pattern.test(text)))?.[1]
}

const FLATS = /wohnung|apartment|penthouse|maisonette/iu

/** Where a text names the kind of object. */
function spanOf(text: string): { span?: { index: number; length: number } } {
  const found = TYPES.map(([pattern]) => pattern.exec(text)).find(match => match !== null)
  return found ? { span: { index: found.index, length: found[0].length } } : {}
}

export function isFlat(type: string): boolean {
  return FLATS.test(type)
}

export const objectTypeTables: TableRule[] = [
  {
    key: 'objektart',
    label:
      /^(?:objektart|objekttyp|objektkategorie|haustyp|wohnungstyp|immobilientyp|immobilienart|hausart|typ|art des objekts?|kategorie|gebäudetyp|property type|type|objekt|immobilie|gebäudeart|nutzungsart)$/u,
    value: (text, label) => {
      const type = objectTypeIn(text)
      if (!type || text.length > 80) return undefined
      // "Objekt: …" and "Typ: …" also head lines about other things.
      const weak = /^(?:objekt|immobilie|typ|type|nutzungsart|gebäudetyp|gebäudeart)$/.test(label)
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
      if (!type || /^(?:Grundstück|Gewerbeobjekt)$/.test(type)) return undefined
      return { value: type, ...spanOf(match[0]), rank: RANK.hint, doubt: type === 'Haus' ? 0.1 : 0.5 }
    },
    sections: ['object'],
  },
]
