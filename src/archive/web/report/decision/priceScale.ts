import { wholeEuro } from '#design/germanFormat.ts'
import { askedPrice } from '#reports/domain/askedPrice.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { bidOf } from './bidOf.ts'

/** A price on the line, named. */
export interface PriceMark {
  readonly id: 'erstgebot' | 'hoechstens' | 'gefordert'
  readonly label: string
  readonly text: string
  /** 0 to 1 along the line. */
  readonly at: number
}

export interface PriceScale {
  readonly low: { readonly at: number; readonly text: string }
  readonly mid: { readonly at: number; readonly text: string }
  readonly high: { readonly at: number; readonly text: string }
  readonly marks: readonly PriceMark[]
  /** German sentence: what the drawing shows. */
  readonly title: string
}

const euros = (value: number) => wholeEuro(value * 100)
/** Room left and right of the outermost value, as a share of the span. */
const MARGIN = 0.08

/**
 * The estimate's range with the first bid, the most that is right and the asked price along one line, as the report draws it. null:
 * there is no estimate.
 */
export function priceScale(analysis: AnalysisJson): PriceScale | null {
  const { price, verdict } = analysis
  const estimate = price?.estimate
  if (!estimate) return null
  const asking = askedPrice(price)
  const bid = bidOf(analysis)
  // Who asks less than it is worth is never offered more.
  const most = bid?.most ?? verdict?.limitEuro
  const named: { id: PriceMark['id']; label: string; value: number | null | undefined }[] = [
    { id: 'erstgebot', label: 'Erstes Gebot', value: bid?.first },
    { id: 'hoechstens', label: 'Höchstens', value: most === asking ? null : most },
    { id: 'gefordert', label: 'Gefordert', value: asking },
  ]
  const marks = named.flatMap(({ value, ...mark }) => (typeof value === 'number' ? [{ ...mark, value }] : []))
  const values = [estimate.low, estimate.high, ...marks.map(({ value }) => value)]
  const [least, greatest] = [Math.min(...values), Math.max(...values)]
  const margin = (greatest - least || greatest) * MARGIN
  const at = (value: number) => (value - least + margin) / (greatest - least + 2 * margin)
  const point = (value: number) => ({ at: at(value), text: euros(value) })
  return {
    low: point(estimate.low),
    mid: point(estimate.mid),
    high: point(estimate.high),
    marks: marks.sort((a, b) => a.value - b.value).map(({ id, label, value }) => ({ id, label, ...point(value) })),
    title: titleOf(estimate, asking, verdict?.limitEuro ?? null),
  }
}

function titleOf(
  { low, mid, high }: { low: number; mid: number; high: number },
  asking: number | null,
  limit: number | null,
): string {
  if (asking === null) return `Wir schätzen ${euros(low)} bis ${euros(high)}`
  if (asking > high) return 'Der Preis liegt über der ganzen Spanne'
  if (asking < low) return 'Der Preis liegt unter der ganzen Spanne: Klären Sie, warum'
  // "In der unteren Hälfte" would praise what is too much by what comes on top of the price, or is open.
  if (limit !== null && asking > limit && asking <= mid)
    return 'Der Preis liegt in der Spanne, aber über unserer Grenze'
  if (asking === mid) return 'Der Preis liegt in der Mitte der Spanne'
  if (asking > mid + (high - mid) / 2) return 'Der Preis liegt im oberen Viertel der Spanne'
  return asking > mid ? 'Der Preis liegt über der Mitte der Spanne' : 'Der Preis liegt in der unteren Hälfte der Spanne'
}

/** Over the reason why there is no bar. Several units are estimated one by one, which the head of the report says. */
export function noScaleTitle({ units }: Pick<AnalysisJson, 'units'>): string {
  return units.length > 1
    ? 'Für alle Einheiten zusammen gibt es keine Schätzung'
    : 'Für dieses Objekt gibt es keine Schätzung'
}
