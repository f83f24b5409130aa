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

/** § 577a BGB: three to ten years, counted from the first sale after it, which no exposé tells: the words say so. */
const BLOCKED = 10
const CONVERTED_IN =
  /(?<!\d)(?<year>(?:19|20)\d\d)(?!\d)(?:\s?\/\s?\d{2})?(?:(?!(?:19|20)\d\d)[^.;]){0,90}(?:aufgeteilt|umgewandelt)(?!\p{L})/iu

function asConvertedLongAgo(remark: Remark, today: number): Remark {
  const year = CONVERTED_IN.exec(wholeQuote(remark.evidence).replaceAll(/\s+/gu, ' '))?.groups?.['year']
  if (year === undefined || remark.certainty !== 'stated' || today - Number(year) <= BLOCKED) return remark
  return { ...remark, tone: 'neutral', meaning: `Umwandlung ${year}: Eine Sperrfrist gilt höchstens zehn Jahre ab dem ersten Verkauf danach, und nur für Mieter, die schon vorher dort wohnten` } // prettier-ignore
}
