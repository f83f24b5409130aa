import { germanNumber } from '#kernel/germanNumber.ts'
import { yearOf } from '#kernel/calendarDate.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { HeatSource } from '#extraction/domain/values/heating.ts'
import { energieklasse } from '#finance/domain/energy.ts'
import { ENERGIEKLASSEN } from '#reference/energie.ts'
import { rowsAt } from '#reference/table.ts'
import { type Gate, isOutside, lessSure } from './gate.ts'

/** One class apart is rounding or an older certificate, which a question of the catalogue asks about; more is a misreading. */
export const classAgainstValue: Gate = {
  limits: 'klassenabstand',
  doubts: ({ offer, day }, limits) => {
    const { energiekennwert } = offer.numbers
    const classes = rowsAt(ENERGIEKLASSEN, day).map(({ key }) => key)
    const stated = classes.findIndex(key => key === offer.energieklasse)
    if (energiekennwert === null || stated < 0 || offer.kind === 'Gewerbe') return []
    const expected = energieklasse(Math.max(0, energiekennwert), day)
    if (!isOutside(Math.abs(classes.indexOf(expected) - stated), limits)) return []
    const reason = `Zu ${germanNumber(energiekennwert)}\u00a0kWh/(m²·a) gehört Klasse ${expected}, nicht ${classes[stated]}.`
    return lessSure(offer, ['energiekennwert', 'energieklasse']).map(key => ({ key, reason }))
  },
}

/** What is installed goes before what the certificate names, which may be older. */
export const carrierAgainstHeating: Gate = {
  limits: 'traegerZuHeizung',
  doubts: ({ offer }) => {
    const { energietraeger, heizung } = offer.texts
    if (energietraeger === null || heizung === null) return []
    const carriers = offer.heating.carriers.flatMap(kindOf)
    const heated = offer.heating.installed.flatMap(kindOf)
    if (carriers.length === 0 || heated.length === 0 || carriers.some(one => heated.includes(one))) return []
    // Whoever tells when it was built in tells what heats today.
    if (isReplaced(offer.numbers)) {
      const reason = `Der Energieträger „${energietraeger}“ stammt wohl aus der Zeit vor der Heizung von ${String(offer.numbers.heizungBaujahr)} („${heizung}“).`
      return [{ key: 'energietraeger', reason }]
    }
    const reason = `Der Energieträger „${energietraeger}“ passt nicht zur Heizung „${heizung}“.`
    const [key] = lessSure(offer, ['energietraeger', 'heizung'])
    return key ? [{ key, reason }] : []
  },
}

function isReplaced({ heizungBaujahr, baujahr }: Offer['numbers']): boolean {
  return heizungBaujahr !== null && baujahr !== null && heizungBaujahr > baujahr + SLACK
}

/** A heat pump takes electricity, which the certificate names instead of it; "Gas" may be liquid; a stove burns anything. */
const KINDS: Readonly<Partial<Record<HeatSource, HeatSource | null>>> = {
  waermepumpe: 'strom',
  nachtspeicher: 'strom',
  fluessiggas: 'gas',
  bhkw: null,
  ofen: null,
}

function kindOf(source: HeatSource): HeatSource[] {
  const kind = KINDS[source] === undefined ? source : KINDS[source]
  return kind === null ? [] : [kind]
}

/** Older than the house no heating is, unless the house itself was read too young. */
export const ageOfHeating: Gate = {
  limits: 'heizungsalter',
  doubts: ({ offer, day }, limits) => {
    const { heizungBaujahr, baujahr } = offer.numbers
    if (heizungBaujahr === null) return []
    const age = yearOf(day) - heizungBaujahr
    if (isOutside(age, { min: -AHEAD, ...limits })) {
      return [{ key: 'heizungBaujahr', reason: `Die Heizung wäre ${age} Jahre alt.` }]
    }
    if (baujahr === null || heizungBaujahr >= baujahr - SLACK) return []
    return [
      { key: 'heizungBaujahr', reason: `Die Heizung von ${heizungBaujahr} wäre älter als das Haus von ${baujahr}.` },
    ]
  },
}

/** A heating that is still to be built in, and one that stood ready before the house was finished; years. */
const AHEAD = 3
const SLACK = 2
