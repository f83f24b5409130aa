import { germanNumber } from '#kernel/germanNumber.ts'
import { euro } from '#kernel/money.ts'
import { inPercent } from '#kernel/share.ts'
import { ARTEN } from '#reference/market/bewertungsmodell.ts'
import {
  SACHWERT_AB_BAUJAHR,
  UEBERGROSSES_GRUNDSTUECK,
  VERFAHRENSSTREUUNG,
} from '#reference/market/verfahrensannahmen.ts'
import { BAUPREISINDEX } from '#reference/nhk2010.ts'
import { SACHWERTFAKTOREN, sachwertfaktor } from '#reference/sachwertfaktor.ts'
import { AUSSENANLAGEN } from '#reference/standardstufe.ts'
import { rowAt } from '#reference/table.ts'
import { bodenanteil, usualPlot } from './bodenanteil.ts'
import { fullAndRest } from './clearedLand.ts'
import type { Grounds, LandPrice } from './grounds.ts'
import { type Hausbauart, hausbauarten } from './hausbauart.ts'
import { type Restnutzung, restnutzungOf } from './restnutzung.ts'
import { type Sachwert, sachwert } from './sachwert.ts'
import { halfWidthOf } from './spread.ts'
import type { CalculatedMethod, MethodResult, MethodStep } from './verfahren.ts'

const METHOD = 'Sachwert'

/** Sachwert (§§ 35–39 ImmoWertV) of a house: what land and building cost, brought to the market by the Sachwertfaktor. */
export function sachverfahren(grounds: Grounds): MethodResult {
  const { object, land } = grounds
  if (ARTEN[object.art].wie !== 'efh') {
    return missing('Nur für Ein- und Zweifamilienhäuser (§ 6 Abs. 1 ImmoWertV).')
  }
  if (object.erbbaurecht === true) return missing('Beim Erbbaurecht gehört der Boden nicht dazu.')
  if (object.baujahr && object.baujahr < SACHWERT_AB_BAUJAHR) {
    return missing(
      `Für ein Haus von ${object.baujahr} gibt es keine Normalherstellungskosten: NHK 2010 gelten für Bauweisen seit etwa ${SACHWERT_AB_BAUJAHR}.`,
    )
  }
  const plot = object.grundstuecksflaeche ?? 0
  if (plot <= 0) return missing('Die Grundstücksfläche ist nicht bekannt.', 'Grundbuchauszug oder Flurkarte')
  if (!land) return missing('Der Bodenrichtwert ist nicht bekannt.', 'Bodenrichtwert (Auskunft BORIS, kostenlos)')
  const rest = restnutzungOf(grounds)
  if (!rest) return missing('Ohne Baujahr ist die Restnutzungsdauer nicht bekannt.', 'Baugenehmigung oder Bauakte')
  const ways = hausbauarten(grounds).map(bauart => calculated(grounds, bauart, { land, plot, rest }))
  return ways.reduce((best, one) => (one.value > best.value ? one : best))
}

interface Given {
  readonly land: LandPrice
  readonly plot: number
  readonly rest: Restnutzung
}

function calculated(grounds: Grounds, bauart: Hausbauart, { land, plot, rest }: Given): CalculatedMethod {
  const { day, wohnflaeche, object } = grounds
  const index = rowAt(BAUPREISINDEX, day, 'wohngebaeude')
  const outside = rowAt(AUSSENANLAGEN, day, object.art === 'Reihenhaus' ? 'rhDhh' : 'efh')
  const boden = landValue(grounds, land, plot)
  const found = sachwert({
    bgf: bauart.bgfJeWohnflaeche * wohnflaeche,
    kostenkennwert: bauart.kostenkennwert,
    baupreisfaktor: index.factor,
    regionalfaktor: 1,
    restnutzungsdauer: rest.years,
    gesamtnutzungsdauer: rest.total,
    aussenanlagen: inPercent(outside.rate) / 100,
    bodenwert: boden.value,
    sachwertfaktor: value => sachwertfaktor(euro(value), land.value, day),
  })
  const steps = [...costSteps(grounds, bauart, found), rest.step, ...valueSteps(rest, found, outside.source, boden)]
  const halfWidth = halfWidthOf([{ sigma: VERFAHRENSSTREUUNG.Sachwert }])
  return {
    method: METHOD,
    value: Math.round(found.value),
    halfWidth,
    reliability: 1,
    landShare: bodenanteil(null, land.value),
    steps,
    sources: [],
  }
}

function costSteps({ wohnflaeche, day }: Grounds, bauart: Hausbauart, found: Sachwert): MethodStep[] {
  const index = rowAt(BAUPREISINDEX, day, 'wohngebaeude')
  const bgf = bauart.bgfJeWohnflaeche * wohnflaeche
  return [
    step(
      'Brutto-Grundfläche',
      bgf,
      'm²',
      `${germanNumber(bauart.bgfJeWohnflaeche)} × ${germanNumber(wohnflaeche)}\u00a0m²; Annahme: ${bauart.annahme}`,
      bauart.source,
    ),
    step('Kostenkennwert', bauart.kostenkennwert, '€/m²', `NHK 2010, Typ ${bauart.typ}`, bauart.source),
    step('Baupreisindex', index.factor, '', '', index.source),
    step(
      'Herstellungskosten',
      found.herstellungskosten,
      '€',
      'Brutto-Grundfläche × Kostenkennwert × Baupreisindex',
      '§ 36 ImmoWertV, Regionalfaktor 1',
    ),
  ]
}

function valueSteps(rest: Restnutzung, found: Sachwert, outside: string, boden: MethodStep): MethodStep[] {
  const age = `Herstellungskosten × ${rest.years} ÷ ${rest.total} Jahre`
  return [
    step('Gebäude nach Alter', found.gebaeude, '€', age, '§ 38 ImmoWertV'),
    step('Außenanlagen', found.aussenanlagen, '€', 'Anteil am Gebäude nach Alter', outside),
    boden,
    step('Vorläufiger Sachwert', found.vorlaeufig, '€', 'Gebäude + Außenanlagen + Bodenwert', '§ 35 ImmoWertV'),
    step('Sachwertfaktor', found.sachwertfaktor, '', '', SACHWERTFAKTOREN.rows[0]?.source ?? ''),
    step('Sachwert', Math.round(found.value), '€', 'Vorläufiger Sachwert × Sachwertfaktor', '§ 39 ImmoWertV'),
  ]
}

/** Land far beyond what is usual is garden: § 41 ImmoWertV. */
function landValue({ location, object }: Grounds, land: LandPrice, plot: number): MethodStep {
  const { anteil } = UEBERGROSSES_GRUNDSTUECK
  const { full, rest } = fullAndRest(plot, usualPlot(object.art, location.siedlungstyp))
  const price = `${germanNumber(land.value)}\u00a0€/m²`
  const beyond =
    rest > 0 ? ` + ${germanNumber(anteil)} × ${price} × ${germanNumber(rest)}\u00a0m² (§ 41 ImmoWertV)` : ''
  const formula = `${price} × ${germanNumber(full)}\u00a0m²${beyond}`
  return step('Bodenwert', land.value * (full + anteil * rest), '€', formula, land.source)
}

function step(label: string, value: number, unit: string, formula: string, source: string): MethodStep {
  return { label, value: Number(value.toFixed(unit === '' ? 4 : 2)), unit, formula, source }
}

function missing(reason: string, document: string | null = null): MethodResult {
  return { method: METHOD, reason, document }
}
