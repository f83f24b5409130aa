import { OBJECT_ONLY, type RemarkRule } from '../remarkRule.ts'

const BACKLOG =
  '(?:instandhaltungs|sanierungs|reparatur|renovierungs|modernisierungs|investitions|unterhaltungs)-?(?:rück)?stau(?:s|es)?'
const MILD = '(?:leichter?|geringer?|gewisser?|kleinerer?|üblicher?|teilweise[rn]?)[nrsm]?'
const DAMP_PLACE =
  '(?:kellern?|kellers|kellerwände|kellerwänden|kellerräumen?|außenwände|außenwand|wände|wand|mauerwerk|sockel|bad|dachstuhl|decke)'

/** Damage to the building and papers about it. Danger is said only where the object itself plainly has it. */
export const DAMAGE_RULES: readonly RemarkRule[] = [
  {
    name: 'feuchte',
    topic: 'feuchte',
    tone: 'gefahr',
    pattern: new RegExp(
      `schimmel(?:befall|bildung|pilz(?:e|befall)?|flecken|spuren|schaden|schäden)?|feuchtigkeit(?:s-?(?:schäden|schaden|spuren|flecken|eintritt|probleme?|erscheinungen|einwirkung))?|feuchte-?(?:schäden|schaden|spuren|stellen)|(?:feuchte|nasse)[rnsm]? (?:keller|wände?n?|mauer\\p{L}*|stellen?|flecken|räume|außenw\\p{L}*|kellerw\\p{L}*)|${DAMP_PLACE}(?!\\p{L})[^.,¦]{0,30}(?<!\\p{L})(?:feucht|nass|durchfeuchtet)|durchfeucht\\p{L}*|nässe(?:schäden|schaden)?|aufsteigende[rn]? (?:boden|mauer)?(?:feuchte|nässe)|(?:eindringende[ns]?|eingedrungenes) wasser|wassereintritt|wasserränder|salpeter\\p{L}*|salzausblühungen|feuchtebelastung`,
      'u',
    ),
    meaning: 'Feuchtigkeit oder Schimmel am Objekt',
    denied: 'Keine Feuchtigkeit, kein Schimmel',
    unless:
      /luftfeuchtigkeit|(?:gegen|vor) (?:\p{L}+ )?(?:feuchtigkeit|nässe|schimmel)|feuchtigkeits-?(?:beständig|resistent|regulier|geschützt|schutz|sperre|abdichtung|geregelt|unempfindlich)|feuchtraum|lüftung|abdichtung|raumklima|pferd|reit|versicherung|vorbeug|schimmelprävention/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'feuchte-trocken',
    topic: 'feuchte',
    tone: 'gut',
    pattern:
      /(?:trockene[rnm]?,? (?:\p{L}+ )?|trockener )(?:gewölbe)?keller|keller[^.,¦]{0,20} (?:absolut |komplett |durchgehend |vollständig )?trocken/u,
    meaning: 'Keller laut Text trocken',
    fixed: 'denied',
    unless: /nicht trocken|trocken gelegt werden|trockenkeller|wäschetrocken|bedingt/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'feuchte-abdichtung',
    topic: 'feuchte',
    tone: 'hinweis',
    pattern:
      /horizontalsperre|(?:keller|mauerwerk|außenwände|kellerwände|bodenplatte)[^.¦]{0,40}(?:abgedichtet|trocken ?gelegt)|kellerabdichtung|trockenlegung|drainage\p{L}*|feuchtigkeitssperre|bauwerksabdichtung/u,
    meaning: 'Abdichtung des Kellers genannt: nach Anlass und Rechnung fragen',
    sections: OBJECT_ONLY,
  },
  {
    name: 'schadstoffe',
    topic: 'schadstoffe',
    tone: 'gefahr',
    pattern:
      /asbest(?:haltig\p{L}*|belast\p{L}*|platten|fasern|rohre|fliesen|kleber|vorkommen|zement\p{L}*|produkte|verkleidung|fund)?|pcb(?:-\p{L}+)?|pak(?:-\p{L}+)|formaldehyd(?:belast\p{L}*|haltig\p{L}*|werte)?|pentachlorphenol|pcp(?:-\p{L}+)?|lindan|holzschutzmittel(?:n|belast\p{L}*)?|künstliche mineralfasern?|schadstoffbelast\p{L}*|schadstoffe[n]? belastet|teerhaltig\p{L}*|eternit(?:platten|dach|fassade|verkleidung)?/u,
    meaning: 'Schadstoff am Objekt genannt',
    denied: 'Keine Schadstoffe',
    unless: /asbestfrei|wohngesund|geprüft auf|screening|gefstoffv|untersuch/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'schadstoffe-frei',
    topic: 'schadstoffe',
    tone: 'gut',
    pattern: /schadstofffrei\p{L}*|asbestfrei\p{L}*|wohngesund\p{L}*|schadstoffgeprüft\p{L}*/u,
    meaning: 'Schadstofffrei laut Text',
    fixed: 'denied',
    sections: OBJECT_ONLY,
  },
  {
    name: 'schadstoffe-erwaehnt',
    topic: 'schadstoffe',
    tone: 'warnung',
    pattern:
      /schadstoffe[n]?|schadstoff(?:untersuchung|screening|gutachten|kataster|verdacht)|asbestverdacht\p{L}*|mineralwolle vor 1996|kmf/u,
    meaning: 'Schadstoffe werden erwähnt',
    denied: 'Keine Schadstoffe',
    unless: /schadstoffarm|schadstoffausstoß|schadstoffe[n]? belastet/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'schaedlinge',
    topic: 'schaedlinge',
    tone: 'gefahr',
    pattern:
      /(?:echte[rn]? )?hausschwamm(?:befall|s)?|schwammbefall|(?:holz)?schwamm (?:im|in|am) (?:gebälk|dachstuhl|balken\p{L}*|haus|gebäude|keller|holz\p{L}*)|hausbock(?:käfer\p{L}*|befall)?|holzwurm(?:befall)?|holzwürmer|holzschädling\p{L}*|schädlingsbefall|schädlinge|nagekäfer|anobien|insektenbefall|ungeziefer\p{L}*|rattenbefall|wurmstichig\p{L}*/u,
    meaning: 'Holzschädlinge oder Hausschwamm',
    denied: 'Kein Schwamm, keine Holzschädlinge',
    unless: /versicherung|imprägniert gegen|vorbeugend/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'schaedlinge-frei',
    topic: 'schaedlinge',
    tone: 'gut',
    pattern: /(?:hausbock|schwamm|schädlings|holzwurm|hausschwamm)-?frei\p{L}*/u,
    meaning: 'Frei von Schwamm und Schädlingen laut Text',
    fixed: 'denied',
    sections: OBJECT_ONLY,
  },
  {
    name: 'statik',
    topic: 'statik',
    tone: 'gefahr',
    pattern:
      /setzungs-?(?:risse?n?|schäden|schaden|bewegungen)|setzungen|risse? (?:\p{L}+ )?(?:im|in|an|am) (?:de[rnm] )?(?:\p{L}+ )?(?:mauerwerk|fassade|fundament\p{L}*|decken?|gebäude|haus|außenw\p{L}*|tragenden?|giebel\p{L}*|bodenplatte|wänden?|wand|keller\p{L}*)|(?:mauer|wand|fassaden|gebäude)risse?n?|rissbildung(?:en)?|einsturz(?:gefahr|gefährdet\p{L}*)|standsicherheit[^.]{0,30}(?:gefährdet|fraglich|eingeschränkt)|statisch[^.]{0,20}(?:bedenklich|probleme?|mängel)|statik-?probleme?|(?:statische|konstruktive) mängel|bergschäden (?:am|im|an) (?:haus|gebäude|objekt|mauerwerk)|baufällig\p{L}*/u,
    meaning: 'Risse, Setzungen oder Zweifel an der Standsicherheit',
    denied: 'Keine Risse oder Setzungen',
    unless: /rissüberbrück|rissprotokoll|haarriss/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'statik-unsicher',
    topic: 'statik',
    tone: 'gefahr',
    pattern:
      /(?:nicht (?:mehr )?standsicher|standsicherheit[^.,]{0,30}nicht (?:mehr )?(?:gegeben|gewährleistet|gesichert|nachgewiesen)|nicht tragfähig)\p{L}*/u,
    meaning: 'Standsicherheit nicht gegeben oder nicht nachgewiesen',
    fixed: 'stated',
    sections: OBJECT_ONLY,
  },
  {
    name: 'statik-klein',
    topic: 'statik',
    tone: 'hinweis',
    pattern: /haarrisse?n?|putzrisse?n?|risse? im (?:außen|innen)?putz|schwindrisse?|schiefstand|schieflage/u,
    meaning: 'Kleine Risse oder Schiefstand genannt',
    denied: 'Keine Risse',
    sections: OBJECT_ONLY,
  },
  {
    name: 'statik-nachweis',
    topic: 'statik',
    tone: 'gut',
    pattern:
      /(?:statik|statische[rn]? (?:berechnung\p{L}*|unterlagen|nachweis\p{L}*)|standsicherheitsnachweis)[^.¦]{0,30}(?:liegt|liegen|vorhanden|geprüft|vor)/u,
    meaning: 'Statische Unterlagen liegen vor',
    denied: 'Keine statischen Unterlagen',
    deniedTone: 'hinweis',
    evenIfOpen: true,
    sections: OBJECT_ONLY,
  },
  {
    name: 'instandhaltungsstau',
    topic: 'instandhaltungsstau',
    tone: 'gefahr',
    pattern: new RegExp(`(?<!${MILD} )${BACKLOG}`, 'u'),
    meaning: 'Instandhaltungs- oder Sanierungsstau',
    denied: 'Kein Instandhaltungsstau',
    sections: OBJECT_ONLY,
  },
  {
    name: 'instandhaltungsstau-leicht',
    topic: 'instandhaltungsstau',
    tone: 'warnung',
    pattern: new RegExp(`${MILD} ${BACKLOG}`, 'u'),
    meaning: 'Leichter Instandhaltungsstau',
    denied: 'Kein Instandhaltungsstau',
    sections: OBJECT_ONLY,
  },
  {
    name: 'instandhaltung-bedarf',
    topic: 'instandhaltungsstau',
    tone: 'warnung',
    pattern:
      /(?:sanierungs|renovierungs|modernisierungs|instandsetzungs|reparatur)-?(?:bedarf|bedürftig\p{L}*|rückstand)|(?:mängel|schäden) (?:sind )?(?:vorhanden|erkennbar|sichtbar|bekannt)|(?:bauliche|erhebliche) mängel|baumängel|bauschäden/u,
    meaning: 'Sanierungs- oder Renovierungsbedarf genannt',
    denied: 'Kein Sanierungsbedarf, keine Mängel',
    unless: /sachmängel|mängelhaftung/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'schaeden-brand',
    topic: 'schaeden',
    tone: 'gefahr',
    pattern: /brandschaden|brandschäden|brandruine|ausgebrannt\p{L}*|abgebrannt\p{L}*/u,
    meaning: 'Brandschaden',
    denied: 'Kein Brandschaden',
    unless: /versicher/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'schaeden-wasser',
    topic: 'schaeden',
    tone: 'warnung',
    pattern:
      /(?:leitungs)?wasserschaden|(?:leitungs)?wasserschäden|rohrbruch|rohrbrüche|sturmschaden|sturmschäden|elementarschaden|elementarschäden|hochwasserschaden|hochwasserschäden|(?:durch|vom|von) (?:das |dem |der )?(?:hochwasser|flut\p{L}*|sturm)[^.]{0,25} (?:betroffen|beschädigt|geschädigt|zerstört)|überflutet\p{L}*|frostschaden|frostschäden|hagelschaden/u,
    meaning: 'Früherer Wasser-, Sturm- oder Elementarschaden',
    denied: 'Kein Wasser- oder Elementarschaden',
    unless: /versicher|versicherung|lichtüberflutet|sonnenüberflutet/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'genehmigung-fehlt',
    topic: 'umbauGenehmigung',
    tone: 'gefahr',
    pattern:
      /(?:nicht|nie|niemals) (?:\p{L}+ ){0,2}(?:bau)?genehmigt\p{L}*|ohne (?:\p{L}+ )?(?:bau)?genehmigung|ungenehmigt\p{L}*|schwarzbau\p{L}*|schwarz (?:gebaut|errichtet|ausgebaut)|(?:keine|fehlende) (?:\p{L}+ )?(?:bau)?genehmigung|(?:bau)?genehmigung (?:dafür |hierfür )?(?:fehlt|liegt nicht vor|wurde nicht (?:erteilt|eingeholt|beantragt)|ist nicht vorhanden|nicht vorhanden|nicht erteilt)|nutzungsuntersagung|rückbau(?:verfügung|anordnung)|duldungsbescheid|(?:bauamtlich |behördlich |stillschweigend )geduldet/u,
    meaning: 'An- oder Ausbau ohne Genehmigung',
    unless:
      /vervielfält|weitergabe|weitergeben|veröffentlich|kopi|nachdruck|reproduk|(?:bau)?genehmigung (?:ist |wird )?(?:erforderlich|nötig|notwendig|möglich|zulässig)|genehmigungsfrei|keine (?:bau)?genehmigung (?:erforderlich|nötig|notwendig|benötigt)|nicht ohne|bauantrag|bauvoranfrage|vorhaben|haustier|tierhaltung|besichtig|betreten|verwalter|eigentümerversammlung|foto|gestattet|noch nicht genehmigt/u,
    fixed: 'stated',
    sections: OBJECT_ONLY,
  },
  {
    name: 'genehmigung-unklar',
    topic: 'umbauGenehmigung',
    tone: 'warnung',
    pattern:
      /(?:bau)?genehmigung(?:en)?[^.¦]{0,40}(?:unbekannt|ungeklärt|nicht bekannt|fraglich|nicht auffindbar|konnte nicht|nicht mehr vorhanden|noch offen|beantragt|steht aus)|(?:bauantrag|bauvoranfrage)[^.]{0,40}nicht genehmigt|noch nicht genehmigt\p{L}*|ob [^.]{0,60} genehmigt (?:ist|wurde|sind)|(?:ausbau|nutzung|umbau|umnutzung)[^.]{0,50}mit (?:der |dem )(?:gemeinde|behörde|bauamt|baubehörde)[^.]{0,20}(?:abzustimmen|zu klären)/u,
    meaning: 'Genehmigung unklar oder noch offen',
    fixed: 'unknown',
    sections: OBJECT_ONLY,
  },
  {
    name: 'genehmigung-liegt-vor',
    topic: 'umbauGenehmigung',
    tone: 'gut',
    pattern:
      /(?:bau|umbau|nutzungs|abbruch)?genehmigung(?:en)?[^.¦]{0,25}(?:liegt|liegen|vorhanden|erteilt)(?: vor)?|baugenehmigt\p{L}*|(?:ausbau|anbau|wintergarten|dachgeschoss|dachausbau|umbau|aufstockung|garage|carport)[^.¦]{0,50} genehmigt|(?:bauamtlich|behördlich|offiziell) genehmigt\p{L}*|genehmigte[rnsm]? (?:ausbau|anbau|umbau|wohnraum|dachausbau)/u,
    meaning: 'Genehmigung liegt vor',
    unless:
      /nicht (?:\p{L}+ ){0,2}genehmigt|liegt nicht vor|fehlt|nicht erteilt|nicht vorhanden|ob |maklererlaubnis|34c|keine (?:bau)?genehmigung/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'gutachten-liegt-vor',
    topic: 'gutachten',
    tone: 'gut',
    pattern:
      /(?:verkehrswert|wert|bau|bauschadens|sachverständigen|schadstoff|boden|baugrund|markt)?gutachten[^.¦]{0,40}(?:liegt|liegen|vorhanden|erstellt|eingesehen|einsehbar|einzusehen|vom \d|aus \d|von \d)|(?:laut|lt·|gemäß) (?:\p{L}+ )?(?:wert|verkehrswert|sachverständigen)?gutachten|gutachterlich (?:ermittelt|bewertet|geschätzt)\p{L}*/u,
    meaning: 'Gutachten liegt vor',
    denied: 'Kein Gutachten vorhanden',
    deniedTone: 'neutral',
    evenIfOpen: true,
  },
  {
    name: 'sanierung-voll',
    topic: 'sanierungsumfang',
    tone: 'gut',
    pattern:
      /kernsaniert\p{L}*|vollsaniert\p{L}*|komplettsaniert\p{L}*|(?:voll|vollständig|komplett|umfassend|grundlegend|aufwendig|aufwändig|durchgreifend) (?:kern)?(?:saniert|modernisiert|renoviert)(?:e[rnsm]?)?|kernsanierung (?:im jahre? |in )?\d{4}|generalsaniert\p{L}*|grundsaniert\p{L}*/u,
    meaning: 'Umfassend saniert genannt: Gewerke mit Jahr verlangen',
    unless: /muss|müssen|müsste|sollte|bedarf|erforderlich|notwendig|treppenhaus|(?:bad|küche|bäder)[^.]{0,20}saniert/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'sanierung-teil',
    topic: 'sanierungsumfang',
    tone: 'hinweis',
    pattern:
      /teilsaniert\p{L}*|teilmodernisiert\p{L}*|teilrenoviert\p{L}*|(?:in teilen|teilweise|nach und nach|laufend|stetig|regelmäßig|ständig|fortlaufend|kontinuierlich|stets) (?:saniert|modernisiert|renoviert|erneuert|instand ?gehalten)(?:e[rnsm]?)?/u,
    meaning: 'Nur teilweise oder laufend saniert: Gewerke mit Jahr verlangen',
    sections: OBJECT_ONLY,
  },
  {
    name: 'sanierung-kern-noetig',
    topic: 'sanierungsumfang',
    tone: 'gefahr',
    pattern:
      /kernsanierung[^.]{0,25}(?:erforderlich|notwendig|nötig|unumgänglich|fällig|steht an)|muss (?:\p{L}+ )?(?:kern|grund)saniert werden|(?:kern|voll|grund|total)sanierungsbedürftig\p{L}*|abbruchreif\p{L}*|abrissreif\p{L}*|abriss(?:objekt|haus|gebäude|immobilie)|abbruch(?:objekt|haus|gebäude)|(?:nicht|un)(?: mehr| derzeit)?[ -]?bewohnbar\p{L}*/u,
    meaning: 'Kernsanierung, Abriss oder nicht bewohnbar',
    fixed: 'stated',
    unless:
      /scheune|schuppen|nebengebäude|garage|stall|laube|kein (?:abriss|abbruch)|abriss des|nebengelass|anbau|wintergarten/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'sanierung-rohbau',
    topic: 'sanierungsumfang',
    tone: 'warnung',
    pattern: /abgängig\p{L}*|entkernt\p{L}*|(?:im |als )rohbau(?:zustand)?|ausbauhaus/u,
    meaning: 'Entkernt, abgängig oder Rohbau',
    denied: 'Nicht entkernt',
    sections: OBJECT_ONLY,
    unless: /scheune|schuppen|laube|rohbau zurückgeführt|entkernt und (?:neu|saniert|wieder)/u,
  },
  {
    name: 'sanierung-jahr',
    topic: 'sanierungsumfang',
    tone: 'neutral',
    pattern:
      /(?:saniert|modernisiert|renoviert|sanierung|modernisierung|renovierung)(?:e[nrsm]?)?[ :¦(]{1,3}(?:im jahre? |in |von |um |ca· |zuletzt )?(?<year>(?:19|20)\d\d)|(?:im jahre? |in |seit |um )?(?<!\d)(?:19|20)\d\d (?:wurden? )?(?:\p{L}+ ){0,6}(?:saniert|modernisiert|renoviert)(?:e[nrsm]?)?/u,
    meaning: ({ year }) => (year === undefined ? 'Sanierung mit Jahr genannt' : `Sanierung ${year} genannt`),
    unless: /baujahr ?\/ ?sanierung/u,
    sections: OBJECT_ONLY,
  },
]
