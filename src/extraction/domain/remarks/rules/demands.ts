import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule, SELLER_SECTIONS } from '../remarkRule.ts'

const OFFICE =
  '(?:(?:gesundheits|bau|bauordnungs|ordnungs|umwelt|wasserwirtschafts|denkmal|denkmalschutz|landrats|veterinär|gewerbeaufsichts)-?amt(?:e?s)?|bauaufsicht(?:samt)?|\\p{L}*behörde|behördlich\\p{L}*|amtlich\\p{L}*|landkreis(?:es)?|kreis|stadt(?:verwaltung)?|gemeinde|(?:bezirks)?schornsteinfeger(?:s|in|meister)?|kaminkehrer(?:s|in)?|feuerwehr|brandschutzdienststelle|tüv|dekra|netzbetreiber(?:s|in)?)'
const DEMANDS =
  '(?:verlang(?:t|en)|forder(?:t|n)|gefordert|einfordert|angeordnet|ordnet(?!\\p{L})|verfügt|untersagt|aufgegeben|auferlegt|beanstandet|bemängelt|stillgelegt|frist(?:en)?(?! der| des))'
const DAY =
  '(?:\\d{1,2}·\\d{1,2}·20\\d\\d|(?:ende |mitte |anfang )?20\\d\\d|jahresende|(?:ende|mitte|anfang) (?:des jahres|\\p{L}+))'
const TO_DO =
  '(?:ersetz|erneuer|(?:aus)?ge?tausch|auszutausch|nachrüst|nachgerüst|nachzurüst|umrüst|umgerüst|umzurüst|rückgebaut|zurückgebaut|stillzuleg|stillgeleg|abgebaut|entfern|saniert|instand|hergestellt|herzustell|beseitig|außer betrieb)\\p{L}*'
const PIT =
  '(?:klein-?kläranlage|kläranlage|(?:drei|mehr|zwei)-?kammer-?(?:klär|faul|absetz)?-?(?:grube|anlage)|klärgrube|sickergrube|abwassergrube|faulgrube|(?:voll)?biologische (?:stufe|klärstufe|reinigungsstufe|reinigung))'
const MUST = '(?:muss|müssen)(?!\\p{L})'

/** What an office or the law demands of whoever owns the home, and what stands unfinished in it. */
export const DEMAND_RULES: readonly RemarkRule[] = [
  rule('auflage-behoerde', 'instandhaltungsstau', 'gefahr', {
    pattern: new RegExp(
      [
        `(?<!\\p{L})${OFFICE}(?!\\p{L})[^.¦]{0,90}(?<!\\p{L})${DEMANDS}`,
        `(?<!\\p{L})${DEMANDS}(?!\\p{L})[^.¦]{0,25} (?:vom|von der|durch das|durch die|durch den|seitens (?:der|des)) (?:\\p{L}+ )?${OFFICE}`,
        `(?:auflagen?|anordnung(?:en)?|verfügung(?:en)?|ordnungsverfügung(?:en)?) (?:der|des|vom|von der|seitens der|seitens des) (?:\\p{L}+ )?${OFFICE}`,
        `(?:brandschutz|denkmalschutz|denkmal|lärmschutz|immissionsschutz|trinkwasser|abwasser|bau)-?(?:auflagen?|mängel)(?!\\p{L})[^.¦]{0,60}(?:offen|zu erfüllen|umzusetzen|zu beheben|zu beseitigen|bis|verlang\\p{L}*|forder\\p{L}*|frist)`,
        `(?:bescheid|mängelprotokoll|mängelbericht) (?:der|des|vom|von der) (?:\\p{L}+ )?${OFFICE}(?!\\p{L})[^.]{0,110}(?:${TO_DO}|bis ${DAY})`,
        `(?:laut|nach|auf verlangen|auf anordnung|auf weisung) (?:de[rsm] )?(?:\\p{L}+ )?${OFFICE}(?!\\p{L})[^.¦]{0,80}(?<!\\p{L})(?:bis (?:zum |spätestens )?${DAY}|innerhalb|noch in diesem jahr|binnen)`,
        `(?:darf|dürfen) (?:[^.¦]{0,50} )?(?:nur (?:noch )?|längstens |höchstens )bis (?:zum |spätestens )?${DAY}[^.¦]{0,40}(?:betrieben|genutzt|bewohnt|weiterlaufen|laufen|betreiben|nutzen)`,
        // "hat geschrieben, dass bis Ende 2027 eine vollbiologische Stufe nachgerüstet sein muss"
        `(?<!\\p{L})${OFFICE}(?!\\p{L})[^.¦]{0,40}(?:schreibt|geschrieben|mitgeteilt|vorgegeben|gibt vor|vorgibt|darauf hingewiesen)(?!\\p{L})[^.¦]{0,100}(?:${TO_DO}[^.¦]{0,20} ${MUST}|${MUST}[^.¦]{0,80}${TO_DO}|bis (?:zum |spätestens )?${DAY}[^.¦]{0,80} ${MUST})`,
        `${PIT}(?!\\p{L})[^.¦]{0,60}(?:${MUST}[^.¦]{0,60}bis (?:zum |spätestens )?${DAY}[^.¦]{0,60}${TO_DO}|bis (?:zum |spätestens )?${DAY}[^.¦]{0,60}${TO_DO}[^.¦]{0,20} ${MUST}|${MUST}[^.¦]{0,60}${TO_DO}[^.¦]{0,30}bis (?:zum |spätestens )?${DAY}|(?:nachrüsten|nachzurüsten|umrüsten|umzurüsten|erneuern|zu erneuern|zu ersetzen)(?: \\p{L}+){0,2} bis (?:zum |spätestens )?${DAY}|bis (?:zum |spätestens )?${DAY}(?: \\p{L}+){0,2} (?:nachrüsten|nachzurüsten|umrüsten|umzurüsten|zu erneuern|zu ersetzen))`,
        `(?:geg|gebäudeenergiegesetz|heizungsgesetz|bimschv|trinkwasserverordnung)(?!\\p{L})[^.¦]{0,80}(?:bis|spätestens|binnen|innerhalb)[^.¦]{0,60}(?:${TO_DO}|betrieben)`,
      ].join('|'),
      'u',
    ),
    meaning:
      'Eine Behörde oder das Gesetz verlangt Arbeiten oder setzt eine Frist: Die Pflicht geht auf den Käufer über',
    denied: 'Keine behördlichen Auflagen',
    admitted: true,
    // "Die Sanierung erfolgt nach Auflagen des Denkmalschutzamts": what is done by them is no demand that is left to the buyer.
    // A line of its own, cut from its sentence, is no demand either.
    unless:
      /(?<!\p{L})(?:etwaige|eventuelle|allfällige|mögliche|künftige|zukünftige|spätere)[nrs]? (?:\p{L}+ )?(?:auflagen?|anordnung(?:en)?|verfügung(?:en)?)(?!\p{L})|^\W*auflagen? (?:de[rs]|vom) (?:\p{L}+ )?\p{L}+\W*$|^(?!.*(?<!\p{L})(?:muss|müssen|bis|frist|spätestens|verlang\p{L}*|noch)(?!\p{L})).*(?<!\p{L})(?:nach|gemäß|unter|entsprechend|beachtung|berücksichtigung|einhaltung)(?: [\p{L}-]+){0,8} auflagen(?!\p{L})|(?<!\p{L})(?:kamin|(?:kamin|kachel)?ofens?|(?:kamin|kachel)?öfen|kamineinsatz|erfüllt|erledigt|abgearbeitet|umgesetzt|behoben|beseitigt worden|nachgekommen|ohne beanstandung(?:en)?|abgenommen|bauverpflichtung|bauzwang|bebau\p{L}*|bauplatz\p{L}*|einheimisch\p{L}*|gebot\p{L}*|angeboten|ausschreibung|bieterverfahren|nachweis\p{L}*|grundsteuer|kaufpreis|selbstauskunft|widerrufsfrist|kündigungsfrist|sperrfrist|rücktritt\p{L}*|wird nicht (?:mehr )?(?:gefordert|verlangt))(?!\p{L})/u,
    fixed: 'stated',
    only: /^(?!.*(?<!\p{L})(?:keine?[nrsm]?|nichts?|nie|weder) (?:\p{L}+ ){0,3}(?:auflagen?|anordnung(?:en)?|beanstand\p{L}*|gefordert|verlangt|angeordnet|bekannt|frist(?:en)?)(?!\p{L}))(?!.*auflagen?[^.]{0,40}(?:bestehen|gibt es|liegen|sind|wurden)[^.]{0,25}(?:nicht|keine))/su,
  }),
  // Nothing is ordered yet; who signs it takes over what may come.
  rule('auflage-kuenftig', 'instandhaltungsstau', 'warnung', {
    pattern:
      /(?:etwaige|eventuelle|allfällige|mögliche|künftige|zukünftige|spätere)[nrs]? (?:\p{L}+ )?(?:auflagen?|anordnung(?:en)?|verfügung(?:en)?)(?!\p{L})[^.¦]{0,90}(?<!\p{L})(?:käufer\p{L}*|erwerber\p{L}*)(?!\p{L})/u,
    meaning:
      'Auflagen, die eine Behörde noch macht, soll laut Text der Käufer tragen: Fragen Sie dort, was zu erwarten ist, und lassen Sie die Klausel streichen oder rechnen Sie sie ein',
    unless:
      /(?<!\p{L})(?:verkäufer|veräußerer|voreigentümer)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:trägt|übernimmt|zu lasten)(?!\p{L})/u,
    fixed: 'stated',
    evenIfOpen: true,
  }),
  // A stove is no heating: it may go cold, or be replaced for little.
  rule('auflage-ofen', 'instandhaltungsstau', 'hinweis', {
    pattern: regexp.u`(?<!\p{L})(?:kamin|(?:kamin|kachel)?ofen|(?:kamin|kachel)?öfen|kamineinsatz)(?!\p{L})[^.¦]{0,90}(?:nur (?:noch )?|längstens |höchstens )?bis (?:zum |spätestens )?${DAY}`,
    meaning: 'Ein Ofen darf nur noch befristet betrieben werden',
    only: /(?<!\p{L})(?:darf|dürfen|muss|müssen|erlaubt|zulässig|zugelassen|nachzurüsten|stillzulegen|auszutauschen|frist|schornsteinfeger(?:s|in)?|bimschv)(?!\p{L})/u,
    fixed: 'stated',
  }),
  // Without a bath nobody rents it; the rest of it may be as good as ever.
  rule('einheit-ohne-bad', 'instandhaltungsstau', 'warnung', {
    pattern:
      /(?<!\p{L})(?:ohne (?:eigenes |funktionsfähiges )?(?:bad|badezimmer)(?!\p{L}| (?:und wc )?im keller)|(?:das |ein )?(?:bad|badezimmer)(?!\p{L})(?:(?!fliesen)[^.,¦]){0,50}(?:zurückgebaut|rückgebaut|herausgerissen|fehlt(?! (?:nur|noch))|(?:wurde|ist) [^.,¦]{0,20}entfernt)|fehlt (?:noch )?(?:das|ein) (?:bad|badezimmer)|(?:hat|haben) (?:noch )?kein (?:eigenes )?(?:bad|badezimmer))(?!\p{L})/u,
    only: /(?<!\p{L})(?:wohnung\p{L}*|einheit\p{L}*|we \d+|leer\p{L}*|unvermietet|\p{L}*geschoss|dg|eg|\d·? ?og|\d·? stock|haus|gebäude)(?!\p{L})/u,
    meaning: 'Einer Wohnung fehlt das Bad: Bis es eingebaut ist, bringt sie keine Miete',
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:gästezimmer|gäste-?wc|hobbyraum|keller|elternbad|en suite)(?!\p{L})|(?:wieder|neu) (?:\p{L}+ )?eingebaut/u,
  }),
  rule('einheit-unfertig', 'instandhaltungsstau', 'warnung', {
    pattern:
      /(?<!\p{L})(?:(?<flat>[\p{L}-]*wohnung(?:en)?|wohneinheit(?:en)?|einheit(?:en)?|appartements?|apartments?|we \d+)|[\p{L}-]*geschoss|dg|eg|\d·? ?og|\d·? stock|erste[nr]? stock|dachgeschoss|hofgebäude|hinterhaus|ladenlokal|büro)(?!\p{L})[^.¦]{0,80}(?<!\p{L})(?:entkernt\p{L}*|rohbau(?:zustand)?|(?:im |als )?veredelte[rnm]? rohbau|unausgebaut\p{L}*|(?:nicht|nie)(?: \p{L}+)? (?:fertig(?:gestellt|ausgebaut)?|ausgebaut|bewohnbar|bezugsfertig|vermietbar)(?!\p{L})|zurückgebaut|herausgerissen|ausbau (?:ist )?(?:erforderlich|nötig|notwendig)|(?:bad|böden|heizung|elektrik|sanitär\p{L}*)(?:[^.¦]{0,30}(?:bad|böden|heizung|elektrik|sanitär\p{L}*))+ fehl(?:t|en)|muss [^.¦]{0,40}(?:erst )?ausgebaut werden)|(?:rohbau|entkernte|unausgebaute|unfertige)(?!\p{L})[^.¦]{0,30}(?:(?<flat2>wohnung|einheit|appartement)|dachgeschoss)/u,
    meaning: ({ flat, flat2 }) =>
      (flat ?? flat2) === undefined
        ? 'Ein Geschoss oder Teil ist unfertig oder nicht bewohnbar: Bis es hergerichtet ist, lässt es sich weder bewohnen noch vermieten'
        : 'Mindestens eine Wohnung ist unfertig oder nicht bewohnbar: Bis sie hergerichtet ist, bringt sie keine Miete',
    fixed: 'stated',
    // Of what a builder sells, the shell is how far he has come.
    ofStanding: true,
    // "Ist die Wohnung am 31.12.2027 nicht bezugsfertig, zahlt der Bauträger": what he owes if it comes so.
    unless:
      /(?:^|\. ?)(?:ist|wird|sollte|sind|werden) (?:die|das) [^.]{0,80}nicht (?:\p{L}+ )?(?:bezugsfertig|fertig\p{L}*)[^.]{0,10}, (?:zahlt|zahlen|schuldet|erhält|erhalten|dann|so|gilt)(?!\p{L})|vertragsstrafe|bauzeitverzug|(?<!\p{L})(?:wieder|neu|dann|anschließend|danach) (?:\p{L}+ ){0,3}(?:aufgebaut|ausgebaut|hergerichtet|saniert|errichtet|erneuert)|entkernt und|kernsaniert|(?:ausbau)?reserve(?!\p{L})|ausbaupotenzial|(?<!wohnung (?:im|in dem) )(?:dach|ober)geschoss(?: (?:über|unter) (?:der|dem|den) \p{L}+)?(?: (?:ist|blieb|wurde))?(?: (?:noch|bisher|bislang|derzeit))* (?:nicht|nie) ausgebaut|spitzboden|könn(?:t|e)n?(?:en)?|nicht ausgebaut(?! werden)[^.]{0,40}(?:boden|speicher)|dachboden|dachraum|(?:sattel|walm)?dach nicht ausgebaut|(?:trocken|wäsche)-?(?:boden|speicher)|nicht unterkellert|nicht zurückgebaut|(?:^|(?<!\p{L}))(?:das )?bad(?:ezimmer)?(?!\p{L})[^.¦,]{0,60}(?:zurückgebaut|rückgebaut|herausgerissen)/u,
  }),
  // Who may look first shows it later: what matters then is what one signs without having read.
  rule('nachweis-nach-besichtigung', 'finanzierungshindernis', 'hinweis', {
    pattern:
      /(?:zweite[nr]?|2·) (?:besichtigung|termin)(?!\p{L})[^.;¦]{0,60}(?<!\p{L})(?:finanzierungs|kapital|bonitäts)\p{L}*|(?<papers>(?:mietvertr\p{L}*|mieterliste|unterlagen|abrechnungen|protokolle|datenraum)(?!\p{L})[^.;¦]{0,120}(?:nach|ab) (?:der |einer |erfolgter )?(?:ersten )?besichtigung (?:und|sowie|mit) (?:vorlage (?:eine[rs]|der|des) |ihre[rs]? )?(?:finanzierungs|kapital|bonitäts)\p{L}*)/u,
    meaning: ({ papers }) =>
      papers === undefined
        ? 'Einen Finanzierungsnachweis verlangt der Anbieter erst zur zweiten Besichtigung'
        : 'Die Unterlagen gibt es erst nach Besichtigung und Finanzierungsnachweis: Bieten Sie nicht, bevor Sie sie gelesen haben',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
    evenIfOpen: true,
  }),
  // Why it ended, and whether it was permitted, nobody says.
  rule('umbau-abgebrochen', 'umbauGenehmigung', 'warnung', {
    pattern:
      /(?<!\p{L})(?:(?:um|aus|an)bau(?:arbeiten)?|(?:kern)?sanierung(?:sarbeiten)?|bauarbeiten|arbeiten)(?!\p{L})(?: (?:wurden?|ist|sind|war|hat)| [\p{L}\d]+){0,4} (?:abgebrochen|nicht zu ende geführt|eingestellt|gestoppt|aufgegeben)(?!\p{L})|abgebrochene[nrs]? (?:(?:um|aus|an)bau|(?:kern)?sanierung)|(?<!\p{L})bau(?:stopp|einstellung)(?!\p{L})/u,
    meaning: 'Umbau abgebrochen, ohne Grund und Genehmigung im Text',
    fixed: 'stated',
    unless: /bauträger|insolvenz|nachbar|straße|(?<!\p{L})(?:alte|ehemalige)[nrs]? (?:scheune|stall|schuppen|garage)/u,
  }),
  // Begun and left: what is missing is paid by who buys, whatever it may once become.
  rule('ausbau-unfertig', 'instandhaltungsstau', 'warnung', {
    pattern:
      /(?:unfertig|unvollendet|halb ?fertig|(?:noch )?nicht (?:ganz )?(?:fertig ?(?:gestellt|ausgebaut)|vollendet|abgeschlossen))\p{L}* (?:\p{L}+ )?(?:(?:innen|dach|keller|spitzboden)?-?(?:aus|an|um)bau|wintergarten|bad|terrasse|sanierung|arbeiten)(?:s|es)?|(?:innen|dach|keller|spitzboden)?-?(?:aus|an|um)bau(?:arbeiten)?(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:(?:begonnen|angefangen|angefangene)(?!\p{L})[^.¦]{0,40}(?:liegen ?geblieben|nicht|unterbrochen|eingestellt|abgebrochen)|(?:unfertig|unvollendet|halb ?fertig|steckengeblieben|liegen ?geblieben|nicht (?:ganz )?(?:fertig\p{L}*|vollendet|abgeschlossen|zu ende)))(?!\p{L})/u,
    meaning: 'Ein Ausbau ist nicht fertig: Was noch fehlt, zahlen Sie',
    fixed: 'stated',
    unless:
      /bauträger|bezugsfertig|fertigstellung (?:ist )?(?:für|im|bis)|baubeginn|noch nicht begonnen|neubau(?:projekt|gebiet)|straße/u,
  }),
]
