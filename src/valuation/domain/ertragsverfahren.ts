import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { complement, germanPercent, inPercent, percent, type Share } from '#kernel/share.ts'
import { bewirtschaftungskosten, ueblicheBewirtschaftung } from '#finance/domain/bewirtschaftungskosten.ts'
import { GEBAEUDEANTEIL } from '#reference/afa.ts'
import { ARTEN, UNSICHERHEIT } from '#reference/market/bewertungsmodell.ts'
import { GEMESSEN } from '#reference/market/niveaumodell.ts'
import {
  BREITESTES_VERFAHREN,
  KLEINSTE_EINHEIT,
  VERFAHRENSSTREUUNG,
  WOHNFLAECHE_JE_EINHEIT,
  ZINS_AUS_EINEM_ANDEREN_LAND,
} from '#reference/market/verfahrensannahmen.ts'
import { rowAt } from '#reference/table.ts'
import { ertragswert, type ErtragswertInput } from './ertragswert.ts'
import { bodenanteil } from './bodenanteil.ts'
import { groundRentStep, leaseOf, leftAtEnd, termStep } from './erbbauErtrag.ts'
import { type Grounds, hasOwnPlot } from './grounds.ts'
import { liegenschaftszins, type Zins } from './liegenschaftszins.ts'
import { restnutzungOf } from './restnutzung.ts'
import { rohertragOf } from './rohertrag.ts'
import { halfWidthOf } from './spread.ts'
import type { MethodResult, MethodStep } from './verfahren.ts'

const METHOD = 'Ertragswert'

/**
 * Ertragswert (§§ 27–34 ImmoWertV) of what is let or is bought to be let.
 * @param vergleichswert of which the land is its usual share where no Bodenrichtwert is known, €
 */
export function ertragsverfahren(grounds: Grounds, vergleichswert: number): MethodResult {
  const { object, letting, rent } = grounds
  if (object.art !== 'Mehrfamilienhaus' && letting !== true) {
    return missing('Nicht oder nur zum Teil vermietet: gekauft wird zum Selbstbezug, nicht nach Ertrag.')
  }
  const lease = leaseOf(object)
  if (lease === null) {
    return missing(
      'Beim Erbbaurecht gehört der Boden nicht dazu; ohne die Bedingungen des Vertrags ist kein Ertragswert möglich.',
      'Erbbaurechtsvertrag mit Erbbauzins und Restlaufzeit',
    )
  }
  const rest = restnutzungOf(grounds)
  if (!rest) return missing('Ohne Baujahr ist die Restnutzungsdauer nicht bekannt.', 'Baugenehmigung oder Bauakte')
  const mixed = grounds.mixedUse
  const rohertrag = rohertragOf(grounds)
  if (!rohertrag) {
    return missing(
      'Im Haus ist auch Gewerbe; ohne die gesamte Miete gibt es keinen Ertragswert.',
      'Mieterliste mit allen Flächen',
    )
  }
  const { step: income, letting: toLet, underRent } = rohertrag
  const off = [toLet, underRent].filter(one => one !== null)
  const cost = mixed ? usualCost(grounds, income.value) : costOf(grounds, income.value)
  const zins = liegenschaftszins(grounds, rest.years)
  const years = Math.min(rest.years, lease?.jahre ?? rest.years)
  // Cost above the rent is no reason to pay somebody to take the building: its land is left.
  const without = {
    jahresnettokaltmiete: income.value,
    bewirtschaftungskosten: Math.min(cost.value + (lease?.zins ?? 0), income.value),
    liegenschaftszins: zins.mid,
    restnutzungsdauer: years,
    bodenwert: 0,
  }
  const land = lease ? leftAtEnd(lease, without, rest.years) : landOf(grounds, vergleichswert)
  const input: ErtragswertInput = { ...without, bodenwert: land.value }
  const found = ertragswert(input)
  const value = off.reduce((rest, one) => rest - Math.round(one.value), Math.round(found.value))
  const steps: MethodStep[] = [
    income,
    cost,
    ...(lease ? [groundRentStep(lease)] : []),
    step(
      'Reinertrag',
      found.reinertrag,
      '€/Jahr',
      `Jahresnettokaltmiete − Bewirtschaftungskosten${lease ? ' − Erbbauzins' : ''}, mindestens 0`,
      lease ? '§§ 31, 50 ImmoWertV' : '§ 31 ImmoWertV',
    ),
    step('Liegenschaftszinssatz', zins.mid * 100, '%', '', zins.source),
    rest.step,
    ...(lease && years < rest.years ? [termStep(years)] : []),
    step(
      'Kapitalisierungsfaktor',
      found.kapitalisierungsfaktor,
      '',
      '(1 − Abzinsungsfaktor) ÷ Zinssatz',
      '§ 34 ImmoWertV',
    ),
    land,
    step(
      'Abzinsungsfaktor',
      found.abzinsungsfaktor,
      '',
      lease ? '(1 + Zinssatz)^−Jahre' : '(1 + Zinssatz)^−Restnutzungsdauer',
      '§ 34 ImmoWertV',
    ),
    ...off,
    step(
      'Ertragswert',
      value,
      '€',
      `Reinertrag × Kapitalisierungsfaktor + ${land.label} × Abzinsungsfaktor${toLet ? ' − Neuvermietung' : ''}${underRent ? ' − Mindermiete' : ''}`,
      '§ 29 ImmoWertV',
    ),
  ]
  const own = halfWidthOf([
    { sigma: VERFAHRENSSTREUUNG.Ertragswert },
    { sigma: sigmaOfRate(input, zins) },
    {
      sigma: grounds.statedRent === null || grounds.rentAssumed ? UNSICHERHEIT.lage[grounds.location.niveau.guete] : 0,
    },
  ])
  const halfWidth = mixed ? BREITESTES_VERFAHREN : Math.min(own, BREITESTES_VERFAHREN)
  const reliability = zins.standIn ? ZINS_AUS_EINEM_ANDEREN_LAND : 1
  return { method: METHOD, value, halfWidth, reliability, yearlyRent: income.value, steps, sources: rent.sources }
}

/** Standard deviations of a normal distribution that hold eight of ten. */
const EIGHT_OF_TEN = 1.2816

function sigmaOfRate(input: ErtragswertInput, { low, high }: Zins): number {
  const at = (liegenschaftszins: number) => ertragswert({ ...input, liegenschaftszins }).value
  return at(high) > 0 ? Math.log(at(low) / at(high)) / 2 / EIGHT_OF_TEN : 0
}

function costOf({ object, wohnflaeche, units, favourable, day }: Grounds, income: number): MethodStep {
  const isFlat = object.art === 'Eigentumswohnung'
  const assumed = favourable ? 1 : Math.max(1, Math.round(wohnflaeche / WOHNFLAECHE_JE_EINHEIT))
  const most = Math.max(1, Math.floor(wohnflaeche / KLEINSTE_EINHEIT))
  const count = object.art === 'Mehrfamilienhaus' ? Math.min(most, Math.max(1, units ?? assumed)) : 1
  const { amount, parts } = bewirtschaftungskosten(
    {
      kind: isFlat ? 'eigentumswohnung' : 'wohnung',
      units: count,
      wohnflaeche,
      parkingSpaces: 0,
      yearlyRent: euro(income),
    },
    day,
  )
  const formula = parts.map(part => `${part.label} ${part.formula}`).join(' + ')
  const source = [...new Set(parts.map(part => part.source))].join('; ')
  return step('Bewirtschaftungskosten', inEuro(amount), '€/Jahr', formula, source)
}

/** Costs of shops depend on contracts that we do not know: the share that Gutachterausschüsse find for houses of flats. */
function usualCost({ day }: Grounds, income: number): MethodStep {
  const { amount, formula, source } = ueblicheBewirtschaftung(euro(income), 'mfhEtw', day)
  return step('Bewirtschaftungskosten', inEuro(amount), '€/Jahr', formula, source)
}

/** Of a house the land counts as much as building land costs in the Kreis: in dear ones it is most of the price. */
function landShareOf({ object, location, day }: Grounds): { share: Share; source: string } {
  if (ARTEN[object.art].wie === 'efh') {
    const share = percent(Math.round(bodenanteil(location.kreis) * 100))
    return { share, source: `Baulandpreise des Kreises (Deutschlandatlas); ${GEMESSEN}` }
  }
  const row = rowAt(GEBAEUDEANTEIL, day, object.art === 'Mehrfamilienhaus' ? 'mfh' : ARTEN[object.art].wie)
  return { share: complement(row.rate), source: row.source }
}

/** Bodenrichtwert times plot where both are known; else the usual share of the Vergleichswert. */
function landOf(grounds: Grounds, vergleichswert: number): MethodStep {
  const { object, land } = grounds
  const plot = object.grundstuecksflaeche
  if (land && plot && hasOwnPlot(grounds)) {
    const formula = `${germanNumber(land.value)}\u00a0€/m² × ${germanNumber(plot)}\u00a0m²`
    return step('Bodenwert', land.value * plot, '€', formula, land.source)
  }
  const { share, source } = landShareOf(grounds)
  const value = Math.round((inPercent(share) / 100) * vergleichswert)
  const formula = `${germanPercent(percent(inPercent(share)))} × ${germanNumber(vergleichswert)}\u00a0€, Annahme ohne Bodenrichtwert`
  return step('Bodenwert', value, '€', formula, source)
}

function step(label: string, value: number, unit: string, formula: string, source: string): MethodStep {
  const digits = unit === '' ? 5 : 2
  return { label, value: Number(value.toFixed(digits)), unit, formula, source }
}

function missing(reason: string, document: string | null = null): MethodResult {
  return { method: METHOD, reason, document }
}
