import { regexp } from '#kernel/regexp.ts'
import { OBJECT_ONLY, type RemarkRule, rule } from '../remarkRule.ts'

const BUSY_ROAD =
  '(?:haupt(?:verkehrs|durchgangs)?straße|durchgangsstraße|bundesstraße|ausfallstraße|landesstraße|landstraße|kreuzung|ortsdurchfahrt|ringstraße|magistrale|stadtautobahn|schnellstraße|autobahn)'
/** What is at the main road while the home is not: "Stadtbahn Linie 1 an der Hauptstraße". */
const STOP_OR_SHOP =
  '(?:[\\p{L}-]*haltestellen?|stadtbahn|straßenbahn|[su]-bahn|tram|bus(?:se|linien?)?|linien?|bahnhof|haltepunkt|supermarkt|supermärkte|discounter|[\\p{L}-]*märkte|einkaufs(?:möglichkeiten|zentrum|markt)|geschäfte|läden|bäcker|bäckerei|metzger|apotheken?|tankstelle|schulen?|grundschule|kita|kindergarten|rewe|edeka|aldi|lidl|netto|penny)'
const OF_THE_STOP = `(?<!(?<!\\p{L})${STOP_OR_SHOP}(?: (?!\\p{L}*(?:haus|wohnung|gebäude|objekt|immobilie|grundstück|lage)(?!\\p{L}))[\\p{L}\\d·/-]+){0,5} )`

/** Said of the town and how one gets there, where no home is named: "Quedlinburg liegt am Nordrand des Harzes, an der Bundesautobahn 36". */
const OF_THE_TOWN =
  '^(?![^]*(?:haus|wohnung|gebäude|objekt|immobilie|anwesen|grundstück|hof|villa|bungalow|garten|balkon|terrasse|zimmer|fenster)(?:es|s)?(?!\\p{L}))[^]*(?:einwohnern?(?!\\p{L})|(?<!\\p{L})lieg(?:t|en) (?:\\p{L}+ ){0,2}(?:südlich|nördlich|östlich|westlich|südöstlich|südwestlich|nordöstlich|nordwestlich) (?:von|der|des) |am (?:nord|süd|ost|west)\\p{L}*rand (?:der|des|von) |bundesautobahn)'

const EXTREME_FLOOD = String.raw`(?:hq[ _-]?extrem|extremhochwasser|extremen hochwassers?|(?:seltenen|extremen) hochwasserereigniss\p{L}*)`
/** The area that a flood reaches once in some hundred years, by its name on the maps. */
const IN_EXTREME_FLOOD = String.raw`(?:(?:im|in (?:der|dem|einem|einer)|innerhalb (?:des|der|eines)|von|bei) (?:[\p{L}-]+ ){0,3}?(?:hq[ _-]?extrem|extremhochwasser)(?:[- ]?(?:bereichs?|gebiets?|zone|fläche))?|bei (?:einem )?${EXTREME_FLOOD} (?:(?!nicht )[\p{L}-]+ ){0,4}(?:überflutet|überschwemmt|unter wasser|betroffen))`

/** "Bei HQ-extrem bleibt das Grundstück trocken" */
const STAYS_DRY = String.raw`[^.]{0,60}(?<!\p{L}|nicht )(?:trocken|hochwassersicher|nicht (?:\p{L}+ )?(?:überflutet|überschwemmt|betroffen|erreicht|unter wasser))(?!\p{L})`

/** The Referenzwert of § 124 StrlSchG is 300 Bq/m³: "48 Bq/m³ im Wohnraum, weit unter dem Referenzwert". */
const RADON_BELOW = String.raw`(?<!über dem referenzwert[^.]{0,120})radon\p{L}*(?!\p{L})(?![^.]*(?:(?<!\d)(?:[3-9]\d\d|\d{4,}|\d·\d{3}) ?bq|überschritten|überschreit|(?<!\p{L})(?:über|oberhalb) (?:de[ms] )?referenzwert|erhöht|vorsorgegebiet|nicht|keine))[^.]{0,90}(?:(?<![\d·,])[12]?\d?\d(?:,\d+)? ?bq|(?<!\p{L})unter(?:halb)? (?:de[ms] )?(?:\p{L}+ )?referenzwert)`

/** Noise, water, ground and neighbours. About the surroundings nothing weighs more than a warning, but for a fixed flood zone. */
export const SURROUNDING_RULES: readonly RemarkRule[] = [
  rule('laerm-strasse', 'laerm', 'warnung', {
    pattern: regexp.u`${OF_THE_STOP}(?:an|neben|entlang|unweit) (?:der|einer|der \p{L}+) (?:\p{L}+ ){0,2}?${BUSY_ROAD}|(?:stark|viel|hoch)[- ]?(?:be|ge)?fahrene[nr]? (?:\p{L}+ )?straße|verkehrslärm|straßenlärm|verkehrsgeräusche?|straßengeräusche?|lärmbelast\p{L}*|lärmbeläst\p{L}*|lärmquellen?|hohes verkehrsaufkommen|(?:direkt |unmittelbar )an der b ?\d{1,3}`,
    meaning: 'Verkehrslärm oder Lage an viel befahrener Straße',
    denied: 'Verkehrslärm wird verneint',
    unless: regexp.u`anschlussstelle|anbindung an|auffahrt|arbeitsplätze|(?:\p{L}*flächen|\p{L}*grundstücke|\p{L}*häuser|\p{L}*wohnungen|\p{L}*gebiet)(?!\p{L})[^.]{0,40} (?:kosten|kosteten|liegen bei|lagen bei)(?!\p{L})|${OF_THE_TOWN}`,
  }),
  rule('laerm-bahn', 'laerm', 'warnung', {
    pattern:
      /bahnlinie|bahntrasse|bahngleise[n]?|gleise[n]?|bahnstrecke|schienenlärm|zuglärm|bahnlärm|güterzüge[n]?|bahndamm/u,
    meaning: 'Bahnlinie in der Nähe',
    denied: 'Keine Bahnlinie in der Nähe',
    unless: regexp.u`nicht (?:zu hören|hörbar)|stillgelegt|radweg|ehemalig|bahnhof|haltepunkt|haltestelle|anschluss|anbindung|angebunden|verbindung|${OF_THE_TOWN}`,
  }),
  rule('laerm-bahn-hoerbar', 'laerm', 'warnung', {
    pattern:
      /(?<!\p{L})(?:(?:güter)?züge|bahn|s-bahn|eisenbahn|straßenbahn)(?!\p{L})[^.,;¦]{0,60}(?<!\p{L})(?:(?:hört|hören) (?:man|sie|wir)|(?:zu hören|hörbar))(?!\p{L})|(?<!\p{L})(?:hört|hören) (?:man|sie|wir) (?:[^.;,¦]{0,50} )?(?:die |den )?(?:(?:güter)?züge|zug|bahn|s-bahn|eisenbahn|straßenbahn)(?!\p{L})/u,
    meaning: 'Züge sind laut Text zu hören',
    denied: 'Züge sind laut Text nicht zu hören',
    unless: /(?<!\p{L})(?:kaum|nicht|nie|niemals|keine?n?)(?!\p{L})/u,
  }),
  rule('laerm-flug', 'laerm', 'warnung', {
    pattern:
      /einflugschneise|anflugschneise|flugschneise|fluglärm\p{L}*|hubschrauber(?:übungs|ausbildungs)?(?:flug|flüge|lärm|verkehr)\p{L}*|(?:tiefflug|tiefflüge|überflüge|flugbetrieb)\p{L}*|(?:(?:den|vom) (?:\p{L}*flughafen|flugplatz|fliegerhorst)|(?:die )?(?:flugzeuge?|flieger|maschinen)) (?:hört|hören|spürt) (?:man|sie|wir)(?!\p{L})|(?:flughafen|flugplatz|fliegerhorst|flugzeuge?|flieger)(?!\p{L})[^.,;]{0,40} (?:zu hören|hörbar|hören)(?!\p{L})/u,
    meaning: 'Fluglärm oder Lärmschutzzone',
    denied: 'Kein Fluglärm',
    // "je nach Windrichtung hörbar", "kann auftreten": it is there all the same.
    evenIfOpen: true,
  }),
  // Outside of the zone planes are heard, too.
  rule('laerm-flugzone', 'laerm', 'warnung', {
    pattern: /lärmschutz(?:zone|bereich)|siedlungsbeschränkungsbereich/u,
    meaning: 'Fluglärm oder Lärmschutzzone',
    denied: 'Laut Text nicht in einer Lärmschutzzone',
    deniedTone: 'neutral',
    evenIfOpen: true,
  }),
  rule('laerm-autobahn', 'laerm', 'warnung', {
    pattern:
      /(?:direkt|unmittelbar) (?:neben|an) (?:der|einer) autobahn|in (?:sicht|hör)weite (?:der|zur) autobahn|autobahn (?:ist |leicht |deutlich )*(?:hörbar|zu hören)|autobahngeräusche?|lärmschutz(?:wand|wall)/u,
    meaning: 'Autobahn hörbar oder Lärmschutzwand',
    denied: 'Autobahn nicht zu hören',
  }),
  rule('laerm-im-haus', 'laerm', 'warnung', {
    pattern:
      /(?:gaststätte|restaurant|kneipe|bar|club|diskothek|imbiss|gastronomie|bäckerei|spielhalle) (?:befindet sich )?(?:im (?:haus|erdgeschoss|eg|gebäude)|unter der wohnung)|(?:im (?:haus|erdgeschoss|eg)|unter der wohnung)[^.]{0,40}(?:gaststätte|restaurant|kneipe|diskothek|imbiss|gastronomie|spielhalle|pizzeria)/u,
    meaning: 'Gastronomie im Haus',
    denied: 'Keine Gastronomie im Haus',
    sections: OBJECT_ONLY,
  }),
  rule('laerm-schallschutz', 'laerm', 'hinweis', {
    pattern: /schallschutz(?:fenstern?|verglas\p{L}*)|lärmschutzfenstern?/u,
    meaning: 'Schallschutzfenster: nach der Lärmquelle fragen',
  }),
  rule('laerm-euphemismus', 'laerm', 'hinweis', {
    // A town may well have a lively centre: only who is in it hears that.
    pattern:
      /verkehrsgünstig\p{L}*|pulsierend\p{L}*|(?:in|im|an|am|inmitten) (?:(?:der|dem|des|einer|eines|einem) )?(?:\p{L}+ )?(?:lebendig|belebt)\p{L}* (?:[\p{L}-]+ )?(?:viertels?|lage|kiez|quartiers?|stadtteils?|umgebung|straße|innenstadt)|mitten im leben|mittendrin/u,
    unless: new RegExp(OF_THE_TOWN, 'u'),
    meaning: 'Wortwahl, hinter der oft Lärm steht',
    evenIfOpen: true,
  }),
  // The seller's word; no merit until a map or a visit bears it out.
  rule('laerm-ruhig', 'laerm', 'neutral', {
    pattern:
      /(?:sehr |absolut )?ruhige[rnsm]? (?:[\p{L}-]+,? (?:und )?){0,3}?(?:wohn)?(?:lage|straße|gegend|seitenstraße|umgebung|wohngebiet|viertel|sackgasse|ortsrand|anliegerstraße|wohnstraße|siedlung|nebenstraße|ortsrandlage)|ruhig gelegen\p{L}*|(?:zum|in den) (?:ruhigen )?(?:innen)?hof (?:ausgerichtet|gelegen|hin)/u,
    meaning: 'Ruhige Lage genannt, nicht gemessen',
    fixed: 'stated',
  }),
  rule('hochwasser-gebiet', 'hochwasser', 'gefahr', {
    pattern:
      /(?:im|in einem|in dem|innerhalb (?:des|eines)) (?:(?:amtlich |vorläufig )?(?:festgesetzten|gesicherten|amtlichen|gesetzlichen|ausgewiesenen) )*(?:überschwemmungsgebiet|hochwassergebiet|überflutungsgebiet|hq ?-?100[- ]?(?:gebiet|bereich|zone)?)s?|überschwemmungsgebiet[ :]?¦ ?ja/u,
    meaning: 'Liegt im Überschwemmungsgebiet',
    unless: /(?:gemeinde|ort|stadt|ortsteil|region) liegt|teile (?:der|des)/u,
    denied: 'Liegt nicht im Überschwemmungsgebiet',
  }),
  // "Außerhalb des festgesetzten Überschwemmungsgebiets, jedoch im Bereich HQ-extrem": a risk area of § 78b WHG.
  rule('hochwasser-extrem', 'hochwasser', 'warnung', {
    pattern: regexp.u`${IN_EXTREME_FLOOD}`,
    unless: regexp.u`${EXTREME_FLOOD}${STAYS_DRY}`,
    meaning:
      'Bei einem extremen Hochwasser (HQ-extrem) steht das Grundstück laut Text unter Wasser: Elementarversicherung klären, und was im Keller steht (Öltank, § 78c WHG)',
    unlessBeside: regexp.u`(?<!\p{L})(?:nicht|weder|noch|außerhalb|kein\p{L}*)(?!\p{L})(?:(?!(?<!\p{L})(?:aber|jedoch|wohl|sondern|allerdings|doch)(?!\p{L}))[^.])*${EXTREME_FLOOD}`,
    fixed: 'stated',
  }),
  rule('hochwasser-erwaehnt', 'hochwasser', 'warnung', {
    pattern:
      /(?<!(?:im|einem|festgesetzten|gesicherten|ausgewiesenen|innerhalb des) )(?:überschwemmungsgebiete?s?|hochwassergebiets?|hochwassergef[aä]hr\p{L}*(?![^.]{0,60}(?<!\p{L})außerhalb)|hochwasserrisiko\p{L}*|hochwassers?(?:schäden|schaden)?|(?:haus|keller|erdgeschoss|wohnung|garten|grundstück|straße)(?!\p{L})[^.,¦]{0,30} unter wasser|überflutet|überschwemmt|hq ?-?extrem|hq ?-?100)(?![ :]?¦ ?ja)/u,
    meaning: 'Hochwasser wird erwähnt',
    denied: 'Hochwasser wird verneint',
    // A heading alone says nothing yet; what an extreme flood reaches is told by its own rule.
    unless: regexp.u`hochwasserschutz(?:anlage|mauer)? (?:wurde|fertig)|^ ?hochwasser (?:\p{L}+ )?(?:19|20)\d\d ?$|(?<!(?:nicht|weder|noch|außerhalb)(?: \p{L}+){0,3} )${IN_EXTREME_FLOOD}(?!${STAYS_DRY})|${EXTREME_FLOOD}[^.]{0,60}(?<!nicht )(?<!\p{L})trocken(?!\p{L})`,
  }),
  // What nobody insures is what a bank does not lend on, and the next flood is the buyer's alone.
  rule('hochwasser-unversicherbar', 'hochwasser', 'gefahr', {
    pattern:
      /elementar(?:schaden|schäden|gefahren)?-?(?:versicherung|schutz|deckung|police|schäden|schaden|gefahren)?(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:(?:konnte|kann|könnte|ließ sich|lässt sich)(?: \p{L}+){0,4} (?:nicht|nirgends)(?: \p{L}+){0,3} (?:abgeschlossen|abschließen|versichern|versichert werden|erhalten|bekommen|verlängert)|(?:ist|war|wird|wurde)(?: \p{L}+){0,4} (?:nicht|nirgends)(?: \p{L}+){0,2} (?:abzuschließen|versicherbar|erhältlich|zu bekommen|möglich|angeboten|verlängert)|nicht (?:mehr )?(?:versicherbar|erhältlich|zu bekommen)|(?:wurde|haben?)(?: \p{L}+){0,4} (?:abgelehnt|gekündigt))|kein(?:en)? versicherer[^.;]{0,50}(?:elementar|hochwasser|überschwemmung)|(?:gegen|für) (?:hochwasser|überschwemmung|elementarschäden)(?!\p{L})[^.;]{0,40}(?:nicht (?:mehr |zu )?(?:versichern|versicherbar|zu versichern)|kein(?:en)? versicherer)/u,
    meaning:
      'Gegen Hochwasser nach dem Text nicht zu versichern: Banken beleihen das kaum, den nächsten Schaden zahlen Sie allein',
    fixed: 'stated',
    evenIfOpen: true,
  }),
  rule('hochwasser-wasserlage', 'hochwasser', 'warnung', {
    pattern:
      /(?:direkt|unmittelbar) am (?:wasser|see|fluss|bach|rhein|main|neckar|mosel|elbe\p{L}*|kanal|meer|ufer)|(?:fluss|bach|see)ufer|wassergrundstück\p{L}*|uferlage|ufergrundstück|seegrundstück\p{L}*|(?:zürs|gefährdungsklasse|gk)[- ]?(?:zone|klasse|gk)? ?[34]/u,
    meaning: 'Lage am Wasser: Hochwasserkarte ansehen',
    ofPlace: true,
    // "SEEUFER Privatimmobilien", "Sparkasse Seeufer" sell; "zum Seeufer sind es 2 km" lies far off.
    unless:
      /ufer \p{L}*immobilien|(?:sparkasse|volksbank|raiffeisen\p{L}*|bank) \p{L}*ufer|gmbh|makler|ufer (?:\p{L}+ ){0,3}(?:etwa |ca\. |rund )?\d[\d,.]* ?(?:km|m|minuten|gehminuten)(?!\p{L})/u,
  }),
  // Outside of the Überschwemmungsgebiet lies what only the dike keeps dry: § 78b WHG calls it a Risikogebiet.
  rule('hochwasser-deich', 'hochwasser', 'hinweis', {
    subject: 'restrisiko',
    pattern:
      /(?:(?:durch|von|vom) (?:(?:den|einen|einem|dem|die|eine|einer|der) )?(?:\p{L}+ )?(?:\p{L}*deich|hochwasserschutz(?:mauer|wand|anlage|damm))\p{L}* (?:\p{L}+ ){0,2}(?:geschützt|gesichert)|(?:\p{L}*deich|hochwasserschutz(?:mauer|wand|anlage|damm))\p{L}* (?:schützt|sichert)|hinter (?:dem|einem) (?:\p{L}+ )?\p{L}*deich|im (?:schutz|schatten) (?:des|eines) (?:\p{L}+ )?\p{L}*deich(?:e?s)?|eingedeicht\p{L}*|deichlage|binnendeichs|(?:im|in einem) polder|deichgeschützt\p{L}*|risikogebiet(?= außerhalb)|§ ?78b)/u,
    meaning:
      'Geschützt nur, solange der Deich hält (Risikogebiet, § 78b WHG): Gefahrenkarte für extreme Hochwasser und Elementarversicherung klären',
    unless:
      /deichstraße|am deich \d|(?:spazier|rad|wander|jogg)\p{L}*[^.]{0,30}deich|deich\p{L}*[^.]{0,30}(?:spazier|rad(?:weg|tour)|wander|jogg)\p{L}*/u,
    fixed: 'stated',
  }),
  rule('hochwasser-sicher', 'hochwasser', 'gut', {
    pattern:
      /hochwassersicher\p{L}*|hochwasserfrei\p{L}*|(?:zürs|gefährdungsklasse|gk)[- ]?(?:zone|klasse|gk)? ?1(?!\d)/u,
    meaning: 'Hochwassersicher laut Text',
    fixed: 'denied',
  }),
  rule('hang-lage', 'hang', 'hinweis', {
    pattern:
      /(?:süd|west|ost|nord|südwest|südost|leichte[rn]? |steil)?-?hang(?:lage|grundstück|haus|seite|bebauung)?|senke|talsohle|muldenlage/u,
    meaning: 'Hang oder Senke: Regenwasser und Baugrund prüfen',
    denied: 'Keine Hanglage',
    // Of woods and meadows no ground is tested, and a village at the foot of a range of hills is no plot.
    unless:
      /schlepper|harvester|rückegasse\p{L}*|ackerzahl|grünlandzahl|zweimähdig|wasserhaltend|basaltverwitterung|braunerde|umtriebs|bestockt\p{L}*|festmeter|^(?!.*(?<!\p{L})(?:haus|wohnhaus|grundstück|objekt|wohnung|gebäude|anwesen|immobilie|villa|bungalow|es|sie)(?!\p{L})).*hang (?:des|der) \p{L}*(?:gebirges|berges|waldes|harzes|taunus|alb|hügel\p{L}*|bergs|rückens)(?!\p{L})/u,
    only: /hanglage|hanggrundstück|hanghaus|am (?:\p{L}+)?hang|steilhang|senke|mulde|talsohle|hangbebauung|(?:süd|west|ost|nord)hang/u,
  }),
  rule('hang-gefahr', 'hang', 'warnung', {
    pattern: /starkregen\p{L}*|hangrutsch\p{L}*|rutschungs?\p{L}*|hangwasser|erdrutsch\p{L}*|oberflächenwasser/u,
    meaning: 'Starkregen oder Rutschung erwähnt',
    // Rain that came through the roof or a window tells of them, and nothing of the ground.
    unlessBeside:
      /starkregen\p{L}*(?=[^.]{0,90}(?<!\p{L})(?:\p{L}*dach\p{L}*|\p{L}*decke|speicher)(?!\p{L}))[^.]{0,90}(?<!\p{L})(?:hinein|herein|rein|durch)?(?:tropft|regnet|läuft|drückt)(?!\p{L})|starkregen\p{L}*(?!\p{L})[^.]{0,40}(?<!\p{L})(?:wasser|nässe)(?!\p{L})[^.]{0,20}(?<!\p{L})(?:über (?:dem|der|den) \p{L}+|(?:am|durch|an|in) (?:\p{L}+ )?(?:\p{L}*dach\p{L}*|\p{L}*decke|\p{L}*fenster\p{L}*|kamin|schornstein))(?!\p{L})/u,
    denied: 'Starkregen oder Rutschung wird verneint',
  }),
  rule('bergbau', 'bergbau', 'warnung', {
    pattern:
      /bergbau(?:gebiet|folge\p{L}*|schäden|einwirkung\p{L}*|einfluss\p{L}*|bereich|berechtigung)|(?:aktiv|früher|ehemalig|alt|einstig|stillgelegt|untertägig|oberflächennah|eingestellt)e[rnms]? (?:\p{L}+-?)?bergbaus?(?!\p{L})|(?:steinkohlen?|kohlen?|erz|kali|salz|kupferschiefer|schiefer|uran)-?bergbaus?(?!\p{L})|bergbau (?:\p{L}+ ){0,4}(?:umgegangen|umging|betrieben)|bergbaulich\p{L}*(?: bedingt\p{L}*)? (?:einwirkung|einfl[uü]ss|beeinfluss|tätigkeit|senkung|vorbelast|verhältniss)\p{L}*|einwirkungsbereich\p{L}* (?:\p{L}+ ){0,4}(?:bergwerk|zeche|grube|schacht|tiefbau)\p{L}*|senkungsgebiet\p{L}*|bergsenkung\p{L}*|bergschad(?!ens?-?verzicht)\p{L}*|(?<!verzicht\p{L}* (?:\p{L}+ ){0,5}auf (?:\p{L}+ ){0,3})bergschäden(?! (?:\p{L}+ ){0,4}verzichtet)|altbergbau|tagesbruch\p{L}*/u,
    meaning: 'Bergbau oder Bergschaden erwähnt',
    denied: 'Kein Bergbau, keine Bergschäden',
    unless: /museum|tradition|geschichte/u,
  }),
  // Its denial says that nobody has waived anything, and nothing on mining.
  rule('bergschadenverzicht', 'bergbau', 'warnung', {
    pattern:
      /bergschadens?-?(?:minderwert)?-?verzicht\p{L}*|verzicht\p{L}* (?:\p{L}+ ){0,5}auf (?:\p{L}+ ){0,5}bergsch[aä]den?s?|auf (?:\p{L}+ ){0,5}bergschäden (?:\p{L}+ ){0,4}verzichtet/u,
    meaning: 'Auf Ersatz von Bergschäden ist verzichtet',
  }),
  rule('radon', 'radon', 'warnung', {
    pattern: /radon(?:vorsorgegebiet|gebiet|belastung\p{L}*|konzentration|wert\p{L}*|schutz)?/u,
    meaning: 'Radon erwähnt: Messung verlangen',
    denied: 'Radon wird verneint',
    unless: new RegExp(RADON_BELOW, 'u'),
  }),
  rule('radon-messung', 'radon', 'hinweis', {
    pattern: /radonmessung(?:en)?/u,
    meaning: 'Radonmessung genannt: Ergebnis verlangen',
    denied: 'Keine Radonmessung',
    deniedTone: 'hinweis',
    evenIfOpen: true,
    unless: new RegExp(RADON_BELOW, 'u'),
  }),
  rule('radon-gemessen', 'radon', 'gut', {
    pattern: new RegExp(RADON_BELOW, 'u'),
    meaning: 'Radon laut Text gemessen und unter dem Referenzwert: Protokoll zeigen lassen',
    fixed: 'stated',
  }),
  rule('emittenten-nah', 'emittenten', 'warnung', {
    pattern:
      /hochspannung\p{L}*|strommast\p{L}*|überlandleitung\p{L}*|umspannwerk|windpark\p{L}*|windr(?:ad|äder|ädern)|windkraft\p{L}*|windenergieanlagen?|mobilfunkmast\p{L}*|funkmast\p{L}*|sendemast|biogas\p{L}*|schweinemast\p{L}*|mastbetrieb|geflügelhof|mülldeponie|deponie|geruchs(?:belästigung|belastung|immission)\p{L}*|kompostieranlage|industrieanlage|müllverbrennung\p{L}*|steinbruch|kiesgrube/u,
    meaning: 'Anlage mit Lärm, Geruch oder Strahlung in der Nähe',
    denied: 'Störende Anlagen werden verneint',
    // Dreams of a lease, and what the heat is made of.
    unless:
      /träum|(?<!\p{L})traum(?!\p{L})|(?:nicht|kein\p{L}*) (?:\p{L}+ ){0,4}(?:vorrang|eignungs)-?(?:gebiet|fläche)|biogas-?(?:bhkw|blockheiz|wärme)|energieträger/u,
  }),
  // "Milchviehbetrieb, den man bei Ostwind gelegentlich riecht": whoever writes it knows it; damp smells are read with the damage.
  rule('geruch-genannt', 'emittenten', 'warnung', {
    pattern: regexp.u`(?<!\p{L})(?:\p{L}*betrieb|\p{L}*stall|\p{L}*ställe|bauernhof|(?:nachbar|milch|vieh)hof|landwirt(?:e|schaft)?|\p{L}*tierhaltung|viehhaltung|kläranlage|kompost\p{L}*|fabrik|brauerei|\p{L}*werk|gerberei|güllegrube|misthaufen|felder?n?)(?!\p{L})[^.]{0,90}(?<!\p{L})(?:riecht|riechen|gerochen|geruch\p{L}*|gerüche?n?|stinkt)(?!\p{L})|(?:riecht|riechen|stinkt|geruch|gerüche)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:gülle|mist|stall|ställen|vieh|kuh\p{L}*|schwein\p{L}*|landwirtschaft\p{L}*|kläranlage|fabrik|brauerei|\p{L}*betrieb\p{L}*)(?!\p{L})|(?:bei|je nach) (?:\p{L}+ )?\p{L}*wind(?:richtung)?(?!\p{L})[^.]{0,60}(?<!\p{L})(?:riecht|riechen|geruch\p{L}*|gerüche?n?|stinkt)(?!\p{L})`,
    meaning: 'Geruch aus der Umgebung genannt: bei dem genannten Wind und im Sommer besichtigen',
    unless:
      /(?<!\p{L})(?:nicht|nie|kein(?:e[nrsm]?)?|ohne|kaum)(?!\p{L})[^.]{0,40}(?:riech\p{L}*|geruch\p{L}*|gerüch\p{L}*)|geruchs(?:frei|neutral|los)\p{L}*|keller|muffig|moder|schimmel|küche|dunstabzug|kamin|brot|kaffee|blumen|blüten|(?:frische[mns]? )?heu(?!\p{L})/u,
    fixed: 'stated',
  }),
  rule('emittenten-gewerbe', 'emittenten', 'hinweis', {
    pattern:
      /gewerbegebiete?[sn]?|industriegebiete?[sn]?|gewerbepark|industriepark|mischgebiete?s?|landwirtschaftliche[rn]? betriebe?|aktive landwirtschaft/u,
    meaning: 'Gewerbe oder Landwirtschaft in der Nähe genannt',
    denied: 'Kein Gewerbe in der Nähe',
    // "Interessenten ohne landwirtschaftlichen Betrieb": of who may buy; "ehemaliger landwirtschaftlicher Betrieb": of what is sold.
    unless:
      /(?<!\p{L})(?:\p{L}*halle|gewerbe(?:objekt|immobilie|grundstück)|bürogebäude|betriebsgelände|produktionsgebäude)(?!\p{L})[^.]{0,160} (?:im|in einem) (?:\p{L}+ )?(?:gewerbe|industrie)(?:gebiet|park)|bebauungsplan(?!\p{L})[^.]{0,40}(?:gewerbe|industrie|misch)gebiet|(?<!\p{L})(?:interessent\p{L}*|erwerber\p{L}*|käufer\p{L}*|vorkaufsrecht\p{L}*|grundstücks?verkehrs\p{L}*)(?!\p{L})|(?:ehemalige|frühere|einstige)[rnsm]? (?:\p{L}+ )?landwirtschaftliche/u,
    // A drive away is not near.
    unlessBeside: /\d ?(?:(?:fahr|auto)?minuten|min|km|kilometer)(?!\p{L})/u,
  }),
  rule('bauvorhaben', 'bauvorhaben', 'warnung', {
    pattern:
      /baulücke (?:nebenan|daneben|gegenüber|neben|im umfeld)|(?:nebenan|daneben|gegenüber|angrenzende?|benachbarte|links|rechts)(?!\p{L})(?: \p{L}+){0,4} baulücke|brachfläche|brachland|(?:nachbargrundstück|nachbarschaft|angrenzend\p{L}*|gegenüber\p{L}*|umfeld|umgebung)[^.]{0,60}(?:bebaut|bebauung|neubau|baugebiet|bauvorhaben|baustelle|bauarbeiten|neubaugebiet)|(?:geplante[rs]?|entstehende[rs]?) (?:neubaugebiet|baugebiet|umgehungsstraße|ortsumgehung|bahntrasse|stromtrasse|nachbarbebauung|bebauung)|großbaustelle|(?:neues )?baugebiet (?:entsteht|geplant)/u,
    meaning: 'Bauvorhaben oder Baulücke nebenan',
    denied: 'Keine Bauvorhaben im Umfeld',
    // Houses that stand and sheds behind them are nobody's plans, and the gap may be what is sold.
    unless:
      /(?:eigentümer|verkäufer|wir|familie) (?:bauen|baut|ziehen|zieht)(?!\p{L})|wohngebiet mit lockerer|(?:nachbargrundstücke?|nachbarschaft|umgebung)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:ist|sind|wurden?) (?:[\p{L}-]+ ){0,8}bebaut(?!\p{L})|grundstücke (?:\p{L}+ )?(?:gegenüber|nebenan|ringsum) (?:ist|sind) (?:\p{L}+ ){0,4}bebaut(?!\p{L})|nebengebäude|bodenrichtwert/u,
    evenIfOpen: true,
  }),
]
