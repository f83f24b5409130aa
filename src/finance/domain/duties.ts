import { addYears, type CalendarDate, calendarDate } from '#kernel/calendarDate.ts'
import { PFLICHTEN, type PflichtRow } from '#reference/gmodg.ts'
import { rowAt } from '#reference/table.ts'

export interface BoughtBuilding {
  /** Flats in the building; null: unknown. */
  readonly units: number | null
  readonly baujahr: number | null
  /** Gas, oil or liquid gas. */
  readonly fossilHeating: boolean
  readonly heatingInstalledOn: CalendarDate | null
  /** A flat shares these duties with its community. */
  readonly isFlat: boolean
  /** The heat comes from outside or from a heat pump: § 60b checks boilers. */
  readonly withoutBoiler: boolean
  /** Year; null: not told. Whoever has renewed it since the EnEV of 2002 had to insulate it. */
  readonly roofRenewed: number | null
  /** From its duties to insulate § 105 allows exceptions. */
  readonly monument: boolean
}

/** A duty that the buyer takes over or that buying starts. */
export interface Duty {
  readonly key: PflichtRow['key']
  /** German sentence. */
  readonly duty: string
  /** Paragraph. */
  readonly source: string
  /** certain: it follows from what is known. check: it depends on what the exposé does not say. */
  readonly applies: 'certain' | 'check'
  /** Last day; missing: no period of its own. */
  readonly until?: CalendarDate
  /** Highest fine in €. */
  readonly fine?: number
}

/** From this Baujahr on ceilings and pipes met the later ordinances anyway (EnEV of 2002). */
const INSULATED_FROM = 2002

/** Boilers put in after this day must burn a rising share of climate-friendly fuel: § 43 GModG. */
const NEW_BOILERS_AFTER = calendarDate('2026-07-29')

const CHECKED_IF_BEFORE = calendarDate('2009-10-01')
const CHECKED_UNTIL_YEAR = 2010

const OF_ENVELOPE: readonly PflichtRow['key'][] = ['geschossdecke', 'bauteile']
const EXEMPT = 'Beim Baudenkmal darf davon abgewichen werden, wenn Substanz oder Bild leiden (§ 105 GModG).'

/** Duties of the new owner by the GModG. The old § 72 (boilers of 30 years) and § 71 (65 %) are no law any more. */
export function dutiesAfterPurchase(building: BoughtBuilding, ownerSince: CalendarDate): Duty[] {
  const { units, baujahr, fossilHeating, heatingInstalledOn, withoutBoiler, roofRenewed, monument } = building
  const duty = (key: PflichtRow['key'], applies: Duty['applies']): Duty => {
    const found = dutyOf(key, applies, ownerSince)
    return monument && OF_ENVELOPE.includes(key)
      ? { ...found, applies: 'check', duty: `${found.duty} ${EXEMPT}` }
      : found
  }
  const duties: Duty[] = []
  if (baujahr === null || baujahr < INSULATED_FROM) {
    const isInsulated = roofRenewed !== null && roofRenewed >= INSULATED_FROM
    duties.push(...(isInsulated ? [] : [duty('geschossdecke', 'check')]), duty('leitungen', 'check'))
  }
  if (!withoutBoiler && isOfOldBoilers(building) && (units === null ? building.isFlat : units >= 6)) {
    duties.push(duty('heizungspruefung', units === null ? 'check' : 'certain'))
  }
  if (fossilHeating && (heatingInstalledOn === null || heatingInstalledOn > NEW_BOILERS_AFTER)) {
    duties.push(duty('brennstoffe', heatingInstalledOn === null ? 'check' : 'certain'))
  }
  return [...duties, duty('bauteile', 'certain')]
}

/** The common last day is of boilers put in before October 2009; in a younger house, or after it, there is none of them. */
function isOfOldBoilers({ heatingInstalledOn, baujahr }: BoughtBuilding): boolean {
  if (heatingInstalledOn !== null) return heatingInstalledOn < CHECKED_IF_BEFORE
  return baujahr === null || baujahr < CHECKED_UNTIL_YEAR
}

function dutyOf(key: PflichtRow['key'], applies: Duty['applies'], ownerSince: CalendarDate): Duty {
  const { duty, source, years, fine } = rowAt(PFLICHTEN, ownerSince, key)
  return {
    key,
    duty,
    source,
    applies,
    ...(years !== undefined && { until: addYears(ownerSince, years) }),
    ...(fine !== undefined && { fine }),
  }
}
