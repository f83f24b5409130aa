import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'

const ADMINISTRATOR = '(?:haus|weg-?)?(?:verwalter(?:in|s)?|verwaltung)'
const STATEMENT = '(?:(?:jahres|hausgeld|wohngeld|weg-?)abrechnung(?:en)?|wirtschaftspl[aä]ne?)'
const YEARS =
  '(?: ?(?:für |des jahres |der jahre |aus )?(?:(?:19|20)\\d\\d(?:(?:,| und|\\/) ?(?:19|20)?\\d\\d)*|das (?:vor|letzte |vorige )\\p{L}*))?'
const MISSING =
  '(?:fehlt|fehlen|steht (?:\\p{L}+ ){0,2}aus|stehen (?:\\p{L}+ ){0,2}aus|(?:liegt|liegen)(?: \\p{L}+){0,3} nicht vor|(?:ist|sind|wurden?)(?: \\p{L}+){0,3} nicht (?:erstellt|beschlossen|vorgelegt|gemacht|fertig)|noch nicht (?:erstellt|beschlossen|vorgelegt|fertig))'

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
      /keine (?:\p{L}+ )?verwaltungsgebühr|ohne verwalterzustimmung|insolvenz|nachlass|zwangs|mietverwaltung|sondereigentumsverwaltung/u,
    fixed: 'stated',
  }),
  rule('abrechnung-fehlt', 'verwalter', 'warnung', {
    pattern: regexp.u`${STATEMENT}${YEARS}(?!\p{L})(?: [^.,¦ ]+){0,4}? ${MISSING}|(?:die|eine) (?:letzte )?abrechnung (?:für|des jahres|der jahre|von) (?:das jahr )?(?:19|20)\d\d[^.,¦]{0,20} ${MISSING}|(?:keine|fehlende) ${STATEMENT}`,
    meaning: 'Eine Jahresabrechnung fehlt: Nachzahlungen sind möglich, vertraglich dem Verkäufer zuweisen',
    unless: /mieter|heizkosten|betriebskosten|nebenkosten|versteigerung/u,
    fixed: 'stated',
  }),
]
