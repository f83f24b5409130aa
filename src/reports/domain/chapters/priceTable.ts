import type { Money } from '#kernel/money.ts'
import { inPercent } from '#kernel/share.ts'
import type { PricePoint, PricePointId, PricePoints } from '#rating/domain/pricePoints.ts'
import { chartBlock, heading, numeric, paragraph, table } from '../blocks.ts'
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
  const shown = payable(points).filter(({ letting }) => letting !== null)
  if (shown.length === 0) return []
  return [
    heading('Was der Preis ausmacht'),
    table(
      'Rendite und Cashflow im ersten Jahr bei verschiedenen Preisen, mittlerer Fall',
      [
        'Preis',
        ...numeric('Betrag in €', 'Brutto in %', 'Netto in %', 'Monat vor Steuern in €', 'Monat nach Steuern in €'),
      ],
      atOnePrice(shown).map(rowOf),
    ),
    paragraph(
      zero.ok
        ? `Bei ${wholeEuro(zero.value.amount)} trägt die Miete Kosten, Zins und Tilgung gerade: ${zero.value.formula} (geschätzt).`
        : sentence(zero.failure),
    ),
  ]
}

/** The years to come at the prices that may be paid, one line each. Empty where there is only one such price. */
export function priceYears({ points }: PricePoints): Block[] {
  const shown = atOnePrice(payable(points).filter(({ id, letting }) => id !== 'cashflow-null' && letting !== null))
  const [dearest, cheapest] = [shown[0], shown.at(-1)]
  if (!dearest || !cheapest || shown.length < 2) return []
  const last = (point: PricePoint) => point.letting?.years.at(-1)
  const [most, least] = [last(dearest), last(cheapest)]
  if (!most || !least) return []
  const count = dearest.letting?.years.length ?? 0
  return [
    chartBlock({
      kind: 'lines',
      title: `Im ${count}. Jahr: Wer ${wholeEuro(dearest.price)} gezahlt hat, ${leaves(most)}; wer ${wholeEuro(cheapest.price)} gezahlt hat, ${leaves(least)}.`,
      source: 'Was nach Kosten, Kredit und Steuer im Jahr bleibt, mittlerer Fall; Miete und Kosten steigen (Annahmen)',
      lines: shown.map(({ name, price, letting }) => ({
        name: `${name} ${wholeEuro(price)}`,
        points: (letting?.years ?? []).map((money, index) => ({
          label: `Jahr ${index + 1}`,
          value: money.cents / 100,
          text: wholeEuro(money),
        })),
      })),
    }),
  ]
}

/** Nobody pays more than is asked: a figure above it would only tempt him to. */
function payable(points: readonly PricePoint[]): readonly PricePoint[] {
  const asked = points.find(({ id }) => id === 'gefordert')
  return points.filter(({ id, price }) => !(id === 'hoechstens' && asked && price.cents > asked.price.cents))
}

function leaves({ cents }: Money): string {
  return cents < 0 ? `legt ${wholeEuro({ cents: -cents })} drauf` : `behält ${wholeEuro({ cents })}`
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
