import { regexp } from '#kernel/regexp.ts'
import { OBJECT_ONLY, type RemarkRule, rule } from '../remarkRule.ts'

const NEAR =
  'fußläufig\\p{L}*|zu fuß|gehminuten?|fußminuten|minuten?|min·?|meter|km|kilometer|m|in der nähe|nähe|nahe|vor ort|am ort|um die ecke|vor der (?:haus)?tür|erreichbar|erreichen|umgebung|umfeld|umkreis|unmittelbar\\p{L}*|nahegelegen\\p{L}*|vorhanden|entfernt|schnell|bequem|direkt'
const TRANSIT =
  '(?:u-?bahn(?:hof|-?station|-?haltestelle)?|s-?bahn(?:hof|-?station|-?haltestelle|-?haltepunkt|-?anschluss)?|straßenbahn\\p{L}*|tram(?:haltestelle|bahn|station)?|bus(?:haltestelle|bahnhof|linien?|verbindung(?:en)?|anbindung|se|station)?|haltestellen?|(?:haupt|regional)?bahnhof|bahnhaltepunkt|haltepunkt|bahnanschluss\\p{L}*|zugverbindung(?:en)?|bushaltestellen|s-? und u-?bahn(?:en)?)'
const SHOPS =
  '(?:einkaufsmöglichkeit(?:en)?|einkaufszentrum|einkaufsmärkten?|einkaufen|einkauf|supermarkt|supermärkten?|discountern?|geschäfte[n]?|läden|dinge[n]? des täglichen bedarfs|nahversorg\\p{L}*|versorgung|bäcker|bäckerei(?:en)?|bäckern|metzger\\p{L}*|apotheken?|arzt|ärzte[n]?|hausarzt|ärztliche versorgung|arztpraxen|lebensmittel\\p{L}*|gaststätten|restaurants?|cafés?|wochenmarkt|drogerie\\p{L}*|markt|märkten?|täglicher bedarf)'
const SCHOOLS =
  '(?:kindergarten|kindergärten|kita|kitas|kindertagesstätten?|kindertageseinrichtung(?:en)?|krippen?|grundschulen?|gymnasi(?:um|en)|realschulen?|gesamtschulen?|schulen?|schultypen|schulzentrum|oberschulen?|(?<academic>hochschule|universität)|weiterführende[n]? schulen)'

const WAY_OFF = String.raw`(?:\d ?(?:km|kilometer|minuten|min·?|gehminuten|autominuten|fahrminuten)(?!\p{L})|\d ?(?:m|meter) (?:entfernt|weiter|zu fuß|bis |zum |vom |luftlinie))`
const WATER = String.raw`(?:see|meer|wasser|strand|ufer|hafen|promenade)(?!\p{L})`
const FAR_OFF = regexp.u`${WATER}[^.,]{0,40}${WAY_OFF}|${WAY_OFF}[^.,]{0,30}${WATER}`

/** The cable is not in the house: an empty pipe, or a connection that the price leaves out. */
const ONLY_TO_THE_FENCE = String.raw`glasfaser(?!\p{L})[^.,;]{0,30} (?:liegt|liegen) (?:bereits |schon )?(?:in der|im|in den|vor dem) (?:\p{L}*straße|\p{L}*weg|zufahrt|zuwegung|gehweg|grundstück)(?!\p{L})|(?:liegt|liegen) (?:bereits |schon )?(?:in der|im) (?:\p{L}*straße|\p{L}*weg|zufahrt|zuwegung|gehweg)(?:, | und )(?:(?:auch|sogar|inzwischen) ){0,2}glasfaser(?: auch| ebenfalls)?(?=$|[.,;])|(?<!\p{L})(?:leerrohre?|leerrohren) (?:und \p{L}+ )?für (?:das |die |den )?glasfaser|glasfaser-?leerrohre?|(?:nicht (?:enthalten|inbegriffen|im (?:kauf)?preis)|zuzüglich|zzgl·?)(?!\p{L})[^.;]{0,60}anschl(?:uss|üsse)[^.;]{0,60}glasfaser|anschl(?:uss|üsse)[^.;]{0,60}glasfaser(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:zu lasten|zulasten|auf kosten) (?:des|der|von) (?:käufer|erwerber|bauherr)|glasfaser\p{L}*(?!\p{L})[^.;]{0,60}(?:nicht enthalten|nicht inbegriffen|(?:zu lasten|zulasten|auf kosten) (?:des|der) (?:käufer|erwerber|bauherr))`

/** Where the object lies and what can be reached from there. */
export const PLACE_RULES: readonly RemarkRule[] = [
  rule('lage-ruhig', 'mikrolage', 'gut', {
    pattern:
      /(?:sehr |absolut |extrem )?ruhige[rnsm]? (?:[\p{L}-]+,? (?:und )?){0,3}?(?:wohn)?(?:lage|straße|gegend|seitenstraße|umgebung|wohngebiet|viertel|sackgasse|ortsrand|anliegerstraße|ortsrandlage|randlage|wohnstraße|siedlung|nebenstraße|stichstraße)|ruhig gelegen\p{L}*/u,
    meaning: 'Ruhige Lage genannt',
    denied: 'Keine ruhige Lage',
    deniedTone: 'warnung',
    evenIfOpen: true,
  }),
  rule('lage-wenig-verkehr', 'mikrolage', 'gut', {
    pattern:
      /sackgasse|sackgassenlage|spielstraße|anliegerstraße|anliegerweg|verkehrsberuhigt\p{L}*|stichstraße|(?:kein|ohne) durchgangsverkehr/u,
    meaning: 'Straße mit wenig Verkehr genannt',
    // What a plan shows is the legend of a drawing.
    unless: /lageplan/u,
    evenIfOpen: true,
  }),
  rule('lage-zentral', 'mikrolage', 'neutral', {
    pattern:
      /zentrale[rn]? (?:[\p{L}-]+ )?(?:wohn)?lage|zentral gelegen\p{L}*|innenstadtlage|citylage|(?:in|mitten in|im|mitten im) (?:der |dem |\p{L}+er )?(?:innenstadt|altstadt|stadtzentrum|zentrum|ortskern|stadtkern|stadtmitte|ortsmitte)|zentrumsnah\p{L}*/u,
    meaning: 'Lage im oder zum Zentrum genannt',
    evenIfOpen: true,
  }),
  rule('lage-begehrt', 'mikrolage', 'neutral', {
    pattern:
      /(?:gefragte|begehrte|bevorzugte|beliebte|gesuchte|exklusive|beste|gute|gehobene|gewachsene)[rnsm]? (?:[\p{L}-]+ ){0,2}(?:wohn)?(?:lage|gegend|viertel|wohngebiet|stadtteil|siedlung)|villenviertel|villenlage/u,
    meaning: 'Lage wird als gefragt beschrieben',
    // The market report on other homes.
    unless:
      /gutachterausschuss|marktbericht|grundstücksmarkt|mittelwert|durchschnitt|im mittel(?!\p{L})|(?<!\p{L})kosten (?:\p{L}+ ){0,4}\d/u,
    evenIfOpen: true,
  }),
  rule('lage-abgelegen', 'mikrolage', 'hinweis', {
    pattern:
      /alleinlage|einzellage|abgelegen\p{L}*|abgeschieden\p{L}*|einödlage|einödhof|am ende der welt|fern(?:ab)? (?:vom|von) (?:\p{L}+ )?(?:trubel|alltag|stadt|lärm)/u,
    meaning: 'Abgelegen: Wege und Winterdienst prüfen',
  }),
  rule('lage-am-wasser', 'mikrolage', 'gut', {
    pattern:
      /(?:direkte[rn]? |unmittelbare[rn]? )(?:see|wasser|strand|hafen)lage|(?<!\p{L})uferlage|(?:see|ufer|wasser)grundstück|erste[rn]? reihe (?:am|zum|zur|an der) (?:wasser|see|meer|strand|ufer|promenade)|(?:direkt|unmittelbar) am (?:see|meer|wasser|strand|ufer|bodensee)|eigene[rn]? (?:see|wasser)zugang|eigene[rmn]? (?:boots|bade)steg/u,
    meaning: 'Lage direkt am Wasser genannt',
    denied: 'Nicht direkt am Wasser',
    // What is walked or driven to lies not there.
    unless: FAR_OFF,
    ofPlace: true,
  }),
  rule('lage-wasserblick', 'mikrolage', 'gut', {
    pattern:
      /(?:mit|direkte[rnm]?|freie[rnm]?|unverbaute[rnm]?) (?:\p{L}+ )?(?:see|meer|bodensee|ostsee|nordsee|elb|rhein)-?blick|(?:see|meer)blick auf|blick auf (?:den|die) (?:\p{L}+see|see|ostsee|nordsee|elbe)(?!\p{L})/u,
    meaning: 'Blick auf See, Meer oder Strom genannt',
    denied: 'Kein Blick aufs Wasser',
    deniedTone: 'hinweis',
    sections: OBJECT_ONLY,
  }),
  rule('lage-schwierig', 'mikrolage', 'warnung', {
    pattern:
      /(?:sozialer )?brennpunkt|problemviertel|einfache[rn]? (?:wohn)?lage|strukturschwach\p{L}*|leerstand in der (?:nachbarschaft|umgebung)/u,
    meaning: 'Einfache oder schwierige Lage genannt',
    denied: 'Kein Brennpunkt',
  }),
  // Who looks for a tenant for a shop competes with those next door.
  rule('laeden-leer-nebenan', 'mikrolage', 'warnung', {
    pattern:
      /(?<!\p{L})(?:läden|ladenlokale?n?|ladenflächen|geschäfte|gewerbeeinheiten|ladengeschäfte)(?!\p{L})[^.,;¦]{0,40}(?<!\p{L})(?:nachbarschaft|nebenan|nachbarhaus|nachbarhäusern|umgebung|umfeld|fußgängerzone|straße|gasse)(?!\p{L})[^.,;¦]{0,40}(?<!\p{L})(?:zur vermietung|zu vermieten|leer|leerstehend|unvermietet|zur miete)(?!\p{L})/u,
    meaning:
      'Leere Läden in der Nachbarschaft: Einen neuen Mieter zu finden kann lange dauern und weniger Miete bringen',
    unless: /(?<!\p{L})(?:keine?|kaum|nicht|nie)(?!\p{L})/u,
    fixed: 'stated',
  }),
  rule('oepnv-nah', 'oepnv', 'gut', {
    pattern: regexp.u`${TRANSIT}(?!\p{L})[^.]{0,70}(?<!\p{L})(?:${NEAR})|(?:${NEAR})(?!\p{L})[^.¦]{0,50}(?<!\p{L})${TRANSIT}|(?:bahnhofs|s-bahn-|u-bahn-|haltestellen)nähe`,
    meaning: 'Haltestelle oder Bahnhof genannt',
    unless:
      /\d{2,3}(?:,\d)? ?(?:km|kilometer)|^(?!.*(?<!\d)1?\d ?(?:gehminuten|minuten|min)).*[2-9]\d ?(?:minuten|min)/u,
    denied: 'Keine Haltestelle in der Nähe',
    deniedTone: 'warnung',
    evenIfOpen: true,
  }),
  rule('oepnv-allgemein', 'oepnv', 'neutral', {
    pattern:
      /öpnv(?:-anbindung|-anschluss)?|öffentliche[rnm]? (?:personen)?nahverkehrs?|öffentliche[nr]? verkehrsmitteln?|öffentlichen|nahverkehr\p{L}*|verkehrsanbindung|bahnanschluss|bahnverbindung|regionalbahn|(?:eigenen )?(?:end)?bahnhofs?|(?:bus(?:linie)?|straßenbahn|tram|linie|zug) (?:\d+ )?(?:fährt|hält|verkehrt)/u,
    meaning: 'Öffentlicher Verkehr genannt',
    denied: 'Kein öffentlicher Verkehr in der Nähe',
    deniedTone: 'warnung',
    only: /öpnv|öffentlich|nahverkehr|anbindung|angebunden|anschluss|verbindung|bahn|fährt|hält|verkehrt/u,
    evenIfOpen: true,
  }),
  rule('oepnv-schlecht', 'oepnv', 'warnung', {
    pattern:
      /auto (?:ist )?(?:unbedingt )?(?:notwendig|nötig|erforderlich|unerlässlich)|ohne auto (?:geht|kommt|ist)[^.]{0,30}|(?:bus|zug) (?:fährt|verkehrt) nur[^.]{0,30}/u,
    meaning: 'Ohne Auto schlecht erreichbar',
    fixed: 'stated',
  }),
  rule('autobahn-nah', 'autobahn', 'warnung', {
    pattern:
      /autobahn[^.\d]{0,30}(?<!\d)(?:[12]\d\d|\d\d) ?(?:m|meter)|(?<!\d)(?:[12]\d\d|\d\d) ?(?:m|meter) (?:\p{L}+ ){0,4}autobahn/u,
    meaning: 'Autobahn in weniger als 300 m',
    evenIfOpen: true,
  }),
  rule('autobahn-anschluss', 'autobahn', 'neutral', {
    pattern:
      /autobahn(?:en|anschluss\p{L}*|auffahrt\p{L}*|anbindung|anschlussstelle)?|anschlussstelle|(?:anschluss|anbindung|auffahrt|zur|zu den|über die|an die|an der|nähe der) (?:bundesstraßen? )?(?:a|b|bab) ?\d{1,3}(?! ?(?:m|qm|km))|bundesstraßen? \p{L}? ?\d{1,3}|fernstraßen?/u,
    meaning: 'Autobahn oder Bundesstraße genannt',
    evenIfOpen: true,
  }),
  rule('nahversorgung-nah', 'nahversorgung', 'gut', {
    pattern: regexp.u`${SHOPS}(?!\p{L})[^.]{0,90}(?<!\p{L})(?:${NEAR})|(?:${NEAR})(?!\p{L})[^.]{0,60}(?<!\p{L})${SHOPS}|(?:geschäfte|dinge|einkäufe) des täglichen bedarfs`,
    meaning: 'Einkauf oder Ärzte in der Nähe genannt',
    denied: 'Keine Einkaufsmöglichkeit in der Nähe',
    deniedTone: 'warnung',
    unless: /wohnungsmarkt|immobilienmarkt|marktwert|wärmeversorgung|wasserversorgung/u,
    evenIfOpen: true,
  }),
  rule('nahversorgung-genannt', 'nahversorgung', 'neutral', {
    pattern:
      /(?:beste[rnm]?|gute[rnm]?|sehr gute[rnm]?|hervorragende[rnm]?|komplette[rnm]?|vollständige[rnm]?) versorgung(?! mit)|einkaufsmöglichkeiten|infrastruktur|supermarkt|supermärkte|discounter|ärztehaus|einkaufszentrum|fußgängerzone|(?:nahversorger|(?:haus|zahn)?ärzte|bäcker(?:eien)?|metzger|apotheken?|restaurants|cafés|geschäfte|kaufhäuser|einkaufen)(?!\p{L})(?=[^.]{0,90}(?<!\p{L})(?:in|im|gibt|finden|befinden|gehören|nah|nähe|laufnähe|vor)(?!\p{L}))|(?<=(?:in laufnähe|im ort|im dorf|um die ecke|in der ortsmitte|im quartier)[^.]{0,60})(?:ärzte|bäcker(?:eien)?|metzger|apotheken?|restaurants|cafés?|geschäfte|läden)/u,
    meaning: 'Versorgung am Ort genannt',
    unless: /miet|pacht|ladenlokal|gewerbe|betreib|vermarkt|(?<!\p{L})buk(?!\p{L})/u,
    denied: 'Keine Einkaufsmöglichkeit am Ort',
    deniedTone: 'warnung',
    evenIfOpen: true,
  }),
  rule('schulen-nah', 'schulen', 'gut', {
    pattern: new RegExp(SCHOOLS, 'u'),
    meaning: ({ academic }) =>
      academic === undefined ? 'Schulen oder Kitas genannt' : 'Hochschule in der Nähe genannt',
    denied: 'Keine Schule oder Kita am Ort',
    deniedTone: 'hinweis',
    // "hinter der Grundschule: kein Durchgangsverkehr": what is missing there is another thing.
    unless:
      /alte schule|ehemalige[rn]? schule|verleihung|baujahr der schule|(?:schulen?|kitas?|kindergarten|gymnasium): ?keine?[nr]? (?!vorhanden|am |im |in |mehr |schule|kita|kinder)\p{L}/u,
    evenIfOpen: true,
  }),
  rule('internet-glasfaser', 'internet', 'gut', {
    pattern: /glasfaser(?:anschluss|anschlüsse|internet|kabel|netz|leitung)?|fttb|ftth/u,
    meaning: 'Glasfaser genannt',
    denied: 'Kein Glasfaseranschluss',
    deniedTone: 'hinweis',
    unless: regexp.u`glasfasertapete|dämmung|${ONLY_TO_THE_FENCE}`,
    // Below a heading of what may be built, the cable is there all the same.
    certain:
      /glasfaser\p{L}*(?: und \p{L}+)? (?:liegt|liegen|(?:ist|sind|wurde) (?:bereits |schon )?(?:vorhanden|verlegt|angeschlossen|im haus))(?!\p{L}| (?:künftig|bald|demnächst|ab)(?!\p{L})| werden)/u,
  }),
  rule('internet-glasfaser-zaun', 'internet', 'hinweis', {
    pattern: /glasfaser(?:anschluss|anschlüsse|kabel|netz|leitung)?/u,
    only: regexp.u`${ONLY_TO_THE_FENCE}`,
    meaning: 'Glasfaser nicht im Haus: Den Anschluss beantragen und bezahlen Sie',
    fixed: 'stated',
  }),
  rule('internet-schnell', 'internet', 'gut', {
    pattern: /(?<!\d)(?:[5-9]\d|\d{3,4}|1[·.]000) ?m(?:bit|b)\/?(?:s|sec|it)?|gigabit\p{L}*|gbit\/?s?/u,
    meaning: 'Mindestens 50 Mbit/s genannt',
    evenIfOpen: true,
  }),
  rule('internet-langsam', 'internet', 'warnung', {
    pattern:
      /(?<![\d,·])(?:\d|[1-4]\d) ?mbit\/?s?|funkloch|(?:langsames|schlechtes|kein) internet|kein (?:dsl|mobilfunk\p{L}*)/u,
    meaning: 'Langsames oder kein Internet',
    fixed: 'stated',
  }),
  rule('internet-anschluss', 'internet', 'neutral', {
    pattern:
      /v?dsl(?:-anschluss)?|kabelanschluss|breitband\p{L}*|schnelles internet|highspeed-internet|internet ?(?:\/|und) ?tv|kabel-? ?(?:tv|fernsehen|internet)|internetanschluss/u,
    meaning: 'Internetanschluss genannt',
  }),
  rule('ausrichtung-sonnig', 'ausrichtung', 'gut', {
    pattern:
      /(?:süd-?west|süd-?(?<east>ost)|süd|west)-?(?:balkone?|terrasse|terrassen|garten|loggia|loggien|seite|ausrichtung|dachterrasse|grundstück|wohnung|zimmer)|(?:nach|in richtung|gen) (?:süd(?:en|westen|(?<east2>osten))|süd-?(?:west|(?<east3>ost))(?:en)?|westen)|(?:südwest|süd(?<east4>ost)|süd|west)(?:lich)?[- ](?:ausgerichtet\p{L}*|orientiert\p{L}*)|südlage|sonnenausrichtung/u,
    meaning: ({ east, east2, east3, east4 }) =>
      (east ?? east2 ?? east3 ?? east4) === undefined
        ? 'Ausrichtung nach Süden oder Westen'
        : 'Ausrichtung nach Südosten',
    // "Außenansicht Südseite": every house has one.
    unless:
      /(?:süd|west)seite (?:de[rs]|unserer|einer) (?:(?:große|alte|offene)[nrs]? )?(?:\p{L}*scheunen?|\p{L}*st[aä]ll\p{L}*|remise|\p{L}*halle|garage|carports?|nebengebäudes?|schuppens?|daches|grundstücks)(?!\p{L})|innenstadt|autobahn|richtung münchen|der stadt|stadtteil|ansicht|foto|aufnahme|(?:süd|west)seite(?!\p{L})[^.]{0,50}(?:gelöst|riss|schad|schäd|abplatz|feucht|undicht)|(?:riss|schad|schäd|abplatz|feucht)[^.]{0,50}(?:süd|west)seite|(?:süd|west)seite (?:(?:im jahre? |ca· |um |zuletzt |komplett |neu |wurden? |ist )*(?:1[89]|20)\d\d|neu |erneuert|gestrichen|gedämmt|verputzt|verschiefert|verklinkert|saniert)/u,
  }),
  rule('ausrichtung-nord', 'ausrichtung', 'warnung', {
    pattern:
      /nord(?:west|ost)?-?(?:balkon|terrasse|garten|loggia|ausrichtung|zimmer|lage|hang)|(?:nach|gen) norden|nord(?:lich)?[- ]?(?:ausgerichtet\p{L}*|orientiert\p{L}*)/u,
    // "Die Garage grenzt das Grundstück nach Norden ab."
    // Bedrooms lie cool there, and of walls and woods it is no fault.
    unless:
      /(?:schlaf|kinder|arbeits|neben)\p{L}*(?!\p{L})[^.,;]{0,40}(?:nach|gen) norden|gefache|fassade|(?:wohn|ess)\p{L}*(?!\p{L})[^.,;]{0,30}(?:nach|gen) süd|buche|eiche|fichte|kiefer|forst|(?:grenz|schirm|schließ|schütz)\p{L}*[^.]{0,60}(?:nach|gen) norden|(?:nach|gen) norden (?:hin )?(?:ab|geschützt|abge\p{L}+|begrenzt|geschlossen)/u,
    meaning: 'Ausrichtung nach Norden',
  }),
  rule('ausrichtung-ost', 'ausrichtung', 'neutral', {
    pattern:
      /ost-?(?:balkon|terrasse|garten|loggia|ausrichtung)|(?:nach|gen) osten|ost-?west-?ausrichtung|ost(?:lich)?[- ]ausgerichtet\p{L}*/u,
    unless: /(?:nach|gen) osten (?:durch|von|an|grenzt|schließt)(?!\p{L})|geprägt/u,
    meaning: 'Ausrichtung nach Osten',
  }),
  rule('aussicht-gut', 'aussicht', 'gut', {
    pattern:
      /(?:see|berg|alpen|fern|panorama|meer|rhein|fluss|weit|wald|dom|wasser|hafen|schloss|park)blick|fernsicht|panoramaaussicht|(?:schöne[rn]?|herrliche[rn]?|tolle[rn]?|traumhafte[rn]?|weite[rn]?|freie[rn]?|unverbaute[rn]?) (?:\p{L}+ )?(?:aus)?(?:sicht|blick)|blick (?:ins grüne|auf|über|in (?:den|die|das))/u,
    meaning: 'Aussicht genannt',
    denied: 'Keine besondere Aussicht',
    deniedTone: 'hinweis',
    unless:
      /(?<=\p{L}{3})blick (?:immobilien|hausverwaltung|makler\p{L}*|bau(?!\p{L})|wohnbau|hotel|apotheke|gmbh|ug(?!\p{L})|ohg|e·? ?k(?!\p{L}))|mit (?:\p{L}+ )?weitblick(?! (?:auf|über|ins?|bis|vom|zu[mr]?)(?!\p{L}))|weitblick (?:haben|hat|hatten|beweis\p{L}*|zeig\p{L}*)(?!\p{L})|blick (?:in|auf|über) (?:den|die|das) (?:\p{L}+e[nr] )?(?:innen|hinter|garagen|park)?(?:hof|höfe|platz)(?!\p{L})|auf einen blick|im hinblick|blick auf (?:die|den) (?:kosten|zahlen|rendite|preis|markt)|lohnt (?:sich )?(?:der|ein) (?:\p{L}+ )?blick|(?:der|ein) (?:\p{L}+ )?blick (?:auf|in|über) [^.]{0,60}lohnt|werfen sie|geworfen|einen blick (?:auf|in) (?:die|den|das|unsere?)/u,
    sections: OBJECT_ONLY,
  }),
  rule('aussicht-unverbaubar', 'aussicht', 'hinweis', {
    pattern: /unverbaubar\p{L}*/u,
    meaning: '„Unverbaubar“ ist selten gesichert: Bebauungsplan ansehen',
  }),
]
