import { regexp } from '#kernel/regexp.ts'
import { OWN_SECTIONS, SELLER_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'

const COUNTED = '(?:\\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)'

/** "hat nachgemessen und kam auf 63 m²" */
const MEASURED_AGAIN =
  /(?<!\p{L})(?:nachgemessen|nachmessung)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:kam(?:en)?|komm(?:e|en|t)|auf|nur|ergab|ergibt)(?!\p{L})[^.]{0,60}\d ?(?:m²|qm|quadratmeter)/u

/** "ein Aufmaß gibt es nur für zwei der Wohnungen": the others were never measured. */
const MEASURED_IN_PART =
  /(?:wohnflächenberechnung(?:en)?|flächenberechnung(?:en)?|aufmaße?)(?!\p{L})[^.,;]{0,40}(?<!\p{L})(?:nur|lediglich|bisher|erst) (?:für|von|über|zu|aus) (?!\d{4})[^.,;]{2,50}|nur (?:für|von) (?:\p{L}+ ){1,4}(?:liegt|liegen|gibt es) (?:eine? )?(?:wohnflächenberechnung|flächenberechnung|aufmaß)/u

/** How the object is measured, built and owned. */
export const OBJECT_RULES: readonly RemarkRule[] = [
  rule('flaeche-woflv', 'flaechenmethode', 'gut', {
    pattern: /woflv|wohnflächenverordnung/u,
    meaning: 'Wohnfläche nach Wohnflächenverordnung',
    denied: 'Wohnfläche nicht nach Wohnflächenverordnung',
    deniedTone: 'warnung',
    // Who has measured for himself has found another area than the one that is sold.
    unless: MEASURED_AGAIN,
    sections: OWN_SECTIONS,
  }),
  rule('flaeche-nachgemessen', 'flaechenmethode', 'warnung', {
    pattern: MEASURED_AGAIN,
    only: /\d ?(?:m²|qm|quadratmeter)/u,
    meaning: 'Nachgemessen kommt eine andere Fläche heraus: Aufmaß zeigen lassen, welche gilt im Kaufvertrag?',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('flaeche-din277', 'flaechenmethode', 'warnung', {
    pattern: /din[- ]?277/u,
    meaning: 'Fläche nach DIN 277, das ist keine Wohnfläche',
    sections: OWN_SECTIONS,
  }),
  rule('flaeche-iibv', 'flaechenmethode', 'neutral', {
    pattern: /(?:ii|2)[.·] ?(?:bv|berechnungsverordnung)|zweiten? berechnungsverordnung/u,
    meaning: 'Wohnfläche nach II. Berechnungsverordnung',
    sections: OWN_SECTIONS,
  }),
  rule('flaeche-plaene', 'flaechenmethode', 'neutral', {
    pattern:
      /(?:wohnfläche|wohnfl·|wfl·)(?!\p{L})[^.]{0,50}(?:nach|laut|lt·|gemäß|aus) (?:den |der |dem )?(?:\p{L}+ )?(?:bau-?)?(?:plänen|bauplänen|pläne|bauunterlagen|bauakte|bauzeichnungen|bauantrag)(?!\p{L})/u,
    meaning: 'Wohnfläche nach den Bauplänen',
    unless: /nicht (?:\p{L}+ )?(?:geprüft|überprüft|nachgemessen)|ungeprüft|abweich/u,
    sections: SELLER_SECTIONS,
  }),
  rule('flaeche-ca', 'flaechenmethode', 'hinweis', {
    pattern:
      /(?:wohnfläche|wohnfl·|wfl·)(?: gesamt| insgesamt| beträgt| von| ca·)?[ :¦]{1,3}(?:ca·?|circa|rund|rd·|etwa) ?\d[\d.,·]*/u,
    meaning: 'Wohnfläche nur ungefähr angegeben („ca.“)',
    sections: OWN_SECTIONS,
  }),
  rule('flaeche-ungeprueft', 'flaechenmethode', 'warnung', {
    pattern:
      /(?:flächen?|wohnflächen?|flächenangaben?|maße|quadratmeter\p{L}*)(?!\p{L})[^.]{0,70}(?<!\p{L})(?:(?:nicht|nie)(?: \p{L}+){0,3}? (?:geprüft|überprüft|nachgemessen|vermessen|aufgemessen|nachgerechnet|neu berechnet|kontrolliert)|ungeprüft|kein (?:\p{L}+ )?aufmaß|(?:selbst|selber|überschlägig|grob|mit dem zollstock|per laser)(?: \p{L}+){0,2} (?:ermittelt|gemessen|ausgemessen|nachgemessen|berechnet|geschätzt|überschlagen)|(?:aus|nach) (?:den |alten )*(?:altunterlagen|bauunterlagen|unterlagen|bauplänen|plänen) (?:\p{L}+ )?übernommen)/u,
    meaning: 'Flächen wurden nicht geprüft',
    unless: /flächen? (?:der|des|von) (?:nebengebäude\p{L}*|garagen?|scheunen?|stall\p{L}*|keller\p{L}*|schuppens?)/u,
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('flaeche-mit-speicher', 'flaechenmethode', 'warnung', {
    // "82,6 m² auf den Ebenen 1 und 2 …, dazu 14,2 m² Studio im Spitzboden, das in der Teilungserklärung als Speicher geführt wird"
    pattern:
      /\d ?(?:m²|qm)(?!\p{L})[^.]{0,90}(?<!\p{L})(?:dazu|zuzüglich|zzgl·|plus|sowie|davon) (?:rund |ca· |etwa )?(?<rest>\d[\d·]*(?:,\d+)?) ?(?:m²|qm)(?!\p{L})[^.]{0,110}(?<!\p{L})als (?:\p{L}+ )?(?:speicher|abstellraum|abstellfläche|bodenraum|dachboden|trockenboden|keller(?:raum)?|hobbyraum|nutzfläche)(?!\p{L}) (?:geführt|ausgewiesen|bezeichnet|eingetragen|genehmigt)/u,
    meaning: ({ rest = '' }) =>
      `${rest.replaceAll('·', '.')}\u00a0m² der beworbenen Fläche sind rechtlich kein Wohnraum`,
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('flaeche-aus-zeichnung', 'flaechenmethode', 'warnung', {
    // Small print: "Die Wohnfläche des Dachgeschosses wurde der Bauzeichnung von 1979 entnommen; eine örtliche Aufmessung erfolgte nicht."
    pattern:
      /(?<!\p{L})(?:wohn)?flächen?(?!\p{L})[^.]{0,60}(?<!\p{L})(?:de[rnm]|einer|alten|aus) (?:\p{L}+ ){0,2}?(?:\p{L}*zeichnung(?:en)?|\p{L}*akten?|\p{L}*plan|\p{L}*pläne?n?|\p{L}*grundriss(?:en)?)(?: (?:von|aus)(?: dem jahre?)? (?:19|20)\d\d)? (?:entnommen|abgegriffen|herausgemessen)|(?<!\p{L})(?:eine? )?(?:örtliche[sn]?|eigene[sn]?|neue[sn]?) (?:aufmessung|aufmaß|nachmessung)(?!\p{L}) (?:vor ort )?(?:erfolgte|fand|wurde|ist|liegt)(?: (?:\p{L}+ ){0,2}?)? ?nicht(?!\p{L})/u,
    meaning: 'Wohnfläche einer Zeichnung entnommen und nicht gemessen: Aufmaß verlangen',
    unless: /nutzfläche|flächen? (?:der|des|von) (?:nebengebäude\p{L}*|garagen?|scheunen?|stall\p{L}*|keller\p{L}*)/u,
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  // The appraiser of a court who was not let in, or a broker without a plan.
  rule('flaeche-geschaetzt', 'flaechenmethode', 'warnung', {
    pattern:
      /(?:wohnfläche|wohnfl·|wfl·)(?!\p{L})[^.,]{0,50}(?<!\p{L})(?:geschätzt|schätzungsweise|nach schätzung)|(?:geschätzte[rn]?|schätzungsweise) (?:[^.,]{0,20} )?wohnfläche/u,
    meaning: 'Wohnfläche ist geschätzt, nicht gemessen',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('flaeche-berechnung', 'flaechenmethode', 'gut', {
    pattern:
      /(?:wohnflächenberechnung|flächenberechnung|aufmaß)[^.]{0,40}(?:liegt|liegen|vorhanden|beigefügt|anlage|von \d{4})/u,
    meaning: 'Wohnflächenberechnung liegt vor',
    unless: MEASURED_IN_PART,
    denied: 'Keine Wohnflächenberechnung vorhanden',
    deniedTone: 'warnung',
    evenIfOpen: true,
    sections: OWN_SECTIONS,
  }),
  rule('flaeche-berechnung-teils', 'flaechenmethode', 'hinweis', {
    pattern: MEASURED_IN_PART,
    meaning: 'Wohnfläche nur zum Teil berechnet: Für den Rest ein Aufmaß verlangen',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('flaeche-vermischt', 'flaechenmethode', 'warnung', {
    pattern: /wohn- ?(?:\/|und|u·) ?nutzfläche/u,
    meaning: 'Wohn- und Nutzfläche in einer Zahl',
    sections: OWN_SECTIONS,
  }),
  rule('grundriss-dabei', 'grundriss', 'gut', {
    pattern:
      /(?:bemaßte[rn]? )?grundriss(?:e|pläne|plan|zeichnung(?:en)?)?[^.¦]{0,40}(?:liegt|liegen|bei(?:gefügt|liegend)?|anbei|im anhang|siehe|folgende[nr]? seiten?|abgebildet|vorhanden)|bemaßte[rn]? grundriss(?:e|en)?|(?:siehe|anbei|beigefügt\p{L}*) (?:der |die |den )?grundriss(?:e|plan)?/u,
    meaning: 'Grundriss liegt bei',
    denied: 'Grundriss liegt nicht vor',
    deniedTone: 'warnung',
    evenIfOpen: true,
    sections: OWN_SECTIONS,
  }),
  rule('grundriss-seite', 'grundriss', 'gut', {
    pattern:
      /(?<=\.|^)(?:\d{1,2} ?)?(?:grundriss(?:e|plan|skizze)?)(?: (?:eg|og|dg|kg|ug|erdgeschoss|obergeschoss|dachgeschoss|kellergeschoss|untergeschoss|wohnung|der wohnung|des hauses|\d[\p{L}\d· ]{0,12}))?(?=\.|$|¦)/u,
    meaning: 'Seite oder Abbildung mit Grundriss',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('grundriss-anfrage', 'grundriss', 'warnung', {
    pattern: /grundriss(?:e|pläne|plan)?[^.¦]{0,40}(?:auf anfrage|auf wunsch|gerne zu|nachgereicht|vor ort)/u,
    meaning: 'Grundriss erst auf Anfrage',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  // Usual of every plan in an exposé: told, and nothing to decide by.
  rule('grundriss-masstab', 'grundriss', 'neutral', {
    pattern:
      /(?:grundriss|zeichnung|skizze|plan|pläne)\p{L}*[^.]{0,60}(?:nicht maßst\p{L}*|unmaßstäblich|ohne maßstab|nicht verbindlich)/u,
    meaning: 'Grundriss nicht maßstäblich',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('durchgangszimmer', 'durchgangszimmer', 'warnung', {
    pattern:
      /durchgangszimmer[ns]?|gefangene[snr]? (?:zimmer|raum|räume)|durchgangsräume?|nur durch (?:das |ein )?anderes? zimmer/u,
    meaning: 'Durchgangs- oder gefangenes Zimmer',
    denied: 'Keine Durchgangszimmer',
    // "Vier Zimmer, wenn Sie das Durchgangszimmer mitzählen": nobody plans one.
    evenIfOpen: true,
    sections: OWN_SECTIONS,
  }),
  rule('bauweise-massiv', 'bauweise', 'gut', {
    pattern:
      /massivbau(?:weise|ten|haus)?|massivhaus|massive[rnsm]? (?:bauweise|ziegel\p{L}*|mauerwerk|ausführung)|(?:voll)?massiv (?:gebaut|errichtet|erbaut|gemauert|ausgeführt)|ziegelbau(?:weise)?|ziegelmauerwerk|in massiver (?:\p{L}+ )?bauweise|stein auf stein|klinkerbau|massiv gemauert|(?:tragende bauteile|tragende wände|außenwände|wände)(?!\p{L})[^.,¦]{0,40}(?<!\p{L})(?:ziegeln?|kalksandstein|porenbeton|gasbeton|stahlbeton|bruchstein|backstein)(?!\p{L})|stahlbetonskelett\p{L}*|massive[rnsm]?,? (?:\p{L}+e[rnsm]? )?(?:bauweise|bauart)|(?:in|aus) (?:zweischaligem|massivem|gemauertem) (?:\p{L}+ )?(?:mauerwerk|bau)|zweischalige[sm]? (?:mauerwerk|bauweise)|mauerwerksbau|skelettbau aus (?:stahl)?beton|mauern? aus (?:bims\p{L}*|ziegeln?|kalksandstein|porenbeton|stein)/u,
    meaning: 'Massivbau',
    denied: 'Kein Massivbau',
    deniedTone: 'hinweis',
  }),
  rule('bauweise-fertighaus', 'bauweise', 'hinweis', {
    pattern:
      /fertighaus(?:es|bauweise)?|fertigbauweise|(?<=(?:(?:^|[.:¦])|(?<!\p{L})(?:in|als|im|ein|einem|moderner?)) ?)fertigbau(?! (?:gmbh|ag|kg|ug)(?!\p{L}))|fertigteil(?:haus|bauweise)|(?:okal|streif|neckermann|huf|kampa|weberhaus|bien-zenker|fingerhaus)[- ]?(?:fertig)?haus/u,
    meaning: 'Fertighaus (bei Baujahr 1960 bis 1985 oft mit Schadstoffen)',
    denied: 'Kein Fertighaus',
    // Who may build whatever he likes is sold no house.
    unless:
      /von der stange|(?:wir bieten|bieten wir)[^.]{0,60}fertighaus|fertighaus(?!\p{L})[^.]{0,80}(?:schlüsselfertig|effizienzhaus)|(?:fertighaus|fertighausanbieter)(?!\p{L})[^.,]{0,40} nicht (?:gebunden|verpflichtet|angewiesen)/u,
  }),
  rule('bauweise-holz', 'bauweise', 'neutral', {
    pattern:
      /holzständer(?:werk|bau|bauweise|konstruktion)?|holzrahmenbau(?:weise)?|holzhaus(?:es)?|blockhaus|holzbauweise|holzmassiv(?:bau|bauweise|haus)?|holztafelbau(?:weise)?|aus holz gefügt\p{L}*/u,
    meaning: 'Holzbau',
  }),
  rule('bauweise-fachwerk', 'bauweise', 'hinweis', {
    pattern:
      /fachwerk(?:haus|hauses|häuschen|bau|bauweise|konstruktion|hof|gebäude|scheune)?|(?:schwelle|schwellen|gefache|rähm)[^.¦]{0,30} ständern?|ständern? und riegel|gefache/u,
    // "Fachwerkhaus um 1720": the year is not sure, the frame is.
    admitted: true,
    meaning: 'Fachwerk (Holz und Gefache prüfen lassen)',
    // "Fachwerk in der Altstadt" is the town's, "in der Altstadt ein Fachwerkhaus" the object.
    unless:
      /^(?!.*fachwerk(?:haus|häuschen|bau|hof|gebäude)(?!\p{L})).*(?:altstadt|stadtkern)|fachwerkstadt|fachwerkhäuser|umgebung|spaziergang|nachbar/u,
  }),
  rule('bauweise-platte', 'bauweise', 'hinweis', {
    pattern: /plattenbau(?:weise|ten)?|großtafelbau(?:weise)?|wbs ?70/u,
    meaning: 'Plattenbau',
  }),
  rule('barrierefrei', 'barrierefrei', 'gut', {
    pattern: /barrierefrei(?:e[rnsm]?|heit)?|rollstuhlgerecht\p{L}*|rollstuhlgeeignet\p{L}*/u,
    // A bath, a way in or one storey is told as that.
    unless:
      /barrierefreie?[rnsm]? (?:zugang|eingang|hauszugang|hauseingang|\p{L}*bad|badezimmer|\p{L}*dusche|wc|toilette)|\p{L}*bad(?!\p{L})[^.,;¦]{0,70} barrierefrei|barrierefreiheit (?:im )?(?:eg|erdgeschoss)(?!\p{L})/u,
    meaning: 'Barrierefrei',
    denied: 'Nicht barrierefrei',
    deniedTone: 'hinweis',
  }),
  rule('barrierearm', 'barrierefrei', 'gut', {
    pattern:
      /barrierearm(?:e[rnsm]?|ut)?|barrierefreie?[rnsm]? (?:zugang|eingang|hauszugang|hauseingang|\p{L}*bad|badezimmer|\p{L}*dusche|wc|toilette)|\p{L}*bad(?!\p{L})[^.,;¦]{0,70} barrierefrei|barrierefreiheit (?:im )?(?:eg|erdgeschoss)(?!\p{L})|barrierereduziert\p{L}*|seniorengerecht\p{L}*(?!\p{L}| wohnen)|altersgerecht\p{L}*(?!\p{L}| wohnen)|stufenlos\p{L}*|schwellenlos\p{L}*|ebenerdige?[rn]? (?:wohnen|zugang)|ebenerdig (?:wohnen|umgebaut|erreichbar|begehbar)|schwellenfrei\p{L}*/u,
    meaning: 'Barrierearm in Teilen',
    unless:
      /(?:keller\p{L}*|zustand|dach|fassade|mauerwerk|technik|leitungen|elektrik|fenster|substanz|bausubstanz)(?: ist| sind|:)? altersgerecht|altersgerecht(?:e[rnsm]?)? (?:trocken|gepflegt|erhalten|gut|zustand|in (?:gutem|ordnung))/u,
    denied: 'Nicht barrierearm',
    deniedTone: 'hinweis',
  }),
  // A lift that stops half a floor away, or behind steps.
  rule('stufen-trotz-aufzug', 'barrierefrei', 'hinweis', {
    subject: 'stufen',
    pattern: regexp.u`(?:personen)?(?:aufzug|fahrstuhl|lift)e?s?(?!\p{L})[^.¦]{0,120}(?<!\p{L})(?:(?:${COUNTED}|einige|ein paar|wenige) (?:treppen)?stufen|halbe treppe|halber treppe|treppenabsatz|halbgeschoss\p{L}*|zwischen(?:geschoss|etage|podest)\p{L}*|halbetage)|(?:${COUNTED}|einige|ein paar|wenige) (?:treppen)?stufen (?:[^.¦ ]+ ){0,3}(?:zum|bis zum|zu dem) (?:personen)?(?:aufzug|fahrstuhl|lift)`,
    meaning: 'Nicht stufenfrei: Auch mit dem Aufzug bleiben Stufen',
    unless: regexp.u`stufenlos|ohne stufen|keine (?:\p{L}+ )?stufen|barrierefrei|(?:kein(?:en)?|ohne|statt) (?:personen)?-?(?:aufzug|fahrstuhl|lift)|(?:aufzug|fahrstuhl|lift)(?!\p{L})[^.,]{0,30} (?:nicht|kein|fehlt)`,
    fixed: 'stated',
  }),
  rule('realteilung', 'realteilung', 'gut', {
    pattern:
      /real ?geteilt\p{L}*|realteilung|eigenes flurstück|eigenes (?:reales )?grundstück im grundbuch|(?<=(?<!\p{L})grundstück(?!\p{L})[^.¦]{0,60})eigenes grundbuchblatt|(?<!(?<!\p{L})\p{L}*(?:garagen?|stellpl[aä]tze?|carports?|schuppen|scheune|gartenhaus|nebengebäude)(?!\p{L})[^.;]{0,80})(?:steht|stehen|liegt|liegen) (?:jeweils |dabei |je )?auf (?:(?:einem|ihrem|seinem) )?eigene[nm] (?:grundstück|flurstück)(?!\p{L})/u,
    meaning: 'Grundstück real geteilt',
    // A law that divides the ownership of one plot divides no plot.
    unless:
      /(?:garage|stellplatz|carport|garten|weg|zufahrt)(?!\p{L})[^.,;]{0,20} (?:ist|hat|liegt|bildet|auf) (?:\p{L}+ )?eigenes? flurstück|real ?geteilt\p{L}* (?:nach|gemäß|im sinne) (?:de[ms] )?(?:weg(?!\p{L})|wohnungseigentum)/u,
    denied: 'Grundstück nicht real geteilt',
    deniedTone: 'warnung',
  }),
  rule('haus-einer-anlage', 'realteilung', 'warnung', {
    pattern:
      /(?:die|diese|unsere|eine[sr]? (?:von|der)) (?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+) (?:\p{L}+ )?(?:stadthäuser\p{L}*|reihenhäuser\p{L}*|doppelhäuser\p{L}*|einfamilienhäuser\p{L}*|villen|stadtvillen)/u,
    meaning: 'Eines von mehreren Häusern einer Anlage: Was ist gemeinsam?',
  }),
  rule('realteilung-weg', 'realteilung', 'warnung', {
    pattern:
      /nach (?:dem )?(?:weg|wohnungseigentumsgesetz)[^.¦]{0,15} (?:auf)?geteilt\p{L}*|weg-?teilung|ideell geteilt\p{L}*|(?:doppelhaushälfte|reihenhaus|haus)(?!\p{L})[^.]{0,60} (?:nach|im|als) (?:weg|wohnungseigentum)/u,
    meaning: 'Haus nach WEG geteilt, nicht real',
    // Flats are never divided otherwise.
    unless: /(?<!\p{L})(?:(?:wohn)?einheiten|wohnungen|eigentumswohnungen|apartments)(?!\p{L})/u,
    denied: 'Keine Teilung nach WEG',
  }),
  rule('flaeche-ausschnitt', 'flaechenmethode', 'hinweis', {
    // § 4 Nr. 4 WoFlV: a quarter as a rule, half at most.
    pattern:
      /(?:\p{L}*balkon|\p{L}*terrasse|loggia|freisitz|dachgarten)\p{L}{0,3}(?!\p{L})[^.]{0,60}(?<!\p{L})(?:(?:zu|mit|zur|je zur|anteilig zu|hälftig zu)(?: je)? (?:50|½|(?:der )?hälfte|1\/2|75|100|3\/4|dreiviertel|drei viertel)|hälftig|voll|vollständig|in voller größe|ganz|komplett)(?!\p{L})[^.]{0,40}(?:angerechnet|eingerechnet|hinzugerechnet|mitgerechnet|gerechnet|angesetzt|berechnet|wohnfläche|berücksichtigt|enthalten)|(?:angerechnet|eingerechnet|berücksichtigt|enthalten)(?!\p{L})[^.]{0,30}(?:balkon|terrasse|loggia)\p{L}*[^.]{0,20}(?:zu 50|zu ½|zur hälfte|hälftig|zu 1\/2)|(?:woflv|wohnflächenverordnung|wohnfläche)(?!\p{L})[^.;]{0,60}, (?:die )?(?:balkon|terrasse|loggi)\p{L}{0,3} (?:zu 50|zu ½|zur hälfte|hälftig|zu 1\/2)|wohnfl\p{L}* ?\([^()]{0,20}(?:balkon|terrasse|loggia)\p{L}{0,3} (?:zu 50|zu ½|zur hälfte|hälftig|zu 1\/2)/u,
    meaning: 'Balkon oder Terrasse mehr als zu einem Viertel angerechnet',
    fixed: 'stated',
    only: /woflv|wohnfl|angerechnet|anrechn|eingerechnet|hinzugerechnet|fläche|berücksichtigt/u,
    sections: SELLER_SECTIONS,
  }),
  // § 4 Nr. 3 WoFlV: half, unless it is heated; Nr. 4 with its quarter is of balconies alone.
  rule('flaeche-wintergarten', 'flaechenmethode', 'hinweis', {
    pattern:
      /(?=(?:[^.;]*?(?<!\p{L})wintergarten\p{L}{0,2}(?!\p{L})[^.;\d]{0,25}(?<m2>\d+(?:,\d+)?) ?(?:m²|qm))?)(?:wintergarten\p{L}{0,2}(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:(?:zu|mit) 100|voll|vollständig|in voller größe|ganz|komplett)(?!\p{L})(?:(?!(?:verglas|erweiter|vergrößer|saniert|erneuert|renoviert)\p{L}*)[^.;]){0,40}(?:angerechnet|eingerechnet|hinzugerechnet|mitgerechnet|gerechnet|gezählt|angesetzt|berechnet|wohnfläche|berücksichtigt|enthalten)|(?:angerechnet|eingerechnet|mitgerechnet|berücksichtigt|enthalten)(?!\p{L})[^.;]{0,30}wintergarten\p{L}{0,2}(?!\p{L})[^.;]{0,20}(?:zu 100|voll|vollständig|ganz))(?!\p{L})/u,
    meaning: ({ m2 }) =>
      `Wintergarten${m2 === undefined ? '' : ` mit ${m2}\u00a0m²`} voll zur Wohnfläche gezählt: unbeheizt zählt er nur zur Hälfte`,
    fixed: 'stated',
    only: /wohnfl|woflv|angerechnet|eingerechnet|hinzugerechnet|mitgerechnet|fläche/u,
    unless:
      /(?<!\p{L})(?:nicht|ohne) (?:\p{L}+ ){0,2}(?:voll|ein|an|mit|hinzu)?(?:gerechnet|enthalten|berücksichtigt)|(?<!un)beheizt/u,
    sections: SELLER_SECTIONS,
  }),
  rule('rauchmelder', 'rauchmelder', 'gut', {
    pattern: /rauch(?:warn)?melder\p{L}*|brandmelder/u,
    meaning: 'Rauchwarnmelder genannt',
    denied: 'Keine Rauchwarnmelder',
    deniedTone: 'hinweis',
  }),
]
