import { regexp } from '#kernel/regexp.ts'
import { OWN_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'
import { GUARANTEE_OVER } from './takenBack.ts'

const RESERVE = '(?:instandhaltungs|erhaltungs|reparatur)?-?(?:rücklagen?|rückstellung(?:en)?)'
/** What is paid in every month tells nothing of what is there. */
const PAID_IN = '(?:zuführung|einzahlung|dotierung|ansparung|beitrag|beiträge)\\p{L}*'
const A_TIME =
  ' ?(?:\\(?(?:mtl|monatl|jährl|monatlich|jährlich|im monat|im jahr|pro monat|je monat|pro jahr|p· ?m|p· ?a)|/ ?(?:monat|mon|jahr))'
const LEVY =
  '(?:sonderumlagen?|umlage(?= (?:von|(?:dafür|hierfür|dazu) (?:von|beträgt|liegt bei|macht)) (?:rund |ca· )?[\\d·]+ ?(?:€|euro|eur))|sonderzahlung(?:en)? der weg|umlage für (?:die )?sanierung)'
/** Denied from within: "weder beschlossen noch angekündigt". */
const NEITHER = /(?<!\p{L})weder(?!\p{L})|(?:bestehen|gibt es|liegen) (?:\p{L}+ ){0,4}nicht(?! nur)/u
/** "Beschlossene, aber noch nicht bezahlte Sonderumlagen" */
const NOT_PAID = '(?:,? (?:aber |jedoch |und |oder )?(?:noch )?(?:nicht )?(?:\\p{L}+te|\\p{L}+ene|fällige)[nr]?)?'

const REGULATES = /(?:nach|laut|gemäß|lt·) (?:der |§ ?\d+ (?:der )?)?(?:teilungserklärung|gemeinschaftsordnung)/u

function coOwnershipTold(share: string | undefined): string {
  return share === undefined
    ? 'Miteigentumsanteil erwähnt'
    : `Miteigentumsanteil ${share.replace(/·/gu, '.').replace(/ /gu, '')}`
}

const RAISED_FOR_SURE = regexp.u`^(?![^.]*(?<!\p{L})(?:soll(?:en|te)?|könnten?|kann|können|dürfte[n]?|voraussichtlich|womöglich|eventuell|evtl·?|ggf·?|falls|sofern|wenn|geplant\p{L}*|vorgeschlagen|abgestimmt|entschieden|beraten|beschlossen werden|noch nicht|nicht|keine?[nrsm]?)(?!\p{L}))[^.]*(?<!\p{L})(?:wird|werden)(?!\p{L})[^.]{0,80}${LEVY}(?!\p{L})[^.]{0,80}(?<!\p{L})(?:erhoben|eingezogen|umgelegt|fällig|angefordert)(?!\p{L})`

/** The Eigentümergemeinschaft: its papers, its money, its quarrels; and the builder's warranty. */
const SPACE = String.raw`(?:\p{L}*stellpl[aä]tz\p{L}*|\p{L}*garagen?|\p{L}*parkpl[aä]tz\p{L}*|carports?)`
const EXCLUSIVE = '(?:sondernutzungsrecht(?:e|s|en)?|snr)'
const OF_SPACE = regexp.u`(?<!\p{L})${SPACE}(?!\p{L})[^.,;¦]{0,40}(?:,[^.,;¦]{0,15})?(?<!\p{L})${EXCLUSIVE}(?!\p{L})(?! (?:an|am|auf) (?:de[rmn]|einem|einer)? ?(?:\p{L}+ )?(?:garten|terrasse))|${EXCLUSIVE} (?:\p{L}+ ){0,3}${SPACE}(?!\p{L})(?! und)`

/** "im Sondernutzungsrecht anderer Eigentümer", "die Gärten gehören als Sondernutzungsrecht den Erdgeschosswohnungen": not with what is sold. */
const OF_OTHERS = regexp.u`${EXCLUSIVE} (?:(?:de[rs]|von|einzelne[rn]?|eine[rs]|je) )*(?:anderen?|andere[rsn]|übrigen?|fremde[rn]?|dritter|nachbarn?|nachbarwohnung|miteigentümer[sn]?|anderweitig)(?!\p{L})|(?:anderen|übrigen) (?:wohnungen|eigentümern|einheiten|parteien)(?!\p{L})[^.;¦]{0,60}${EXCLUSIVE}(?!\p{L})|${EXCLUSIVE}(?!\p{L})[^.;¦]{0,60}(?<!\p{L})(?:den|der) (?:anderen|übrigen) (?:wohnung(?:en)?|eigentümern?|einheit(?:en)?|parteien)(?!\p{L})`

/** "Diese wurde für den Verkauf schon erteilt", "Die Zustimmung des Verwalters liegt bereits vor" */
const CONSENT_GIVEN = String.raw`^(?!.*(?<!\p{L})(?:nicht|noch|soll|muss|wird|werden|beantragt|angefragt|fehlt|steht aus|verweigert)(?!\p{L})).*(?:zustimmung\p{L}*|diese|sie|er)(?!\p{L})[^.;]{0,90}(?<!\p{L})(?:erteilt|liegt (?:\p{L}+ ){0,3}vor|zugesagt|abgegeben|unterschrieben)(?!\p{L})`
const CONSENT_GOES_ON = /^ ?(?:diese|sie|er|die zustimmung|der verwalter|die verwaltung)(?!\p{L})/u
/** "Die Eintragung eines Sondernutzungsrechts wird vorbereitet", "soll noch eingetragen werden": all owners must agree to it (§ 10 Abs. 3 WEG), and one may not. */
const NOT_YET = String.raw`(?:(?:in )?vorbereit(?:et|ung)|beantragt|geplant|angestrebt|beabsichtigt|in aussicht|(?:steht|stehen) (?:noch )?aus|aussteht|noch nicht (?:erfolgt|vollzogen|abgeschlossen)|(?:läuft|laufen) (?:noch|derzeit|zurzeit))`
const PENDING = regexp.u`(?:eintragung|begründung|bestellung|einräumung|zuweisung) (?:ein|d)(?:es|er) (?:\p{L}+en )?${EXCLUSIVE}(?!\p{L})[^.,;¦]{0,60}(?<!\p{L}|nicht )${NOT_YET}(?!\p{L})|${EXCLUSIVE}(?!\p{L})[^.;¦]{0,60}(?<!\p{L})(?:(?:soll(?:en)?|muss|müssen|müsste|wird|werden) (?:\p{L}+ ){0,4}?noch (?:\p{L}+ ){0,5}(?:eingetragen|begründet|eingeräumt|bestellt|zugewiesen)|soll(?:en)? (?:\p{L}+ ){0,5}(?:eingetragen|begründet|eingeräumt|bestellt)|(?:ist|sind|wurde|wurden) (?:(?:bisher|bislang|noch|derzeit|aber|jedoch|allerdings) )*nicht (?:\p{L}+ ){0,3}(?:eingetragen|begründet|eingeräumt|bestellt|vereinbart|verbrieft)|in vorbereitung)(?!\p{L})|(?<!\p{L})(?:ist|sind|wurden?) (?:das|die|ein|dieses) (?:\p{L}+ )?${EXCLUSIVE} (?:\p{L}+ ){0,4}?nicht (?:\p{L}+ ){0,3}(?:eingetragen|begründet|eingeräumt|bestellt)(?!\p{L})`

/** "… Gemeinschaftseigentum und wird allein von dieser Wohnung genutzt": what is shown with the flat and is not sold with it. */
const ALONE = String.raw`(?<!\p{L}|nicht )(?:allein(?:ig)?e?[nrs]?|ausschließlich|exklusiv|nur von (?:dieser|der|den|uns|unserer)|faktisch|stillschweigend)(?!\p{L})`
const USED_ALONE = regexp.u`gemeinschaftseigentum(?!\p{L})[^.;¦]{0,70}${ALONE}[^.;¦]{0,60}(?<!\p{L})(?:genutzt|nutz(?:en|t)|bewohnt|zur nutzung|nutzung)(?!\p{L})|${ALONE}[^.;¦]{0,60}(?<!\p{L})genutzt[^.;¦]{0,60}(?<!\p{L})gemeinschaftseigentum(?!\p{L})`

export const COMMUNITY_RULES: readonly RemarkRule[] = [
  rule('teilungserklaerung-da', 'teilungserklaerung', 'gut', {
    pattern:
      /teilungserklärung(?:en)?(?!\p{L})[^.¦]{0,110}zur verfügung|teilungserklärung(?:en)?[^.¦]{0,60}(?:liegt|liegen|vorhanden|eingesehen|zur verfügung|beigefügt|übersandt|anfordern|vor(?! (?:dem|der|den|de[ns]|einem|einer|\d|notar\p{L}*|beurkundung|kauf|unterschrift|vertrags\p{L}*)(?!\p{L})))/u,
    meaning: 'Teilungserklärung liegt vor',
    denied: 'Teilungserklärung liegt nicht vor',
    deniedTone: 'warnung',
    evenIfOpen: true,
    sections: OWN_SECTIONS,
  }),
  // What it does not ask for is denied, not the paper.
  rule('teilungserklaerung-regelt', 'teilungserklaerung', 'neutral', {
    pattern: REGULATES,
    meaning: 'Teilungserklärung genannt',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('teilungserklaerung-genannt', 'teilungserklaerung', 'neutral', {
    pattern: /teilungserklärung(?:en)?|aufteilungsplan|abgeschlossenheitsbescheinigung(?:en)?|gemeinschaftsordnung/u,
    meaning: 'Teilungserklärung oder Aufteilung genannt',
    denied: 'Keine Teilungserklärung',
    unless: REGULATES,
    deniedTone: 'hinweis',
    evenIfOpen: true,
    sections: OWN_SECTIONS,
  }),
  rule('miteigentumsanteil', 'miteigentumsanteil', 'neutral', {
    pattern:
      /(?<share>\d[\d·,]* ?\/ ?(?:1·?000·?000|100·?000|10·?000|1·?000|100|10))(?:stel)?(?= (?:miteigentum|mea|anteil))(?: \p{L}+)?|(?:miteigentumsanteil(?:e|s)?|mea(?=[ :¦]))(?!\p{L})(?:[^.\d]{0,30}?(?<share2>\d[\d·,]* ?\/ ?(?:1·?000·?000|100·?000|10·?000|1·?000|100|10))(?!\d|·\d))?/u,
    meaning: ({ share, share2 }) => coOwnershipTold(share ?? share2),
  }),
  rule('hausgeld-aufteilung', 'hausgeldAufteilung', 'neutral', {
    pattern:
      /(?:nicht |n· ?)?(?:umlagefähig|umlegbar|umlf·?|umlagefähige[rnm]?|umlegbare[rn]?)(?:e[rnms]?)?[^.]{0,40}\d|\d[\d·,]* ?(?:€|euro|eur)[^.€]{0,40}(?:umlagefähig|umlegbar)|(?<=(?:haus|wohn)geld(?!\p{L})[^.]{0,90})\d[\d·,]* ?(?:€|euro|eur)[^.,€]{0,40}(?:umgelegt|(?:zahlt|trägt|übernimmt|erstattet) (?:davon |hiervon )?(?:der|die|ihre?) mieter)|\d[\d·,]* ?(?:€ |euro |eur )?(?:(?:monatliche|monatlich|mtl·|im monat|davon|gehen|fließen|kommen) ){0,3}(?:zuführung zur|in die) (?:\p{L}+-?)?rücklagen?(?!\p{L})|rücklagen?-?(?:anteil|zuführung)\p{L}*[^.]{0,20}\d|zuführung (?:zur |in die |zu der )?(?:\p{L}+-?)?rücklagen?(?!\p{L})[^.]{0,30}\d|davon (?:\p{L}+ )?(?:umlagefähig|rücklage|instandhaltung)\p{L}*[^.]{0,30}\d|(?:hausgeld|wohngeld)[^.]{0,60}(?:inkl·?|inklusive|einschl·?|enthält|beinhaltet|davon)[^.]{0,40}|(?:hausgeld|wohngeld)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:darin|da|dort|drin) (?:ist|sind|stecken|steckt) [^.]{0,110}(?:\p{L}*rücklagen?|drin|dabei|enthalten)(?!\p{L})|(?:im|in dem) (?:hausgeld|wohngeld)(?!\p{L})[^.]{0,150}(?<!nicht )(?:enthalten|inbegriffen)/u,
    meaning: 'Hausgeld aufgeteilt',
    evenIfOpen: true,
  }),
  rule('ruecklage-genannt', 'ruecklage', 'neutral', {
    pattern: regexp.u`(?<!${PAID_IN}[^.]{0,20})${RESERVE}(?!\p{L})[^.]{0,60}?(?<![\d·,])(?:\d{1,3}(?:·\d{3})+|\d{4,})(?:,\d\d?)? ?(?:€|euro|eur|,-)(?!${A_TIME})|(?:stand|anteil\p{L}*|guthaben|höhe)(?!\p{L})[^.\d]{0,30}${RESERVE}(?!\p{L})[^.\d]{0,40}\d[\d·,]* ?(?:€|euro|eur|,-)(?!${A_TIME})`,
    meaning: 'Rücklage beziffert',
    unless: /je m²|pro m²|gewerbe|rücklagen?[ ¦]*(?:−|\.\/\.)/u,
    evenIfOpen: true,
    sections: OWN_SECTIONS,
  }),
  rule('ruecklage-gut', 'ruecklage', 'gut', {
    pattern: regexp.u`(?:hohe|gute|solide|üppige|komfortable|ausreichende|beachtliche|gut gefüllte|stattliche)[rnms]? ${RESERVE}|${RESERVE}(?!\p{L})[^.]{0,30}(?:gut gefüllt|gut ausgestattet|solide|ausreichend|sehr gut)`,
    meaning: 'Rücklage als gut beschrieben',
    denied: 'Rücklage nicht ausreichend',
    deniedTone: 'warnung',
    sections: OWN_SECTIONS,
  }),
  rule('ruecklage-leer', 'ruecklage', 'warnung', {
    pattern: regexp.u`(?:keine|kaum|geringe) (?:\p{L}+ )?${RESERVE}|(?:gemeinschaft|weg|anlage|haus|verwaltung)(?!\p{L})[^.]{0,40} ohne (?:\p{L}+ )?${RESERVE}|${RESERVE}(?!\p{L})[^.,]{0,70}(?<!\p{L})(?:nicht|nie|noch keine) (?:gebildet|angespart|vorhanden)|${RESERVE}(?!\p{L})[^.,]{0,70}(?<!\p{L})(?:fast |nahezu |komplett |vollständig |weitgehend )+(?:aufgebraucht|aufgezehrt|erschöpft)|${RESERVE}(?!\p{L})[^.]{0,30}(?:aufgebraucht|aufgezehrt|erschöpft|nicht vorhanden|wird nicht gebildet|nicht gebildet|existiert nicht|besteht nicht|gering)`,
    meaning: 'Keine oder aufgebrauchte Rücklage',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('sonderumlage-beschlossen', 'sonderumlage', 'gefahr', {
    pattern: regexp.u`${LEVY}(?!\p{L})[^.]{0,100}eingetragenen? eigentümer zu (?:zahlen|tragen)|${LEVY}(?!\p{L})[^.]{0,60}(?:beschlossen|vereinbart|fällig|vom käufer|käufer (?:zu tragen|übernimmt)|zu zahlen|zu tragen|erhoben)|(?:beschlossene|fällige)[nrsm]? ${LEVY}|(?:beschloss|beschlossen|beschlossen wurde)[^.]{0,60} ${LEVY}|${LEVY}(?!\p{L})[^.]{0,180}(?<!\p{L})(?:vom|durch den) (?:käufer|erwerber) zu (?:leisten|zahlen|tragen|übernehmen)|(?<!\p{L})(?<!(?:ob|falls|wenn|sofern) [^.]{0,60})gibt es (?:deshalb |jetzt |nun |dafür |hierfür )*(?:eine )?${LEVY} (?:von|über|in höhe)(?!\p{L})`,
    meaning: 'Sonderumlage beschlossen oder vom Käufer zu tragen',
    // "werden als Sonderumlage erhoben, fällig am 15.03.2027": who tells the day tells no possibility.
    certain: RAISED_FOR_SURE,
    denied: 'Keine Sonderumlage beschlossen',
    // "beschlossen, aber noch nicht fällig" denies the day, not the debt.
    unless: regexp.u`${NEITHER.source}|beschlossen[^.]{0,30} noch nicht (?:fällig|erhoben|bezahlt|gezahlt)`,
    sections: OWN_SECTIONS,
  }),
  rule('sonderumlage-keine', 'sonderumlage', 'gut', {
    pattern: regexp.u`${LEVY}(?!\p{L})[^.]{0,40}(?<!\p{L})weder|weder [^.]{0,40}${LEVY}(?:(?=[^.;]{0,60}(?<!\p{L})(?:sind|ist|wurden?) (?<decided>beschlossen)(?!\p{L}))|)|(?<which>beschlossen|geplant|fällig)e[nrsm]?${NOT_PAID} ${LEVY} (?:bestehen|gibt es|liegen) (?:\p{L}+ ){0,4}nicht(?! nur)`,
    // Who denies the one has not spoken of the other.
    meaning: ({ which, decided }) =>
      which === undefined && decided === undefined
        ? 'Weder beschlossen noch geplant'
        : `Keine Sonderumlage ${which ?? 'beschlossen'}`,
    fixed: 'denied',
    sections: OWN_SECTIONS,
  }),
  rule('sonderumlage-genannt', 'sonderumlage', 'warnung', {
    pattern: regexp.u`(?<!beschlossene[nrsm]? |fällige[nrsm]? )${LEVY}`,
    meaning: 'Sonderumlage wird genannt',
    denied: 'Keine Sonderumlage',
    // Those say it themselves; here it would be said twice.
    unless:
      // A word alone in its line is a heading, or a piece of a cell that ran over: it says nothing.
      /(?:^|¦)\s*\p{L}*umlagen?(?: (?:ges·?|gesamt|insgesamt|anteil|betrag|summe|in €|\(?€\)?|je \p{L}+))*\s*$|(?:beschlossen|beschloss|fällig|vom käufer|zu tragen|zu zahlen|erhoben)(?<!kein.*)(?!,? (?:aber |jedoch )?noch nicht)|weder|bestehen (?:\p{L}+ ){0,4}nicht(?! nur)|gibt es (?:deshalb |jetzt |nun |dafür |hierfür )*(?:eine )?sonderumlage (?:von|über|in höhe)(?!\p{L})/u,
    sections: OWN_SECTIONS,
  }),
  // What is shown on request is not missing.
  rule('protokolle-auf-anfrage', 'protokolle', 'neutral', {
    pattern:
      /(?:protokolle[n]?|versammlungsprotokolle[n]?|niederschriften)(?!\p{L})[^.¦]{0,160} stellen wir(?!\p{L})[^.¦]{0,60}zur verfügung|(?:protokolle[n]?|versammlungsprotokolle[n]?|niederschriften)(?!\p{L})[^.¦]{0,90}(?<!\p{L})(?:schicken|senden|übersenden|zeigen|zugesandt|zusenden|erhalten sie|bekommen sie|reichen|nachgereicht|auf anfrage|auf wunsch)(?!\p{L})|(?:schicken|senden|übersenden|zeigen|reichen|erhalten)(?!\p{L})[^.¦]{0,90}(?<!\p{L})(?:protokolle[n]?|versammlungsprotokolle[n]?|niederschriften)/u,
    meaning: 'Protokolle gibt es laut Text auf Anfrage',
    evenIfOpen: true,
    unless: /abnahmeprotokoll|übergabeprotokoll/u,
  }),
  rule('protokolle-da', 'protokolle', 'gut', {
    pattern:
      /(?:versammlungs)?protokolle[n]?[^.¦]{0,60}(?:liegen|liegt|vorhanden|einsehbar|eingesehen|zur verfügung|vor)|beschlusssammlung[^.¦]{0,40}(?:liegt|vorhanden|eingesehen|vor)/u,
    meaning: 'Protokolle der Eigentümerversammlungen liegen vor',
    denied: 'Protokolle liegen nicht vor',
    deniedTone: 'warnung',
    evenIfOpen: true,
    sections: OWN_SECTIONS,
  }),
  rule('verwalter', 'verwalter', 'neutral', {
    pattern:
      /hausverwaltung(?:en)?|weg-?verwalt(?:ung|er\p{L}*)|verwalter(?:in|s)?|professionelle? verwaltung|professionell verwaltet\p{L}*|verwaltergebühr|verwaltungskosten/u,
    meaning: 'Verwaltung genannt',
    denied: 'Kein Verwalter bestellt',
    deniedTone: 'warnung',
    unless: /insolvenzverwalter|nachlassverwalter|zwangsverwalter|mietverwaltung|niedergelegt/u,
    evenIfOpen: true,
  }),
  rule('verwalter-zustimmung', 'verwalter', 'hinweis', {
    pattern: /verwalterzustimmung|zustimmung des verwalters|selbstverwalt\p{L}*|eigenverwaltung/u,
    meaning: 'Verwalterzustimmung oder Selbstverwaltung',
    denied: 'Keine Verwalterzustimmung nötig',
    // § 270 InsO: who is insolvent may administer himself.
    goesOnBehind: CONSENT_GOES_ON,
    unless: regexp.u`${CONSENT_GIVEN}|insolvenz|eigenverwaltung(?!\p{L})[^.]{0,60}(?:eröffnet|gericht|gläubiger|sachwalter)|verfahren (?:de[rs]|in|unter) (?:\p{L}+ )?eigenverwaltung|sanier(?:t|en|ung)[^.]{0,60}eigenverwaltung`,
    evenIfOpen: true,
  }),
  rule('verwalter-zustimmung-da', 'verwalter', 'neutral', {
    pattern: /verwalterzustimmung|zustimmung des verwalters/u,
    goesOnBehind: CONSENT_GOES_ON,
    only: new RegExp(CONSENT_GIVEN, 'u'),
    meaning:
      'Die Zustimmung des Verwalters liegt laut Text schon vor: zum Notartermin mitbringen lassen (Form § 29 GBO)',
    fixed: 'stated',
  }),
  rule('weg-streit', 'wegStreit', 'warnung', {
    pattern:
      /(?<arrears>(?:hausgeld|wohngeld)-?rückst(?:and|ände[n]?))|rechtsstreit(?:igkeiten|s)?|beweisverfahren|(?<arrears2>rückstände (?:der|in der|bei der) (?:gemeinschaft|weg|eigentümer\p{L}*))|(?:läuft|anhängig|laufende) (?:\p{L}+ )?(?:klage|verfahren|prozess)|klage (?:gegen|der)|streit (?:in der|mit) (?:gemeinschaft|weg|nachbar\p{L}*)|eigentümer(?!\p{L})[^.;¦]{0,90}(?<!\p{L})(?:nicht|noch nicht) (?:über(?:wiesen)|(?:ein|be)?gezahlt|bezahlt|geleistet|beglichen)/u,
    meaning: 'Rückstände oder Rechtsstreit',
    // That it shall go over to the buyer is said by its own rule, and is no mere possibility.
    unless: /(?:käufer|erwerber)(?:in|s)?(?!\p{L})[^.¦;]{0,90}(?:übern[ie]hm|fortführ|fortsetz|weiterführ|eintreten)/u,
    // Who denies the one has not spoken of the other.
    denied: ({ arrears, arrears2 }) => ((arrears ?? arrears2) === undefined ? 'Kein Rechtsstreit' : 'Keine Rückstände'),
  }),
  rule('weg-im-haus', 'eigentumsform', 'warnung', {
    pattern:
      /(?<!\p{L})weg ?[:¦]? ?(?:mit )?\d+(?:[–-]\d+)? weitere\p{L}* (?:eigentümer|parteien|einheiten)\p{L}*|\d+(?:[–-]\d+)? weitere eigentümer\p{L}*|weitere eigentümer\p{L}* (?:im|in (?:der|dieser|diesem)) (?:haus|gebäude)\p{L}*/u,
    meaning: 'Kein ganzes Haus: Es gehört mehreren in einer WEG, weitere Eigentümer entscheiden mit',
  }),
  rule('stellplatz-verkauft', 'sondernutzung', 'warnung', {
    pattern:
      /\p{L}*(?:stellpl[aä]tz|parkpl[aä]tz|garage)\p{L}*[^.]{0,40}(?:davon [^.]{0,14}|bereits |schon )(?:verkauft|vergeben|reserviert)|nur noch (?:\p{L}+|\d+) (?:freie[rn]? )?\p{L}*-?(?:stellpl[aä]tz|parkpl[aä]tz|garagen)\p{L}* (?:frei|verfügbar|zu haben|übrig)/u,
    meaning: 'Ein Teil der Stellplätze ist schon verkauft',
  }),
  // It is how a space is bought with a flat, and no more than the space.
  rule('sondernutzung-stellplatz', 'sondernutzung', 'neutral', {
    pattern: OF_SPACE,
    meaning: 'Sondernutzungsrecht am Stellplatz: in der Teilungserklärung zeigen lassen, in den Kaufvertrag aufnehmen',
  }),
  rule('sondernutzung-anderer', 'sondernutzung', 'neutral', {
    pattern: OF_OTHERS,
    meaning: 'Sondernutzungsrecht anderer Eigentümer: Diese Fläche nutzen Sie nicht',
    fixed: 'stated',
  }),
  rule('sondernutzung-offen', 'sondernutzung', 'warnung', {
    pattern: PENDING,
    meaning: 'Sondernutzungsrecht nicht eingetragen: Alle Miteigentümer müssen noch zustimmen',
    unless: OF_OTHERS,
    ofStanding: true,
    fixed: 'stated',
    evenIfOpen: true,
  }),
  rule('gemeinschaft-allein-genutzt', 'sondernutzung', 'warnung', {
    pattern: USED_ALONE,
    meaning: 'Allein genutzt, aber Gemeinschaftseigentum: nicht mitverkauft',
    // The right is what makes the use safe.
    unless:
      /(?<!eintragung (?:ein|d)es )sondernutzungsrecht(?:e|s)?(?!\p{L})(?! (?:ist|sind|wurde|wird|soll|besteht) (?:\p{L}+ ){0,2}(?:nicht|noch))/u,
    fixed: 'stated',
    evenIfOpen: true,
  }),
  rule('sondernutzung', 'sondernutzung', 'gut', {
    unless: regexp.u`${OF_SPACE.source}|${OF_OTHERS.source}|${PENDING.source}`,
    pattern:
      /sondernutzungsrecht(?:e|s|en)?(?: (?:an|auf|über) (?:[\p{L}-]+ ){0,5}(?:ca· )?(?<m2>\d[\d·]*(?:,\d+)?) ?(?:m²|qm|quadratmeter\p{L}*))?|sondernutzungsfläche|snr(?=[ ,)¦])/u,
    meaning: ({ m2 }) => `Sondernutzungsrecht${m2 === undefined ? '' : ` an ${m2.replace(/·/gu, '.')}\u00a0m²`}`,
    denied: 'Kein Sondernutzungsrecht',
    deniedTone: 'warnung',
  }),
  rule('sondernutzung-nur-nutzung', 'sondernutzung', 'hinweis', {
    pattern:
      /gartenmitbenutzung|garten-?mitnutzung|(?:gemeinschafts|gemeinschaftlicher )garten|zur (?:alleinigen|gemeinschaftlichen|mit)-?nutzung|(?:garten|stellplatz|kellerraum)[^.¦]{0,30}(?:darf|kann|können) (?:\p{L}+ )?(?:mit)?genutzt werden/u,
    meaning: 'Nur Nutzung genannt: Sondernutzungsrecht prüfen',
    unless:
      /(?:blick|aussicht|ausblick|fenster|balkon) (?:in|auf|zu[rm]?) (?:de[nmr]|die|das)? ?(?:\p{L}+ )?(?:gemeinschafts-?|gemeinschaftlichen )garten/u,
    evenIfOpen: true,
  }),
  rule('gewaehrleistung-neubau', 'gewaehrleistung', 'gut', {
    pattern:
      /(?:5|fünf)[- ]?jähr\p{L}* (?:gewährleistung|garantie)|gewährleistung[^.]{0,25}(?:5|fünf) jahre|mabv|makler- und bauträgerverordnung|(?:fertigstellungs|gewährleistungs|vertragserfüllungs)-?bürgschaft|(?:nach|gemäß) (?:dem )?baufortschritt|fertigstellungs?garantie/u,
    meaning: 'Gewährleistung oder Zahlung nach Baufortschritt (MaBV)',
    unless: new RegExp(GUARANTEE_OVER, 'u'),
    denied: 'Keine Gewährleistung oder Sicherheit des Bauträgers',
    deniedTone: 'warnung',
    sections: OWN_SECTIONS,
  }),
  rule('gewaehrleistung-vorauszahlung', 'gewaehrleistung', 'gefahr', {
    pattern:
      /(?:zahlung|kaufpreis|rate|anzahlung)[^.]{0,60} vor (?:eintragung der |der )?(?:auflassungsvormerkung|beurkundung|notartermin|notarieller)/u,
    meaning: 'Zahlung vor der Auflassungsvormerkung verlangt',
    denied: 'Keine Zahlung vor der Auflassungsvormerkung',
    sections: OWN_SECTIONS,
  }),
  rule('gewaehrleistung-ausschluss', 'gewaehrleistung', 'hinweis', {
    pattern:
      /(?:unter )?ausschluss (?:der|jeglicher|jeder) (?:sach)?(?:mängelhaftung|gewährleistung|mängelgewährleistung|sachmängel\p{L}*)|(?:gekauft|verkauf\p{L}*) wie (?:gesehen|besichtigt|es steht)|ohne (?:gewährleistung|sachmängelhaftung)|gewährleistung[^.]{0,20} ausgeschlossen/u,
    meaning: 'Gewährleistung ausgeschlossen: Mängel gehen auf den Käufer über',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
]
