import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'

/** What carries cars and balconies: concrete with steel in it. */
const DECK = '(?:tiefgaragen?|parkdecks?|parkhaus|duplexgaragen?)'
const STEEL = '(?:bewehrung\\p{L}*|armierung\\p{L}*|bewehrungs(?:stahl|eisen)|stahleinlagen?)'

/** Salt and rust in concrete: the dearest repair of a block of flats, and seldom named in plain words. */
const CLOSED_PART = String.raw`(?:balkone?n?s?|\p{L}*brüstung(?:en)?|loggi(?:a|en)|laubeng[aä]nge?s?|terrasse|dachterrasse|treppe|tiefgarage|\p{L}*garagen(?:ebene|deck|geschoss)|park(?:deck|ebene|haus)s?|stellplätze|stellplatz(?:ebene|anlage)|keller|(?:flucht|rettungs)weg|durchfahrt)`

const DAMAGE = [
  'chlorid(?:e|en|s)?(?:-?(?:schäden|schaden|belast\\p{L}*|eintrag|eindringung|gehalt\\p{L}*|induziert\\p{L}*|korrosion|kontamin\\p{L}*|verseuch\\p{L}*))?',
  'beton-?(?:schäden|schaden|abplatzung(?:en)?|korrosion|abbrüche)',
  'karbonatisier\\p{L}*',
  '(?:balkon\\p{L}*|krag(?:platten?|arm)\\p{L}*|loggi\\p{L}*|betondecke|betonstützen?)(?!\\p{L})[^.¦]{0,70}(?<!\\p{L})abplatz\\p{L}*',
  'abplatz\\p{L}*[^.,¦]{0,40}(?<!\\p{L})(?:beton|balkon\\p{L}*|krag(?:platten?|arm)\\p{L}*)',
  `${STEEL}(?!\\p{L})[^.,¦]{0,50}(?<!\\p{L})(?:korrodiert|rostet|verrostet|angerostet|angegriffen|freiliegend|liegt frei|liegen frei)`,
  `(?:korrodierte|rostende|verrostete|freiliegende|frei liegende|angerostete)[rnsm]? (?:${STEEL}|eisen|stähle)`,
  `(?:korrosion|rost) (?:an|der|an der) ${STEEL}`,
  `${DECK}-?(?:decke|sohle|boden|abdichtung|dach)?(?!\\p{L})[^.,¦]{0,50}(?<!\\p{L})(?:undicht|durchfeuchtet|sanierungsbedürftig|marode|abgestützt|notabgestützt)`,
].join('|')
/** Somebody has said what it costs to mend it. */
const PRICED = String.raw`[^.¦]{0,140}\d{1,3}[.·]\d{3} ?(?:€|euro|eur)(?!\p{L})[^.¦]{0,40}(?<!\p{L})(?:angeboten|angebot|veranschlagt|kalkuliert|beziffert)(?!\p{L})`

export const CONCRETE_RULES: readonly RemarkRule[] = [
  rule('beton-schaden', 'statik', 'gefahr', {
    pattern: regexp.u`${DAMAGE}`,
    meaning: 'Schaden am Stahlbeton (Salz, Rost oder Undichtigkeit): Gutachten, Kosten und Anteil klären',
    denied: 'Keine Betonschäden',
    unless: regexp.u`trinkwasser|schwimmbad|pool|thermal|sole(?!\p{L})|(?:undicht\p{L}*|schäden)[^.]{0,30} (?:nicht|keine) (?:bekannt|vorhanden)|(?:${DAMAGE})${PRICED}`,
  }),
  rule('beton-schaden-beziffert', 'statik', 'warnung', {
    pattern: regexp.u`(?:${DAMAGE})${PRICED}`,
    meaning: 'Schaden am Stahlbeton, seine Sanierung ist beziffert: Angebot zeigen lassen',
    fixed: 'stated',
  }),
  rule('beton-sanierung', 'statik', 'warnung', {
    pattern: regexp.u`(?:beton|${DECK}|balkon)-?(?:sanierung(?:en)?|instandsetzung(?:en)?)|(?:sanierung|instandsetzung|abdichtung) (?:der|des|von) (?:\p{L}+ )?${DECK}(?:decke|sohle|dachs)?`,
    meaning: 'Sanierung von Stahlbeton genannt (Tiefgarage, Balkone): Umfang, Kosten und Anteil klären',
    denied: 'Keine Betonsanierung nötig',
    unless:
      /\d{1,3}(?:·\d{3})+ ?(?:€|euro|eur)(?!\p{L})[^.]{0,60}beschlossen[^.]{0,60}umlage|(?<!\p{L})(?:abgeschlossen|fertiggestellt|wurden?|erfolgt\p{L}*|durchgeführt\p{L}*|saniert\p{L}*|20[0-2]\d (?:\p{L}+ )?erneuert)(?!\p{L})|sonderumlage(?!\p{L})[^.]{0,110}(?<!\p{L})(?:bezahlt|gezahlt|beglichen|trägt der verkäufer|übernimmt der verkäufer)(?!\p{L})/u,
    fixed: 'stated',
  }),
  rule('balkon-gesperrt', 'statik', 'gefahr', {
    // "Die untere Garagenebene ist seit März aus Sicherheitsgründen gesperrt", "Das Betreten des Laubengangs hat die Bauaufsicht untersagt"
    pattern: regexp.u`${CLOSED_PART}(?!\p{L})[^.¦]{0,80}(?<!\p{L})(?:gesperrt|nicht (?:mehr )?(?:betreten werden|befahren werden|genutzt werden|betretbar|begehbar|nutzbar|befahrbar))|(?:nutzung|betreten|befahren|zutritt|zugang)(?: (?:der|des|zu[rm]?|von))? (?:\p{L}+ ){0,2}${CLOSED_PART}(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:untersagt|verboten|gesperrt)`,
    meaning: 'Bauteil ist gesperrt: Grund, Kosten und Wiederherstellung klären',
    unless:
      /sperrnotiz|(?<!\p{L})(?:wegen|aufgrund|während) [^.¦]{0,40}(?:sanierung|instandsetzung|erneuerung|arbeiten|bauzeit|bauphase|bauausführung|baumaßnahmen?|umbau(?:s|ten)?|austauschs?)(?!\p{L})|(?<!\p{L})(?:sperrbar|absperrbar|videoüberwacht|für den (?:durchgangs)?verkehr|schranke)(?!\p{L})|nicht gesperrt|nicht d(?:ie|er|as)(?:jenige)? (?:der|dieser|unserer|des|hier)/u,
    fixed: 'stated',
  }),
  // Works are why: the part comes back, and the works are asked for with their levy.
  rule('bauteil-gesperrt-arbeiten', 'statik', 'warnung', {
    pattern:
      /(?:balkone?s?|loggi(?:a|en)|terrasse|dachterrasse|treppe|tiefgarage|stellplätze|keller)(?!\p{L})[^.¦]{0,30}(?<!\p{L})(?:wegen|aufgrund|während) [^.¦]{0,40}(?:sanierung|instandsetzung|erneuerung|arbeiten)(?!\p{L})[^.¦]{0,40}(?<!\p{L})gesperrt/u,
    meaning: 'Ein Teil ist wegen Arbeiten gesperrt: Dauer und Kosten erfragen',
    fixed: 'stated',
  }),
]
