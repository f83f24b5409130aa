import { SELLER_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'

/** Where sellers say to be who never show a home. */
const ABROAD =
  '(?:england|london|edinburgh|schottland|irland|dublin|wales|spanien|portugal|frankreich|paris|dänemark|norwegen|oslo|schweden|stockholm|nigeria|ghana|kanada|australien|dubai|den usa)'

/** What could still be made of it, and what the exposé says of itself and of the seller. */
export const SELLER_RULES: readonly RemarkRule[] = [
  rule('ausbaureserve', 'ausbaureserve', 'neutral', {
    pattern:
      /ausbaureserven?|ausbau-?fähig\p{L}*|ausbaupotenzial|(?:dachboden|dachgeschoss|dachraum|spitzboden|speicher|keller|scheune|obergeschoss)[^.,¦]{0,40}(?:ausbaubar|ausgebaut werden|ausbaufähig|zum ausbau|ausbaumöglich\p{L}*)|ausbaubare[rsnm]? (?:dachboden|dachgeschoss|spitzboden|dachraum|keller)|(?:dach)?ausbau[^.,¦]{0,30}möglich/u,
    // What a fire left to be finished, and wishes before the builder's own fitting out.
    unless: /sonderw[uü]nsch|rohbau|(?<!\p{L})brand(?!\p{L})/u,
    meaning: 'Ausbaureserve genannt: Genehmigung klären',
    denied: 'Kein Ausbau möglich',
    deniedTone: 'hinweis',
    evenIfOpen: true,
  }),
  rule('ausbau-wohndach', 'ausbaureserve', 'warnung', {
    pattern:
      /(?:dachgeschoss|dachboden|spitzboden|dachraum|speicher)[^.,¦]{0,40}als (?:\p{L}+ )?(?:studio|wohnraum|büro|hobbyraum|zimmer|arbeitszimmer) (?:ausgebaut|genutzt|eingerichtet)|(?:dach)?studio im (?:dachgeschoss|spitzboden|dachboden|dach)/u,
    meaning: 'Ausgebauter Dachraum (Studio): Genehmigung, Höhe und Anteil an der Wohnfläche klären',
    // Of a house that a developer builds it is planned, and what is permitted and counted is no question.
    ofStanding: true,
    unless:
      /(?<!nicht |un)genehmigt|genehmigung (?:liegt|ist)|mit (?:bau)?genehmigung|(?:nach|laut|gemäß) (?:der )?baugenehmigung|(?<!\p{L})woflv|wohnflächenverordnung/u,
    fixed: 'stated',
  }),
  rule('ausbaureserve-dach', 'ausbaureserve', 'neutral', {
    pattern:
      /nicht (?:ausgebaute[sm]?|ausgebauter) (?:dachgeschoss|dachboden|spitzboden|dachraum)|(?:dachgeschoss|dachboden|spitzboden|dachraum|speicher)(?!\p{L})[^.¦]{0,40} (?:nicht |un)ausgebaut|(?:dachgeschoss|dachboden|spitzboden|dachraum|speicher)(?!\p{L})[^.¦]{0,60} (?:eignet sich|geeignet|lässt sich|ließe sich|böte sich)[^.¦]{0,60} (?:ausbau|ausbauen|studio|atelier|zimmer)/u,
    meaning: 'Dachgeschoss nicht ausgebaut',
    fixed: 'stated',
  }),
  rule('baureserve', 'baureserve', 'neutral', {
    pattern:
      /baureserve|(?:zweite[sn]?|weitere[sn]?|zusätzliche[sn]?|unbebaute[sn]?|freie[sn]?) (?:\p{L}+ )?baufenster|baufenster(?!\p{L})[^.]{0,60}(?<!\p{L})(?:für (?:ein|noch ein) (?:weiteres|zweites|zusätzliches)|unbebaut|reserve\p{L}*|platz für|anbau\p{L}*|erweiter\p{L}*)|(?:zweite[sn]?|weitere[sn]?|zusätzliche[sn]?) (?:\p{L}+ )?(?:bauplatz|wohnhaus|gebäude)|nachverdichtung|grundstücksteilung|teilbar(?:es grundstück)?(?!,? (?:und )?(?:vererb|verkäuf|veräußer))|anbau[^.,]{0,25} (?:möglich|denkbar|zulässig)|aufstockung[^.,]{0,25}(?:möglich|denkbar)|hinterlandbebauung|bebauung in zweiter reihe|erweiterungsmöglichkeit\p{L}*/u,
    // "Teilbar: nein" of a plot, and a question to the office on the plot that is sold.
    unless:
      /nicht (?:zusätzlich|weiter) bebaubar|teilbar ?[:¦] ?nein|gefragt wird|(?:^|[ ,])ob (?:\p{L}+ ){0,2}bebauung in zweiter reihe/u,
    meaning: 'Weitere Bebauung genannt, nicht gesichert',
    denied: 'Keine weitere Bebauung möglich',
    deniedTone: 'hinweis',
    evenIfOpen: true,
  }),
  rule('baureserve-keine', 'baureserve', 'hinweis', {
    pattern: /nicht (?:zusätzlich|weiter) bebaubar/u,
    meaning: 'Keine weitere Bebauung möglich',
    fixed: 'stated',
  }),
  rule('einliegerwohnung', 'einliegerwohnung', 'gut', {
    pattern:
      /einliegerwohnung(?:en)?|einliegerapp?artement|zweite wohneinheit|separate wohneinheit|elw(?=[ ,.)¦])|einlieger-?whg/u,
    meaning: 'Einlieger- oder Zweitwohnung',
    denied: 'Keine Einliegerwohnung',
    deniedTone: 'neutral',
  }),
  // Rooms with an entrance of their own: nobody calls them a flat.
  rule('einliegerbereich', 'einliegerwohnung', 'neutral', {
    pattern: /einliegerbereich(?:s|e|en)?/u,
    meaning: 'Einliegerbereich genannt: Ob er als Wohnung genehmigt ist, steht nicht dabei',
  }),
  rule('infrastruktur', 'infrastruktur', 'neutral', {
    pattern:
      /(?:neue|geplante|künftige)[rnsm]? (?:\p{L}+ )?(?:bahnstation|haltestelle|s-bahn\p{L}*|u-bahn\p{L}*|straßenbahn\p{L}*|bahnlinie|bahntrasse|brücke|gewerbeansiedlung|werk|universität|campus)|stadtentwicklung\p{L}*|entwicklungsgebiet|quartiersentwicklung|strukturwandel-?(?:projekt\p{L}*|mittel\p{L}*|vorhaben)|(?<!(?:seit|nach|während) der )landesgartenschau|ansiedlung (?:von|der|des)|ortsumgehung/u,
    meaning: 'Geplante Entwicklung am Ort genannt',
    denied: 'Keine Entwicklung geplant',
    deniedTone: 'neutral',
    evenIfOpen: true,
  }),
  rule('kontakt', 'kontakt', 'neutral', {
    pattern:
      /(?:tel|telefon|mobil|fon|ruf|fax|handy)[·:. ¦]{1,3}\+?[(\d][\d /()·-]{5,}\d|impressum|§ ?34 ?c(?: gewo)?|hrb ?\d+|(?:ihr[e]? )?ansprechpartner(?:in)?/u,
    meaning: 'Ansprechpartner, Telefon oder Impressum genannt',
    fixed: 'stated',
    sections: [...SELLER_SECTIONS],
  }),
  // Whoever counts the rents is paid for the sale: his figures are no outsider's, and of a community his commission may fail (§ 12 WEG).
  rule('makler-verwaltet', 'kontakt', 'hinweis', {
    pattern:
      /(?:wir sind|ich bin|unser (?:haus|unternehmen|büro) ist) (?:\p{L}+ ){0,3}(?:haus-? ?|weg-? ?|miet)?(?:verwalter|verwalterin|verwaltung|hausverwaltung)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:und|zugleich|auch)(?!\p{L})[^.;]{0,20}(?<!\p{L})(?:makler|maklerin)(?!\p{L})|(?:makler|maklerin)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:zugleich|gleichzeitig|auch) (?:der |die )?(?:haus-?|weg-?|miet)?(?:verwalter|verwalterin|hausverwaltung)(?!\p{L})|(?:haus-?|weg-?|miet)?verwalter(?:in)?(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:zugleich|gleichzeitig) (?:\p{L}+ )?(?:makler|maklerin|vermittler)(?!\p{L})/u,
    meaning:
      'Der Makler verwaltet das Objekt auch: Mieten, Kosten und Zustand nennt, wer am Verkauf verdient; sehen Sie Verträge und Belege selbst ein',
    fixed: 'stated',
    unless: /(?<!\p{L})(?:nicht|weder|kein\p{L}*|suchen|gesucht)(?!\p{L})/u,
  }),
  // § 656a BGB: for a flat or a house it needs to be written; §§ 312c, 355 BGB: what is agreed from afar may be revoked.
  rule('maklervertrag-anfrage', 'kontakt', 'hinweis', {
    pattern:
      /(?:anfrage|kontaktaufnahme|anforderung|inanspruchnahme|entgegennahme|erhalt|übersendung|besichtigung|öffnen)(?!\p{L})[^.]{0,80}(?<!\p{L})makler(?:vertrag|verträge)s?|makler(?:vertrag)s?(?!\p{L})[^.]{0,80}(?<!\p{L})(?:anfrage|kontaktaufnahme|anforderung|inanspruchnahme|entgegennahme|übersendung)(?!\p{L})/u,
    only: /zustande|entsteht|schließ\p{L}*|geschlossen|begründ\p{L}*/u,
    meaning:
      'Schon mit der Anfrage soll ein Maklervertrag zustande kommen: bei Haus und Wohnung nur in Textform (§ 656a BGB), 14 Tage Widerruf',
    // What the buyer confirms or signs for itself is no contract by the mere request.
    unless:
      /^(?!.* oder (?:\p{L}+ ){0,2}(?:durch|mit|bei) ).*durch (?:\p{L}+ ){0,2}(?:bestätigung|annahme|unterzeichnung|unterschrift|vereinbarung)(?!\p{L})[^.]{0,100}(?<!\p{L})(?:textform|schriftform|schriftlich)/u,
    denied: 'Die Anfrage schließt keinen Maklervertrag',
    deniedTone: 'neutral',
    sections: SELLER_SECTIONS,
    evenIfOpen: true,
  }),
  rule('kontakt-nur-nachricht', 'kontakt', 'hinweis', {
    pattern:
      /(?:nur|ausschließlich) (?:per|über|schriftlich per|via) (?:e-?mail|mail|nachricht|kontaktformular|whatsapp|telegram|sms|messenger)|keine telefon\p{L}*(?! (?:von|durch) )|keine anrufe(?! (?:von|durch) )/u,
    meaning: 'Kontakt nur schriftlich',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  rule('betrug-vorkasse', 'betrugsmuster', 'gefahr', {
    pattern:
      /vorkasse|western union|moneygram|(?:anzahlung|kaution|überweisung|zahlung)[^.]{0,30} vor (?:der )?besichtigung|anzahlung vorab|(?:überweis\p{L}*|zahl\p{L}*) (?:\p{L}+ ){0,4}vorab|schlüssel[^.]{0,40}(?:per post|per kurier|mit dem kurier|zugeschickt|zugesandt|zugestellt|zusenden)|unterlagen[^.]{0,40}(?:per post|per kurier|zugeschickt|zusenden)[^.]{0,40}(?:zahlung|überweis\p{L}*|kaution|betrag)|treuhand(?:konto|service|dienst)? (?:\p{L}+ )?(?:im ausland|von airbnb|über airbnb|booking)|escrow|paypal|bitcoins?|kryptowährung|geschenkkarten?/u,
    meaning: 'Geld vor Besichtigung oder Notar verlangt: Muster von Betrug',
    denied: 'Keine Vorkasse verlangt',
    deniedTone: 'neutral',
    sections: SELLER_SECTIONS,
  }),
  // A notary's escrow account is none of these, and comes after the deed.
  rule('betrug-sicherheit', 'betrugsmuster', 'gefahr', {
    pattern:
      /(?:reservier\p{L}*|besichtig\p{L}*|schlüssel\p{L}*)(?!\p{L})[^.]{0,90}(?<!\p{L})(?:sicherheit|kaution|anzahlung|pfand|betrag|summe)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:treuhand\p{L}*|konto|überw[ei]\p{L}*)|(?:sicherheit|kaution|anzahlung|pfand)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:treuhand\p{L}*|überw[ei]\p{L}*)[^.]{0,60}(?<!\p{L})(?:vor der|um zu|damit)[^.]{0,30}besichtig\p{L}*/u,
    unless:
      /notar(?:ander)?konto|kein\p{L}* (?:sicherheit|kaution|anzahlung|betrag)|nach (?:der )?(?:beurkundung|besichtigung)|mabv|bauträger|versteiger|gericht/u,
    meaning: 'Geld vor Besichtigung oder Notar verlangt: Muster von Betrug',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  rule('betrug-ausland', 'betrugsmuster', 'warnung', {
    pattern: new RegExp(
      [
        `(?:ich (?:bin|lebe|arbeite|wohne)|bin|lebe|arbeite|befinde mich|wohne) (?:\\p{L}+ ){0,3}(?:im ausland|in ${ABROAD})`,
        `(?:da|weil) ich (?:\\p{L}+ ){0,3}in ${ABROAD} (?:bin|lebe|arbeite|wohne)`,
        '(?:wegen|aufgrund) der zeitverschiebung',
        'besichtigung (?:ist )?(?:leider )?(?:derzeit )?nicht möglich|(?:die )?besichtigung (?:leider )?nicht (?:selbst|persönlich) (?:machen|durchführen|begleiten)',
        '(?:nur|ausschließlich) (?:per|über|via) (?:whatsapp|telegram|signal|messenger)',
        'ausweiskopie|kopie (?:ihres|des|von ihrem|vom) (?:personal)?ausweis\\p{L}*',
      ].join('|'),
      'u',
    ),
    meaning: 'Verkäufer im Ausland, keine Besichtigung oder nur Messenger: Identität prüfen',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
    // A broker must know whom he deals with (§ 11 GwG).
    unless:
      /geldwäsche|gwg|bauplatz|bewerbung|zuteilung|(?<!\p{L})(?:gemeinde|stadt|rathaus)(?!\p{L})|legitimation|handelsregister|transparenzregister|registerauszug|gesellschafterliste|wirtschaftlich berechtigt|identifizier/u,
  }),
  rule('platzhaltertext', 'betrugsmuster', 'warnung', {
    pattern:
      /lorem ipsum|(?:das|dies) ist (?:nur )?ein (?:test|platzhalter|blind|muster)-?(?:text|expos[eé]|inserat|objekt)?(?=[ .,!¦])|(?:test|platzhalter|blind|muster)-?(?:text|beschreibung|expos[eé]|inserat)(?=[ .,!:¦])|(?:test|sample|dummy|placeholder) (?:description|text|listing|content)|this is (?:a|only a) test(?=[ .,!])|(?:hier|an dieser stelle) (?:folgt|steht|erscheint) (?:noch )?(?:die|der|ihre?) (?:objektbeschreibung|beschreibung|text)/u,
    unless: /muster-?(?:wohnung|haus|fläche|text\p{L}* (?:des|der|für den))/u,
    meaning: 'Die Beschreibung ist ein Test- oder Platzhaltertext: Das Exposé ist nicht fertig',
    fixed: 'stated',
  }),
  rule('haftung-angaben', 'haftung', 'neutral', {
    pattern:
      /(?:angaben|informationen|auskünfte|daten)[^.]{0,80} (?:de[sr] (?:eigentümer\p{L}*|verkäufer\p{L}*|auftraggeber\p{L}*)|dritter|vom (?:eigentümer|verkäufer|auftraggeber))|(?:haftung|gewähr|gewährleistung)[^.]{0,90}(?:nicht|keine)[^.]{0,25}(?:übernommen|übernehmen)|(?:keine|ohne) (?:gewähr|haftung)|ohne gewähr|(?:übernehmen|übernimmt) (?:wir |der makler )?(?:keine|keinerlei) (?:haftung|gewähr)|(?<reserved>zwischenverkauf|irrtum[^.]{0,30}vorbehalten)/u,
    meaning: ({ reserved }) =>
      reserved === undefined ? 'Anbieter haftet nicht für die Angaben' : 'Irrtum oder Zwischenverkauf vorbehalten',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  rule('bilder-gerendert', 'bilder', 'warnung', {
    pattern:
      /visualisierung(?:en)?|rendering(?:s)?|homestaging|home-?staging|(?:virtuell|digital) (?:möblier\p{L}*|eingerichtet\p{L}*|bearbeitet\p{L}*|renoviert\p{L}*)|illustration(?:en)?|bild(?:er)?[^.]{0,30}(?:ki-?generiert|bearbeitet|beispielhaft|symbol\p{L}*)|symbolbild(?:er)?|beispielbilder|computeranimation\p{L}*|animation(?:en)?/u,
    meaning: 'Bilder sind Visualisierungen oder bearbeitet',
    denied: 'Keine Visualisierungen',
    // Of every offer of the house, whatever pictures it has.
    unless:
      /(?:grundrisse|pläne|skizzen|zeichnungen|angaben)(?:, [\p{L}-]+){0,3} (?:und|oder|sowie) (?:\p{L}+ )?visualisierungen (?:sind|dienen)(?!\p{L})/u,
    // "Visualisierungen sind unverbindlich und können abweichen": that they are such is sure.
    evenIfOpen: true,
    admitted: true,
    sections: SELLER_SECTIONS,
  }),
  rule('bilder-fehlen', 'bilder', 'hinweis', {
    pattern:
      /(?:keine|ohne) (?:innen)?(?:fotos|bilder|aufnahmen|innenaufnahmen)|innen(?:besichtigung|aufnahmen?)[^.]{0,40}nicht (?:möglich|ermöglicht|gestattet|gewährt|erlaubt)|ohne innenbesichtigung(?! (?:de[rs]|einzelner|von) )|(?:fotos|bilder|innenaufnahmen) (?:auf anfrage|folgen)/u,
    meaning: 'Keine Innenbilder oder keine Innenbesichtigung',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  rule('bilder-innen', 'bilder', 'gut', {
    pattern:
      /(?<!ohne )innenaufnahmen?|innenansicht(?:en)?|innenfotos|(?<!pdf, )fotos(?= ?(?:$|[.:¦]| (?:siehe|im anhang|auf (?:den |der )?(?:\p{L}+ )?seite\p{L}*|finden sie)))|360[°-] ?\p{L}*|virtuelle[rn]? (?:rundgang|besichtigung|tour)|bildergalerie|impressionen/u,
    meaning: 'Bilder oder Rundgang im Exposé',
    // Old ones are a warning, those on request are not in it.
    unless:
      /keine|nicht|auf anfrage|auf wunsch|folgen(?!d)|ohne|registrier|(?<!\p{L})(?:schick|send|zusend|übersend|ordner)\p{L}*|(?:von|aus) (?:19|20)\d\d/u,
    evenIfOpen: true,
  }),
  rule('verkaufsgrund-druck', 'verkaufsgrund', 'neutral', {
    subject: 'verkaufsdruck',
    pattern:
      /wegen (?:umzugs?|scheidung|trennung)|umzugsbedingt|(?<!bei (?:einem|ihrem|seinem) )umzug ins|scheidungs(?!verfahren)\p{L}*/u,
    meaning: 'Verkaufsgrund genannt',
    ofSeller: true,
    denied: 'Kein Verkaufsgrund genannt',
    deniedTone: 'neutral',
    evenIfOpen: true,
  }),
  rule('verkaufsgrund', 'verkaufsgrund', 'neutral', {
    pattern:
      /verkaufsgrund|aus altersgründen|altersbedingte[rn]? verkauf|altersbedingt (?:zu verkaufen|abzugeben)|aus (?:beruflichen|privaten|gesundheitlichen|familiären|persönlichen) gründen|wegen (?:krankheit|wegzugs?|ortswechsels?|vergrößerung|verkleinerung)|familiennachwuchs|(?:da|weil) (?:wir|ich|meine \p{L}+(?: und ich)?|die eigentümer\p{L}*)[^.]{0,60}(?:ziehen|umziehen|verkleinern|vergrößern|wegziehen|verlassen)|nach dem tod|betriebsaufgabe|pflegeheim/u,
    meaning: 'Verkaufsgrund genannt',
    denied: 'Kein Verkaufsgrund genannt',
    deniedTone: 'neutral',
    unless:
      /(?:option|vertrag|verlängerung)(?!\p{L})[^.]{0,90}aus altersgründen|aus altersgründen[^.]{0,40}(?:nicht (?:gezogen|verlängert|ausgeübt)|gekündigt|schließ\p{L}*)|(?:mieter|pächter|betreiber)(?:in)?(?!\p{L})[^.]{0,60}aus (?:alters|gesundheitlichen |persönlichen )gründen|alten- und pflegeheim|pflegeheim(?:e)? (?:in|im|am)|nießbrauch|(?:die|der) berechtigte|wohnrecht|(?<!\p{L})(?:wenn|falls|bei (?:einem|ihrem|seinem) (?:umzug|einzug)|müssten?|im fall\p{L}*|sollten?)(?!\p{L})[^.]{0,60}pflegeheim/u,
    ofSeller: true,
    evenIfOpen: true,
  }),
]
