import type { Contradiction } from '../facts.ts'
import { calledUnit } from '../unitLabel.ts'
import type { Part } from '../deal/deal.ts'
import { hopedYieldOf } from './advertisedYield.ts'
import { type AgainstView, inEuros, inFigures } from './view.ts'

const MONTHS = 12

/** A yield or factor that is advertised on the rent hoped for, where less is paid today. */
export function yieldOnTarget(view: AgainstView): Contradiction[] {
  const hoped = hopedYieldOf(view)
  const fact = view.facts.jahresnettokaltmiete ?? view.facts.kaltmieteMonat
  // What names both contradicts nothing.
  if (!hoped?.told || hoped.told.isBesidePaid || !fact) return []
  const { price, paid, told, target } = hoped
  const left = afterNotices(view.deal.parts, paid)
  const afterwards = left ? `, nach der Kündigung ${inYears(price, left.rent)}` : ''
  const inFact = `bezahlt werden ${inEuros(paid)}${left ? `, ohne ${left.names} ${inEuros(left.rent)}` : ''}`
  return [
    {
      key: 'mietrendite',
      message: `Rendite: „${told.words}“ (Seite ${told.evidence.page}) gilt für die Soll-Miete, heute sind es ${inYears(price, paid)}${afterwards}. ${target ? `Gerechnet ist mit ${inEuros(target.value)} im Jahr, ${inFact}` : `Im Jahr ${inFact}`}.`,
      values: [
        { value: Math.round(1000 * told.share) / 10, unit: '%', evidence: [told.evidence] },
        { value: Math.round((1000 * paid) / price) / 10, unit: '%', evidence: fact.evidence.slice(0, 1) },
      ],
      follows: {
        reason: 'Bezahlt wird die heutige Miete. Gerechnet ist mit ihr.',
        ask: 'Woraus ergibt sich die Soll-Miete, und was davon ist vertraglich zugesagt?',
      },
    },
  ]
}

/** German: "5,71 % (17,5-fach)" */
function inYears(price: number, rent: number): string {
  const times = (price / rent).toLocaleString('de-DE', { maximumFractionDigits: 1 })
  return `${inFigures((100 * rent) / price)} % (${times}-fach)`
}

/** The year's rent once all have gone who gave notice; null: nobody has. */
function afterNotices(parts: readonly Part[], rent: number): { readonly rent: number; readonly names: string } | null {
  const going = parts.filter(({ leaseEnd, rentMonthEuro }) => leaseEnd?.by === 'notice' && rentMonthEuro !== null)
  const left = rent - MONTHS * going.reduce((sum, { rentMonthEuro }) => sum + (rentMonthEuro ?? 0), 0)
  return going.length === 0 || left <= 0
    ? null
    : { rent: left, names: going.map(({ name }) => calledUnit(name)).join(' und ') }
}
