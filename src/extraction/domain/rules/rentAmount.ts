import { amountsIn } from '../numbers.ts'
import type { Reading } from '../rule.ts'

export const YEARLY = /(?<!\p{L})p\.?\s?a\.?(?!\p{L})|jährlich|jahr|annum|im Jahr|\/\s?Jahr|\/a(?!\p{L})/iu
export const MONTHLY = /mtl|monat|(?<!\p{L})p\.?\s?m\.?(?!\p{L})/iu
/** A month's rent of a flat or house lies between these, in €; a year's between twelve times these. */
export const MIN_MONTH = 100
export const MAX_MONTH = 60_000

/** Said of a year, and of no month beside it. */
export function yearly(text: string): boolean {
  return YEARLY.test(text) && !MONTHLY.test(text)
}

/** What a tenant pays, not what might be got: "könnten 900 € Nettokaltmiete p. a. erzielt werden" is none. */
export function unlessHoped(match: RegExpExecArray, period: 'month' | 'year'): Reading | undefined {
  const around = match.input.slice(Math.max(0, match.index - 60), match.index) + match[0]
  // "540 € kalt + 180 € NK": what stands behind is another amount.
  const [amount] = amountsIn(match[0].slice(0, match[0].length - (match.groups?.after ?? '').length)).slice(-1)
  if (
    !amount ||
    /soll|erspart|ortsüblich|marktmiete|möglich|erzielbar|könn|potenzial|potential|prognos|kalkulier|vorausberechn|angestrebt|geschätzt|marktüblich/iu.test(
      around,
    )
  )
    return undefined
  if (isHeldFor(match) || isCap(match) || isOfItsLike(match)) return undefined
  // "8.940 € kalt im Jahr", "bis 2024 brachte sie 690 € kalt"
  const [behind = ''] = (match.groups?.['after'] ?? '').split(/,\s/u)
  if ((period === 'month' && yearly(behind)) || isOver(around)) return undefined
  const month = period === 'month' ? amount.value : amount.value / 12
  return month < MIN_MONTH || month > MAX_MONTH
    ? undefined
    : { value: amount.value, unit: period === 'month' ? '€/Monat' : '€/Jahr' }
}

/** "Eine Wohnung wie diese kostet hier 780 € kalt", "Wenn Sie vermieten wollen": of others, or of a day to come. */
const OF_ITS_LIKE =
  /(?<!\p{L})(?:(?<like>(?:wohnung|haus|objekt|häuser|wohnungen|einheit(?:en)?)\swie\s(?:diese[rns]?|unsere[rns]?)|(?:solche|vergleichbare|ähnliche|derartige)[rns]?\s(?:\p{L}+\s){0,2}(?:\p{L}*wohnung(?:en)?|objekte?n?|\p{L}*h[aä]us(?:er)?n?))|wenn\s(?:sie|man|jemand)\s(?:\p{L}+\s){0,3}vermiete(?:n|t)|(?:wer|falls|sollten?\s(?:sie|jemand))\s(?:\p{L}+\s){0,4}vermiete[nt]|(?:bei|nach)\s(?:einer\s)?(?:neu)?vermietung)(?!\p{L})(?<told>[^.;]*)$/iu
/** Behind "eine Wohnung wie diese …, ": this one, by itself. */
const OF_ITSELF =
  /[,:–]\s(?:sie|diese|es|dieses|unsere?)\s(?:\p{L}+\s){0,2}(?:ist|wird|bringt|brachte|erzielt)(?!\p{L})|[,:–]\s(?:derzeit|zurzeit|aktuell|momentan)\svermietet/iu
/** "Nach Neuvermietung 2024", "bei Vermietung wurden … vereinbart", "die Mieterin zahlt": of a lease that runs. */
const OF_A_LEASE =
  /(?<!\p{L})(?:(?:die|der|den|unsere[rn]?|unser|jetzige[rn]?|derzeitige[rn]?|heutige[rn]?)\s(?:\p{L}+e[rn]?\s)?mieter(?:in|n|innen)?(?!\p{L})|vereinbart(?!\p{L})|(?<!(?:ein|eine|man|wer)\s(?:mieter(?:in)?\s)?)zahlt(?!\p{L}|\s(?:man|eine?)(?!\p{L})))|(?<!\p{L}|\d|(?:ab|erst|frühestens)\s)(?:19|20)\d\d(?!\d|\s?(?:€|euro))/iu
/** "ist sie für 520 € vermietet": it is. */
const IS_LET = /(?<!\p{L})(?:ist|sind|wurden?|seit)\s[^.;]*(?<!\p{L})vermietet(?!\p{L})/iu
/** "780 bis 820 € kalt": nobody pays two rents for one home. */
const LOWER_END = /(?<![\d.,])\d{3}(?:,\d\d)?\s?(?:€\s?|euro\s?|eur\s?)?(?:bis(?:\szu)?|–|-)\s?$/iu

/** What such a home would bring, by the seller's own words; nobody pays it. */
export function isOfItsLike({ 0: words, index, input }: RegExpExecArray): boolean {
  const amountAt = index + Math.max(0, words.search(/\d/u))
  const upTo = input.slice(Math.max(0, index - 140), amountAt).replaceAll('\n', ' ')
  if (LOWER_END.test(upTo)) return true
  const { like, told } = OF_ITS_LIKE.exec(upTo)?.groups ?? {}
  if (told === undefined) return false
  const [behind = ''] = input
    .slice(amountAt, amountAt + 90)
    .replaceAll('\n', ' ')
    .split(/(?<!\d)[.;]|[.;]\s/u)
  if (OF_ITSELF.test(told) || OF_A_LEASE.test(told)) return false
  return like !== undefined || !(OF_A_LEASE.test(behind) || IS_LET.test(told + behind))
}

const PAST =
  /(?<!\p{L})(?:(?:er)?brachten?|zahlten?|erzielten?|erhielten?|bekam(?:en)?|betrug(?:en)?|war(?:en)?|lag(?:en)?)(?!\p{L})/iu
const UNTIL =
  /(?<!\p{L})(?:bis\s(?:zum\s|zur\s|Ende\s|Anfang\s|Mitte\s)?(?:[\p{L}\d.]+\s){0,2}(?:19|20)\d\d|früher|damals|seinerzeit|ehemals)(?!\p{L}|\d)/iu

/** What a tenant paid until a year that is told in the past nobody pays today. */
function isOver(around: string): boolean {
  const said = around.split(/[.;]\s/u).at(-1) ?? ''
  return PAST.test(said) && UNTIL.test(said)
}

/** "halten wir eine Jahresmiete von 41.000 € für erreichbar", "ist eine Miete von 900 € realistisch": somebody's opinion of what might be got. */
const HELD_FOR =
  /^[^.;,\n\d€]{0,24}(?:\sim (?:Jahr|Monat))?\s*(?:für\s|als\s)?(?:gut\s|durchaus\s|langfristig\s|nachhaltig\s|mittelfristig\s)?(?:erreichbar|erzielbar|realistisch|realisierbar|darstellbar|durchsetzbar|umsetzbar|angemessen|marktgerecht|denkbar)(?!\p{L})/iu

function isHeldFor({ 0: words, index, input, groups }: RegExpExecArray): boolean {
  return HELD_FOR.test(input.slice(index + words.length - (groups?.['after'] ?? '').length))
}

const NO_MORE_THAN =
  /(?<!\p{L})(?:nicht\s(?:über|mehr\sals|höher\sals)|höchstens|maximal)(?:\s(?:auf|bis|zu))?[^\d.;]{0,20}(?:\d[\d.]*(?:,\d\d)?\s?(?:€|EUR|Euro)?\s?)?$/iu
const RAISED = /^[^.;]{0,40}(?<!\p{L})(?:erhöht|erhöhen|angehoben|anheben|gesteigert|steigen|steigt)(?!\p{L})/iu

/** "… die Miete nicht über 480 € kalt angehoben werden darf": how far it may go, not what is paid. */
function isCap({ 0: words, index, input, groups }: RegExpExecArray): boolean {
  const end = index + words.length - (groups?.['after'] ?? '').length
  const ahead = input.slice(Math.max(0, index - 60), end).replace(/[^\d€]*$/u, '')
  return NO_MORE_THAN.test(ahead) && RAISED.test(input.slice(end))
}

/** The rent of a match that says its period, or leaves it to the words around. */
export function periodRent(match: RegExpExecArray, period: 'month' | 'year'): Reading | undefined {
  const [amount] = amountsIn(match[0])
  if (!amount) return undefined
  // "33.480 € p. a. / Soll 36.900 €", "325 Euro, Nebenkosten 140 Euro": what follows is another amount, unless it tells what is within.
  const [told = ''] = (match.groups?.after ?? '').split(
    /[/|]|,(?!\s?(?:inkl|incl|einschl|zzgl|warm|brutto|all|davon|mit|ohne))/u,
  )
  // "520 € Nettokaltmiete, dazu 175 € Vorauszahlung"
  if (/(?<!\p{L})(?:dazu|zusätzlich|hinzu)(?!\p{L})/iu.test(match.groups?.between ?? '')) return undefined
  if (isUnpaid(match.groups?.between ?? '')) return undefined
  // "ist zum 01.01.2027 eine Miete von 700 € vereinbart, bis dahin gelten 640 €"
  if (/^[^.;]{0,40}(?<!\p{L})bis dahin(?!\p{L})/iu.test(match.input.slice(match.index + match[0].length - (match.groups?.after ?? '').length))) return undefined // prettier-ignore
  const words = match[0].slice(0, amount.index) + told
  // What stands behind the amount decides first: "Kaltmiete monatlich, 12.600 € im Jahr".
  const behind = match.groups?.after ?? ''
  if (YEARLY.test(behind) && !MONTHLY.test(behind) && period === 'month') return undefined
  // "Gesamt-Jahres- / Kaltmiete", divided at the line's end
  const isYear =
    yearly(words) ||
    /jahres|JNKM|rohertrag/iu.test(match[0]) ||
    /(?:jahres|jährlich\p{L}*)-?\s*$/iu.test(match.input.slice(Math.max(0, match.index - 14), match.index))
  if (
    isYear !== (period === 'year') ||
    /warm|brutto|soll|erspart|ortsüblich|möglich|erziel|könn|potenzial|(?<!\p{L})nach (?:\p{L}+ )?(?:anpassung|(?:miet)?erhöhung|neuvermietung|vollvermietung|modernisierung)|bei (?:voll|voller |vollständiger )-?vermietung|(?<!einschließlich |inkl\. |inklusive |mit )(?:stellplatz|garage)|markt|kaution|(?<!zzgl\. |zuzüglich |plus |zzgl\. der |zuzüglich der )neben|all-?in|inklusiv|pauschal|bewohner/iu.test(
      match.input.slice(Math.max(0, match.index - 14), match.index) +
        match[0].slice(0, match[0].length - (match.groups?.after ?? '').length) +
        told,
    )
  )
    return undefined
  if (/^\s?(?:\/|je|pro)\s?(?:m²|qm|m2)/iu.test(match.groups?.after ?? '')) return undefined
  if (isHeldFor(match) || isCap(match) || isOfItsLike(match)) return undefined
  const month = period === 'month' ? amount.value : amount.value / 12
  if (month < MIN_MONTH || month > MAX_MONTH) return undefined
  return { value: amount.value, unit: period === 'month' ? '€/Monat' : '€/Jahr', ...spanUpTo(match, told) }
}

/** "645 € monatlich, am Markt wären 800 € drin": what stands behind the comma is no doubt on what is paid. */
function spanUpTo({ 0: words, groups }: RegExpExecArray, told: string): Pick<Reading, 'span'> {
  const behind = (groups?.['after'] ?? '').length
  return told.length < behind ? { span: { index: 0, length: words.length - behind + told.length } } : {}
}

const UNPAID =
  /nutzungsentschädigung|(?<!\p{L})(?:zahlt|zahlen|gezahlt|entrichtet)\s[^€]{0,30}(?:nicht|nichts|keine)(?!\p{L})|(?<!\p{L})(?:gefordert|verlangt|eingeklagt|geltend)(?!\p{L})/iu

/** "Miete oder Nutzungsentschädigung zahlt sie mir bisher nicht (gefordert habe ich 750 €)": between the word and its amount it says that nobody pays it. */
function isUnpaid(between: string): boolean {
  return UNPAID.test(between)
}
