import { regexp } from '#kernel/regexp.ts'
import { type Caught, type RemarkRule, rule } from '../remarkRule.ts'

const SUM =
  '(?:auftrags?-?summe|vertrags?-?summe|auftragswerts?|bausumme|haus-?preise?s?|brutto-?(?:preise?s?|auftragssumme)|gesamt-?(?:preise?s?|vergütung)|werklohns?|kaufpreise?s?|festpreise?s?)'
const LEAVING =
  '(?:rücktritt\\p{L}*|rücktrittsrecht\\p{L}*|zurücktr\\p{L}*|kündig\\p{L}*|storn\\p{L}*|nichtabnahme|vertragsauflösung)'
const FREE = '(?:kosten(?:frei|los)\\p{L}*|gebührenfrei\\p{L}*|unentgeltlich\\p{L}*|gratis)'
/** How long leaving costs nothing, and that it does so only then. */
const TERM =
  /(?<!\p{L})(?<count>\d{1,2}|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) (?<unit>monat|woche|tag)e?n?(?!\p{L}).*(?<!\p{L})(?:danach|anschließend|später|nach ablauf|sonst)(?!\p{L})/u
const UNITS: Readonly<Record<string, string>> = { monat: 'Monate', woche: 'Wochen', tag: 'Tage' }
const IS_FREE = regexp.u`(?<!\p{L})${FREE}(?!\p{L})`
const WITHOUT_PLOT =
  /(?<!\p{L})(?:fehlend\p{L}* (?:bau-?)?grundstück\p{L}*|fehlend\p{L}* bauplatz\p{L}*|ohne (?:ein )?(?:bau-?)?grundstück|kein(?:en)? (?:grundstück|bauplatz) (?:find|bekomm|gefunden)\p{L}*)(?!\p{L})/u
const HOUSE_CONTRACT = '(?:haus|bau|werk)-?vertrag(?:s|es)?'
const PLOT = '(?:grundstück\\p{L}*|bauplatz\\p{L}*)'

/** What signing for a house costs whoever has no ground for it yet. */
export const HOUSE_CONTRACT_RULES: readonly RemarkRule[] = [
  // "sechs Monate ab Unterschrift, danach pauschal 8 % der Auftragssumme"
  rule('ruecktritt-pauschale', 'gewaehrleistung', 'warnung', {
    pattern: regexp.u`(?<!\p{L})(?:(?<free>${FREE})(?!\p{L})[^.]{0,30}?(?<!\p{L}))?${LEAVING}(?!\p{L})(?<between>[^.]{0,160}?)(?<![\d·,])(?<share>\d{1,2}(?:,\d)?) ?(?:%|prozent) (?:der |des |vom |von der )?(?:\p{L}+ ){0,2}${SUM}(?!\p{L})|(?<![\d·,])(?<share2>\d{1,2}(?:,\d)?) ?(?:%|prozent) (?:der |des |vom |von der )?(?:\p{L}+ ){0,2}${SUM}(?!\p{L})[^.]{0,60}(?<!\p{L})(?:bei|im fall(?:e)?|für den fall)(?!\p{L})[^.]{0,30}${LEAVING}`,
    meaning: feeTold,
    fixed: 'stated',
    unless: /(?<!\p{L})(?:keine?|ohne|provision|courtage|makler\p{L}*|miete\p{L}*)(?!\p{L})/u,
  }),
  rule('hausvertrag-vor-grundstueck', 'gewaehrleistung', 'warnung', {
    pattern: regexp.u`(?<!\p{L})${HOUSE_CONTRACT}(?!\p{L})[^.]{0,60}(?<!\p{L})(?:(?:bereits|schon|auch) )?(?:vor|ohne)(?: (?:dem|den|das|ihrem|eigenes|ein))? (?:grundstücks?-?(?:kauf|erwerb|vertrag)s?|(?:kauf|erwerb) (?:des|eines) ${PLOT}|${PLOT})(?!\p{L})[^.]{0,40}(?<!\p{L})(?:geschlossen|abgeschlossen|unterschrieben|unterzeichnet|unterschreiben|abschließen|schließen|möglich)`,
    meaning: 'Der Hausvertrag soll vor dem Kauf des Grundstücks unterschrieben werden',
    fixed: 'stated',
    unless: /(?<!\p{L})(?:nie|niemals|nicht|kein\p{L}*|erst wenn|erst nach)(?!\p{L})/u,
  }),
  rule('vergabe-punkte', 'baurecht', 'hinweis', {
    pattern: regexp.u`(?<!\p{L})(?:punkte-?(?:verfahren|system|katalog|vergabe)\p{L}*|nach punkten|losverfahren|bewerbungsverfahren|einheimischenmodell|vergaberunde)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:vergeben|vergibt|vergabe|zugeteilt|zuteilung|verlost|statt)(?!\p{L})|(?<!\p{L})(?:vergeben|vergibt|vergabe|zugeteilt|zuteilung)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:punkte-?(?:verfahren|system|katalog)\p{L}*|nach punkten|losverfahren|einheimischenmodell)(?!\p{L})`,
    only: regexp.u`(?<!\p{L})(?:stadt|gemeinde|kommune|bauamt|bürgermeister\p{L}*|rathaus|${PLOT}|er)(?!\p{L})`,
    meaning: 'Das Grundstück vergibt die Gemeinde in einem Verfahren: Ob Sie es bekommen, ist offen',
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:auftrags?-?vergabe|kita\p{L}*|schul\p{L}*|wohnberechtigung\p{L}*|nicht mehr|kein\p{L}*|ohne)(?!\p{L})/u,
  }),
]

/** German: what leaving costs; where it is free for a while, only what comes after that. */
function feeTold({ free, between = '', share, share2 }: Caught): string {
  const fee = `${share ?? share2 ?? ''}\u00a0% der Auftragssumme`
  const term = free !== undefined || IS_FREE.test(between) ? TERM.exec(between)?.groups : undefined
  if (!term) return `Wer zurücktritt, zahlt laut Exposé ${fee}`
  const only = WITHOUT_PLOT.test(between) ? ' (wenn Ihnen das Grundstück fehlt)' : ''
  const { count = '', unit = '' } = term
  return `Der Rücktritt ist laut Exposé nur ${count} ${UNITS[unit]} lang kostenlos${only}, danach kostet er ${fee}`
}
