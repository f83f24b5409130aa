import { regexp } from '#kernel/regexp.ts'
import type { TopicWords, SpokenTopic } from './spokenTopics.ts'

/** How old or new a part is, and what was done to it. */
const AGE =
  /(?<!\d)(?:1[89]|20)\d\d(?!\d)|erneuer|saniert|modernisier|renovier|ersetz|tausch|gemacht|überarbeitet|aufgearbeitet|instand|bauzeit|original|veraltet|alte[rnsm]?(?!\p{L})|neue?[rnsm]?(?!\p{L})|neuwertig|vor (?:etwa |ca· |rund )?(?:\d+|\p{L}+) jahren/u

/** "Bringen Sie ruhig jemanden mit", "Man darf ruhig fragen" tell of no quiet; "wo Sie ruhig schlafen" does. */
const CALM = String.raw`(?<!(?:sie|du|ihr|man|uns|mich|euch|darf|dürfen|kann|können) )ruhig\p{L}*|ruhig(?= (?:schlaf|wohn|leb|sitz|lieg|gelegen|und )\p{L}*)`

/** The building, what surrounds it, and its energy. */
export const OF_BUILDING: Readonly<Partial<Record<SpokenTopic, TopicWords>>> = {
  flaechenmethode: {
    words: String.raw`woflv|wohnflächen(?:verordnung|berechnung)|flächenberechnung|aufma(?:ß|ss)(?:es)?|aufgemessen|vermessen|nachgemessen|berechnungsverordnung|din 277`,
    unless: /grundstück|grenze/u,
  },
  heizungGewartet: {
    words: String.raw`(?:\p{L}*heizung|\p{L}*therme|\p{L}*kessel|brenner)(?=[^.]{0,90} (?:gewartet|wartung (?:jährlich|jedes jahr|regelmäßig|20\d\d|zuletzt)))|(?:jedes jahr|jährlich|alljährlich|regelmäßig) gewartet|(?:jährliche|regelmäßige)[rn]? wartung`,
    unless:
      /(?<!\p{L})(?:nicht|nie|selten|aufzug\p{L}*|lift|garten|rauchmelder|rinnen?|pool|tor|rauchwarnmelder|kläranlage)(?!\p{L})/u,
  },
  bauweise: {
    words: String.raw`massiv(?:bau|haus|bauweise|e bauweise| gebaut| errichtet| gemauert|er? ziegel)\p{L}*|ziegel(?:n|bau\p{L}*|wände\p{L}*|mauerwerk)?|\p{L}*fachwerk\p{L}*|\p{L}*fertig(?:haus|bau|teil)\p{L}*|holz(?:haus|ständer|rahmen|tafel|bau)\p{L}*|\p{L}*mauerwerk|porenbeton|gasbeton|kalksand\p{L}*|stahlbeton\p{L}*|plattenbau\p{L}*|klinker\p{L}*|(?:bruch|back|sand|natur|feld)stein\p{L}*|ytong\p{L}*|lehm(?:wände\p{L}*|bau\p{L}*)|strohballen\p{L}*|gemauert\p{L}*`,
    unless:
      /parkett|dielen|küche|arbeitsplatte|treppe|kamin|ofen|ziegeldach|terrasse|mauer am|pflaster|bodenbe|hallenboden|garagen?(?!\p{L})|kellerraum|umgebung|innenstadt|altstadt/u,
  },
  barrierefrei: {
    words: String.raw`barriere\p{L}*|(?:\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn) (?:treppen)?stufen|rollstuhl\p{L}*|stufenlos|schwellen(?:los|frei)\p{L}*|altersgerecht|seniorengerecht`,
  },
  realteilung: {
    words: String.raw`real ?geteilt\p{L}*|realteilung|ideell\p{L}*|wohnungseigentumsgesetz|weg-teilung|nach weg|eigenes (?:flurstück|grundstück)`,
  },
  laerm: {
    words: String.raw`lärm\p{L}*|\p{L}*lärm|geräusch\p{L}*|schallschutz\p{L}*|lautstärke|(?:stark|viel|wenig|kaum) befahren\p{L}*|durchgangsverkehr|verkehrsaufkommen|(?:bahnstrecke|bahnlinie|gleise)(?! (?:\p{L}+–\p{L}+|\p{L}+-\p{L}+) bindet)|einflugschneise|fluglärm\p{L}*|${CALM}|(?:auto|eisen|güter)bahn (?:ist |zu )?(?:hören|hörbar)`,
    unless:
      /(?<!\p{L})(?:\p{L}*markt|nachfrage|geschäft|absatz)(?!\p{L})[^.;]{0,50}(?<!\p{L})(?:ist|bleibt|war|zeigt sich) (?:\p{L}+ )?ruhig|ruhiges? gewissen|schalldämm|bahnhof|anbindung/u,
  },
  hochwasser: {
    words: String.raw`hochwasser\p{L}*|überschwemm\p{L}*|überflut\p{L}*|hq ?-?100|hq ?-?extrem|zürs\p{L}*|flut(?:en|gebiet\p{L}*|katastrophe)?|elementarschäden|hinter dem deich|deichlinie|deichbruch`,
    unless: /lichtüberflutet|sonnenüberflutet|licht ?durchflutet|von licht|flutlicht/u,
  },
  hang: {
    words: String.raw`starkregen\p{L}*|hang(?:lage|grundstück|haus|wasser|seite)?s?|(?:süd|west|ost|nord|steil)hang|erdrutsch\p{L}*|hangrutsch\p{L}*|senke|steillagen?|steil abfallend\p{L}*`,
    unless: /gmbh|weinberg|weinbau/u,
  },
  bergbau: {
    words: String.raw`bergbau\p{L}*|bergschad\p{L}*|bergschäden|bergsenkung\p{L}*|stollen|zechen?(?:gelände|siedlung|haus\p{L}*)?|tagebau\p{L}*`,
    unless: /museum|radweg|see|tradition/u,
  },
  emittenten: {
    words: String.raw`(?:gewerbe|industrie|misch)gebiet\p{L}*|gewerbepark|windr(?:ad|äder\p{L}*)|wind(?:kraft|park|energie)\p{L}*|hochspannung\p{L}*|biogas\p{L}*|mastbetrieb|(?:kuh|schweine|rinder|pferde)st(?:all|älle)\p{L}*|landwirt\p{L}*|geruch\p{L}*|gerüche\p{L}*|funkmast|sendemast|kläranlage|deponie`,
  },
  bauvorhaben: {
    words: String.raw`bauvorhaben|baugebiet (?=[^.]{0,40}(?:geplant|entsteh|aufstellung|ausgewiesen|erweiter))|(?:neu)?baugebiete? [^.]{0,30}(?:jenseits|gegenüber|nebenan|angrenz)|baustelle\p{L}*|baulücke\p{L}*|brach(?:fläche|land)\p{L}*|nachverdichtung|bauleitplan\p{L}*`,
    unless: /unser|heute noch baustelle|kaufpreis|fällig/u,
  },
  dach: {
    words: String.raw`(?:flach|sattel|walm|pult|mansard|krüppelwalm|ziegel|haupt|haus|reet|schiefer)?-?(?:dach|daches|dachs|dächer|dachern)|dach(?:eindeckung|haut|stuhl|ziegel|abdichtung|fläche)\p{L}*|eindeckung`,
    only: AGE,
    unless: /unter einem dach|dach über dem kopf|neubau/u,
  },
  fassade: {
    words: String.raw`\p{L}*fassaden?|außenw(?:and|ände\p{L}*)|außenputz|wdvs|vollwärmeschutz|\p{L}*dämmung(?:en)?|(?:un)?gedämmt\p{L}*|wärmedämm\p{L}*`,
    unless: /dach(?:dämm|boden|geschoss|schräg)|geschossdecke|trittschall|schalldämm/u,
  },
  fenster: {
    words: String.raw`(?:\p{L}*-)?(?:\p{L}*fenstern?)|\p{L}*verglas(?:t\p{L}*|ung\p{L}*)`,
    only: regexp.u`${AGE.source}|verglas`,
    unless: /schaufenster|fenster zum|tageslicht/u,
  },
  elektrik: {
    words: String.raw`elektrik\p{L}*|elektro(?:installation|leitung|anlage|verteil)\p{L}*|strom(?:leitung|kabel|netz)\p{L}*|zählerschrank|sicherung(?:en|skasten)|fi-?(?:schutz)?schalter|unterverteilung\p{L}*|verkabel\p{L}*`,
    unless: /absicherung|versicherung/u,
  },
  wasserleitungen: {
    words: String.raw`(?:wasser|steig|trinkwasser|frischwasser|versorgungs|rohr|sanitär)leitung(?:en)?|leitungen|rohre|(?:steig)?str(?:ang|änge\p{L}*)|steigestränge|strangsanierung`,
    unless:
      /strom|elektro|elektrik|sicherungskasten|zählerschrank|unterverteilung|gasleitung|telefon|telekom|daten|internet|leitungsrecht|dienstbarkeit|glasfaser|fernwärmeleitung/u,
  },
  abwasser: {
    words: String.raw`abwasser\p{L}*|kanal(?:isation|anschluss|netz|befahrung)?|\p{L}*kläranlage|grundleitung\p{L}*|schmutzwasser\p{L}*|sickergrube|sammelgrube|dreikammer\p{L}*|dichtheitsprüfung`,
    unless: /am kanal|kanalblick|mittellandkanal|nebenkosten|betriebskosten|umlagefähig|gebühr/u,
  },
  baeder: {
    words: String.raw`(?:\p{L}*-)?(?:bad|bades|bäder|bädern|badezimmer\p{L}{0,2}|duschbad|wannenbad|hauptbad|\p{L}*bäder|gäste-wc|sanitär\p{L}*)`,
    only: AGE,
    unless: /freibad|hallenbad|schwimmbad|thermalbad|kurbad/u,
  },
  feuchte: {
    words: String.raw`feucht(?:e|er|es|en|em|igkeit(?!s-?(?:schutz|beständ|resist|unempf|geschützt|sensor|gesteuert|abhängig))\p{L}*|ig(?!keit)\p{L}*)?|feuchte?-?(?:schäden|schaden|messung|flecken)\p{L}*|(?<!(?:steig|lösch)leitung(?:en)?:? \(?)nass(?!e? ?(?:steig|lösch)leitung)(?:e[rnsm]?)?|nässe(?!schutz)\p{L}*|schimmel(?!-?(?:schutz|hemm|resist|prophyl|präv|vorbeug|beständ))\p{L}*|(?<!(?:steig|lösch)leitung(?:en)?:? \(?)(?:knochen|staub)?trocken(?!e? ?(?:steig|lösch)leitung)(?:e[rnsm]?|gelegt\p{L}*|legung)?|stockfleck\p{L}*|modrig\p{L}*|muffig\p{L}*|grundwasser(?:s|schaden|schäden|eintritt)?(?!-)|(?:hohe[rnsm]?|steigende[rnsm]?) grundwasser(?:stand|spiegel)\p{L}*|wasserfleck\p{L}*|wasser (?!(?:sind|ist|liegt|liegen|und|oder|sowie) )(?:[\p{L}\d,·]+ ){0,7}(?:im|in den|in die|ins) (?:\p{L}*keller\p{L}*|haus|erdgeschoss|souterrain|untergeschoss)|(?:tauch|keller|schmutzwasser|lenz)-?pumpen?|mit der pumpe|schwitz(?:t|en|wasser)|pfützen?|putz (?:\p{L}+ ){0,2}abgeschlagen|hausschwamm\p{L}*|undicht\p{L}*|wassereintritt\p{L}*|eindringende[sn]? wasser`,
    unless:
      /trockene[rn]? (?:und \p{L}+ )?baustelle|(?:nicht|keine) undicht|feuchtraum|luftfeucht|trockner|trockenbau|trockenraum|trockenboden|trockenmauer|nasszelle|feuchtigkeitsreg|feuchtgebiet|feuchtwiese|feuchtbiotop|trockenplatz|zum trocknen|zum schwitzen|wäsche|trockenen fußes|sauna|wärmepumpe|(?:wärme|energie|bewässer)[^.]{0,60}grundwasser|grundwasser[^.]{0,40}(?:wärme|bewässer|energie|heiz)|gewährleistung[^.]{0,60}grundwasser|(?:scheune|schuppen|stall|carport|gartenhaus)(?!\p{L})[^.,]{0,20}trocken/u,
  },
  schadstoffe: {
    words: String.raw`asbest\p{L}*|\p{L}*schadstoff\p{L}*|eternit\p{L}*|pcb|pak|lindan|holzschutz\p{L}*|formaldehyd\p{L}*|(?:glas|mineral|stein)wolle|kmf|bleirohr\p{L}*|faserzement\p{L}*|teer\p{L}*`,
    unless: /schadstoff(?:ausstoß|arm|frei)|teerstraße|geteert|kamin|ofen/u,
  },
  schaedlinge: {
    words: String.raw`\p{L}*schwamm(?:s|befall|es|frei)?|hausbock\p{L}*|holzwurm\p{L}*|\p{L}*schädling\p{L}*|holzkäfer\p{L}*|\p{L}*käferbefall|nagekäfer\p{L}*|marder(?!-?(?:schutz|abwehr|sicher|gitter))\p{L}*|ungeziefer|holzschutzgutachten|insektenbefall`,
    unless: /vorbeug/u,
  },
  statik: {
    words: String.raw`(?!\p{L}*gerissen)\p{L}*risse?n?|setzung(?:en|s\p{L}*)?|statik\p{L}*|statisch\p{L}*|standsicher\p{L}*|tragfähig\p{L}*|schiefstand|schieflage|abgesackt|gesackt|einsturz\p{L}*|fundament\p{L}*|gründung`,
    unless:
      /grund?riss|umrisse?|abriss|aufriss|zielsetzung|baugrundgutachten|gründungsjahr|gründung de[rs]|seit gründung|tragfähiges konzept|bauseits|leistungsumfang|inklusive|enthalten|whirlpool|noch vorhanden|statische[rnsm]? (?:und \p{L}+ )?maßnahmen|(?:zeichnungen|baupläne|pläne|bauunterlagen|rechnungen|baugesuch|baubeschreibung)(?!\p{L})[^.;]{0,30}(?<!\p{L})statik(?!\p{L})|(?<!\p{L})statik(?:berechnung|unterlagen)?(?!\p{L})[^.;]{0,24}(?:zeichnungen|baupläne|pläne|rechnungen|unterlagen|protokolle)(?!\p{L})/u,
  },
  instandhaltungsstau: {
    words: String.raw`\p{L}*(?:rück)?stau(?:s|es)?|(?:sanierungs|renovierungs|modernisierungs|instandsetzungs|reparatur|erneuerungs|überholungs|handlungs|nachhol)-?(?:bedarf|bedürftig\p{L}*|rückstand|aufwand|arbeiten)|mängel|mangel|(?:in den nächsten jahren|demnächst|mittelfristig) (?:\p{L}+ ){0,3}(?:einzuplanen|anstehend|fällig)|(?:ist|sind|wären) (?:[\p{L}-]+ ){0,6}einzuplanen|(?:noch|ist|bleibt|wäre) (?:einiges |vieles |viel |manches |etwas )?zu (?:machen|tun|erledigen|richten|erneuern|sanieren|renovieren)|etwas zu tun|\p{L}*sanierung(?:en)?(?= [^.]{0,60}(?:beschlossen|geplant|vorgesehen|steht an|stehen an))`,
    unless: /stauraum|stausee|mangels|sachmängel|mängelhaftung|gewährleistung|ohne mängel|generalinspektion/u,
  },
  schaeden: {
    words: String.raw`(?:leitungs)?wasserschad\p{L}*|(?:leitungs)?wasserschäden|rohrbr(?:uch|üche\p{L}*)|(?:brand|sturm|hagel|frost|elementar|vor|alt|schnee)-?sch(?:aden\p{L}*|äden)|versicherungsfall|gebrannt|schadensfall|schäden`,
    unless: /schadensersatz|schadenersatz|haft|versicherung deckt|wohngebäudeversicherung|bergschäden/u,
  },
  sanierungsumfang: {
    words: String.raw`(?:kern|teil|voll|grund)?-?(?:saniert|modernisiert|renoviert)(?:e[rnsm]?)?|(?:sanierung|modernisierung|renovierung)(?:en|smaßnahmen|sarbeiten)?|(?:um|aus)gebaut\p{L}*|erneuert\p{L}*|umbauten?`,
    only: /(?<!\d)(?:19|20)\d\d(?!\d)|vor (?:etwa |ca· |rund )?(?:\d+|\p{L}+) jahren|zuletzt|kürzlich|letztes jahr/u,
    unless: /treppenhaus gestrichen/u,
  },
  umbauGenehmigung: {
    words: String.raw`(?:\p{L}*-)?\p{L}*genehmigung(?:en|splan\p{L}*)?|(?:un|bau)?genehmigt\p{L}*|bauakte\p{L}*|bauantrag|bauanträge|bauamt\p{L}*|schwarzbau|baurechtlich\p{L}*|nutzungsänderung\p{L}*|bauanzeige|bauaufsicht\p{L}*|abnahmeschein`,
    unless:
      /vervielfält|veröffentlich|weitergabe|weitergeben|foto|betreten|34 ?c|gewo|maklererlaubnis|betreuungsgericht|familiengericht|nachlassgericht|grundstücksverkehr|verwaltergenehmigung|tierhaltung|eingezäunt|genehmigungsfrei|(?<!(?<!\p{L})(?:nicht|kein\p{L}*|nur|teilweise|unvollständig\p{L}*|noch|fehl\p{L}*)(?!\p{L})[^.]{0,90})(?<!\p{L})(?:bauantrag|bauanträge|bauakten?|bauunterlagen|baupläne|bauzeichnungen)(?!\p{L})(?![^.]{0,90}(?<!\p{L})(?:nicht|kein\p{L}*|nur|teilweise|unvollständig\p{L}*|noch|fehl\p{L}*|gestellt|eingereicht)(?!\p{L}))[^.¦]{0,60}(?<!\p{L})(?:(?:liegt|liegen) (?:[^.¦ ]+ ){0,4}vor|vorhanden|eingesehen werden|einsehbar|zur einsicht)(?!\p{L})/u,
  },
  gutachten: {
    words: String.raw`\p{L}*gutachten(?:s)?|gutachter\p{L}*|sachverständige\p{L}*|schadensbericht|zustandsbericht\p{L}*|baubericht`,
    unless: /gutachterausschuss|kosten eines gutachtens/u,
  },
  energieausweisStatus: {
    words: String.raw`energie-?(?:ausweis|pass)\p{L}*|ausweispflicht\p{L}*|gebäudeenergiegesetz\p{L}*|§ ?79|§ ?80 geg`,
  },
  erneuerbare: {
    words: String.raw`\p{L}*wärmepumpe\p{L}*|photovolta\p{L}*|pv(?:-\p{L}+)?|solar\p{L}*|geothermie|erdwärme|\p{L}*stromspeicher|batteriespeicher|balkonkraftwerk\p{L}*`,
  },
  waermeplanung: {
    words: String.raw`(?:fern|nah)wärme\p{L}*|wärmeplan\p{L}*|wärmenetz\p{L}*|anschlusszwang|benutzungszwang|anschluss- und benutzungszwang`,
  },
}
