import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'

/** To take down what stands: a building, not a tank, an advertisement or fittings. */
const CLEARING = String.raw`(?:abbruch|abriss|rückbau|freilegung|beseitigung (?:des|der) (?:altbestands?|bestandsgebäudes?|altbaus?|gebäudes?|bebauung|hauses|wohnhauses|halle))(?:kosten|arbeiten)?(?!haus|objekt|genehmigung)(?:es|s)?(?!\p{L})`
const BUYER = '(?:käufer|erwerber)(?:in|s|seite)?(?!\\p{L})'
/** Who buys pays for it: the verb stands with him, and nobody else between. */
const CLEARED_BY_BUYER = [
  String.raw`${CLEARING}[^.;¦]{0,60}? (?:obliegt|obliegen) (?:dem|der) ${BUYER}`,
  String.raw`${CLEARING}[^.;¦]{0,60}?(?:zu lasten|zulasten|auf kosten|auf rechnung|sache) (?:des|der) ${BUYER}`,
  String.raw`${CLEARING}[^.;¦]{0,60}? (?:trägt|tragen|zahlt|übernimmt|hat|muss) (?:der|die|ein) ${BUYER}`,
  String.raw`${CLEARING}[^.;¦]{0,60}? (?:vom|von der|durch den|durch die) ${BUYER} (?:[\p{L}-]+ ){0,4}?(?:zu (?:tragen|übernehmen|zahlen|bezahlen|erledigen|beauftragen|veranlassen|leisten)|durchzuführen|auszuführen|vorzunehmen|auf eigene kosten|getragen|übernommen|bezahlt)`,
  String.raw`${CLEARING} durch (?:den|die) ${BUYER}`,
  String.raw`(?:vom|von der|durch den|durch die) ${BUYER} (?:[\p{L}-]+ ){0,4}?(?:abzubrechen|abzureißen|zurückzubauen|freizulegen)`,
  String.raw`(?<!\p{L})(?:der|die|ein) ${BUYER} (?:trägt|übernimmt|zahlt|hat|muss)(?!\p{L})[^.;¦,]{0,40}(?<!\p{L})${CLEARING}`,
  String.raw`${CLEARING}[^.;¦]{0,60}? (?:ist|sind) (?:im|in dem) (?:kauf)?preis (?:\p{L}+ )?nicht (?:enthalten|berücksichtigt|inbegriffen)`,
].join('|')
/** Somebody else does it, it is done, or one may: and what is no building. */
const NOT_CLEARED_BY_BUYER = String.raw`(?<!\p{L})(?:nicht (?:der|dem|vom|durch|zu lasten|zulasten)|(?:vom|durch den|von der|durch die) (?:verkäufer|eigentümer|veräußerer|stadt|gemeinde)|verkäufer\p{L}* (?:trägt|übernimmt|zahlt|lässt)|(?:trägt|übernimmt|zahlt) (?:der|die) (?:verkäufer|eigentümer|stadt|gemeinde)|(?:bereits|schon) (?:erfolgt|abgeschlossen|erledigt)|(?:ist|sind) (?:\p{L}+ )?erfolgt|kann|können|möglichkeit|wahl|zwingend|nicht erlaubt|(?:öl)?tanks?|(?:öl)?heizung|kamins?|werbeanlage\p{L}*|grenzsteine?|(?:mieter)?einbauten|küche)(?!\p{L})|^(?!.*(?<!\p{L})(?:\p{L}*haus(?:es)?|alt(?:bau|bestand)\p{L}*|\p{L}*gebäude\p{L}*|halle|bebauung|bestand\p{L}*|obliegt)(?!\p{L})).*(?<!\p{L})\p{L}*(?:scheune|stall(?:s|es)?|laube|gartenhaus\p{L}*|garage|schuppens?|carports?|gewächshaus\p{L}*)(?!\p{L})`

/** Who takes down what stands on the plot, and for how much. */
export const CLEARING_RULES: readonly RemarkRule[] = [
  // "Der Abbruch obliegt dem Erwerber und ist im Kaufpreis nicht enthalten."
  rule('abbruch-kaeufer', 'sanierungsumfang', 'warnung', {
    pattern: regexp.u`${CLEARED_BY_BUYER}`,
    meaning: 'Den Abbruch zahlt der Käufer',
    fixed: 'stated',
    unless: regexp.u`${NOT_CLEARED_BY_BUYER}`,
  }),
  rule('abriss-kosten', 'sanierungsumfang', 'hinweis', {
    pattern:
      /(?:abriss|abbruch|freilegung|rückbau)(?:kosten|arbeiten)?(?!haus|genehmigung)[^.¦\d]{0,60}(?<value>\d{1,3}(?:·\d{3})+(?:,\d\d)?) ?(?:€|eur(?:o)?)/u,
    meaning: 'Kosten des Abrisses genannt',
  }),
]
