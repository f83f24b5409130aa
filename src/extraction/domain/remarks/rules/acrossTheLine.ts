import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'

const RIGHT = String.raw`(?:wegerecht|(?:geh|fahrt?|überfahrts?|zufahrts|leitungs|überwegungs)-?(?:,|und|u·|\/| |-)*(?:(?:geh|fahrt?|leitungs)-?(?:,|und|u·|\/| |-)*){0,2}recht)(?:e?s|en?)?(?!\p{L})`
const FOR_US = String.raw`(?:zu (?:unseren|ihren) gunsten|(?<=(?:grundstück|haus|objekt|anwesen|flurstück|bauplatz)(?!\p{L})[^.]{0,90})zu (?:seinen|dessen) gunsten|zu ?gunsten (?:des|unseres|dieses|des hier|vom) (?:(?:angebotenen|eigenen|verkauften|zu verkaufenden|hier) )?(?:grundstücks|hausgrundstücks|hauses|objekts|kaufobjekts|anwesens|flurstücks)(?! (?:des|der|von|vom|nr|\d|hinter|neben|vor)))(?!\p{L})`
const ON_THEM = String.raw`(?:zu ?lasten|auf kosten) (?:des|der|vom) (?:nachbar|vorder|angrenzend|benachbart|vorgelagert)\p{L}*`
const SECURED = String.raw`(?:(?:dinglich|grundbuchlich|notariell|dauerhaft|im grundbuch) )*(?:gesichert|eingetragen)`
const WAY = String.raw`(?:zufahrt|zuwegung|zugang|zufahrtsweg)`

/** The way to the house is over the ground of another, and the right to it is entered. */
const RIGHT_FOR_US = [
  String.raw`${RIGHT}[^.]{0,60}(?<!\p{L})(?:${FOR_US}|${ON_THEM})`,
  String.raw`(?:${FOR_US}|${ON_THEM})[^.]{0,60}(?<!\p{L})${RIGHT}`,
  String.raw`${WAY}(?!\p{L})[^.]{0,60}(?<!\p{L})(?:über|durch) (?:das |den |ein |einen )?(?:nachbar|fremd|privat|vorder)\p{L}*[^.]{0,60}(?<!\p{L})(?:\p{L}*dienstbarkeit|${RIGHT})[^.]{0,40}(?<!\p{L})${SECURED}`,
  String.raw`(?:über|durch) (?:ein |das )?(?:dinglich |im grundbuch |grundbuchlich )?(?:gesichertes?|eingetragenes?) ${RIGHT}[^.]{0,40}(?<!\p{L})(?:erreich\p{L}*|zu erreichen|erschlossen|angebunden)`,
].join('|')
/** What is only meant, or is the other way round. */
const NOT_FOR_US =
  /(?<!\p{L})(?:nicht|kein|soll|sollen|müsste|muss|mündlich|geplant|beantragt|fehlt|angedacht|(?:wird|werden) (?:noch )?(?:\p{L}+ ){0,4}(?:eingetragen|bestellt|eingeräumt|bewilligt)|hinterlieger\p{L}*|zu ?lasten (?:unser|des kauf|des hier|dieses)\p{L}*)(?!\p{L})/u

const FOR_OTHERS = String.raw`(?:zu ?gunsten|für) (?:des|der|die|den|einen|eines) (?:\p{L}+ )?(?:nachbar|hinterlieger|hintere|anlieger|stadtwerke|gemeinde|versorg|stadt(?!\p{L}))`
/** A statement that tells of such a right alone. */
export const IS_RIGHT_FOR_US: string = String.raw`^(?!.*(?:${NOT_FOR_US.source}|${FOR_OTHERS})).*(?:${RIGHT_FOR_US})`

const PIPE = String.raw`(?:(?:\p{L}+-)?(?:ferngas|gas|hochspannungs|starkstrom|freistrom|hochdruck|frei|öl|produkten|fernwärme|abwasser|wasser|haupt|transport|versorgungs|strom|erd)-?leitung(?:en)?|\d+-?kv-(?:frei)?leitung(?:en)?|pipeline|(?:öffentliche[rn]? |städtische[rn]? )?(?:abwasser|misch|schmutzwasser|regenwasser|haupt|sammel)?-?kanal|kanalleitung|sammler|strom-?trasse|richtfunk-?strecke|erdkabel)`
const ACROSS = String.raw`(?:über|durch|unter|quer (?:über|durch|unter)) (?:das|unser|dieses|dem|unserem|diesem|den|unseren) (?:\p{L}+ )?(?:grundstücks?|flurstück|parzelle|bauplatz|bauland|garten)(?!\p{L})`
const NEIGHBOUR = String.raw`(?:des|vom|der|unseres|unserer) (?:\p{L}+ )?nachbar\p{L}*`
const THEIR_BUILDING = String.raw`(?:garage|schuppen|carport|anbau|haus|gebäude|scheune|stall|terrasse|dachüberstand|dach|mauer|gartenhaus|wintergarten|zaun|balkon)`
const OUR_GROUND = String.raw`(?:auf|über|in) (?:unser(?:e[nmr]?)?|das (?:hier )?(?:angebotene|eigene)|dieses|das|dem) (?:grundstück|flurstück|grund|garten|grundstücksgrenze|grenze)`

export const FOR_US_MEANS = 'Wegerecht zugunsten des Hauses: Eintragung und Unterhalt des Wegs zeigen lassen'

/** What crosses the line between two plots: a way of one's own over another's, a pipe under the lawn, a garage that reaches over. */
export const ACROSS_THE_LINE_RULES: readonly RemarkRule[] = [
  rule('wegerecht-fuer-uns', 'wegerecht', 'hinweis', {
    pattern: new RegExp(RIGHT_FOR_US, 'u'),
    meaning: FOR_US_MEANS,
    fixed: 'stated',
    only: new RegExp(IS_RIGHT_FOR_US, 'u'),
    ofSeller: true,
  }),
  // No house, no tree on its strip, and the owner of the pipe may dig (Schutzstreifen, usually 4 to 10 m for gas).
  rule('leitung-quert', 'wegerecht', 'warnung', {
    pattern: regexp.u`${PIPE}(?!\p{L})[^.]{0,40}(?<!\p{L})(?:quert|queren|kreuzt|kreuzen|durchquert|überquert|überspannt) (?:das|unser|dieses|den) (?:\p{L}+ )?(?:grundstück|flurstück|garten|bauplatz|parzelle)|${PIPE}(?!\p{L})[^.]{0,40}(?<!\p{L})(?:verläuft|verlaufen|läuft|laufen|führt|führen|geht) (?:[\p{L}\d-]+ ){0,3}${ACROSS}|${ACROSS} (?:verläuft|verlaufen|läuft|laufen|führt|führen|geht) (?:[\p{L}\d-]+ ){0,3}${PIPE}(?!\p{L})|schutzstreifen(?!\p{L})[^.]{0,80}(?<!\p{L})(?:nicht (?:überbaut|bebaut|bepflanzt) werden|freizuhalten|von bebauung frei)`,
    meaning:
      'Eine Leitung quert das Grundstück: Schutzstreifen, Leitungsrecht und was darauf gebaut werden darf klären',
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:nachbar\p{L}*|stillgelegt\p{L}*|entfernt|verlegt worden|wurde (?:\p{L}+ )?verlegt|hausanschluss\p{L}*|soll|geplant|wird|nicht mehr|baufenster|baugrenze)(?!\p{L})/u,
  }),
  // "… ein Kanal, der im Grundbuch zugunsten der Stadt gesichert ist": a Leitungsrecht without its name.
  rule('leitung-im-grundbuch', 'wegerecht', 'warnung', {
    pattern: regexp.u`(?:(?<width>\d{1,2}(?:,\d{1,2})?) ?(?:m|meter) breite[nrms]? (?:\p{L}*streifen|trasse)s?(?!\p{L})[^.;]{0,60}?(?<!\p{L}))?${PIPE}(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:(?:im grundbuch|grundbuchlich|dinglich|in abt(?:eilung|·)? ?(?:ii|2))(?!\p{L})[^.;]{0,50}(?<!\p{L})(?:gesichert|eingetragen|abgesichert)|durch (?:eine )?(?:beschränkte (?:persönliche )?|grund)?dienstbarkeit(?!\p{L})[^.;]{0,30}gesichert)(?!\p{L})`,
    meaning: ({ width }) =>
      `Leitungsrecht im Grundbuch${width === undefined ? '' : ` auf einem ${width}\u00a0m breiten Streifen`}: Über der Leitung dürfen Sie nicht bauen; Verlauf und Wortlaut zeigen lassen`,
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:nicht|kein\p{L}*|soll|gelöscht|stillgelegt\p{L}*|nachbar\p{L}*|hausanschluss\p{L}*)(?= [^.]{0,40}(?:gesichert|eingetragen))/u,
  }),
  // § 912 BGB: who did not object at once must bear it, and may ask a rent; the other way round one's own building is at stake.
  rule('ueberbau-des-nachbarn', 'wegerecht', 'warnung', {
    pattern: regexp.u`${THEIR_BUILDING} ${NEIGHBOUR} (?:\p{L}+ )?(?:ragt|ragen|reicht|reichen|steht|stehen|kragt)(?!\p{L})[^.]{0,40}${OUR_GROUND}|(?:nachbargarage|nachbarhaus|nachbargebäude|nachbarschuppen)(?!\p{L}) (?:\p{L}+ )?(?:ragt|reicht|steht|kragt)(?!\p{L})[^.]{0,40}${OUR_GROUND}`,
    meaning:
      'Ein Gebäude des Nachbarn reicht auf das Grundstück (Überbau): vermessen lassen und klären, ob er zu dulden ist',
    fixed: 'stated',
    only: /(?:ragt|ragen|reicht|reichen|kragt|teil|teilweise|cm|zentimeter|\d ?m(?!\p{L})|meter)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:ast|äste|zweige|hecke|baum|bäume|(?:ragt|reicht|steht) (?:\p{L}+ )?nicht)(?!\p{L})/u,
    ofSeller: true,
  }),
  rule('ueberbau-genannt', 'wegerecht', 'warnung', {
    pattern:
      /(?:grenz)?überbau(?:s|ung(?= (?:zum|des|auf|der) (?:nachbar|grenz)))?(?!\p{L})|überbau-?(?:rente|recht)(?!\p{L})/u,
    meaning: 'Ein Überbau über die Grenze ist genannt: Lage, Eintragung und Überbaurente klären',
    denied: 'Kein Überbau',
    unless: /baufenster|bebauungsplan|grz|straße|brücke|nachbar\p{L}*[^.¦]{0,60}(?:geduldet|handschlag|mündlich)/u,
  }),
]
