import { OBJECT_ONLY, OWN_SECTIONS, type RemarkRule } from '../remarkRule.ts'
import type { Section } from '../../sections.ts'

const LOCATION = OWN_SECTIONS

/** Words that often mean more than they say; a hint, no proof. What is meant stands on the right. */
const EUPHEMISMS: readonly (readonly [
  name: string,
  pattern: RegExp,
  meaning: string,
  sections?: readonly Section[],
  /** What in the same statement shows that nothing is glossed over. */
  unless?: RegExp,
])[] = [
  [
    'handwerkerhaus',
    /handwerker(?:haus|objekt|traum)\p{L}*|für handwerker|bastler(?:objekt|haus)?\p{L}*|für kreative|kreative köpfe|rohdiamant\p{L}*|dornröschen\p{L}*|heimwerker\p{L}*/u,
    'Oft gemeint: umfassender Sanierungsbedarf',
    OBJECT_ONLY,
    // "Um 1690 als Handwerkerhaus errichtet" tells of its first owner; who "erwacht" is renewed by its seller.
    /(?:um|anno|von|aus|jahre?) 1[4-8]\d\d(?!\d)|(?<!\p{L})(?:als|ehemalige[sn]?|früheres) handwerkerhaus|jahrhundert|(?<!\p{L})erwacht(?!\p{L})/u,
  ],
  [
    'potenzial',
    /(?:mit |viel |großem |hohem |großes |enormes )(?:\p{L}+ )?(?:zukunfts|entwicklungs|wertsteigerungs|gestaltungs)?poten[zt]ial|zukunftspotenzial|viele möglichkeiten|vielfältige (?:nutzungs|gestaltungs)?möglichkeiten|ausbaufähig\p{L}*|entwicklungsfähig\p{L}*|gestaltungsspielraum|nach ihren wünschen gestalten|eigene ideen|ihre ideen/u,
    'Oft gemeint: heute mangelhaft oder Genehmigung offen',
  ],
  [
    'liebhaber',
    /liebhaberobjekt\p{L}*|liebhaberstück|liebhaber(?:immobilie|haus)|für liebhaber|besondere[rnms]? charme|außergewöhnliche[rnsm]? (?:\p{L}+ )?(?:immobilie|objekt|haus|wohnung|grundriss)|individuelle[rsnm]? (?:grundriss|haus|architektur|wohnkonzept)|wer das besondere sucht|kein haus von der stange/u,
    'Oft gemeint: schwer verkäuflich, Sondergrundriss oder teurer Unterhalt',
  ],
  [
    'verkehrsguenstig',
    /verkehrsgünstig\p{L}*|zentrale[rn]? lage|(?:gute|optimale|sehr gute|hervorragende|ideale|beste|schnelle)[rn]? (?:verkehrs)?anbindung|pulsierend\p{L}*|lebendig(?:e[rnsm]?)? (?:viertel|lage|kiez|quartier|stadtteil|umgebung)|mitten im leben/u,
    'Oft gemeint: Lärm',
    LOCATION,
    /(?<!\p{L})ruhig\p{L}*/u,
  ],
  [
    'ruhig-laendlich',
    /naturnah\p{L}*|ländlich\p{L}*|idyllisch\p{L}*|stadtrand(?:lage)?|ortsrand(?:lage)?|ruhiger ortsrand|im grünen(?! (?!gelegen|liegt|wohnen|leben|und|mit|am|an|bei|in|zu|ist|daheim)\p{L})/u,
    'Oft gemeint: abgelegen, Auto nötig',
    LOCATION,
    // With a tram at hand none needs a car, and what the town sells there is another's plot.
    /(?<!\p{L})(?:straßenbahn|stadtbahn|tram|s-bahn|u-bahn)(?:en|haltestelle|linien?)?(?!\p{L})|€ ?\/ ?(?:m²|qm)|(?:vergab|verkaufte?) die (?:gemeinde|stadt)/u,
  ],
  [
    'aufstrebend',
    /aufstrebend\p{L}*|(?:viertel|stadtteil|quartier|kiez|lage)[^.,]{0,20}im (?:wandel|kommen)|multikulturell\p{L}*|szene(?:viertel|kiez|lage|bezirk|stadtteil)|in-viertel|trendviertel/u,
    'Oft gemeint: heute noch einfache Lage',
    LOCATION,
  ],
  [
    'gewachsen',
    /gewachsene[rnsm]? (?:[\p{L}-]+ )?(?:strukturen?|wohnlage|wohngebiet|siedlung|nachbarschaft|lage|wohnumfeld|umgebung|ortsteil)|bestandslage/u,
    'Oft gemeint: ältere Bebauung',
    LOCATION,
  ],
  [
    'erstbezug-sanierung',
    /erstbezug nach (?:\p{L}+ )?(?:kern)?(?:sanierung|modernisierung|renovierung)/u,
    'Oft gemeint: saniert, doch der Umfang ist offen und oft nur Optik',
  ],
  [
    'teilsaniert',
    /teilsaniert\p{L}*|teilmodernisiert\p{L}*|laufend (?:instand ?gehalten|modernisiert|renoviert)\p{L}*|stets (?:in ordnung|instand ?gehalten|gepflegt|modernisiert)|in teilen (?:saniert|modernisiert)|nach und nach (?:saniert|modernisiert|renoviert)|immer wieder (?:saniert|modernisiert|renoviert)/u,
    'Oft gemeint: einzelne Gewerke erneuert, der Rest ist alt',
  ],
  [
    'originalzustand',
    /originalzustand|ausstattung (?:aus )?der bauzeit|(?:[5-9]0er|siebziger|sechziger|achtziger)[- ](?:jahre[- ])?(?:charme|flair|stil)|charme der (?:[5-9]0er|siebziger|sechziger)|retro-?charme|solide (?:substanz|bausubstanz|ausstattung)|substanz ist (?:in ordnung|solide|gut)|nicht mehr alles auf neuestem stand/u,
    'Oft gemeint: nicht modernisiert',
  ],
  [
    'gepflegt',
    /(?:sehr |gut |äußerst )?gepflegte[rsnm]? (?:\p{L}+ )?(?:zustand|wohnung|haus|einfamilienhaus|reihenhaus|immobilie|eigentumswohnung|objekt|mehrfamilienhaus|\p{L}*haus|\p{L}*wohnung|doppelhaushälfte|bungalow)|(?:sehr |gut )gepflegt|zustand[ :¦]{1,3}gepflegt|bezugsfertig(?:e[rnsm]?)?(?!\p{L}| (?:[\p{L}-]+ ){1,3}(?:zu (?:errichten|bauen|erstellen)|errichten|bauen)(?!\p{L})| (?:errichten|bauen|erstellen|herstellen|(?:zu (?:errichten|bauen|erstellen|sein))|herzustellen|fertigzustellen|errichtet|hergestellt|übergeben)|:? (?:(?:ist|sind|wird|werden|die|das|wohnung|haus|vertraglich|voraussichtlich|ca·?|spätestens) )*(?:ab|am|bis|zum|im|ende|anfang|mitte|spätestens|voraussichtlich|\d))|frisch (?:renoviert|gestrichen)/u,
    'Oft gemeint: sauber und gestrichen, Technik alt',
    OBJECT_ONLY,
    // No technique of such a house is old.
    /gepflegte[sn]? (?:treppenhaus|hinterhaus|vorderhaus|gartenhaus)|(?:baujahr|bj·?|im (?:jahre? )?|(?:frühjahr|sommer|herbst|winter|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember) )(?: ?[:¦])* ?20(?:1[5-9]|2\d)(?!\d)[^.]{0,30}(?:fertig ?gestellt|erbaut|errichtet|gebaut|erstbezogen)|(?:baujahr|bj·?)(?: ?[:¦])* ?20(?:1[5-9]|2\d)(?!\d)/u,
  ],
  [
    'gemuetlich',
    /gemütliche[rsnm]? (?:\p{L}+ )?(?:wohnung|haus|apartment|zuhause|häuschen|heim|dachgeschoss\p{L}*|zimmer|reihenhaus)|gemütlich geschnitten|kompakte[rsnm]? (?:\p{L}+ )?(?:apartment|wohnung|grundriss|haus|studio)|pfiffige[rnm]? (?:grundriss|aufteilung|schnitt)|single-?wohnung|singleapartment|schnuckelig\p{L}*|clever geschnitten\p{L}*/u,
    'Oft gemeint: klein oder eng',
  ],
  [
    'lichtdurchflutet',
    /lichtdurchflutet\p{L}*|sonnendurchflutet\p{L}*|lichtdurchströmt\p{L}*/u,
    'Oft gemeint: viel Glas, im Sommer heiß',
  ],
  [
    'kuehl-im-sommer',
    /kühl im sommer|im sommer (?:angenehm )?kühl|angenehm kühl\p{L}*/u,
    'Oft gemeint: dunkel oder nach Norden',
  ],
  [
    'wohnlich-ausgebaut',
    // Who says that it is no Wohnfläche glosses over nothing.
    /(?:wohnlich ausgebaut\p{L}*|wohnraumähnlich ausgebaut\p{L}*|ausgebaute[rsnm]? (?:spitzboden|keller|dachboden|souterrain|kellergeschoss|dachstudio)|hobbyr(?:aum|äume|äumen)|hobbykeller|studio im dach|(?:dachgeschoss|keller|souterrain|spitzboden)[^.,¦]{0,25}wohnlich)(?![^.¦]{0,90}(?:(?:nicht|keine?)(?: \p{L}+){0,3} wohnfläche|wohnfläche(?: \p{L}+){0,3} nicht|nutzfläche))/u,
    'Oft gemeint: womöglich nicht als Wohnraum genehmigt',
  ],
  [
    'blick-ins-gruene',
    /(?:blick|sicht|aussicht) ins grüne|unverbaubar\p{L}*|unverbaute[rn]? (?:blick|sicht|aussicht|fernblick|fernsicht)/u,
    'Oft gemeint: eine Baulücke; „unverbaubar“ ist selten gesichert',
    LOCATION,
  ],
  [
    'kapitalanlage',
    /kapitalanlage\p{L}*|sichere[rn]? (?:rendite|anlage|wertanlage|mieteinnahme\p{L}*)|vorsorge(?:immobilie|wohnung)|renditestark\p{L}*|anlageobjekt|altersvorsorge|rendite-?objekt|anlageimmobilie/u,
    'Oft gemeint: vermietet und womöglich überteuert',
  ],
  [
    'provisionsfrei',
    /provisionsfrei\p{L}*|courtagefrei\p{L}*|keine (?:zusätzliche )?(?:käufer)?provision|ohne (?:makler|käufer)?provision|maklerfrei/u,
    'Oft gemeint: Provision im Preis oder Verkauf durch den Bauträger',
    OBJECT_ONLY,
    // Who sells his own house has no broker to pay.
    /(?<!\p{L})(?:privat\p{L}*|von privat|(?:wir|ich) verkaufen? (?:\p{L}+ ){0,3}selbst|(?:kein|keinen|ohne) makler(?:in)?|makler\p{L}* (?:brauch\p{L}*|benötig\p{L}*|woll\p{L}*|wünsch\p{L}*|haben)|direkt (?:vom|von den?) eigentümer\p{L}*)(?!\p{L})/u,
  ],
  [
    'druck',
    /schnell entschlossen\p{L}*|schnellentschlossen\p{L}*|(?:schnell|rasch) (?:sein|zugreifen|handeln)|bieterverfahren|preis(?:[ :¦]{1,3}| )auf anfrage|rarität\p{L}*|seltene gelegenheit|einmalige (?:gelegenheit|chance)|nur noch (?:wenige|eine|zwei|\d+) (?:\p{L}+ )?(?:verfügbar|frei|einheiten|wohnungen)|hohe nachfrage|erste[rn]? interessent\p{L}*|wer zuerst kommt/u,
    'Oft gemeint: Zeitdruck oder offener Preis',
  ],
  [
    'wie-besichtigt',
    /wie (?:besichtigt|gesehen)|ausschluss (?:der|jeglicher|jeder) (?:sach)?(?:mängelhaftung|gewährleistung|mängelgewährleistung)/u,
    'Üblich, aber alle Mängel gehen auf den Käufer über',
    OBJECT_ONLY,
    // Nobody waives usually what the polluter owes him (§ 24 Abs. 2 BBodSchG).
    /bodenschutz|bbodschg|altlast|grundwasser|kontamin|(?:mängelhaftung|gewährleistung) für (?:den )?(?:grund und )?boden/u,
  ],
  [
    'seniorengerecht',
    /seniorengerecht\p{L}*|seniorenwohnung\p{L}*|seniorenwohnanlage|betreute[sn]? wohnen|seniorenresidenz/u,
    'Oft gemeint: Servicevertrag Pflicht, kleiner Käuferkreis',
    OBJECT_ONLY,
    // A bath that was rebuilt, and where the seller has gone.
    /seniorenresidenz (?:am|an|im|in|auf|„|"|haus|sankt|st)|pflege(?:app?artement|apartment|zimmer|heim|platz)|(?<!\p{L})(?:\p{L}*bad|bäder|\p{L}*dusche|wc|umgebaut|(?:um|ge|umge|ein|einge)?zogen|umzug|zieht|ziehen|wechselt?)(?!\p{L})/u,
  ],
  [
    'mikroapartment',
    /mikro-?app?art(?:e)?ment\p{L}*|micro-?apart\p{L}*|pflegeapp?art(?:e)?ment\p{L}*|pflegeimmobilie|ferienapp?art(?:e)?ment\p{L}*|studentenapp?art(?:e)?ment\p{L}*|hotelapp?art(?:e)?ment\p{L}*/u,
    'Oft gemeint: abhängig vom Betreiber, gebundene Nutzung',
  ],
  [
    'ertuechtigt',
    /energetisch (?:ertüchtigt|aufgewertet|optimiert|verbessert)\p{L}*/u,
    'Oft gemeint: Wirkung nicht belegt oder schlechter Wert',
  ],
]

export const EUPHEMISM_RULES: readonly RemarkRule[] = EUPHEMISMS.map(
  ([name, pattern, meaning, sections = OBJECT_ONLY, unless]) => ({
    name: `euphemismus-${name}`,
    topic: 'euphemismus' as const,
    tone: 'hinweis' as const,
    pattern,
    meaning,
    fixed: 'stated' as const,
    sections,
    ...(unless && { unless }),
  }),
)
