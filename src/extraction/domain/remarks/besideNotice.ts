import type { Deal } from '../deal/deal.ts'
import type { Remark } from '../remark.ts'

/** That somebody goes, by the words of the text. */
const GOES: readonly string[] = ['mieter-geht', 'miete-endet']
/** What a headline says of a house that is let as a whole: true today, and no merit once one has given notice. */
const FULL: readonly string[] = ['mieter-voll', 'mieter-leerstand']

/**
 * One of several tenants goes: the house is neither handed over free nor left by "der Mieter", and that all is let today is no merit any more.
 */
export function besideNotice(remarks: readonly Remark[], { parts }: Pick<Deal, 'parts'>): Remark[] {
  const paid = parts.filter(({ kind, rentMonthEuro }) => kind !== 'stellplatz' && rentMonthEuro !== null)
  const isGoing = paid.some(({ leaseEnd }) => leaseEnd?.by === 'notice') || remarks.some(one => GOES.includes(one.rule) && one.certainty !== 'denied') // prettier-ignore
  if (paid.length < 2 || !isGoing) return [...remarks]
  return remarks.map(one => {
    if (one.rule === 'mieter-geht') return { ...one, meaning: ONE_GOES }
    const isFull = FULL.includes(one.rule) && one.tone === 'gut'
    return isFull ? { ...one, tone: 'neutral', meaning: `${one.meaning}; gekündigt ist trotzdem` } : one
  })
}

const ONE_GOES = 'Einer der Mieter geht laut Text: Fragen Sie nach Rückgabe, Kaution und Neuvermietung'
