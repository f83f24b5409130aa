import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { statementsOf } from './statementsOf.ts'

/** The ortsübliche Vergleichsmiete as the document prints it: no sitting tenant's rent may be raised above it (§ 558 (1) BGB). */
export interface LocalRent {
  /** Net cold rent, €/m² a month; equal where one figure is named. */
  readonly low: number
  readonly high: number
  /** The town's table as it is quoted, or what whoever sells holds to be usual. */
  readonly by: 'mietspiegel' | 'anbieter'
  readonly evidence: Evidence
}

const NAME =
  /(?<!\p{L})(?:\p{L}*mietspiegel\p{L}*|(?:ortsübliche[nr]?|örtliche[nr]?) (?:kalt|netto|nettokalt|vergleichs)?(?:mieten?|mietpreise?|mietniveau)|vergleichsmieten?|ortsüblich (?:wären|wäre|sind|ist|liegen|gelten)|ortsübliche[nr]? (?=(?:rund |etwa |ca· )?\d))(?![\p{L}-])/gu
const FIGURE = String.raw`\d{1,2}(?:,\d{1,2})?`
const PER_M2 = String.raw`(?:€|euro|eur) ?(?:\/|je|pro) ?(?:m²|qm|quadratmeter)`
/** "7,40 bis 8,10 €/m²", "zwischen 5,60 und 7,40 €/m²", "5,35-6,60 €/m²"; beside the table's name two cents are a rent of a m², too: "6,40 bis 7,60 €". */
const RENT = new RegExp(
  String.raw`(?<![\d·,])(?:(?<low>${FIGURE})(?: ?(?:${PER_M2}|€|euro))? ?(?:bis(?: zu)?|und|-|–) ?)?(?<high>${FIGURE}) ?${PER_M2}|(?<![\d·,])(?<low2>\d{1,2},\d\d) ?(?:bis|und|-|–) ?(?<high2>\d{1,2},\d\d) ?(?:€|euro)(?! ?(?:\/|je|pro|im|monat))`,
  'gu',
)
/** A rent of the whole home: "laut Mietspiegel wären inzwischen wohl um die 430 drin", "Die ortsübliche Miete liegt bei 1.090 €". */
const OF_HOME =
  /^[^.;¦\d]{0,60}(?<!\p{L})(?:wären?|liegt|liegen|beträgt|läge)(?!\p{L})[^.;¦\d]{0,60}?(?<![\d·,])(?<month>\d{1,2}·\d{3}|\d{3,4})(?:,\d\d)?(?: ?(?:€|euro|eur)(?! ?(?:\/|je|pro))| (?=(?:\p{L}+ )?(?:drin|möglich|denkbar)))/u
/** "Wohnungsmieten im Quartier zwischen 7,50 und 9,50 €/m², mittlere Lage laut Mietspiegel" */
const BEHIND = /(?:laut|nach|gemäß|lt·) (?:dem |der )?(?:\p{L}+ )?$/u
const HOPED =
  /(?<!\p{L})(?:hält|halten|halte|wären?|drin|erreichbar|erzielbar|denkbar|möglich|einschätzung|erfahrung|meinung|schätzen|unseres erachtens)(?!\p{L})/u
/** What is got at new lettings, what is paid here, or the rent of something else than a home of the town. */
const OTHER =
  /(?<!\p{L})(?:neuvermietung\p{L}*|neuvertrag\p{L}*|wiedervermietung\p{L}*|angebotsmiete\p{L}*|mieterwechsel\p{L}*|neubau\p{L}*|\p{L}*halle\p{L}*|laden\p{L}*|büro(?:s|miet|fläch|räum|haus|gebäud)\p{L}*|gewerbe\p{L}*|praxis\p{L}*|lager\p{L}*|stellpl\p{L}*|garage\p{L}*|möbliert\p{L}*|ferien\p{L}*|warm\p{L}*|nachbar(?:stadt|gemeinde|ort|wohnung|haus|häuser|objekt|gebäude)\p{L}*|zahlt|zahlen|gezahlt\p{L}*|durchschnittsmiete|fiktiv\p{L}*|prognos\p{L}*|pacht\p{L}*|kaufpreis\p{L}*|hausgeld)(?!\p{L})/u
/** "Die Miete liegt unter dem Mietspiegel und kann auf 8,90 €/m² angehoben werden": the rent of this home, as it is or is to be. */
const COMPARED =
  /(?<!\p{L})(?:über|unter|oberhalb|unterhalb)(?: (?:dem|der|des|den|vom|von))?(?: \p{L}+en)?(?: mittel(?:wert)?)?(?: de[rs])? $/u
const RAISED =
  /(?<!\p{L})(?:angehoben|anheb\p{L}*|erhöh\p{L}*|gesteigert|steiger\p{L}*|\p{L}*potenzial\p{L}*|\p{L}*potential\p{L}*|vermietet|spielraum)(?!\p{L})/u
const RAISED_BEHIND =
  /^(?: kalt)?(?: monatlich)? (?:angehoben|anheb\p{L}*|erhöht|erhöhen|gesteigert|steigern)(?!\p{L})/u
/** "unter dem Mittel des Mietspiegels (6,30 €/m²)", "unter dem Mietspiegel von 8,10 €/m²", "laut Mietspiegel auf 8,90 €/m² erhöhen": it is the table's all the same. */
const OF_TABLE = /^[^:;,¦]{0,40}(?:\(|(?<!\p{L})von(?!\p{L}))|^(?: \p{L}+)?, de[rn] /u
const BY_TABLE = /(?<!\p{L})(?:laut|nach|gemäß|lt·|auf|an|bis zur?|bis zum)(?: (?:den|dem|der|die))? $/u
/** "Mietspiegel der Stadt Köln: 12,50 €/m²" */
const TOWN = /^ (?:\d{4} )?(?:der |für die )?(?:Stadt|Gemeinde|Landeshauptstadt|Hansestadt) (?<town>\p{Lu}[\p{L}-]+)/u
const YEAR = /(?<![\d·,])20\d\d(?![\d·,])/gu
const LEAST = 3
const MOST = 30
/** A range wider than that is of all homes of a town, and bounds none. */
const WIDEST = 2.2

/** The highest end that is printed first by the town's table, else by whoever sells. @param area m² of the one home; null: not known, or there are several @param town null: not known */
export function localRentOf(
  passages: readonly Passage[],
  { area, town }: { readonly area: number | null; readonly town: string | null },
): LocalRent | null {
  const found = passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'terms') return []
    return statementsOf(saidIn(passage).text).flatMap(({ text, start }) => {
      const isElsewhere = isOfOtherTown(passage.text.slice(start, start + text.length), town, passages)
      return (isElsewhere ? [] : inStatement(text, area)).map(({ at, end, ...rent }) => ({
        ...rent,
        evidence: inItsClause(proof(passage, start + at, start + end)),
      }))
    })
  })
  // An older table of the town has been replaced; what bears no year is of today.
  const tables = found.filter(({ by }) => by === 'mietspiegel')
  const latest = Math.max(...tables.map(({ year }) => year ?? 0))
  const first = tables.find(({ year }) => year === null || year === latest) ?? found[0]
  if (!first) return null
  const { low, high, by, evidence } = first
  return { low, high, by, evidence }
}

interface Found extends Pick<LocalRent, 'low' | 'high' | 'by'> {
  /** Of the table; null: not printed. */
  readonly year: number | null
  readonly at: number
  readonly end: number
}

function inStatement(text: string, area: number | null): Found[] {
  const rents = [...text.matchAll(RENT)]
  return [...text.matchAll(NAME)].flatMap(name => {
    const after = name.index + name[0].length
    const next = rents.find(({ index }) => index >= after)
    const before = rents.findLast(({ index }) => index < name.index)
    const told =
      next && isOfTown(text, name, next)
        ? next
        : before && BEHIND.test(text.slice(0, name.index)) && !OTHER.test(text)
          ? before
          : null
    if (told) return ofMatch(told, name, text)
    const whole = next || area === null || OTHER.test(text) ? null : OF_HOME.exec(text.slice(after))
    const month = Number((whole?.groups?.['month'] ?? '').replace('·', ''))
    if (!whole || area === null || month === 0) return []
    const perM2 = Math.round((100 * month) / area) / 100
    if (!isRent(perM2)) return []
    return [{ low: perM2, high: perM2, by: 'anbieter', year: null, at: name.index, end: after + whole[0].length }]
  })
}

/** The table of a town that is not the home's and is named nowhere else: where it is named, it may be what the home belongs to. */
function isOfOtherTown(written: string, town: string | null, passages: readonly Passage[]): boolean {
  const table = /mietspiegels?(?!\p{L})/iu.exec(written)
  const named = table && TOWN.exec(written.slice(table.index + table[0].length))?.groups?.['town']
  if (!named || town === null || town.includes(named) || named.includes(town)) return false
  return passages.filter(({ text }) => text.includes(named)).length === 1
}

/** Whether the rent behind the name is what is usual there, and not what is paid or hoped for here. */
function isOfTown(text: string, name: RegExpExecArray, rent: RegExpExecArray): boolean {
  const end = rent.index + rent[0].length
  if (OTHER.test(text.slice(name.index, end + 12))) return false
  const before = text.slice(0, name.index)
  const between = text.slice(name.index + name[0].length, rent.index)
  if (OF_TABLE.test(between)) return true
  if (COMPARED.test(before)) return false
  return BY_TABLE.test(before) || !(RAISED.test(between) || RAISED_BEHIND.test(text.slice(end)))
}

function ofMatch({ 0: words, index, groups }: RegExpExecArray, name: RegExpExecArray, text: string): Found[] {
  const of = (...keys: string[]) => keys.map(key => groups?.[key]).find(one => one !== undefined)
  const high = Number((of('high', 'high2') ?? '').replace(',', '.'))
  const low = Number((of('low', 'low2') ?? of('high', 'high2') ?? '').replace(',', '.'))
  if (!isRent(low) || !isRent(high) || low > high || high > low * WIDEST) return []
  const end = index + words.length
  const around = text.slice(Math.min(name.index, index), Math.max(end + 20, name.index + name[0].length))
  const years = text.slice(name.index, Math.max(index, name.index)).match(YEAR) ?? []
  const found: Found = {
    low,
    high,
    year: years.length > 0 ? Math.max(...years.map(Number)) : null,
    by: around.includes('mietspiegel') && !HOPED.test(around) ? 'mietspiegel' : 'anbieter',
    at: index,
    end,
  }
  return [found]
}

function isRent(perM2: number): boolean {
  return perM2 >= LEAST && perM2 <= MOST
}
