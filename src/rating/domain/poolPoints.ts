import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanMoney } from '#kernel/money.ts'
import type { PoolTerms } from '#extraction/domain/deal/poolTerms.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { VerdictPoint } from './verdict.ts'

const IN_POOL = 'mietgarantie-pool'
const WHAT =
  'Sie bekommen, was der Pool ausschüttet, nicht die Miete Ihrer Wohnung: Leerstand und Renovierung der anderen zahlen Sie mit. Lassen Sie sich vor dem Gebot Poolvertrag, Ausschüttungen der letzten drei Jahre und Rücklage geben.'

/** What a pool of rents does to the buyer's income, with what the exposé prints of it. @param area m² of the flat, null: not known */
export function poolPoints(deal: Offer['deal'], area: number | null, remarks: readonly Remark[]): VerdictPoint[] {
  if (deal?.overlays.includes('mietpool') !== true) return []
  const told = deal.pool ? toldOf(deal.pool, area) : []
  const said = remarks.find(({ rule, certainty }) => rule === IN_POOL && certainty === 'stated')
  return [
    {
      id: 'mietgarantie',
      sentence: [`Die Wohnung ist in einem Mietpool${told.length > 0 ? ':' : '.'}`, ...told, WHAT].join(' '),
      change: null,
      evidence: deal.pool?.evidence ?? (said ? [said.evidence] : []),
    },
  ]
}

/** Sentences; @param area m² of the flat, null: not known */
function toldOf({ isBound, years, let: flats, paidOut }: PoolTerms, area: number | null): string[] {
  const term = years === null ? '' : `${years} ${years === 1 ? 'Jahr' : 'Jahre'}`
  return [
    ...(isBound ? [`Der Beitritt ist Pflicht${term === '' ? '' : `, für ${term}`}.`] : term === '' ? [] : [`Der Beitritt bindet für ${term}.`]), // prettier-ignore
    ...(flats ? [`Vermietet sind ${flats.count} von ${flats.of} Wohnungen.`] : []),
    ...(paidOut
      ? [
          `Ausgeschüttet wurden ${paidOut.year === null ? '' : `${paidOut.year} `}${germanNumber(paidOut.perM2)}\u00a0€/m² im Monat${
            area === null ? '' : `, für diese Wohnung ${germanMoney(euro(paidOut.perM2 * area))}`
          }.`,
        ]
      : []),
  ]
}
