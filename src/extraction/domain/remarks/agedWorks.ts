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
