import { germanNumber } from '#kernel/germanNumber.ts'
import { add, euro, inEuro } from '#kernel/money.ts'
import { germanPercent } from '#kernel/share.ts'
import { MIETGRENZEN } from '#reference/mietrecht.ts'
import { rowAt } from '#reference/table.ts'
import { untilReached } from '#finance/domain/mieterhoehung.ts'
import { FREI_BEI_LEERSTAND, NEUVERMIETUNG } from '#reference/market/ertragsfaktoren.ts'
import { GANZE_MIETE_AB } from '#reference/market/verfahrensannahmen.ts'
import { MODELL } from '#reference/market/bewertungsmodell.ts'
import type { Grounds } from './grounds.ts'
import { germanSource } from './source.ts'
import type { MethodStep } from './verfahren.ts'

/** Rent of a year that Ertragswert and Ertragsfaktor start from. */
export interface Rohertrag {
  readonly step: MethodStep
  /** What it takes until the free flats bring it, €; null: nothing is free, or it is not known how much. */
  readonly letting: MethodStep | null
  /** What a tenant of a home pays less until his rent may be raised to it, €; null: he pays it. */
  readonly underRent: MethodStep | null
}

/**
 * What is paid, but no more than the market bears for long (§ 31 (2) ImmoWertV), or else the rent of the market. null: there are
 * shops, and their rent is not stated.
 */
export function rohertragOf(grounds: Grounds): Rohertrag | null {
  const { mixedUse, statedRent, rentSource, readying } = grounds
  if (!mixedUse) return withReadying(ofHomes(grounds), readying)
  if (statedRent === null) return null
  const paid = ofLeavingTrade(grounds, statedRent) ?? yearly(statedRent, 'Wohnungen und Gewerbe zusammen', rentSource)
  return withReadying(withEmptyFlats(paid, grounds), readying)
}

/**
 * Who goes is followed by another tenant, at a rent that the exposé names itself, or else that nobody publishes: as the area of a shop counts with that of the flats, so does its
 * new rent, and never for more than the old one. The months that it stands empty are off the limit. null: nobody goes.
 */
function ofLeavingTrade({ leaving, rent: { rent, sources }, rentSource }: Grounds, stated: number): MethodStep | null {
  if (!leaving || leaving.rent > stated) return null
  const perM2 = leaving.perM2 ?? rent.mid
  const again = Math.round(Math.min(leaving.rent, leaving.area * perM2 * 12))
  const by = leaving.perM2 === undefined ? 'wie für Wohnungen' : 'wie laut Exposé für Gewerbe am Ort'
  const formula = `heute ${germanNumber(stated)}\u00a0€ − ${germanNumber(Math.round(leaving.rent))}\u00a0€ Gewerbemiete, die endet, + ${germanNumber(again)}\u00a0€ neu vermietet: ${germanNumber(leaving.area)}\u00a0m² × ${germanNumber(perM2)}\u00a0€/m² × 12 ${by}, höchstens die alte Miete (Annahme)`
  const source = [
    rentSource,
    ...(sources[0] && leaving.perM2 === undefined ? [germanSource(sources[0])] : []),
    MODELL,
  ].join('; ')
  return yearly(Math.round(stated - leaving.rent + again), formula, source)
}

/**
 * What it takes to make empty flats fit to be let is off the value: then what they bring afterwards is in it, as is the rent of the market,
 * half of it where much of the Kreis stands empty, half of it where the exposé does not price what they need, and never more than the seller himself hopes for.
 */
function withEmptyFlats(paid: MethodStep, grounds: Grounds): Rohertrag {
  const { emptyFlats, rent, location, readying, readyingBeside } = grounds
  if (!emptyFlats) return { step: paid, ...NOTHING_OFF }
  const { area, hoped } = emptyFlats
  const isHard = (location.kreis?.leerstand ?? 0) > FREI_BEI_LEERSTAND.ab
  const share = (isHard ? FREI_BEI_LEERSTAND.anteil : 1) * (readying === null ? UNTOLD : 1)
  const perM2 = rent.rent.mid
  const again = Math.round(Math.min(area * perM2 * 12, hoped) * share)
  const untold = readyingBeside
    ? 'kein Preis für das genannt ist, was sie brauchen'
    : 'nicht gesagt ist, was sie brauchen'
  const why = [...(isHard ? ['im Kreis viel leer steht'] : []), ...(readying === null ? [untold] : [])]
  const half = share === 1 ? '' : ` × ${germanNumber(share, 2)}, weil ${why.join(' und ')}`
  const most = hoped < area * perM2 * 12 ? `, höchstens die ${germanNumber(Math.round(hoped))}\u00a0€, auf die der Anbieter hofft` : '' // prettier-ignore
  const formula = `${paid.formula} + ${germanNumber(again)}\u00a0€ leere Wohnungen: ${germanNumber(area)}\u00a0m² × ${germanNumber(perM2)}\u00a0€/m² × 12${most}${half}`
  const sources = [paid.source, ...(rent.sources[0] ? [germanSource(rent.sources[0])] : []), ...(share === 1 ? [] : [MODELL])] // prettier-ignore
  return {
    step: yearly(paid.value + again, formula, [...new Set(sources)].join('; ')),
    letting: lettingOf(area, { ...grounds, unpaid: null }),
    underRent: null,
  }
}

/** Of the rent of empty flats, where nobody says what makes them fit to be let: an assumption. */
const UNTOLD = 0.5

/** However well the rest turns out, what the exposé itself names is to be paid before the empty flats bring a rent. */
function withReadying(income: Rohertrag, readying: number | null): Rohertrag {
  if (readying === null) return income
  const months = income.letting
  const named = `${germanNumber(readying)}\u00a0€ für die Wohnungen laut Exposé`
  return {
    ...income,
    letting: {
      label: LETTING,
      value: Math.round((months?.value ?? 0) + readying),
      unit: '€',
      formula: `${months ? `${months.formula} + ` : ''}${named}, abgezogen`,
      source: `§ 8 Abs. 3 ImmoWertV; Angabe im Exposé${months ? `; ${MODELL}` : ''}`,
    },
  }
}

const NOTHING_OFF = { letting: null, underRent: null } as const

function ofHomes(grounds: Grounds): Rohertrag {
  const { rent, statedRent, rentSource, wohnflaeche, favourable, letting, freeArea, location } = grounds
  const most = Math.round(rent.rent.high * wohnflaeche * 12)
  const usual = Math.round(rent.rent.mid * wohnflaeche * 12)
  const market = rent.sources[0] ? germanSource(rent.sources[0]) : ''
  if (favourable) return { step: yearly(most, 'oberes Ende der Marktmiete', market), ...NOTHING_OFF }
  const whole = statedRent !== null && letting !== 'teilweise' && statedRent >= GANZE_MIETE_AB * usual
  const formula = `${germanNumber(rent.rent.mid)}\u00a0€/m² × ${germanNumber(wohnflaeche)}\u00a0m² × 12, Marktmiete als Annahme`
  if (!whole) {
    if (letting === 'teilweise' && statedRent !== null && freeArea !== null && freeArea < wohnflaeche)
      return ofLetAndVacant(grounds, statedRent, freeArea, market)
    const byRent = statedRent === null ? 0 : wohnflaeche * Math.max(0, 1 - statedRent / usual)
    const free = letting === 'teilweise' ? (freeArea ?? Math.round(byRent)) : 0
    const toLet = lettingOf(free, grounds)
    if (free === 0 || (location.kreis?.leerstand ?? 0) <= FREI_BEI_LEERSTAND.ab)
      return { step: yearly(usual, formula, market), ...NOTHING_OFF, letting: toLet }
    const expected = Math.round(usual - (1 - FREI_BEI_LEERSTAND.anteil) * free * rent.rent.mid * 12)
    const half = `${formula}; freie Fläche zur Hälfte, weil im Kreis viel leer steht`
    return { step: yearly(expected, half, `${market}; ${MODELL}`), ...NOTHING_OFF, letting: toLet }
  }
  const below = belowLocal(grounds, statedRent, market)
  if (below) return below
  if (statedRent <= most)
    return {
      step: yearly(statedRent, unpaidWords(grounds), rentSource),
      ...NOTHING_OFF,
      letting: lettingOf(0, grounds),
    }
  const above = `angegeben sind ${germanNumber(statedRent)}\u00a0€; auf Dauer trägt der Markt ${germanNumber(rent.rent.high)}\u00a0€/m²`
  return { step: yearly(most, above, `§ 31 Abs. 2 ImmoWertV; ${market}`), ...NOTHING_OFF }
}

/**
 * What is paid stays, and what stands empty brings the market's rent, half of it where much of the Kreis stands empty; together no
 * more than the market's rent of all.
 */
function ofLetAndVacant(grounds: Grounds, stated: number, vacant: number, market: string): Rohertrag {
  const { rent, wohnflaeche, rentSource, location } = grounds
  const isHard = (location.kreis?.leerstand ?? 0) > FREI_BEI_LEERSTAND.ab
  const share = isHard ? FREI_BEI_LEERSTAND.anteil : 1
  const most = Math.round(rent.rent.mid * wohnflaeche * 12)
  const all = Math.round(stated + share * vacant * rent.rent.mid * 12)
  const half = isHard ? ` × ${germanNumber(share)}, weil im Kreis viel leer steht` : ''
  const formula = `heute ${germanNumber(stated)}\u00a0€ + leer ${germanNumber(vacant)}\u00a0m² × ${germanNumber(rent.rent.mid)}\u00a0€/m² × 12${half}${all > most ? `; höchstens die Marktmiete, ${germanNumber(rent.rent.mid)}\u00a0€/m² × ${germanNumber(wohnflaeche)}\u00a0m² × 12` : ''}`
  return {
    step: yearly(Math.min(all, most), formula, `${rentSource}; ${market}${isHard ? `; ${MODELL}` : ''}`),
    letting: lettingOf(vacant, grounds),
    underRent: null,
  }
}

/**
 * A home whose tenant pays less than the place does brings that in the long run, less what he pays less until then (§§ 8 (3), 27
 * ImmoWertV, § 558 BGB). The local comparative rent is not known: the lower end of the market stands for it, with the lower cap and
 * nothing discounted. Of a house of flats the rents as paid are what its factors were found with. null: he pays as much.
 */
function belowLocal(grounds: Grounds, stated: number, market: string): Rohertrag | null {
  const { rent, wohnflaeche, object, rentAssumed, day, fixedYears, rentCap, pooled } = grounds
  const usual = Math.round(rent.rent.low * wohnflaeche * 12)
  const isCapped = rentCap !== null && rentCap < usual
  // What is agreed between landlord and tenant binds every buyer, whatever the place pays.
  const local = isCapped ? rentCap : usual
  if (object.art === 'Mehrfamilienhaus' || stated >= local) return null
  // As long as a tenant lives, or a pool binds without an end, nobody can say what comes after.
  if (fixedYears === Infinity) {
    const why = pooled ? 'so viel schüttet der Mietpool aus' : 'auf Lebenszeit des Mieters fest vereinbart'
    return { step: yearly(stated, why, grounds.rentSource), ...NOTHING_OFF }
  }
  // Behind the pool it is the lease that is raised.
  const paid = pooled?.contract ? Math.min(local, Math.max(stated, 12 * pooled.contract)) : stated
  const raised = untilReached(euro(paid), euro(local), true, day)
  const years = raised.years + fixedYears
  const lost = add(raised.lost, euro(fixedYears * (local - stated)))
  const formula = isCapped
    ? `${germanNumber(rentCap / 12)}\u00a0€ × 12, mehr erlaubt der Mietvertrag laut Exposé nicht`
    : `${germanNumber(rent.rent.low)}\u00a0€/m² × ${germanNumber(wohnflaeche)}\u00a0m² × 12, unteres Ende der Marktmiete statt der ortsüblichen`
  return {
    step: yearly(local, formula, isCapped ? '§ 557 Abs. 3 BGB; Angabe im Exposé' : `§ 27 ImmoWertV; ${market}`),
    letting: null,
    underRent: {
      label: isCapped ? 'Mindermiete bis zur höchsten Miete des Vertrags' : 'Mindermiete bis zur ortsüblichen Miete',
      value: inEuro(lost),
      unit: '€',
      formula: `heute ${rentAssumed ? 'vermutlich ' : ''}${germanNumber(stated)}\u00a0€ im Jahr, alle drei Jahre höchstens ${germanPercent(rowAt(MIETGRENZEN, day, 'kappungAngespannt').rate)} mehr${fixedYears > 0 ? `, und erst nach ${fixedYears} Jahren, ${pooled ? 'in denen der Mietpool bindet' : 'in denen sie fest vereinbart ist'}` : ''}: in ${years} Jahren erreicht; abgezogen`,
      source: '§ 8 Abs. 3 ImmoWertV; § 558 Abs. 3 BGB',
    },
  }
}

const LETTING = 'Neuvermietung der freien Fläche'

function unpaidWords({ unpaid }: Grounds): string {
  return unpaid ? `mit ${germanNumber(unpaid.rent)}\u00a0€, die vereinbart sind und heute nicht gezahlt werden` : ''
}

/**
 * Months without rent, and the rooms made ready, where neither the exposé prices what that takes nor it is among the works at our own figure. null: all is let and paid.
 * @param free m² that are not let
 */
function lettingOf(free: number, { rent: { rent }, readying, readyingBeside, unpaid }: Grounds): MethodStep | null {
  const { monate, jeQuadratmeter } = NEUVERMIETUNG
  const area = Math.round((free + (unpaid?.area ?? 0)) * 10) / 10
  if (area === 0) return null
  const [m2, paid] = [`${germanNumber(area)}\u00a0m²`, `${monate} Monate × ${germanNumber(rent.mid)}\u00a0€/m²`]
  const isBeside = readying !== null || readyingBeside
  const formula = isBeside ? `${m2} × ${paid}` : `${m2} × (${paid} + ${jeQuadratmeter}\u00a0€/m²)`
  return {
    label: LETTING,
    value: Math.round(area * (monate * rent.mid + (isBeside ? 0 : jeQuadratmeter))),
    unit: '€',
    // What the exposé prices is added to it before both are taken off.
    formula: readying === null ? `${formula}, abgezogen` : formula,
    source: `§ 8 Abs. 3 ImmoWertV; ${MODELL}`,
  }
}

function yearly(value: number, formula: string, source: string): MethodStep {
  return { label: 'Jahresnettokaltmiete', value, unit: '€/Jahr', formula, source }
}
