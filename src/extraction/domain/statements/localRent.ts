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
  /(?<!\p{L})(?:neuvermietung\p{L}*|neuvertrag\p{L}*|wiedervermietung\p{L}*|angebotsmiete\p{L}*|mieterwechsel\p{L}*|neubau\p{L}*|\p{L}*halle\p{L}*|laden\p{L}*|büro(?:s|miet|fläch|räum|haus|gebäud)\p{L}*|gewerbe\p{L}*|praxis\p{L}*|lager\p{L}*|stellpl\p{L}*|garage\p{L}*|möbliert\p{L}*|ferien\p{L}*|warm\p{L}*|nachbar(?:stadt|gemeinde|ort)\p{L}*|zahlt|zahlen|gezahlt\p{L}*|durchschnittsmiete|fiktiv\p{L}*|prognos\p{L}*|pacht\p{L}*|kaufpreis\p{L}*|hausgeld)(?!\p{L})/u
const LEAST = 3
const MOST = 30
/** A range wider than that is of all homes of a town, and bounds none. */
const WIDEST = 2.2

/** The highest end that is printed first by the town's table, else by whoever sells. @param area m² of the one home; null: not known, or there are several */
export function localRentOf(passages: readonly Passage[], area: number | null): LocalRent | null {
  const found = passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'terms') return []
    return statementsOf(saidIn(passage).text).flatMap(({ text, start }): LocalRent[] => {
      const rent = inStatement(text, area)
      if (!rent) return []
      const { low, high, by, at, end } = rent
      return [{ low, high, by, evidence: inItsClause(proof(passage, start + at, start + end)) }]
    })
  })
  return found.find(({ by }) => by === 'mietspiegel') ?? found[0] ?? null
}

interface Found extends Pick<LocalRent, 'low' | 'high' | 'by'> {
  readonly at: number
  readonly end: number
}

function inStatement(text: string, area: number | null): Found | null {
  const rents = [...text.matchAll(RENT)]
  for (const name of text.matchAll(NAME)) {
    const after = name.index + name[0].length
    const next = rents.find(({ index }) => index >= after)
    const before = rents.findLast(({ index }) => index < name.index)
    const told =
      next && !OTHER.test(text.slice(name.index, next.index + next[0].length + 12))
        ? next
        : before && BEHIND.test(text.slice(0, name.index)) && !OTHER.test(text)
          ? before
          : null
    if (told) return ofMatch(told, name, text)
    const whole = next || area === null || OTHER.test(text) ? null : OF_HOME.exec(text.slice(after))
    const month = Number((whole?.groups?.['month'] ?? '').replace('·', ''))
    if (whole && area !== null && month > 0) {
      const perM2 = Math.round((100 * month) / area) / 100
      if (isRent(perM2))
        return { low: perM2, high: perM2, by: 'anbieter', at: name.index, end: after + whole[0].length }
    }
  }
  return null
}

function ofMatch({ 0: words, index, groups }: RegExpExecArray, name: RegExpExecArray, text: string): Found | null {
  const of = (...keys: string[]) => keys.map(key => groups?.[key]).find(one => one !== undefined)
  const high = Number((of('high', 'high2') ?? '').replace(',', '.'))
  const low = Number((of('low', 'low2') ?? of('high', 'high2') ?? '').replace(',', '.'))
  if (!isRent(low) || !isRent(high) || low > high || high > low * WIDEST) return null
  const end = index + words.length
  const around = text.slice(Math.min(name.index, index), Math.max(end + 20, name.index + name[0].length))
  return {
    low,
    high,
    by: around.includes('mietspiegel') && !HOPED.test(around) ? 'mietspiegel' : 'anbieter',
    at: index,
    end,
  }
}

function isRent(perM2: number): boolean {
  return perM2 >= LEAST && perM2 <= MOST
}
