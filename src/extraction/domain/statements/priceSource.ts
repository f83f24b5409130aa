import { regexp } from '#kernel/regexp.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { BY_AREA, type Figure } from './priceFigures.ts'

/**
 * Whose word it is, the most independent first: what land is worth by the public board, what was notarised, a report on the market, a portal, a sale in the house, next door or
 * elsewhere, what is asked for others, and what somebody thinks it is worth.
 */
export type PriceSource =
  | 'bodenrichtwert'
  | 'gutachterausschuss'
  | 'marktbericht'
  | 'portal'
  | 'im-haus'
  | 'nebenan'
  | 'verkauf'
  | 'angebot'
  | 'schaetzung'

/** What says what a figure is of, and how much of it stands before the figure. */
export interface Clause {
  readonly text: string
  readonly before: number
}

const SINGLE = String.raw`(?:\p{L}*(?:wohnung|haus|hälfte|bungalow|einheit|apartment|grundstück|bauplatz|platz|parzelle|etage|villa|objekt)|etw|efh|dhh|reh|rmh|mfh)`
const SEVERAL = String.raw`(?:\p{L}*(?:wohnungen|häusern?|hälften|bungalows|einheiten|apartments|grundstücken?|bauplätzen?|plätzen?|parzellen|villen|objekten?|immobilien|wohnflächen|praxisflächen|büroflächen|hallenflächen|neubau))`
const ALIKE = String.raw`(?:vergleichbar|ähnlich|gleichwertig|gleichartig|baugleich|benachbart|gebraucht)\p{L}*`

const OFFICIAL = wholeWords(
  String.raw`gutachterausschuss\p{L}*|kaufpreissammlung\p{L}*|(?:landes)?grundstücksmarktbericht\p{L}*`,
  '',
)
const REPORT = wholeWords(String.raw`(?:immobilien|wohnungs)?marktbericht\p{L}*|marktanalysen?|(?:ivd|lbs)-?\p{L}*|preisspiegel\p{L}*|immobilienpreisspiegel`, '') // prettier-ignore
const PORTAL = wholeWords(
  String.raw`portal(?:s|e|en)?|immobilienportal\p{L}*|portal(?:mittel|preis|schnitt)\p{L}*|preisatlas|durchschnitts-?(?:kauf|angebots)?preise?n?|durchschnittliche[rnsm]? (?:kauf|angebots|quadratmeter)?-?preise?n?|ø(?:[ -]?(?:kaufpreise?|angebotspreise?|preise?))?(?= [^¦.]{0,30}${SEVERAL})`,
  '',
)
const SAME_HOUSE =
  /(?<!\p{L})(?:(?:im|in diesem|in demselben) (?:(?:selben|gleichen|nämlichen) )?(?:haus|gebäude|objekt|hochhaus)|(?:desselben|des (?:selben|gleichen)|dieses) (?:hauses|gebäudes|objekts)|(?:in|aus) (?:derselben|der (?:selben|gleichen)|dieser|der) (?:wohn)?(?:anlage|wohnanlage)|\p{L}*wohnung (?:direkt |genau )?(?:unter|über|neben) (?:uns|dieser|ihr))(?!\p{L})/u
const NEXT_DOOR =
  /(?<!\p{L})(?:nachbar\p{L}*|nebenan|benachbart\p{L}*|(?:andere|zweite|linke|rechte|angebaute) (?:haus|doppelhaus)?-?hälfte|im (?:selben|gleichen) baugebiet|gegenüber(?! (?:dem|den|der|einem|einer|vorjahr|20\d\d)))(?!\p{L})/u
/** What was paid or cost may be works: those words alone are no sale. */
const SOLD =
  /(?<!\p{L})(?:verkauft|gehandelt|veräußert|beurkundet|den (?:besitzer|eigentümer)|(?:ging|gingen)(?= [^.]{0,60}(?:weg|über den tisch|€))|weggegangen|erzielt\p{L}*|vermittelt|bekommen|bekam(?:en)?|zugeschlagen|abgeschlossen|verkaufspreise?n?|verkäufe?n?)(?!\p{L})/u
/** "… zu 255.000 € nicht verkauft": so much was asked. */
const NOT_SOLD =
  /(?<!\p{L})(?:nicht|nie|niemals)(?: \p{L}+)? (?:verkauft|veräußert|weggegangen|losgeworden|bekommen)(?!\p{L})/u
const ASKED =
  /(?<!\p{L})(?:angeboten|inseriert|aufgerufen|verlangt|gefordert|angebotspreise?n?|kosten|kostet|stehen|steht|liegen|liegt|beginnen|üblich|preisniveau|zu haben|zum verkauf)(?!\p{L})/u
/** A figure for many homes, as reports print it. */
const OF_MANY =
  /(?<!\p{L})(?:mittel(?:wert)?|durchschnitt\p{L}*|schnitt|spanne|preisspanne|zwischen|ø|bei|nennt|weist|gibt|wert)(?!\p{L})/u
const OTHERS = wholeWords(
  [
    SEVERAL,
    String.raw`(?:eine?|einer|einem|einen|weitere[rn]?|viertes|zweites) (?:[\p{L}\d-]+ ){0,3}?${SINGLE}`,
    String.raw`${ALIKE} (?:\p{L}+ ){0,2}${SINGLE}`,
    String.raw`nachbar(?:n|in|s)?|nachbar(?:doppelhaus)?-?(?:hälfte|haus|wohnung|grundstücke?|parzellen?)|(?:andere|zweite|linke|rechte|angebaute) (?:haus|doppelhaus)?-?hälfte|vergleichs\p{L}+`,
    String.raw`(?:schwester)?projekt|(?:ersten?|zweiten?|vorigen) bauabschnitt(?:s|es)?`,
    String.raw`zum vergleich|gegenüber(?= [^.]{0,40}(?:steht|ist) (?:\p{L}+ ){0,3}eine[rs]?(?!\p{L}))`,
    // "In Moosach wurden zuletzt zwischen 6.900 und 8.600 €/m² aufgerufen"
    String.raw`(?:in|im|am) [\p{L}-]+ (?:wurden|werden) (?:zuletzt|derzeit|aktuell|momentan)|(?:wurden|werden) (?:in|im|am) [\p{L}-]+ (?:zuletzt|derzeit|aktuell|momentan)`,
  ].join('|'),
  '',
)
/** "Ein Makler wollte es für 195.000 anbieten", "die Bank meinte 255.000 bis 270.000", "Verkehrswert ohne Nießbrauch 590.000 EUR" */
const THOUGHT = wholeWords(
  [
    String.raw`(?:makler(?:in|büro)?|bank|sparkasse|volksbank|gutachter(?:in)?|sachverständiger?|architekt|bekannter|freund|schwager|banker|berater(?:in)?|portal) (?:[\p{L}-]+ ){0,4}?(?:meinte|meinten|meint|sagte|sagt|nannte|nannten|schätzte|schätzt|hielt|taxierte|bewertete|sprach|rief|riet|wollten?)`,
    String.raw`(?:meinte|sagte|nannte|schätzte|taxierte|bewertete|laut) (?:(?:der|die|ein|eine|uns|unser|unsere|das) ){1,2}(?:[\p{L}-]+ )?(?:makler(?:in)?|bank|sparkasse|volksbank|gutachter(?:in)?|sachverständiger?|architekt|bekannter|freund)`,
    String.raw`marktwert(?:-?check|einschätzung|ermittlung)?|verkehrswert|wertgutachten|wertermittlung|online-?bewertung`,
  ].join('|'),
  '',
)
/** Other markets, other sums, and the offer itself. */
const SOMETHING_ELSE: readonly string[] = [
  // rents, and what is paid with them
  String.raw`\p{L}*mieten?|\p{L}*mietspiegel\p{L}*|mietpreis\p{L}*|\p{L}*pacht\p{L}*|hausgeld\p{L}*|bodenwert\p{L}*`,
  // parts of a home
  String.raw`\p{L}*stellpl[aä]tz\p{L}*|garagen?|tiefgaragen\p{L}*|carport|\p{L}*küche\p{L}*`,
  // works, and who pays them
  String.raw`\p{L}*(?:bau|herstellungs|sanierungs|renovierungs|modernisierungs|neben|instandsetzungs)kosten|sanierung|renovierung|\p{L}*umlage\p{L}*|rücklage\p{L}*`,
  // loans, help and fees
  String.raw`\p{L}*darlehen\p{L}*|kredit\p{L}*|finanzier\p{L}*|grundschuld\p{L}*|förder\p{L}*|kfw|provision|courtage`,
  // what was built there or in the town
  String.raw`\p{L}*(?:aus|um|an)bau|umgebaut|gekostet|\p{L}*schule|kita|kindergarten`,
  // other values
  String.raw`beliehen|erbbauzins\p{L}*|brandversicherung\p{L}*|versicherung\p{L}*|deutschland\p{L}*|bundesweit\p{L}*|abschreib\p{L}*|baukosten|beleih\p{L}*|festmeter|wohnrecht\p{L}*|jahreswert`,
  // the offer itself
  String.raw`(?:diese|dieser|dieses|unsere?|unser) (?:\p{L}+ )?(?:wohnung|haus|immobilie|grundstück|etage)|würden? [^.]{0,40}kosten|anfragen von (?:leuten|interessenten)|wir bieten|der preis entspricht|kaufpreis (?:beträgt|von|liegt)`,
]
const OF_SOMETHING_ELSE = regexp.u`(?<!\p{L})(?:${SOMETHING_ELSE.join('|')})(?!\p{L})`
/** A bank's limit is no opinion of worth, nor what the neighbours have. */
const NO_WORTH = /(?<!\p{L})(?:höchstbetrag|obergrenze|\p{L}*grenze|\p{L}*rahmen|nachbar\p{L}*)(?!\p{L})/u
/** "…mit 890.000 € ermittelt und den Wert des Nießbrauchs mit 312.000 €" */
const OF_A_RIGHT =
  /(?<!\p{L})(?:kapital|bar)?wert (?:des|der|ihres) (?:nießbrauch|wohnungsrecht|wohnrecht|recht|last)\p{L}*/u
const LAND = /(?<!\p{L})(?:\p{L}*grundstücke?n?|bauplatz|bauplätzen?|parzellen?|bauland|grünland|ackerland)(?!\p{L})/u
const LAND_VALUE = /(?<!\p{L})(?:boden-?richtwert\p{L}*|brw|bodenpreis\p{L}*)(?!\p{L})/u
/** Of land, where the name Bodenrichtwert is left out. */
const OF_LAND =
  /(?<!\p{L})(?:zone|richtwertzone|wohnbaufläche\p{L}*|bauland|erschließungsbeitrags?\p{L}*|beitragsfrei|unbebaut\p{L}*|baureif\p{L}*)(?!\p{L})/u
/** The whole project, a package or what the provider has beside it. */
const ADVERTISED =
  /(?<!\p{L})(?:weitere (?:objekte|angebote)|portfolio|ebenfalls im (?:portfolio|angebot|verkauf|programm)|wir suchen|wir verkaufen|gesucht|musterhaus)(?!\p{L})/u

/** Whose word a figure is, by its statement and by the clause it is in; null: it is no yardstick. @param isPlot what is sold is land */
export function priceSourceOf(
  text: string,
  { text: clause, before }: Clause,
  per: Figure['per'],
  isPlot: boolean,
): PriceSource | null {
  if (ADVERTISED.test(text) || OF_SOMETHING_ELSE.test(clause) || OF_A_RIGHT.test(clause.slice(0, before))) return null
  const named = LAND_VALUE.exec(clause.slice(0, before))
  if (named) return per === 'm²' && clause.slice(named.index, before).search(BY_AREA) < 0 ? 'bodenrichtwert' : null
  const isOfOthers = OTHERS.test(clause) || SAME_HOUSE.test(clause)
  if (per === 'm²' && OFFICIAL.test(text) && OF_LAND.test(text)) return 'bodenrichtwert'
  // What land next door costs says nothing of a home by its Wohnfläche.
  if (per === 'm²' && !isPlot && LAND.test(clause)) return null
  if (per === 'm²') {
    const isOfMany = isOfOthers || OF_MANY.test(clause) || SOLD.test(clause)
    if (OFFICIAL.test(clause) && isOfMany) return 'gutachterausschuss'
    if (REPORT.test(clause) && isOfMany) return 'marktbericht'
    if (PORTAL.test(text) && isOfMany) return 'portal'
  }
  if (isOfOthers && NOT_SOLD.test(clause)) return 'angebot'
  if (isOfOthers && SOLD.test(clause))
    return SAME_HOUSE.test(clause) ? 'im-haus' : NEXT_DOOR.test(clause) ? 'nebenan' : 'verkauf'
  if (isOfOthers && ASKED.test(clause)) return 'angebot'
  return per === 'object' && THOUGHT.test(clause) && !NO_WORTH.test(clause) ? 'schaetzung' : null
}
