import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'
import { NOT_DONE, ONLY_THERE } from './insulation.ts'
import { SOME_BREAKERS } from './someBreakers.ts'
import { AS_FITTED, TO_DO } from './tradeRules.ts'
import { FOUND_IN_PIPE } from './takenBack.ts'

/** What must be renewed, in the words of those who live with it. */
const WORN =
  /(?<!\p{L})(?:in die jahre gekommen|verbraucht|abgenutzt|abgewohnt|abgelaufen|verschlissen|veraltet|aus der bauzeit|(?:auch |immer )?noch (?:die|der|das) alten?|müss(?:t)?en (?:\p{L}+ ){0,2}(?:erneuert|gemacht|neu)|sollten (?:\p{L}+ ){0,2}(?:erneuert|ersetzt)|(?:müsst?en?|muss|müsste|sollten?|gehör(?:t|en)) (?:(?!nicht|nie|aus|von)\p{L}+ ){0,3}(?:raus|heraus|rausgerissen|herausgerissen|weg))(?!\p{L})/u
    .source

const WALL = String.raw`(?:(?:außen|sockel|fassaden|giebel)?putz|fassaden?|klinker\p{L}*|giebel|verblender|ziegelmauerwerk)`
const WEATHERED = String.raw`(?:bröckel\p{L}*|abbröckel\p{L}*|blätter(?:t|n)(?: ab)?|platz(?:t|en) ab|abgeplatzt\p{L}*|abplatzende[rn]?|schadhaft\p{L}*|verwittert\p{L}*)(?!\p{L})`
const JOINTS = String.raw`(?:(?:klinker|mauerwerks?|fassaden)?fugen)`
const WASHED_OUT = String.raw`(?:offene?n?|ausgewaschene?n?|lose|bröckelnde?n?|bröckeln|undichte?n?|rissige?n?|fehlende?n?|mürbe?n?|ausgewaschen|sandende?n?)(?!\p{L})`

const ASIDE_ROOM = String.raw`(?:keller\p{L}*|giebel|treppenhaus|waschküche|anbau|dachboden|speicher|garage|nebengebäude|nebenräume[n]?|veranda|heizungsraum|werkstatt)`
/** "Nur die beiden runden Fenster der Treppe", "die Kellerfenster": few, or of no room that is lived in. */
const FEW_WINDOWS = String.raw`(?<!\p{L})(?:(?:nur|lediglich|einzig|allein|bloß) (?:noch )?(?!(?:die |alle |alten )*fenstern? (?:sind|ist|haben))(?:die |das |der |den |ein |eine )?(?:(?!nicht)[\p{L}-]+ ){0,5}\p{L}*fenstern?|(?:keller|treppenhaus|treppen|giebel|flur|speicher|dachboden|waschküchen|garagen|veranda|oberlicht)-?fenstern?)(?!\p{L})`
const SINGLE_IN_PART = String.raw`(?:im|in der|in den|am) ${ASIDE_ROOM}(?!\p{L}| und)[^.,;¦]{0,20} einfach-? ?verglas\p{L}*|(?<=[,;¦] ?)${ASIDE_ROOM}:? (?:noch |nur )?einfach-? ?verglas\p{L}*|einfach-? ?verglas\p{L}* (?:nur |noch |fenster )*(?:im|in der|in den|am) ${ASIDE_ROOM}(?! und)|${FEW_WINDOWS}[^.,;¦]{0,40} einfach-? ?verglas\p{L}*`

/** What carries the current, and where its fuses are. */
const ELECTRIC = String.raw`(?<!\p{L})(?:elektrik|elektroinstallation|stromleitungen|zählerschrank|sicherungskasten|fi-?schalter|fi-?schutz\p{L}*)`
const BOARD = String.raw`(?<!\p{L})(?:stromkreisverteiler|elektroverteiler|(?:elektro-?)?(?:haupt|unter)verteilung|verteilerkasten|sicherungskasten|zählerschrank|zählerkasten)`

/** Pipes of drinking water, whatever they are called: "Strangleitungen teilweise noch Blei/Stahl". What lies on a roof is none. */
const WATER_PIPES = String.raw`(?:(?:(?:trink|kalt|warm|frisch)?wasser|steig|strang|haus|hausanschluss|zu|verteil|keller|versorgungs|sanitär|installations)-?)?(?:leitung(?:en)?|leitungsnetz|rohre?n?|strang|stränge)`

/** What the trades' common wordings (trades.ts) do not cover: insulation, glazing, materials, equipment. */
export const FABRIC_RULES: readonly RemarkRule[] = [
  rule('dach-undicht', 'dach', 'gefahr', {
    pattern:
      /(?:(?<!vor|terrassen)dach(?!rinn)|dachhaut|dacheindeckung)[^.¦]{0,40}(?<!\p{L})(?:undicht|leckt|lecks?|durchlässig)|(?<!\p{L})(?!(?:vor|terrassen)dach)\p{L}*(?:dach|dachhaut|gaube)(?!\p{L})[^.;¦]{0,160}(?<!\p{L})(?:wasser|regen) (?:durchlässt|(?<!(?:wurden?|haben|hat)(?!\p{L})[^.;¦]{0,60}(?:gedeckt|erneuert|saniert|abgedichtet), (?:nachdem|weil|da)(?!\p{L})[^.;¦]{0,80})(?:durchgelassen(?! hatten?)|durchließ))(?!\p{L})|(?<!\p{L})(?!(?:vor|terrassen)dach)\p{L}*(?:dach|dachhaut|gaube) (?:lässt|ließ) (?:[^.,;¦ ]+ ){0,6}(?:wasser|regen) (?:[^.,;¦ ]+ ){0,4}durch(?!\p{L})|undichte[snrm]? (?:\p{L}+ )?(?:flach)?dach|wassereintritt(?:e?s|e)? (?:an|über|durch|vom|von|im bereich) (?:(?:der|die|dem|das|des) )?(?:\p{L}+ ){0,2}(?:flach)?dach(?:e?s|fläche|flächen|haut|hälfte|seite|eindeckung|anschluss|anschlüsse)?(?!\p{L})|regenwasser (?:dringt|tritt) (?:\p{L}+ )*ein|(?:auf dem (?:speicher|dachboden)|unterm? (?:dem )?dach|im (?:dachboden|spitzboden|dachstuhl)|durchs dach|am kamin|um den kamin|durch das dach)(?!\p{L})[^.,¦]{0,50}(?<!\p{L})(?:getropft|tropft|(?:he)?reingeregnet|regnet(?: es)? (?:he)?rein|eingeregnet|durchgeregnet)|(?<!\p{L})(?:tropft|regnet) es [^.,¦]{0,30}(?:auf dem (?:speicher|dachboden)|unterm dach|durchs dach|am kamin)/u,
    unless: /wasserhahn|heizkörper|leitung|boiler|tank(?!\p{L})/u,
    meaning: 'Dach undicht',
    denied: 'Dach laut Text dicht',
  }),
  // Water came in and the place is only sealed for now: a leak, whatever the year of the roof says. The roof may be named before the semicolon.
  rule('dach-vorlaeufig-dicht', 'dach', 'gefahr', {
    pattern:
      /(?:(?:wasser|nässe)(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:eingedrungen|eingetreten|drang|trat|lief|eindrang|eintrat|durchgekommen)|wassereintr(?:itt|itte|itts)|hereingeregnet|durchgeregnet)(?!\p{L})[^.¦]{0,100}(?<!\p{L})(?:vorläufig|provisorisch|notdürftig|behelfsmäßig|vorübergehend)(?!\p{L})[^.¦]{0,30}(?:abgedichtet|geflickt|geschlossen|repariert|gesichert)/u,
    only: /(?<!\p{L})(?:flach)?dach/u,
    unless:
      /(?<!\p{L})(?:garagen?|schuppen|carport|keller\p{L}*|leitung\p{L}*|rohr\p{L}*|inzwischen|mittlerweile)(?!\p{L})/u,
    meaning: 'Dach undicht und nur vorläufig abgedichtet: Decke und Dämmung auf Nässe prüfen',
    fixed: 'stated',
  }),
  rule('dach-behelf', 'dach', 'warnung', {
    pattern:
      /(?:undichtigkeit(?:en)?|undichte stellen?|lecks?|leckagen?|sturmschäden|schadstellen?|löcher)(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:provisorisch|notdürftig|behelfsmäßig|vorläufig|vorübergehend|mit folie|notabgedichtet)|dach\p{L}*(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:provisorisch|notdürftig|behelfsmäßig|vorläufig|vorübergehend|mit (?:einer )?(?:plane|folie))(?!\p{L})[^.¦]{0,30}(?:abgedichtet|geflickt|geschlossen|gedeckt|repariert|gesichert)/u,
    unless: /fenster|leitung|rohr|keller|balkon|terrasse|heizung/u,
    meaning: 'Undichte Stellen am Dach nur behelfsmäßig geschlossen',
    fixed: 'stated',
  }),
  rule('dach-asbestzement', 'dach', 'gefahr', {
    pattern:
      // "Die Fassade ist mit Eternit verkleidet": of the walls, and the roof may be of tiles.
      /(?<!(?<!\p{L})(?:fassaden?|außenwände?|außenwand|\p{L}*giebel|wetterseite)(?!\p{L})(?:(?!dach)[^.,;¦]){0,40})(?:eternit(?:-?(?:dach|platten|eindeckung|deckung|schindeln|well-?platten(?:dach(?:es)?|eindeckung|dächer)?|verkleidung))?|asbestzement(?:platten|dach|eindeckung|wellplatten)?|well-?asbest|welleternit\p{L}*|asbestdach)/u,
    meaning: 'Asbestzement oder Eternit',
    // It lies there, whatever its removal would ask for.
    certain: /(?<!\p{L})(?:zu entsorgen|entsorgt werden|entsorgung|abzutragen|zu entfernen)(?!\p{L})/u,
    denied: 'Kein Asbestzement',
    unless: /asbestfrei/u,
  }),
  // Sheets of fibre cement from before the ban of 1993 hold asbestos in all likelihood.
  rule('dach-wellplatten', 'dach', 'warnung', {
    subject: 'beschaffenheit',
    pattern:
      /(?:dach\p{L}*|eindeckung)(?!\p{L})[^.]{0,60}(?:well-?platten|faserzement\p{L}*|kunstschiefer)(?!\p{L})[^.]{0,40}(?<!\d)(?:19[3-8]\d|199[0-2])(?!\d)|(?:well-?platten|faserzement\p{L}*|kunstschiefer)(?!\p{L})[^.]{0,30}(?<!\d)(?:19[3-8]\d|199[0-2])(?!\d)[^.]{0,40}dach/u,
    meaning: 'Dachplatten aus der Zeit vor dem Asbestverbot: Probe nehmen lassen, Ausbau und Entsorgung kosten mehr',
    fixed: 'stated',
    unless: /asbestfrei|polycarbonat|kunststoff-?well|garage|schuppen|carport|erneuert|ersetzt/u,
  }),
  // What the seller himself says must come off is due with its disposal.
  rule('dach-platten-faellig', 'dach', 'warnung', {
    pattern:
      /(?:well-?platten|well-?asbest\p{L}*|welleternit\p{L}*|asbest(?:platten|zement\p{L}*)|eternit(?:platten|dach)?)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:müsste[nr]?|müssen|muss|sollte[nr]?|gehör(?:t|en))(?!\p{L})[^.]{0,40}(?<!\p{L})(?:runter|herunter|weg|raus|ersetzt|erneuert|entsorgt|ausgetauscht|abgenommen)(?!\p{L})/u,
    only: /(?<!\p{L})dach|seite|hof/u,
    unless: /asbestfrei|polycarbonat|kunststoff-?well|garage|schuppen|carport|stall|scheune|gartenhaus|laube|nachbar/u,
    meaning: 'Alte Dachplatten müssen laut Text herunter: Ausbau und Entsorgung von Asbest kosten mehr',
    fixed: 'stated',
  }),
  rule('dach-gedaemmt', 'dach', 'gut', {
    // What is insulated below old tiles is no new roof.
    subject: 'beschaffenheit',
    pattern:
      /(?:dach|dachgeschoss|dachflächen?|dachboden|geschossdecke|dachschrägen)[^.¦]{0,40}(?<!un)(?:gedämmt|isoliert|wärmegedämmt)(?:e[rnsm]?)?|dachdämmung|dachisolierung|(?:zwischen|auf|unter)sparrendämmung|gedämmte[snr]? dach/u,
    meaning: 'Dach oder oberste Decke gedämmt',
    denied: 'Dach oder oberste Decke nicht gedämmt',
    deniedTone: 'warnung',
    unless: /noch offen|muss|müssen|sollte|fehlt/u,
    unlessBeside: regexp.u`${NOT_DONE.source}|${ONLY_THERE}`,
  }),
  rule('dach-ungedaemmt', 'dach', 'warnung', {
    pattern:
      /(?:dach|dachboden|geschossdecke|oberste decke|dachgeschoss)[^.¦]{0,30}(?:ungedämmt|nicht isoliert|ohne dämmung)|\p{L}*dach(?!\p{L})(?:(?! und )[^.,;¦]){0,50}(?<!\p{L})(?:ungedämmt|nicht isoliert|ohne (?:\p{L}+ )?dämmung)|ungedämmte[snrm]? (?:dach|dachboden|geschossdecke)|dämmung der (?:obersten|letzten) (?:geschoss)?decke[^.,;]{0,30}(?<!\p{L})(?:fehlt|offen|steht (?:noch )?aus)(?!\p{L})|(?:noch )?offen (?:ist|sind)[^.]{0,40}dämmung/u,
    meaning: 'Dach oder oberste Decke nicht gedämmt',
    fixed: 'stated',
  }),
  rule('fassade-gedaemmt', 'fassade', 'gut', {
    pattern:
      /wärmedämm-?verbund-?system|wdvs|vollwärmeschutz|außendämmung|außenwanddämmung|fassadendämmung|kerndämmung|(?:fassade|außenwände|außenwand|gebäudehülle)[^.¦]{0,40}(?<!un)(?:gedämmt|wärmegedämmt|isoliert)|(?<!un)gedämmte (?:fassade|gebäudehülle|außenwände)/u,
    meaning: 'Fassade gedämmt',
    denied: 'Fassade nicht gedämmt',
    deniedTone: 'warnung',
    unlessBeside:
      /(?<!\p{L})(?:(?:straßen|hof|garten|nord|süd|ost|west|wetter|giebel)-?seit(?:e|ig\p{L}*)|nur (?:an|die|der)|giebel)(?!\p{L})/u,
  }),
  rule('fassade-ungedaemmt', 'fassade', 'warnung', {
    pattern:
      /(?:fassade|außenwände|außenwand)[^.¦]{0,30}(?:ungedämmt|ohne dämmung)|ungedämmte (?:fassade|außenwände|außenwand)|(?:fehlende|ohne) (?:fassaden|wärme|außen)dämmung|fassade[^.]{0,60}gedämmt ist sie nicht|fassade(?!\p{L})[^.]{0,80}(?<!\p{L})(?:eine |die )?(?:wärme)?dämmung(?!\p{L})[^.,;]{0,30} nicht (?:angebracht|ausgeführt|vorgenommen|vorhanden|erfolgt|aufgebracht|gemacht)|fassade(?!\p{L})[^.;]{0,60} (?:keine|ohne) (?:zusätzliche )?(?:wärme)?dämmung(?!\p{L})|dämmung (?:an|der) (?:der )?fassade[^.]{0,15}fehlt|was fehlt: [^.]{0,30}dämmung (?:an|der)/u,
    meaning: 'Fassade ungedämmt',
    fixed: 'stated',
  }),
  // Through open joints the driving rain gets behind the bricks.
  rule('fassade-schadhaft', 'fassade', 'warnung', {
    pattern: regexp.u`(?:putz|fassaden)schäden|${WALL}(?!\p{L})[^.;¦]{0,50}(?<!\p{L})${WEATHERED}|${WEATHERED} (?:\p{L}+ ){0,2}${WALL}|${JOINTS}(?!\p{L})[^.;¦]{0,30}(?<!\p{L})${WASHED_OUT}|${WASHED_OUT} (?:\p{L}+ ){0,2}${JOINTS}(?!\p{L})`,
    meaning: 'Fugen oder Putz der Fassade schadhaft: Ursache und Schlagregen von außen prüfen',
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:fliesen?|bad|dusche|wanne|silikon|terrasse|pflaster\p{L}*|weg|balkon\p{L}*|parkett|dielen)(?!\p{L})/u,
    unlessBeside:
      /(?<!\p{L})(?:wurden?|worden)(?!\p{L})[^.;]{0,60}(?:saniert|erneuert|geschlossen|ausgebessert|behoben|verfugt|neu)/u,
  }),
  // Nobody clads what is meant to be seen.
  rule('fassade-sichtbar', 'fassade', 'neutral', {
    subject: 'beschaffenheit',
    pattern:
      /(?:ver)?klinker(?:fassaden?|haus|hauses|bau|verblend\p{L}*|mauerwerk)?|verklinkert\p{L}*|(?:ver)?blendmauerwerk|sichtmauerwerk|backstein(?:fassaden?|haus|bau|villa)|(?:sandstein|naturstein|ziegel|stuck|schiefer|jugendstil|gründerzeit)-?fassaden?|(?:historische|denkmalgeschützte|unter denkmalschutz stehende) fassaden?/u,
    meaning: 'Fassade, die man nicht von außen dämmt (Klinker, Stein oder Stuck)',
    unless: /(?<!\p{L})(?:terrasse|weg|einfahrt|pflaster\p{L}*|boden|kellerboden|nachbar\p{L}*|gegenüber)(?!\p{L})/u,
    // "der Schornsteinkopf neu verklinkert"
    unlessBeside: /(?<!\p{L})(?:(?:schornstein|kamin)\p{L}*|garage|gartenmauer|carport)(?!\p{L})/u,
  }),
  rule('fenster-einfach', 'fenster', 'warnung', {
    pattern: /einfach-?verglas\p{L}*|einfach verglast\p{L}*|einscheiben\p{L}*|einfachglas\p{L}*|einfachfenster/u,
    meaning: 'Fenster mit Einfachverglasung',
    denied: 'Keine Einfachverglasung',
    unless: regexp.u`einscheibensicherheitsglas|${SINGLE_IN_PART}`,
  }),
  // No window of a room that is lived in, or few of them.
  rule('fenster-einfach-teil', 'fenster', 'hinweis', {
    subject: 'teilerneuert',
    pattern: new RegExp(SINGLE_IN_PART, 'u'),
    meaning: 'Einzelne Fenster mit Einfachverglasung, in Nebenräumen oder an einer Seite',
    denied: 'Keine Einfachverglasung',
  }),
  rule('fenster-isolierglas', 'fenster', 'neutral', {
    pattern:
      /isolier-?verglas\p{L}*|isolierglas\p{L}*|(?:doppel|zweifach|2-?fach)[- ]?verglas\p{L}*|(?:doppelt|zweifach) verglast\p{L}*|thermopan\p{L}*|thermopen\p{L}*|doppelglas\p{L}*/u,
    meaning: 'Fenster mit Isolierglas',
  }),
  rule('fenster-waermeschutz', 'fenster', 'gut', {
    pattern:
      /(?:dreifach|3-?fach)[- ]?(?:isolier|wärmeschutz)?-?verglas\p{L}*|dreifach verglast\p{L}*|wärmeschutz(?:verglas\p{L}*|fenstern?|glas)|dreischeiben\p{L}*/u,
    meaning: 'Fenster mit Wärmeschutz- oder Dreifachglas',
  }),
  rule('fenster-schadhaft', 'fenster', 'warnung', {
    pattern:
      /undichte[nrsm]? fenster|fenster[^.¦]{0,25}(?:undicht|zugig|verzogen|blind|morsch)|blinde (?:scheiben|fenster)/u,
    meaning: 'Fenster schadhaft',
    denied: 'Fenster laut Text dicht',
  }),
  rule('fenster-material', 'fenster', 'neutral', {
    subject: 'beschaffenheit',
    pattern:
      /(?<plastic>kunststoff-?fenstern?)|(?<alu>holz-?alu(?:minium)?-?fenstern?|aluminiumfenstern?)|(?<box>(?:doppel)?kastenfenstern?)|holzfenstern?|sprossenfenstern?/u,
    meaning: ({ plastic, alu, box }) =>
      plastic
        ? 'Kunststofffenster'
        : alu
          ? 'Fenster mit Aluminium'
          : box
            ? 'Kastenfenster'
            : 'Holz- oder Sprossenfenster',
  }),
  rule('elektrik-unterverteilung', 'elektrik', 'neutral', {
    subject: 'teilerneuert',
    pattern: /(?:elektro-?)?unterverteilung(?:en)?|sicherungskasten|zählerschrank/u,
    only: /(?<!\p{L})(?:erneuert|modernisiert|saniert|renoviert|neue?[rnsm]?|ausgetauscht|ersetzt)(?!\p{L})|(?:elektrik|elektro) ?[:¦] ?(?:zählerschrank|sicherungskasten|unterverteilung(?:en)?) (?:von |aus |bj·? )?(?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d (?:(?:dann|auch|noch|schließlich|zuletzt) )?(?:der|den|die|das|eine?n?) (?:elektro-?)?(?:zählerschrank|sicherungskasten|unterverteilung(?:en)?)(?= ?(?:$|[.,;(]| mit | und ))/u,
    unless:
      /(?<!\p{L})(?:sollten?|m[uü]ss\p{L}*|(?:haus|wohnungs)?elektrik(?! ?[:¦] ?(?:zählerschrank|sicherungskasten|unterverteilung))|elektroinstallation|(?:elektro-?|strom)leitungen|(?:alle|sämtliche|die) (?:leitungen|kabel))(?!\p{L})/u,
    meaning: 'Elektrik nur an Sicherungen und Zählern erneuert',
  }),
  rule('elektrik-veraltet', 'elektrik', 'warnung', {
    pattern:
      /klassische nullung|zwei-?adrig\p{L}*|alu(?:minium)?-?leitung\p{L}*|stoff-?(?:ummantel|umwickel|isolier|umsponnen)\p{L}*|(?:stoff|textil|gewebe)-?(?:kabel|leitung)\p{L}*|(?:kabel|leitung(?:en)?|drähte|elektrik)(?!\p{L})[^.,¦]{0,40} mit (?:stoff|gewebe|textil) (?:um\p{L}+|isoliert)|schraubsicherung\p{L}*|(?:ohne|kein|fehlender) (?:fi|fi-schalter|fi-schutzschalter|fehlerstromschutz\p{L}*)|(?:fi|fi-?\p{L}+|fehlerstrom\p{L}*)(?!\p{L})(?: (?:ist|gibt es|hat))? (?:bisher |bislang )?(?:nur|lediglich) (?:für|im|in|am|an)(?!\p{L})|(?:nur|lediglich) (?:im|in der|für das|für die) \p{L}+ (?:\p{L}+ ){0,3}(?:fi|fi-?\p{L}+)(?!\p{L})/u,
    meaning: 'Elektrik entspricht nicht dem heutigen Stand',
    fixed: 'stated',
  }),
  // "neuer Zählerschrank, die Leitungen in den Wänden sind aber noch die alten"
  rule('elektrik-aus-bauzeit', 'elektrik', 'warnung', {
    pattern: regexp.u`(?<=${ELECTRIC}(?!\p{L})[^.]{0,140})(?<!(?:wasser|steig|abwasser|heizungs)-?)leitungen(?!\p{L})[^.,;]{0,40} (?:noch|weiterhin|nach wie vor) (?:die alten|alt|ursprünglich\p{L}*|(?:aus|von) (?:der )?bauzeit|aus dem baujahr)(?!\p{L})|${BOARD}(?!\p{L})[^.,;]{0,30} (?:ist|sind|stammt|stammen) (?:noch |weiterhin )?(?:(?:aus|von) (?:dem baujahr|der bauzeit|den (?:\d0er|\p{L}+ziger)\p{L}*)|alt|veraltet)(?!\p{L})|${BOARD}(?!\p{L})[^.;]{0,60} (?:sollten?|müssen?|müssten?) [^.;]{0,50}(?:auf den (?:heutigen |aktuellen |neuesten )?stand gebracht|erneuert|ersetzt|ausgetauscht)`,
    meaning: 'Elektrik zum Teil aus der Bauzeit: von einer Elektrofachkraft prüfen lassen',
    fixed: 'stated',
    admitted: true,
  }),
  rule('elektrik-geprueft', 'elektrik', 'gut', {
    pattern:
      /e-check|fi-?schutz(?:schaltern?)?|fi-?schaltern?|(?:mit|samt|inklusive|inkl·) fi(?![\p{L}-])|fehlerstromschutz\p{L}*|(?:geprüft|prüfung|prüfprotokoll)\p{L}*(?: [\p{L}\d]+){0,4} nach (?:aktuellen |neuester )?vde(?:-norm)?|nach vde (?:\d+ )?geprüft\p{L}*|vde-?prüf\p{L}*/u,
    meaning: 'Elektrik mit FI-Schutz oder geprüft',
    // "ein FI-Schalter ist nur für das Bad da": the rest has none.
    unless: regexp.u`${SOME_BREAKERS}|(?:fi|fi-\p{L}*|fi-schutz|fehlerstrom\p{L}*)(?!\p{L})[^.]{0,30}(?<!\p{L})(?:nur|lediglich|bislang|bisher|einzig)(?!\p{L})|(?<!\p{L})(?:nur|lediglich) (?:\p{L}+ ){0,4}(?:fi|fi-\p{L}*)(?!\p{L})|(?:fi-\p{L}+|fehlerstrom\p{L}*) (?:für|im|in) (?:das |dem |der )?(?:bad|küche)(?!\p{L})|(?<!\p{L})teil der (?:elektr|leitungen)|entspr(?:icht|echen) dem baujahr|leitungen(?!\p{L})[^.]{0,50}(?<!\p{L})(?:noch (?:die )?alten?|die alten|ursprünglich\p{L}*|(?:aus|von) (?:der )?bauzeit|aus dem baujahr)(?!\p{L})`,
  }),
  rule('wasserleitungen-blei', 'wasserleitungen', 'gefahr', {
    pattern: regexp.u`blei(?:leitung(?:en)?|rohre?n?|wasserleitung(?:en)?|stränge)|bleierne[nrsm]? (?:\p{L}*leitung(?:en)?|\p{L}*rohre?n?)|(?<!\p{L})(?:(?:(?:trink|kalt|warm)?wasser|steig|haus|hausanschluss)-?)?(?:leitung(?:en)?|rohre?n?|strang|stränge|installation|anschluss)(?!\p{L})[^.,¦]{0,60} (?:aus|in) blei(?!\p{L})|${WATER_PIPES}(?!\p{L})[^.,¦]{0,60}(?<!(?:auf|für|an|von|ohne|gegen) )(?<!\p{L})blei(?!\p{L}|-)|${WATER_PIPES} ?(?:¦|:)+ ?(?:\p{L}+ ){0,3}blei(?!\p{L}|-)|blei-? ?(?:und|oder|bzw·|\/) ?(?:\p{L}+ ){0,2}\p{L}*(?:rohre?n?|leitung(?:en)?)`,
    unless: /abwasser|schmutzwasser|dachrinne|regenrohr|fallrohr|bleigehalt|grenzwert/u,
    // § 17 TrinkwV: of whoever runs the pipes of the house.
    ofOwner: true,
    meaning: 'Trinkwasserleitungen aus Blei (seit 12.01.2026 unzulässig)',
    denied: 'Keine Bleileitungen',
  }),
  rule('wasserleitungen-verzinkt', 'wasserleitungen', 'warnung', {
    pattern:
      /verzinkte[nrsm]? (?:stahl)?(?:leitungen|rohre[n]?|wasserleitungen|wasserrohre[n]?|stahlrohre[n]?)|(?:wasser)?(?:leitungen|rohre) ?[:¦]? ?(?:sind )?(?:noch )?(?:überwiegend |größtenteils )?(?:aus )?verzinkt\p{L}*|(?<=(?:leitungen|rohre|str[aä]nge?)(?!\p{L})[^.¦]{0,90}, ?)(?:[\p{L}\d·]+ ){0,4}(?:noch|weiterhin|bislang|bisher|nach wie vor) (?:aus )?verzinkt\p{L}*/u,
    meaning: 'Verzinkte Wasserleitungen',
  }),
  rule('wasserleitungen-material', 'wasserleitungen', 'neutral', {
    pattern:
      /(?:wasser)?(?:leitungen|rohre)[^.¦]{0,25}(?:aus )?(?:kupfer|kunststoff|edelstahl|mehrschichtverbund)|kupfer(?:leitungen|rohre)|kunststoffrohre|edelstahlrohre/u,
    meaning: 'Material der Wasserleitungen genannt',
  }),
  rule('abwasser-kanal', 'abwasser', 'gut', {
    pattern:
      /(?:öffentlichen? |städtischen? |gemeindlichen? )?(?:kanalisation|kanalnetz|abwassernetz)|kanalanschluss|kanal(?: ist)? (?:angeschlossen|vorhanden)|abwasserkanal|abwasseranschluss/u,
    meaning: 'Anschluss an die Kanalisation',
    denied: 'Nicht an die Kanalisation angeschlossen',
    deniedTone: 'warnung',
    // A sewer of others across the plot, or one that is only announced.
    unless:
      /kanal(?!\p{L})[^.]{0,50}(?<!\p{L})(?:läuft|verläuft|quert|führt|liegt)(?!\p{L})[^.]{0,40}(?:durch das|quer|über das|unter dem)|leitungsrecht|(?<!\p{L})angekündigt|kanalblick|rhein-|nicht (?:bezahlt|abgerechnet|beglichen)/u,
  }),
  rule('abwasser-dichtheit', 'abwasser', 'gut', {
    pattern: /dichtheits(?:prüfung|nachweis|protokoll)|kanalbefahrung|kanal-?tv\p{L}*|kamerabefahrung/u,
    meaning: 'Dichtheit der Abwasserleitungen geprüft',
    unless: regexp.u`undicht|muffen|(?<!\p{L})(?:riss|${FOUND_IN_PIPE})|schaden|schäden|gebrochen|sanierung`,
    unlessBefore: /undicht|muffen/u,
    denied: 'Keine Dichtheitsprüfung der Abwasserleitungen',
    deniedTone: 'warnung',
  }),
  rule('abwasser-grube', 'abwasser', 'warnung', {
    pattern:
      /klein-?kläranlage|klärgrube|sickergrube|dreikammer\p{L}*|drei-?kammer-?\p{L}*|mehrkammer\p{L}*|abwassergrube|sammelgrube|abflusslose grube|faulgrube|jauchegrube/u,
    meaning: 'Kläranlage oder Grube statt Kanal',
    denied: 'Keine Klär- oder Sickergrube',
  }),
  rule('bad-ohne-fenster', 'baeder', 'hinweis', {
    subject: 'badfenster',
    pattern:
      /innenliegende[snmr]? (?:duschbad|bad|badezimmer|wannenbad)|(?:bad|badezimmer|duschbad)[^.¦]{0,20}(?:innenliegend|ohne fenster)/u,
    meaning: 'Bad ohne Fenster',
    denied: 'Kein innenliegendes Bad',
  }),
  rule('bad-tageslicht', 'baeder', 'gut', {
    subject: 'badfenster',
    pattern:
      /tageslicht-?bad|tageslichtbäder|(?:bad|badezimmer|duschbad|bäder) mit (?:\p{L}+ )?fenster|badezimmer mit tageslicht/u,
    meaning: 'Bad mit Fenster',
  }),
  rule('ausstattung-gehoben', 'ausstattung', 'gut', {
    pattern:
      /(?:hochwertige?|gehobene?|exklusive?|luxuriöse?|erstklassige?|(?<modern>moderne?))[rnsm]? (?:\p{L}+ )?(?:ausstattung|ausgestattet\p{L}*)|(?:hochwertig|gehoben|luxuriös) ausgestattet\p{L}*|gehobene[rnm]? standard|ausstattung[ :¦]{1,3}(?:gehoben|luxus|hochwertig)/u,
    meaning: ({ modern }) => (modern === undefined ? 'Gehobene Ausstattung genannt' : 'Ausstattung laut Text modern'),
    denied: 'Keine gehobene Ausstattung',
    deniedTone: 'hinweis',
  }),
  rule('ausstattung-bauzeit', 'ausstattung', 'warnung', {
    pattern:
      /ausstattung (?:\p{L}+ )?(?:der|aus der) bauzeit|(?:im |weitgehend im )?originalzustand|bauzeitliche[rn]? ausstattung|einfache[rn]? ausstattung|ausstattung[ :¦]{1,3}einfach|(?:stil|charme) der (?:[4-8]0)er/u,
    meaning: 'Einfache oder bauzeitliche Ausstattung',
  }),
  rule('ausstattung-baujahr', 'ausstattung', 'warnung', {
    pattern:
      /(?:innen)?(?:ausstattung|ausbau|einrichtung) (?:entspricht|ist|stammt)(?: \p{L}+){0,3} (?:aus )?(?:dem|der) (?:baujahr|bauzeit|erbauungszeit|entstehungszeit)/u,
    meaning: 'Innenausstattung aus der Bauzeit',
  }),
  rule('boeden-alt', 'ausstattung', 'warnung', {
    pattern: regexp.u`(?:fuß)?(?:böden|boden|bodenbeläge|bodenbelag|teppich(?:böden|boden)?|pvc|laminat|parkett)(?:(?!\p{L})[^.,¦]{0,30}${WORN}|${AS_FITTED})|(?<!kein(?:e[nr]?)? (?:\p{L}+ )?)(?:erneuerungs|renovierungs|modernisierungs)bedarf,? (?:[\p{L}-]+ ){0,2}(?:bei|an|in) (?:den |der )?(?:[\p{L}-]+(?:,| und|, und) (?:den |der )?){0,3}(?:fuß)?(?:böden|bodenbelägen)|${TO_DO}(?:fuß)?(?:böden|boden|bodenbeläge|teppich(?:böden|boden)?|parkett|laminat)(?!\p{L})`,
    unlessBeside: /(?<!\p{L})(?:nicht|kein\p{L}*|erneuert|abgeschliffen|ersetzt)(?!\p{L})/u,
    meaning: 'Böden verbraucht oder in die Jahre gekommen',
    // "müssen neu": they are worn, whenever they are renewed.
    evenIfOpen: true,
  }),
  rule('kueche-alt', 'ausstattung', 'hinweis', {
    pattern: regexp.u`(?:einbau)?küche(?:(?!\p{L})[^.,¦]{0,30}${WORN}|${AS_FITTED})`,
    unlessBeside: /(?<!\p{L})(?:nicht|kein\p{L}*|erneuert|ersetzt)(?!\p{L})/u,
    // "In der Küche liegen noch die alten Flexplatten": of the floor in it.
    unless:
      /(?<!\p{L})in (?:der|unserer) (?:\p{L}+ )?küche (?:liegt|liegen|ist|sind|gibt es|hängt|hängen|steckt|stecken|verläuft|verlaufen) (?:[\p{L}]+ ){0,2}?noch (?:die|der|das) alten? [„"»]?(?!\p{L}*(?:küche|schränke|geräte|zeile|möbel|fronten|arbeitsplatte))/u,
    meaning: 'Küche in die Jahre gekommen',
    evenIfOpen: true,
  }),
  rule('ausstattung-boden', 'ausstattung', 'neutral', {
    pattern:
      /(?:eichen|stab|fischgrät|mehrschicht|echtholz|fertig|buchen|schiffsboden|massiv|landhausdielen-?)?-?(?:mehrschicht)?parkett(?:böden|boden)?|dielen(?:böden|boden)?|laminat(?:boden|böden)?|vinyl(?:boden|böden|belag)?|fliesen(?:boden|böden)?|teppich(?:boden|böden)|designboden|feinsteinzeug|linoleum|pvc-?(?:boden|belag|böden)?|terrazzo\p{L}*/u,
    meaning: 'Bodenbelag genannt',
  }),
]
