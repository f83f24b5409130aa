import { wholeQuote } from '#kernel/evidence.ts'
import type { Remark, Topic } from '../remark.ts'

/** Years after which what was renewed is no merit any more: half the life of windows, pipes and wires. */
const WORN = 25
/** The whole life of a boiler and a bath. */
const WORN_SOONER = 20
const SOONER: readonly Topic[] = ['heizungstechnik', 'baeder']
/** What tells without a year that it is as long ago. */
const LONG_AGO = /(?<!\p{L})(?:nach der Wende|zur Wende(?:zeit)?|zu DDR-Zeiten|in den (?:19)?[4-9]0er)(?!\p{L})/iu

/** Works of long ago are told without praise: "1982 umfassend saniert", "vollständig modernisiert kurz nach der Wende". */
export function asAged(remark: Remark, today: number): Remark {
  if (remark.rule === 'umwandlung') return asConvertedLongAgo(remark, today)
  if (remark.rule === 'eigenbedarf-bis') return asRunOut(remark, today)
  const { rule, tone, topic, year, evidence } = remark
  const isOfWorks = rule === 'sanierung-voll' || rule.endsWith('-erneuert')
  if (!isOfWorks || tone !== 'gut') return remark
  const isAged =
    year === null ? LONG_AGO.test(wholeQuote(evidence)) : today - year > (SOONER.includes(topic) ? WORN_SOONER : WORN)
  if (!isAged) return remark
  const when = year === null ? 'vor langer Zeit' : `im Jahr ${String(year)}`
  return rule === 'sanierung-voll'
    ? { ...remark, tone: 'neutral', meaning: `Umfassend saniert ${when}: Vieles davon ist wieder fällig, Gewerke mit Jahr verlangen` } // prettier-ignore
    : { ...remark, tone: 'neutral' }
}

/** What was waived up to a year gone by binds nobody. */
function asRunOut(remark: Remark, today: number): Remark {
  return remark.year === null || remark.year >= today
    ? remark
    : { ...remark, tone: 'neutral', meaning: `Eigenbedarf war bis ${remark.year} ausgeschlossen: abgelaufen` }
}

/** § 577a BGB: three to ten years, counted from the first sale after it. */
const BLOCKED = 10
const CONVERTED_IN =
  /(?<!\d)(?<year>(?:19|20)\d\d)(?!\d)(?:\s?\/\s?\d{2})?(?:(?!(?:19|20)\d\d)[^.;]){0,90}(?:aufgeteilt|umgewandelt)(?!\p{L})/iu
/** "und 2011 erstmals verkauft": the years run from there. */
const FIRST_SOLD =
  /(?<!\d)(?<year>(?:19|20)\d\d)(?!\d)(?:(?!(?:19|20)\d\d|(?:nicht|nie|wird|werden|soll\p{L}*|aufgeteilt|umgewandelt)(?!\p{L}))[^.,;]){0,40}(?:verkauft|veräußert|erworben|gekauft)(?!\p{L})/iu

/** Who sells for the first time since then begins the years: only where a sale is told, and as long ago, nothing is left to ask. */
function asConvertedLongAgo(remark: Remark, today: number): Remark {
  const said = wholeQuote(remark.evidence).replaceAll(/\s+/gu, ' ')
  const year = yearIn(said, CONVERTED_IN)
  if (year === null || remark.certainty !== 'stated' || today - year <= BLOCKED) return remark
  const sold = yearIn(said, FIRST_SOLD)
  const isOver = sold !== null && sold >= year && today - sold > BLOCKED
  const when = isOver ? `Umwandlung ${String(year)}, Verkauf danach ${String(sold)}` : `Umwandlung ${String(year)}`
  return { ...remark, tone: isOver ? 'neutral' : 'hinweis', meaning: `${when}: Eine Sperrfrist gilt höchstens zehn Jahre ab dem ersten Verkauf danach, und nur für Mieter, die schon vorher dort wohnten` } // prettier-ignore
}

function yearIn(said: string, pattern: RegExp): number | null {
  const year = pattern.exec(said)?.groups?.['year']
  return year === undefined ? null : Number(year)
}
