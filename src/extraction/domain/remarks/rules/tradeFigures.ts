import { regexp } from '#kernel/regexp.ts'
import { MONTHS } from '../../germanMonths.ts'
import { OWN_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'
import { writtenDay, writtenEuros } from '../written.ts'

/** Rooms of a trade, as they are let alone. */
const ROOM = String.raw`(?:laden(?:lokals?|fläche|geschäft|einheit)?|ladens|(?:geschäfts|gewerbe|verkaufs|büro|praxis|gast|produktions)(?:lokal|räume|einheit|fläche|etage|raum)|gaststätte|gastronomie|restaurant|lokal|büro|praxis|\p{L}*halle|werkstatt|café|imbiss|filiale)`
/** Between the room and what is said of it comes no other one. */
const STILL_THE_ROOM = String.raw`(?:(?!(?:wohnung|appartement|apartment|keller|nachbar|dachgeschoss|zimmer))[^.¦]){0,90}?`
const WHEN = String.raw`(?:(?:anfang|mitte|ende|dem|(?:spät|früh)?(?:sommer|herbst|jahr|frühling|winter)|${MONTHS.join('|')}|jahr|\d{1,2}(?:·|\/)) ?){0,3}(?:19|20)\d\d(?!\d)`
const EMPTY = String.raw`(?:leer|leersteht|leerstehend|unvermietet|ungenutzt|verwaist)`
const FOR_NOW = String.raw`(?:(?:schon|bereits|nun|jetzt|leider|derzeit|inzwischen) )*`

const EMPTY_SINCE = [
  String.raw`${EMPTY} ${FOR_NOW}seit (?<when>${WHEN})`,
  String.raw`${FOR_NOW}seit (?<when2>${WHEN}) ${FOR_NOW}(?:${EMPTY}|nicht (?:mehr )?vermietet)`,
  String.raw`bis (?:zum )?(?<when3>${WHEN})(?!\p{L})(?:(?!wohnung)[^.¦]){0,90}? (?:seither|seitdem|seit dem|danach|nun|jetzt|heute) ${FOR_NOW}(?:steht (?:\p{L}+ ){0,2})?${EMPTY}`,
].join('|')
/** The same names in another alternative. */
const AGAIN = EMPTY_SINCE.replace(/\?<(\w+)>/gu, '?<$1b>')

const SUM = String.raw`(?<![\d·,])(?<value>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)(?!\p{L}| ?(?:\/|je|pro) ?(?:m²|qm|quadratmeter))`
const SUM_AGAIN = SUM.replace(/\?<(\w+)>/gu, '?<$12>')
/** Not of the rooms themselves: another house, what is to be paid, a home. */
const NOT_THE_ROOM =
  /(?<!\p{L})(?:nachbar\p{L}*|nebenan|gegenüber|umgebung|\p{L}*wohnung(?:en)?|\p{L}*kosten|sanierung\p{L}*|umbau\p{L}*|kaution|\p{L}*stellpl[aä]tz\p{L}*|hausgeld|kaufpreis\p{L}*|im jahr|jährlich\p{L}*|jahresmiete|pro jahr|p· ?a)(?!\p{L})/u

/** Something of a trade is on offer here: an empty home, and what it was let for, are told by other rules. */
const OF_TRADE = regexp.u`(?<!\p{L})(?:${ROOM}|\p{L}*gewerbe\p{L}*|gewerblich\p{L}*|geschäftshaus(?:es)?|salon|pacht|verpachtet)(?!\p{L})`
/** One of several homes: the house as a whole that stands empty is what is offered. */
const A_FLAT = String.raw`(?<!\p{L})(?:\p{L}*wohnung(?:en)?|\p{L}*zimmer|app?artements?|apartments?)(?!\p{L})`

const TRADER = String.raw`(?:inhaber(?:in)?|geschäftsinhaber(?:in)?|ladeninhaber(?:in)?|apotheker(?:in)?|optiker(?:in)?|friseur(?:in|meister(?:in)?)?|bäcker(?:meister)?|metzger(?:meister)?|(?:gast)?wirt(?:in)?|zahn[aä]rzt(?:in)?|ärztin|arzt)`
const ENTERPRISE = String.raw`(?:\p{L}*unternehmen|\p{L}*kette|\p{L}*filiale|\p{L}*betrieb|\p{L}*geschäft|apotheke|optiker|bäckerei|metzgerei|friseur(?:salon)?|drogerie|\p{L}*praxis|kanzlei|bank|sparkasse|gmbh|\p{L}*werkstatt|\p{L}*händler|\p{L}*handel|restaurant|gaststätte)`

/** Days and sums on which the rent of a shop, office or hall hangs. */
export const TRADE_FIGURE_RULES: readonly RemarkRule[] = [
  // "EG: Laden 124 m² (leer seit 2021, früher Schuhgeschäft)", "bis Ende 2025 Drogerie, steht seither leer"
  rule('gewerbe-leer-seit', 'mieterstruktur', 'hinweis', {
    subject: 'leerstand',
    pattern: regexp.u`(?<room>${ROOM})(?!\p{L})${STILL_THE_ROOM}(?<!\p{L})(?:${EMPTY_SINCE})|(?<!${A_FLAT}[^.¦]{0,60})(?<alone>steht|stehen|derzeit) (?:${AGAIN})`,
    meaning: caught => `${caught['room'] === undefined ? '' : 'Gewerbe '}leer seit ${writtenDay(whenOf(caught))}`,
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:nachbar\p{L}*|nebenan|gegenüber|umgebung|gasse|fußgängerzone|innenstadt|(?:stand|standen|war|waren) (?:\p{L}+ ){0,2}leer|wieder (?:vermietet|verpachtet))(?!\p{L})/u,
  }),
  // "Zuletzt zahlte der Mieter 720 € im Monat", "Miete damals 2.150 € kalt"
  rule('gewerbe-letzte-miete', 'mieterstruktur', 'neutral', {
    subject: 'leerstand',
    pattern: regexp.u`(?:zuletzt|bis dahin|früher|damals|vorher)(?!\p{L})[^.¦]{0,40}(?:zahlte|zahlten|gezahlt|bezahlt|miete|brachte|betrug)(?!\p{L})[^.¦]{0,40}? ${SUM}|(?:\p{L}*miete (?:damals|zuletzt|bis dahin|betrug zuletzt)|(?:alte|letzte|frühere|bisherige|ehemalige) (?:\p{L}+ )?\p{L}*miete)(?!\p{L})[^.¦\d]{0,30} ?:? ${SUM_AGAIN}`,
    onlyNear: OF_TRADE,
    meaning: ({ value, value2 }) => `zuletzt kamen daraus ${writtenEuros(value ?? value2 ?? '')} im Monat`,
    fixed: 'stated',
    unless: regexp.u`${NOT_THE_ROOM.source}|(?<!\p{L})(?:erhöht|angepasst|angehoben)(?!\p{L})`,
  }),
  // "Realistisch sind heute eher 450 €", "Bei 15 €/m² wären 2.100 € zusätzlich zu erreichen"
  rule('gewerbe-erhoffte-miete', 'mieterstruktur', 'neutral', {
    subject: 'leerstand',
    pattern: regexp.u`(?:realistisch|erzielbar|erreichbar|denkbar|angemessen) (?:sind|ist|wären|wäre|erscheinen|halten wir)(?!\p{L})[^.¦]{0,70}? ${SUM}|(?:wären|wäre|sind|ist|ließen sich|lassen sich)(?!\p{L})[^.¦]{0,50}? ${SUM_AGAIN}(?: \p{L}+){0,4} (?:zu erreichen|zu erzielen|erzielbar|erreichbar|erzielen|erreichen|drin)(?!\p{L})`,
    meaning: ({ value, value2 }) =>
      `das Exposé hofft auf ${writtenEuros(value ?? value2 ?? '')} im Monat, unterschrieben ist nichts`,
    fixed: 'stated',
    onlyNear: OF_TRADE,
    unless: NOT_THE_ROOM,
    evenIfOpen: true,
  }),
  // "Alleinmieter ist seit 2008 ein Metallbauunternehmen", "Seit 2011 betreibt eine Bäckereikette hier ein Fachgeschäft"
  rule('gewerbe-mieter-seit', 'mietvertrag', 'neutral', {
    sections: OWN_SECTIONS,
    pattern: regexp.u`(?:alleinmieter(?:in)?|hauptmieter(?:in)?|ankermieter(?:in)?|(?:laden|gewerbe)mieter(?:in)?) (?:ist|sitzt|mietet) ?[^.¦]{0,40}?(?<!\p{L})seit (?:dem |januar |anfang |ende |mitte )?(?:\d{1,2}·){0,2}(?<since>(?:19|20)\d\d)(?!\d)|seit (?:anfang |ende |mitte )?(?<since2>(?:19|20)\d\d) (?:betreibt|mietet|nutzt|führt|sitzt) (?:hier )?(?:eine?|der|die|das|ein) (?:\p{L}+ ){0,3}${ENTERPRISE}`,
    meaning: ({ since, since2 }) => `der Mieter des Gewerbes ist seit ${since ?? since2 ?? ''} da`,
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:eigentümer|verkäufer|\p{L}*verwaltung|verwalter|wartung|nachbar\p{L}*|beauftragt|wir|nebenan|gegenüber|leer|stiftung)(?!\p{L})/u,
  }),
  // "Der Optiker ist inhabergeführt; der Inhaber ist 63 Jahre alt": whether he goes on after the lease.
  rule('gewerbe-inhaber-alter', 'mieterstruktur', 'hinweis', {
    sections: OWN_SECTIONS,
    pattern: regexp.u`${TRADER}(?:,| ist| wird)(?: (?:heute|inzwischen|jetzt|bereits|schon|rund|etwa|ca·))* (?<age>[5-8]\d)(?= ?(?:jahre|,|$|\)))|(?<age2>[5-8]\d)-?jährige[rn]? ${TRADER}`,
    onlyNear: regexp.u`${OF_TRADE.source}|(?<!\p{L})(?:\p{L}*miet\p{L}*|\p{L}*pacht\p{L}*|inhabergeführt\p{L}*)(?!\p{L})`,
    meaning: ({ age, age2 }) =>
      `der Inhaber ist ${age ?? age2 ?? ''} Jahre alt: Fragen Sie, wer nach Vertragsende weitermacht`,
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:verkäufer\p{L}*|verkauft|verkaufen|eigentümer\p{L}*|nießbrauch\p{L}*|wohn(?:ungs)?recht\p{L}*|nachfolger(?:in)? (?:ist|steht))(?!\p{L})/u,
  }),
]

function whenOf(caught: Readonly<Record<string, string | undefined>>): string {
  const told = ['when', 'when2', 'when3', 'whenb', 'when2b', 'when3b'].flatMap(name => caught[name] ?? [])
  return (told[0] ?? '').replace(/^dem /u, '')
}
