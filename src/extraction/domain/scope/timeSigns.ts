import { type Sign, sign } from './sign.ts'

const YEAR = String.raw`(?:19|20)\d\d`
/** A day, month or year up to which something held. */
const UNTIL = String.raw`(?:(?:zum )?(?:ende |anfang |mitte )?(?:\d{1,2}· ?\d{1,2}· ?)?(?:\d{1,2}· )?(?:januar |februar |märz |april |mai |juni |juli |august |september |oktober |november |dezember |dem jahre? |\d{1,2}/)?${YEAR})`
/** Works that are announced by "wird" or "soll". */
const WORKS =
  '(?:erneuer|sanier|modernisier|renovier|gestrichen|ersetz|ausgetauscht|austausch|getauscht|gedämmt|dämm|installier|eingebaut|einbauen|errichte|gebaut|bauen|erstellt|hergestellt|umgebaut|umbau|ausgebaut|ausbau|angebaut|anbau|angelegt|anleg|nachgerüstet|nachrüst|fertiggestellt|fertigstell|entstehen|ausgestattet|verlegt|angeschlossen|geschaffen|schaff|aufgestockt|erweiter|umgewandelt|umgenutzt|umnutz|geteilt|teilen|realisier|verwirklich|eingerichtet|einricht|kommen(?=[.,]|$)|weichen|abgerissen)'
/** What one may get with it, but has not. */
const ACQUIRE = '(?:erwerben|erworben|gekauft|kaufen|gemietet|anmieten|angemietet|mieten|übernommen|übernehmen)'

/** "nach Sanierung Klasse B": a promise; with a year behind it, it is done. */
const AFTER_WORKS = String.raw`nach (?:(?!erstbezug)\p{L}+ ){0,2}(?:sanierung|modernisierung|umbau|ausbau|renovierung|fertigstellung|kernsanierung|neuvermietung|mietanpassung|mieterhöhung|anpassung)(?! (?:im jahre? |in |von |\()?${YEAR})`

/** What a row of a table is called that tells what held before: "zuvor (bis 08/2026)". */
export const FORMER_ROW = String.raw`(?:zuvor|vorher|bisher|ursprünglich|früher|(?:kauf|angebots|verkaufs)?preis \(?(?:alt|bisher|vorher|zuvor|früher)\)?|(?:alter|bisheriger|früherer|vorheriger) (?:kauf|angebots|verkaufs)?preis)(?: ?\([^()]{3,24}\))?`

/** Words that tell when something holds. Past works are no former state: "2015 erneuert" is so today. */
export const TIME_SIGNS: readonly Sign[] = [
  // former
  // The row of a table: "zuvor (bis 08/2026) ¦ 420.000 €"
  sign({ time: 'former' }, 'statement', {
    words: String.raw`(?<=^|\n)${FORMER_ROW}(?= ?¦)`,
    of: ['amount'],
  }),
  // Beside what is asked now: "Kaufpreis ¦ 528.000 EUR ¦ Kaufpreis alt ¦ 565.000 EUR"
  sign({ time: 'former' }, 'ahead', {
    words: String.raw`(?<=¦ ?)${FORMER_ROW}(?= ?¦)`,
    of: ['amount'],
  }),
  sign({ time: 'former' }, 'phrase', {
    words: String.raw`ehemalige[rnsm]?|ehem·|einstige[rnsm]?|frühere[rnsm]?|vormalige[rnsm]?|vorherige[rnsm]?|bisherige[rnsm]?|damalige[rnsm]?|seinerzeitige[rnsm]?|stillgelegte[rnsm]?|alte[rn]?(?= preis| kaufpreis| miete| (?:energie)?ausweis)`,
  }),
  sign({ time: 'former' }, 'statement', {
    words: String.raw`(?:zu)?letzte[rnsm]?(?= (?:gezahlte[rn]? |erzielte[rn]? )?(?:\p{L}+-?)?miete(?!\p{L}))`,
    of: ['amount'],
  }),
  sign({ time: 'former' }, 'phrase', {
    words: String.raw`ursprüngliche[rnsm]?|anfängliche[rnsm]?|alte[rn]?(?= (?:angebots|verkaufs|gesamt)preis)`,
    of: ['amount'],
  }),
  sign({ time: 'former' }, 'statement', {
    words: String.raw`(?:wurden?|war(?:en)?|stand|hatten?)(?= [^.]{0,90}(?:angeboten|inseriert|ausgeschrieben|im netz|im internet)(?!\p{L}))`,
    of: ['amount'],
  }),
  // "hat das Haus 2019 zunächst für 620.000 € angeboten"
  sign({ time: 'former' }, 'statement', {
    words: String.raw`(?:hat|haben|habe)(?= [^.]{0,60}(?<!\p{L})(?:(?:19|20)\d\d|zunächst|zuerst|anfangs|ursprünglich|früher|damals)(?!\p{L})[^.]{0,60}(?:angeboten|inseriert|ausgeschrieben)(?!\p{L}))`,
    of: ['amount'],
  }),
  // "bis Ende August hatten wir für 560 Euro kalt vermietet"
  sign({ time: 'former' }, 'statement', {
    words: String.raw`hatten?(?= [^.,]{0,80}(?:vermietet|verpachtet)(?!\p{L}))`,
    of: ['amount', 'thing'],
  }),
  // "die wir seit 2008 vermietet hatten"
  sign({ time: 'former' }, 'part', {
    words: String.raw`(?<=(?:vermietet|verpachtet) )hatten?`,
    of: ['amount', 'thing'],
  }),
  // "war bis Juli 2026 für 520 € kalt vermietet und steht seitdem leer"
  sign({ time: 'former' }, 'statement', {
    words: String.raw`(?:vermietet|verpachtet)(?= (?:gewesen )?und (?:steht|stehen|ist|sind) (?:seitdem|seither|nun|jetzt|inzwischen|mittlerweile|heute) )`,
    of: ['amount'],
  }),
  // "2023 betrug das Hausgeld noch 241 €."
  sign({ time: 'former' }, 'statement', {
    words: String.raw`(?<=(?:19|20)\d\d )(?:betrug|betrugen|lag|lagen|waren?|zahlten? (?:wir|man))(?= [^.]{0,40}(?<!\p{L})noch(?!\p{L}))`,
    of: ['amount'],
  }),
  // "Ein Makler hatte 2024 einen Preis von 185.000 € in Aussicht gestellt."
  sign({ time: 'former' }, 'statement', {
    words: String.raw`hatten?(?= [^.]{0,140}(?:in aussicht gestellt|für möglich gehalten|geschätzt))`,
    of: ['amount'],
  }),
  // "Vor der Sanierung waren es 286 kWh/(m²·a), Klasse H."
  sign({ time: 'former' }, 'statement', {
    words: String.raw`vor (?:der|dieser|den) (?:\p{L}*sanierung|modernisierung|dämmung|renovierung|arbeiten)(?= [^.]{0,40}(?:waren?|lag|lagen|betrug|hatten?|galt)(?!\p{L}))`,
    of: ['amount'],
  }),
  // "Im alten, abgelaufenen Ausweis standen 224 kWh/(m²·a)", "Vor der Sanierung 2022 Klasse G"
  sign({ time: 'former' }, 'part', {
    words: String.raw`(?:alte[nrms]?|abgelaufene[nrsm]?|bisherige[nrsm]?)(?:,? (?:und )?abgelaufene[nrsm]?)? \p{L}*ausweis(?:es)?|vor (?:der|dieser|den) (?:\p{L}*sanierung|modernisierung|dämmung|renovierung)(?: (?:im jahre? |in )?${YEAR})?(?=:? (?:nur |noch |bei |mit )?(?:\p{L}*klasse|\d))`,
    of: ['amount'],
  }),
  sign({ time: 'former' }, 'part', {
    words: String.raw`(?:bisher|anfangs|anfänglich)(?= (?:noch |nur |bei |für |mit |rund |ca· ){0,2}(?:€ |eur )?\d)`,
    of: ['amount'],
  }),
  sign({ time: 'former' }, 'part', {
    words: String.raw`das war(?:en)?(?= (?:damals |noch )?(?:klasse|effizienzklasse|\d))|vormieter(?:in|s)?|nur den alten|(?<!und )(?:vorher|zuvor)|vormals|ehemals|früher(?! oder später)|einst|seinerzeit|(?<!(?:unterlagen|plan|plänen?|papieren?|bauakte|zeichnungen) von )damals(?! (?:mit|laut|nach|neue?)(?!\p{L}))(?! (?:ist|sind) [^.:]{0,40}:)|ursprünglich(?! aus| im jahr| ${YEAR}| um)|war(?:en)?(?! (?:noch )?(?:nie|nicht))(?= .{0,60}(?:vermietet|genutzt|beheizt|bewohnt|untergebracht|vorhanden|ausgestattet|verpachtet|früher|einmal|mal|bis))|diente[n]? (?:früher|einst|einmal|lange|bis|als)`,
    of: ['thing', 'amount'],
  }),
  // "haben das Haus 1988 gekauft, damals mit Ölöfen in jedem Zimmer"
  sign({ time: 'former' }, 'part', {
    words: String.raw`(?<=(?:gekauft|erworben|übernommen|geerbt|bezogen|eingezogen)(?: [^.;,]{1,40})?,? (?:und )?)damals(?= (?:noch )?mit(?!\p{L}))`,
    of: ['thing'],
  }),
  sign({ time: 'former' }, 'part', {
    words: String.raw`(?<!(?:wird|werden) bis )zuletzt(?! (?:im jahre? )?${YEAR}| (?:\p{L}+ ){0,4}\d[\d·]* ?(?:kwh|litern?|kubikmeter|m³)(?!\p{L})| wurden? | [^.]{0,60}(?:restauriert|überarbeitet|aufgearbeitet|erneuert|saniert|modernisiert|renoviert|gestrichen|umgebaut|ausgebaut|ertüchtigt|gewartet|überholt|geprüft|angehoben|erhöht|angepasst|gesteigert|abgerechnet))|(?<!(?:wird|werden) )bis zuletzt|bis (?:vor kurzem|dato|vor \p{L}+ jahren)`,
    of: ['thing', 'amount'],
  }),
  sign({ time: 'former' }, 'part', {
    words: String.raw`(?<!(?:19|20)\d\d )bis ${UNTIL}`,
    of: ['thing'],
  }),
  sign({ time: 'former' }, 'ahead', {
    words: String.raw`statt(?: bisher| vorher)?|anstelle|anstatt|neupreis|anschaffungspreis|anschaffungskosten|ursprungspreis|altpreis|listenpreis|uvp|von(?= (?:€|eur|euro)? ?[\d.·,-]+ ?(?:€|eur|euro|m²|qm)? auf )|(?:reduziert|gesenkt|herabgesetzt|ermäßigt) von|von(?= (?:vorher |ehemals |ursprünglich |zuvor |bisher )?(?:€|eur|euro)? ?[\d.·,-]+ ?(?:€|eur|euro)? (?:reduziert|gesenkt|herabgesetzt|ermäßigt))`,
    of: ['amount', 'thing'],
  }),
  sign({ time: 'former' }, 'behind', {
    words: String.raw`(?:durch|gegen) (?:[\p{L}\d-]+ ){1,6}(?:ersetzt|ausgetauscht|getauscht|abgelöst)|wurden? (?:[\p{L}\d]+ ){0,4}entfernt|(?<=(?<!(?<!\p{L})(?:(?:um|aus|an)bau|sanierung|renovierung|modernisierung|\p{L}*arbeiten|bau) )(?:wurden?|ist|sind) (?:[\p{L}\d]+ ){0,4})(?:abgeklemmt|demontiert|zurückgebaut|abgebrochen|zugemauert|verfüllt)|stillgelegt|außer betrieb|nicht mehr in betrieb|abgerissen|rückgebaut|aufgegeben`,
    of: ['thing'],
  }),
  // planned
  sign({ time: 'planned' }, 'phrase', {
    words: String.raw`geplante[rnsm]?|künftige[rnsm]?|zukünftige[rnsm]?|mögliche[rnsm]?|potenzielle[rnsm]?|potentielle[rnsm]?|optionale[rnsm]?|vorgesehene[rnsm]?|angedachte[rnsm]?|beabsichtigte[rnsm]?|anstehende[rnsm]?|(?:auszuführ|durchzuführ|vorzunehm|auszutausch|vorzubereit)ende[rnsm]?|erforderliche[rnsm]?|notwendige[rnsm]?|nötige[rnsm]?|fällige[rnsm]?|erzielbare[rnsm]?|angestrebte[rnsm]?|prognostizierte[rnsm]?|kalkulierte[rnsm]?|kalkulatorische[rnsm]?|zu erwartende[rnsm]?`,
  }),
  // What one had thought of, or had a price told for, is not there: "Eine Wärmepumpe hatten wir uns anbieten lassen"
  sign({ time: 'planned' }, 'part', {
    words: String.raw`(?:anbieten|durchrechnen|ausrechnen|kalkulieren|vorrechnen) lassen|(?:hat|haben|hatte|hatten) (?:uns|mir) [^.;]{3,60} angeboten|(?:eingebaut|gekauft|beauftragt|bestellt) (?:ist|haben wir|habe ich|wurde) (?:sie|er|es|die|das)? ?nicht|(?<=(?:an|über) (?:[^.,]{3,60} )?)(?:haben|hatten|habe|hatte) (?:wir|ich)(?: \p{L}+){0,3} (?:gedacht|nachgedacht|überlegt)|(?<=(?:haben|hatten|habe|hatte) (?:wir|ich) (?:\p{L}+ ){0,3}(?:an|über) [^.,]{3,40} )(?:gedacht|nachgedacht)`,
    of: ['thing'],
  }),
  // "Mein Sohn hatte 2019 ein Haus mit fünf Zimmern zeichnen lassen"
  sign({ time: 'planned' }, 'statement', {
    words: String.raw`(?:zeichnen|planen|entwerfen|projektieren) lassen`,
    of: ['amount', 'thing'],
    evenIfToBeBuilt: false,
  }),
  // "Geplant ist eine Wärmepumpe", "Vorbereitet sind zwei Wallboxen": the verb opens the sentence.
  sign({ time: 'planned' }, 'ahead', {
    words: String.raw`(?<=^|[.:;] ?)(?:geplant|vorgesehen|angedacht|vorbereitet|beabsichtigt|in planung) (?:ist|sind)`,
    of: ['thing'],
  }),
  // "ist für 2028 angekündigt", "ist mit dem Denkmalamt abgestimmt", "haben wir geprüft, uns aber noch nicht entschieden"
  sign({ time: 'planned' }, 'behind', {
    words: String.raw`(?<=(?:ist|sind|wurde|wurden) )(?:für|ab|bis) (?:ende |mitte |anfang |herbst |frühjahr )?20\d\d (?:angekündigt|zugesagt|in aussicht gestellt)|(?<=(?:ist|sind) (?:bereits |schon )?)mit (?:dem |der )?(?:\p{L}*amt|\p{L}*behörde|\p{L}*denkmalpflege|stadt|gemeinde|bezirksschornsteinfeger) (?:bereits |schon |vor)?abgestimmt|(?:geprüft|überlegt|erwogen|angefragt|durchgerechnet)(?:,| und) (?:(?:uns|mich|sich|aber|jedoch|bisher|bislang|noch) )*nicht (?:dafür |dazu )?entschieden`,
    of: ['thing'],
    evenIfToBeBuilt: false,
  }),
  // "Die Bauträgerin saniert das Gebäude: neue Bäder, neue Leitungen": what goes on is not done.
  sign({ time: 'planned' }, 'statement', {
    words: String.raw`(?<!(?:wurden?|worden|ist|sind|hat|haben|hatte|war|und) (?:[^.]{0,40} )?)(?:saniert|modernisiert|renoviert) (?:das|die|den|dieses|unser) (?:\p{L}+ )?(?:gebäude|haus|anwesen|objekt|denkmal|ensemble)(?= von grund auf| komplett| vollständig| umfassend|:)`,
    of: ['thing', 'works'],
  }),
  sign({ time: 'planned' }, 'phrase', {
    words: String.raw`projektierte[rnsm]?|zu errichtende[rnsm]?`,
    evenIfToBeBuilt: false,
  }),
  sign({ time: 'planned' }, 'ahead', {
    words: String.raw`platz für(?! (?:\p{L}+ |\d+ ){0,2}(?:autos?|pkw|fahrzeuge?n?|wagen)(?!\p{L}))|raum für|anschlu(?:ss|ß) für|anschlüsse für|vorbereitung(?:en)? (?:für|auf|zu[rm]?)|vorbereitet für|vorrüstung für|leerrohre? für|möglichkeit(?:en)? (?:für|zu[rm]?|auf|eine[rs]?|de[rs])|option auf|potenzial für|potential für|(?:bau)?genehmigung (?:für|zu[rm]?)|bauantrag für|ideal für|geeignet (?:für|als|zu)|eignet sich|bau eine[rs]|einbau eine[rs]|anbau eine[rs]|nachrüstung eine[rs]|installation eine[rs]|(?:umbau|ausbau|erweiterung) (?:zu[rm]?|um|auf)|denkbar (?:wäre|sind|ist)|nach wunsch|auf wunsch|bei bedarf|alternativ|wahlweise|soll-?|plan-?(?=miete)|in (?:kürze|planung)|demnächst|perspektivisch|potenziell|potentiell|möglicherweise|empfohlen|empfehlung(?:en)?|empfehlen|vorgerechnet|vorschlag|vorschläge|modernisierungsempfehlung(?:en)?`,
  }),
  sign({ time: 'planned' }, 'statement', {
    words: String.raw`(?:bau)?vorbescheid(?: vom| über| für|:)|bauvoranfrage(?: vom| über| für|:)|(?:entwurfs|konzept|machbarkeits|nutzungs|bebauungs)studie|eine studie|(?:muster|vor)entwurf|bebauungs(?:vorschlag|konzept)|energetisches ziel|zielwert(?=:)`,
    of: ['amount', 'thing'],
    evenIfToBeBuilt: false,
  }),
  // "Möglich ist ein Doppelhaus mit zwei Wohnungen": told of what nobody has built.
  sign({ time: 'planned' }, 'statement', {
    words: String.raw`(?<=^|[.:·] )(?:möglich|zulässig|genehmigungsfähig|erlaubt|vorstellbar) (?:wäre[n]?|sind|ist)(?= [^.]{0,60}(?:h(?:aus|äuser)|wohnung|wohneinheit|bebau|vollgeschoss))`,
    of: ['amount', 'thing'],
    evenIfToBeBuilt: false,
  }),
  // What an appraiser puts in is paid by nobody.
  sign({ time: 'planned' }, 'statement', {
    words: String.raw`(?:markt|orts)übliche[rnsm]? (?:netto|kalt|netto-?kalt|jahres)?-?miete|marktmiete|(?:angesetzt|unterstellt|zugrunde gelegt|angenommen)(?: wurden?| wird| werden| ist| sind| haben wir)?(?= [^.,;€]{0,40}miete)|\p{L}*miete(?= (?:wird|wurde|ist|von) [^.,;]{0,40}(?<!nicht )(?:angesetzt|unterstellt|zugrunde gelegt|angenommen)(?!\p{L}))`,
    of: ['amount'],
  }),
  sign({ time: 'planned' }, 'ahead', {
    words: AFTER_WORKS,
    of: ['amount', 'works'],
  }),
  sign({ time: 'planned' }, 'part', {
    words: `${AFTER_WORKS}|künftig|zukünftig`,
    of: ['thing'],
    evenIfToBeBuilt: false,
  }),
  // "Mit neuer Heizung und Dämmung ist Klasse B erreichbar", "ein Haus mit 180 m² Wohnfläche genehmigungsfähig"
  sign({ time: 'planned' }, 'behind', {
    words: String.raw`(?<=klasse [a-h]\+{0,2} )(?:wäre |ist )?(?:erreichbar|zu erreichen|machbar|möglich)|genehmigungsfähig|genehmigbar`,
    of: ['amount'],
  }),
  sign({ time: 'planned' }, 'behind', {
    words: String.raw`vorgemerkt|im gespräch|in (?:der )?(?:diskussion|überlegung)|auf der wunschliste|noch ohne beschluss|vorbereitet|vorbereitung|vorgerüstet|vorrüstung|nachrüstbar|nachzurüsten|nachgerüstet werden|geplant|angedacht|vorgesehen|beabsichtigt|in (?:planung|aussicht|vorbereitung|kürze)|demnächst|beantragt|(?:\p{L}+ )?möglich|ermöglicht|denkbar|realisierbar|umsetzbar|machbar|ausbaufähig|ausbaubar|erweiterbar|umbaubar|optional|auf wunsch|nach wunsch|bei bedarf|wahlweise|eventuell|evtl·?|ggf·?|gegebenenfalls|unter umständen|erzielbar|zu erzielen|erwartet|angestrebt|prognostiziert|kalkuliert|bei (?:voll|neu)vermietung|wäre[n]?|bietet sich an|(?:ist|sind) (?:noch )?zu (?:errichten|bauen|erstellen|erneuern|sanieren|installieren|montieren)|vorbehalten|in aussicht gestellt|je nach`,
  }),
  sign({ time: 'planned' }, 'part', {
    words: String.raw`könnten?|ließen? sich|(?:erzielen|erlösen|erreichen|verlangen) (?:ließen?|lassen|lässt)|ergäben?(?: sich)?|brächten?|kämen?|entstünden?|würden?(?= [^.]{0,80}(?:erzielen|bringen|erlösen|ergeben|zahlen|kosten|entstehen|erreich|betragen))|(?:lässt|lassen) sich(?= [^.]{0,80}${WORKS})|k(?:ann|önnen)(?= [^.]{0,90}(?:${WORKS}|${ACQUIRE}|genutzt|hinzu|dazu|vermietet))|soll(?:en)?(?! (?:ca· )?(?:€|eur|\d{1,3}·\d{3}))(?! [^.]{0,60}(?:verkauf|veräußer|versteiger|betragen|kosten|bieten|gefunden|übergeben))`,
  }),
  sign({ time: 'planned' }, 'part', {
    words: String.raw`(?<!(?:be|ge)heizt |erwärmt |versorgt |bewohnt |genutzt |verkauft |veräußert |angeboten |versteigert |vermietet )(?:wird|werden)(?= [^.]{0,90}${WORKS})(?! [^.,]{0,60}(?:versorgt|beheizt|geheizt|erwärmt)(?!\p{L})(?![^.]{0,80} (?:wird|werden)(?!\p{L})))(?! [^.]{0,120} worden(?!\p{L}))(?! [^.]{0,80}, (?:die|das|der|welche[rs]?) [^.,]{0,70}(?:wurden?|hat|haben)(?!\p{L}))|entsteh(?:t|en)|im bau`,
    evenIfToBeBuilt: false,
  }),
  // "2024 wurde beschlossen, die Fassade ab 2027 zu sanieren"
  sign({ time: 'planned' }, 'statement', {
    words: String.raw`beschlossen(?=, [^.]{0,140} (?:zu \p{L}+|\p{L}+zu\p{L}+en)(?:$|[.,)]))`,
    of: ['works'],
  }),
  // "Der Beschluss über die Sanierung von Flachdach und Tiefgarage ist angefochten": nothing of it is done.
  sign({ time: 'planned' }, 'statement', {
    words: String.raw`beschl(?:uss|uß|usses|üsse|üssen)(?= [^.]{0,140} (?:angefochten|anfechten|aufgehoben|vertagt|verschoben|ausgesetzt|nicht umgesetzt)(?!\p{L}))|(?:abgestimmt|beraten|entschieden|gesprochen|nachgedacht|vertagt|verschoben|zurückgestellt)(?= ?(?:werden|worden|$|[.,)]))|auf (?:der|die) tagesordnung|(?:anfechtungs-?klage|anfechtung)(?= (?:gegen|des|der))`,
    of: ['works'],
  }),
  // "Für 2029 denkt die Versammlung über einen Anstrich der Fassade nach"
  sign({ time: 'planned' }, 'statement', {
    words: String.raw`denk(?:t|en)(?= [^.;]{3,160}(?<!\p{L})nach(?:$|[.,;)]| und))`,
    of: ['works'],
  }),
  sign({ time: 'planned' }, 'ahead', {
    words: String.raw`beschl(?:uss|uß|usses|üsse|üssen) (?:\p{L}+ )?(?:über|zu[rm]?|auf) (?:die|den|das|eine?)?|(?:abstimmung|entscheidung|beratung) über (?:die|den|das|eine?)`,
    of: ['works'],
  }),
  // "Nach dem Entwurf des Wirtschaftsplans 2027 steigt das Hausgeld auf 438 €."
  sign({ time: 'planned' }, 'statement', {
    words: String.raw`(?:steigt|steigen|erhöht sich|erhöhen sich|sinkt|sinken|ändert sich|beträgt|betragen|liegt|liegen)(?= [^.]{0,90}(?<!\p{L})(?:voraussichtlich|künftig|dann)(?!\p{L}))|(?:steigt|steigen|erhöht sich|erhöhen sich|sinkt|sinken)(?= [^.]{0,70}(?<!\p{L})auf (?:voraussichtlich |rund |ca· |etwa )?(?:€ )?\d)|(?:nach|laut|gemäß|im) (?:dem |de[mr] )?(?:entwurf|vorläufigen) (?:des |der )?(?:\p{L}+-?)?(?:wirtschaftsplan(?:s|es)?|haushaltsplan(?:s|es)?)`,
    of: ['amount'],
  }),
  // "lässt die Fassadendämmung planen": on the drawing board, and not on the wall
  sign({ time: 'planned' }, 'part', {
    words: String.raw`(?:planen|prüfen|untersuchen|ausschreiben|ausarbeiten) (?:zu lassen|lassen(?! haben| hat))|(?:lassen|lässt)(?= [^.,]{0,90} (?:planen|prüfen|untersuchen|ausschreiben)(?:$|[.,)]))|(?:wird|werden|soll|sollen)(?= [^.,]{0,60}(?<!\p{L})(?:geplant|untersucht|ausgeschrieben)(?!\p{L}))`,
    of: ['works'],
  }),
  // What is under way is not done.
  sign({ time: 'planned' }, 'behind', {
    words: String.raw`(?<!(?:heizung|kessel|therme|brenner|pumpe)(?!\p{L})[^.;]{0,50})(?:läuft|laufen)(?= (?:noch|derzeit|aktuell|gerade|zurzeit|bereits|seit)|$|[.,)])|(?:ist|sind|befinden? sich)? ?(?:noch )?(?:im gange?|in arbeit|in ausführung|in umsetzung|nicht abgeschlossen|noch nicht (?:abgeschlossen|beendet|fertig))|(?:hat|haben) (?:\p{L}+ )?begonnen`,
    of: ['works'],
    evenIfToBeBuilt: false,
  }),
  sign({ time: 'planned' }, 'behind', {
    words: String.raw`(?:(?:dringend|noch|ist|sind|wird|werden|wäre) )*(?:erforderlich|notwendig|nötig|fällig|empfehlenswert|anstehend|geboten|ratsam|sinnvoll|überfällig)|ste(?:ht|hen)(?: [^.,]{0,30})? an|aussteh(?:t|en|end)|m(?:uss|üssen|üssten?)|sollten?|noch (?:offen|zu machen|zu erledigen)|(?:ist|sind|wären?) (?:(?!nicht )[^.,¦ ]+ ){0,5}zu (?:erneuern|ersetzen|sanieren|renovieren|modernisieren|tauschen)|(?<=(?<!\p{L})(?:ist|sind|wären?) (?:(?!(?:nicht|kein\p{L}*) )[^.;:¦]){0,90})zu (?:erneuern|ersetzen|sanieren|renovieren|modernisieren)|einzuplanen|zu veranschlagen|angemahnt|angeregt|angeraten|nahegelegt|vorgeschlagen|(?:beschlossen|beauftragt)(?! und|,)`,
    of: ['works'],
  }),
  // "Angebot für eine Wärmepumpe haben wir da": it is offered, not built.
  sign({ time: 'planned' }, 'ahead', {
    words: String.raw`(?:angebote?|kostenvoranschl(?:ag|äge)) (?:für|über) (?:eine[nr]?|den|die|das|neue)`,
    of: ['thing', 'works'],
  }),
  // "Am Gemeinschaftseigentum steht die Fassadensanierung an"
  sign({ time: 'planned' }, 'ahead', {
    words: String.raw`ste(?:ht|hen)(?= [^.,;¦]{3,70} an(?:$|[.,;]))`,
    of: ['works'],
  }),
  sign({ time: 'planned' }, 'ahead', {
    words: String.raw`(?:erforderlich|notwendig|nötig|fällig|empfehlenswert) (?:ist|sind|wird|werden|wäre)|(?:kosten|aufwand|investition(?:en)?|rücklage|angebot|kostenvoranschlag|ansparung|beschlu(?:ss|ß)|antrag) (?:für|zu[rm]?)|sonderumlage(?: (?:für|zu[rm]?))?`,
    of: ['works'],
  }),
]
