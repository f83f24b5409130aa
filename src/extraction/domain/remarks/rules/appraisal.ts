import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule, SELLER_SECTIONS } from '../remarkRule.ts'

const LOOKED =
  '(?:besichtigt|besichtigen|gesehen|(?:an)?sehen|betreten|eingesehen|in augenschein (?:genommen|nehmen)|bewertet)'
const ALLOWED =
  '(?:möglich|ermöglicht|gewährt|gestattet|zugelassen|gelassen|durchgeführt|stattfinden|statt|erfolgen|erfolgt|vorgenommen)'
const EXPERT = '(?:gutachter|sachverständige|bewerter)\\p{L}*'
/** What a seller says of viewings to come; an appraiser tells what was. */
const FOR_NOW = '(?:zunächst|vorerst|vorab|erst ?(?:mal|einmal)|derzeit|zurzeit|aktuell|momentan|bis auf weiteres)'
/** A floor, a flat of several, or some rooms: what he did not see there says nothing of the rest. */
const SOME = String.raw`(?:(?:erd|ober|dach|keller|unter)-?(?: (?:und|sowie) \p{L}+)?\p{L}*geschoss\p{L}*|einliegerwohnung|hauptwohnung|wohnung (?:im|nr)|(?:einer|zwei|drei|vier|fünf|sechs|\d+) (?:von |der |wohnung|einheit|räume)|nicht alle[rn]? |teil(?:e|en|weise)?(?!\p{L})|dachboden|spitzboden|anbau|nebengebäude|werkstatt|hälfte)`

const OUTSIDE = String.raw`(?:de[nmrs] |das |die )?(?:grundstück|garten|hof|vorgarten|außenanlagen?|außenbereich|freifläche|garage|carport|stellplatz)\p{L}*`
const ALL_OUTSIDE = String.raw`(?:zu[mr]? |auf |in )?${OUTSIDE}(?:(?:,| und| sowie) (?:zu[mr]? |auf |in )?${OUTSIDE})*`
/** "Zutritt lediglich zum Garten gewährt": what he was shown is told, and nothing of it is a room. */
const SHOWN_OUTSIDE = String.raw`(?:zutritt|zugang|einlass)(?!\p{L})[^.,;]{0,30}(?<!\p{L})(?:nur|lediglich|ausschließlich) ${ALL_OUTSIDE}(?= ${ALLOWED}| erhalten| bekommen|[.;,]|$)|(?:nur|lediglich|ausschließlich) ${ALL_OUTSIDE} (?:(?:konnten?|durften?|war(?:en)?|wurden?|zu)(?!\p{L})[^.,;]{0,40} )?(?:betreten|begangen|begehen|besichtigt|besichtigen|zugänglich)(?!\p{L})`

/** How much of it the court's appraiser has seen: what he has not, he has guessed, and says so. */
export const APPRAISAL_RULES: readonly RemarkRule[] = [
  rule('gutachten-innen', 'gutachten', 'gut', {
    pattern: regexp.u`innenbesichtigung(?: \p{L}+){0,4} (?:war|wurde)(?: [\p{L}\d·]+){0,4}? (?<!nicht )(?:möglich|ermöglicht|durchgeführt)|innenbesichtigung (?:fand statt|ist erfolgt|erfolgte|erfolgt)|besichtigung von innen (?:war|wurde)(?: \p{L}+){0,3} (?:möglich|ermöglicht|durchgeführt)|(?:von )?innen (?:(?:und|wie|sowie) (?:von )?außen )?(?:besichtigt|in augenschein genommen)|von innen und (?:von )?außen ${LOOKED}|${EXPERT}(?!\p{L})[^.]{0,30} (?:war|konnte) (?:\p{L}+ ){0,2}(?:im ganzen (?:haus|gebäude|objekt)|in (?:allen|sämtlichen) (?:räumen|wohnungen)|alle räume)|${EXPERT}(?!\p{L})[^.]{0,30} war (?:[\d·]+ |am |\p{L}+ ){0,3}(?:dr)?innen|${EXPERT}(?!\p{L})[^.]{0,20} (?:konnte|durfte) (?:das |die |den )?(?:\p{L}+ ){0,4}(?:von )?innen ${LOOKED}`,
    meaning: 'Der Gutachter hat innen besichtigt',
    unless:
      /(?<!\p{L})(?:nicht|nie|kein\p{L}*(?! schlüssel)|nur(?! außenbesichtigung)|teilweise|teils|fehlend\p{L}*|zuletzt|soweit|uns|bis auf|außer)(?!\p{L})|(?:einer|zwei|drei|vier|fünf|sechs|\d+) (?:von|der) (?:\p{L}+ )?\p{L}*(?:wohnung|einheit|geschoss)/u,
    fixed: 'stated',
  }),
  // A seller's rule for viewings, which no appraiser wrote: "Besichtigung vorerst nur von außen, die Mieter wissen noch nichts".
  rule('besichtigung-nur-aussen', 'bilder', 'warnung', {
    pattern: regexp.u`(?<!innen|außen)besichtigung(?:en|stermine?)?(?!\p{L})[^.;¦]{0,60}(?<!\p{L})(?:${FOR_NOW}(?!\p{L})[^.;¦]{0,30}(?:nur|ausschließlich|lediglich)|(?:nur|ausschließlich|lediglich) ${FOR_NOW}) (?:von außen|im treppenhaus|de[sr] (?:hauses|gebäudes) von außen)|(?<!innen|außen)besichtigung(?:en|stermine?)?(?!\p{L})[^.;¦]{0,60}(?:nur|ausschließlich|lediglich) von außen(?=[^.]{0,80}(?<!\p{L})mieter(?!\p{L})[^.]{0,40}(?:nicht|nichts)(?!\p{L}))`,
    unless: regexp.u`${EXPERT}|ortstermin|gericht`,
    meaning: 'Die Wohnungen lassen sich vorerst nicht von innen ansehen: Bieten Sie erst, wenn Sie alle gesehen haben',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  rule('gutachten-aussen', 'gutachten', 'warnung', {
    pattern: regexp.u`${SHOWN_OUTSIDE}|(?:nur|lediglich|ausschließlich|reine[rn]?) (?:eine |durch |nach )?(?:außenbesichtigung|äußere[rn]? (?:besichtigung|anschein))|(?:nur|lediglich|ausschließlich) von außen(?: ${LOOKED})?|nach (?:dem )?(?:äußere[nm]|bloßen äußeren) (?:anschein|eindruck|bild)|(?:zutritt|zugang|einlass|innenbesichtigung|besichtigung von innen)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:nicht ${ALLOWED}|verweigert|verwehrt|versagt)|kein(?:e[nrsm]?)? (?:zutritt|zugang|einlass|innenbesichtigung)|ohne (?:eine )?(?:innenbesichtigung|zutritt)|(?:fehlende[rnsm]?|nicht möglichen?|unterbliebene[rnsm]?) innenbesichtigung|beschränkte sich auf den (?:äußeren )?eindruck|nicht von innen ${LOOKED}|nicht besichtigte innere`,
    unless: regexp.u`(?<!innen|außen)besichtigung(?:en|stermine?)?(?!\p{L})[^.;¦]{0,60}(?<!\p{L})${FOR_NOW}(?!\p{L})|(?<!\p{L})mieter(?!\p{L})[^.]{0,30}(?:nicht|nichts)(?:(?! ${ALLOWED})[^.]){0,20}(?:informiert|eingeweiht|bescheid|wissen|vom verkauf)|keller nicht|fotos|bilder|mieter wünscht|voranmeldung|grundbuch|${EXPERT}(?!\p{L})[^.]{0,30} war [^.]{0,20}(?:dr)?innen(?!\p{L})|(?<!\p{L})(?:im|beim) (?:verkehrs)?wert (?:bereits )?nicht|${SOME}`,
    meaning: 'Der Gutachter war nicht im Haus: Wie es innen aussieht, ist geschätzt',
    fixed: 'stated',
  }),
  rule('gutachten-teils', 'gutachten', 'warnung', {
    pattern: regexp.u`innen (?:nur|lediglich) [^.;¦]{0,60}(?<!\p{L})(?:zugänglich(?: gemacht)?|besichtigt)(?!\p{L})|(?:nur|lediglich) (?:teilweise|in teilen|zum teil) (?:von )?innen (?:besichtigt|zugänglich)(?!\p{L})|(?:\p{L}*wohnung|\p{L}*einheit|\p{L}*geschoss|\p{L}*räume[n]?|dachboden|spitzboden|anbau|werkstatt)(?!\p{L})[^.,;]{0,90}(?<!\p{L})(?:(?:nicht|un)[- ]?zugänglich|nicht (?:von innen )?(?:besichtigt|betreten|eingesehen|in augenschein genommen)|nicht betretbar|kein(?:en)? (?:zutritt|zugang))(?!\p{L})|innenbesichtigung (?:de[sr] )?${SOME}[^.]{0,80}nicht ${ALLOWED}|(?:innen)?besichtigung(?!\p{L})[^.]{0,60}(?<!\p{L})(?:nur|lediglich) (?:im|in|de[sr]|am) [^.]{0,60}${ALLOWED}|innenbesichtigung von (?:einer|zwei|drei|vier|fünf|sechs|\d+)(?= )|(?:einer|zwei|drei|vier|fünf|sechs|\d+) (?:von|der) (?:\p{L}+ )?(?:wohnungen|einheiten)[^.]{0,40}(?:von )?innen ${LOOKED}|nicht (?:alle|sämtliche)[rn]? (?:\p{L}+ )?(?:räume|wohnungen|einheiten|bereiche)[^.]{0,50}(?:${LOOKED}|zugänglich)`,
    only: /besichtig|gutachter|sachverständig|zugänglich gemacht|zutritt|zugang|augenschein/u,
    unless:
      /(?:kann|können|könnte|könnten|darf|dürfen)(?!\p{L})[^.;]{0,70} (?:besichtigt|angesehen) werden|treppe|barriere|rollstuhl|aufzug|fotos|bilder|bonität|(?:innen)?besichtigung(?!\p{L})[^.]{0,50}(?<!nur (?:\p{L}+ ){0,6})(?:möglich|nach (?:absprache|vereinbarung|anmeldung))(?!\p{L})(?![^.]*(?:gutachter|sachverständig))/u,
    meaning: 'Ein Teil wurde nicht von innen besichtigt: Sein Zustand ist geschätzt',
    fixed: 'stated',
  }),
]
