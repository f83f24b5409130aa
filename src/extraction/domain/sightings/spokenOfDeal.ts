import type { TopicWords, SpokenTopic } from './spokenTopics.ts'

/** Law, community, letting, money, and papers. */
export const OF_DEAL: Readonly<Partial<Record<SpokenTopic, TopicWords>>> = {
  eigentumsform: {
    words: String.raw`volleigentum|wohnungseigentum|teileigentum|sondereigentum|bruchteil\p{L}*|miteigentum\p{L}*|eigentümergemeinschaft|genossenschaft\p{L}*`,
  },
  // "Anlagen: Grundriss, Wirtschaftsplan 2026", "Die Protokolle lege ich Ihnen in Kopie bei": not what is sent on request.
  beilagen: {
    words: String.raw`(?:[^.]{0,160} )?(?:(?:anlagen?|beilagen?)(?: \(?\d+\)?)?(?= ?[:¦])|(?:lege|legen|füge|fügen) (?:ich|wir) (?:\p{L}+ ){0,4}bei|(?:liegt|liegen) (?:\p{L}+ ){0,3}bei(?= ?[.,;]|$)|(?:ist|sind|habe ich|haben wir) (?:\p{L}+ ){0,3}(?:beigefügt|beigelegt)|beigefügte[nrsm]?|beigelegte[nrsm]?|anbei)(?:[^.]{0,240})?`,
    only: /protokoll|niederschrift|wirtschaftspl|abrechnung|teilungserklärung|grundbuchauszug|flurkarte|lageplan|energieausweis|mietvertr|mieterliste|mietliste|wohnflächenberechnung|baubeschreibung|baugenehmigung|erbbau|rechnungen/u,
    unless:
      /(?<!\p{L})(?:nicht|kein\p{L}*|auf (?:anfrage|wunsch)|nachgereicht|anfordern|(?:nach|bei) (?:der )?besichtigung)(?!\p{L})/u,
  },
  grundbuch: {
    words: String.raw`abt(?:eilung|·)? ?(?:ii|2|iii|3)|(?:grund)?dienstbarkeit(?:en)?|reallast(?:en)?|\p{L}*lastenfrei\p{L}*|(?<!(?:(?:als|die|der|den) (?:neue[rn]? )?eigentümer(?:in|s)?(?: zu diesem \p{L}+)?|(?<!\p{L})(?:wer|derjenige|demjenigen|denjenigen|dessen)(?!\p{L})[^.;]{0,90}) im )grundbuch(?=[^.]{0,60}(?:eingetragen|eintrag|steht|stehen|vermerk|belast|lasten|auszug|leer))|(?:rechte|ansprüche) dritter`,
    unless:
      /^(?!.*(?:(?<!\p{L})(?:ii|2)(?!\p{L}|\d)|recht(?:e|s|en)?(?!\p{L})|dienstbarkeit|reallast|lastenfrei|vermerk|vormerkung)).*(?:grundschuld|hypothek|grundpfandrecht|valutier)|^(?!.*(?:abt(?:eilung|·)|dienstbarkeit|reallast|vermerk|vormerkung|lastenfrei)).*sondernutzungs|(?<!\p{L})(?:wir|beide|alle)(?: \p{L}+){0,2} stehen (?:[\p{L}\d]+ ){0,4}im grundbuch|fällig\p{L}*[^.]{0,40}im grundbuch|im grundbuch[^.]{0,40}fällig|amtsgericht|grundbuch von|notar- und grundbuch|grundbuchkosten|altlastenfrei/u,
  },
  wohnrecht: {
    words: String.raw`\p{L}*wohn(?:ungs)?rechte?s?|nie(?:ß|ss)brauch\p{L}*|leibrente\p{L}*|altenteil\p{L}*|auf lebenszeit|lebenslang\p{L}*|lebenslänglich\p{L}*|leibgeding\p{L}*`,
    unless: /wohnrechtsberatung|wir kaufen|lebenslange garantie/u,
  },
  teilverkauf: {
    words: String.raw`teilverkauf\p{L}*|teilkauf|rückmiet\p{L}*|zurückmiet\p{L}*|immobilienrente|verrentung|rückanmietung|nach dem verkauf [^.]{0,40}wohnen`,
  },
  zwangsverkauf: {
    words: String.raw`zwangsversteiger\p{L}*|teilungsversteiger\p{L}*|insolvenz\p{L}*|zwangsverwalt\p{L}*|notverkauf`,
    unless: /zwangsvollstreckung unterw/u,
  },
  vorkaufsrecht: { words: String.raw`\p{L}*vorkauf\p{L}*` },
  gebietsschutz: {
    words: String.raw`denkmal\p{L}*|\p{L}*denkmal(?:s|es)?|ensemble\p{L}*|gestaltungssatzung|erhaltungssatzung`,
    unless: /kriegerdenkmal|sehenswürdig|altstadt|rathaus|völkerschlacht/u,
  },
  baulasten: { words: String.raw`\p{L}*baulast\p{L}*` },
  wegerecht: {
    words: String.raw`wegerecht\p{L}*|geh-|(?:über)?fahrt?recht\p{L}*|leitungsrecht\p{L}*|überwegung\p{L}*|zuwegung\p{L}*|notweg\p{L}*|überbau|(?:grund)?dienstbarkeit(?:en)?|zufahrt(?=[^.]{0,60}(?:gesichert|gemeinsam|nachbar|fremd|privat|recht))|privatweg\p{L}*|privatstraße`,
  },
  erschliessung: {
    words: String.raw`(?:\p{L}*-)?erschlie(?:ß|ss)ung(?:en|s(?!straße)\p{L}*)?|(?:\p{L}*-)?(?:un|voll|teil)?erschlossen\p{L}*|anlieger(?:beitr|kosten)\p{L}*|straßenausbau\p{L}*|ausbaubeitr\p{L}*|kanalanschlussbeitr\p{L}*`,
    unless: /zimmer|flur|treppe|diele|küche|aufzug/u,
  },
  altlasten: {
    words: String.raw`\p{L}*altlast\p{L}*|boden(?:belast|verunrein|kontamin)\p{L}*|kontamin\p{L}*|altablager\p{L}*|altstandort|verdachtsfläche\p{L}*|bodenschutz\p{L}*|ehemalige[nrsm]? (?:tankstelle|deponie|reinigung|gaswerk|gerberei|müllkippe|industrie\p{L}*)`,
  },
  // "vernachlässigter Außenbereich" is a garden; of § 35 BauGB nobody says how it looks.
  baurecht: {
    words: String.raw`bebauungspl\p{L}*|b-plan\p{L}*|baurecht\p{L}*|§ ?3[0345](?: baugb)?|(?<!(?<!rechtlich)e[rnms] )außenbereich|innenbereich|grz|gfz|baufenster|bebaubar\p{L}*|bauland|\p{L}*vorbescheid|bauvoranfrage|flächennutzungsplan\p{L}*|wohngebiet|mischgebiet|dorfgebiet`,
    unless: /34 ?c|gewo|pool|grillplatz/u,
  },
  nutzungsbindung: {
    words: String.raw`dauerwohn\p{L}*|(?:erst|haupt|zweit|neben)-?wohnsitz\p{L}*|ferien(?:wohnung|haus|gebiet|immobilie|vermietung|park|nutzung)\p{L}*|wochenend(?:haus|gebiet|grundstück)\p{L}*|erholungsgrundstück\p{L}*|zweckentfremd\p{L}*|(?:allgemeines|reines) wohngebiet|sondergebiet|ganzjährig\p{L}*`,
    unless: /naherholungsgebiet|zweitwohnungssteuer|charakter|stil /u,
  },
  gewaehrleistung: {
    words: String.raw`gewährleistung\p{L}*|mabv|makler- und bauträgerverordnung|\p{L}*bürgschaft\p{L}*|baufortschritt|ratenplan|zahlungsplan`,
  },
  erbbau: { words: String.raw`erbbau\p{L}*|erbpacht\p{L}*` },
  teilungserklaerung: {
    words: String.raw`\p{L}*teilungserklärung\p{L}*|aufteilungspl\p{L}*|abgeschlossenheit\p{L}*|gemeinschaftsordnung`,
  },
  miteigentumsanteil: {
    words: String.raw`miteigentum\p{L}*|mea|tausendstel|\d+ ?\/ ?1·?000\p{L}*|\d+ ?\/ ?10·?000\p{L}*`,
  },
  hausgeldAufteilung: { words: String.raw`(?:nicht )?(?:umlagefähig|umlegbar)\p{L}*|umlf|rücklagenanteil` },
  hausgeldWarm: {
    words: String.raw`(?:hausgeld|wohngeld)(?!\p{L})[^.]{0,120}(?<!\p{L})(?:heiz(?:ung|kosten|energie)\p{L}*|fernwärme|warmwasser)|(?:heiz(?:ung|kosten)\p{L}*|warmwasser)(?!\p{L})[^.]{0,60}(?:im|in dem) (?:hausgeld|wohngeld)(?= (?:enthalten|inbegriffen|inklusive))`,
    only: /enthält|enthalten|inbegriffen|inkl|einschl|(?<!\p{L})(?:darin|mit|umfasst|beinhaltet)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:ohne|nicht|zzgl|zuzüglich|exklusive|exkl|selbst|eigene[rnm]?|gesondert|separat|direkt|etagenheizung\p{L}*|gastherme\p{L}*|therme\p{L}*)(?!\p{L})/u,
  },
  ruecklage: {
    unless:
      /^(?!.*(?:stand(?!\p{L})|beträgt|belief|beläuft|guthaben|gesamt|in der rücklage|\d·\d{3})).*(?:zuführung|einzahlung|monatlich|mtl|im monat|\/ ?monat|(?:inkl|einschl|davon|incl)\p{L}*·? [^.]{0,40}rücklage|rücklagenanteil)/u,
    words: String.raw`\p{L}*rücklagen?(?:anteil|stand|zuführung|konto)?|\p{L}*rückstellung(?:en)?|reparaturfonds|instandhaltungskonto`,
  },
  ruecklageZufuehrung: {
    words: String.raw`davon (?:\p{L}+ )?[\d·,]+ ?(?:€|euro|eur)? ?(?:\p{L}+ )?\p{L}*rücklage|rücklagen?-?(?:anteil|zuführung)\p{L}*|zuführung(?=[^.]{0,40}rücklage)|erhaltungsrücklage(?=[ ¦]{1,3}[\d·,]+ ?€? ?(?:p· ?a|im jahr|mtl|monatlich))`,
  },
  sonderumlage: {
    words: String.raw`sonderumlage\p{L}*|sonderzahlung\p{L}*|(?:sonder)?umlage(?: (?:für|über|in höhe|zur))|beschlu(?:ss|ß)|beschlüsse\p{L}*|beschlossen\p{L}*|eigentümerversammlung\p{L}*`,
    unless:
      /erbengemeinschaft|gemeinderat|stadtrat|amtsgericht|beschlusssammlung|gericht|wir haben (?:uns )?beschlossen|^(?!.*(?:umlage|sonderzahlung|beschlossen|beschlüsse|beschlu(?:ss|ß))).*(?:protokoll|niederschrift)/u,
  },
  protokolle: {
    words: String.raw`\p{L}*protokolle?[ns]?|beschlu(?:ss|ß)-?sammlung|niederschrift(?:en)?|eigentümerversammlung\p{L}*`,
    unless: /kaminkehrer|schornstein|abnahmeprotokoll|übergabeprotokoll|messprotokoll|energie/u,
  },
  verwalter: {
    words: String.raw`\p{L}*verwalt(?:ung|er|erin|ers|et|ete[rn]?|ungen)`,
    unless: /insolvenzverwalt|zwangsverwalt|nachlassverwalt|stadtverwaltung|kreisverwaltung|gemeindeverwaltung/u,
  },
  wegStreit: {
    words: String.raw`(?:hausgeld|wohngeld|beitrags|zahlungs)-?rückst(?:and|ände\p{L}*)|rückst(?:and|ände[n]?)(?= [^.]{0,40}(?:hausgeld|wohngeld|gemeinschaft|weg(?!\p{L})|eigentümer|beitr))|(?:hausgeld|wohngeld|eigentümer)(?=[^.]{0,40} rückst(?:and|ände))|rechtsstreit\p{L}*|(?<!(?:anlass|grund|ursache|gründe|veranlassung) (?:zur|zu|für|zu einer) )(?:räumungs|zahlungs|anfechtungs)?klagen?|anfechtung\p{L}*|(?:un)?angefochten\p{L}*|vor gericht|beim amtsgericht|beweisverfahren|streitigkeit\p{L}*|hausgeldschuld\p{L}*|säumig\p{L}*|geklagt|verklagt\p{L}*`,
    unless: /sanierungsrückst|instandhaltungsrückst/u,
  },
  sondernutzung: { words: String.raw`sondernutzung\p{L}*|snr|(?:zur )?alleinigen? nutzung|gemeinschaftsgarten` },
  preisverlauf: {
    words: String.raw`preis(?:senkung|reduzierung|anpassung|nachlass)\p{L}*|(?:im preis |preis)(?:gesenkt|reduziert)|reduziert\p{L}*|gesenkt|(?:seit|schon) (?:\p{L}+ ){0,4}(?:am markt|inseriert|angeboten|online|in der vermarktung)|vormals \d|früherer preis|(?:zuvor|bislang|bisher|bis (?:ende |anfang |mitte )?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember):?|zunächst)(?= [^.]{0,25}\d{3}[·.]?\d{3})`,
    only: /preis|€|euro|markt|inseriert|angeboten|online/u,
  },
  bodenrichtwert: { words: String.raw`boden-?richtwert\p{L}*|brw|bodenwert\p{L}*|richtwert` },
  mietvertrag: {
    words: String.raw`\p{L}*miet(?:vertr(?:ag|äge)|verhältnis|beginn|dauer|laufzeit|kündigung)\p{L}*|gekündigt\p{L}*|staffelmiet\p{L}*|indexmiet\p{L}*|\p{L}*pachtvertr\p{L}*|(?:läuft|laufen) bis|vermietet (?:seit|bis|ab)|seit (?:\d{4}|\p{L}+) (?:an \p{L}+ )?vermietet`,
    unless: /maklervertrag|mietvertragsmuster/u,
  },
  sollmiete: {
    words: String.raw`soll-?miet\p{L}*|(?:erzielbar|möglich|prognostiziert|kalkuliert|geplant|künftig)\p{L}* \p{L}*miet\p{L}*|mietpotenzial\p{L}*|mietprognose|vollvermietung`,
  },
  mietbindung: {
    words: String.raw`wbs|wohnberechtigung\p{L}*|sozial(?:bindung|wohnung)\p{L}*|(?:öffentlich|wohnungsbau|staatlich) ?gefördert\p{L}*|belegungs\p{L}*|preisgebunden\p{L}*|miet(?:preis)?bindung\p{L}*|bindungsfrist`,
    unless: /wbs ?70|kfw|bafa/u,
  },
  umwandlung: {
    words: String.raw`(?:umwandlung|aufteilung)(?= (?:in|zu) (?:\p{L}+ )?(?:eigentum|wohnungseigentum))\p{L}*|umgewandelt(?=[^.]{0,40}eigentum)|in (?:wohnungs|wohn)?eigentum umgewandelt|sperrfrist\p{L}*|eigenbedarf\p{L}*|§? ?577 ?a|kündigungsschutz\p{L}*|(?:auf)?geteilt(?:e[rn]?)?(?= [^.]{0,40}(?:wohnungseigentum|weg|eigentumswohnung))|teilung (?:nach|in) (?:weg|wohnungseigentum)`,
  },
  mieterstruktur: {
    words: String.raw`\p{L}*mieter(?:in|innen|n|s|schaft|struktur|wechsel)?|mietpartei(?:en)?|leerstand\p{L}*|mietausfall\p{L}*|bewohner(?:in|n)?`,
    unless: /vermieter|mieterprovision|mieterverein|mieterbund|mieterfrei/u,
  },
  moebliert: {
    words: String.raw`\p{L}*möblier\p{L}*|kurzzeit\p{L}*|airbnb|ferienvermiet\p{L}*|boarding\p{L}*|auf zeit vermiet\p{L}*`,
    unless: /möblierungs(?:vorschlag|beispiel)|virtuell|unmöbliert|abbildung|veranschaulich|übernommen/u,
  },
  mietgarantie: {
    words: String.raw`\p{L}*garantie(?:rte[rn]?)? (?:miete|rendite|pacht)|mietgarantie\p{L}*|garantiemiete|miet-?pool\p{L}*|pacht(?:vertrag|zins|garantie|zeit|einnahme)\p{L}*|betreiber\p{L}*|verpachtet\p{L}*`,
    unless: /erbpacht|landwirt|acker|wiese|jagd|website|portal/u,
  },
  betreuung: {
    words: String.raw`betreuungs(?:vertrag|pauschale|leistung|kosten)\p{L}*|service(?:vertrag|pauschale)\p{L}*|grundservice|betreutes wohnen|notruf\p{L}*`,
  },
  ausbaureserve: {
    words: String.raw`ausbau(?:fähig|bar|reserve|potenzial|potential|möglichkeit)\p{L}*|(?:dach|speicher|spitz)boden(?:s|ausbau)?|dachausbau|rohdachboden|spitzboden|unausgebaut\p{L}*|(?:könnte|kann|lässt sich|ließe sich) (?:\p{L}+ ){0,4}ausgebaut|ausbauen`,
  },
  baureserve: {
    words: String.raw`anbauen|anbaumöglichkeit\p{L}*|(?:kann|könnte|darf) (?:[\p{L}\d-]+ ){0,4}angebaut|nachverdicht\p{L}*|hinterlandbebauung|(?:zweites|weiteres) (?:wohn)?haus(?= (?:möglich|zulässig|könnte|wäre|darf))|erweiter(?:bar|ungsmöglich|ungspotenzial)\p{L}*|aufstockung(?=[^.]{0,30}(?:möglich|denkbar|zulässig|kann|könnte))|baureserve\p{L}*|teilbar|grundstücksteilung|abtrenn\p{L}*`,
    // What grows is planted, and nothing is built on.
    unless:
      /(?:kartoffel|gemüse|obst|kräuter|tomate|salat|getreide|wein(?!gut)|beeren|blumen|bohnen|mais|kürbis)\p{L}*(?: \p{L}+){0,4} anbauen/u,
  },
  nahversorgung: {
    words: String.raw`einkauf\p{L}*|supermarkt|supermärkte|discounter|bäcker\p{L}*|metzger\p{L}*|apotheken?|(?:haus|zahn)?(?:arzt|ärzte)\p{L}*|läden|geschäfte|nahversorg\p{L}*|lebensmittel\p{L}*|edeka|rewe|aldi|lidl|netto(?= |,)|dorfladen`,
    unless: /(?:€|eur|euro) netto|netto ?(?:kalt|miete)|einkaufswagen|ladenlokal/u,
  },
  oepnv: {
    words: String.raw`(?:stadt|linien|orts|schul|regional|nacht|bürger)?bus(?:se[ns]?|linien?|verbindung\p{L}*|haltestellen?|anbindung)?|(?:s|u)-bahn\p{L}*|straßenbahn\p{L}*|tram\p{L}*|\p{L}*bahnhof(?!(?:s|-)?(?:straße|str|platz|allee|weg|viertel))\p{L}*|haltestelle\p{L}*|haltepunkt|bahn(?:anschluss|station)|zug|öpnv\p{L}*|nahverkehr\p{L}*|ice-\p{L}+`,
    unless: /zug um zug|zug erhält|rückbau/u,
  },
  finanzierungshindernis: {
    words: String.raw`nicht finanzierbar|beleih\p{L}*|finanzierung(?=[^.]{0,40}(?:schwierig|nicht|problem))|nur barzahler`,
  },
  grundsteuer: { words: String.raw`grundsteuer\p{L}*` },
  verkaufsgrund: {
    words: String.raw`verkaufsgrund|wegen (?:\p{L}+ )?(?:umzug|trennung|alter|krankheit|scheidung|todesfall)\p{L}*|altersgründen|verkauft (?:wird )?(?:wegen|weil|aufgrund)`,
  },
  baubeschreibung: { words: String.raw`baubeschreibung\p{L}*|leistungsbeschreibung|bau- und leistungsverzeichnis` },
  baugenehmigung: {
    words: String.raw`baugenehmig\p{L}*|bauantrag\p{L}*|bauanzeige|freistellungsverfahren|kenntnisgabeverfahren|genehmigt\p{L}*`,
    unless: /34 ?c/u,
  },
  bebaubarkeit: {
    words: String.raw`bebaubar\p{L}*|bebauung\p{L}*|grz|gfz|grundflächenzahl|geschossflächenzahl|baufenster|vollgeschoss\p{L}*|baugrenze\p{L}*|traufhöhe|firsthöhe`,
  },
  bodengutachten: {
    words: String.raw`boden(?:gutachten|untersuchung|klasse|verhältnisse)\p{L}*|baugrund(?!stück)\p{L}*|tragfähig\p{L}*|opalinuston|(?:lehm|moor|torf|ton|kies|fels)-?boden|setzungs\p{L}*|baugrundgutachten`,
  },
  erbbauZustimmung: {
    words: String.raw`zustimm\p{L}*`,
    only: /erbbau|erbpacht|grund(?:stücks)?eigentümer|kirche|kloster|stiftung|stadt|gemeinde|ausgeber/u,
  },
  bautenstand: {
    words: String.raw`rohbau(?=[^.]{0,30} (?:steht|fertig|ist |abgeschlossen|errichtet))|(?:bodenplatte|keller|tiefgarage|decke|dachstuhl|dach)(?=(?: (?:über|des|der|im|in|vom) [^.,]{2,40}?)? ist (?:\p{L}+ ){0,4}(?:betoniert|gegossen|gebaut|errichtet|gedeckt|gerichtet|fertig))|baubeginn(?= (?:war|erfolgte|ist (?:\p{L}+ )?erfolgt))|richtfest(?= (?:war|wurde|ist))|im rohbau|der bau (?:hat begonnen|läuft)`,
    unless: /kernsanier|anbau/u,
  },
  festerTermin: {
    words: String.raw`fertigstellung(?:stermin|s-termin)?(?=[^.]{0,80} (?:verbindlich|vertraglich)(?:[^.]{0,30} (?:vereinbart|zugesagt|zugesichert|garantiert))?)|(?:verbindlich|vertraglich|fest)(?=[^.]{0,60}(?:vereinbart|zugesagt|zugesichert|garantiert)[^.]{0,40} fertigstellung)|(?:verbindliche|vertragliche|garantierte)[nrms]?(?= (?:fertigstellungs|bezugs|übergabe)-?termin)`,
    unless: /unverbindlich|(?:nicht|kein\p{L}*) (?:\p{L}+ )?verbindlich/u,
  },
  hausprotokoll: {
    words: String.raw`(?:hausbesichtigungs|objektbesichtigungs|begehungs|besichtigungs|zustands|bestandsaufnahme)-?protokoll\p{L}*|(?:zustands|objektprüf|hausprüf)-?bericht\p{L}*`,
    unless: /wohnungsübergabe|mieterwechsel/u,
  },
  fertigstellung: {
    words: String.raw`fertig(?:stellung|gestellt)\p{L}*|bezugsfertig\p{L}*|baubeginn|übergabe|bezug(?= |:)`,
  },
  mieterliste: {
    words: String.raw`mieter(?:liste|übersicht|aufstellung)\p{L}*|miet(?:aufstellung|übersicht|spiegel der)\p{L}*`,
  },
  provisionMehrwertsteuer: {
    words: String.raw`(?:in[kc]l·?|inklusive|einschl·?|einschließlich|zzgl·?|zuzüglich|enthält) ?(?:(?:\p{L}+·?|\d{1,2} ?%) ){0,3}(?:mwst·?|mehrwertsteuer|ust·?|umsatzsteuer)|(?:mwst|mehrwertsteuer|ust) (?:inklusive|enthalten)`,
    only: /provision|courtage|maklerhonorar|% (?:vom|des) (?:kaufpreis|beurkundeten)/u,
  },
  provisionVerlangt: {
    words: String.raw`\p{L}*-?provision(?:en|spflichtig\p{L}*)?|\p{L}*courtage|makler(?:honorar|lohn|gebühr(?:en)?|kosten)|vermittlungs(?:gebühr|honorar)`,
    only: /(?:separat|zusätzlich|gesondert|extra|obendrauf|(?:vom|von der|durch den|durch die) (?:käufer|erwerber)(?:in|seite)?|von ihnen)(?: \p{L}+){0,3} (?:zu (?:tragen|zahlen|entrichten|übernehmen)|getragen|gezahlt|entrichtet)|(?:käufer|erwerber)(?:in)? (?:trägt|zahlt|übernimmt|hat)(?: \p{L}+){0,3} (?:provision|courtage|makler)|(?<!\p{L})mit (?:käufer)?(?:provision|courtage)|(?:provisions|courtage)pflichtig(?!\p{L})(?!:? ?nein)|(?:zzgl|zuzüglich)\p{P}? (?:der |einer |die )?(?:käufer|makler)?(?:provision|courtage)|(?:provision|courtage|honorar) (?:fällt|fallen|wird fällig|ist fällig|kommt hinzu)/u,
    unless:
      /kein\p{L}* (?:\p{L}+ )?(?:\p{L}*provision|\p{L}*courtage|makler\p{L}*)|(?:provision|courtage|honorar)\p{L}*:? (?:\p{L}+ ){0,4}(?:nicht|entfällt|keine?)(?!\p{L})|ohne (?:\p{L}+ )?(?:\p{L}*provision|\p{L}*courtage)|entfällt|provisionsfrei|mieterprovision|vermieter|innenprovision|verkäufer(?:in)? (?:trägt|zahlt|übernimmt)/u,
  },
  provisionVerkaeufer: {
    words: String.raw`provision\p{L}*|\p{L}*provision|courtage\p{L}*`,
    only: /verkäufer\p{L}*[^.]{0,60}(?:gleiche[rn]? höhe|zahlt|zahlen|entrichte\p{L}*|trägt|tragen|übernimm\p{L}*|getragen)|gleiche[rn]? höhe|(?:beide|je) (?:partei\p{L}*|seite\p{L}*)|hälftig|je zur hälfte/u,
    unless: /grunderwerbsteuer/u,
  },
  mietpreisbremse: {
    words: String.raw`mietpreisbremse\p{L}*|mietbegrenzung\p{L}*|angespannte[rn]? (?:wohnungs)?markt\p{L}*`,
  },
}
