import { capitalised } from '#kernel/capitalised.ts'
import { regexp } from '#kernel/regexp.ts'
import { OWN_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'

/** "dieses ist überholt" */
const OUT_OF_DATE = String.raw`gutachten(?:s)?(?!\p{L})[^.]{0,120}(?<!\p{L})(?:überholt|veraltet|hinfällig|nicht mehr (?:aktuell|maßgeblich|gültig))(?!\p{L})|(?:überholte|veraltete)[nrs]? \p{L}*gutachten`

/** What an expert finds weighs more than that he was there. */
const FOUND = String.raw`(?:abgängig|schadhaft|baufällig|einsturzgefährdet|nicht (?:mehr )?(?:standsicher|tragfähig|verkehrssicher))\p{L}*`

const LATER_PART =
  '(?:dach|spitzboden|keller|garagen)?-?(?:ausbau|anbau|umbau|erweiterung|wintergarten|aufstockung|umnutzung|überdachung|gaube|carport|einliegerwohnung|dachterrasse|balkonanlage|pool)(?:e?s|n)?'
/** A part that stands, or is used already. */
const BUILT = String.raw`ausgebaute|angebaute|umgebaute|errichtete|gebaute|bestehende|vorhandene|(?:wurde[n]?|wird|werden|ist|sind|war|haben|hat) (?:(?!nicht |noch |nie |kein)[\p{L}\d·]+ ){0,6}(?:ausgebaut|angebaut|umgebaut|errichtet|gebaut|aufgestockt|umgenutzt|bewohnt|genutzt)(?! werden)`
/** What is drawn, thought of or only fit for it and not built: a permit that nobody has asked for is missing nowhere. */
const THOUGHT_OF = String.raw`skizzen?|(?:vor)?entw(?:urf|ürfe)|idee|studie|konzept|vision|auszubauen|auszustocken|ausbaureserve|ausbaufähig\p{L}*|ausbaubar\p{L}*|unausgebaut\p{L}*|(?:nicht|noch nicht|bisher nicht) (?:ausgebaut|angebaut|aufgestockt|errichtet|gebaut)\p{L}*|(?:eignet|eignen|anbieten|anböte) (?:sich|würde)?|geeignet\p{L}*|bietet sich|böte sich|(?:lässt|lassen|ließe|ließen) sich [^.,]{0,80}(?:aus|um|an|auf)?(?:bauen|stocken|errichten|umwandeln|schaffen|realisieren)|käme[n]? (?:\p{L}+ ){0,2}(?:in frage|in betracht)|(?:raum|platz|potenzial|potential|möglichkeit(?:en)?|chance|spielraum) (?:für|zu[rm]?|auf)|(?:ausbau|umbau|anbau|aufstockung|wintergarten|gaube|nutzung|erweiterung|studio|zimmer|wohnung|carport|balkon|dachterrasse)(?!\p{L})[^.]{0,40} (?:wäre|ließe|könnte|denkbar|vorstellbar|angedacht|geplant|vorgesehen|möglich|entstehen)|baubeginn|sanierungsbeginn|baustart`
const ONLY_PLANNED = String.raw`^(?!.*(?<!\p{L})(?:${BUILT})(?!\p{L})).*(?<!\p{L})(?:${THOUGHT_OF})(?!\p{L})`
/** "Er eignet sich für ein Studio. Eine Genehmigung liegt nicht vor.": what names no part speaks of the one before it. */
const OF_WHAT_WAS_SAID =
  /^ ?(?:er|sie|es|diese[rs]?|(?:(?:eine?|die|keine|hierzu|dazu|dafür|hierfür|auch|aber|allerdings|für (?:diesen|den|einen) (?:aus|um|an)bau|ob) )*(?:bau)?genehmigung)(?!\p{L})/u

const BUILDING_PAPERS =
  '(?:bau(?:unterlagen|akten?|pläne|zeichnungen|gesuch|antrag|schein)|genehmigungs(?:unterlagen|pläne))'
/** Of a part that stands; nobody has papers for what is only thought of. That all is legal is a sentence of every appraisal. */
const NO_PAPERS = [
  // "Ein Baugesuch dazu haben wir im Ordner nicht gefunden", "eine Genehmigung dafür ist nicht mehr aufzufinden"
  String.raw`(?:baugesuch|bauantrag|bauplan|baupläne|bauschein|baubescheid|papiere|unterlagen|(?:bau)?genehmigung) (?:dazu|dafür|hierzu|hierfür|davon)(?!\p{L})[^.,¦]{0,70}(?<!\p{L})(?:nicht(?: mehr)?|nie|keine[ns]?)(?: \p{L}+)? (?:(?:auf)?(?:gefunden|zu finden|finden|zufinden)|aufzufinden|auffindbar|vorhanden|da)(?!\p{L})`,
  // "Der Ausbau erfolgte 1994, Bauunterlagen hierzu liegen uns nicht vor"
  String.raw`${BUILDING_PAPERS} (?:dazu|dafür|hierzu|hierfür|darüber)(?!\p{L})[^.,¦]{0,50}(?<!\p{L})(?:nicht(?: mehr)? vor(?!\p{L})|fehl(?:t|en)(?!\p{L}))`,
  String.raw`${LATER_PART}(?!\p{L})[^.¦]{0,90},(?: \p{L}+){0,2} ${BUILDING_PAPERS}(?!\p{L})[^.,¦]{0,50}(?<!\p{L})(?:nicht(?: mehr)? (?:vor|vorhanden)(?!\p{L})|fehl(?:t|en)(?!\p{L}))`,
  String.raw`(?:zum|zur|zu der|zu dem|für den|für die|für das|über den|über die|betreffend den) (?:[\p{L}-]+ )?${LATER_PART}(?!\p{L})[^.¦]{0,70}(?:(?:kein(?:e[nrsm]?)?|fehlende) (?:\p{L}+ )?(?:bauunterlagen|unterlagen|bauakte|akten?|bauschein|baugesuch|bescheide?|genehmigungspläne)|(?:unterlagen|bauunterlagen|bauschein|baugesuch|bescheid|akten?|pläne)(?!\p{L})[^.¦]{0,30}(?:nicht (?:mehr )?(?:auffindbar|(?:auf)?gefunden|vorhanden|vorgelegt|vor(?!\p{L}))|fehlen|fehlt)|(?:fand(?:en)?|archiv|bauamt)[^.¦]{0,40}keine pläne)`,
  String.raw`(?:bauunterlagen|unterlagen|bauakten?|bauantr[aä]ge?|bauschein|baugesuch|bescheide?)(?:(?: \p{L}+)? (?:zu|für|über)[^.,¦]{0,25}|zum|zur| zum| zur) ?${LATER_PART}(?!\p{L})[^.¦]{0,60}(?:nicht (?:mehr )?(?:auffindbar|(?:auf)?gefunden|vorhanden|vorgelegt|vor(?!\p{L}))|fehlen|fehlt)`,
  String.raw`(?:genehmigung|legalität|rechtmäßigkeit|zulässigkeit)(?!\p{L})[^.¦]{0,30}${LATER_PART}(?!\p{L})[^.¦]{0,40}(?:unterstellt|vorausgesetzt|(?:nicht|un)(?: \p{L}+)? ?geprüft|angenommen|ungeklärt|offen)`,
  String.raw`${LATER_PART}(?!\p{L})[^.¦]{0,60}(?:nicht (?:in|aus) de[rn] (?:bauakten?|bauplänen|plänen|akten)(?!\p{L})|(?:in|aus) de[rn] (?:bauakten?|bauplänen|akten) (?:\p{L}+ )?nicht|bauakte[n]? (?:\p{L}+ ){0,2}nicht (?:verzeichnet|enthalten|dokumentiert|erfasst))`,
  String.raw`${LATER_PART}(?!\p{L})[^.¦]{0,90}(?:bauamt|bauaufsicht|baubehörde|bauakten?|bauarchiv)(?!\p{L})[^.¦]{0,30}keine (?:\p{L}+ )?(?:unterlagen|genehmigung|pläne|akten)`,
].join('|')

/** "Eine Genehmigung war weder im Nachlass noch beim Bauamt zu finden": where both have looked. */
const NEITHER_HERE_NOR_THERE = String.raw`(?:(?:bau|nutzungs|umbau)?-?genehmigung(?:en|sunterlagen)?|bauantrag|baugesuch|bauschein|bauakte)(?!\p{L})[^.¦]{0,60}(?<!\p{L})weder [^.¦]{2,90} noch [^.¦]{2,90}(?<!\p{L})(?:(?:auf|vor)?gefunden|aufzufinden|zu finden|auffindbar|nachgewiesen|nachweisbar|vorhanden|verzeichnet|dokumentiert|vorgelegt|zu ermitteln|ermittelt|vor|da)(?!\p{L})`

const UNDER_THE_ROOF = String.raw`(?:spitzboden|spitzbodens|dachboden|dachbodens|dachraum|dachstudio|studio|galerie|obere (?:ebene|etage)|ausbau|souterrain|untergeschoss|hobbyraum|kellerraum|kellerräume)`
/** By its name somebody lives there: "Galerie", "Studio", and no cellar or loft that is storage still. */
const LIVED_IN = String.raw`(?:galerie(?:ebene|geschoss)?|\p{L}*studio|(?:obere|zweite) (?:ebene|etage)|empore|maisonette-?ebene|ausgebaute[rnsm]? (?:spitzboden|dachboden|dachraum|speicher))`
const DECLARED = String.raw`(?:teilungserklärung|aufteilungsplan|aufteilungsplänen|abgeschlossenheitsbescheinigung)`
const STORAGE = String.raw`[„"»]?(?:bodenr(?:aum|äume)|dachboden(?:raum)?|speicher(?:raum)?|abstell(?:raum|fläche|räume)|lagerr(?:aum|äume)|kellerr(?:aum|äume)|trockenboden|nebenr(?:aum|äume)|hobbyr(?:aum|äume)|nutzfläche)`

/** "Nicht als Wohnraum genehmigt und in der Wohnfläche nicht enthalten": the room may stay, nobody pays for it as a room to live in. What was built without any permit is not meant. */
const NO_LIVING_SPACE = String.raw`(?:(?:nicht|nie) (?:\p{L}+ ){0,2}(?:als|für|zu) (?:\p{L}+ )?wohn(?:raum|fläche|zwecken?|räume|zimmer)(?!\p{L}) (?:genehmigt|zugelassen|anerkannt|freigegeben)|als (?:\p{L}+ )?wohn(?:raum|fläche|räume|zimmer)(?!\p{L}) (?:\p{L}+ )?nicht (?:genehmigt|zugelassen|anerkannt)|keine? (?:\p{L}+ )?genehmigung als wohn(?:raum|fläche|räume))`
const NOT_COUNTED = String.raw`(?:(?:nicht|nie) (?:in|zu) (?:de[rn]|zur)? ?(?:angegebenen |genannten |o·g· )?wohnfläche|nicht zur (?:\p{L}+ )?wohnfläche|(?:in|zu|bei) (?:der|den) (?:angegebenen |genannten )?wohnfläche (?:\p{L}+ ){0,2}nicht|wohnfläche (?:\p{L}+ )?(?:ohne|nicht (?:enthalten|mitgerechnet|berücksichtigt|eingerechnet))|zählt (?:\p{L}+ )?nicht (?:zur|als) wohnfläche)`
const ONLY_UNCOUNTED = String.raw`^(?=[^.]*${NO_LIVING_SPACE})(?=[^.]*${NOT_COUNTED})(?![^.]*(?<!\p{L})(?:ohne (?:\p{L}+ )?(?:bau)?genehmigung|schwarz\p{L}*|ungenehmigt\p{L}*|nutzungsuntersagung|rückbau\p{L}*)(?!\p{L}))(?![^.]*(?:${NO_LIVING_SPACE}[^.]*(?<!\p{L})(?:vermietet|bewohnt|mieter(?:in|n|s)?|als wohnung genutzt)(?!\p{L})|(?<!\p{L})wohnung (?:im |in der )?(?:\p{L}+ )?(?:ist|wurde|war) ${NO_LIVING_SPACE}))`

const A_HOME = String.raw`(?:elw|\p{L}*einliegerwohnung|(?:souterrain|keller|dach|dachgeschoss|zweit|garten)?-?wohnung|wohnr(?:aum|äume)|studio|app?arte?ment|gästewohnung)`
const NO_HOME = String.raw`[„"»]?(?:(?:hobby|keller|abstell|lager|speicher|boden|neben|nutz|büro|geräte)-(?:,| und| oder| bzw·)? )?(?:hobby|keller|abstell|lager|speicher|boden|neben|nutz|büro|geräte)(?:r(?:aum|äume)|fläche|geschoss)?(?:s|n)?[“"«]?`
const PLANS = String.raw`(?:bauantrag(?:s|es)?|bauplan|bauplänen|bauakten?|baugenehmigung|bauunterlagen|genehmigten? plänen?|eingabeplan|eingabeplänen|baugesuch)`
const LATER_USE = String.raw`(?:nutzungsänderung|umnutzung|(?:dach|keller|spitzboden)?-?(?:ausbau|umbau|anbau)|wintergarten|einliegerwohnung|elw)`
/** Who permits: what is agreed with a neighbour is no permit, and none is needed for it. */
const AUTHORITY = String.raw`(?:\p{L}*amt(?:e?s)?|\p{L}*bauaufsicht|\p{L}*behörden?|gemeinde|stadt|\p{L}*verwaltung|bürgermeister\p{L}*)`
/** Nothing is built yet: "Ein Dachausbau ist denkbar. Eine mündliche Zusage des Bauamts liegt vor." */
const WORKS_THOUGHT_OF = String.raw`(?:(?:dach)?-?(?:ausbau|umbau|anbau)|umnutzung|aufstockung|nutzungsänderung)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:denkbar|möglich|vorstellbar|könnten?)(?!\p{L})`
const BY_WORD_OF_MOUTH = [
  String.raw`${A_HOME}(?!\p{L})[^.]{0,60}(?<!\p{L})(?:im|in der|in den|laut|gemäß) ${PLANS}(?: (?:von |aus )?(?:19|20)\d\d)? (?:nur |lediglich )?als ${NO_HOME} (?:geführt|bezeichnet|ausgewiesen|eingezeichnet|genehmigt|beantragt|eingetragen|dargestellt|angegeben)`,
  String.raw`${LATER_USE}(?!\p{L})[^.]{0,100}(?<!\p{L})(?:(?<=${AUTHORITY}(?!\p{L})[^.;]{0,40})|(?=[^.;]{0,70}(?<!\p{L})${AUTHORITY}(?!\p{L}))|(?=[^.,;]{0,12} genehmigt))(?:mündlich|telefonisch|per handschlag) [^.,;]{0,50}(?:besprochen|abgesprochen|abgestimmt|zugesagt|genehmigt|erlaubt|geklärt|vereinbart|gestattet)`,
  String.raw`(?<!${WORKS_THOUGHT_OF}[^.]{0,80})mündliche[nrs]? (?:genehmigung|zusage|zustimmung|absprache|erlaubnis)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:bau(?:ordnungs)?amt\p{L}*|bauaufsicht\p{L}*|baubehörde|gemeinde|landratsamt\p{L}*|bürgermeister\p{L}*)`,
  String.raw`${LATER_USE}(?!\p{L})(?:(?!straße|\p{L}*beitr[aä]g|erschließung|(?<!(?:nicht|nie) )(?<!\p{L})genehmigt)[^.]){0,160}(?<!\p{L})(?:(?:ein(?:en)?|der|den|diesen) (?:\p{L}+ )?bescheid (?:(?:liegt|gibt es|existiert|haben|hat|besitzen|ist) )?(?:\p{L}+ ){0,3}nicht(?! mehr nötig)|kein(?:en)? (?:\p{L}+ )?bescheid(?!\p{L})|ohne (?:\p{L}+ )?bescheid(?!\p{L}))`,
].join('|')

/** What was built or renewed, by what permit, and what experts wrote about it. */
export const WORKS_RULES: readonly RemarkRule[] = [
  rule('genehmigung-fehlt', 'umbauGenehmigung', 'gefahr', {
    pattern:
      /(?:nicht|nie|niemals) (?:\p{L}+ ){0,2}(?:bau)?genehmigt\p{L}*|ohne (?:\p{L}+ )?(?:bau)?genehmigung|ungenehmigt\p{L}*|schwarzbau\p{L}*|schwarz (?:gebaut|errichtet|ausgebaut)|(?:keine|fehlende) (?:\p{L}+ )?(?:bau)?genehmigung|(?:bau)?genehmigung (?:dafür |hierfür )?(?:fehlt|liegt nicht vor|wurde nicht (?:erteilt|eingeholt|beantragt)|ist nicht vorhanden|nicht vorhanden|nicht erteilt)|(?:bau)?genehmigung (?:für|des|der|zum|zur) [^.,]{0,50} (?:fehlt|liegt nicht vor|wurde nicht)|(?:bau)?genehmigung(?!\p{L})[^.,¦]{0,60} (?:nicht|nie) (?:\p{L}+ )?(?:geholt|eingeholt|beantragt|erteilt|gestellt)|(?:bau)?genehmigung (?:dafür |hierfür )?(?:gibt es|gab es|existiert) (?:\p{L}+ )?(?:nicht|nie|keine)|nutzungsänderung(?!\p{L})[^.,¦]{0,60} (?:nicht|nie) (?:\p{L}+ )?(?:beantragt|genehmigt|angezeigt|gestellt)|(?:keine|ohne) (?:\p{L}+ )?nutzungsänderung(?! (?:nötig|erforderlich|notwendig))|(?:nie(?:mals)?|nicht|kein(?:en)?) (?:ein(?:en)? )?bauantrag (?:gestellt|eingereicht)|bauantrag (?:dafür |hierfür )?(?:wurde|haben wir|gab es) (?:\p{L}+ ){0,2}(?:nicht|nie)|bauantrag (?:dafür |hierfür )?ist (?:\p{L}+ ){0,2}nie|ohne (?:\p{L}+ )?(?:beteiligung|wissen|zustimmung) (?:des bauamts|der (?:baubehörde|bauaufsicht|behörde))|(?:bauamtlich|baurechtlich|behördlich) (?:\p{L}+ )?nicht (?:erfasst|angezeigt|gemeldet|genehmigt|abgenommen)|gefragt (?:haben|hat|hatten) (?:wir|ich|er|man) [^.,;]{0,30}(?:amt|behörde|gemeinde)(?!\p{L})[^.,;]{0,15} nicht|(?:beim|im) (?:bau)?amt [^.,;]{0,20}nicht (?:groß |lange |erst )?(?:gefragt|nachgefragt|gemeldet)|nutzungsuntersagung|rückbau(?:verfügung|anordnung)|(?:beseitigungs|abbruch)(?:verfügung|anordnung)|rückbau(?!\p{L})[^.;¦]{0,60} (?:angeordnet|verfügt|verlangt)|duldungsbescheid|(?:bauamtlich |behördlich |stillschweigend )geduldet/u,
    meaning: 'An- oder Ausbau ohne Genehmigung',
    unless: regexp.u`vervielfält|weitergabe|weitergeben|veröffentlich|kopi|nachdruck|reproduk|(?:bau)?genehmigung (?:ist |wird )?(?:erforderlich|nötig|notwendig|möglich|zulässig)|genehmigungsfrei|keine (?:bau)?genehmigung(?:en)? [^.,¦]{0,30}(?:auffindbar|(?:auf)?gefunden|zu finden|ersichtlich)|keine (?:bau)?genehmigung (?:erforderlich|nötig|notwendig|benötigt)|nicht ohne|(?<!(?:nie|nicht|kein)(?:en)? (?:ein(?:en)? )?)bauantrag(?! [^.]{0,30}(?:nicht|nie)(?!\p{L}))|bauvoranfrage|vorhaben|haustier|tierhaltung|besichtig|betreten|verwalter|(?:konnten?|kann|durften?|darf|dürfen|können) [^.]{0,40}ohne|eigentümerversammlung|foto|gestattet|noch nicht genehmigt|${ONLY_PLANNED}|${ONLY_UNCOUNTED}`,
    goesOn: OF_WHAT_WAS_SAID,
    fixed: 'stated',
  }),
  rule('kein-wohnraum-und-nicht-gezaehlt', 'umbauGenehmigung', 'hinweis', {
    pattern: regexp.u`${NO_LIVING_SPACE}`,
    only: regexp.u`${ONLY_UNCOUNTED}`,
    meaning:
      'Ein ausgebauter Raum ist nicht als Wohnraum genehmigt und laut Text nicht in der Wohnfläche: Zählen Sie ihn nicht als Zimmer',
    fixed: 'stated',
  }),
  // "Seinerzeit mündlich mit dem Bauamt besprochen": no permit, which needs its written form (§ 72 (2) MBO).
  rule('genehmigung-nur-besprochen', 'umbauGenehmigung', 'gefahr', {
    pattern: regexp.u`${BY_WORD_OF_MOUTH}`,
    unlessBefore: regexp.u`${WORKS_THOUGHT_OF}`,
    meaning: 'Ausbau oder Nutzung ohne schriftliche Genehmigung',
    unless: regexp.u`bauvoranfrage|geplante?[nrs]? |grundsteuer|förder|beitrag\p{L}*|gebühr\p{L}*|(?:nachträglich|inzwischen|später|seit (?:19|20)\d\d) (?:\p{L}+ ){0,2}(?:genehmigt|legalisiert|erteilt)|nutzungsänderung(?!\p{L})[^.]{0,60}(?<!nicht )(?:genehmigt|erteilt|liegt vor)|bescheid [^.,;]{0,30}(?<!nicht )(?:vorhanden|liegt vor)|${ONLY_PLANNED}`,
    fixed: 'stated',
    admitted: true,
    ofStanding: true,
    evenIfOpen: true,
  }),
  // What a permit given afterwards would take is what the flat may cost, or why it cannot stay.
  rule('rettungsweg-gefordert', 'umbauGenehmigung', 'gefahr', {
    pattern:
      /(?:bauaufsicht\p{L}*|bau(?:ordnungs)?amt\p{L}*|bau(?:ordnungs)?behörde\p{L}*|behörde|feuerwehr|brandschutz\p{L}*|genehmigung\p{L}*|legalisierung)(?!\p{L})[^.¦]{0,120}(?<!\p{L})(?:zweite[nr]?|weitere[nr]?|eigene[nr]?) (?:baulichen? )?(?:rettungs|flucht)weg(?:e?s)?(?!\p{L})|(?:zweite[nr]?|weitere[nr]?) (?:baulicher? )?(?:rettungs|flucht)weg(?:e?s)?(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:fehlt|gefordert|verlangt|nachzurüsten|herzustellen|nötig|erforderlich|notwendig)(?!\p{L})/u,
    unless:
      /(?:nicht|kein\p{L}*) (?:\p{L}+ )?(?:zweite|weitere)|(?:nicht (?:gefordert|verlangt|nötig|erforderlich|notwendig))|(?:rettungs|fluchtweg)\p{L}* (?:ist |sind )?(?:vorhanden|hergestellt|eingebaut|nachgerüstet)|wurde(?:n)? [^.¦]{0,60}(?:hergestellt|eingebaut|nachgerüstet|errichtet)/u,
    meaning:
      'Die Behörde fordert einen zweiten Rettungsweg: Ob er gebaut werden kann und was er kostet, vor dem Kauf klären',
    fixed: 'stated',
    evenIfOpen: true,
  }),
  rule('genehmigung-unklar', 'umbauGenehmigung', 'warnung', {
    pattern: regexp.u`weder (?:eine?n? )?(?:\p{L}*antrag|baugesuch|\p{L}*genehmigung|bauschein)(?!\p{L})[^.¦]{0,40} noch (?:eine?n? )?(?:\p{L}+ )?(?:\p{L}*genehmigung|\p{L}*antrag|baugesuch|bauschein|\p{L}*abnahme)|(?:bau)?genehmigung(?:en)?[^.¦]{0,40}(?:unbekannt|ungeklärt|nicht bekannt|fraglich|nachgereicht werden (?:muss|müsste|kann|könnte|soll)|nicht auffindbar|konnte nicht|nicht mehr vorhanden|noch offen|beantragt|steht (?:noch )?aus)|(?:bau|nutzungs)?genehmigung(?:en|sunterlagen)?(?!\p{L})[^.¦]{0,90}(?:nicht (?:mehr )?(?:auf)?(?:gefunden|zu finden|finden)|noch (?:angefordert|nachgereicht|gesucht|eingeholt))|(?:keine|fehlende) genehmigungsunterlagen|(?:bauantrag|bauvoranfrage)[^.]{0,40}nicht genehmigt|(?:zum|zur|für den|für die|über den) (?:dach|spitzboden)?-?(?:ausbau|anbau|umbau|wintergarten|aufstockung|umnutzung)[^.]{0,30}keine (?:\p{L}+ )?unterlagen|noch nicht genehmigt\p{L}*|(?:nicht in|in) de[rn] bauakten? (?:\p{L}+ ){0,2}(?:nicht|kein)|nicht in der bauakte|ob [^.]{0,60} genehmigt (?:ist|wurde|sind)|(?:bau|nutzungs|umbau)?genehmigung(?:en|sunterlagen)?(?!\p{L})[^.,¦]{0,60} (?:liegt|liegen) (?:[\p{L}\d]+ ){1,6}nicht (?:mehr )?vor(?!\p{L})|(?:bau|nutzungs|umbau)?genehmigung(?:en|sunterlagen)?(?!\p{L})[^.,¦]{0,60} (?:wird|werden|wurde|ist) [^.,¦]{0,40}(?:angefragt|angefordert|erfragt|nachgefragt|gesucht)|nach (?:einem|einer|dem|der) (?:bauantrag|baugesuch|(?:bau)?genehmigung|bauschein)(?!\p{L})[^.¦]{0,90}(?<!\p{L})(?:suchen|gesucht|forschen|nachgeforscht|geforscht)(?!\p{L})|(?:ausbau|nutzung|umbau|umnutzung)[^.]{0,50}mit (?:der |dem )(?:gemeinde|behörde|bauamt|baubehörde)[^.]{0,20}(?:abzustimmen|zu klären)|ohne (?:\p{L}+ )?nachweis (?:einer|der|über eine) (?:bau)?genehmigung|keine (?:bau)?genehmigung(?:en)? [^.,¦]{0,30}(?:auffindbar|(?:auf)?gefunden|zu finden|ersichtlich)|${NEITHER_HERE_NOR_THERE}|${NO_PAPERS}`,
    meaning: 'Genehmigung unklar oder noch offen',
    unless: new RegExp(ONLY_PLANNED, 'u'),
    goesOn: OF_WHAT_WAS_SAID,
    ofStanding: true,
    fixed: 'unknown',
  }),
  rule('genehmigung-erloschen', 'umbauGenehmigung', 'gefahr', {
    pattern:
      /(?:bau|nutzungs)?genehmigung(?:en)?[^.¦]{0,60}(?:erloschen|verfallen|widerrufen|zurückgenommen|abgelaufen|ungültig|(?:gültigkeit|wirksamkeit) verloren)/u,
    meaning: 'Baugenehmigung erloschen',
    fixed: 'stated',
  }),
  // § 33 MBO: without it nobody may live there.
  rule('rettungsweg-fehlt', 'umbauGenehmigung', 'gefahr', {
    pattern:
      /(?:zweite[rn]?|2·) (?:baulicher )?rettungsweg\p{L}*[^.¦]{0,50}(?:fehlt|nicht vorhanden|nicht errichtet|nicht hergestellt|nicht gesichert|nicht nachgewiesen|erforderlich|herzustellen|nachzurüsten|muss [^.¦]{0,30}(?:geschaffen|hergestellt|errichtet) werden)|(?:fehlende[rn]?|kein(?:en)?|ohne) (?:zweite[rn]? |2· )?rettungsweg\p{L}*|(?:nichterrichtung|fehlen) des (?:zweiten |2· )?rettungswege?s/u,
    meaning: 'Zweiter Rettungsweg fehlt: Ohne ihn darf dort niemand wohnen',
    unless:
      /rettungsweg\p{L}* (?:ist|sind|wurde) (?:(?!nicht)\p{L}+ )?(?:vorhanden|hergestellt|errichtet|gesichert)(?!\p{L})/u,
    fixed: 'stated',
  }),
  // A change of use needs a permit (§§ 29 BauGB, 59 MBO); what was converted long ago is another matter.
  rule('umnutzung-laeuft', 'umbauGenehmigung', 'warnung', {
    pattern:
      /(?:ehemalige[rsn]?|frühere[rsn]?|bisherige[rsn]?|einstige[rsn]?) (?:\p{L}+ )?(?:gaststätte|gasthaus|gasthof|wirtschaft|hotel|pension|laden\p{L}*|geschäft|praxis|büro\p{L}*|werkstatt|scheune|stall\p{L}*|fabrik\p{L}*|lager\p{L}*|schule|kirche|bankfiliale|postamt)(?!\p{L})[^.¦]{0,60} (?:wird|werden) [^.¦]{0,40}(?:wohn\p{L}*|apartments?|appartements?|lofts?)[^.¦]{0,20}(?:umgebaut|ausgebaut|umgewandelt|umgenutzt)/u,
    meaning: 'Aus einer anderen Nutzung werden Wohnungen: Die Nutzungsänderung muss genehmigt sein',
    fixed: 'stated',
  }),
  // § 10 (3) WEG: what it may be used for is agreed. Storage is none to live in, however it was built out; where it is storage still, nothing is wrong with it.
  rule('nur-abstellraum', 'umbauGenehmigung', 'hinweis', {
    pattern: regexp.u`(?:${UNDER_THE_ROOF}(?!\p{L})[^.¦]{0,80}${DECLARED}(?!\p{L})[^.¦]{0,60}(?:als|nur|lediglich|:) (?:\p{L}+ ){0,2}${STORAGE}(?!\p{L})|${DECLARED}(?!\p{L})[^.¦]{0,140}${UNDER_THE_ROOF}(?!\p{L})[^.¦]{0,60}(?:als|nur|lediglich) (?:\p{L}+ ){0,2}${STORAGE}(?!\p{L}))(?=[^.;]{0,60}(?<common>gemeinschaftseigentum)|)`,
    meaning: ({ common }) =>
      common === undefined
        ? 'Laut Teilungserklärung Abstellraum und kein Wohnraum'
        : 'Laut Teilungserklärung Gemeinschaftseigentum: Der Raum gehört nicht zur Wohnung und ist kein Wohnraum',
    unless: /wohnraum (?:umgewidmet|geändert|zugelassen)|(?:nachtrag|änderung)(?!\p{L})[^.]{0,60}wohn/u,
    fixed: 'stated',
  }),
  // Sold as a place to live in: its area is no Wohnfläche, and living there may be forbidden.
  rule('wohnraum-als-speicher', 'umbauGenehmigung', 'warnung', {
    pattern: regexp.u`(?<!\p{L})${LIVED_IN}(?!\p{L})[^.¦]{0,110}(?<!\p{L})${DECLARED}(?!\p{L})[^.¦]{0,60}(?:als|nur|lediglich|:) (?:\p{L}+ ){0,2}${STORAGE}(?!\p{L})|(?<!\p{L})${DECLARED}(?!\p{L})[^.¦]{0,140}(?<!\p{L})${LIVED_IN}(?!\p{L})[^.¦]{0,60}(?:als|nur|lediglich) (?:\p{L}+ ){0,2}${STORAGE}(?!\p{L})`,
    meaning: 'Als Wohnraum gezeigt, laut Teilungserklärung nur Abstellraum: Wohnen ist dort nicht gesichert',
    unless: /wohnraum (?:umgewidmet|geändert|zugelassen)|(?:nachtrag|änderung)(?!\p{L})[^.]{0,60}wohn/u,
    fixed: 'stated',
  }),
  rule('genehmigung-abweichung', 'umbauGenehmigung', 'warnung', {
    pattern:
      /(?:weich(?:t|en)|abweich\p{L}*|abweichung(?:en)?) [^.¦]{0,40}(?:vom|von de[nr]|zum|zu de[nr]|zur) (?:genehmigten |eingereichten |ursprünglichen )?(?:bauplan|bauplänen|bauantrag|baugenehmigung|bauakte|bauzeichnung(?:en)?|genehmigungsplan\p{L}*|plänen)|(?:vom|von de[nr]) (?:genehmigten |eingereichten |ursprünglichen )?(?:bauplan|bauplänen|bauantrag|baugenehmigung|bauzeichnung(?:en)?|genehmigungsplan\p{L}*) (?:\p{L}+ )?(?:abweich\p{L}*|abgewichen)|(?:entspr(?:icht|echen)|stimm(?:t|en)) [^.¦]{0,20}nicht (?:\p{L}+ )?(?:mit )?(?:dem|den|der) (?:genehmigten )?(?:bauplan|bauplänen|plänen|baugenehmigung|genehmigungsplan\p{L}*)/u,
    meaning: 'Bau oder Nutzung weicht von den Bauplänen ab: Genehmigung klären',
    fixed: 'stated',
    // Sellers of homes to be built reserve themselves changes; pictures deviate, too.
    unless:
      /vorbehalt\p{L}*|abbildung|visualisierung|illustration|animation|darstellung|möblierung|maßstab|keine abweichung|nicht (?:vom|von den) [^.]{0,20}abweich/u,
  }),
  // Said to come later is not the same as missing.
  rule('genehmigung-folgt', 'umbauGenehmigung', 'hinweis', {
    pattern:
      /(?:(?:bau)?genehmigung(?:en|sunterlagen)?|bauakte|bauunterlagen|baupläne)(?!\p{L})[^.¦]{0,70}(?<!\p{L})(?:nachgereicht|nachgeliefert|reich(?:t|en) [^.]{0,30}nach|(?:auf|nach) (?:anfrage|wunsch|anforderung)|(?:bei|zur) (?:der )?besichtigung|liegt [^.]{0,20}makler|beim makler)(?!\p{L})/u,
    meaning: 'Unterlagen zur Genehmigung gibt es laut Text auf Anfrage: vor dem Kauf ansehen',
    unless:
      /vervielfält|weitergabe|noch (?:angefordert|nachgereicht)|nicht (?:zu(?:sichern|sagen|gesichert|gesagt)|garantier\p{L}*|versprechen)/u,
    fixed: 'unknown',
  }),
  // What was built out later counts only if it is permitted (WoFlV counts, the Bauordnung allows).
  rule('ausbau-in-der-wohnflaeche', 'umbauGenehmigung', 'hinweis', {
    pattern:
      /(?:ausgebaute[rnsm]? (?:dachgeschoss|dach|dachboden|spitzboden|keller\p{L}*|souterrain)|(?:dachgeschoss|spitzboden|dach|keller)-?ausbau|wintergarten)(?!\p{L})[^.¦]{0,110}(?:(?:in|zu) de[rn]|zur) (?:angegebenen |genannten |gesamten )?wohnfläche(?!\p{L})[^.¦]{0,40}/u,
    meaning: 'Ausgebaute Fläche zählt zur Wohnfläche; ob der Ausbau genehmigt ist, steht nicht dabei',
    unless:
      /(?<!\p{L})genehmigt|genehmigung|nicht (?:in|zur|zu) |wohnfläche(?!\p{L})[^.,;¦]{0,30} nicht (?:enthalten|berücksichtigt|angesetzt|eingerechnet|mitgerechnet|inbegriffen|angerechnet|erfasst)|zusätzlich zur|neben der|bauantrag|bauakte|könn(?:t|en)|ausbaureserve|ausbaubar/u,
    fixed: 'unknown',
  }),
  rule('genehmigung-liegt-vor', 'umbauGenehmigung', 'gut', {
    pattern:
      /(?:bau|umbau|nutzungs|abbruch)?genehmigung(?:en)?(?!\p{L})[^.¦]{0,25}(?:liegt|liegen|vorhanden|erteilt)(?: vor)?|genehmigung (?:für|zum|zur) [^.,¦]{0,50}(?<!\p{L})(?:liegt|liegen|besteht|wurde erteilt)(?!\p{L})|(?:bau)?genehmigung(?: (?:vom|von|aus) [\p{L}\d·]{4,12})? (?:ist|wurde)(?: \p{L}+)? (?:bestands|rechts)kräftig|besteht eine (?:bau)?genehmigung|mit (?:bau)?genehmigung (?:\p{L}+ )?als wohn(?:raum|fläche)|(?:ausgebaut|umgebaut|angebaut|aufgestockt|errichtet|gebaut|(?:dach)?ausbau|anbau|umbau|wintergarten|aufstockung|carport|dachgaube)(?: [\p{L}\d]+){0,6} mit (?:bau)?genehmigung|mit (?:amtlicher |behördlicher )?(?:bau)?genehmigung (?:[\p{L}\d]+ ){0,3}(?:ausgebaut|umgebaut|angebaut|aufgestockt|errichtet|gebaut)|(?:ausbau|anbau|umbau|wintergarten|aufstockung|garage|carport|gaube|dachgeschoss|dachraum|studio)(?!\p{L})[^.,;¦]{0,40} (?:gehört|gehörte|war|waren|ist|sind) (?:schon |bereits )?(?:zur|teil der|bestandteil der|in der|von der) (?:ursprünglichen )?(?:bau)?genehmigung|(?:nach|laut|gemäß) (?:der )?baugenehmigung(?: (?:von|aus|vom) [\d·]{4,10})? (?:zur wohnfläche|enthalten|wohnraum|als wohnraum)|nutzungsänderung(?!\p{L})[^.,¦]{0,50}(?<!\p{L})(?:genehmigt|erteilt)(?! werden)|als (?:dauer|haupt|erst)-?wohnsitz (?:genehmigt|anerkannt|zugelassen)|als (?:aufenthaltsraum|wohnraum|wohnung|wohnfläche) genehmigt|(?:wurden?|ist|sind) (?:\p{L}+ )?(?:19|20)\d\d genehmigt|baugenehmigt\p{L}*|(?:ausbau|anbau|wintergarten|dachgeschoss|dachausbau|umbau|aufstockung|garage|carport)[^.¦]{0,50} genehmigt|(?:bauamtlich|behördlich|offiziell) genehmigt\p{L}*|genehmigte[rnsm]? (?:ausbau|anbau|umbau|wohnraum|dachausbau)/u,
    meaning: 'Genehmigung liegt vor',
    unless:
      /nicht (?:\p{L}+ ){0,2}genehmigt|liegt nicht vor|fehlt|nicht erteilt|nicht vorhanden|ob |grundstücks?verkehr|grdstvg|maklererlaubnis|34c|keine (?:bau)?genehmigung|nicht umgesetzt|nachgereicht|aufgefunden|(?:für|statt) (?:de[nmrs]|die|das|eine[nmrs]?) [^.;¦]{3,60}(?:garagen?|abstell\p{L}*|stall\p{L}*|schuppen|lager\p{L}*|hobby\p{L}*|neben\p{L}*|wirtschafts\p{L}*)(?!\p{L})[^.,;¦]{0,40} genehmigt|als (?:\p{L}+- und )?(?:garage|abstell\p{L}*|stall|schuppen|lager\p{L}*|hobby\p{L}*|keller\p{L}*|neben\p{L}*|wirtschafts\p{L}*|trocken\p{L}*)(?!\p{L})[^.,;¦]{0,20} genehmigt|umwandlung|grundst(?:ück|ücks)verkehr|verkäufen|gemarkung|(?<!\p{L})(?:sobald|wenn|falls|vorbehaltlich) (?:die |eine |der )?(?:bau)?genehmigung/u,
  }),
  rule('genehmigt-anders', 'umbauGenehmigung', 'warnung', {
    pattern:
      /für (?:de[nmrs]|die|das) (?:\p{L}*anbau|\p{L}*gebäude|\p{L}*ausbau|wohnung|einliegerwohnung|souterrain)(?!\p{L})[^.;¦]{0,40}(?:garagen?|abstell\p{L}*|stall\p{L}*|schuppen|lager\p{L}*|hobby\p{L}*|neben\p{L}*|wirtschafts\p{L}*)(?!\p{L})[^.,;¦]{0,40} genehmigt|(?:anbau|\p{L}*ausbau|wohnung|einliegerwohnung|souterrain|spitzboden|dachboden|dachgeschoss|kellergeschoss|untergeschoss)(?!\p{L})[^.;¦]{0,60} als (?:\p{L}+- und )?(?:garage|abstell\p{L}*|stall|schuppen|lager\p{L}*|hobby\p{L}*|keller\p{L}*|neben\p{L}*|wirtschafts\p{L}*|trocken\p{L}*)(?!\p{L})[^.,;¦]{0,20} genehmigt/u,
    meaning:
      'Genehmigt laut Text als Neben- oder Abstellfläche, nicht zum Wohnen: Nutzung und Kosten einer Legalisierung klären',
    fixed: 'stated',
    unless: /als (?:aufenthaltsraum|wohnraum|wohnung|wohnfläche) genehmigt/u,
  }),
  rule('gutachten-einsicht', 'gutachten', 'neutral', {
    pattern:
      /\p{L}*gutachten(?!\p{L})[^.]{0,140}(?<!\p{L})(?:eingesehen werden|einsehbar|einzusehen|zur einsicht(?:nahme)?|heruntergeladen|abrufbar)|\p{L}*gutachten (?:liegt|liegen) [^.]{0,80} aus(?=$|[.,])|einsicht(?:nahme)? in (?:das|die) (?:\p{L}+ und (?:das|die) )?\p{L}*gutachten/u,
    meaning: 'Wo das Gutachten eingesehen werden kann, ist genannt',
    fixed: 'stated',
  }),
  rule('kostenvoranschlag-da', 'gutachten', 'neutral', {
    pattern:
      /kostenvoranschl(?:ag|äge)\p{L}*(?!\p{L})[^.]{0,60}(?:€|euro|eur|liegt|liegen|vorhanden|vom|von|nennt)|(?:angebote?|kostenschätzung)(?!\p{L})[^.]{0,30}(?:fachbetrieb|dachdecker|handwerk|zimmer(?:ei|er)|fachfirma)\p{L}*[^.]{0,40}(?:liegt|liegen|vorhanden|€|euro|eur)/u,
    meaning: 'Kostenvoranschlag genannt',
    denied: 'Kein Kostenvoranschlag',
    deniedTone: 'neutral',
    evenIfOpen: true,
  }),
  rule('gutachten-liegt-vor', 'gutachten', 'gut', {
    pattern:
      /(?<!\p{L})(?:verkehrswert|wert|bau|bauschadens|sachverständigen|schadstoff|markt)?gutachten[^.¦]{0,40}(?:liegt|liegen|vorhanden|erstellt|eingesehen|einsehbar|einzusehen|vom \d|aus \d|von \d)|(?:laut|lt·|gemäß) (?:\p{L}+ )?(?:wert|verkehrswert|sachverständigen)?gutachten|gutachterlich (?:ermittelt|bewertet|geschätzt)\p{L}*/u,
    meaning: 'Gutachten liegt vor',
    denied: 'Kein Gutachten vorhanden',
    deniedTone: 'neutral',
    evenIfOpen: true,
    // What it found weighs more than that it was made, and an old one proves nothing of today.
    // What it found is told in its own clause, not of the shed behind the comma.
    unless: regexp.u`${OUT_OF_DATE}|gutachten(?:s)?(?!\p{L})[^.,;]{0,90}(?<!\p{L})${FOUND}|(?<!\p{L})${FOUND}[^.,;]{0,60}gutachten`,
    sections: OWN_SECTIONS,
  }),
  rule('gutachten-ueberholt', 'gutachten', 'hinweis', {
    pattern: /(?<!\p{L})(?:verkehrswert|wert|sachverständigen|markt)?gutachten(?:s)?(?!\p{L})/u,
    only: new RegExp(OUT_OF_DATE, 'u'),
    meaning: 'Das Gutachten ist laut Text überholt: Seinen Wert nicht zugrunde legen',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('sanierung-voll', 'sanierungsumfang', 'gut', {
    pattern:
      /kernsaniert\p{L}*|vollsaniert\p{L}*|komplettsaniert\p{L}*|(?:voll|vollständig|komplett|umfassend|grundlegend|aufwendig|aufwändig|durchgreifend) (?:kern)?(?:saniert|modernisiert|renoviert|instand ?gesetzt)(?:e[rnsm]?)?|(?:kern|voll|komplett|general|grund|total)sanierung[ :¦(]{1,3}(?:(?:erfolgte|im jahre?|in|von|ca·|um|war|abgeschlossen) ){0,3}(?:19|20)\d\d(?!\d)|(?:kern|komplett|general|total|voll)sanierung unterzogen|von grund auf (?:erneuert|umgebaut|neu aufgebaut)(?:e[rnsm]?)?|entkernt(?:,| und) (?:(?!muss|soll|wartet|noch|nicht)[\p{L}-]+ ){0,8}(?:neu|wieder) (?:auf|aus)gebaut|generalsaniert\p{L}*|grundsaniert\p{L}*/u,
    meaning: 'Umfassend saniert genannt: Gewerke mit Jahr verlangen',
    unless:
      /muss|müssen|müsste|sollte|bedarf|erforderlich|notwendig|treppenhaus|für (?:eine|die) \p{L}*sanierung|(?:kostenvoranschlag|kostenschätzung)(?!\p{L})|(?:bad|bades|bäder|küche|dach|daches|fassade|heizung|fenster|elektrik|keller|strang|balkone?)(?!\p{L})[^.]{0,20}(?:voll|komplett|general|grund|total)sanierung|sanierung (?:der|des|von) (?:bad|bäder|küche|dach|fassade|heizung|fenster|elektrik|keller|balkone?)|(?:mehr als|über|rund|bereits|schon|weitere) (?:\d+|zehn|zwanzig|fünfzig|hundert)(?!\p{L}|\d) (?:\p{L}+ ){0,2}(?:objekte|häuser|gebäude|denkmäler|denkmale|schmuckstücke|wohnungen|projekte|villen)|haus (?:nr· ?)?(?:\d|[a-d](?!\p{L}))|(?:bad|küche|bäder)[^.]{0,20}saniert|(?<!\p{L})(?:\p{L}*dach|fassade|bad|bäder|küche|keller|garage|balkone?|scheune|zaun|mauer|treppe|heizung|fenster)(?!\p{L})[^.:]{0,40}instand ?gesetzt/u,
  }),
  rule('sanierung-teil', 'sanierungsumfang', 'hinweis', {
    pattern:
      /teilsaniert\p{L}*|teilmodernisiert\p{L}*|teilrenoviert\p{L}*|(?:in teilen|teilweise|nach und nach|laufend|stetig|regelmäßig|ständig|fortlaufend|kontinuierlich|stets) (?:saniert|modernisiert|renoviert|erneuert|instand ?gehalten)(?:e[rnsm]?)?/u,
    meaning: 'Nur teilweise oder laufend saniert: Gewerke mit Jahr verlangen',
  }),
  rule('sanierung-kern-noetig', 'sanierungsumfang', 'gefahr', {
    pattern:
      /kernsanierung[^.]{0,25}(?:erforderlich|notwendig|nötig|unumgänglich|fällig|steht an)|muss (?:\p{L}+ )?(?:kern|grund)saniert werden|(?:kern|voll|grund|total)sanierungsbedürftig\p{L}*|abbruchreif\p{L}*|abrissreif\p{L}*|abriss(?:objekt|haus|gebäude|immobilie)|abbruch(?:objekt|haus|gebäude)|(?:nicht|un)(?: mehr| derzeit)?[ -]?bewohnbar\p{L}*/u,
    meaning: 'Kernsanierung, Abriss oder nicht bewohnbar',
    fixed: 'stated',
    unless:
      /scheune|schuppen|nebengebäude|garage|stall|laube|kein (?:abriss|abbruch)|abriss des|(?:wird|werden)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:abgebrochen|abgerissen|rückgebaut)|nebengelass|anbau|wintergarten/u,
  }),
  rule('sanierung-rohbau', 'sanierungsumfang', 'warnung', {
    pattern:
      /(?:\p{L}*haus|\p{L}*gebäude|objekt|(?:bau)?substanz|anwesen|immobilie|zustand)(?:es|s)?(?!\p{L})[^.,;¦]{0,60}?[ :¦]{1,3}abgängig|abgängige[rnsm]? (?:\p{L}+ )?(?:\p{L}*haus|gebäude|objekt|(?:bau)?substanz)|entkernt\p{L}*|(?:im |als )rohbau(?:zustand)?/u,
    meaning: 'Entkernt, abgängig oder Rohbau',
    denied: 'Nicht entkernt',
    unless:
      /scheune|schuppen|laube|rohbau zurückgeführt|entkernt(?:,| und) (?:[\p{L}-]+ ){0,6}(?:neu|saniert|wieder|ausgebaut|aufgebaut|hergerichtet)/u,
  }),
  rule('ausbauhaus', 'sanierungsumfang', 'warnung', {
    pattern: /ausbau-?haus(?:es)?|bausatzhaus(?:es)?/u,
    meaning: 'Ausbauhaus: Den Innenausbau machen und bezahlen Sie selbst; Umfang und Kosten klären',
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:auf wunsch|optional|auch|wahlweise|oder|kein(?:e[nsm]?)?|nicht) (?:als )?(?:ein )?(?:ausbau|bausatz)-?haus/u,
  }),
  rule('sanierung-jahr', 'sanierungsumfang', 'neutral', {
    pattern:
      /(?:saniert|modernisiert|renoviert|sanierung|modernisierung|renovierung)(?:e[nrsm]?)?[ :¦(]{1,3}(?:im jahre? |in |von |um |ca· |zuletzt )?(?<year>(?:19|20)\d\d)(?: \((?:nur )?(?<part>fenster|bad|bäder|dach|heizung|elektrik|fassade|böden|küche|leitungen)\))?|(?:im jahre? |in |seit |um )?(?<!\d)(?:19|20)\d\d (?:wurden? )?(?:\p{L}+ ){0,6}(?:saniert|modernisiert|renoviert|(?:grundlegend|umfassend|vollständig|komplett|durchgreifend) instand ?gesetzt)(?:e[nrsm]?)?/u,
    meaning: ({ year, part }) =>
      year === undefined
        ? 'Sanierung mit Jahr genannt'
        : `Sanierung ${year} genannt${part === undefined ? '' : `, nur ${capitalised(part)}`}`,
    unless:
      /baujahr ?\/ ?sanierung|(?<!\p{L})(?:aufzug|aufzugs|fahrstuhl|lift|treppenhaus|hauseingang|haustür|nachbarhaus|haus nebenan)(?!\p{L})[^.,;]{0,30}(?:saniert|modernisiert|renoviert)/u,
  }),
]
