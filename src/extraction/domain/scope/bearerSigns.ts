import { type Sign, sign } from './sign.ts'

const FAR = String.raw`(?:in (?:unmittelbarer |direkter |nächster |der )?(?:nähe|umgebung|nachbarschaft)|in (?:unmittelbarer|direkter) lage zu|in (?:\p{L}+ )?sichtweite|in laufweite|fußläufig\p{L}*|in (?:ca· |nur |etwa |rund |wenigen |\p{L}+ )?(?:\d+(?:[-,]\d+)? )?(?:geh|fahr|auto|fuß)?minuten|(?:ca· |nur |etwa |rund )?\d+(?:,\d+)? ?(?:m|km|meter|kilometer|minuten) entfernt|gegenüber(?:liegend\p{L}*)?|um die ecke|schnell erreichbar|gut erreichbar|bequem erreichbar|zu fuß erreichbar|vor ort|in der stadt|im stadtgebiet|im viertel|im quartier|im stadtteil|im ortskern|an der straße|im öffentlichen)`
const PUBLIC_HOUSE =
  '(?:supermarkt|discounter|einkaufszentrum|hotel|gasthof|gasthaus|restaurant|klinik|krankenhaus|schule|kita|museum|baumarkt|ärztehaus|seniorenheim|pflegeheim|campingplatz)'
/** What nobody sells with his house. */
const TOWNS_HOUSE =
  '(?:kirche|kirchturm|kapelle|dom|rathaus|schule|kindergarten|feuerwehr(?:haus)?|turnhalle|freibad|hallenbad|schwimmbad|museum|gasthof|wirtshaus|bahnhof|friedhof|pfarrhaus|metzger(?:ei)?|bäcker(?:ei)?|fleischer(?:ei)?|dorfladen|supermarkt|apotheke|sportverein|schützenverein)'
const OTHER_HOME = '(?:benachbarte|andere|zweite) (?:haus|hälfte|haushälfte|wohnung|doppelhaushälfte)'
const NEXT_DOOR = String.raw`(?:(?:schräg|direkt|genau|gleich|unmittelbar) )?(?:gegenüber|nebenan|daneben|dahinter|davor|links|rechts)`
const SELLERS = String.raw`(?:wir|ich|(?:der|die|das|unsere?|meine?) (?:\p{L}+ )?(?:(?:eigentümer|verkäufer|besitzer|bewohner)(?:in|innen)?|eltern|mutter|vater|tante|onkel|großmutter|oma|schwiegermutter|ehepaar|familie))`

/** "Ein Bauvorhaben der Stadtbau Hierl GmbH · 84034 Landshut": the place behind the builder's name is where it is built. */
const BUILT_BY = String.raw`(?:(?:bau(?:vorhaben|projekt)|neubauprojekt|wohnprojekt|projekt) (?:der|des|von)|(?:baut|errichtet|erstellt|realisiert|entwickelt|verkauft) (?:die|der|das)) `

/** Words that tell of whom something is said, where it is not the offer. Parts of it are read apart: see parts.ts. */
export const BEARER_SIGNS: readonly Sign[] = [
  sign({ bearer: 'surroundings' }, 'behind', {
    words: String.raw`${FAR}(?! (?:de[rs]|von|vom|zu[rm]?|eine[rs])(?!\p{L}))`,
    of: ['thing'],
  }),
  sign({ bearer: 'surroundings' }, 'ahead', {
    words: String.raw`${FAR}|umgeben von|(?:aus)?(?:blick|sicht) (?:auf|über|in)(?= (?:die |umliegende |benachbarte |grüne )*(?:\p{L}*gärten|höfe|nachbar))|(?:grenzt|grenzen|angrenzend) (?:direkt |unmittelbar )?an|nähe zu[rm]?|nahe|unweit|umliegende[rnsm]?|benachbarte[rnsm]?|angrenzende[rnsm]?|nahegelegene[rnsm]?|nahe gelegene[rnsm]?`,
    of: ['thing'],
  }),
  sign({ bearer: 'surroundings' }, 'behind', {
    words: String.raw`(?:grenzt|grenzen|schließt|schließen) (?:[\p{L}]+ ){0,4}an|de[rs] nachbar\p{L}*|(?:am|vom|beim|auf dem|im) nachbar\p{L}*|(?:des |der )?nebengrundstücks?`,
    of: ['thing'],
  }),
  sign({ bearer: 'other' }, 'ahead', {
    words: String.raw`nachbar-?|nachbar(?:haus|gebäude|scheune|stall|garage|hof|anwesen|hälfte|wohnung)(?:es|s)?|nachbargrundstück`,
  }),
  // "Beide Wohnungen messen miteinander 168 Quadratmeter, jede hat vier Zimmer."
  sign({ bearer: 'part' }, 'ahead', {
    words: String.raw`jede(?: (?:der|dieser|von den) (?:\p{L}+ )?wohnungen| davon| wohnung| von ihnen)? (?:hat|misst|besitzt|umfasst|verfügt über)`,
    of: ['amount'],
  }),
  // Where the sellers go, or live by now, is none of what they sell.
  sign({ bearer: 'other' }, 'ahead', {
    words: String.raw`${SELLERS} (?:\p{L}+ ){0,4}?(?:(?:zieh|wechsel|übersiedel)(?:t|en?|n)|(?:lebt|wohnt|leben|wohnen) (?:inzwischen |jetzt |heute |nun |mittlerweile |seit [\p{L}\d ]{3,20}){1,2}(?:in eine[rm]|im (?:betreuten|pflege\p{L}*|senioren\p{L}*|alten\p{L}*)|bei)|bau(?:t|en)(?: sich| uns| gerade| derzeit| nun| selbst)* (?:in|bei|nebenan|am)|(?:haben|hat) (?:uns |sich |mir )(?:\p{L}+ ){0,3}?eine?n? (?:\p{L}+(?:e|en|es) )?(?!garten|gewächs|baum|vogel)\p{L}*(?:haus|wohnung|bungalow|apartment)(?=[^.,]{0,60}(?:gekauft|gebaut|gefunden|ausgesucht|gemietet)))(?:(?! und )[^.,])*|(?:ziehen|ziehe|wechseln|übersiedeln) (?:wir|ich|er|beide|die (?:eigentümer|verkäufer|besitzer)\p{L}*|(?:unsere?|meine?) \p{L}+)(?! (?:nicht|eine? provision))(?:(?! und )[^.,])*|in(?:s|s neue)? [\p{L} ]{0,30}(?:ziehen|zieht) (?:wir|sie|er|die \p{L}+)`,
    of: ['thing', 'works'],
  }),
  // "Der Umzug ins Betreute Wohnen ist für März geplant": whoever goes there leaves what is sold.
  sign({ bearer: 'other' }, 'phrase', {
    words: String.raw`(?:ins|in ein(?:e|en)?|in das|in die|in den|platz (?:im|in einem|in einer|für das|fürs)) (?:\p{L}+(?:e|es|en|er) )?(?:betreute[sn]? wohnen|(?:pflege|senioren|alten|wohn)-?(?:heim|stift|wohnheim|residenz|wohnung|anlage))(?= [^.]{0,60}(?<!\p{L})(?:zieh\p{L}*|umzieh\p{L}*|umzug|wechsel\p{L}*|übersiedel\p{L}*|gehe[n]?|geht|zugesagt|bekommen|gefunden|reserviert|wohnt|lebt|wohnen|leben|möchte\p{L}*|will|kommt|komme)(?!\p{L})|(?<=(?<!\p{L})(?:zieh\p{L}*|umzieh\p{L}*|umzug|wechsel\p{L}*|übersiedel\p{L}*|gehe[n]?|geht|wohnt|lebt|platz|möchte\p{L}*|will|kommt|komme|umgezogen|gezogen|möchten|wollen)(?!\p{L})[^.]{0,90}))`,
    of: ['thing', 'works'],
  }),
  // "Der Umzug in eine barrierefreie Wohnung am Markt steht bevor": what the next home is like.
  sign({ bearer: 'other' }, 'phrase', {
    words: String.raw`(?<=(?<!\p{L})(?:umzugs?|wechsels?|umziehen|umgezogen|ziehen|zieht|übersiedlung|verkleinerung|wechseln) )(?:in|auf) (?:eine?n?|die|das|unsere|ihre) (?:(?!und |oder )[\p{L}-]+,? ){0,3}\p{L}*(?:wohnung|bungalow|apartment|appartement|haus)(?: (?:im|am|in der|in|an der|bei|nach|mit) (?:[\p{L}-]+ ?){1,3})?`,
    of: ['thing', 'works', 'place'],
  }),
  // "Der Mietspiegel nennt für sanierte Altbauten 5,60 €": what it tells of is a class of homes.
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?:mietspiegel|marktbericht|grundstücksmarktbericht|gutachterausschuss)(?= [^.]{0,60}(?<!\p{L})für (?:vergleichbare |einfache |gute |bereits )?(?:(?:un|teil|voll)?sanierte|(?:un)?modernisierte|(?:un)?renovierte|gepflegte|einfache|gute|mittlere)[nr]? (?:\p{L}+ )?\p{L}*(?:bauten|wohnungen|häuser|gebäude|objekte|lagen?)(?!\p{L}))`,
    of: ['thing', 'works'],
  }),
  // "Vorher geht es nicht, weil unsere Wohnung in Bremen noch nicht fertig ist"; "weil unser Haus in Bonn zu groß ist" speaks of the offer
  sign({ bearer: 'other' }, 'part', {
    words: String.raw`(?<=(?<!\p{L})(?:weil|da|bis|sobald|wenn|solange|bevor) (?:uns |mir )?)(?:unsere?|meine?|ihre?) (?:neue[sr]? \p{L}*(?:wohnung|haus|zuhause|bungalow)(?!\p{L})|\p{L}*(?:wohnung|haus|bungalow) (?:in|bei|am|an der) (?!der|dem|diese)[\p{L}-]+(?= (?:(?:erst|noch) )?(?:[\p{L}\d·-]+ ){0,4}(?:(?:bezugs)?fertig|fertiggestellt|gebaut|bezogen|bezugsbereit|frei)(?!\p{L})))`,
    of: ['thing', 'works', 'place'],
  }),
  // "Wer unmittelbar am Ufer wohnen will, zahlt das Doppelte", "Neubauten in erster Reihe kosten ab 7.000 €/m²"
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?<=(?:^ ?|[.:¦] ?))wer(?= [^.,]{3,90}, (?:zahlt|zahlte|legt|gibt|(?:muss|müsste) [^.,]{0,60}(?:zahlen|bezahlen|ausgeben|hinlegen))(?!\p{L}))|(?<=(?:^ ?|[.:¦,] ?)(?:(?:bei|für|die|viele|manche|einige|ältere|neue|moderne|sanierte|\p{L}+e[rn]?) ){0,2})[\p{L}-]*(?:bauten|villen|penthäuser|lofts|häuser|wohnungen|apartments|immobilien|objekte|grundstücke|bungalows)(?= [^.]{0,120}(?<!\p{L})(?:erreich\p{L}*|kosten|kosteten|starten|beginnen|bringen|brachten|erziel\p{L}*|wechsel\p{L}*|angeboten|aufgerufen|gehandelt|bezahlt|gezahlt|verkauft|verlangt)(?!\p{L}))(?=[^.]*\d[\d·,]* ?(?:€|euro|eur|mio|millionen|t€)(?!\p{L}))`,
    of: ['thing', 'works', 'place'],
  }),
  sign({ bearer: 'other' }, 'part', {
    words: String.raw`(?:im|das|am|beim|vom) (?:haus|nebenhaus|gebäude) (?:nebenan|daneben|gegenüber|dahinter)|gehört (?:einem|dem|der|den|unserem|unseren) nachbar\p{L}*, (?:dort|sie|er|es|deren|dessen) [^.]*`,
    of: ['thing', 'works'],
  }),
  sign({ bearer: 'surroundings' }, 'ahead', {
    words: String.raw`(?:am|beim) nachbar\p{L}*`,
  }),
  sign({ bearer: 'other' }, 'rest', {
    words: String.raw`(?:weitere|andere|ähnliche|vergleichbare) (?:häuser|objekte|angebote|residenzen|immobilien|wohnungen|anzeigen|projekte)[^.]{0,40}:|(?:other|further) (?:mandates|offers|properties|projects):|also (?:available|on offer|for sale):|(?:zuletzt|bereits|schon) (?:fertiggestellt|gebaut|realisiert|übergeben):|(?:verkauft|vermittelt) haben wir (?:in diesem jahr|zuletzt|kürzlich|bereits|zum beispiel|u·? ?a·?)|(?:ebenfalls neu|aktuell außerdem)[^.:]{0,20}:|(?:neu auf dem markt|neu|außerdem) bei uns:|(?:wir verkaufen gerade|aus unserem angebot|ebenfalls (?:im angebot|bei uns)|in vorbereitung):|zuletzt (?:vermittelt|verkauft):|biete auch:|unser partner|referenz(?:en|objekte?)?:|auch interessant:|ähnliche?:|(?:häuser|wohnungen|angebote|objekte) in der nähe:|das könnte (?:dich|sie|ihnen)[^.:]{0,30}:?|unser(?:e[snr]?)? (?:letzte[snr]?|voriges?|vorige[nr]|jüngste[snr]?|vorangegangene[snr]?) (?:\p{L}*projekt|bauvorhaben|objekt|wohnanlage)|ein(?:e)? (?:vergleichbares? (?:haus|objekt)|nachbarhaus|ähnliches)|a similar (?:flat|house)`,
  }),
  // "Im Haus wurde 2025 eine sanierte Wohnung im ersten Obergeschoss für 214.000 € verkauft."
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?:wurden?|ging(?:en)?)(?= (?:[\p{L}\d]+ ){0,10}(?:eine?|die andere|das andere|zwei|drei) [^.]{0,120}(?:für|zu|um) (?:rund |ca· |etwa )?\d[\d·.]*(?:,-)? ?(?:€|euro|eur)[^.]{0,20}(?:verkauft|veräußert|weg)(?!\p{L}))`,
  }),
  // "Die modernisierte andere Haushälfte (Wärmepumpe, neue Fenster) wurde im Mai 2022 für 890.000 € verkauft."
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?:andere|zweite|linke|rechte|benachbarte)[nr]? (?:haus|doppelhaus)?hälfte(?= [^.]{0,160}(?:verkauft|veräußert|weg(?:gegangen)?|den besitzer|den eigentümer)(?!\p{L}))`,
    of: ['thing', 'works', 'amount'],
  }),
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?:vergleichbare|ähnliche|baugleiche)[nr]? (?:\p{L}+ )?(?:[\p{L}-]*wohnungen|[\p{L}-]*app?artements|[\p{L}-]*apartments|einheiten|studios|[\p{L}-]*häuser|objekte|immobilien)`,
  }),
  // "Sanierte Häuser dieser Größe wurden hier für 350.000 € gehandelt": of what others have sold, not of what is sold here.
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?<=(?:^ ?|[.,:¦] ?)(?:\p{L}+e[nr]? ){0,2})(?:[\p{L}-]*(?:wohnungen|häuser|apartments|appartements|hälften|villen|bungalows|objekte|immobilien|einheiten|grundstücke)) (?:dieser|solcher|ähnlicher|vergleichbarer|gleicher|derselben|der gleichen|in dieser|in vergleichbarer|in ähnlicher) (?:größe|art|lage|klasse|güte|qualität|bauart|größenordnung|straße|gegend|kategorie|ausstattung|baujahre?s?)|(?<=(?:^ ?|[.,:¦] ?)(?:\p{L}+e[nr]? ){0,2})(?:[\p{L}-]*(?:wohnungen|häuser|hälften|villen|bungalows|objekte|immobilien))(?= [^.]{0,60}(?:kosten|kosteten|bringen|brachten|erzielen|erzielten|gingen|gehen|liegen|lagen|wurden|werden|wechseln|wechselten)(?!\p{L})[^.]{0,80}\d[\d·]{4,}[^.]{0,40}(?:gehandelt|verkauft|angeboten|gezahlt|besitzer|weg|€|euro)(?!\p{L}))`,
  }),
  sign({ bearer: 'other' }, 'part', {
    words: String.raw`zum vergleich|im vergleich|vergleichs(?:objekt|preis|haus|wohnung|miete|wert)\p{L}*|durchschnitt(?:lich\p{L}*)? (?:in|im|für)`,
  }),
  // "Musterhaus »Havelblick« im Hauspark, 178 m², 7 Zimmer, mit Doppelgarage"
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?<!ehemalige[sn]? |früheres |dieses |als )(?:muster(?:haus|häuser|hauses|wohnung|wohnungen|loft)|vorführhaus(?:es)?|ausstellungshaus(?:es)?|beispielhaus(?:es)?|referenz(?:objekt|haus|häuser)\p{L}*|show (?:house|flat|loft))`,
  }),
  // What is torn down, and what stands next door, has another year, price and area.
  sign({ bearer: 'other' }, 'part', {
    words: String.raw`nebenan (?:wurde|wird|steht|ist|hat)|wo (?:heute|derzeit|jetzt|bislang|bisher) noch|(?<!mit )altbestand(?:s|es)?|(?:block|bauabschnitt|haus|gebäude) [a-h\d] und [a-h\d] (?:ist|sind|wurden)`,
  }),
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?:wohnung(?:en)?|we \d+|haus|häuser) (?:im|vom|des) nachbarhaus(?:es)?|(?:wohnung|haushälfte|partnerhälfte|hälfte) (?:nr· )?(?:\d+\p{L}? )?(?:links |rechts )?(?:daneben|nebenan)|(?:für|in|an) (?:das|dem|die|der|den) (?:nachbarhaus|nachbarhälfte|nebenhaus|haus nebenan|haus daneben|haus gegenüber)|(?<!, )(?<!, und )(?:das|die|der) ${OTHER_HOME}(?= )`,
    of: ['amount', 'works'],
  }),
  // "Gebaut haben wir 1974, die andere Hälfte gehört Familie Koob": what is said before is of the own one.
  sign({ bearer: 'other' }, 'onward', {
    words: String.raw`(?<=, (?:und )?)(?:das|die|der) ${OTHER_HOME}(?= )`,
    of: ['amount', 'works'],
  }),
  // "Für das vordere, bebaute Grundstück (618 m²) gibt es keine Verkaufsabsicht", "Das Vorderhaus steht nicht zum Verkauf"
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`keine verkaufsabsicht(?:en)?|(?:steht|stehen) nicht (?:\p{L}+ )?zum verkauf|(?:wird|werden) (?:hier |aber |jedoch )?nicht (?:mit ?)?(?:verkauft|veräußert|angeboten)|(?:gehört|gehören) nicht (?:mit )?(?:dazu|zum (?:angebot|kaufgegenstand|verkauf))|(?:ist|sind) nicht (?:gegenstand|teil|bestandteil) (?:des|dieses) (?:angebots?|verkaufs?|kaufs?)`,
    of: ['amount'],
  }),
  // The row of a form: "Garage ¦ eine, ca. 60 m vom Haus, Flachdach 2018 neu"
  sign({ bearer: 'part' }, 'statement', {
    words: String.raw`(?<=^|\n)(?:doppel|einzel|fertig)?(?:garagen?|carport|schuppen|scheune|stall|remise|gartenhaus|nebengebäude)(?= ?¦)`,
    of: ['thing', 'works'],
  }),
  // "Die Wohnung gleicher Größe unter uns ist für 820 kalt vermietet"
  sign({ bearer: 'other' }, 'part', {
    words: String.raw`(?:die|eine|der|das) (?:baugleiche |gleich große |identische )?(?:wohnung|einheit|haushälfte|haus) (?:(?:gleicher|derselben|der gleichen|ähnlicher) größe |(?:mit )?(?:gleichem|demselben) (?:schnitt|grundriss) )?(?:(?:direkt |genau )?(?:unter|über|neben) (?:uns|mir|dieser|ihr)|(?:darunter|darüber))(?!\p{L})(?: \([^)]{0,80}\))?`,
  }),
  // "Das Haus schräg gegenüber, mit neuem Dach und Gasheizung, ist für 98.000 Euro weggegangen", "Die Nachbarn links haben 2023 verkauft, da war das Bad gemacht."
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?<=(?:^ ?|[.:¦] ?)(?:auch |und )?)(?:(?:das|ein) (?:\p{L}+ )?(?:haus|gebäude|anwesen)(?: (?:der|des|von) (?:\p{L}+ ){1,2}?)? ?(?:${NEXT_DOOR})|(?:die|unsere) nachbarn(?: (?:${NEXT_DOOR}))? (?:haben|hatten))(?=,? [^.]{0,140}(?<!\p{L})(?:verkauft|veräußert|weggegangen|ging|brachte|kostete|gekostet|erzielt|bezahlt|angeboten)(?!\p{L}))`,
  }),
  // "Drei Häuser weiter die Nr. 8 ist für 298.000 weggegangen, mit neuem Bad": the whole of it is of that house.
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?<=(?:^ ?|[.:;¦] ?)(?:auch |und )?)(?:${NEXT_DOOR}|(?:ein|zwei|drei|vier) häuser? weiter|in der nachbarschaft)(?= [^.]{0,140}\d[^.]{0,60}(?<!\p{L})(?:verkauft|veräußert|weggegangen|wegging|ging|brachte|kostete|gekostet|erzielt|bezahlt|über den tisch)(?!\p{L}))`,
  }),
  // "Das Nachbargebäude Nr. 14 mit 8 Wohnungen steht ebenfalls zum Verkauf, Kaufpreis 430.000 €", "Auf Wunsch kann auch das Haus nebenan erworben werden"
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?:das|auch das|ebenso das) (?:(?:nachbar|neben)(?:haus|gebäude|anwesen|mehrfamilienhaus|zinshaus)|(?:\p{L}*haus|gebäude|anwesen) (?:nebenan|daneben)|(?:benachbarte|danebenliegende|nebenstehende) (?:\p{L}*haus|gebäude|anwesen))(?!\p{L})(?=[^.]{0,120}(?<!\p{L})(?:(?:zum|im) verkauf|bieten|angeboten|erworben werden|gekauft werden|zu haben|kaufpreis|verkaufen)(?!\p{L}))`,
    of: ['thing', 'works', 'amount'],
  }),
  // "Die Nachbarn links haben sich eine Wärmepumpe geholt", "Der Kirchturm gegenüber hat 2019 ein neues Dach bekommen", "Zwei Parkplätze hat der Metzger vor seinem Laden."
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?<=(?:^ ?|[.:¦] ?))(?:(?:die|der|unsere?) nachbar(?:n|in)?|(?:die|der|das) (?:[\p{L}-]+ )?${TOWNS_HOUSE})(?: (?:${NEXT_DOOR}|von (?:nebenan|gegenüber)))? (?:haben|hat|hatten?|bekam(?:en)?|ist|sind|wurden?|heiz(?:t|en)|bau(?:t|en))(?![^.]*(?<!\p{L})(?:uns(?:ere?[nmrs]?)?|mein\p{L}*|gemeinsam\p{L}*|wir|grenze|recht)(?!\p{L}))|(?:hat|haben) (?:der|die|das) ${TOWNS_HOUSE}(?= (?:vor|neben|an|hinter|im|in|da)(?!\p{L}))`,
    of: ['thing', 'works', 'amount'],
  }),
  // What was only wished for is nobody's: "Eine Photovoltaikanlage wollten wir immer, dazu ist es nie gekommen", "Sonnenkollektoren hätte der Vater gern gehabt"
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?:wollten?|sollten?|dachten?|träumten?|planten?)(?= [^.]*(?<!\p{L})(?:(?:ist|kam) es (?:dann |aber |leider )*nie(?:mals)?|nie (?:dazu )?(?:gekommen|geworden|gemacht|gebaut|angeschafft|gekauft)|nichts (?:daraus |mehr )?geworden)(?!\p{L}))|hätten? (?:\p{L}+ ){1,4}(?:gerne?|immer) (?:\p{L}+ )?(?:gehabt|gebaut|angeschafft|gekauft|gewollt)`,
    of: ['thing', 'works'],
  }),
  // "Ein Haus derselben Zeile wurde im Mai 2025 frei für 189.000 € verkauft."
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`eine?s? (?:\p{L}+ )?(?:\p{L}*haus(?:es)?|wohnung|haushälfte|einheit|objekt) (?:aus |in )?(?:derselben|der gleichen|der selben|desselben|im selben|im gleichen) (?:zeile|reihe|straße|siedlung|anlage|wohnanlage|haus(?:es)?|gebäudes?|baujahrs?)`,
  }),
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`wir suchen|suchen wir(?! noch ?(?:$|[.,;])(?!\p{L}))|such(?:t|en|e) (?:selbst|selber|seinerseits|ihrerseits|dafür)(?= (?:noch |nun |eine?n? ))|gesucht(?=:)|(?:kauft|sucht) unser|gesucht (?:wird|werden)|suchkunden|vorgemerkte kunden|wir kaufen|kaufgesuch\p{L}*`,
  }),
  // "Das nahe Hotel Post hat 40 Zimmer", "Der Supermarkt gegenüber erhält 800 m² zusätzliche Nutzfläche."
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?:das|der|die|ein|eine) (?:nahe|nahegelegene|nahe gelegene|benachbarte)[rs]? ${PUBLIC_HOUSE}|(?:das|der|die|ein|eine) ${PUBLIC_HOUSE}(?: \p{L}+)? (?:gegenüber|nebenan|um die ecke|in der nachbarschaft)(?= (?:hat|bietet|erhält|bekommt|ist|wird|umfasst|verfügt))`,
    of: ['amount'],
  }),
  // "Das Ferienhaus des Nachbarn vermietet drei Schlafzimmer", "Frei ab 01.01.2025 war die Nachbarwohnung", "Der Tiefgaragenplatz ist ab 01.06.2025 frei."
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?:das|die|der) (?:ferien)?(?:haus|wohnung|hof|grundstück) (?:des|der|unseres|unserer) nachbar\p{L}*|war(?:en)? (?:die|das|der) nachbar(?:wohnung|haus|hälfte)|(?:der|die|das|ein|eine) (?:\p{L}*stellplatz|\p{L}*garagenplatz|garage|carport)(?: (?:ist|wird|steht))?(?= (?:ab|zum|sofort) [^.,]{0,24}(?:frei|verfügbar)(?!\p{L}))`,
    of: ['amount'],
  }),
  // "Die Nachbarschaft ist geprägt von Einfamilienhäusern, Doppelhaushälften"
  sign({ bearer: 'other' }, 'statement', {
    words: String.raw`(?:nachbarschaft|umgebung|umfeld|nachbarbebauung|umgebungsbebauung|wohngebiet|viertel|straße)(?: \p{L}+){0,2} (?:geprägt|bestimmt|dominiert)(?= (?:von|durch) )|(?:nachbarschaft|umgebung|umgebungsbebauung) (?:besteht|bilden)(?= )`,
    of: ['thing'],
  }),
  sign({ bearer: 'other' }, 'onward', {
    words: String.raw`(?:gmbh|mbh|ag|kg|ohg|ug|gbr|se|e· ?k·?|e· ?v·?|inh·?|inhaber(?:in)?|hrb|handelsregister|ust-?id\p{L}*|geschäftsführ\p{L}*|impressum|herausgeber(?:in)?|betreiber(?:in)?(?= (?:der (?:web|inter)|dieser|des portals)|:)|portalbetreiber|anbieter(?:in)?|bauträger(?:in)?|bauherr(?:in)?|projektentwickl\p{L}*|vertrieb(?:spartner)?|filiale|niederlassung|zentrale|hauptsitz|sitz(?= der| des| in|:)|geschäftsstelle|büro(?=:| )|immoscout\p{L}*|immobilienscout\p{L}*|immowelt|immonet|kleinanzeigen|makler(?:in|büro)?|hausverwaltung|verwalter(?:in)?|notar(?:in|iat)?|sachverständige[rn]?|ansprechpartner(?:in)?)(?<!${BUILT_BY}[^.¦\d]{0,90})`,
    of: ['place'],
  }),
  sign({ bearer: 'certificate' }, 'part', {
    words: String.raw`gebäudenutzfläche|energiebezugsfläche|nutzfläche ?\(?(?:an|a_n|nach (?:geg|gmodg|enev))\)?|an nach (?:geg|enev)|beheizte nutzfläche`,
    of: ['amount'],
  }),
  sign({ bearer: 'certificate' }, 'statement', {
    words: String.raw`(?:laut|lt·?|gemäß|gem·|nach|im)(?: (?:dem|de[sr]))? energie(?:ausweis|pass)(?=[^.]{0,60}nutzfläche)|(?<=nutzfläche[^.]{0,60})(?:laut|lt·?|gemäß|gem·|nach)(?: (?:dem|de[sr]))? energie(?:ausweis|pass)`,
    of: ['amount'],
  }),
  sign({ bearer: 'building' }, 'ahead', {
    words: String.raw`gemeinschaftliche[rnsm]?|gemeinschafts-?|gemeinsame[rnsm]?`,
    of: ['thing'],
  }),
  sign({ bearer: 'building' }, 'behind', {
    words: String.raw`zur (?:gemeinschaftlichen|gemeinsamen) (?:be)?nutzung|zur mitbenutzung|der (?:haus|wohn|eigentümer)gemeinschaft|im gemeinschaftseigentum`,
    of: ['thing'],
  }),
]
