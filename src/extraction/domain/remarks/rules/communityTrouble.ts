import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'

const ADMINISTRATOR = '(?:haus|weg-?)?(?:verwalter(?:in|s)?|verwaltung)'
const STATEMENT = '(?:(?:jahres|hausgeld|wohngeld|weg-?)abrechnung(?:en)?|wirtschaftspl[aä]ne?)'
const YEARS =
  '(?: ?(?:für |des jahres |der jahre |aus )?(?:(?:19|20)\\d\\d(?:(?:,| und|\\/) ?(?:19|20)?\\d\\d)*|das (?:vor|letzte |vorige )\\p{L}*))?'
const MISSING =
  '(?:fehlt|fehlen|steht (?:\\p{L}+ ){0,2}aus|stehen (?:\\p{L}+ ){0,2}aus|(?:liegt|liegen)(?: \\p{L}+){0,3} nicht vor|(?:ist|sind|wurden?)(?: \\p{L}+){0,3} nicht (?:erstellt|beschlossen|vorgelegt|gemacht|fertig)|noch nicht (?:erstellt|beschlossen|vorgelegt|fertig))'

const SUIT = '(?:rechts-?streit(?:s|igkeit)?|(?:gerichts)?prozess(?:es)?|klage(?:verfahren)?|gerichtsverfahren)'

function two(written: string | undefined): string {
  return (written ?? '').padStart(2, '0')
}

/** A community at law with itself, without anybody who runs it, or without its accounts. */
export const COMMUNITY_TROUBLE_RULES: readonly RemarkRule[] = [
  // § 23 (4), § 44 WEG: it binds and is to be paid until a court lifts it.
  rule('weg-anfechtung', 'wegStreit', 'gefahr', {
    pattern:
      /(?:beschl[uü]ss\p{L}*|wahl|bestellung|verwalterwahl|sonderumlage|sanierung|versammlung|wirtschaftsplan|jahresabrechnung)(?!\p{L})[^.¦]{0,160}(?<!\p{L})angefochten(?!\p{L})|anfechtungs-?klagen?|beschluss-?anfechtung(?:en|sklagen?)?|anfechtung (?:des|der) (?:beschl\p{L}+|wahl|bestellung)|(?:gegen (?:den|die|diesen|diese) (?:\p{L}+ )?(?:beschl[uü]ss\p{L}*|wahl|sonderumlage)(?!\p{L})[^.¦]{0,50}(?:klag\p{L}+|anfecht\p{L}*))/u,
    meaning:
      'Beschluss der Gemeinschaft ist angefochten: Er gilt, bis ein Gericht ihn aufhebt (§ 23 Abs. 4 WEG); Klage, Stand und Folgen für die Zahlung erfragen',
    denied: 'Kein Beschluss angefochten',
    unless: /unanfechtbar|anfechtungsfrist (?:ist )?(?:abgelaufen|verstrichen)|testament|erbschaft|kaufvertrag/u,
    evenIfOpen: true,
  }),
  // "einen Prozess soll der Erwerber weiterführen": § 266 ZPO, and by contract at his own cost.
  rule('klage-auf-kaeufer', 'wegStreit', 'gefahr', {
    pattern: regexp.u`(?:käufer|erwerber)(?:in|s|seite)?(?!\p{L})[^.¦;]{0,50}(?<!\p{L})(?:${SUIT})(?!\p{L})[^.¦;]{0,60}(?<!\p{L})(?:übernehmen|übernimmt|fortführen|fortsetzen|weiterführen|führt[^.¦;]{0,20} (?:fort|weiter)|eintreten|tritt[^.¦;]{0,20} ein)(?!\p{L})|(?<!\p{L})(?:${SUIT})(?!\p{L})[^.¦;]{0,60}(?<!\p{L})(?:(?:vom|von der|durch den|auf den) (?:käufer|erwerber)(?:in|s)?[^.¦;]{0,30}(?:übernommen|fortgeführt|weiterzuführen|zu übernehmen|geht|über)|(?:übernimmt|führt) (?:der|die|ein) (?:käufer|erwerber)(?:in)?)(?!\p{L})`,
    unless: /(?<!\p{L})(?:nicht|kein\p{L}*)(?!\p{L})[^.¦;]{0,60}(?:übern|fort|weiter|tritt|treten)|mieter|räumungs/u,
    meaning: 'Ein laufender Rechtsstreit soll auf den Käufer übergehen: Vor dem Kauf von einem Anwalt prüfen lassen',
    fixed: 'stated',
    evenIfOpen: true,
  }),
  rule('klage-unter-eigentuemern', 'wegStreit', 'warnung', {
    pattern: regexp.u`(?:(?:übrigen|anderen|restlichen) (?:mit|wohnungs)?eigentümer\p{L}*|miteigentümer\p{L}*|eigentümergemeinschaft|weg)(?!\p{L})[^.¦;]{0,120}(?<!\p{L})(?:verklagt|geklagt|klage (?:erhoben|eingereicht))(?!\p{L})|(?:klage|rechtsstreit|verfahren)(?!\p{L})[^.¦;]{0,30} (?:gegen|mit) (?:die |den |der )?(?:(?:übrigen|anderen|restlichen) (?:mit|wohnungs)?eigentümer\p{L}*|miteigentümer\p{L}*|gemeinschaft|weg)(?!\p{L})`,
    unless:
      /(?:nicht|nie|niemand\p{L}*) (?:ver|ge)klagt|keine? klage|zurückgenommen|verglichen|vergleich|rechtskräftig|abgewiesen|beendet/u,
    meaning: 'Die Eigentümer streiten vor Gericht: Klage, Stand und Kosten erfragen',
    fixed: 'stated',
    evenIfOpen: true,
  }),
  rule('klage-termin', 'wegStreit', 'neutral', {
    pattern: regexp.u`(?:klage|rechtsstreit\p{L}*|gericht\p{L}*|prozess|verhandlung\p{L}*)(?!\p{L})[^.¦]{0,90}(?:termin|verhandelt|verhandlung)(?!\p{L})[^.¦\d]{0,25}(?<!\d)(?<day>\d{1,2})· ?(?<month>\d{1,2})· ?(?<year>20\d\d)`,
    meaning: ({ day, month, year }) => `Nächster Gerichtstermin am ${two(day)}.${two(month)}.${year ?? ''}`,
    day: ({ day, month, year }) => [year, two(month), two(day)].join('-'),
    unless: /versteiger|auktion|zuschlag/u,
    // "Über die Klage ist nicht entschieden" denies the judgment, not the hearing.
    fixed: 'stated',
    evenIfOpen: true,
  }),
  rule('verwalter-fehlt', 'verwalter', 'warnung', {
    pattern: new RegExp(
      [
        `${ADMINISTRATOR}(?!\\p{L})[^.¦]{0,60}(?:amt|mandat|vertrag)(?!\\p{L})[^.¦]{0,50}(?:niedergelegt|gekündigt|aufgegeben|beendet)`,
        `${ADMINISTRATOR}(?!\\p{L})[^.¦]{0,80}(?<!\\p{L})(?:gewählt|wahl|bestellt|bestellung)(?!\\p{L})[^.¦]{0,90}angefochten|wahl (?:de[rs] )?(?:neuen |weg-)?${ADMINISTRATOR}(?!\\p{L})[^.¦]{0,60}angefochten`,
        `(?:ohne|kein(?:en|e)?) (?:bestellte[nr]? |gewählte[nr]? |eigene[nr]? )?(?:haus|weg-?)?(?:verwalter|verwaltung)(?!\\p{L})`,
        `(?:verwalter|verwaltung)(?!\\p{L})(?: \\p{L}+){0,4} (?:fehlt|nicht (?:mehr )?bestellt|wird (?:noch |derzeit )?gesucht)`,
        'verwalterlos\\p{L}*',
      ].join('|'),
      'u',
    ),
    meaning:
      'Die Gemeinschaft hat keinen sicher bestellten Verwalter: Abrechnung, Zahlungen und Auskünfte können liegen bleiben',
    unless:
      /keine (?:\p{L}+ )?verwaltungsgebühr|ohne verwalterzustimmung|insolvenz|nachlass|zwangs|mietverwaltung|sondereigentumsverwaltung|ohne (?:eigene[nr]? |fremde[nr]? )?(?:haus|weg-?)?(?:verwalter|verwaltung) (?:\p{L}+ ){0,2}(?:führen|auskommen|bewirtschaften|selbst verwalten) (?:lassen|lässt|können|kann)(?!\p{L})/u,
    fixed: 'stated',
  }),
  rule('abrechnung-fehlt', 'verwalter', 'warnung', {
    pattern: regexp.u`${STATEMENT}${YEARS}(?!\p{L})(?: [^.,¦ ]+){0,4}? ${MISSING}|(?:die|eine) (?:letzte )?abrechnung (?:für|des jahres|der jahre|von) (?:das jahr )?(?:19|20)\d\d[^.,¦]{0,20} ${MISSING}|(?:keine|fehlende) ${STATEMENT}`,
    meaning: 'Eine Jahresabrechnung fehlt: Nachzahlungen sind möglich, vertraglich dem Verkäufer zuweisen',
    unless: /mieter|heizkosten|betriebskosten|nebenkosten|versteigerung/u,
    fixed: 'stated',
  }),
]
