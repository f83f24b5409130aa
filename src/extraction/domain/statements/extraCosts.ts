import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { type Euros, eurosIn, type Statement, statementsOf } from './statementsOf.ts'
import { rangeOf } from './statedCosts.ts'

/** What must be paid beside the asked price and the document prices: "Hausanschlüsse, 12.000 bis 16.000 €, kommen hinzu". */
export interface ExtraCost {
  /** As the document names it. */
  readonly name: string
  /** €, equal where one figure is named. */
  readonly low: number
  readonly high: number
  /** Nobody lives there or builds without it; false: a carport, a photovoltaic system, what else one may leave. */
  readonly needed: boolean
  /** It goes with the home like a loan, as what redeems a leased plant: off every price. Missing: it does not. */
  readonly isDebt?: true
  /** What is leased where it is such a debt; missing: it is none. */
  readonly plant?: 'photovoltaik' | 'anlage'
  /** Not part of the home, but whoever buys it must buy it too: furniture. Missing: it is part, or one may leave it. */
  readonly isBought?: true
  /** The pipes and cables from the street into the house; missing: it is something else. */
  readonly isConnection?: true
  readonly evidence: Evidence
}

/** €; less is a fee. */
const MIN = 300
/** Of the asked price; more is a price itself. */
const MAX_OF_PRICE = 0.6
/** What a plot, a house to be built or a flat in the shell still needs. A kitchen or a wish is none of it. */
const NEEDED = wholeWords(
  '(?:haus|medien|strom|wasser|kanal|versorgungs)?-?anschl(?:uss|üsse)(?:kosten|gebühr(?:en)?)?|hausanschlusskosten|erd(?:arbeiten|aushub)|aushub|bodenplatte|gründung|maler(?:arbeiten|paket|-)|tapezierarbeiten|boden(?:belag|beläge|belagsarbeiten)|außenanlagen?|baustrom(?: und bauwasser)?|bauwasser|(?:ein|gebäudeein|grundstücks)?-?vermessung(?:skosten)?|einmessung|baugenehmigung(?:sgebühr(?:en)?)?|genehmigungsgebühren|statik|prüfstatik|boden-?gutachten|baugrund-?gutachten|erschließung(?:skosten|sbeitrag|sbeiträge)?|(?:anlieger|herstellungs|anschluss|kanal(?:anschluss|bau)?|abwasser|wasser|wasseranschluss)-?beitr(?:ag|äge)|abbruch(?:kosten)?|baunebenkosten|entsorgung',
  'g',
)
/** What stands in the home may stay with who sells it; whoever must pay for it beside the price, pays it. */
const INVENTORY = wholeWords('(?:\\p{L}+-?)?inventar|mobiliar|möbl(?:ierung|ierungspaket)|möbelpaket|möbel|einrichtung(?:spaket)?|ausstattungspaket|einbauküche|küche', '') // prettier-ignore
const MUST_PAY =
  /(?<!\p{L}|nicht |nichts )(?:gesondert|separat|zusätzlich|extra|daneben|darüber hinaus|verpflichtend|zwingend)(?!\p{L})[^.]{0,40}(?<!\p{L})zu (?:(?:be)?zahlen|vergüten|übernehmen|erwerben|kaufen|entrichten)(?!\p{L})/u
/** Nobody else pays for them where nothing else is said. */
const BY_ITSELF = /^(?:haus|medien)-?anschl|^anschlusskosten|^hausanschlusskosten/u
/** One of them alone, as "Stromanschluss", is not what a house needs; a contribution to the sewer is for the land. */
const CONNECTION = /^(?:(?:haus|medien|versorgungs)-?anschl|anschlüsse$|anschlusskosten)/iu
const PAID_FOR =
  /(?<!\p{L})(?:enthalten|inkl·?|inklusive|einschließlich|im (?:kauf|fest)?preis|bezahlt|abgegolten|vorhanden|gelegt)(?!\p{L})/u
const MAX_AWAY = 60

const ON_TOP =
  /(?<!\p{L})(?:(?:kommt|kommen|kämen)(?!\p{L})[^.]{0,40}(?:hinzu|dazu)|(?:fällt|fallen)(?!\p{L})[^.]{0,30}zusätzlich|nicht (?:im|in dem|in diesem) \p{L}*preis|nicht (?:enthalten|inbegriffen|eingerechnet|eingeschlossen)|zuzüglich|zzgl|zusätzlich zu (?:zahlen|tragen)|(?<!(?:inkl·|inklusive|einschließlich|samt) )(?:bau)?nebenkosten ?:|(?:gesondert|separat|zusätzlich) (?:zu (?:zahlen|beauftragen|vergüten)|abgerechnet|berechnet))(?!\p{L})/u
/** "sind vom Käufer zu beauftragen", "gehen zu Lasten des Erwerbers", "trägt der Käufer" */
const BY_WHO_BUYS =
  /(?<!\p{L})(?:(?:vom|von der|durch den|durch die) (?:käufer|erwerber|bauherrn?)(?:in|seite)? (?:(?!nicht )\p{L}+ ){0,2}(?:zu (?:be)?(?:tragen|zahlen|auftragen|antragen|übernehmen|veranlassen|bestellen)|herzustellen)|zu ?lasten (?:des|der) (?:käufer|erwerber)(?:s|in|seite)?|(?:trägt|zahlt|übernimmt|beauftragt) (?:der|die) (?:käufer|erwerber)(?:in|seite)?|(?:käufer|erwerber)(?:in)? (?:selbst )?(?:trägt|zahlt|beauftragt|übernimmt)|sache (?:des|der) (?:käufer|erwerber)(?:s|in)?|müssen sie (?:(?!nicht |nichts |keine )\p{L}+ ){0,5}(?:herstellen|legen|beantragen|beauftragen|bestellen|veranlassen|bezahlen|zahlen|tragen|übernehmen)|(?:sind|ist) (?:(?:noch|selbst|erst|von ihnen) ){1,3}(?:herzustellen|zu (?:legen|beantragen|beauftragen|bestellen|be?zahlen))|(?:müssen|muss) (?:noch |erst ){1,2}(?:\p{L}+ ){0,2}(?:hergestellt|gelegt|beantragt|beauftragt|bezahlt) werden|lassen sie (?:noch )?selbst (?:herstellen|legen)|(?:beauftragen|zahlen|tragen|bestellen) sie selbst)(?!\p{L})/u
/** What the buyer pays with any home, and nobody leaves out of its price. */
const OF_ELSE =
  /(?<!\p{L})(?:\p{L}*provision|\p{L}*courtage|\p{L}*makler\p{L}*|notar\p{L}*|\p{L}*steuern?|grundbuch\p{L}*|gerichts\p{L}*|\p{L}*preis\p{L}*|\p{L}*miete|hausgeld|\p{L}*umlage)(?!\p{L})/u
const NONE =
  /(?<!\p{L})(?:auf wunsch|optional|wahlweise|(?:bereits|schon|vollständig) (?:bezahlt|abgelöst|abgegolten|entrichtet)|verkäufer(?:in|s|seite)? (?:trägt|tragen|übernimmt|übernehmen|zahlt|zahlen))(?!\p{L})/u
/** Who has his walls painted by others pays them, too: the seller's package tells what that costs. */
const PACKAGE =
  /(?<!\p{L})(?:maler|tapezier|boden(?:bel[aä]g|arbeiten))[^.€]{0,60}(?:auf wunsch|optional|wahlweise)[^.€]{0,20}(?:paket|(?<=(?:nicht|kein)[^.€]{0,160})für (?:rund |ca· )?(?=\d))/u
/** "Nach unserer Erfahrung kosten diese Gewerke zusammen 55.000 €", "Sie können diese als Paket für 9.000 € beauftragen", of what the sentence before leaves out. */
const TOGETHER =
  /(?<!\p{L})(?:diese|die genannten) (?:gewerke|arbeiten|leistungen|positionen|posten)(?!\p{L})|(?<!\p{L})(?:käufer|erwerber|nachbarn|bauherren)(?!\p{L})[^.€]{0,50}(?<!\p{L})(?:haben|hatten|zahlten|gaben) (?:\p{L}+ )?(?:dafür|hierfür)(?!\p{L})[^.€]{0,60}(?=\d)|(?<!\p{L})(?:diese|beides|dies)(?= (?:als|im|zum|zusammen|für|können|kann|bieten|führen|kosten|kostet|gibt|lassen|übernehmen|erhalten|bei)(?!\p{L}))[^.€]{0,70}(?<!\p{L})(?:für|kosten|kostet|zum (?:fest)?preis von)(?: (?:rund|ca·|etwa|zusammen|insgesamt))* (?=\d)/u
/** "führen Sie selbst aus oder beauftragen sie als Sonderwunsch (95 €/m²)": the buyer's own, at the seller's price. */
const BY_BUYER =
  /(?<!\p{L})(?:sie|käufer|erwerber)(?!\p{L})[^.€]{0,60}(?<!\p{L})(?:selbst|in eigenleistung)(?!\p{L})|(?<!\p{L})sonderw[uü]nsch(?:e|en)?(?!\p{L})/u
const INSIDE = /^(?:maler|tapezier|boden(?:bel|arb))/u
/** Of floors and walls it is their whole cost, times the Wohnfläche. */
const EACH_M2 = /^\s?(?:\/|je|pro)\s?(?:m²|qm|quadratmeter)(?:\s(?:der\s)?wohnfläche)?(?=[\s).,;]|$)/u
/** "…; erfahrungsgemäß ist mit 9.000 € zu rechnen": names nothing itself, so it is of what was left out just before. */
const RECKONED =
  /^ ?(?:(?:erfahrungsgemäß|in der regel|nach erfahrung(?: \p{L}+){0,3}|hierfür|dafür|dafuer|üblicherweise|je nach [\p{L} ]{3,40})(?:,? )?)*(?:(?:ist|sind|wird|werden|rechnen|kalkulieren|planen) )?(?:(?:sie|hierfür|dafür|derzeit|zurzeit|erfahrungsgemäß|üblicherweise|(?:nach|laut) (?:den )?(?:auskunft|auskünften|angaben?|erfahrung)(?: \p{L}+){1,3}?) )*(?:mit|etwa|rund|ca·) (?:[\p{L}·]+ ){0,3}?[\d·]+(?: ?(?:€|euro|eur))?(?: (?:bis|und)(?: zu)?| ?[-–])? ?[\d·]*(?: ?(?:€|euro|eur))(?: (?:zu rechnen|(?:ein)?zu ?planen|gerechnet|zu veranschlagen|anzusetzen))? ?$/u
/** A price for each metre or month is no amount to be added. */
export const EACH = /^\s?(?:\/|je|pro|im monat|monatlich|jährlich|mtl)/u
/** "Nicht enthalten" as a heading: what its passage names is left out. */
const LEFT_OUT = /(?:^|\n)\s*nicht (?:im (?:\p{L}+ )?\p{L}*preis )?(?:enthalten|inbegriffen)(?: sind| ist)? ?:?\s*$/u
/** "Nicht im Festpreis enthalten:" over a table of positions. */
const HEADING =
  /^[^¦.]{0,30}nicht (?:im|in) (?:\p{L}+ )?\p{L}*preis(?: (?:bereits |mit ?)?(?:enthalten|inbegriffen|eingerechnet))?(?: \p{L}+){0,3} ?\(?[^¦.]{0,40}$/u
const SUM = /^\s*(?:summe|gesamt|insgesamt|zwischensumme|position|posten|gewerk|leistung)(?!\p{L})/u
const LETTER = /\p{L}{3}/u

/**
 * @param price € that is asked; null: not stated
 * @param area m² of Wohnfläche; null: not stated
 */
export function extraCostsOf(
  passages: readonly Passage[],
  price: number | null,
  area: number | null = null,
): ExtraCost[] {
  const most = price === null ? Infinity : price * MAX_OF_PRICE
  const found = new Map<string, ExtraCost>()
  let underHeading = false
  let above = ''
  for (const passage of passages) {
    if (passage.section === 'other-offers' || passage.section === 'contact') continue
    const told = inSentences(passage, area, LEFT_OUT.test(above))
    above = saidIn(passage).text
    const rows: ExtraCost[] = []
    for (const line of linesOf(saidIn(passage).text)) {
      if (HEADING.test(line.text.trim())) underHeading = true
      else if (underHeading) {
        const row = rowIn(passage, line)
        if (row) rows.push(row)
        else if (eurosIn(line.text).length === 0 && !line.text.includes('¦')) underHeading = false
      }
    }
    // A row of the table says more than the sentence that it is, too.
    for (const one of [...rows, ...told.filter(one => !rows.some(row => isSame(row, one)))]) {
      const key = one.name.toLowerCase()
      const known = found.get(key)
      if (one.high >= MIN && one.high <= most && (!known || known.high < one.high)) found.set(key, one)
    }
  }
  return [...found.values()].map(one => (CONNECTION.test(one.name) ? { ...one, isConnection: true as const } : one))
}

function isSame(row: ExtraCost, one: ExtraCost): boolean {
  return row.high === one.high && row.name.toLowerCase().includes(one.name.toLowerCase())
}

/** @param isLeftOut the heading above says so of all that is named */
function inSentences(passage: Passage, area: number | null, isLeftOut: boolean): ExtraCost[] {
  const said = saidIn(passage).text
  const statements = statementsOf(said)
  return statements.flatMap(({ text, start }, index) => {
    if (TOGETHER.test(text) || RECKONED.test(text))
      return together(passage, statements[index - 1], { text, start }, isLeftOut)
    const isPackage = PACKAGE.test(text)
    if (NONE.test(text) && !isPackage) return []
    const ofBuyer = BY_BUYER.test(text)
    const mustPay = MUST_PAY.test(text)
    const isOnTop = isPackage || mustPay || ON_TOP.test(text) || (BY_WHO_BUYS.test(text) && !OF_ELSE.test(text))
    if (!isOnTop && PAID_FOR.test(text)) return []
    let from = 0
    const amounts = eurosIn(text)
    return amounts.flatMap((amount): ExtraCost[] => {
      const before = text.slice(from, amount.at)
      const { low, high, end } = rangeOf(text, amount, amounts)
      if (from > amount.at) return []
      from = end
      const last = [...before.matchAll(NEEDED)].at(-1)
      const thing = mustPay && !last ? INVENTORY.exec(before) : null
      const perM2 = area !== null && last && (isOnTop || ofBuyer) && INSIDE.test(last[0]) && EACH_M2.test(text.slice(end)) ? area : null // prettier-ignore
      if (perM2 === null && EACH.test(text.slice(end))) return []
      const at = start + amount.at
      const evidence = inItsClause(proof(passage, at, start + end))
      if (thing) {
        const named = start + amount.at - before.length + thing.index
        return [{ name: passage.text.slice(named, named + thing[0].length), low, high, needed: true, isBought: true, evidence }] // prettier-ignore
      }
      if (!last) return []
      const isNear = before.length - last.index <= last[0].length + MAX_AWAY
      if (perM2 === null && !isOnTop && !(BY_ITSELF.test(last[0]) && isNear)) return []
      const name = namesIn(passage, before, at - before.length)
        .slice(isPackage || perM2 !== null ? 0 : -1)
        .join(', ')
      const [least, most] = [low, high].map(one => (perM2 === null ? one : Math.round(one * perM2))) as [number, number]
      return [{ name, low: least, high: most, needed: true, evidence }]
    })
  })
}

/** What of it is needed, as the document writes it. @param start of the text in the passage */
function namesIn(passage: Passage, text: string, start: number): string[] {
  return [...text.matchAll(NEEDED)].map(({ 0: name, index }) =>
    passage.text.slice(start + index, start + index + name.length),
  )
}

/** One amount for all that the sentence before leaves out. */
function together(
  passage: Passage,
  before: Pick<Statement, 'text' | 'start'> | undefined,
  { text, start }: Pick<Statement, 'text' | 'start'>,
  isLeftOut: boolean,
): ExtraCost[] {
  const isOnTop =
    before && (isLeftOut || ON_TOP.test(before.text) || (BY_WHO_BUYS.test(before.text) && !OF_ELSE.test(text)))
  if (!before || !isOnTop || NONE.test(before.text)) return []
  const amounts = eurosIn(text)
  const [first]: readonly (Euros | undefined)[] = amounts
  const names = namesIn(passage, before.text, before.start)
  if (!first || names.length === 0) return []
  const { low, high, end } = rangeOf(text, first, amounts)
  if (EACH.test(text.slice(end))) return []
  const evidence = inItsClause(proof(passage, start + first.at, start + end))
  return [{ name: names.join(', '), low, high, needed: true, evidence }]
}

interface Line {
  readonly text: string
  readonly start: number
}

function linesOf(text: string): Line[] {
  let start = 0
  return text.split('\n').map(line => {
    const here = start
    start += line.length + 1
    return { text: line, start: here }
  })
}

/** A position with its amount; null: another line. */
function rowIn(passage: Passage, { text, start }: Line): ExtraCost | null {
  const amounts = eurosIn(text)
  const [first]: readonly (Euros | undefined)[] = amounts
  if (!first || SUM.test(text) || NONE.test(text)) return null
  const { low, high, end } = rangeOf(text, first, amounts)
  const cell = text.slice(0, first.at).split('¦')[0] ?? ''
  if (!LETTER.test(cell) || EACH.test(text.slice(end))) return null
  const name = passage.text
    .slice(start, start + cell.length)
    .replace(/[\s:.]+$/u, '')
    .trim()
  return {
    name,
    low,
    high,
    needed: new RegExp(NEEDED, 'u').test(name.toLowerCase()),
    evidence: inItsClause(proof(passage, start + first.at, start + end)),
  }
}
