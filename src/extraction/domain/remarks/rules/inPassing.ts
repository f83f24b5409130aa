import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'

const CELLAR = String.raw`(?:(?:vorrats|heizungs|gewölbe|kohlen|wasch|kriech|hinter|vorder)?-?keller(?:raum|räume|räumen|s|n)?|souterrain|untergeschoss|waschküche)`
const RAIN = String.raw`(?:\p{L}*regen\p{L}*|regnet|gewitter\p{L}*|schüttet|gießt|taut|tauwetter|schneeschmelze)`
const A_LITTLE = String.raw`(?:ein bisschen|ein wenig|bisschen|etwas|was|eine? pfützen?|pfützen|(?:eine )?(?:hand|fuß|finger) ?breit|knöchelhoch|zentimeterhoch)`
const MOP = String.raw`(?:aufnehmer|wischlappen|wischmopp|feudel|eimer|nasssauger|wassersauger)`
const DRAWN_IN = String.raw`(?:herein|rein|durch|hoch|ein)`

/** Who lives with a little water has a word for each of its signs, and none is "feucht". */
const LITTLE_WATER = [
  String.raw`(?<!\p{L})${RAIN}(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:${CELLAR}|unten)(?!\p{L})[^.¦]{0,40}(?:${A_LITTLE} )?(?:wasser|nass|pfützen?)`,
  String.raw`(?<!\p{L})${CELLAR} (?:hatten wir|stand|steht|war|kam|haben wir)(?!\p{L})(?![^.,]{0,40} (?:nie|kein\p{L}*)(?!\p{L}))[^.,¦]{0,70} ${A_LITTLE} (?:hoch )?wasser`,
  String.raw`(?<!\p{L})${CELLAR}(?!\p{L})[^.¦]{0,20} (?:drückt|zieht|sickert|kommt) es (?:(?!nicht)[^.,¦ ]+ ){0,7}${DRAWN_IN}`,
  String.raw`(?<!\p{L})(?:${RAIN}|${CELLAR})(?!\p{L})[^.¦]{0,70}(?<!\p{L})${MOP}`,
  String.raw`(?<!\p{L})(?:${CELLAR}|\p{L}*wand|\p{L}*wände)(?!\p{L})(?![^.,]{0,60} (?:nie|nicht|kein\p{L}*)(?!\p{L}))[^.,¦]{0,40}(?<!\p{L})(?:nach|bei|wenn) (?:\p{L}+ ){0,2}${RAIN}(?!\p{L})[^.,¦]{0,20} (?:feucht|nass|klamm)`,
  String.raw`pumpensumpf(?!\p{L})[^.¦]{0,40} pumpe|pumpe,? (?:die )?(?:springt|läuft|geht) (?:\p{L}+ ){0,2}(?:von selber|von selbst|automatisch|allein) an`,
  String.raw`bis auf (?:die |eine |den |das |ein )(?:eine |kleine )?(?:ecke|stelle|wand|seite|stück)(?!\p{L})[^.,¦]{0,50} trocken`,
  String.raw`(?<!\p{L})(?:\p{L}*wand|\p{L}*wänden?|ecken?|decken?|schrank|fensterlaibung|zimmer|bad)(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:\p{L}*flecken?|fleck|schatten)(?!\p{L})[^.¦]{0,20} (?:wieder|zurück)`,
  String.raw`blüht (?:dort |da |uns )?(?:der|die) (?:putz|wand|mauer|farbe)(?: \p{L}+){0,3} aus|(?:putz|wand|mauer) blüht (?:\p{L}+ ){0,3}aus`,
  String.raw`(?<!\p{L})${CELLAR}(?!\p{L})[^.¦]{0,50}(?<!\p{L})(?:riecht|müffelt|muffelt) es nach (?:\p{L}+ )?(?:regen|regentagen)(?!\p{L})`,
  String.raw`(?:luft)?entfeuchter(?!\p{L})[^.,¦]{0,30}(?<!\p{L})(?:laufen|läuft|lief|steht)|(?:läuft|lief|steht) (?:\p{L}+ ){0,3}(?:ein|der) (?:luft)?entfeuchter`,
  String.raw`(?:riecht|müffelt|muffelt) (?:es )?(?:[^.,¦ ]+ ){0,9}(?:muffig|modrig|stockig|nach keller)`,
].join('|')

const OFFICE = String.raw`(?:(?:bau|landrats|kreisbau|stadtbau)?amt|kreis|rathaus|bauaufsicht|bauordnung|behörde|gemeinde)`
const PAPER = String.raw`(?:(?:bau)?antrag|anträge|zeichnung(?:en)?|pläne|plan|papiere|unterlagen|erlaubnis)`

/** Nobody has asked, or nobody has answered. */
const NEVER_ASKED = [
  String.raw`(?:vom|von der|beim|bei der) ${OFFICE}(?!\p{L})[^.¦]{0,40}(?<!\p{L})(?:nie|nichts|keine antwort)(?!\p{L})[^.,¦]{0,30} (?:zurück\p{L}*|gekommen|gehört|bekommen|erhalten|geantwortet)`,
  String.raw`${PAPER}(?!\p{L})[^.¦]{0,40}(?<!\p{L})(?:das|die|der|dem|beim) ${OFFICE}(?!\p{L})[^.,¦]{0,30} (?:nie|niemals|nicht)(?: \p{L}+){0,2} (?:gesehen|bekommen|erhalten|erreicht|abgegeben|eingereicht|vorgelegt)`,
  String.raw`${PAPER}(?!\p{L})[^.¦]{0,30} (?:(?:immer )?noch )?(?:nachreichen|nachzureichen|nachholen|einreichen|stellen) (?:wollen|sollen|müssen)(?!\p{L})|wollte[n]? (?:\p{L}+ ){0,5}(?:den|die|einen) ${PAPER}(?!\p{L}) (?:\p{L}+ ){0,2}(?:nachreichen|einreichen|stellen)`,
  String.raw`(?<!\p{L})(?:einen?|den|die) ${PAPER}(?!\p{L}) (?:haben|hatten|hat|habe) (?:wir|ich|er|sie|man) (?:[^.,¦ ]+ ){0,4}(?:nicht|nie|niemals) (?:gestellt|eingereicht|abgegeben|gemacht)|(?<!\p{L})(?:ohne|keinen?) ${PAPER} (?:gestellt|eingereicht|an-?gebaut|gebaut|aus-?gebaut)`,
  String.raw`(?:um|auf) ${PAPER}(?!\p{L})[^.,¦]{0,20}(?<!\p{L})(?:nie|nicht|kaum|keiner|niemand)(?: \p{L}+)? (?:gekümmert|geachtet|geschaut|gefragt)`,
  String.raw`architekt(?:en|in)?(?!\p{L})[^.¦]{0,50} (?:nichts|nie(?: \p{L}+)?)(?: mehr)? (?:eingereicht|abgegeben|vorgelegt)|(?:haben|hat) (?:wir|ich|er|man) (?:\p{L}+ ){0,2}(?:nie|nicht) (?:eingereicht|angemeldet|beantragt)`,
  String.raw`ob (?:[^.¦ ]+ ){1,12}(?:erlaubnis|genehmigung|baugenehmigung) (?:geholt|bekommen|gestellt|beantragt|eingeholt)(?!\p{L})`,
  // "der ist damals einfach so ausgebaut worden", "kurzerhand selbst angebaut", "danach hat damals keiner gefragt"
  String.raw`(?<!\p{L})(?:einfach (?:so|mal|selbst|selber|drauflos)|kurzerhand|auf eigene faust|unter der hand|ohne (?:groß |lange |viel )?(?:zu fragen|nachzufragen|papiere|papierkram|formalitäten|antrag|federlesens?))(?: [^.,¦ ]+){0,3} (?:aus-?|an-?|um-?|auf-?|zu-?|dazu-?|über-?)(?:gebaut|gestockt|gemacht|dacht)(?! werden (?:kann|können|darf|könnte))(?!\p{L})|(?:aus|an|um)gebaut(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:damals )?(?:hat|haben) (?:da |danach |darum |damals |das )*(?:keiner|niemand) (?:\p{L}+ )?(?:gefragt|nachgefragt|gekümmert|so genau genommen)`,
  String.raw`nachbarn?(?!\p{L})[^.¦]{0,30} unterschrieben,? (?:mehr|sonst|weiter) (?:gab|gibt|war)(?!\p{L})[^.,¦]{0,15}nicht`,
].join('|')

const GROUND = String.raw`(?:hof|grundstück|einfahrt|garten|weg|zufahrt|auffahrt|wiese|grund|durchgang|vorgarten|treppe)(?:e?s|en)?`
const OURS = String.raw`(?:(?:unsere?[nmr]?|meine?[nmr]?|das|den|die|der|dem) (?:(?:hintere|vordere|obere|untere)[nr]? )?)`
const OTHERS = String.raw`(?:(?:hinter)?nachbar(?:n|in|s)?|hinterlieger(?:n)?|anlieger|bauern?|landwirt(?:e|s)?|familie \p{L}+|(?:deich|wasser|zweck|boden)-?verband|stadtwerke|versorger|schwager|schwägerin|bruder|schwester|(?:leute|bewohner) (?:von hinten|dahinter)|andere[nr]? (?:hälfte|haushälfte))`
const GOES = String.raw`(?:darf|dürfen|fährt|fahren|geht|gehen|kommt|kommen|läuft|laufen|muss|müssen|gerollt|rollt|rollen|geschoben)`

const BUILDING = String.raw`(?:garagen?|schuppen|carport|anbau|haus|gebäude|scheune|stall|wintergarten|balkon|dachüberstand|mauer|gartenhaus|\p{L}*hütte|gerätehaus|laube|gewächshaus|hühnerstall|pool|terrasse|sie|er|es)`
const THEIR_GROUND = String.raw`(?:(?:auf|in|über) (?:den|dem|das) (?:grund|boden|grundstück|flurstück|land|garten)(?: und boden)? (?:vo[nm]|des|der) (?!(?:haus|verkäufer|eigentümer)\p{L}*)\p{L}+|(?:auf|in) (?:de[rns] )?(?:nachbarn?s?|des nachbarn|nachbars) (?:grund|grundstück|boden|land|seite)|(?:auf|in|über) (?:das|dem) nachbargrundstück|(?:auf|über) (?:fremdem|fremden|nachbarlichem) (?:grund|boden)|über die grenze)`
const SOME_WIDTH = String.raw`(?:(?:\p{L}+ ){0,3}(?:halbe[nr]?|ganze[nr]?|eine[nm]?|zwei|drei|\d+(?:,\d+)?) (?:cm|zentimeter\p{L}?|m|metern?)|ein(?:en)? stück(?: weit)?|ein wenig|etwas|teilweise|zum teil|knapp|leicht|zu weit)`
/** Nothing in the land register. */
const UNSECURED = String.raw`(?:(?:per|mit|auf) handschlag|mündlich\p{L}*|so (?:mit \p{L}+ )?(?:besprochen|abgesprochen|ausgemacht|vereinbart)|nichts (?:schriftliches|eingetragen)|schriftlich (?:gibt|ist|haben|existiert)[^.¦]{0,30} nichts|(?:eingetragen|im grundbuch) (?:ist|steht|wurde)(?: \p{L}+)? (?:nichts|nicht)|nicht (?:im grundbuch )?(?:eingetragen|gesichert)|stillschweigend|geduldet|duldet|duldung)`
const UNSECURED_WAY =
  'Die Zufahrt liegt auf fremdem Grund und ist nicht gesichert: nur mit Eintragung im Grundbuch oder Ankauf des Streifens kaufen'
const WAY_OVER_OTHERS = String.raw`(?<!\p{L})(?:einfahrt|zufahrt|auffahrt|zuwegung|zugang|zuweg)(?!\p{L})[^.¦]{0,50}(?<!\p{L})(?:liegt|liegen|führt|verläuft|geht|erfolgt|läuft)(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:${THEIR_GROUND}|(?:auf|über|durch) [^.,¦]{0,30}(?:nachbar\p{L}*|fremde[nmrs]? \p{L}+|familie \p{L}+|${OTHERS})|(?:auf|über|durch) (?:dessen|deren|(?:das|dem|den) (?:vordere|vorgelagerte|angrenzende|abgetrennte|verkaufte)[nm]?) (?:\p{L}+ )?\p{L}*(?:hof|hofseite|grund|grundstück|flurstück|garten|einfahrt|zufahrt|streifen|fläche|parzelle)|(?:auf|über|durch) (?:das |dem )?(?:flurstück|flst·?|parzelle) (?:nr· ?)?\d+)(?!\p{L})`
const PIECE_NAME = String.raw`(?:hintere|kleine|kleinere|kleinste|obere|untere|dritte|zweite|nördliche|südliche|östliche|westliche)[nms]? (?:stück|flurstück|parzelle|teilstück|waldstück|teil)`
/** "Zu 1202 in der Klinge führt nur ein alter Rückeweg über den Nachbarn", "Das hintere Stück erreicht man nur über die Wiese des Nachbarn" */
const TO_ONE_PIECE = regexp.u`(?<!\p{L})(?:zu|zum|nach|auf|in) (?:dem |das |der )?(?:(?:flurstück|flst·?|parzelle|stück)(?: nr·)? ?)?(?<piece>\d{1,5}(?:\/\d{1,4})?|${PIECE_NAME})(?![\d,·]| ?(?:m|m²|meter|ha|km|%|€|uhr|personen|jahre)(?!\p{L}))[^.,¦]{0,40}(?<!\p{L})(?:führt|geht|kommt man|gelangt man|kommt|fährt man)(?!\p{L})[^.,¦]{0,60}(?<!\p{L})(?:über|durch) [^.,¦]{0,40}(?:nachbar\p{L}*|fremde[nmrs]?|${OTHERS})(?: \p{L}+)?|(?<!\p{L})(?<piece2>(?:flurstück|flst·?|parzelle) (?:nr· )?\d{1,5}(?:\/\d{1,4})?|${PIECE_NAME})(?!\p{L})[^.,¦]{0,40}(?<!\p{L})(?:erreicht man|ist|kommt man|liegt)(?!\p{L})[^.,¦]{0,40} (?:nur )?über [^.,¦]{0,40}(?:nachbar\p{L}*|fremde[nmrs]?|${OTHERS})(?: \p{L}+)?(?: (?:zu erreichen|erreichbar|zugänglich|anzufahren))?`
const SEVERAL_PIECES =
  /(?<!\p{L})(?:flurstücke|parzellen|teilflächen|waldstücke|(?:zwei|drei|vier|fünf|sechs|beiden|anderen|mehrere|großen) (?:flur)?stücken?)(?!\p{L})|(?<![\d,·])\d{1,5}(?:\/\d{1,4})?(?:,| und) \d{1,5}(?:\/\d{1,4})? (?:liegen|haben|sind|grenzen)/u
const PIPES = String.raw`(?:\p{L}*wasser|gas|strom|kanal|\p{L}*leitung(?:en)?|anschlüsse|hausanschlüsse|rohre)`
/** What is said of the strip is said of all that runs in it. */
const SECURED =
  /(?:dienstbarkeit|wegerecht|fahrt?recht|leitungsrecht|baulast)\p{L}*(?!\p{L})[^.]{0,50}(?<!nichts? )(?:eingetragen|gesichert)(?! werden)/u
/** Part of it is on the other side of the line. What stands there wholly is another's, or rented. */
const OVER_THE_LINE = [
  String.raw`(?<!\p{L}|(?:fahrt|weg|zugang) (?:zu[rm]|vor de[rm]|in die|bis zu[rm]) )${BUILDING} (?:steht|stehen|ragt|ragen|reicht|reichen|liegt|wurde|ist|kragt)(?!\p{L})[^.¦]{0,40}(?<!\p{L})${SOME_WIDTH}(?: \p{L}+)? ${THEIR_GROUND}`,
  String.raw`(?<!\p{L})${BUILDING} (?:ragt|ragen|reicht|reichen|kragt) (?:[^.,¦ ]+ ){0,5}${THEIR_GROUND}`,
  String.raw`(?<!\p{L})${SOME_WIDTH}(?!\p{L})[^.,¦]{0,30} ${THEIR_GROUND} (?:gebaut|gesetzt|errichtet|gestellt|überbaut)`,
  String.raw`(?:überbau|grenzüberbau)(?!\p{L}| ?rente| ?ung)[^.¦]{0,60}(?:nachbar|grenze|geduldet|handschlag|mündlich)`,
].join('|')

/** Who owns verges, banks and woods. */
const PUBLIC = String.raw`(?:stadt|gemeinde|kommune|landkreis\p{L}*|kreis\p{L}*|landes|bundes|bahn|kirche|forst\p{L}*|wasserverband\p{L}*|straßenbau\p{L}*|nachbarn?|nachbars)`
/** "Der Holzschuppen steht auf dem Grünstreifen der Stadt; die Erlaubnis ist widerruflich" */
const UPON_THEIRS = String.raw`(?<!\p{L})\p{L}*(?:schuppen|garagen?|carport|anbau|gartenhaus|gartenhütte|laube|scheune|stall|mauer|zaun|hecke|terrasse|stellplatz|stellplätze|treppe|rampe|steg|balkon)(?!\p{L})[^.¦]{0,60} (?:steht|stehen|ragt|ragen|reicht|reichen|liegt|liegen)(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:auf|in|über) [^.;¦]{0,40}(?<!\p{L})(?:städtische[nmr]?|gemeindliche[nmr]?|kommunale[nmr]?|öffentliche[nmr]?|fremde[nmr]?|(?:der|des|vo[nm]) (?:\p{L}+ )?${PUBLIC})(?!\p{L})`
const REVOCABLE = '(?:widerruflich|widerrufbar|auf widerruf|widerrufen werden|kündbar|geduldet)'
const GOES_WITH_LEAVE =
  'Etwas steht oder ragt auf fremden Grund und ist nur auf Widerruf erlaubt: Übernahme, Pacht und Rückbau vor dem Kauf mit dem Eigentümer des Streifens klären'

/** In whatever order the owner tells it. */
const ACROSS_OURS = [
  // "ein Weg, auf dem der Hinterlieger zu seiner Scheune fahren darf"
  String.raw`(?:\p{L}*streifens?|\p{L}*weg|\p{L}*zufahrt|fahrspur|durchfahrt|hof|einfahrt|fläche)(?!\p{L})[^.,;¦]{0,40}, (?:über|auf|durch) (?:den|die|das|dem|der|welche[nsmr]?) [^.,;¦]{0,20}(?<!\p{L})${OTHERS}(?!\p{L})[^.,;¦]{0,50} (?:fahren|gehen|laufen|zufahren|durchfahren|gelangen) (?:darf|dürfen|kann|können)(?!\p{L})`,
  String.raw`(?:über|durch) ${OURS}${GROUND} ${GOES}(?!\p{L})[^.,¦]{0,30}(?<!\p{L})${OTHERS}`,
  String.raw`(?<!\p{L})${OTHERS}(?!\p{L})[^.¦]{0,70}(?<!\p{L})${GOES}(?!\p{L})[^.¦]{0,50}(?<!\p{L})(?:über|durch) ${OURS}${GROUND}`,
  String.raw`(?<!\p{L})${OTHERS}(?!\p{L})[^.¦]{0,50}(?<!\p{L})(?:über|durch) ${OURS}${GROUND}(?!\p{L})[^.,¦]{0,30} ${GOES}`,
  String.raw`(?<!\p{L})(?:er|sie) (?:darf|dürfen) (?:[^.,¦ ]+ ){0,5}(?:über|durch) ${OURS}${GROUND}`,
  String.raw`(?:leitung|wasser|abwasser|strom|kanal|rohr)(?!\p{L})[^.,¦]{0,40}(?:nachbar\p{L}*|hinterhaus\p{L}*)(?!\p{L})[^.,¦]{0,30}(?:durch|unter|über) ${OURS}${GROUND}`,
].join('|')

/** What an owner concedes by the way, in words that no trade has coined. */
export const IN_PASSING_RULES: readonly RemarkRule[] = [
  rule('feuchte-nebenbei', 'feuchte', 'warnung', {
    pattern: new RegExp(LITTLE_WATER, 'u'),
    meaning: 'Der Text erzählt von Wasser oder Feuchte im Haus: Ursache klären und messen lassen',
    unless:
      /(?:wurde|ist) (?:\p{L}+ ){0,3}(?:saniert|abgedichtet|trockengelegt|behoben)|regenwasser|zisterne|gartenpumpe|brunnen|wärmepumpe|vogel\p{L}*|waschmaschine|warmwasser|wasseranschl|am bach|trinkwasser|(?<!\p{L})(?:kein tropfen|nie (?:\p{L}+ ){0,2}wasser|trocken geblieben)(?!\p{L})|schattenfuge|sonnenfleck/u,
    fixed: 'stated',
    admitted: true,
  }),
  rule('genehmigung-nie-gefragt', 'umbauGenehmigung', 'warnung', {
    pattern: new RegExp(NEVER_ASKED, 'u'),
    meaning: 'Für einen An- oder Ausbau liegt laut Text keine Genehmigung vor oder ist sie ungewiss: Bauakte einsehen',
    unless:
      /bebauungsplan|bauvoranfrage|förder|zuschuss|photovoltaik|wallbox|heizung|energieausweis|denkmal|neubau|grundsteuer|straßen?ausbau|führerschein|(?<!\p{L})(?:beanstand\p{L}*|beschwer\p{L}*)/u,
    ofStanding: true,
    fixed: 'stated',
    admitted: true,
  }),
  rule('wegerecht-erzaehlt', 'wegerecht', 'warnung', {
    pattern: new RegExp(`(?=(?<registered>[^.¦]*(?:grundbuch|abt(?:eilung|·) ?(?:ii|2)))?)(?:${ACROSS_OURS})`, 'u'),
    meaning: ({ registered }) =>
      registered === undefined
        ? 'Andere gehen, fahren oder leiten über das Grundstück: Eintragung und Verlauf klären'
        : 'Andere dürfen laut Grundbuch über das Grundstück: Das Recht bleibt nach dem Kauf, Bewilligung und Verlauf zeigen lassen',
    fixed: 'stated',
    admitted: true,
    unless:
      /(?<!\p{L})(?:darf|dürfen) (?:\p{L}+ ){0,4}nicht (?:mehr )?(?:über|durch)|niemand|kein\p{L}* (?:recht|nachbar)|fahrrad|mit dem rad|zur arbeit|katze|hund|reh|igel|wohnungen|erdgeschosswohnung|eigentümergemeinschaft/u,
  }),
  rule('wegerecht-ueber-andere', 'wegerecht', 'warnung', {
    pattern: regexp.u`(?:eingang|haus|garage|einfahrt|garten)(?!\p{L})[^.¦]{0,30} (?:geht|kommt|fährt) (?:man|es) (?:[^.,¦ ]+ ){0,4}(?:über|durch) (?:das|den|die|ein) (?:\p{L}+ )?(?:grundstück|hof|weg|einfahrt|garten|wiese|grund) (?:de[rs]|von|vom|unsere[srm]?) \p{L}+`,
    meaning: 'Der Zugang führt über fremden Grund: Recht und Eintragung klären',
    fixed: 'stated',
    admitted: true,
    unless: /(?<!\p{L})(?:gemeinde|stadt|wohnanlage|gemeinschaft|hauses|anlage)(?!\p{L})/u,
  }),
  // A handshake binds nobody who buys the strip; what is left is a Notweg for a rent (§ 917 BGB).
  rule('zufahrt-per-handschlag', 'wegerecht', 'gefahr', {
    pattern: new RegExp(
      [
        String.raw`(?<!\p{L})(?<!(?:am|vom|beim|neben dem|an dem|entlang dem|an der|neben der) )(?:einfahrt|zufahrt|auffahrt|weg|meter bis zu[rm]? (?:\p{L}+ )?(?:haus|garage|hof|tor))(?!\p{L})[^.¦]{0,90}(?<!\p{L})(?:gehört|gehören)(?!\p{L})(?! (?:uns|mir|dazu|zum|zur))[^.¦]{0,60}(?<!\p{L})(?:nachbarn?|${OTHERS})`,
        String.raw`(?<!\p{L})(?:einfahrt|zufahrt|auffahrt|überfahrt|durchfahrt|(?<=über )den hof)(?!\p{L})[^.¦]{0,80}(?<!\p{L})(?:per handschlag|mit handschlag|auf handschlag|mündlich|nichts (?:schriftliches|eingetragen))(?!\p{L})`,
        String.raw`${WAY_OVER_OTHERS}[^.¦]{0,80}(?<!\p{L})${UNSECURED}(?!\p{L})`,
      ].join('|'),
      'u',
    ),
    meaning: UNSECURED_WAY,
    fixed: 'stated',
    admitted: true,
    unless:
      /(?<!\p{L})(?:gemeinde|stadt|gemeinschaft|wohnanlage)(?!\p{L})|dienstbarkeit (?:ist |wurde )?eingetragen|im grundbuch (?:gesichert|eingetragen)/u,
  }),
  // Of several parcels one: the others have their way.
  rule('zufahrt-flurstueck-ohne-eintrag', 'wegerecht', 'warnung', {
    pattern: regexp.u`${TO_ONE_PIECE.source}[^.¦]{0,60}(?:[,;] |\. ?(?=(?:das|es|ein|eine|dafür|dieser|eingetragen|schriftlich|hier|im)(?!\p{L})))[^.¦]{0,60}?(?<!\p{L})(?:${UNSECURED}|(?:kein|ohne)(?:e|en)? (?:\p{L}+ )?(?:wegerecht|dienstbarkeit|fahrtrecht|überfahrtsrecht)|(?:wegerecht|dienstbarkeit|fahrtrecht|überfahrtsrecht) (?:gibt es|besteht|ist|wurde)[^.¦]{0,20}(?:nicht|nie|keines?))(?!\p{L})`,
    meaning: ({ piece, piece2 }) =>
      `Die Zufahrt zu einem der Flurstücke (${piece ?? piece2 ?? ''}) führt über fremden Grund und ist nicht gesichert`,
    onlyNear: SEVERAL_PIECES,
    fixed: 'stated',
    admitted: true,
    unless: /dienstbarkeit (?:ist |wurde )?eingetragen|im grundbuch (?:gesichert|eingetragen)/u,
  }),
  // The drive is in one sentence, and that nothing secures it in the next.
  rule('zufahrt-ohne-eintrag', 'wegerecht', 'gefahr', {
    pattern: new RegExp(String.raw`(?<!\p{L})${UNSECURED}(?!\p{L})`, 'u'),
    onlyBefore: new RegExp(WAY_OVER_OTHERS, 'u'),
    unlessBefore: TO_ONE_PIECE,
    meaning: UNSECURED_WAY,
    fixed: 'stated',
    admitted: true,
    unless:
      /(?<!\p{L})(?:gemeinde|stadt|gemeinschaft|wohnanlage)(?!\p{L})|(?:dienstbarkeit|wegerecht|baulast) (?:ist |wurde )?eingetragen/u,
  }),
  // The same strip carries what the house is fed by: its owner may have that taken out, too (§ 1004 BGB).
  rule('leitungen-ohne-eintrag', 'wegerecht', 'gefahr', {
    pattern: regexp.u`${PIPES}(?!\p{L})[^.¦]{0,50}(?<!\p{L})(?:liegt|liegen|verläuft|verlaufen|läuft|laufen|führt|führen|kommt|kommen)(?!\p{L})[^.,¦]{0,25}(?<!\p{L})(?:in|unter|durch|über|auf) (?:diese[mrns]?|demselben|denselben|derselben|dem gleichen) (?:\p{L}+ )?(?:streifen|weg|zufahrt|einfahrt|hof|hofseite|grundstück|flurstück|fläche|parzelle|trasse)`,
    onlyBefore: new RegExp(WAY_OVER_OTHERS, 'u'),
    unlessBefore: SECURED,
    unless: new RegExp(
      String.raw`${SECURED.source}|(?<!\p{L})(?:gemeinde|stadt|gemeinschaft|wohnanlage)(?!\p{L})`,
      'u',
    ),
    meaning:
      'Auch die Leitungen liegen auf fremdem Grund und sind nicht gesichert: nur mit eingetragenem Leitungsrecht kaufen',
    fixed: 'stated',
    admitted: true,
  }),
  rule('elektrik-zwei-draehte', 'elektrik', 'warnung', {
    pattern:
      /(?:elektrik|leitungen|kabel|strom|steckdosen|drähte)(?!\p{L})[^.,¦]{0,40} (?:mit |nur |noch |die )*zwei (?:drähten?|adern)|zwei-?draht\p{L}*|(?:mit|nur) zwei (?:drähten?|adern)(?!\p{L})|(?:fliegt|fliegen|springt) (?:(?:uns|schon mal|öfter|immer wieder|gern|leicht|dann|auch) )*(?:die|eine|alle) (?:\p{L}*)?sicherung(?:en)?/u,
    meaning: 'Alte Leitungen ohne Schutzleiter oder überlastet: von einer Elektrofachkraft prüfen lassen',
    fixed: 'stated',
    admitted: true,
    unless: /(?<!\p{L})(?:keine|nicht mehr|früher)(?!\p{L})|zaun|klingel|telefon|antenne/u,
  }),
  // On ground of the town by its leave: the leave is the seller's own, and with it goes what stands there.
  rule('auf-fremdem-grund-widerruflich', 'wegerecht', 'warnung', {
    pattern: regexp.u`${UPON_THEIRS}[^.¦]{0,140}(?<!\p{L}|nicht |un)${REVOCABLE}`,
    meaning: GOES_WITH_LEAVE,
    fixed: 'stated',
    admitted: true,
    ofOwner: true,
  }),
  rule('erlaubnis-widerruflich', 'wegerecht', 'warnung', {
    pattern: regexp.u`(?<!\p{L})(?:erlaubnis|gestattung|duldung|genehmigung|zustimmung|nutzung|pacht\p{L}*)(?!\p{L})[^.¦]{0,60}(?<!\p{L}|nicht |un)${REVOCABLE}`,
    onlyBefore: new RegExp(UPON_THEIRS, 'u'),
    meaning: GOES_WITH_LEAVE,
    fixed: 'stated',
    admitted: true,
    ofOwner: true,
  }),
  // §§ 912 ff. BGB: who did not object at once must bear it, and is paid a rent; a handshake binds no buyer of either plot.
  rule('ueberbau', 'wegerecht', 'warnung', {
    pattern: new RegExp(OVER_THE_LINE, 'u'),
    meaning:
      'Ein Gebäude reicht auf den Grund des Nachbarn (Überbau): vor dem Kauf vermessen und im Grundbuch sichern lassen, eine mündliche Absprache bindet keinen neuen Eigentümer',
    fixed: 'stated',
    admitted: true,
    unless:
      /(?<!\p{L})(?:darf|dürfte|müsste|könnte|soll|würde)(?!\p{L})|ast(?!\p{L})|äste|zweige|hecke|baum|bäume|überdacht/u,
  }),
]
