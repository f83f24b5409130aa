import { calendarDate } from '#kernel/calendarDate.ts'
import type { Contradiction, FactKey, FactValue, Unit } from '#extraction/domain/facts.ts'
import type { Reservation } from '#extraction/domain/sightings/reservations.ts'
import type { Sighted } from '#extraction/domain/sightings/sightings.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import type { FormerPrice } from '#extraction/domain/statements/priceHistory.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { assess } from '#rating/domain/assess.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { type ModelShare, provenanceOf } from '../provenance.ts'
import type { Block } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'

type Stated = Partial<Record<FactKey, FactValue | null>>

interface More {
  readonly remarks?: readonly Remark[]
  readonly contradictions?: readonly Contradiction[]
  readonly priceHistory?: readonly FormerPrice[]
  readonly plannedWorks?: readonly PlannedWork[]
  readonly unreadPages?: readonly number[]
  readonly sighted?: Sighted
  readonly reservations?: readonly Reservation[]
  readonly model?: ModelShare
  readonly day?: string
  readonly units?: readonly Unit[]
}

/** The input of a report on an offer that states these facts, judged by the real engine. */
export function assessedInput(stated: Stated, more: More = {}): ReportInput {
  const { remarks = [], contradictions = [], unreadPages = [], model = null, day = '2026-11-21', units = [] } = more
  const { priceHistory = [], plannedWorks = [] } = more
  const sightings = {
    places: more.sighted ?? {},
    spoken: {},
    reservations: more.reservations ?? [],
    unreadPages,
    doubts: {},
  }
  const { facts } = offerWith(stated)
  const given = { day: calendarDate(day), tables: NO_OPERATOR_TABLES }
  const said = { facts, remarks, contradictions, priceHistory, plannedWorks, deal: null, sightings, units }
  const outcome = assess({ ...given, ...said, lens: null })
  if (!outcome.ok) throw new Error(outcome.failure.message)
  const assessment = outcome.value
  const { lens, recheck } = assessment
  return {
    document: { file: 'haus.pdf', sha256: 'ab'.repeat(32), pages: 4, scannedPages: 1, unreadPages },
    contradictions,
    units,
    judgement: { assessment, provenance: provenanceOf({ ...given, lens, model, recheck }) },
    brand: { name: 'ExposéAmpel', colour: '#D32F2F', logo: null },
  }
}

/** An ordinary let flat with everything stated. */
export const FLAT: Stated = {
  kaufpreis: 249_000, wohnflaeche: 82.4, zimmer: 3, baujahr: 1974, plz: '31134', ort: 'Hildesheim', objektart: 'Eigentumswohnung', hausgeldMonat: 342,
  hausgeldNichtUmlagefaehig: 118, erhaltungsruecklage: 96_400, energiekennwert: 142, energieklasse: 'E', energietraeger: 'Gas', heizungBaujahr: 2003,
  kaeuferprovision: 3.57, vermietet: true, kaltmieteMonat: 720, zustand: 'gepflegt', einheiten: 14,
} // prettier-ignore

/** The facts of every sample listing of our own. @param expected content of samples/expected.json: only a test may read files */
export function sampleFacts(expected: string): readonly (readonly [file: string, stated: Stated])[] {
  const samples = JSON.parse(expected) as readonly { file: string; facts?: Stated | null }[]
  return samples.flatMap(({ file, facts }) => (facts ? [[file, facts] as const] : []))
}

/** Every text of a block that a reader sees. */
export function textsOf(block: Block): string[] {
  return stringsIn({ ...block, kind: '' })
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}
