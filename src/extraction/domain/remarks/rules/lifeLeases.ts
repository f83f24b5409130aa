import { regexp } from '#kernel/regexp.ts'
import { MONTHS } from '../../germanMonths.ts'
import { DAY, dayIn } from '../days.ts'
import { type Caught, type RemarkRule, rule } from '../remarkRule.ts'
import { GOES_ON_WITH_RIGHT, RIGHT_BY_LEASE } from '../../rightByLease.ts'
import { writtenEuros } from '../written.ts'

const FOR_LIFE = String.raw`(?:(?:auf|für) (?:die )?(?:(?:ihre|seine|deren|dessen) )?(?:gesamte )?lebenszeit|(?:auf|für) die (?:gesamte )?dauer (?:ihres|seines|deren) lebens|lebenslang(?:e[nrsm]?)?|lebenslänglich(?:e[nrsm]?)?|zeitlebens|zu (?:ihren |seinen |deren )?lebzeiten|zeit (?:ihres|seines) lebens|bis (?:zu |an )?(?:ihr|sein|das)(?:em|en|e)? (?:tod|lebensende|ableben)|(?:bis )?zum (?:tod|lebensende|ableben)|solange (?:sie|er|die mieterin|der mieter|das ehepaar) (?:\p{L}+ )?leb(?:t|en))(?!\p{L})`
const LEASE = String.raw`(?:\p{L}*kündigung\p{L}*|eigenbedarf\p{L}*|(?:un)?kündbar\p{L}*|gekündigt|mietvertr(?:ag|äge)s?|mietverhältnis(?:ses|se)?|(?:kalt|grund)?miete|mietrecht|vermietet|als mieter(?:in)?|zur miete)(?!\p{L})`
const OWN_USE = String.raw`(?:eigenbedarf(?:s|s-?kündigung(?:en)?)?|eigennutzungs-?kündigung)(?!\p{L})`
const ONLY_OWN_USE = String.raw`^(?=[^.]*(?<!\p{L})${OWN_USE})(?![^.]*(?<!\p{L})(?:ordentliche[nr]? kündigung\p{L}*|unkündbar\p{L}*|jede[rs]? kündigung|kündigungsschutz\p{L}*|kündigung(?:en)? (?:und|oder|sowie)|(?:und|oder|sowie) (?:die )?kündigung)(?!\p{L}))`
/** Who buys or moves in may live there himself; a right in the land register is told by its own rule. What a dead owner promised still binds. */
const OTHER_THINGS =
  /(?<!\p{L})(?:sie können|können sie|wohnen sie|mieter können|bewohner können|käufer(?:in)? (?:kann|darf|wohnt)|senioren\p{L}*|stellpl[aä]tz\p{L}*|garantie|nießbrauch\p{L}*|wohn(?:ungs)?recht\p{L}*|genossenschaft\p{L}*|leibrente|hatten?|verstorben(?!e[nrsm]? (?:vater|mutter|eltern|mann|frau|ehemann|ehefrau|onkel|tante|bruder|schwester|gro(?:ß|ss)\p{L}+|vermieter\p{L}*|\p{L}*eigentümer\p{L}*|vorbesitzer\p{L}*)(?!\p{L}))\p{L}*|erloschen)(?!\p{L})|(?:kein(?:e[nrsm]?)?|ohne|nicht) (?:\p{L}+ ){0,2}(?:lebenslang|auf lebenszeit)/u

const BARRED = String.raw`(?:verzichtet|verzicht|ausgeschlossen|ausschluss|unzulässig|nicht (?:zulässig|möglich|gestattet))(?!\p{L})`

/** German: "bis zum 31.12.2031", "bis 2031". */
function untilTold(caught: Caught): string {
  const [year, month, day] = dayIn(caught)
  if (caught['day'] === undefined) return `bis ${caught['year2'] ?? ''}`
  return `bis zum ${day}.${month}.${year}`
}

/** Between own use and its day no other thing comes that may be barred: "…, eine Mieterhöhung ist bis 2027 ausgeschlossen". */
const STILL_OWN_USE = String.raw`(?!(?:, | und | aber )(?:[\p{L}-]+ ){0,3}(?:\p{L}*miete|miet\p{L}*|\p{L}*erhöhung\p{L}*|ordentliche[nr]?|verkauf\p{L}*|weiterverkauf|verwertung\p{L}*|untervermietung|modernisierung\p{L}*)(?!\p{L}))(?!ist (?:\p{L}+ ){0,2}(?<!nicht )(?:möglich|zulässig|erlaubt))`
const BEFORE_DAY = String.raw`(?:${STILL_OWN_USE}[^.])`

const UNTIL = String.raw`bis (?:zum |einschließlich |ende |mitte |anfang |jahresende |des jahres |\d{1,2}·|\p{L}+ ){0,4}?(?<year>20\d\d)(?!\d)`
/** € of a month: a rent for each square metre is none of the home. */
const CAP = String.raw`(?<value>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)(?!\p{L}| ?(?:\/|je|pro) ?(?:m²|qm|quadratmeter))`
const AS_IT_IS = String.raw`(?:unverändert|festgeschrieben|festgelegt|festgesetzt|fest(?! vermietet)|gleich|eingefroren|nicht (?:mehr )?(?:erhöht|angehoben|steigen|erhöhen|anheben))`

/** A home that stays let as long as somebody lives: neither notice nor rent is the buyer's to change (§ 311 BGB; § 566 BGB binds him to it). */
export const LIFE_LEASE_RULES: readonly RemarkRule[] = [
  // Rent and notice for other grounds stay the landlord's: who buys to live there himself never can, and finds no buyer who will.
  rule('eigenbedarf-auf-lebenszeit', 'mietvertrag', 'warnung', {
    pattern: regexp.u`${OWN_USE}[^.]{0,140}?(?<!\p{L})${FOR_LIFE}|${FOR_LIFE}[^.]{0,100}?(?<!\p{L})${OWN_USE}`,
    meaning: 'Eigenbedarf auf Lebenszeit des Mieters ausgeschlossen: Das bindet auch Sie (§ 566 BGB)',
    fixed: 'stated',
    unless: OTHER_THINGS,
    evenIfOpen: true,
  }),
  // "Auf die Kündigung wegen Eigenbedarfs hat der Vermieter bis zum 31.12.2031 verzichtet": who buys enters into it (§ 566 BGB).
  rule('eigenbedarf-bis', 'mietvertrag', 'warnung', {
    pattern: regexp.u`${OWN_USE}${BEFORE_DAY}{0,140}?(?<!\p{L})bis (?:zum |einschließlich |ende |mitte )*(?:${DAY}|(?:${MONTHS.join('|')} )?(?<year2>20\d\d))(?!\d)[^.]{0,60}?(?<!\p{L})${BARRED}|${OWN_USE}${BEFORE_DAY}{0,60}?(?<!\p{L})${BARRED}${BEFORE_DAY}{0,40}?(?<!\p{L})bis (?:zum |einschließlich |ende |mitte )*(?:${DAY}|(?:${MONTHS.join('|')} )?(?<year2>20\d\d))(?!\d)|(?<!\p{L})bis (?:zum |einschließlich |ende |mitte )*(?:${DAY}|(?:${MONTHS.join('|')} )?(?<year2>20\d\d))(?!\d)(?: \p{L}+){0,2} (?:nicht|keine?) (?:\p{L}+ ){0,2}(?:wegen |aus |auf |aufgrund )?${OWN_USE}(?: (?:zu )?(?:gekündigt|kündigen|kündigt|gestellt|stellen|angemeldet|geltend))`,
    meaning: caught => `Eigenbedarf ${untilTold(caught)} ausgeschlossen: Das bindet auch Sie (§ 566 BGB)`,
    day: caught => (caught['day'] === undefined ? undefined : dayIn(caught).join('-')),
    fixed: 'stated',
    unless: regexp.u`${OTHER_THINGS.source}|nicht (?:mehr )?(?:ausgeschlossen|verzichtet)|sperrfrist`,
    evenIfOpen: true,
  }),
  // "Der Mieterin wurde im Mietvertrag ein lebenslanges Wohnrecht zugesagt": a lease that only she may end (§§ 544, 566 BGB).
  rule('wohnrecht-im-mietvertrag', 'mietvertrag', 'warnung', {
    pattern: /(?:(?:lebenslange\p{L}*|lebenslängliche\p{L}*) )?(?:wohn(?:ungs)?|nutzungs|bleibe)recht(?:e?s|e)?/u,
    only: regexp.u`${RIGHT_BY_LEASE}`,
    goesOnBehind: GOES_ON_WITH_RIGHT,
    meaning: 'Dem Mieter ist ein Wohnrecht zugesagt: Das bindet auch Sie (§ 566 BGB)',
    fixed: 'stated',
    evenIfOpen: true,
  }),
  rule('miete-auf-lebenszeit', 'mietvertrag', 'warnung', {
    pattern: regexp.u`${LEASE}[^.]{0,140}?(?<!\p{L})${FOR_LIFE}|${FOR_LIFE}[^.]{0,100}?(?<!\p{L})${LEASE}`,
    meaning: 'Auf Lebenszeit vermietet: Kündigung und Eigenbedarf sind ausgeschlossen',
    fixed: 'stated',
    unless: regexp.u`${OTHER_THINGS.source}|${ONLY_OWN_USE}`,
    evenIfOpen: true,
  }),
  rule('miete-fest-auf-lebenszeit', 'mietvertrag', 'warnung', {
    pattern: regexp.u`(?:festschreibung|einfrieren) (?:ihrer|seiner|der) (?:\p{L}+ )?\p{L}*miete|\p{L}*miete(?!\p{L})[^.]{0,60}?(?<!\p{L})(?:festgeschrieben|festzuschreiben|unverändert|eingefroren|nicht (?:mehr )?(?:erhöht|angehoben)|fest(?:gelegt|gesetzt))|mieterhöhung(?:en)?(?!\p{L})[^.]{0,60}?(?<!\p{L})ausgeschlossen|ausschluss (?:von |jeder |der |künftiger )?mieterhöhung(?:en)?`,
    only: new RegExp(FOR_LIFE, 'u'),
    meaning: 'Miete auf Lebenszeit festgeschrieben',
    fixed: 'stated',
    // "… und dass die Miete bis Ende 2031 gleich bleibt" ends by itself.
    unless: regexp.u`${OTHER_THINGS.source}|miete(?!\p{L})[^.]{0,40}(?<!\p{L})bis (?:[^.]{0,20} )?20\d\d(?!\d)`,
    evenIfOpen: true,
  }),
  // "… dass sie nicht über 480 € kalt angehoben werden darf": no second rent, but how far this one may go (§§ 557 Abs. 3, 566 BGB).
  rule('miete-hoechstens', 'mietvertrag', 'warnung', {
    pattern: regexp.u`(?:\p{L}*miete|mietzins)(?!\p{L})[^.;]{0,70}?(?<!\p{L})(?:nicht (?:über|mehr als|höher als)|(?:auf |bis )?(?:höchstens|maximal)(?: auf| bis)?)(?: (?:einen betrag von|insgesamt|monatlich|rund|zu))* ${CAP}[^.;]{0,40}?(?<!\p{L})(?:erhöht|erhöhen|angehoben|anheben|gesteigert|steigen|steigt|begrenzt|gedeckelt|beschränkt)(?!\p{L})|(?:\p{L}*miete|mietzins)(?!\p{L})[^.;]{0,60}?(?<!\p{L})(?:auf ${CAP} (?:begrenzt|gedeckelt|beschränkt)(?!\p{L})|(?:begrenzt|gedeckelt|beschränkt) (?:ist |sei |bleibt )?auf (?:höchstens |maximal )?${CAP})|(?:obergrenze|deckelung|deckel) (?:der|für die) \p{L}*miete(?!\p{L})[^.;]{0,40}? ${CAP}`,
    meaning: ({ value }) =>
      `Miete darf nach dem Vertrag höchstens auf ${writtenEuros(value ?? '')} steigen: Das bindet auch Sie (§ 566 BGB)`,
    fixed: 'stated',
    // What the law allows, and the rent of a space, are no agreement on the home's.
    unless:
      /(?<!\p{L})(?:stellpl[aä]tz\p{L}*|garage\p{L}*|pacht\p{L}*|gesetzlich\p{L}*|kappungs\p{L}*|mietspiegel\p{L}*|vergleichsmiete|mietpreisbremse|neuvermietung|wohngeld|jobcenter|sozialamt)(?!\p{L})|§ ?55[89]/u,
    evenIfOpen: true,
  }),
  // "… dass die Kaltmiete bis Ende 2030 unverändert bleibt": what is agreed binds the buyer (§§ 557 Abs. 3, 566 BGB).
  rule('miete-fest-bis', 'mietvertrag', 'warnung', {
    pattern: regexp.u`\p{L}*miete(?!\p{L})[^.]{0,60}?(?<!\p{L})${UNTIL}[^.]{0,30}?(?<!\p{L})${AS_IT_IS}(?!\p{L})|\p{L}*miete(?!\p{L})[^.]{0,60}?(?<!\p{L})${AS_IT_IS}(?!\p{L})[^.]{0,40}?(?<!\p{L})${UNTIL}|mieterhöhung(?:en)?(?!\p{L})[^.]{0,50}?(?<!\p{L})${UNTIL}[^.]{0,40}?(?<!\p{L})ausgeschlossen`,
    meaning: ({ year }) => `Miete fest bis ${year ?? ''}: Bis dahin darf sie nicht steigen`,
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:stellpl[aä]tz\p{L}*|garage\p{L}*|pacht\p{L}*|zinsbindung|(?:ist|blieb|war) (?:\p{L}+ ){0,3}(?:unverändert|gleich) geblieben)(?!\p{L})/u,
    evenIfOpen: true,
  }),
]
