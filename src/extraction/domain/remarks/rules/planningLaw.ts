import { regexp } from '#kernel/regexp.ts'
import { IS_RIGHT_FOR_US } from './acrossTheLine.ts'
import { germanAmount } from '../germanAmount.ts'
import { OBJECT_ONLY, OWN_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'
import { LAPSED, NO_BURDEN_BY_OFFICE } from './buildingRight.ts'
import { PIPES_OF_TOWN } from './sharedWays.ts'
import { UNSECURED } from './takenBack.ts'

/** What one goes to see, and how far it is. */
const LISTED_SIGHT = String.raw`denkmalgeschützte[rnms]? (?:\p{L}+ )?(?:\p{L}*(?:altstadt|innenstadt|stadtkern|ortskern|kirche|kapelle|schloss|burg|rathaus|bahnhof|park|brücke|mühle|zeche|gebäude|häuser|nachbar\p{L}+))(?!\p{L})`
const AWAY = String.raw`(?<!\p{L})(?:schritte\p{L}?|gehminuten|minuten|meter|km|kilometer|entfernt|nähe|unweit|blick|gegenüber|neben|nebenan|fußläufig|erreichen|erreichbar|umgebung|nachbarschaft)(?!\p{L})`

/** Public law: protection areas, Baulasten, development, what may be built and how it may be used. */
export const PLANNING_RULES: readonly RemarkRule[] = [
  rule('gebiet-milieuschutz', 'gebietsschutz', 'warnung', {
    subject: 'milieuschutz',
    pattern:
      /milieuschutz(?:gebiet|satzung)?s?|erhaltungssatzung(?:sgebiet)?|(?:sozialen? )?erhaltungs(?:gebiet|verordnung)s?|soziale erhaltung|umwandlungsverbot/u,
    meaning: 'Milieuschutz oder Erhaltungssatzung',
    denied: 'Kein Milieuschutz',
  }),
  rule('gebiet-sanierung', 'gebietsschutz', 'warnung', {
    subject: 'sanierungsgebiet',
    pattern:
      /sanierungsgebiete?s?|sanierungsvermerk|ausgleichsbetr(?:ag|äge)\p{L}*|städtebauliche entwicklungsmaßnahme/u,
    meaning: 'Sanierungsgebiet oder Ausgleichsbetrag',
    denied: 'Kein Sanierungsgebiet',
    // What is paid is owed by nobody any more (§ 154 (3) BauGB).
    unless:
      /^(?!.*(?:sanierungsgebiet|sanierungsvermerk)).*ausgleichsbetr\p{L}* (?:ist|sind|wurde|wurden) (?:\p{L}+ ){0,3}(?:abgelöst|bezahlt|gezahlt|entrichtet|beglichen)(?!\p{L})/u,
  }),
  // What the land is worth more by the renewal of the quarter its owner pays at the end (§ 154 BauGB).
  rule('ausgleichsbetrag-satz', 'gebietsschutz', 'warnung', {
    subject: 'sanierungsgebiet',
    pattern:
      /ausgleichsbetr(?:ag|äge)\p{L}*(?!\p{L})[^.]{0,160}?(?<!\d)(?:(?<low>\d{1,3}(?:,\d{1,2})?) ?(?:€|euro|eur)? ?(?:bis|und|–|-) ?)?(?<value>\d{1,3}(?:,\d{1,2})?) ?(?:€|euro|eur) ?(?:je|pro|\/) ?(?:m²|qm|quadratmeter)/u,
    meaning: ({ low, value }) =>
      `Ausgleichsbetrag ${low === undefined ? '' : `${low} bis `}${value ?? ''}\u00a0€ je m² Grundstück, zum Preis dazu, wenn Sie ihn tragen`,
    perM2: ({ value }) => ({
      rate: germanAmount(value),
      of: 'grundstuecksflaeche',
      isBegun: false,
      isMonthly: false,
    }),
    unless:
      /(?<!\p{L})(?:abgelöst|bezahlt|gezahlt|entrichtet|erlassen|(?:trägt|übernimmt) der verkäufer|zu lasten des verkäufers|vom verkäufer (?:(?!nicht)\p{L}+ )?(?:getragen|übernommen)|(?<!nicht )im (?:kauf)?preis (?:bereits |schon )?(?:enthalten|inbegriffen|berücksichtigt)|wohnfläche)(?!\p{L})/u,
    fixed: 'stated',
  }),
  // Whoever owns it on the day of the decision owes it, and may pay it off before (§ 154 Abs. 1, 3 BauGB).
  rule('ausgleichsbetrag-offen', 'gebietsschutz', 'warnung', {
    subject: 'sanierungsgebiet',
    pattern:
      /ausgleichsbetr(?:ag|äge)\p{L}*(?!\p{L})[^.]{0,120}(?<!\p{L})(?:(?:bisher |bislang |noch |bis heute )?(?:nicht|nie) (?:\p{L}+ )?(?:abgelöst|bezahlt|gezahlt|entrichtet|festgesetzt|erhoben|beschieden|entschieden|abgerechnet)|(?:ist|sind|bleibt) (?:\p{L}+ )?offen|(?:steht|stehen) (?:noch |derzeit )?aus|(?:wird|werden) (?:\p{L}+ ){0,5}(?:erhoben|fällig|festgesetzt|abgerechnet))(?!\p{L})|(?:offene[rnms]?|ausstehende[rnms]?|künftige[rnms]?|spätere[rnms]?) ausgleichsbetr(?:ag|äge)\p{L}*/u,
    meaning: 'Ausgleichsbetrag noch offen: Wer am Ende Eigentümer ist, zahlt ihn der Stadt (§ 154 BauGB)',
    unless:
      /(?<!\p{L})(?:kein(?:e|en)? (?:\p{L}+ )?ausgleichsbetr\p{L}*|(?:trägt|übernimmt|zahlt) (?:noch )?(?:der|die) verkäufer|zu lasten des verkäufers|vo[nm] (?:de[rnm] )?(?:verkäufer|eigentümer|veräußerer)(?:in|s)? (?:(?!nicht |und |oder )[\p{L}\d·]+ ){0,7}(?:getragen|übernommen|bezahlt|gezahlt|abgelöst|beglichen|entrichtet)|(?:ist|sind) nicht (?:mehr )?offen|(?:ist|wurde) (?:bereits |schon |vollständig )?(?:abgelöst|bezahlt|entrichtet)|(?:wird|werden) (?:\p{L}+ ){0,3}(?:nicht|kein\p{L}*) (?:mehr )?(?:\p{L}+ )?erhoben)(?!\p{L})/u,
    fixed: 'stated',
  }),
  // Contract and land charge wait for it (§ 144 Abs. 2 BauGB).
  rule('sanierung-genehmigung', 'gebietsschutz', 'warnung', {
    subject: 'sanierungsgebiet',
    pattern:
      /sanierungsrechtliche[nrs]? genehmigung(?!\p{L})|(?:kaufvertrag|verkauf|veräußerung|grundschuld)(?!\p{L})[^.;]{0,60}(?<!\p{L})genehmigung[^.;]{0,40}(?:§ ?144|sanierungs)/u,
    meaning:
      'Der Kaufvertrag und die Grundschuld Ihrer Bank brauchen die sanierungsrechtliche Genehmigung (§ 144 BauGB)',
    unless:
      /(?<!\p{L})(?:liegt vor|erteilt(?! wird)|nicht (?:mehr )?(?:nötig|erforderlich|notwendig)|entfällt)(?!\p{L})/u,
    fixed: 'stated',
  }),
  rule('gebiet-denkmal', 'gebietsschutz', 'hinweis', {
    pattern:
      /denkmalschutz(?:es|amt|auflagen|behörde)?|denkmalschutzgesetz(?:es)?(?= (?:[^.;]{0,30} )?(?:unter schutz|geschützt))|(?<=unter )schutz(?= (?:nach|gemäß|aufgrund) [^.;]{0,30}(?:denkmal|dschg))|denkmalgeschützt(?:e[rnsm]?)?|einzeldenkmals?|baudenkmals?|kulturdenkmale?s?|baudenkmäler|(?<=kein )denkmals?|(?<=unter )denkmal|denkmal(?= (?:ist|sind) (?:das|die|der|es|dieses))|denkmalliste/u,
    meaning: 'Denkmal- oder Ensembleschutz: Änderungen brauchen Erlaubnis',
    denied: 'Kein Denkmalschutz',
    sections: OBJECT_ONLY,
    // "Nur wenige Schritte entfernt: die denkmalgeschützte Altstadt"
    unless: regexp.u`${AWAY}[^.]{0,60}${LISTED_SIGHT}|${LISTED_SIGHT}[^.]{0,50}${AWAY}`,
  }),
  // No monument, and yet roof, front and windows are not free.
  rule('gebiet-gestaltung', 'gebietsschutz', 'warnung', {
    pattern: /(?:gestaltungs|ortsgestaltungs|altstadt|ortsbild)-?satzung(?:en)?/u,
    meaning: 'Gestaltungssatzung: Dach, Fassade und Fenster nur nach ihren Vorgaben ändern',
    denied: 'Keine Gestaltungssatzung',
    sections: OBJECT_ONLY,
  }),
  // Not the building, but what it stands among: its outside is protected (such as Art. 1 Abs. 3 BayDSchG).
  rule('gebiet-ensemble', 'gebietsschutz', 'warnung', {
    pattern:
      /ensembleschutz(?:es)?|ensemblebereichs?|denkmalensembles?|denkmalbereichs?|denkmalzone|(?:teil|bestandteil) (?:des|eines) (?:\p{L}+ ){0,2}ensembles|(?:teil|bestandteil) (?:der|einer) (?:\p{L}+ ){0,2}gesamtanlage(?=[^.]{0,90}(?:denkmal|dschg|(?<!\p{L})schutz(?!\p{L})))|(?:im|in einem) (?:denkmal)?geschützten ensemble/u,
    meaning: 'Ensembleschutz: Änderungen am Äußeren brauchen Erlaubnis',
    denied: 'Kein Ensembleschutz',
    sections: OBJECT_ONLY,
  }),
  rule('baulast', 'baulasten', 'warnung', {
    pattern:
      /(?:abstandsflächen|stellplatz|zufahrts|zuwegungs|vereinigungs|erschließungs)?-?baulast(?:en)?(?:verzeichnis\p{L}*|eintrag\p{L}*)?/u,
    meaning: 'Baulast wird genannt',
    denied: 'Keine Baulasten',
    // Told by its own rule, or the label of a row alone.
    unless: regexp.u`${NO_BURDEN_BY_OFFICE}|^ ?(?:[\p{L}-]+(?: ?/ ?|, | und )){0,3}baulasten(?:(?: ?/ ?|, | und )[\p{L}-]+){0,3},?:? ?$|verzeichnis(?:ses)?(?!\p{L})[^.]{0,60}(?<!\p{L})(?:enthält|weist|zeigt|hat|ergab|führt|ist|sind|steht|stehen|gibt es|findet sich|finden sich|bestehen) keine(?:n|rlei)? (?:\p{L}+ )?(?:eintrag\p{L}*|baulast\p{L}*)|verzeichnis(?:ses)?(?: ist| war| ?:| ?¦)? ?(?:frei|leer|unbelastet|ohne eintrag|keine eintrag)|verzeichnis(?:ses)?(?!\p{L}) ?\([^()]{0,50}ohne eintrag\p{L}*|nicht eingetragen, (?:wohl )?aber|baulasten?(?:,| und| u·| ?/) ?[\p{L} ]{3,30}? ?[¦:] ?(?:keine|ohne) (?:eintrag\p{L}*|bekannt|vorhanden)|baulast(?!\p{L})[^.]{0,40}(?<!\p{L})(?:fehlt|(?:noch|bislang|bisher) nicht|soll (?:\p{L}+ ){0,3}(?:eingetragen|bestellt) werden)|(?:zufahrt|zuwegung|erschließung|erreich\p{L}*|wegerecht|fahrt?recht|leitungsrecht)(?!\p{L})[^.]{0,90}(?:durch|per|mittels|als) (?:eine |öffentliche )?(?:\p{L}+-?)?baulast (?:\p{L}+ ){0,2}gesichert|baulast[^.]{0,60}zu (?:unseren|ihren|seinen) gunsten|${UNSECURED}`,
    sections: OWN_SECTIONS,
    evenIfOpen: true,
  }),
  rule('baulast-frei', 'baulasten', 'gut', {
    pattern: regexp.u`${NO_BURDEN_BY_OFFICE}|baulasten-?verzeichnis(?:ses)?(?!\p{L})[^.]{0,60}(?<!\p{L})(?:enthält|weist|zeigt|hat|ergab|führt|ist|sind|steht|stehen|gibt es|findet sich|finden sich|bestehen) keine(?:n|rlei)? (?:\p{L}+ )?(?:eintrag\p{L}*|baulast\p{L}*)|baulasten-?verzeichnis(?:ses)?(?: ist| war| ?:| ?¦)? ?(?:frei|leer|unbelastet|(?:ohne|keine) eintrag\p{L}*)|baulasten-?verzeichnis(?:ses)?(?!\p{L}) ?\([^()]{0,50}ohne eintrag\p{L}*|baulasten?(?:,| und| u·| ?/) ?[\p{L} ]{3,30}? ?[¦:] ?(?:keine|ohne) (?:eintrag\p{L}*|bekannt|vorhanden)`,
    meaning: 'Keine Baulasten',
    fixed: 'denied',
  }),
  rule('wegerecht', 'wegerecht', 'warnung', {
    pattern:
      /wegerecht(?:e|s)?|geh-? ?(?:,|und|u·|\/)? ?(?:fahr|leitungs)(?:t?recht\p{L}*|-? ?,? ?(?:und|u·|\/) ?leitungsrecht\p{L}*)|(?<pipe>\p{L}*leitungsrecht(?:en?|s)?)|(?<pipe3>(?:schutz)?streifen(?!\p{L})[^.]{0,120}(?<!\p{L})\p{L}*leitung\p{L}*[^.]{0,80}(?<!\p{L})(?:freizuhalten|dienstbarkeit))|(?:über)?fahrt?recht(?:e|s)?|(?<pipe2>rechte?) (?:\p{L}+ ){0,3}(?:zur|auf) (?:führung|verlegung|durchleitung|benutzung|mitbenutzung|unterhaltung) (?:der|einer|von|des) \p{L}*(?:leitung|kanal|kabel|rohr)\p{L}*|überwegungsrecht|gehrecht(?:e|s)?(?!\p{L})|notweg(?:e?recht|rente)?|(?:zufahrt|zuwegung|erschließung|zugang)[^.]{0,40} über (?:das |ein |den |die )?(?:nachbar|fremd|privat)\p{L}*/u,
    meaning: ({ pipe, pipe2, pipe3 }) =>
      (pipe ?? pipe2 ?? pipe3) === undefined ? 'Wege-, Fahr- oder Leitungsrecht' : 'Leitungsrecht',
    denied: 'Keine Wege- oder Leitungsrechte',
    // Who must cross the land of others has no merit in having no right to.
    unless: regexp.u`(?:zufahrt|zuwegung|zugang)(?!\p{L})[^.]{0,60}(?<!\p{L})über(?!\p{L})[^.]{0,90}(?:nicht|kein|ohne)(?!\p{L})|(?:gegen|wechsel)seitige[nsr]? (?:\p{L}+ ){0,4}(?:\p{L}*leitungsrecht|(?:zur|auf) \p{L}+ (?:der|einer|von|des) \p{L}*(?:leitung|kanal|kabel|rohr))|${PIPES_OF_TOWN.source}|${IS_RIGHT_FOR_US}`,
    evenIfOpen: true,
  }),
  // A Bodenrichtwert is that of plots on the street, wholly their own to build on.
  rule('hinterlieger', 'wegerecht', 'warnung', {
    pattern:
      /hinterlieger-?(?:grundstück|platz|bauplatz|parzelle|bebauung|lage)\p{L}*|hinterland(?:grundstück\p{L}*|bebauung|parzelle)?|pfeifenstiel\p{L}*|pfeifengrundstück|hammergrundstück|in (?:der )?(?:zweiter?|2·|rückwärtiger|hinterer) (?:bau|häuser|haus|grundstücks)?(?:reihe|zeile)|(?:hinter|rückwärtig) (?:dem|einem|des|eines) (?:\p{L}+ )?(?:wohnhaus|vorderhaus|nachbarhaus|bestandshaus|haus)\p{L}{0,2}(?: \p{L}+){0,3} (?:bieten|liegt|gelegen|befindet)|(?:liegt|gelegen)[^.,]{0,25} hinter (?:dem|einem) (?:\p{L}+ )?(?:wohnhaus|vorderhaus|haus)|(?:zufahrt|zuwegung|erreich\p{L}*|zugang)[^.]{0,60}(?<!\p{L})über (?:den |das |die |einen |ein )?(?:\p{L}+ ){0,4}(?:de[sr] )?vorder(?:lieger|haus|grundstück)\p{L}{0,3}|(?:zufahrt|zuwegung|stichweg|zugang)[^.]{0,60}(?:in (?:den|der|dem|diesen) [^.]{0,25}(?:enthalten|inbegriffen)|gehört zur (?:grundstücks)?fläche|teil der (?:grundstücks)?fläche)/u,
    meaning: 'Zweite Reihe oder Zufahrt in der Grundstücksfläche',
    denied: 'Kein Hinterliegergrundstück',
    unless:
      /(?:zu ?gunsten|zu gunsten) (?:des|der) (?:\p{L}+ )?hinterlieger|(?:kein|nicht) [^.]{0,20}(?:hinterlieger|zweiter)|möglich|denkbar|bebauung in zweiter|zweiter (?:bau)?(?:reihe|zeile) (?:zum|zur|vom|am|an der) |(?:nachbar|gegenüber|ihm|dort)[^.]{0,60}in zweiter|in zweiter reihe (?:stehen|steht|befinden|liegen|sind)(?!\p{L})|(?:reihe|zeile) (?:ein(?:er|es)|des|der|zu[rm]) (?:\p{L}+ )?(?:\p{L}*straße|see[s]?|ufers|promenade|platzes|allee|strandes)/u,
  }),
  rule('wegerecht-ungesichert', 'wegerecht', 'gefahr', {
    pattern:
      /(?:zufahrt|zuwegung|erschließung|zugang)[^.,]{0,30}(?:nicht (?:rechtlich |öffentlich-rechtlich |dinglich |grundbuchlich )?gesichert|ungesichert)|(?:zufahrt|zuwegung|erschließung|zugang)(?!\p{L})[^.]{0,60}(?<!\p{L})über(?!\p{L})[^.]{0,60}(?:(?:wege|geh|fahrt?|überfahrt)recht[^.]{0,30} nicht (?:\p{L}+ )?(?:eingetragen|gesichert|vorhanden|vereinbart|bestellt)|(?:kein|ohne) (?:\p{L}+ )?(?:wege|geh|fahrt?|überfahrt)recht)/u,
    meaning: 'Zufahrt oder Erschließung nicht gesichert',
    fixed: 'stated',
  }),
  rule('erschlossen', 'erschliessung', 'gut', {
    pattern:
      /(?:voll|ortsüblich|vollständig|komplett)[- ]?erschlossen\p{L}*|vollerschließung|(?:grundstück|bauplatz)[^.]{0,90} erschlossen|erschließung[ :¦]{1,3}(?:ist )?(?:voll|vollständig|komplett|vorhanden|gesichert|erschlossen)|erschließung (?:ist )?gesichert|(?:plätze|bauplätze|grundstücke) sind (?:\p{L}+ )?erschlossen/u,
    // Whether its contributions are paid is another thing: see beitraege-bezahlt.
    meaning: 'Erschlossen',
    denied: 'Nicht erschlossen',
    deniedTone: 'warnung',
    // "durch eine 2,5 m breite Zufahrt per Geh- und Fahrtrecht erschlossen": that is the way to it.
    unless:
      /aufzug|teilerschlossen|teilweise erschlossen|rechtlich nicht gesichert|zufahrt|fahrt-?recht|wegerecht|privatweg/u,
  }),
  rule('erschliessung-offen', 'erschliessung', 'warnung', {
    pattern:
      /teil(?:weise )?[- ]?erschlossen\p{L}*|unerschlossen\p{L}*|(?:noch )?nicht erschlossen|(?:straßen)?ausbau(?:beitrag|beiträge)[^.]{0,40}(?:offen|fällig|noch|zu erwarten|kommen|geplant)|(?:erschließungs|anlieger|kanal(?:anschluss|bau)?|anschluss|herstellungs|abwasser(?:anschluss)?|wasseranschluss)(?:beitrag|beiträge|kosten)(?: nach (?:dem )?(?:baugb|kag))?[^.]{0,40}(?:offen|noch nicht|noch zu|trägt der käufer|vom käufer|fallen (?:noch |später |demnächst )?an|fällig|zzgl|(?:werden|wird) (?:noch|später|demnächst|künftig|erst)(?! nicht)[^.,]{0,30} (?:erhoben|abgerechnet|fällig|berechnet|festgesetzt))|(?<left>nicht (?:im (?:kauf|grundstücks)?preis |darin )?(?:enthalten|inbegriffen) (?:sind|ist)) (?:(?:der|die|dagegen|jedoch|aber|noch) )*(?:(?<one>(?:kanal(?:anschluss|bau)?|abwasser(?:anschluss)?|wasseranschluss)(?:beitrag|beiträge|kosten))(?! und)|[^.]{0,30}(?:erschließungs|anlieger|anschluss|herstellungs|kanal(?:anschluss|bau)?|abwasser|wasseranschluss)(?:beitrag|beiträge|kosten))|(?:erschließungs|anlieger|anschluss|herstellungs|kanal(?:anschluss|bau)?|abwasser|wasseranschluss)(?:beitrag|beiträge|kosten)(?!\p{L})[^.]{0,60} (?:sind|ist) nicht im (?:kauf|grundstücks)?preis|straßenausbau (?:geplant|steht an|offen)|kosten der erschließung[^.,]{0,30}(?:trägt|tragen|zahlt|zahlen|übernimmt)|nur (?:als )?baustraße|endausbau(?!\p{L})[^.]{0,60}(?<!\p{L})(?:kommt|folgt|steht (?:noch )?aus|geplant|abgerechnet|umgelegt)/u,
    // One contribution that is left out is not all of them.
    meaning: ({ left, one }) =>
      left === undefined
        ? 'Nicht voll erschlossen oder Beiträge offen'
        : one === undefined
          ? 'Beiträge sind nicht im Preis enthalten'
          : `Nicht im Preis enthalten: ${one.replace(/^./u, first => first.toUpperCase())}`,
    fixed: 'stated',
    unless: /(?:nicht|nichts|keine)(?: mehr)? (?:offen|fällig|zu zahlen)/u,
  }),
  // Every plot needs connections; these lie on the buyer over more than its own ground.
  rule('leitungen-vom-kaeufer', 'erschliessung', 'warnung', {
    pattern:
      /(?:zu)?leitung(?:en)?(?!\p{L})[^.]{0,60}(?<!\p{L})(?:vom (?:käufer|erwerber|bauherrn)|durch den (?:käufer|erwerber|bauherrn)|(?:käufer|erwerber) (?:zu )?(?:verlegen|legen|legt|verlegt|trägt|herzustellen)|(?:legt|verlegt|baut|trägt|zahlt|bezahlt|übernimmt|finanziert) (?:der |die )?(?:käufer(?:in|seite)?|erwerber(?:in)?|bauherr(?:in)?|bauwillige))(?!\p{L})|(?:(?:zu)?leitung(?:en)?|(?:haus)?anschl(?:uss|üsse)|anschließen)(?!\p{L})[^.]{0,90}(?<!\p{L})(?:auf (?:eigene|seine|ihre) (?:kosten|rechnung)|auf (?:kosten|rechnung) (?:des|der) (?:käufer|erwerber|bauherr)\p{L}*|sind sache (?:des|der) (?:käufer|erwerber|bauherr)\p{L}*)(?!\p{L})|(?:verlegung|heranführung|zuleitung|leitungsbau)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:zu lasten|auf kosten|sache|trägt|übernimmt)(?!\p{L})[^.]{0,15}(?:käufer|erwerber|bauherr)\p{L}{0,2}/u,
    only: /(?<!\p{L})(?:straße|weg|grundstück|heran|entfernt|\d+ ?m(?:eter)?|strom|wasser|trinkwasser|telekom|verlegung)(?!\p{L})/u,
    unless: /leitungsrecht|innen|im haus|steigleitung|(?:verkäufer|voreigentümer)(?!\p{L})/u,
    meaning: 'Leitungen von der Straße zum Grundstück legt der Käufer',
    fixed: 'stated',
  }),
  // § 30 (1) BauGB: what may be built hangs on it.
  rule('erschliessung-fehlt', 'erschliessung', 'gefahr', {
    pattern:
      /(?:straße|medien|leitungen|versorgung|erschließung)(?: und \p{L}+)? (?:ist|sind) (?:aber )?noch nicht (?:da|vorhanden|gebaut|verlegt|hergestellt|gesichert)|erschließungsvertrag(?!\p{L})[^.]{0,60}(?:verhandel|verhandlung|abstimmung|abgeschlossen werden)\p{L}*|verhandel\p{L}* [^.]{0,60}erschließungsvertrag|(?:nur|erst) bei gesicherter erschließung/u,
    meaning: 'Noch nicht erschlossen: Ohne gesicherte Erschließung gibt es keine Baugenehmigung (§ 30 Abs. 1 BauGB)',
    fixed: 'stated',
    unless: /glasfaser|internet|telefon/u,
  }),
  rule('erschliessung-kosten', 'erschliessung', 'warnung', {
    pattern:
      /(?:erschließ|endausbau|straßenausbau|anlieger|ausbaubeitr|anschlussbeitr)\p{L}*[^.]{0,120}?(?<!\d)(?<value>\d{1,3}(?:,\d{1,2})?) ?(?:€|eur(?:o)?) ?(?:je|pro|\/) ?(?:m²|qm|m2|quadratmeter)|(?<!\d)(?<value2>\d{1,3}(?:,\d{1,2})?) ?(?:€|eur(?:o)?) ?(?:je|pro|\/) ?(?:m²|qm|m2|quadratmeter)[^.]{0,80}(?:erschließ|endausbau|straßenausbau|beitrag|beiträge|hausanschl)\p{L}*/u,
    meaning: ({ value, value2 }) =>
      `Für die Erschließung sind ${value ?? value2 ?? ''}\u00a0€/m² genannt, die noch zu zahlen sind`,
    fixed: 'stated',
    unless:
      /bodenrichtwert|kaufpreis|(?:bereits|schon|sind|vollständig) (?:be|ab)?(?:gezahlt|gegolten|gerechnet|gelöst)|(?<!(?:nicht|noch|wird|werden)(?: \p{L}+)? )(?:abgelöst|abgegolten|abgerechnet|beglichen|entrichtet)|(?<!\p{L})darin(?!\p{L})|im preis|enthalten|inkl/u,
  }),
  // Its price pays for the soil alone.
  rule('wald-kahl', 'bodenrichtwert', 'warnung', {
    pattern:
      /(?:gesamte|ganze|reine)[rn]? (?:kahlfläche|kahlschlag)|(?:\p{L}*bestand|fichten|wald|bäume)(?!\p{L})[^.]{0,90}(?<!\p{L})(?:weitgehend|größtenteils|zum (?:größten|großen|überwiegenden) teil|komplett|vollständig|fast ganz) (?:abgestorben|geräumt|gefällt|abgetrieben|eingeschlagen)/u,
    only: /fichte|kiefer|buche|wald|forst|bestand|baum|bäume|käfer|aufforst/u,
    meaning: 'Der Baumbestand ist größtenteils weg: Wiederaufforsten kostet, und der Boden allein ist der Wert',
    fixed: 'stated',
    unless: /(?:kein|ohne)e?n? kahl/u,
  }),
  rule('baurecht-plan', 'baurecht', 'neutral', {
    pattern:
      /(?<plan>bebauungspl(?:an|ans|anes|äne)|b-plan(?:-gebiet)?|grz|gfz)|(?<place>§ ?34(?: baugb)?|innenbereich)|(?<!bodenrichtwert\p{L}* (?:für |von |im |des )?)bauland/u,
    meaning: ({ plan, place }) => plan ? 'Bebauungsplan genannt' : place ? 'Bebaubarkeit nach § 34 BauGB genannt' : 'Bauland laut Text', // prettier-ignore
    denied: 'Kein Bebauungsplan',
    deniedTone: 'neutral',
    unless:
      /§ ?34 ?c|gewo|(?:nach|laut|gemäß) (?:de[mn] )?bebauungsplan(?!\p{L})[^.,]{0,60} (?:nicht|un)(?: mehr)? ?(?:möglich|zulässig|erlaubt|gestattet)|bauerwartungsland|kein bauland|bauland (?:ist|wird|wurde|war) (?:\p{L}+ ){0,6}(?:nicht|nie|keines|kaum)(?!\p{L})|(?:nicht|nie) bauland|(?:instandhaltung|instandsetzung|reparatur|renovierung|arbeiten|maßnahmen|gestaltung|anstrich|mieter|pächter)\p{L}*[^.]{0,40} (?:im )?innenbereich/u,
    evenIfOpen: true,
  }),
  rule('baurecht-aussenbereich', 'baurecht', 'warnung', {
    pattern:
      /§ ?35(?: baugb)?|(?:baurechtlich(?:en)?|planungsrechtlich(?:en)?|bauplanungsrechtlich(?:en)?)[^.]{0,20}außenbereich|(?:liegt|gelegen|befindet sich|lage)[^.]{0,15} im außenbereich|(?:grundst\p{L}+|flurstück\p{L}*|flur \d+|gemarkung \p{L}+|hofstelle|anwesen|resthof|hof|alleinlage)(?!\p{L})(?:(?! mit )[^.;]){0,40}(?<!\p{L})im außenbereich(?= ?(?:$|[.,;)¦(]|gelegen|nach §|der gemeinde|von ))|außenbereichs(?:lage|grundstück|gebiet|satzung)|privilegierte[sn]? (?:bauvorhaben|landwirtschaft)/u,
    meaning: 'Außenbereich (§ 35 BauGB): Bauen, Umbau und Erweiterung stark beschränkt',
    denied: 'Kein Außenbereich',
    unless:
      /§ ?35 ?(?:a|c|estg|ab)|pool|grillplatz|abgelehnt|versagt|steckdose|beleuchtung|strom|licht|wasserhahn|wasseranschluss|kamera|pflaster|sitzplatz|spielplatz|gestalt|pflege|reinigung|stellpl|gepflegt/u,
    evenIfOpen: true,
  }),
  rule('baurecht-aussenbereich-ohne', 'baurecht', 'gefahr', {
    pattern:
      /(?:außenbereich|§ ?35)[^.]{0,80}(?:ohne (?:bau)?genehmigung|nicht genehmigt|keine (?:bau)?genehmigung)|(?:kein|ohne|fehlendes) baurecht|(?:nicht bebaubar|darf nicht bebaut werden|unbebaubar)\p{L}*/u,
    meaning: 'Kein Baurecht oder Außenbereich ohne Genehmigung',
    fixed: 'stated',
    unless:
      /wiese|ackerfläche|waldstück|teilfläche|nachbargrundstück|gegenüber|davor|angrenz|grünstreifen|unverbaubar/u,
  }),
  rule('baurecht-sperre', 'baurecht', 'warnung', {
    pattern: /veränderungssperre|bauerwartungsland|kein bauland|bauverbot|rohbauland/u,
    meaning: 'Noch kein gesichertes Bauland',
    fixed: 'stated',
  }),
  // "Ob gebaut werden darf, müsste der Käufer klären": nobody has asked the office yet.
  rule('baurecht-offen', 'baurecht', 'warnung', {
    pattern:
      /ob (?:und was |und wie |und in welchem umfang )?(?:\p{L}+ ){0,3}(?:gebaut|bebaut) werden (?:darf|kann|könnte)|(?:bebaubarkeit|bebauung|baurecht|bebauungsmöglichkeit\p{L}*)(?: \p{L}+){0,6} (?:zu (?:klären|prüfen|erfragen)|abzuklären|geklärt werden|prüfen lassen|nicht geklärt|ungeklärt|offen)(?!\p{L})|keine bau(?:vor)?anfrage|bau(?:vor)?anfrage (?:\p{L}+ ){0,4}nicht|(?:laut|nach) (?:mündliche[rn] )?(?:auskunft|aussage) (?:\p{L}+ ){0,3}(?:bürgermeister\p{L}*|rathaus\p{L}*)[^.]{0,40}(?<!\p{L})(?:be|ge)?bau\p{L}*|(?:mündlich|telefonisch)(?:e[rn]?)? (?:\p{L}+ ){0,3}(?:auskunft|aussage|zusage|signalisiert|in aussicht)[^.]{0,60}(?<!\p{L})(?:be|ge)?bau\p{L}*/u,
    meaning: 'Ob gebaut werden darf, ist nicht geklärt',
    fixed: 'stated',
    // § 30 BauGB: where a qualified plan holds nobody need ask first.
    unless:
      /(?<!kein |keinen |keines |ohne )qualifizierte[nrs]? (?:bebauungsplan\p{L}*|b-plan\p{L}*)|bau(?:vor)?anfrage [^.]{0,80}(?:nicht|weder) (?:erforderlich|notwendig|nötig)/u,
    // Of a house that stands: what more one might make of its loft has its own remark.
    unlessBeside:
      /(?<!\p{L})(?:(?:dach)?ausbau|aufstockung|spitzboden\p{L}*|dachboden\p{L}*|dachgeschoss\p{L}*)(?!\p{L})/u,
  }),
  rule('baurecht-bescheid', 'baurecht', 'gut', {
    pattern:
      /(?:positive[rn]? |genehmigte[rn]? )(?:bauvoranfrage|bauvorbescheid|vorbescheid|bauantrag)|(?:bauvoranfrage|bauvorbescheid|bauantrag)[^.]{0,30} (?:positiv|genehmigt|liegt vor)|(?:bau-?(?:vor)?anfrage|voranfrage|vorbescheid)(?!\p{L})[^.]{0,130} (?:positiv|günstig) (?:beschieden|beantwortet|entschieden)|baugenehmigung ?[:¦]? ?(?:liegt vor|erteilt|ist erteilt|wurde erteilt|vorhanden)(?!\p{L})/u,
    meaning: 'Bauvorbescheid oder Baugenehmigung liegt vor',
    denied: 'Kein Bauvorbescheid',
    deniedTone: 'hinweis',
    unless: new RegExp(String.raw`(?<!nicht )${LAPSED}(?!\p{L})`, 'u'),
    certain: /(?<!\p{L})(?:hat|haben|wurde|ist)(?!\p{L})[^.]{0,160} erteilt(?! werden)/u,
    // The owner of the ground is asked before an Erbbaurecht is sold.
    unlessBefore: /erbbau|kirche|grundstückseigentümer|zustimm/u,
  }),
  rule('nutzung-wochenende', 'nutzungsbindung', 'gefahr', {
    pattern:
      /wochenend(?:haus)?(?:gebiete?s?|siedlung|grundstücke?s?)|(?:sondergebiet|gebiet)[^.,]{0,20}(?:erholung|ferienhäuser)|sondergebiet[^.;¦]{0,60}(?<!\p{L})(?:erholung|wochenendh[aä]us\p{L}*|ferienh[aä]us\p{L}*)|(?<!\p{L})(?:bebauungs)?plan(?!\p{L})[^.;¦]{0,60}(?<!\p{L})(?:wochenendh[aä]us|ferienh[aä]us)\p{L}*|(?<!\p{L})so (?:wochenend|erholung|ferienh)\p{L}*|§ 10 (?:abs· ?\d )?baunvo|(?:liegt|befindet|gelegen)[^.,]{0,25} erholungsgebiet|erholungsgrundstück|ferienhaus(?:gebiet|siedlung)/u,
    meaning: 'Liegt in einem Wochenend-, Ferien- oder Erholungsgebiet',
    denied: 'Kein Wochenend- oder Erholungsgebiet',
    unless:
      /stadtteil|radius|minuten|entfernt|ausflug|in der nähe|grenzt|angrenz|nebenan|nachbar|nahe |(?<!\p{L})entsteh(?:t|en)(?!\p{L})|(?:dauer(?:haftes )?wohnen|hauptwohnsitz) (?:ist )?(?:\p{L}+ )?(?:erlaubt|gestattet|möglich|zulässig|genehmigt)/u,
  }),
  rule('nutzung-kein-wohnsitz', 'nutzungsbindung', 'gefahr', {
    pattern:
      /(?:kein(?:e[nr]?)?|nicht als|nicht zum) (?:dauerhafte[nsr]? )?(?:haupt|erst|dauer)-?wohn(?:sitz|en|nutzung)\p{L}*|dauer(?:haftes )?wohnen[^.,]{0,25}(?:nicht(?! nur)|untersagt|unzulässig)|(?:erst|haupt)wohnsitz[^.,]{0,25}(?:nicht(?! nur)|untersagt|unzulässig|ausgeschlossen)|nutzung[^.,]{0,40} zu wohnzwecken[^.]{0,80}(?:untersagt|unzulässig|verboten|nicht (?:zulässig|gestattet|erlaubt|genehmigt))|nutzung als (?:gewöhnliche|normale|übliche|reguläre|herkömmliche|private)n? (?:miet)?wohnung(?!\p{L})[^.,;]{0,60} (?:ausgeschlossen|untersagt|unzulässig|nicht (?:zulässig|gestattet|erlaubt|möglich))|wohnnutzung[^.,]{0,25}(?:nicht (?:zulässig|gestattet|erlaubt|genehmigt|möglich)|unzulässig)|(?:nutzung|nutzen|bewohnen|gebrauch) (?:\p{L}+ ){0,2}(?:als|zu|zur) (?:\p{L}+-?(?:,| und| oder) )?(?:(?<secondly>zweit|neben)|haupt|erst|dauer)-?wohn\p{L}*[^.;¦]{0,90}(?<!\p{L})(?:ausgeschlossen|unzulässig|untersagt|verboten|nicht (?:zulässig|gestattet|erlaubt|genehmigt|möglich))/u,
    meaning: ({ secondly }) =>
      secondly === undefined ? 'Dauerhaftes Wohnen nicht erlaubt' : 'Weder als Haupt- noch als Zweitwohnung erlaubt',
    fixed: 'stated',
  }),
  // An order binds whoever buys (§ 58 Abs. 3 MBO). Of a cellar or an attic it is a matter of that part's permit.
  rule('nutzung-untersagt', 'nutzungsbindung', 'gefahr', {
    pattern:
      /nutzungsuntersagung\p{L}*|(?:ende|einstellung|aufgabe) der (?:\p{L}+ )?(?:wohn)?nutzung(?!\p{L})[^.;¦]{0,60} (?:angeordnet|verfügt|verlangt|aufgegeben)|(?:wohnnutzung|nutzung (?:als wohnung|zum wohnen|zu wohnzwecken))(?!\p{L})[^.;¦]{0,60} (?:untersagt|verboten)|(?:behörde|bauaufsicht|bauamt|landratsamt|landkreis|stadt|gemeinde) (?:hat|habe|hatte) [^.;¦]{0,80}(?:wohnen|bewohnen|wohnnutzung|nutzung)(?!\p{L})[^.;¦]{0,40} untersagt/u,
    meaning: 'Die Behörde hat die Nutzung untersagt: Das bindet auch den Käufer',
    denied: 'Keine Nutzungsuntersagung',
    unless:
      /(?<!\p{L})(?:haustier|tierhaltung|feuerwerk|nachbar\p{L}*|gewerblich\p{L}*|garten|grundwasser|brunnen|keller\p{L}*|souterrain\p{L}*|garagen?|hobbyr\p{L}*|spitzboden\p{L}*|dachboden\p{L}*|dachraum\p{L}*|studio|schuppen|werkstatt|\p{L}*ofen|kamin|terrasse|dachterrasse|aufgehoben|zurückgenommen)(?!\p{L})/u,
  }),
  rule('nutzung-zweckentfremdung', 'nutzungsbindung', 'warnung', {
    pattern: /zweckentfremdung\p{L}*|kleingarten(?:anlage|parzelle|haus|gesetz|verein)?|pachtgarten/u,
    meaning: 'Zweckentfremdung oder Kleingarten genannt: zulässige Nutzung klären',
    denied: 'Keine Zweckentfremdung, kein Kleingarten',
    deniedTone: 'neutral',
    unless: /nebenan|nachbar|grenzt|in der nähe/u,
  }),
  rule('nutzung-ferien', 'nutzungsbindung', 'hinweis', {
    pattern:
      /ferien(?:wohnung|haus|apartment|appartement|immobilie|vermietung)(?:en|s)?|wochenendhaus(?:es)?|zweitwohnsitz|nebenwohnsitz|(?:nur |rein |ausschließlich )gewerblich(?:e|en)? (?:nutz\p{L}*|genutzt)|zweckbindung/u,
    meaning: 'Ferien-, Zweitwohn- oder Gewerbenutzung genannt: zulässige Nutzung klären',
    denied: 'Keine Ferien- oder Gewerbenutzung',
    deniedTone: 'neutral',
    // Of the neighbours', or of what would need its own permit: nobody uses it so.
    unless: /(?<!\p{L})(?:bedürfte|bräuchte|müsste|paare|best ager|senioren|singles|familien)(?!\p{L})/u,
    evenIfOpen: true,
  }),
  rule('nutzung-wohnen', 'nutzungsbindung', 'gut', {
    pattern:
      /dauerwohnen (?:ist )?(?:erlaubt|gestattet|zulässig|möglich|genehmigt)|(?:als )?(?:erst|haupt)wohnsitz (?:ist )?(?:erlaubt|gestattet|zulässig|möglich|zugelassen|nutzbar)|allgemeines wohngebiet|reines wohngebiet|ganzjährig bewohnbar/u,
    meaning: 'Dauerhaftes Wohnen erlaubt',
    evenIfOpen: true,
    unless: /nicht (?:erlaubt|gestattet|zulässig|möglich)/u,
  }),
]
