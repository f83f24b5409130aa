import { RANK } from '../facts.ts'
import { isColumnNames, isLandName, objectTypeIn, objectTypeOf, objectTypeSpan } from '../objectType.ts'
import { OWN_SECTIONS, proseOf, type ProseRule, tableOf, type TableRule } from '../rule.ts'

export { objectTypeIn }

const FLATS = /wohnung|apartment|penthouse|maisonette/iu

/** A shop or practice is a part of a house and lies on a floor. */
export function isUnitOfTrade(type: string): boolean {
  return /(?:laden|büro|praxis|gewerbe)(?:lokal|einheit|räume|fläche)$/iu.test(type)
}

export function isFlat(type: string): boolean {
  return FLATS.test(type)
}

/** Rooms of trade are named in and around many houses: only a headline or an opening line makes them what is sold. */
function isTrade(type: string): boolean {
  return objectTypeOf(type) === 'gewerbe'
}

/** Where a text names the kind of object. */
/** "Wohnhaus, Garage, Garten": for how many families it does not say. */
function isUnnamedHouse(type: string, text: string): boolean {
  return type === 'Einfamilienhaus' && /(?<!\p{L})wohnhaus(?!\p{L})/iu.test(text) && !/familien/iu.test(text)
}

function spanOf(text: string): { span?: { index: number; length: number } } {
  const span = objectTypeSpan(text)
  return span ? { span } : {}
}

/** An opening line is short, and names the type at its beginning. */
const MAX_OPENING = 140
const OPENING = 40

/** "das im Grundbuch von … eingetragene Grundstück": the land register calls every house so. */
const REGISTERED = /(?:eingetragene[ns]?|verzeichnete[ns]?|gebuchte[ns]?)\s(?:\p{L}+\s)?Grundstück/u

const PLOT_FIRST = /^(?:das|dieses|auf dem|auf diesem) grundstück(?!\p{L})/iu

const ONE_OF_SEVERAL = /(?<!\p{L})Wohnung (?:[A-H]|[IV]{1,3})(?![\p{L}\d-])/u

const MAX_NAME = 45

export const objectTypeTables: TableRule[] = tableOf('objektart', {}, [
  {
    // The court tells by the expert's opinion what stands on the plot: "Objektbeschreibung laut Gutachten | Einfamilienhaus, teilunterkellert"
    label:
      /^(?:objektbeschreibung|kurzbeschreibung|beschreibung|bebauung|art der bebauung|objekt)(?: (?:laut|lt\.?|gem\.?|gemäß|nach)(?: \p{L}+)? ?(?:\p{L}*gutachten|sachverständige\p{L}*)(?: \(.*\))?)$/u,
    value: text => {
      // "Das Grundstück in Tangermünde, Deichweg 3, ist mit einer Doppelhaushälfte bebaut": what stands on it comes behind.
      const span = PLOT_FIRST.test(text) ? undefined : objectTypeSpan(text)
      return span && span.index < OPENING ? { value: text.slice(span.index, span.index + span.length) } : undefined
    },
  },
  {
    label:
      /^(?:objektart|objekttyp|objektkategorie|haustyp|wohnungstyp|immobilientyp|immobilienart|hausart|typ|art (?:des objekts?|des hauses|der immobilie|der wohnung)|kategorie|gebäudetyp|property type|type|objekt|immobilie|gebäudeart|nutzungsart|art)$/u,
    value: (text, label) => {
      const type = objectTypeIn(text)
      if (!type || text.length > 80) return undefined
      // "Objekt: …" and "Typ: …" also head lines about other things.
      const weak = /^(?:objekt|immobilie|typ|type|art|nutzungsart|gebäudetyp|gebäudeart)$/.test(label)
      // For a flat, "Haustyp: Mehrfamilienhaus" names the house around it.
      const building =
        /^(?:haustyp|hausart|gebäudetyp|gebäudeart)$/.test(label) && /mehrfamilien|geschäftshaus/iu.test(type)
      const rank = building ? RANK.hint : weak ? RANK.headline : undefined
      // "Pflegeappartement (Teil einer stationären Pflegeeinrichtung)"
      const [bare = text, aside = ''] = text.split(/\s(?=\()/u)
      const name = text.length <= MAX_NAME || objectTypeIn(aside) ? text : bare
      return { value: name.length <= MAX_NAME && !/[,:;\d]/.test(name) ? name.trim() : type, ...(rank ? { rank } : {}) }
    },
  },
])

export const objectTypeProse: ProseRule[] = proseOf('objektart', { sections: ['object'] }, [
  {
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
  },
  {
    // The line that opens or subtitles an offer: "Wohn- und Geschäftshaus in der Altstadt von Goslar (38640)", "Freihändiger Verkauf: Lagerhalle in 39126 Magdeburg"
    pattern:
      /(?<=^|[.:|•·–]\s)(?:(?:Verkaufe|Zu verkaufen|Verk\.|Biete|Freihändiger Verkauf|Verkauf|Objekt|Angebot):?\s)?(?:(?:\p{Lu}?\p{L}+(?:e[rs]?|tes),?\s){0,3})(?<type>\p{Lu}[\p{L}/-]*(?:\s(?:und|&)\s\p{Lu}[\p{L}-]*)?(?:\s\(\p{L}{2,5}\))?)(?=,?\s(?:in|im|mit|am|bei|zu|nahe|auf|aus)\s(?!(?:der|die|den)\s(?:Nähe|Nachbarschaft)))/gmu,
    value: (match, passage) => {
      const type = passage.page === 1 && !passage.headline ? objectTypeIn(match.groups?.type ?? '') : undefined
      if (!type || match.index > OPENING || passage.text.length > MAX_OPENING) return undefined
      const at = match[0].indexOf(match.groups?.type ?? '')
      const span = { index: at, length: match[0].length - at }
      return { value: type, span, rank: RANK.prose, doubt: /^(Haus|Wohnung|Grundstück)$/.test(type) ? 0.3 : 0.8 }
    },
  },
  {
    // "Wir dürfen Ihnen folgendes Objekt anbieten: Mehrfamilienhaus in …", "Zum Verkauf steht ein gepflegtes Reihenhaus"
    pattern:
      /(?<!\p{L})(?:(?:zum Kauf|zum Verkauf|anbieten|angeboten|Objekt(?!\s(?:Nr\.?\s)?(?:[A-Z]|\d{1,2}|[IV]{1,3})(?![\p{L}\d])))(?!\p{L})[^.;:\n]{0,30}:\s|(?:Zum Verkauf (?:steht|kommt|gelangt|stehen)|[Aa]ngeboten (?:wird|werden)|[Vv]erkauft (?:wird|werden)|[Ww]ir (?:bieten|verkaufen|veräußern)|[Ii]ch verkaufe|Verkaufe)\s(?:(?:Ihnen|hier|heute|unsere?n?|meine?n?|eine?n?|das|die|der|dieses?|zwei|drei|vier|\p{Ll}+e[nsmr]?),?\s){0,6})(?<phrase>(?:\p{Lu}|\d|\p{Ll}+haus)[^.;,:\n(]{2,60})/gu,
    value: match => {
      const type = objectTypeIn(match.groups?.phrase ?? '')
      const at = match[0].length - (match.groups?.phrase ?? '').length
      const inPhrase = objectTypeSpan(match.groups?.phrase ?? '')
      if (!type || !inPhrase || inPhrase.index > OPENING) return undefined
      const span = { index: at + inPhrase.index, length: inPhrase.length }
      return { value: type, span, rank: RANK.prose, doubt: /^(Haus|Wohnung|Grundstück)$/.test(type) ? 0.5 : 1 }
    },
  },
  {
    // "Dieses eindrucksvolle Mehrfamilienhaus befindet sich in gefragter Lage": what is pointed at is what is offered.
    pattern:
      /(?<!\p{L})(?:Dies(?:e[srm]?)|Das (?:hier )?(?:angebotene|zum Verkauf stehende))\s(?<phrase>(?:\p{Ll}[\p{L}-]+,?\s(?:und\s)?){0,4}\p{Lu}[\p{L}-]*(?:haus|hälfte|wohnung|villa|bungalow|hof|[Aa]nwesen))(?=\s(?:[\p{L}\d.]+\s){0,6}?(?:befindet|liegt|steht|bietet|verfügt|überzeugt|besticht|wurde|erstreckt|präsentiert|umfasst|hat|ist)(?!\p{L}))/gu,
    value: (match, { page }) => {
      const type = objectTypeIn(match.groups?.phrase ?? '')
      return type && page === 1 ? { value: type, rank: RANK.prose, doubt: /^(?:Haus|Wohnung)$/.test(type) ? 0.3 : 0.8 } : undefined // prettier-ignore
    },
  },
  {
    pattern: /(?<phrase>[^\n]{3,60}?)\s(?:zum Kauf|zu verkaufen|zum Verkauf|kaufen|for sale)(?!\p{L})/giu,
    value: match => {
      const type = objectTypeIn(match.groups?.phrase ?? '')
      return type ? { value: type } : undefined
    },
    sections: OWN_SECTIONS,
  },
  {
    // "Die nachstehenden Weinberge werden gemeinsam verkauft", "Verkaufe meinen Wald"
    pattern:
      /(?<!(?:am|im|beim|vom|zum) )(?:Weinberge?|Rebflächen?|Waldflächen?|Waldstücke?|Wald|Ackerflächen?|Äcker|Acker|Wiesen?|Grünland)\s(?:[^.;]|\.\d){0,110}(?:verkauft|veräußert|abgegeben|zum Verkauf|zu verkaufen|angeboten)(?!\p{L})|(?:verkauf(?:e|en)|biete(?:n)?|Verkauf\s(?:von|des|der|unseres?|unserer))\s[^.;]{0,40}(?:Weinberge?s?|Wald|Waldes|Waldstücks?|Ackers?|Ackerflächen?|Wiesen?)(?!\p{L})/gu,
    value: match => {
      const type = /(?:nachbar|nebenan|angrenz|früher|bereits|im sommer|schon)/iu.test(match[0])
        ? undefined
        : objectTypeIn(match[0])
      return type && isLandName(type) ? { value: type, rank: RANK.hint } : undefined
    },
  },
  {
    // A line that opens with the size of land: "17,8420 ha Wald und Dauergrünland bei Beeskow"
    pattern:
      /(?<=^(?:ca\.\s|rund\s)?\d[\d.,]*\s(?:ha|Hektar|m²|qm)\s)(?<land>(?:Wald|Mischwald|Laubwald|Nadelwald|Kiefernwald|Acker|Ackerland|Grünland|Dauergrünland|Wiesen?|Weide)(?:(?:,|\sund|\smit)\s(?:Wald|Acker|Ackerland|Grünland|Dauergrünland|Wiesen?|Weide))*)(?=\s(?:in|bei|im|am|nahe)\s|\s?$|,)/gmu,
    value: (match, { page }) => (page === 1 ? { value: match[0], rank: RANK.prose } : undefined),
  },
  {
    // A heading that names one unit of a house: "Einheit 14"
    pattern: /^(?:Einheit|Wohneinheit|Wohnung|WE|Whg\.)\s(?:Nr\.\s?)?\d{1,3}(?:\.\d{1,3})?$/gmu,
    value: () => ({ value: 'Wohnung', rank: RANK.hint, doubt: 0.7 }),
  },
  {
    pattern: /[^.;\n]{0,90}[.;\n]?/gu,
    value: match => {
      const type = objectTypeIn(match[0])
      if (!type || isTrade(type) || isLandName(type) || (type === 'Grundstück' && REGISTERED.test(match[0])))
        return undefined
      // "die letzten in der Wohnung E": one of several, called by its letter.
      if (type === 'Wohnung' && (ONE_OF_SEVERAL.test(match[0]) || isColumnNames(match[0]))) return undefined
      // "das Haus mit vier Wohnungen" offers no four flats.
      if (type === 'Eigentumswohnungen' && !/eigentums-?wohnungen|neubau-?wohnungen/iu.test(match[0])) return undefined
      return {
        value: type,
        ...spanOf(match[0]),
        rank: RANK.hint,
        // A register calls any of them "Wohnhaus".
        doubt: type === 'Haus' ? 0.1 : type === 'Wohnung' || isUnnamedHouse(type, match[0]) ? 0.3 : 0.5,
      }
    },
  },
])
