import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'
import { WATER_IN_CELLAR } from './waterWords.ts'

const BACKLOG =
  '(?:(?:instandhaltungs|sanierungs|reparatur|renovierungs|modernisierungs|investitions|unterhaltungs)-?(?:rück)?stau(?:s|es)?|(?:instandhaltungs|unterhaltungs|reparatur)-?rückst(?:and|ände)(?:s|es|n)?)'
const MILD = '(?:leichter?|geringer?|gewisser?|kleinerer?|üblicher?|teilweise[rn]?)[nrsm]?'
const SURFACE =
  '(?:fuß)?böden|(?:fuß)?boden|bodenbel[aä]ge?n?|teppich(?:böden|boden|en)?|tapeten|wandbel[aä]ge?n?|wänden|decken|anstrich(?:en)?|oberflächen|malerarbeiten'
/** "Renovierungsbedarf gibt es bei Tapeten und Teppichböden": floors and paint, and nothing else. */
const ONLY_SURFACES = String.raw`(?:renovierungs|modernisierungs|erneuerungs)-?bedarf (?:(?:besteht|gibt es|ist|nur|lediglich|allein|noch) ){0,3}(?:bei|an|in)(?: den| der| dem)? (?:${SURFACE})(?:(?:,| und| sowie|, und)(?: den| der| dem)? (?:${SURFACE}))*(?=$|[.,;¦])`
const DAMP_PLACE =
  '(?:(?:heizungs|gewölbe)?kellern?|kellers|kellersockel|kellerabteile?|kellerwände|kellerwänden|kellerräumen?|(?:keller|außen|innen|giebel|rück|haus)?(?:wand|wände)|mauerwerk|sockel|bad|dachstuhl|decke)'

/** "Man muss renovieren", "dass hier einiges zu tun ist", "das Haus ist in die Jahre gekommen": what owners write of it. */
const MUCH_TO_DO =
  /man (?:muss|müsste|sollte) (?:(?!nicht|nie|kaum|nur)\p{L}+ ){0,3}(?:renovieren|sanieren|modernisieren|hand anlegen|investieren)(?!\p{L})|(?:ist|gibt es|bleibt|wäre|gibt's) (?:\p{L}+ ){0,3}(?:einiges|viel|vieles|manches|noch etwas|eine menge) (?:\p{L}+ ){0,2}zu (?:tun|machen|renovieren|erneuern|sanieren|richten)(?!\p{L})|(?:einiges|viel|vieles|manches|eine menge) (?:\p{L}+ ){0,2}zu (?:tun|machen|renovieren|erneuern|sanieren|richten) (?:ist|bleibt|wäre)(?!\p{L})|(?:muss|müsste) (?:\p{L}+ ){0,3}(?:einiges|viel|vieles|manches) (?:\p{L}+ ){0,2}(?:gemacht|getan|renoviert|erneuert|investiert|saniert)(?!\p{L})|(?:muss|müsste) (?:(?!nicht|nie|kaum)\p{L}+ ){0,4}alles (?:(?!nicht)\p{L}+ ){0,3}(?:gemacht|renoviert|erneuert|modernisiert|saniert) werden|(?:\p{L}*haus|\p{L}*wohnung|objekt|immobilie|gebäude|anwesen)(?: \p{L}+){0,6} in die jahre gekommen/u
    .source

/** "altersüblich feucht", "bautypische Restfeuchte", "Feuchte ist sichtbar, wie im Quartier üblich": as an old cellar is; "altersbedingte Feuchtigkeitsschäden" are damage. */
const DAMP_OF_ITS_AGE = String.raw`(?:alters|bau|baujahres?|zeit)-?(?:bedingt|gerecht|gemäß|typisch|üblich|entsprechend)(?:e[rnsm]?)? (?:etwas |leicht(?:e[rnsm]?)? )?(?:rest-?|grund-?)?feucht(?:e[rnsm]?|igkeit)?(?!\p{L}|-)|wie (?:\p{L}+ ){1,5}(?:üblich|typisch|normal),? nicht (?:ganz|immer|völlig|vollständig|überall) trocken|nicht (?:ganz|immer|völlig|vollständig|überall) trocken(?=,? (?:aber |doch )?wie (?:\p{L}+ ){1,5}(?:üblich|typisch|normal))|feuchte (?:ist|zeigt sich|war)(?!\p{L})(?=[^.¦]{0,60}, (?:aber |doch )?wie (?:\p{L}+ ){0,4}(?:üblich|typisch|normal))|(?<=keller\p{L}*(?!\p{L})[^.¦]{0,60})(?<!nicht )(?<!\p{L})(?:natur|erd|grund)-?feucht(?:e[rnsm]?)?(?!\p{L}|-)|(?:natur|erd)-?feuchte[rnsm]? (?:\p{L}+ )?\p{L}*keller\p{L}*`

/** "Wie bei Häusern dieser Zeit üblich", "baujahrstypisch" */
const USUAL_FOR_ITS_AGE =
  /(?<!\p{L})wie (?:\p{L}+ ){0,3}(?:dieser|jener|seiner|ihrer|damaligen|des) (?:\p{L}+ )?(?:zeit|bauzeit|epoche|jahre|baujahrs?|baujahres|alters)(?:(?!nicht)[^.,;¦]){0,20} (?:üblich|typisch|normal)|(?:alters|bauzeit|zeit|bau|baujahrs?)-?(?:üblich|typisch|bedingt)/u

const NO_STORE =
  /(?:zum |zur |für die |für das )(?:(?:ein)?lager\p{L}*|aufbewahr\p{L}*) (?:von |empfindlicher |feuchteempfindlicher ){1,2}(?:\p{L}+(?:,| und| oder) ){0,3}(?:kleidung|papier|textil\p{L}*|möbeln?|büchern?|akten|sachen|dinge|gegenstände[n]?)(?: \p{L}+){0,2} (?:nicht geeignet|ungeeignet|nicht zu empfehlen)/u

/** What stands on foundations, and cracks where they give way. */
const BUILT = String.raw`(?:\p{L}*haus(?:es)?|\p{L}*hauswand|gebäudes?|fundament(?:en?|s)?|anbau(?:s|es)?|giebel\p{L}*|mauerwerks?|außenw[aä]nd\p{L}*|keller(?:wand|wänden)?s?|bodenplatte)(?!\p{L})`
/** "Setzungen im Hof" are of what lies on made ground, and "an der Terrasse und am Haus" of both; whose the house itself is, no yard named beside excuses. */
/** What cracks is tiles or a coat of paint, and no wall of the house is named with it. */
const COVERING = String.raw`(?:\p{L}*fliesen?|\p{L}*silikon\p{L}*|\p{L}*pflaster\p{L}*|putzoberfläche|lasur|\p{L}*anstrich\p{L}*|\p{L}*farbe|gartenmauer)`
const ONLY_COVERING = String.raw`^(?![^]*(?<!\p{L})(?:setz(?:ungs)?-?(?:riss|schäd|schaden|beweg)|\p{L}*mauerwerk|außenw|giebel|fundament|tragende))[^]*(?:(?<!\p{L})${COVERING}(?!\p{L})[^.,;¦]{0,40}(?<!\p{L})(?:\p{L}*riss\p{L}*|gerissen)|riss\p{L}* (?:\p{L}+ ){0,3}(?:im|in|an|am|auf) (?:\p{L}+ ){0,2}${COVERING})(?!\p{L})`
const SETTLED = String.raw`(?<!(?<!\p{L})(?:hof|hoffläche|innenhof|terrassen?|terrassenplatten|gehwege?|gartenwege?|wege|zuwegung|einfahrt|auffahrt|zufahrt|\p{L}*pflaster|pflasterung|stellplätze|stellplatz|parkplatz|gartenmauer|außenanlagen?|außentreppe|freisitz)(?!\p{L})(?:(?! und )[^.,;¦]){0,40})setzungen(?! (?:im|in der|an der|der|des|am) (?:hof|hoffläche|innenhof|terrasse|gehweg|einfahrt|auffahrt|zufahrt|\p{L}*pflaster|pflasterung|gartenmauer|außenanlagen?)(?!\p{L}))|(?<=(?<!hof |terrasse |einfahrt |pflaster |pflasterung )(?<!\p{L})(?:am|im|unter dem|an dem|an der) ${BUILT} )setzungen|(?<=(?<!\p{L})(?<!(?<!\p{L})(?:an|in|vor|hinter|neben|bei|zu|unter|auf|von|mit|zwischen) )(?:der|die|das|ein|eine|unser|dieser) ${BUILT}(?: (?:an|neben|hinter|bei|vor|zu|zur|zum|unter|über) (?:der |dem |einer )?[\p{L}-]+(?: hin)?)? (?:hat|haben|zeigt|zeigen|weist|weisen) (?:(?!eine?[nr]? |mit |an |im |auf )[\p{L}]+ ){0,3})setzungen|(?<=(?<!\p{L})(?:hat|haben|zeigt|zeigen|weist|weisen) (?:der|das|die) ${BUILT} (?:[\p{L}]+ ){0,2})setzungen|setzungen(?= (?:am|im|des|der|unter dem|an der) ${BUILT})|setzungen(?=[^.,;¦]{1,40} (?:und|sowie) (?:auch )?(?:am|im|des|an der|der|unter dem) ${BUILT})`

const SHARED_GARAGE = String.raw`(?:tiefgarage\p{L}*|tg-?decke|garagendecke)(?!\p{L})`
const DAMP = String.raw`(?:feucht\p{L}*|durchfeucht\p{L}*|nässe|nasse[rnsm]?|undicht\p{L}*|wassereintritt\p{L}*)`
/** Below the cars of all: nobody lives there, and the community pays. */
const IN_SHARED_GARAGE = String.raw`^(?!.*(?<!\p{L})(?:\p{L}*keller\p{L}*|\p{L}*wohnung\p{L}*|\p{L}*zimmer|wänden?|wand|souterrain|bad|schimmel\p{L}*)(?!\p{L})).*(?<!\p{L})${SHARED_GARAGE}`

/** "Trocken bis auf den Kohlenkeller (Ausblühungen am Sockel)": one room of a cellar that is dry otherwise. */
const DRY_BUT = String.raw`trocken,? bis auf (?:de[nr]|die|das|eine[nrm]?) (?:\p{L}+ )?(?:kohlenkeller|kohlenraum|ecke|stelle|lichtschacht)(?!\p{L})`

/** Damage to the building and what harms its users. Danger is said only where the object itself plainly has it. */
export const DAMAGE_RULES: readonly RemarkRule[] = [
  rule('feuchte', 'feuchte', 'gefahr', {
    pattern: regexp.u`(?=(?<schimmel>[^.¦]*schimmel)?)(?=(?<keller>(?:feuchtigkeit|feuchte|nässe) im (?:\p{L}+)?keller)?)(?:feuchte (?:am|im|an|in)|feuchte (?:ist|zeigt sich|war|wurde)(?: (?!nicht |kein|nie )[\p{L}\d-]+){1,8} (?:sichtbar|erkennbar|festgestellt|messbar|zu sehen)|stockflecken?|(?:salz|ausblühungen) (?:am|im|auf dem) (?:putz|mauerwerk|sockel)|modrig\p{L}*|muffig\p{L}*|${DAMP_PLACE}(?!\p{L})[^.¦]{0,70}(?<!\p{L})(?:feucht|nass) geworden|schimmel(?:befall|bildung|pilz(?:e|befall)?|flecken|spuren|schaden|schäden)?|feuchtigkeit(?:s-?(?:schäden|schaden|spuren|flecken|eintritt|eintr[aä]ge?s?|probleme?|erscheinungen|einwirkung))?|feuchte-?(?:schäden|schaden|spuren|stellen|eintr[aä]ge?s?|einbruch|probleme?|erscheinungen|mängel)|(?:feuchte|nasse)[rnsm]? (?:keller|wände?n?|mauer\p{L}*|stellen?|fleck(?:en)?|räume|außenw\p{L}*|kellerw\p{L}*)|${DAMP_PLACE}(?!\p{L})(?:[^.,¦]{0,30}|(?:(?!(?<!\p{L})(?:etwas|leicht|wenig|manchmal|zeitweise|gelegentlich|minimal)(?!\p{L}))[^.,¦]){0,60})(?<!\p{L})(?:feucht|nass|durchfeuchtet)(?!\p{L})|${DAMP_PLACE}(?!\p{L})[^.,;¦]{0,40}(?<!\p{L})(?:ist|sind) (?:(?:stark|sehr|teilweise|stellenweise|durchgehend|bis (?:auf|in|zu[rm]?|über) (?:die |den |das )?\p{L}+) ){1,2}(?:feucht|nass)(?!\p{L})|durchfeucht\p{L}*|nässe(?:schäden|schaden|eintr[aä]ge?s?)?|aufsteigende[rn]? (?:boden|mauer)?(?:feuchte|nässe)|(?:eindringende[ns]?|eingedrungenes) wasser|wassereintritt(?:e?s|e)?|wasserränder|(?:steht|stand) (?:\p{L}+ ){0,2}wasser (?:\p{L}+ ){0,2}im (?:keller|untergeschoss|souterrain|haus)|(?:steht|stand) (?:[\p{L}\d]+ ){0,5}(?:das )?wasser (?:[\p{L}\d]+ ){0,3}hoch im (?:keller|untergeschoss|souterrain|haus|erdgeschoss)|drückt (?:es |das )?(?:grund)?wasser|(?:im|in den|in dem|am) (?:gewölbe|heizungs|kohlen)?keller(?:boden|raum)? (?:drückt|steht|stand|läuft|lief|dringt|drang|sickert|kommt|kam|sammelt sich|tritt|trat)(?! noch nie| nie)(?!\p{L})(?:(?!anschluss|anschlüss)[^.,¦]){0,45}wasser|nach (?:stark)?regen[^.,¦]{0,40}wasser im keller|keller\p{L}* (?:hatten wir|war|waren|gab es|stand)(?!\p{L})[^.;¦]{0,60}(?:handbreit|zentimeter|cm|fuß) (?:hoch )?wasser|regnet (?:es )?(?:\p{L}+ ){0,4}(?:herein|hinein|rein|durch)|(?:riecht|geruch)(?!\p{L})[^.,¦]{0,40}(?:nach (?:keller|feuchte|moder|schimmel)|muffig|modrig)|wasser (?:\p{L}+ ){0,3}in (?:den|das|die) (?:keller|haus|untergeschoss|erdgeschoss|garage)|(?:dunkle|nasse|braune)[rn]? flecken (?:\p{L}+ ){0,3}(?:wand|wände|decke|mauer\p{L}*)|abplatzende[rn]? putz|(?:wand|wände|decke|keller\p{L}*)(?!\p{L})[^.¦]{0,60}(?:dunkle|nasse|feuchte) flecken|salpeter\p{L}*|salzausblühungen|feuchtebelastung|(?:im|in den|in die) (?:untergeschoss|souterrain) (?:steht|stand|dringt|drückt|läuft|sickert) (?:(?:nach|bei) (?:\p{L}+ ){1,3})?(?:grund)?wasser|putz (?:\p{L}+ ){0,2}blüht|feuchte(?:gehalt|messung|wert\p{L}*)(?!\p{L})[^.¦]{0,40}(?:erhöht|zu hoch)|${WATER_IN_CELLAR})`,
    meaning: ({ schimmel }) =>
      schimmel === undefined ? 'Feuchtigkeit am Objekt' : 'Feuchtigkeit oder Schimmel am Objekt',
    // Of the cellar alone it tells nothing of mould, nor of the rooms above.
    denied: ({ schimmel, keller }) =>
      schimmel === undefined && keller !== undefined
        ? 'Laut Text keine Feuchtigkeit im Keller'
        : 'Keine Feuchtigkeit, kein Schimmel',
    unless: regexp.u`${DAMP_OF_ITS_AGE}|${DRY_BUT}|${IN_SHARED_GARAGE}|feucht(?:e|igkeit)(?!\p{L})[^.,;¦]{0,50} nicht (?:gemessen|geprüft|untersucht|beurteilt)|luftfeuchtigkeit|(?:gegen|vor) (?:\p{L}+ )?(?:feucht(?:igkeit|e)|nässe|schimmel)|feuchtigkeits-?(?:beständig|resistent|regulier|geschützt|schutz|sperre|abdichtung|geregelt|unempfindlich)|feuchtraum|lüftung|abdichtung|raumklima|ohne (?:zu )?lüften|pferd|(?<!\p{L})reit|versicherung|vorbeug|schimmelprävention`,
  }),
  rule('feuchte-trocken', 'feuchte', 'gut', {
    pattern:
      /schimmelfrei\p{L}*|keller\p{L}* (?:war|stand|hatten wir|gab es|ist)(?: bisher| bislang)?(?: noch)? nie(?:mals)? (?:\p{L}+ )?wasser|keller\p{L}* (?:blieb|war|ist) (?:\p{L}+ ){0,3}(?:immer|stets) trocken|(?:trockene[rnm]?,? (?:\p{L}+ )?|trockener )(?:gewölbe)?keller|keller(?:(?! nicht| kaum)[^.,¦]){0,20} (?:absolut |komplett |durchgehend |vollständig )?trocken|unterkellert(?:, (?!nicht)[^.,;¦]{2,20}){0,2}, (?:absolut |immer |stets )?trocken(?!\p{L})/u,
    meaning: 'Keller laut Text trocken',
    fixed: 'denied',
    unless:
      /trocken,? (?:bis auf|außer|mit ausnahme)|nicht trocken|trocken gelegt werden|trockenkeller|wäschetrocken|bedingt|(?:gerecht|gemäß|typisch|üblich|entsprechend) trocken|(?:weitgehend|überwiegend|größtenteils|einigermaßen|wesentlichen|und ganzen|im grunde|an sich|eigentlich|grundsätzlich) trocken/u,
  }),
  rule('feuchte-tiefgarage', 'feuchte', 'hinweis', {
    pattern: regexp.u`${SHARED_GARAGE}[^.¦]{0,80}(?<!\p{L})${DAMP}|(?<!\p{L})${DAMP}(?!\p{L})[^.¦]{0,60}(?<!\p{L})${SHARED_GARAGE}`,
    meaning: 'Feuchte in der Tiefgarage: Sache der Gemeinschaft, fragen Sie nach Gutachten und Kosten',
    denied: 'Keine Feuchte in der Tiefgarage',
  }),
  // As dry as a cellar of its time is: no praise, and nothing that the house of its age beside it has not.
  rule('feuchte-altersgerecht', 'feuchte', 'hinweis', {
    pattern: /(?:alters|bau|baujahres?|zeit)-?(?:gerecht|gemäß|typisch|üblich|entsprechend) trocken/u,
    meaning: 'Keller nach seinem Alter trocken: kein Lager für Papier und Kleidung, Wände ansehen',
    fixed: 'stated',
  }),
  // As damp as an old cellar is: to be looked at, no reason to wait.
  rule('feuchte-alterstypisch', 'feuchte', 'warnung', {
    pattern: regexp.u`${DAMP_OF_ITS_AGE}`,
    meaning: 'Keller nach seinem Alter feucht: Wände messen lassen, kein Lager für Papier und Kleidung',
    fixed: 'stated',
  }),
  // Praise with a way out: "überwiegend trocken" is not dry.
  rule('feuchte-bedingt', 'feuchte', 'warnung', {
    pattern:
      /(?:weitgehend|überwiegend|größtenteils|einigermaßen|im wesentlichen|im großen und ganzen) trocken(?! ?gelegt)|trocken,? bis auf (?:de[nr]|die|das|eine[nrm]?) (?:\p{L}+ )?(?:kohlenkeller|kohlenraum|ecke|stelle|lichtschacht)(?!\p{L})|nicht (?:ganz|immer|völlig|vollständig|durchgehend|überall) trocken|(?:nicht|kein|keine) (?:als )?(?:\p{L}+ )?trockene[rsmn]? (?:lager\p{L}*|raum|räume|abstell\p{L}*|keller\p{L}*)|(?:als )?trockene[rsmn]? (?:lager\p{L}*|raum|abstell\p{L}*)(?: \p{L}+){0,4} (?:nicht|ungeeignet)|keller(?:räume|raum|abteile?)?(?! als wohn)[^.,¦]{0,40} nicht für (?:\p{L}+, )*(?:kleidung|papier|textil\p{L}*|möbel|bücher|akten|empfindlich\p{L}*)|trocken ist (?:er|der keller|sie|es) nur|bis auf (?:\p{L}+ ){1,4}(?:ist|sind) (?:der |die |das )?(?:keller\p{L}*|untergeschoss|souterrain) trocken|keller\p{L}*(?: \p{L}+){0,2} trocken,? (?:bis auf|außer|mit ausnahme)(?!\p{L})/u,
    meaning: 'Nur bedingt trocken genannt: Feuchte messen lassen',
    fixed: 'stated',
    unless: regexp.u`${DAMP_OF_ITS_AGE}`,
  }),
  // Warm air on cold walls: to be measured, and no damage yet.
  rule('feuchte-klamm', 'feuchte', 'hinweis', {
    pattern:
      /(?<!\p{L})(?:keller\p{L}*|souterrain|untergeschoss|unten|waschküche)(?!\p{L})[^.;¦]{0,70}(?<!\p{L})klamm(?!\p{L})/u,
    meaning: 'Keller laut Text zeitweise klamm: Feuchte messen lassen',
    denied: 'Keller laut Text nicht klamm',
  }),
  rule('feuchte-abdichtung', 'feuchte', 'hinweis', {
    pattern:
      /horizontalsperre|(?:keller|mauerwerk|außenwände|kellerwände|bodenplatte)[^.¦]{0,40}(?:abgedichtet|trocken ?gelegt)|kellerabdichtung|trockenlegung|(?:haus|keller|ring|wand)-?drainage\p{L}*|drainage\p{L}*(?= [^.]{0,80}(?:haus|keller|gebäude|wand|wände|fundament\p{L}*|sockel|gelegt|verlegt|eingebaut|neu|erneuert)(?!\p{L}))|(?<=(?<!\p{L})(?:\p{L}*haus\p{L}{0,3}|\p{L}*keller\p{L}*|gebäudes?|\p{L}*wand|\p{L}*wände|fundament\p{L}*|sockel|neue|mit|seite)(?!\p{L})[^.]{0,80})drainage\p{L}*|feuchtigkeitssperre|bauwerksabdichtung/u,
    meaning: 'Abdichtung des Kellers genannt: nach Anlass und Rechnung fragen',
    unless:
      /(?:horizontalsperre|abdichtung|feuchtigkeitssperre)(?: \p{L}+)? (?:fehlt|nicht)|im gespräch|in (?:der )?diskussion|nicht (?:vorgesehen|geplant|entschieden)|(?<!\p{L})(?:(?:nicht|nie) (?:gemacht|ausgeführt|durchgeführt|umgesetzt|beauftragt|dazu gekommen)|verzichtet|angebote?(?!\p{L})|kostenvoranschlag)(?!\p{L})|(?<!\p{L})ob (?:die|der|das|eine?) (?:gemeinschaft|weg|verwaltung|versicherung)|tagesordnung/u,
  }),
  // What was offered and never done tells the buyer what it will cost him.
  rule('feuchte-abdichtung-nie', 'feuchte', 'hinweis', {
    pattern:
      /(?:(?:keller|bauwerks|außen)?abdichtung|trockenlegung|horizontalsperre|drainage)(?!\p{L})[^.]{0,90}(?<!\p{L})(?:nicht|nie) (?:gemacht|ausgeführt|durchgeführt|umgesetzt|beauftragt)(?!\p{L})/u,
    meaning: 'Eine Abdichtung wurde laut Text nie ausgeführt: Feuchte messen und ihre Kosten anbieten lassen',
    fixed: 'stated',
    unless: /(?:dach|balkon|terrassen?|flachdach)-?(?:abdichtung|drainage)/u,
  }),
  rule('feuchte-ohne-abdichtung', 'feuchte', 'hinweis', {
    pattern:
      /(?:keller|kellers|mauerwerk|außenwände|kellerwände|bodenplatte|sockel|fundamente?)(?!\p{L})[^.¦]{0,30}(?<!\p{L})(?:nicht|nie|niemals|un)(?: \p{L}+)? ?(?:abgedichtet|trocken ?gelegt)|(?<!\p{L})(?:nicht|nie|un) (?:\p{L}+ )?gegen (?:\p{L}+ )?(?:(?:erd|boden|grund)-?)?(?:feuchte|feuchtigkeit|nässe)(?: \p{L}+)? (?:abgedichtet|isoliert|gesperrt|geschützt)(?!\p{L})|(?:keine|ohne|fehlende) (?:\p{L}+ )?(?:horizontalsperre|kellerabdichtung|bauwerksabdichtung|feuchtigkeitssperre)|(?:horizontalsperre|kellerabdichtung|bauwerksabdichtung|feuchtigkeitssperre)(?: \p{L}+)? (?:fehlt|nicht vorhanden)/u,
    meaning: 'Keller oder Mauerwerk nicht abgedichtet: Feuchte messen lassen',
    fixed: 'stated',
  }),
  // What a cellar is no good for tells of damp; usual for its years it is to be known, and nothing to wait for (knownRisks.ts).
  rule('feuchte-kein-lager', 'feuchte', 'warnung', {
    pattern: NO_STORE,
    meaning: 'Keller laut Text nicht für Textilien oder Papier geeignet: Feuchte messen lassen',
    fixed: 'stated',
    unless: USUAL_FOR_ITS_AGE,
  }),
  rule('feuchte-kein-lager-bauzeit', 'feuchte', 'warnung', {
    pattern: NO_STORE,
    meaning:
      'Keller, wie in seiner Bauzeit üblich, nur für Unempfindliches: kein Lager für Papier und Kleidung, Wände ansehen',
    fixed: 'stated',
    only: USUAL_FOR_ITS_AGE,
  }),
  rule('schadstoffe', 'schadstoffe', 'gefahr', {
    pattern:
      /(?:well-?)?asbest(?:haltig\p{L}*|belast\p{L}*|platten|fasern|rohre|fliesen|kleber|vorkommen|zement\p{L}*|produkte|verkleidung|fund)?|pcb(?:-\p{L}+)?|pak(?:-\p{L}+)|formaldehyd(?:belast\p{L}*|haltig\p{L}*|werte)?|pentachlorphenol|pcp(?:-\p{L}+)?|lindan|holzschutzmittel(?:n|belast\p{L}*)?|künstliche mineralfasern?|schadstoffbelast\p{L}*|schadstoffe[n]? belastet|teerhaltig\p{L}*|eternit(?:platten|dach|fassade|verkleidung)?/u,
    meaning: 'Schadstoff am Objekt genannt',
    denied: 'Keine Schadstoffe',
    unless:
      /(?:asbest|pcb|pak|pcp|formaldehyd|schadstoff)-?frei(?!\p{L})|asbestfrei|wohngesund|geprüft auf|screening|gefstoffv|untersuch/u,
  }),
  rule('schadstoffe-frei', 'schadstoffe', 'gut', {
    pattern: /schadstofffrei\p{L}*|asbestfrei\p{L}*|wohngesund\p{L}*|schadstoffgeprüft\p{L}*/u,
    meaning: 'Schadstofffrei laut Text',
    fixed: 'denied',
  }),
  rule('schadstoffe-erwaehnt', 'schadstoffe', 'warnung', {
    pattern: /schadstoffe[n]?|schadstoffverdacht|asbestverdacht\p{L}*|mineralwolle vor 1996|kmf/u,
    meaning: 'Schadstoffe werden erwähnt',
    denied: 'Keine Schadstoffe',
    unless: /schadstoffarm|schadstoffausstoß|schadstoffe[n]? belastet/u,
  }),
  rule('schadstoffe-untersuchung', 'schadstoffe', 'hinweis', {
    pattern: /schadstoff(?:untersuchung|screening|gutachten|kataster|messung)/u,
    meaning: 'Schadstoffuntersuchung genannt: Ergebnis verlangen',
    denied: 'Keine Schadstoffuntersuchung',
    deniedTone: 'warnung',
    evenIfOpen: true,
  }),
  rule('schaedlinge', 'schaedlinge', 'gefahr', {
    pattern:
      /(?:echte[rn]? )?hausschwamm(?:befall|s)?|schwammbefall|(?:holz)?schwamm (?:im|in|am) (?:gebälk|dachstuhl|balken\p{L}*|haus|gebäude|keller|holz\p{L}*)|hausbock(?:käfer\p{L}*|befall)?|holzwurm(?:befall)?|holzwürmer|holzschädling\p{L}*|fraßgänge?n?|fraßspuren?|fraßmehl|bohrmehl|schädlingsbefall|schädlingen?|nagekäfer|anobien|insektenbefall|holzzerstörende[rnsm]? (?:pilz(?:e[ns]?)?|insekten?|organismen)|(?:braun|weiß)fäule\p{L}*|moderfäule|(?:weiße[rn]? )?porenschwamm\p{L}*|kellerschwamm\p{L}*|pilzbefall (?:am|im|an (?:den|der)) (?:holz|fachwerk|gebälk|dachstuhl|balken\p{L}*|schwelle\p{L}*|ständer\p{L}*|decke\p{L}*)|(?:\p{L}*balken|holz|schwellen?|ständer|sparren|dielen|gebälk|dachstuhl)\p{L}*(?!\p{L})[^.;¦]{0,40} pilz(?:e|befall)?(?!\p{L})|pilz(?:e|befall) (?:an|in) (?:\p{L}+ ){1,2}\p{L}*(?:balken|schwellen|sparren|ständer)\p{L}*|befall (?:an|in|der) (?:den |der )?(?:fachwerk|gebälk|dachbalken|deckenbalken|balkenköpfe\p{L}*|balken|schwellen?|ständern?|sparren)|ungeziefer\p{L}*|rattenbefall|wurmstichig\p{L}*/u,
    meaning: 'Holzschädlinge oder Hausschwamm',
    denied: 'Kein Schwamm, keine Holzschädlinge',
    unless: /versicherung|imprägniert gegen|vorbeugend|(?<!\p{L})(?:inaktiv|abgestorben)\p{L}*|nicht (?:mehr )?aktiv/u,
  }),
  rule('schaedlinge-inaktiv', 'schaedlinge', 'warnung', {
    pattern:
      /(?:inaktive[rnsm]?|abgestorbene[rnsm]?|nicht (?:mehr )?aktive[rnsm]?) (?:\p{L}+ )?(?:hausbock\p{L}*|holzwurm\p{L}*|hausschwamm\p{L}*|schwammbefall|befall)|(?:hausbock|holzwurm|hausschwamm|schwamm|schädlings|insekten)-?(?:befall|käfer)?(?!\p{L})[^.;¦]{0,60}(?<!\p{L})(?:inaktiv|abgestorben|nicht (?:mehr )?aktiv)(?!\p{L})/u,
    meaning: 'Alter Befall des Holzes, laut Text nicht mehr aktiv: von einem Holzsachverständigen bestätigen lassen',
    fixed: 'stated',
    admitted: true,
  }),
  // What a layman sees of it: the word for it is for who examines it.
  rule('schwamm-anzeichen', 'schaedlinge', 'gefahr', {
    pattern:
      /(?:\p{L}*holz|hölzer\p{L}*|(?:grund)?schwellen?|\p{L}*balken\p{L}{0,2}|ständern?|sparren|gebälk|fachwerk|dachstuhl)(?!\p{L})[^.,¦]{0,40}(?<!\p{L}|nicht |weder |kaum )(?:weich|morsch|verfault|vermodert|angefault|durchgefault)(?!\p{L})|(?:(?:grund)?schwellen?|\p{L}*balken(?:köpfe)?|ständern?|sparren|gebälk) (?:(?!und |nur |(?:putz|ziegel|anstrich|dämmung|krieg|sturm|brand)\p{L}*|wurden?)[^.,¦ ]+ ){0,9}(?<!nicht |kaum )(?:geschädigt|schadhaft|angegriffen)(?!\p{L})|(?:morsche|verfaulte|angefaulte)[rnms]? (?:\p{L}+ )?(?:\p{L}*holz|hölzer\p{L}*|schwellen?|\p{L}*balken\p{L}{0,2}|sparren)|(?:weißlich|weiß|grau|watteartig|spinnwebartig)\p{L}* (?:pilz)?(?:geflecht|gespinst|myzel|fäden)\p{L}*|(?:\p{L}*balken\p{L}*|dielen\p{L}*|sparren|fachwerk|holzdecke)(?!\p{L})[^.;¦]{0,90}(?<!\p{L})(?:weiches holz|weißlich\p{L}* (?:belag|flaum|überzug|bewuchs))|myzel\p{L}*|pilzgeflecht\p{L}*|fruchtkörper\p{L}*/u,
    meaning: 'Anzeichen von Holzfäule oder Hausschwamm: vor dem Kauf von einem Holzsachverständigen prüfen lassen',
    denied: 'Kein weiches oder morsches Holz',
    unless: /(?:zaun|pergola|terrassen|hochbeet|carport|gartenhaus|schuppen|spielgerät)\p{L}*(?!\p{L})/u,
  }),
  rule('schaedlinge-frei', 'schaedlinge', 'gut', {
    pattern:
      /(?:hausbock|schwamm|schädlings|holzwurm|hausschwamm)-?frei\p{L}*|befalls?frei\p{L}* (?:holz|hölzer\p{L}*|gebälk|fachwerk|balken)(?!\p{L})|(?:holz|hölzer|gebälk|fachwerk|dachstuhl|balken|holzschutzgutachten)(?!\p{L})[^.,]{0,60}(?<!\p{L})(?:befalls?frei|ohne befund|keinen befall)(?!\p{L})/u,
    meaning: 'Frei von Schwamm und Schädlingen laut Text',
    unless:
      /(?<!\p{L})nicht (?:\p{L}+ )?befalls?frei|(?<!\p{L})für (?:das |den |die )?(?:dach|dachstuhl|(?:oberste )?(?:geschoss)?decken?|keller)(?!\p{L})/u,
    fixed: 'denied',
  }),
  rule('statik', 'statik', 'gefahr', {
    pattern: regexp.u`setz(?:ungs)?-?(?:risse?n?|rissbild(?:er|ung(?:en)?)?|schäden|schaden|bewegungen)|(?:treppen|stufen|schub|scher|diagonal|durchgehende[rnsm]? |klaffende[rnsm]? |durchgangs|trenn)-?risse?n?|(?:treppen|stufen)förmige[rnsm]? risse?n?|riss(?:bild(?:er)?|verlauf|e|en)? (?:in treppenform|treppenförmig\p{L}*|in (?:form einer treppe|stufen))|(?:haus|gebäude|anbau|giebel|fundament)(?!\p{L})[^.,¦]{0,40} (?:gesenkt|abgesenkt|abgesackt|gesackt)|(?:decken?|balken\p{L}*|sturz)(?!\p{L})[^.,¦]{0,40}(?:hängt|hängen|biegt sich|biegen sich) (?:\p{L}+ )?durch|durchhängende[rn]? (?:decke|balken\p{L}*)|${SETTLED}|risse? (?:\p{L}+ )?(?:im|in|an|am) (?:de[rnm] )?(?:\p{L}+ )?(?:mauerwerk|fassade|fundament\p{L}*|decken?|gebäude|haus|außenw\p{L}*|tragenden?|giebel\p{L}*|bodenplatte|wänden?|wand|keller\p{L}*)|(?:mauerwerk|fassade|wänden?|decken?|giebel|fundament|keller\p{L}*)[^.,¦]{0,25} risse|(?:mauer|wand|fassaden|gebäude)risse?n?|rissbildung(?:en)?|rissbild(?:er)?(?!\p{L})|risserscheinung(?:en)?|rissschäden|(?<!(?<!\p{L})(?:am|an der|im|in der|auf der|von der|vom) (?:\p{L}+ )?)(?:mauerwerk|giebel|fassade|außenwand|wand|sturz|bodenplatte|fundament)(?!\p{L})[^.,;¦]{0,25} (?:ist |sind )?(?:\p{L}+ )?(?:gerissen|rissig)(?!\p{L})|(?:gerissene[rnsm]?|rissige[rnsm]?) (?:mauerwerk|giebel\p{L}*|fassaden?|außenw\p{L}*|wand|wände|bodenplatte|fundament\p{L}*)|einsturz(?:gefahr|gefährdet\p{L}*)|standsicherheit[^.]{0,30}(?:gefährdet|fraglich|eingeschränkt)|statisch[^.]{0,20}(?:bedenklich|probleme?|mängel)|statik-?probleme?|(?:statische|konstruktive) mängel|bergschäden (?:am|im|an) (?:haus|gebäude|objekt|mauerwerk)|baufällig\p{L}*`,
    meaning: 'Risse, Setzungen oder Zweifel an der Standsicherheit',
    denied: 'Keine Risse oder Setzungen',
    unless: regexp.u`rissüberbrück|rissprotokoll|haarriss|${ONLY_COVERING}`,
  }),
  rule('statik-unsicher', 'statik', 'gefahr', {
    pattern:
      /(?:nicht (?:mehr )?standsicher|standsicherheit[^.,]{0,30}nicht (?:mehr )?(?:gegeben|gewährleistet|gesichert|nachgewiesen)|nicht tragfähig)\p{L}*/u,
    meaning: 'Standsicherheit nicht gegeben oder nicht nachgewiesen',
    fixed: 'stated',
  }),
  rule('statik-klein', 'statik', 'hinweis', {
    pattern:
      /haarrisse?n?|putzrisse?n?|(?:kleine|feine|oberflächliche|leichte)[rnsm]? risse?n?|risse? im (?:außen|innen)?putz|schwindrisse?|schiefstand|schieflage/u,
    meaning: 'Kleine Risse oder Schiefstand genannt',
    denied: 'Keine Risse',
  }),
  // What lies on made ground before the house sinks without it.
  rule('aussen-gesackt', 'statik', 'hinweis', {
    pattern:
      /(?:terrasse|\p{L}*pflaster(?:ung)?|hof(?:fläche)?|einfahrt|zufahrt|gehweg|außentreppe|kelleraußentreppe)(?!\p{L})[^.,;¦]{0,40} (?:gesenkt|abgesenkt|abgesackt|gesackt|eingesunken)/u,
    meaning: 'Terrasse oder Außenanlage abgesackt: Ursache und Wasser am Haus klären',
    denied: 'Außenanlage nicht abgesackt',
    unless: /bordstein|abgesenkte[rn]? bord/u,
  }),
  // How large they are and whence they come, nobody says.
  rule('statik-risse', 'statik', 'warnung', {
    pattern: /(?<!(?:kleine|feine|leichte|oberflächliche)[rnsm]? )rissen?/u,
    unless:
      /(?:rissen?|risse?)(?:n)? (?:im|in) (?:außen|innen)?putz|haarriss|schwindriss|rissüberbrück|rissprotokoll|parkett|fliese|glas|scheibe|lack|silikon|fuge|asphalt|pflaster|stützmauer/u,
    meaning: 'Risse genannt, ohne Ursache',
    denied: 'Keine Risse',
  }),
  rule('statik-nachweis', 'statik', 'gut', {
    pattern:
      /(?:statik|statische[rn]? (?:berechnung\p{L}*|unterlagen|nachweis\p{L}*)|standsicherheitsnachweis)[^.¦]{0,30}(?:liegt|liegen|vorhanden|geprüft|vor)/u,
    meaning: 'Statische Unterlagen liegen vor',
    denied: 'Keine statischen Unterlagen',
    deniedTone: 'hinweis',
    evenIfOpen: true,
  }),
  rule('instandhaltungsstau', 'instandhaltungsstau', 'gefahr', {
    subject: 'bedarf',
    pattern: regexp.u`(?<!${MILD} )${BACKLOG}`,
    meaning: 'Instandhaltungs- oder Sanierungsstau',
    denied: 'Kein Instandhaltungsstau',
  }),
  rule('instandhaltungsstau-leicht', 'instandhaltungsstau', 'warnung', {
    pattern: regexp.u`${MILD} ${BACKLOG}`,
    meaning: 'Leichter Instandhaltungsstau',
    denied: 'Kein Instandhaltungsstau',
  }),
  // Who has only denied the big works has not said that all is well.
  rule('arbeiten-keine', 'instandhaltungsstau', 'gut', {
    pattern:
      /(?:größere|umfangreiche|wesentliche|dringende|nennenswerte)[rnsm]? (?:\p{L}+ )?(?:arbeiten|reparaturen|sanierungen|renovierungen|investitionen|instandsetzungen|maßnahmen)(?!\p{L})[^.,¦]{0,30}(?<!\p{L})(?:steh(?:t|en)[^.,¦]{0,15} nicht an|fallen nicht an|sind nicht (?:nötig|notwendig|erforderlich|zu erwarten|geplant|absehbar)|nicht (?:nötig|notwendig|erforderlich))|keine (?:größeren|umfangreichen|wesentlichen|dringenden|nennenswerten) (?:\p{L}+ )?(?:arbeiten|reparaturen|sanierungen|renovierungen|investitionen|instandsetzungen|maßnahmen)(?! (?:wurden|sind erfolgt|erfolgt|durchgeführt))/u,
    meaning: 'Größere Arbeiten stehen laut Text nicht an',
    fixed: 'denied',
    // "Seither keine größeren Maßnahmen mehr": nothing was done, which is no good news.
    unlessBeside:
      /(?<!\p{L})(?:wurden|worden|durchgeführt|erfolgt|seither|seitdem|danach|bisher|bislang|darüber hinaus|beschlossen|enthalten|berücksichtigt|inbegriffen|eingerechnet|einkalkuliert)(?!\p{L})/u,
  }),
  rule('instandhaltung-technik', 'instandhaltungsstau', 'warnung', {
    pattern:
      /(?:haus|gebäude)technik[^.]{0,60}(?:veraltet|überaltert|erneuerungsbedürftig|am ende ihrer lebensdauer)\p{L}*|(?:veraltete|überalterte) (?:haus|gebäude)technik/u,
    meaning: 'Haustechnik veraltet',
  }),
  rule('instandhaltung-maengel', 'instandhaltungsstau', 'warnung', {
    pattern: /(?:bauliche|erhebliche) mängel|baumängel|bauschäden/u,
    meaning: 'Baumängel oder Bauschäden genannt',
    denied: 'Keine Baumängel',
    unless: /sachmängel|mängelhaftung/u,
  }),
  rule('instandhaltung-bedarf', 'instandhaltungsstau', 'warnung', {
    subject: 'bedarf',
    pattern: regexp.u`(?:sanierungs|renovierungs|modernisierungs|instandsetzungs|reparatur|erneuerungs|überholungs)-?(?:bedarf|bedürftig\p{L}*|rückstand)|(?:mängel|schäden) (?:sind )?(?:vorhanden|erkennbar|sichtbar|bekannt)|${MUCH_TO_DO}`,
    meaning: 'Sanierungs- oder Renovierungsbedarf genannt',
    denied: 'Kein Sanierungsbedarf, keine Mängel',
    unless: /sachmängel|mängelhaftung/u,
    unlessBeside: regexp.u`${ONLY_SURFACES}`,
  }),
  // What every mover does is no backlog of the house.
  rule('bedarf-oberflaechen', 'instandhaltungsstau', 'hinweis', {
    pattern: regexp.u`${ONLY_SURFACES}`,
    meaning: 'Renovierungsbedarf bei Böden, Tapeten oder Anstrich genannt, an nichts sonst',
    fixed: 'stated',
    unless: regexp.u`(?<!\p{L})kein(?:e[nr]?)? (?:\p{L}+ )?(?:renovierungs|modernisierungs|erneuerungs)-?bedarf`,
  }),
  rule('schaeden-brand', 'schaeden', 'gefahr', {
    pattern: /brandschaden|brandschäden|brandruine|ausgebrannt\p{L}*|abgebrannt\p{L}*/u,
    meaning: 'Brandschaden',
    denied: 'Kein Brandschaden',
    unless: /versicher/u,
  }),
  rule('schaeden-wasser', 'schaeden', 'warnung', {
    pattern:
      /(?:(?:leitungs)?wasserschaden|(?:leitungs)?wasserschäden|rohrbruch|rohrbrüche|sturmschaden|sturmschäden|elementarschaden|elementarschäden|hochwasserschaden|hochwasserschäden|(?:durch|vom|von) (?:das |dem |der )?(?:hochwasser|flut\p{L}*|sturm)[^.]{0,25} (?:betroffen|beschädigt|geschädigt|zerstört)|überflutet\p{L}*|frostschaden|frostschäden|hagelschaden)(?=(?<open>[^.¦]{0,60}(?:ursache (?:\p{L}+ )?(?:in klärung|unklar|ungeklärt|offen|unbekannt|nicht (?:geklärt|gefunden|bekannt))|noch nicht (?:behoben|saniert|reguliert|trocken)|(?:wird|werden) (?:gerade|derzeit|noch|zurzeit|aktuell)(?!\p{L})|(?:wird|werden) (?:[\p{L}\d]+ ){0,3}(?:getrocknet|trockengelegt|behoben|saniert|repariert|instand ?gesetzt)(?!\p{L})|(?:trocknung|sanierung|regulierung) (?:läuft|steht aus)|rohbauzustand|(?:aktuell|derzeit|momentan) (?:\p{L}+ )?(?:unbewohnbar|leer|in trocknung)))?)/u,
    meaning: ({ open }) =>
      open === undefined
        ? 'Wasser-, Sturm- oder Elementarschaden genannt'
        : 'Wasser-, Sturm- oder Elementarschaden, der noch nicht geklärt oder behoben ist',
    denied: 'Kein Wasser- oder Elementarschaden',
    // That one flood did not reach the house says nothing on burst pipes.
    unless:
      /versicher|versicherung|lichtüberflutet|sonnenüberflutet|(?:hochwasser|flut\p{L}*|sturm)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:(?:nicht|nie|kaum) (?:\p{L}+ )?(?:betroffen|beschädigt|geschädigt)|unbeschadet|verschont)/u,
  }),
]
