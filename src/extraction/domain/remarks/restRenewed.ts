import { regexp } from '#kernel/regexp.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import type { Remark, Topic } from '../remark.ts'
import { calledUnit } from '../unitLabel.ts'
import { TRADES } from './rules/trades.ts'

const REST = String.raw`(?:\p{L}*geschoss|(?:ersten|zweiten|dritten|oberen|unteren) (?:stock|etage)|[edo]g|anbau|(?:straßen|hof|garten)seite|rest|übrigen?)`
const WORKS = String.raw`(?:erneuert|saniert|modernisiert|neu\p{L}*|verkabelt|verdrahtet|ausgetauscht|getauscht|ersetzt|gemacht)`
/** "…, das Dachgeschoss war ja schon 2004 neu verkabelt worden" */
const DONE_BEFORE = regexp.iu`(?<!\p{L})${REST}(?!\p{L})(?:(?!nicht|nie)[^.;]){0,40}(?<!\p{L})(?:schon|bereits|vorher|zuvor)(?!\p{L})(?:(?!nicht|nie)[^.;]){0,30}(?<year>(?:19|20)\d\d)(?:(?!nicht|nie)[^.;]){0,30}(?<!\p{L})${WORKS}(?!\p{L})`
const OF_FLOORS: readonly Topic[] = ['elektrik', 'fenster', 'wasserleitungen']
const BY_FLOOR = TRADES.filter(({ topic }) => OF_FLOORS.includes(topic))

/** "…, das Obergeschoss ist aus der Bauzeit": something of the old is left. */
const LEFT = /(?<!\p{L})(?:bauzeit|baujahr|original|ursprünglich\p{L}*|alte[nrms]?|steht noch aus|teilweise)(?!\p{L})/iu
const FLOORS = regexp.giu`(?<!\p{L})(?:${REST}|erdgeschoss)(?!\p{L})`

/** What was renewed floor by floor until nothing of the old was left is renewed, and as old as its oldest part. */
export function restRenewed(remarks: readonly Remark[]): Remark[] {
  return remarks.map(remark => {
    const { rule, topic, year, certainty, evidence, subject: _, ...rest } = remark
    const trade = BY_FLOOR.find(({ id }) => rule === `${id}-teilerneuert`)
    if (!trade || year === null || certainty !== 'stated') return remark
    const before = DONE_BEFORE.exec(wholeQuote(evidence))?.groups?.year
    const said = wholeQuote(evidence)
    const floors = new Set([...said.matchAll(FLOORS)].map(([floor]) => floor.toLowerCase()))
    if (before === undefined || Number(before) > year || LEFT.test(said) || floors.size > 2) return remark
    const where = remark.part ? `${calledUnit(remark.part.name)}: ` : ''
    const meaning = `${where}${trade.label} nach und nach ganz erneuert, zuletzt ${String(year)}`
    return {
      ...rest,
      topic,
      rule: `${trade.id}-erneuert`,
      tone: 'gut',
      meaning,
      year: Number(before),
      certainty,
      evidence,
    }
  })
}
