import { regexp } from '#kernel/regexp.ts'
import { UNCRITICAL_BY_EXPERT } from '../overSince.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'
import { SOME_BREAKERS } from './someBreakers.ts'
import { FLOODED } from './waterWords.ts'

/** What of a house carries or closes it: a crack in a tile or a vase is none. */
const STRUCTURE =
  '(?:haus|gebäude|mauerwerk|mauer|giebel\\p{L}*|fassade|außenwand|außenwände|wand|wände|wänden|treppenhaus|decke|anbau|erker|sockel|fundament\\p{L}*|bodenplatte|keller\\p{L}*|geschosse?n?|ecke|hausecke|fenstern?|garage|altbau)'
const CRACK = '(?:mauer|wand|fassaden|decken|boden|längs|quer)?(?:risse?n?|rissen|spalt|spalts|spalten|fuge)'
const GROWING =
  '(?:(?:breiter|größer|weiter|länger|tiefer) (?:wird|werden|wurden?|ge(?:worden)|geworden)|(?:wird|werden|wurden?) (?:\\p{L}+ )?(?:breiter|größer|weiter|länger)|(?:sich )?(?:\\p{L}+ ){0,3}(?:verbreitert|vergrößert|verlängert|erweitert|geöffnet|ausgeweitet)|gewachsen|wächst|öffnet sich|arbeitet)'
/** A window in the roof: behind it lie insulation and rafters. */
const WINDOW =
  '(?:(?:dach(?:flächen|schräg|gauben)?|velux-?|gauben)-?(?:fenster[ns]?|luken?)|(?<!\\p{L})(?:lichtkuppeln?|oberlicht(?:s|er|ern)?))'
const COMES =
  '(?<!\\p{L})(?:dringt|drang|tritt|trat|läuft|lief|kommt|kam|tropft|tropfte|sickert|regnet|regnete)(?!\\p{L})'
/** In the same clause, before it or behind: what comes in may be light. */
const WATER =
  '(?<!\\p{L})(?:(?:regen|schmelz|tau)?wasser|(?:schlag|stark)?regen|regnet|regnete|nässe|feuchtigkeit|schnee)(?!\\p{L})'
/** Water that came in once is none of today: "wo seit Jahren Regen eindrang". */
const STILL = String.raw`(?<=(?<!\p{L})(?:seit|immer wieder|noch)(?!\p{L})[^.;¦]{0,120})`
const WET = `(?:(?=[^.;,¦]{0,120}${WATER})|(?<=${WATER}[^.;,¦]{0,120}))`
const BELOW_GROUND =
  '(?:(?:gewölbe|erd|natur|lager)?keller(?:s|n|räumen?|raum|abteile?n?|außenwand|wand|wände|wänden)?|untergeschoss(?:es)?|souterrains?|bodenplatte|sockel(?:putz(?:es)?|s|n)?|giebelseite)'

/** What carries a house of timber frame, or fills it. */
const TIMBER = String.raw`(?:(?:grund|fuß|mauer)?schwellen?|gefache?n?|(?:decken|dach|eck)?balken(?:köpfen?|lagen?)?|ständern?|(?:fach|trag)werks?|sparren|pfetten?|dachstuhls?|gebälks?|streben|riegeln?)`
const TO_MEND = String.raw`(?:(?:neu )?(?:zu|einmal zu|bald zu) (?:überarbeiten|erneuern|ersetzen|sanieren|prüfen|reparieren|ertüchtigen|verstärken|richten|verputzen|untersuchen|begutachten)|nachzuarbeiten|auszutauschen|auszumauern|instand ?zu ?setzen|anzusehen)`
const LOOKED_AT = String.raw`(?:ansehen|anschauen|prüfen|überprüfen|begutachten|untersuchen|beurteilen|angesehen|angeschaut|geprüft|überprüft|begutachtet|untersucht|überarbeitet|erneuert|ersetzt|saniert|ausgetauscht|repariert|ausgebessert|nachgearbeitet)`

/** What sellers write instead of the name of a trouble: what one sees, smells, or was told. Danger is what moves or has happened. */
export const SYMPTOM_RULES: readonly RemarkRule[] = [
  // Who sets marks on a crack watches it; a torn mark says that it moves.
  rule('statik-marken', 'statik', 'gefahr', {
    pattern:
      /(?:gips-?(?:marken?|plomben?|siegel|bänder)|rissmonitore?n?|rissmarken?|rissplomben?)(?!\p{L})[^.¦]{0,80}(?<!\p{L})(?:gerissen|gebrochen|verschoben)(?!\p{L})/u,
    meaning:
      'Eine Marke auf einem Riss ist gerissen: Er bewegt sich, vor dem Kauf von einem Tragwerksplaner ansehen lassen',
    fixed: 'stated',
    unless: /(?<!\p{L})(?:nicht|keine?[rn]?|unversehrt) (?:\p{L}+ )?(?:gerissen|gebrochen|verschoben)/u,
  }),
  rule('statik-bewegung', 'statik', 'gefahr', {
    pattern: regexp.u`(?<!\p{L})${CRACK}(?!\p{L})[^.¦]{0,90}(?<!\p{L})${GROWING}|(?:durchgehende|diagonale|klaffende|fingerbreite|handbreite|zentimeterbreite|breite|tiefe|schräge|treppenförmige)[rnsm]? ${CRACK}(?!\p{L})`,
    only: regexp.u`(?<!\p{L})${STRUCTURE}(?!\p{L})`,
    meaning:
      'Riss, der durch das Mauerwerk geht oder sich bewegt: vor dem Kauf von einem Tragwerksplaner ansehen lassen',
    // That it grew in the past is what is wrong with it; what was filled is read with the small ones.
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:kein(?:e[nrsm]?)?|ohne|weder|nie|nicht (?:breiter|größer|weiter|verändert|vergrößert))(?!\p{L})|verpresst|saniert|behoben|beseitigt|stillstand|beruhigt|fliese|scheibe|spiegel|parkett|dielen|estrichfuge|dehnungsfuge|bewegungsfuge|vorhäng|abriss|aufriss|grundriss/u,
  }),
  rule('statik-schief', 'statik', 'warnung', {
    pattern:
      /(?:nicht|nicht mehr|kaum) (?:(?:ganz|mehr|richtig|genau) ){0,2}im lot|aus dem lot|(?:böden|boden|fußboden|fußböden|decken?|wände|wand|haus|gebäude|giebel)(?!\p{L})[^.,¦]{0,50} (?:schief|abschüssig|geneigt|uneben|aus der waage)|(?:schiefe|abschüssige|geneigte)[rnsm]? (?:böden|boden|fußböden|decken|wände)|(?:deutliche[sr]?|spürbare[sr]?|leichte[sr]?) gefälle (?:im|in den|der) (?:boden|böden|zimmern|fußboden)/u,
    meaning: 'Türen, Böden oder Wände nicht mehr gerade: Setzung klären',
    fixed: 'stated',
    unless:
      /(?:nicht|nirgends|kein\p{L}*) (?:\p{L}+ )?(?:schief|abschüssig|geneigt|schiefe)|dach|terrassen?(?!n?tür)|hang|garten|dusche|gefälleestrich|grundstück|parzelle|wiese/u,
  }),
  // "Einzelne Gefache sind zu überarbeiten, die untere Schwelle sollte ein Zimmermann ansehen": an owner of a timber frame calls rot no more than that.
  rule('fachwerk-anzusehen', 'statik', 'warnung', {
    pattern: regexp.u`(?<!\p{L})${TIMBER}(?!\p{L})[^.,;¦]{0,50} (?:${TO_MEND}|(?:sollten?|muss|müssen|müssten?|wäre|wären|gehört|gehören)(?!\p{L})[^.,;¦]{0,60}(?<!\p{L})${LOOKED_AT})|(?<!\p{L})(?:zimmermann|zimmerer|zimmerei|holzsachverständige\p{L}*)(?!\p{L})[^.;¦]{0,40} (?:sollte|muss|müsste)(?!\p{L})[^.;¦]{0,40}(?<!\p{L})${TIMBER}(?!\p{L})`,
    meaning: 'Tragendes Holz ist laut Text zu überarbeiten oder anzusehen: vor dem Kauf von einem Zimmermann prüfen lassen', // prettier-ignore
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:nicht|nichts|kein\p{L}*|nie|pergola|zaun|carport|terrassen?|balkon|tür|ausbau\p{L}*|aufstockung|photovoltaik|pv|solar\p{L}*|wurden?|worden)(?!\p{L})/u,
  }),
  rule('feuchte-flecken', 'feuchte', 'gefahr', {
    pattern:
      /(?:wasser|feuchte|feuchtigkeits)-?(?:fleck(?:en)?|ränder|rand|spuren|eintritt)|(?:zieht|drückt|ziehen) (?:bei (?:\p{L}+ ){1,4})?(?:druck|grund)?wasser(?! an)|(?<=keller[^.]{0,80})(?:druck|grund)wasser (?:zieht|eindringt|steht|drückt)|durchfeucht(?:et\p{L}*|ung(?:en)?)|(?<!kein )wasser (?:herein|hinein|rein|durch(?:s|gekommen)?)(?!\p{L})|(?:regnet|regnete) (?:es )?(?:\p{L}+ ){0,4}(?:herein|hinein|rein|durch)(?!\p{L})|decken? (?:ist |sind )?(?:deshalb |dort |\p{L}+ )?fleckig/u,
    meaning: 'Wasserflecken oder durchfeuchtete Bauteile',
    denied: 'Keine Wasserflecken',
    unless:
      /arbeitsplatte|parkett|laminat|tisch|fleckenabweisend|schutz vor|(?:im|am|des) (?:garten|hang)s?(?!\p{L})|wiese|boden ?feuchte|(?:flachdach|dach) (?:der|des|von|über der|auf der) (?:\p{L}+ )?(?:garagen?|carports?|schuppens?|scheune)(?!\p{L})|(?:garagen|carport|schuppen|scheunen)-?(?:flach)?dach|trocken seit(?!\p{L})|(?<!\p{L})seit(?: [\p{L}\d]+){1,4} trocken(?!\p{L})/u,
  }),
  // "Am Erker, wo bei Wind von Westen seit Jahren Regen eintritt": told in a clause whose verb stands at its end.
  rule('wasser-dringt-ein', 'feuchte', 'gefahr', {
    pattern: regexp.u`${WATER} (?:[^.,;¦ ]+ ){0,4}(?:eindringt|eindringen|eintritt|${STILL}(?:eindrang|eintrat|(?:her|hin)?einlief)|(?:her|hin)?einläuft|(?:her|hin)?reinläuft|(?:her)?einkommt|(?:he)?reinkommt|durchkommt|durchdringt|durchsickert|hineindrückt|hereindrückt)(?!\p{L})`,
    only: regexp.u`(?<!\p{L})(?:\p{L}*dach(?:e?s|haut|stuhl)?|\p{L}*gauben?|erker|giebel|\p{L}*decke|\p{L}*wand|\p{L}*fenster|kamin|schornstein|loggia|balkon|kehle|traufe|ecke|${BELOW_GROUND})(?!\p{L})`,
    meaning: 'Wasser dringt ein',
    fixed: 'stated',
    unlessBeside:
      /(?<!\p{L})(?:damit|sodass|so dass|bevor|falls|wenn|ob|nicht|nie|niemals|kein\p{L}*|früher|damals|könnte|kann|würde)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:behoben|beseitigt|seither (?:ist )?(?:\p{L}+ )?(?:trocken|dicht)|inzwischen|mittlerweile|(?<!nicht |notdürftig |provisorisch |vorläufig |behelfsmäßig )abgedichtet|abdichtung (?:(?!nicht|nie)[\p{L}\d]+ ){0,3}erneuert|vor der (?:\p{L}+ )?(?:abdichtung|sanierung|erneuerung)|alles (?:trocken|dicht)|garagen?|gartenhaus|carport|schuppen|gewächshaus|zisterne|teich)(?!\p{L})/u,
  }),
  // Its roof is the buyer's to mend; the home stays dry.
  rule('garage-undicht', 'instandhaltungsstau', 'hinweis', {
    pattern:
      /(?:(?:flachdach|dach) (?:der|des|von|über der|auf der) (?:\p{L}+ )?(?:garagen?|carports?|schuppens?|scheune)|(?:garagen|carport|schuppen|scheunen)-?(?:flach)?dach)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:wasser (?:herein|hinein|rein|durch)|(?:regnet|regnete) [^.;]{0,30}(?:herein|hinein|rein|durch)|undicht)(?!\p{L})/u,
    meaning: 'Dach laut Text undicht',
    fixed: 'stated',
  }),
  rule('feuchte-fleck-trocken', 'feuchte', 'hinweis', {
    pattern:
      /(?:wasser|feuchte|feuchtigkeits)-?(?:fleck(?:en)?|ränder|rand|spuren)(?!\p{L})[^.]{0,120}(?<!\p{L})(?:trocken seit|seit(?: [\p{L}\d]+){1,4} trocken)(?!\p{L})/u,
    meaning: 'Alter Wasserfleck, laut Text seither trocken: Rechnung zeigen und messen lassen',
    fixed: 'stated',
    admitted: true,
  }),
  rule('statik-ungeprueft', 'statik', 'warnung', {
    pattern:
      /(?:statiker\p{L}*|tragwerksplaner\p{L}*)(?!\p{L})[^.¦]{0,40}(?:noch nicht|nicht|hinzu(?:ge)?zogen|begutachtet|hinzuziehen|hinzuzuziehen|ansehen|beurteilen|zu rate|prüfen lassen|empfohlen|befragt)|(?:noch )?kein(?:e[nrsm]?)? (?:statiker|tragwerksplaner)(?:in)?(?!\p{L})/u,
    meaning: 'Ein Statiker ist nötig oder hat noch nicht geprüft',
    unless: regexp.u`durchbruch|durchbrechen|entfern|nichttragend|zusammenleg|öffnung|grundriss|einverständnis|ist tragfähig|${UNCRITICAL_BY_EXPERT}`,
    fixed: 'stated',
  }),
  rule('feuchte-zeichen', 'feuchte', 'warnung', {
    pattern: regexp.u`${BELOW_GROUND}(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:ausblühung\p{L}*|blüht [^.]{0,20}aus|blüht (?:[^.,¦]{0,40} )?(?:der |das |die )?(?:putz|salpeter|mauerwerk|wand)|ausgeblüht|salzränder|abgeplatzt\p{L}*|platzt|bröckelt|löst sich|blättert)(?!\p{L})|(?:ausblühung\p{L}*|salzränder)(?!\p{L})[^.¦]{0,60}${BELOW_GROUND}|(?:dach|regen)?-?rinnen?(?!\p{L})[^.,¦]{0,50} (?:fehlt|fehlen|abgerissen|undicht|defekt|durchgerostet|beschädigt|verstopft|lose|hängt)|(?:fehlt|fehlen) [^.,¦]{0,30}(?:dach|regen)?-?rinnen?(?!\p{L})|(?:fall|regen)rohre?(?!\p{L})[^.,¦]{0,40} (?:fehlt|fehlen|abgerissen|undicht|defekt|durchgerostet|beschädigt|verstopft)|(?:fehlende|undichte|defekte|schadhafte|durchgerostete)[rnsm]? (?:dachrinnen?|regenrinnen?|fallrohre?|regenrohre?)`,
    meaning: 'Zeichen von Feuchte (Salz, loser Putz, fehlende Rinne): Ursache klären und messen lassen',
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:keine|ohne|weder)(?!\p{L})|erneuert|ersetzt|repariert|behoben|beseitigt|saniert|garten(?:haus|laube)|carport|schuppen|gewächshaus|blumen|pflanzen/u,
  }),
  // Wood swells where it has been wet: told of a door to the balcony, the water came from outside.
  rule('feuchte-gequollen', 'feuchte', 'warnung', {
    pattern:
      /(?:[\p{L}-]*(?:boden|böden|laminat|parkett|dielen?|holz|fensterbank|fensterbänke|zargen?|sockelleisten?|fensterrahmen|paneele))(?!\p{L})[^.;¦]{0,70}(?<!\p{L})(?:auf)?(?:gequollen|quillt|quellen)(?!\p{L})|(?<!\p{L})(?:auf)?gequollene[rnsm]? (?:\p{L}+ )?[\p{L}-]*(?:boden|böden|laminat|parkett|dielen?|holz|fensterbank|fensterbänke|zargen?|sockelleisten?|fensterrahmen|paneele)(?!\p{L})/u,
    meaning: 'Aufgequollenes Holz oder Laminat: Hier war es nass, Ursache klären und messen lassen',
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:nicht|nirgends|nie) (?:\p{L}+ )?(?:auf)?(?:gequollen|quillt|quellen)|küchen?(?:schr|fr|zeile|möbel)|arbeitsplatte|möbel|garten(?:haus|laube)|schuppen|(?:wurden?|ist|sind) (?:\p{L}+ ){0,3}(?:ersetzt|ausgetauscht|erneuert|getauscht)(?! werden)(?!\p{L})/u,
  }),
  // What the sewer presses back stands in the cellar, however dry its walls are.
  rule('feuchte-rueckstau', 'feuchte', 'warnung', {
    pattern: regexp.u`(?<!\p{L})(?:stand|standen|kam|kamen|drückte|lief|drang|schoss|stieg|hatten wir)(?!\p{L})[^.,¦]{0,40}(?<!\p{L})(?:ab)?wasser (?:\p{L}+ ){0,3}(?:aus|von) (?:dem|der|den|unserem) (?:\p{L}*kanal\p{L}*|gull[yi]|\p{L}*abfluss|bodenablauf|toilette)(?!\p{L})|(?:ab)?wasser (?:aus|von) (?:dem|der|den) (?:\p{L}*kanal\p{L}*|gull[yi]|\p{L}*abfluss|bodenablauf)(?!\p{L})[^.,¦]{0,30}(?<!\p{L})(?:stand|kam|lief|drang|drückte)(?!\p{L})|rückstau (?:im|in den|in der|aus dem) (?:keller|waschküche|kanal)(?!\p{L})[^.¦]{0,40}(?<!\p{L})(?:19|20)\d\d`,
    meaning:
      'Wasser aus dem Kanal stand laut Text im Haus (Rückstau): Rückstauklappe, Wartung und Abrechnung des Schadens zeigen lassen',
    fixed: 'stated',
    unless: /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*)(?!\p{L})/u,
  }),
  rule('hochwasser-ereignis', 'hochwasser', 'gefahr', {
    pattern: regexp.u`(?:hochwassers?|flut|jahrhundertflut|jahrhunderthochwasser|flutkatastrophe|überschwemmung|starkregen\p{L}*)(?!\p{L})[^.¦]{0,90}(?:(?:keller|erdgeschoss|haus|gebäude|wohnung|untergeschoss|grundstück|objekt)(?!\p{L})[^.¦]{0,30}(?:betroffen|geschädigt|beschädigt|voll|vollgelaufen|im wasser|unter wasser|überflutet)|betroffen \((?:keller|erdgeschoss|untergeschoss|grundstück|haus)\)|(?:lief|liefen|stand|standen|war|waren) [^.,]{0,30}(?:keller|erdgeschoss|untergeschoss|haus|grundstück)(?!\p{L})[^.,]{0,30}(?:voll|unter wasser|im wasser|betroffen|überflutet))|${FLOODED}`,
    meaning: 'Das Haus stand laut Text schon im Hochwasser',
    // When it was is part of what is said, not a thing of the past: the river is still there.
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:nicht(?! mehr)|nie|niemals|kein\p{L}*|verschont|weder)(?!\p{L})|teich|pool|zisterne|(?:erreich\p{L}+|reicht\p{L}*) [^.]{0,30}straße|(?:der|die|das) (?:straßenzug|ortsteil|viertel|nachbarschaft|gegend)(?!\p{L})[^.]{0,60}betroffen/u,
    sections: ['object', 'location', 'energy', 'costs'],
  }),
  rule('hochwasser-gegend', 'hochwasser', 'warnung', {
    pattern:
      /(?:hochwassers?|flut|jahrhundertflut|überschwemmung)(?!\p{L})[^.¦]{0,60}(?:straße|straßenzug|gasse|ortsteil|siedlung|viertel|häuser|nachbar\p{L}*|betroffen)(?!\p{L})/u,
    only: /betroffen|überflutet|überschwemmt|unter wasser|vollgelaufen/u,
    meaning: 'Die Straße war laut Text schon von Hochwasser betroffen',
    fixed: 'stated',
    unless: /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|verschont|weder)(?!\p{L})/u,
  }),
  // The names of the goods; only a laboratory knows what is in them.
  rule('schadstoffe-verdacht', 'schadstoffe', 'warnung', {
    pattern:
      /flex-?(?:platten|fliesen)|floor-?flex\p{L}*(?:-\p{L}+)?|vinyl-?asbest\p{L}*|cushion-?vinyl\p{L}*(?:-\p{L}+)?|(?:schwarze[rnsm]?|bituminöse[rnsm]?) (?:\p{L}+-?)?kleber\p{L}*|bitumenkleber\p{L}*|parkettkleber|well-?platten|faserzement-?\p{L}*|nachtspeicher\p{L}* (?:aus den|von|bj·?|baujahr) (?:(?:19)?[67]0er|19[67]\d)|xyladecor|xylamon|holzschutz(?:mittel|lasur|anstrich)\p{L}*|leichtbauplatten (?:\p{L}+ )?asbest\p{L}*|promabest|morinol\p{L}*|schlacke(?:füllung|schüttung)?n?|teerkork|carbolineum|karbolineum|eisenbahnschwellen|bahnschwellen/u,
    meaning:
      'Stoff genannt, in dem oft Asbest, Teer oder Holzschutzmittel steckt: vor jeder Arbeit im Labor prüfen lassen',
    denied: 'Keine solchen Stoffe',
    // What was made after the ban of 1993, or of another stuff, is clean.
    unless:
      // And where it is told there is nothing to be looked for.
      /asbest(?:haltig\p{L}*|zement\p{L}*)?(?: \p{L}+)? (?:well|faserzement|platten|dachplatten)|(?:wellplatten|platten|faserzement\p{L}*) (?:\p{L}+ )?(?:aus|mit) asbest|asbestfrei|polycarbonat|(?:kunststoff|plexiglas|acryl|pvc)-?well|neue[rnsm]? (?:\p{L}+ )?(?:faserzement|wellplatten)|(?:faserzement|wellplatten)[^.]{0,40}(?:199[4-9]|20\d\d)|erneuert|entfernt|saniert|(?<!(?:nicht|nie)(?: \p{L}+){0,3} )untersucht|frei von|ohne holzschutz|weinkeller/u,
  }),
  rule('dachfenster-verbraucht', 'fenster', 'warnung', {
    pattern:
      /(?:dach(?:flächen)?|velux-?|gauben)-?fenster[ns]?(?!\p{L})[^.,¦]{0,40}(?<!\p{L})(?:verbraucht|verschlissen|undicht|morsch|blind|defekt|abgängig|verwittert|marode|am ende|(?:sind|wären|müssen|müssten|sollten) (?:zu |bald |demnächst )*(?:erneuert|ersetzt|ausgetauscht|erneuern|ersetzen))(?!\p{L})|(?:beiden?|zwei|drei|vier|das|die) (?:\p{L}+ )?dach(?:flächen)?fenster (?:ist|sind) (?:noch )?(?:die |das )?(?:alten?|ersten?|originalen?)(?!\p{L})/u,
    meaning: 'Dachfenster alt oder verbraucht: Erneuerung einplanen',
    fixed: 'stated',
    unless: /nicht (?:verbraucht|undicht|defekt|blind)/u,
  }),
  // "Am Gaubenfenster dringt bei starkem Wind Wasser ein": a second place beside the cellar, with its own works.
  rule('dachfenster-undicht', 'fenster', 'gefahr', {
    pattern: regexp.u`${WINDOW}(?!\p{L})${WET}[^.;,¦]{0,60}${COMES}[^.;,¦]{0,60}(?<!\p{L})(?:ein|herein|hinein|rein|durch|hinter|herunter)(?!\p{L})|${COMES}${WET}[^.;,¦]{0,60}${WINDOW}(?!\p{L})[^.;,¦]{0,50}(?<!\p{L})(?:ein|herein|hinein|rein|durch)(?!\p{L})`,
    meaning:
      'Durch ein Fenster im Dach dringt Wasser ein: Fenster tauschen, Dämmung und Holz darunter auf Nässe prüfen',
    unlessBeside:
      /(?<!\p{L})(?:nicht(?! nur)|nie|niemals|kein\p{L}*|früher|damals|vor (?:(?:vielen|einigen|mehreren) )?jahren|bis (?:19|20)\d\d)(?!\p{L})|behoben|abgedichtet|ausgetauscht|erneuert|ersetzt|repariert|garten(?:haus|laube)|gewächshaus|carport|schuppen/u,
    // "…, wurde 2024 abgedichtet", "…, das Fenster ist ersetzt": the heating that was renewed mends no window.
    unless:
      /(?:,| und)(?: (?:aber|jedoch|was|das|dies\p{L}*|es|sie|der (?:schaden|mangel)|(?:das|die) (?:\p{L}+ )?\p{L}*(?:fenster|luken?|kuppeln?|stelle|dichtung\p{L}*)|ist|sind|wurden?|inzwischen|mittlerweile|danach|dann|sofort|seit|im|vom|von einer?|\p{L}*dachdecker|fachfirma|(?:19|20)\d\d)){0,7} (?:behoben|abgedichtet|ausgetauscht|erneuert|ersetzt|repariert)(?!\p{L})/u,
  }),
  // "Fenster: Kunststoff 1994, Dachflächenfenster 1986": beside the year of the others the oldest is not lost.
  rule('dachfenster-alt', 'fenster', 'hinweis', {
    subject: 'beschaffenheit',
    pattern: regexp.u`(?:${WINDOW})(?!\p{L})[^.,;¦\d]{0,40}(?:, (?:von |aus |bj· |baujahr )?)?(?<!\d)(?<jahr>19[5-9]\d)(?!\d)`,
    meaning: ({ jahr }) => `Dachfenster aus dem Jahr ${jahr ?? ''}: älter, als sie halten`,
    fixed: 'stated',
    unless: /(?<!\p{L})(?:erneuert|ersetzt|ausgetauscht|getauscht|statt|früher)(?!\p{L})/u,
  }),
  // Whoever has looked says so; it renews nothing.
  rule('dach-nicht-dicht', 'dach', 'gefahr', {
    pattern:
      /(?<!\p{L})(?:\p{L}*dach(?:e?s)?|\p{L}*eindeckung|dachhaut)(?!\p{L})[^.;¦]{0,70}(?<!\p{L})nicht (?:mehr )?(?:(?:durchgehend|überall|ganz|vollständig|völlig|wirklich) )?dicht(?!\p{L})/u,
    meaning: 'Dach laut Text nicht mehr dicht',
    fixed: 'stated',
    unless: /(?<!\p{L})(?:garagen?\p{L}*|schuppen|carport|nachbar\p{L}*|war|bevor)(?!\p{L})/u,
  }),
  // "hofseitig sind laut Dachdecker in den nächsten Jahren Arbeiten einzuplanen"
  rule('dach-arbeiten-laut-fachmann', 'dach', 'warnung', {
    pattern:
      /(?:laut|nach (?:angabe|auskunft|einschätzung|ansicht) (?:de[rs]|eines)) \p{L}*(?:dachdecker|zimmerer|zimmermann|spengler|klempner)\p{L}*(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:arbeiten|erneuerung|neueindeckung|sanierung|reparaturen|maßnahmen)(?!\p{L})[^.;]{0,20}(?<!\p{L})(?:einzuplanen|nötig|notwendig|erforderlich|fällig|absehbar|zu erwarten)(?!\p{L})|(?:der|unser|ein) (?:\p{L}*dachdecker|zimmerer|zimmermann|spengler)(?:meister)? (?:meinte|meint|sagte|sagt|schätzte|schätzt|gab|gibt)(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:fällig|(?:gemacht|erneuert|neu gedeckt|ersetzt) werden|zu (?:machen|erneuern))(?!\p{L})/u,
    meaning: 'Am Dach stehen laut Handwerker Arbeiten an: Angebot verlangen',
    fixed: 'stated',
    unless: /(?<!\p{L})(?:nicht|keine?n?|nachbar\p{L}*|garage)(?!\p{L})/u,
  }),
  rule('dach-nicht-faellig', 'dach', 'neutral', {
    subject: 'beschaffenheit',
    pattern:
      /(?:dacherneuerung|dachsanierung|neueindeckung|erneuerung (?:des daches|der dacheindeckung))(?!\p{L})[^.,¦]{0,100}(?:nicht|kein\p{L}*) (?:\p{L}+ ){0,2}(?:erforderlich|nötig|notwendig|anstehend|zu erwarten)/u,
    meaning: 'Dach: Erneuerung laut Text vorerst nicht nötig',
    fixed: 'stated',
  }),
  // "FI-Schutz in drei der fünf Wohnungen": the others have none.
  rule('elektrik-fi-teils', 'elektrik', 'warnung', {
    pattern: regexp.u`${SOME_BREAKERS}`,
    meaning: 'FI-Schutz nur in einem Teil der Wohnungen: Die übrigen sind nachzurüsten',
    fixed: 'stated',
  }),
]
