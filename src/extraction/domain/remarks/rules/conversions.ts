import { regexp } from '#kernel/regexp.ts'
import { rule } from '../remarkRule.ts'

/** Rooms that were made a home long after the house was built: they are as old as that, and not as its walls. */

const YEAR = String.raw`(?<year>(?:19|20)\d\d)(?![\d]|er(?!\p{L})|[.,·]\d| ?(?:€|euro|m²|qm))`
const YEAR_BEFORE = String.raw`(?<!\d)(?<year2>(?:19|20)\d\d)(?!\d)`
/** What stands between a thing and its year: "Ausbau: ca. 1997", "Ausbau erfolgte im Jahre 1997". */
const IN = String.raw`[ :¦(]{1,3}(?:(?:des dach(?:geschosse?|boden)s|dg|erfolgte?|fand|im jahre?|im|in|aus|von|um|anno|ca·|circa|etwa|erst|durchgeführt|abgeschlossen|fertiggestellt|\d\d?[/·]) ?){0,4}`
const ROOF = String.raw`(?:dach(?:geschoss|geschosswohnung|etage|boden|raum|stuhl|wohnung)?|dg(?:-?wohnung)?)`
/** Words between the year and the works; no other part of the house among them. */
const FILLING = String.raw`(?:(?!nicht |teil|erd|ober|keller|küche|bad |heizung|nur )[\p{L}-]+ ){0,6}`
/** Not all of it, not yet, or not what is lived in. */
const NOT_ALL =
  /ohne (?:\p{L}+ )?\p{L}*genehmigung|(?:nicht|nie|un)(?: |-)?genehmigt|kein\p{L}* (?:\p{L}+ )?\p{L}*genehmigung|genehmigung (?:\p{L}+ ){0,3}(?:fehlt|aus|nicht)|schwarz|teil(?:weise|ausbau|ausgebaut)|zum teil|halb|bis auf|rohbau|(?:dach|ein|weitere[sn]?) ?zimmer|spitzboden|(?:für|zum|zur) (?:den |einen )?(?:dach|dg)-?(?:geschoss)?-?ausbau|möglich|geplant|denkbar|reserve|vorbereitet|nachbar/u

/** Pieces of a house beside the home; and what was made for a trade. */
const BESIDE =
  /(?<!\p{L})(?:nebengebäude|\p{L}*scheunen?|tenne|werkstatt|schuppen|hinterhof\p{L}*|gartenhaus|(?:gehört|dazu|zusätzlich|hof|grundstück)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:remise|kutscherhaus)|(?:remise|kutscherhaus)(?=[^.;]{0,80} (?:zu|in) (?:einer?|zwei|drei|vier|\d) (?:\p{L}+ )?wohnung)|\p{L}*stall(?:es|gebäude)?|anbau(?:s|es)?|garage|keller\p{L}*|einlieger\p{L}*|ferienwohnung\p{L}*|laden(?:lokal)?|praxis|büro|souterrain|dachgeschoss|dg|dachboden|spitzboden|obergeschoss|og|erdgeschoss|eg|hinterhaus|möglich|geplant|denkbar|nachbar\p{L}*)(?!\p{L})/u
const TO_A_HOME = String.raw`(?:zu|zum|zur|in|für) (?:\p{L}+ ){0,2}(?:loft\p{L}*|wohnung(?:en)?|wohnlofts?|wohnhaus(?:es)?|wohngebäude|wohnhof|mehrfamilienhaus|einfamilienhaus|wohnzwecken?|wohnnutzung|apartments?|appartements?)`
const MADE = String.raw`(?:umgebaut|ausgebaut|umgenutzt|umgestaltet|umgewandelt|konvertiert)`
const MAKING = String.raw`(?:umbau|umnutzung|ausbau|umwandlung|konversion|nutzungsänderung|revitalisierung)`
/** What was asked for or allowed is not built: "2019 Bauantrag zum Umbau in ein Mehrfamilienhaus gestellt". */
const ON_PAPER =
  /\p{L}*(?:antr[aä]g|anfrage|bescheid|genehmig)\p{L}*|beantragt|angefragt|vorgesehen|(?<!\p{L})(?:soll|kann|könn|dürf|darf|planung|konzept|entwurf|idee)\p{L}*/u
/** A division on paper makes no room: "1994 in Eigentumswohnungen umgewandelt". */
const BY_LAW = /eigentumswohnung|wohnungseigentum|teileigentum|weg |aufgeteilt|geteilt|teilung/u

const asYear = (year: string | undefined, year2: string | undefined) => year ?? year2 ?? ''

/** Their years; what the rest of the house is, they leave as it was. */
export const CONVERSIONS = { ofRoof: 'ausbau-dach', ofHouse: 'ausbau-zur-wohnung' } as const

export const CONVERSION_RULES = [
  rule(CONVERSIONS.ofRoof, 'sanierungsumfang', 'neutral', {
    pattern: regexp.u`${ROOF}[ -]?(?:aus|um)bau${IN}${YEAR}|(?:aus|um)bau (?:des |von |vom |im )?${ROOF}(?:e?s)?${IN}${YEAR}|(?<!\p{L})(?<!im |in der )(?:${ROOF}|wohnung|maisonette) (?:ist|wurde|war|hat|haben) (?:[\p{L}]+ ){0,4}${YEAR} ${FILLING}ausgebaut(?!\p{L})|der ausbau (?:der wohnung )?erfolgte (?:im jahre? |in )?${YEAR}|(?<!\p{L})${YEAR_BEFORE} ${FILLING}(?:ausgebaute[rsnm]?) ${ROOF}|(?<!\p{L})${YEAR_BEFORE} (?:wurde|ist|haben|hat) ${FILLING}${ROOF} ${FILLING}ausgebaut(?!\p{L})|(?<!\p{L})(?<!im |in der )${ROOF} (?:[\p{L}]+ ){0,2}${YEAR} (?:\p{L}+ ){0,2}ausgebaut(?!\p{L})|(?<!\p{L})${ROOF}[ :¦(]{1,3}(?:[\p{L}]+ ){0,2}ausgebaut (?:seit |um |in |ca· |im jahre? |etwa )?${YEAR}`,
    meaning: ({ year, year2 }) => `Dachgeschoss ${asYear(year, year2)} ausgebaut`,
    unless: NOT_ALL,
  }),
  rule(CONVERSIONS.ofHouse, 'sanierungsumfang', 'neutral', {
    pattern: regexp.u`${MAKING} (?:[\p{L}-]+ ){0,5}${TO_A_HOME}${IN}${YEAR}|(?<!\p{L})${YEAR_BEFORE}:? (?:[\p{L}-]+ ){0,8}${TO_A_HOME} (?:\p{L}+ ){0,2}${MADE}(?!\p{L})|(?<!\p{L})${YEAR_BEFORE}:? (?:[\p{L}-]+ ){0,3}${MAKING} (?:[\p{L}-]+ ){0,5}${TO_A_HOME}(?!\p{L})`,
    meaning: ({ year, year2 }) => `${asYear(year, year2)} zu Wohnraum umgebaut`,
    unless: regexp.u`${BESIDE.source}|${ON_PAPER.source}|${BY_LAW.source}`,
  }),
]
