import { inPercent } from '#kernel/share.ts'
import type { PricePoint, PricePointId, PricePoints } from '#rating/domain/pricePoints.ts'
import type { Block } from '../report.ts'
import { fixedDecimal, wholeEuro, wholeNumber } from './germanAmounts.ts'
import { sentence } from './wording.ts'

const NAMES: Readonly<Record<PricePointId, string>> = {
  gefordert: 'Gefordert',
  ziel: 'Ziel der Verhandlung',
  hoechstens: 'Höchstens richtig',
  'cashflow-null': 'Miete trägt alles',
}

/** Yield and cash flow at the prices that matter, and the price at which the rent just carries the loan. */
export function priceTable({ points, zero }: PricePoints): Block[] {
  const shown = points.filter(({ letting }) => letting !== null)
  if (shown.length === 0) return []
  return [
    { kind: 'heading', text: 'Was der Preis ausmacht' },
    {
      kind: 'table',
      caption: 'Rendite und Cashflow im ersten Jahr bei verschiedenen Preisen, mittlerer Fall',
      head: ['Preis', 'Betrag in €', 'Brutto in %', 'Netto in %', 'Monat vor Steuern in €', 'Monat nach Steuern in €'],
      align: ['left', 'right', 'right', 'right', 'right', 'right'],
      rows: atOnePrice(shown).map(rowOf),
    },
    {
      kind: 'text',
      text: zero.ok
        ? `Bei ${wholeEuro(zero.value.amount)} trägt die Miete Kosten, Zins und Tilgung gerade: ${zero.value.formula} (geschätzt).`
        : sentence(zero.failure),
    },
  ]
}

/** Points of the same price share a row. */
function atOnePrice(points: readonly PricePoint[]): (PricePoint & { readonly name: string })[] {
  return points.flatMap(point => {
    const same = points.filter(({ price }) => price.cents === point.price.cents)
    return same[0] === point ? [{ ...point, name: same.map(({ id }) => NAMES[id]).join(', ') }] : []
  })
}

function rowOf({ name, price, letting }: PricePoint & { readonly name: string }): string[] {
  const percent = (figure: { readonly value: { readonly parts: number; readonly of: number } } | undefined) =>
    figure ? fixedDecimal(inPercent(figure.value), 2) : '–'
  const euros = (money: { readonly cents: number } | undefined) => (money ? wholeNumber(money.cents / 100) : '–')
  return [
    name,
    euros(price),
    percent(letting?.bruttomietrendite),
    percent(letting?.nettomietrendite),
    euros(letting?.beforeTax),
    euros(letting?.afterTax),
  ]
}
