import type { Evidence } from '#kernel/evidence.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import {
  ANTEIL_AM_BODENRICHTWERT,
  FREILEGUNG_FLAECHE,
  FREILEGUNG_JE_M2,
  GRUNDSTUECKSSPANNE,
} from '#reference/market/verfahrensannahmen.ts'
import type { LandPrice } from './grounds.ts'
import type { PlotFlags } from './plotFlags.ts'
import { type Estimate, reconcile } from './reconcile.ts'
import type { StatedFigure } from './remarkFlags.ts'
import type { CalculatedMethod, MethodStep, MissingMethod } from './verfahren.ts'
import type { SpecialValue } from './specialValue.ts'

const LAW = '§ 40 ImmoWertV'

/** What the exposé says that stands between the plot and the usual one of its zone, which is clear and has its road. */
export interface StillToPay {
  /** €: what an old building costs to pull down; null: nothing. */
  readonly freilegung: StatedFigure | null
  /** €/m²: roads and pipes; null: nothing. */
  readonly erschliessung: StatedFigure | null
  /** Missing: as usual. */
  readonly plot?: PlotFlags
}

/**
 * Value of a plot: its area times the Bodenrichtwert or the part of it that is paid for such a plot, less what clearing it costs (§ 8 (3) ImmoWertV) and what its roads and pipes still
 * cost (§ 5 (2) ImmoWertV). null: area or Bodenrichtwert is not known, or nothing is left.
 * @param areaSource who states the area
 */
export function plotValue(
  land: LandPrice | null,
  area: number | null,
  areaSource: string,
  { freilegung, erschliessung, plot }: StillToPay,
): SpecialValue | null {
  if (!land || !area || area <= 0) return null
  const shares = sharesOf(plot)
  const gross = Math.round(shares.reduce((left, { share }) => left * share, land.value * area))
  // Nobody lays pipes to a garden.
  const less = refusedBy(plot)
    ? []
    : [
        ...(freilegung
          ? [lessStep('Freilegung', freilegung.value, freilegung.isAssumed ? CLEARED_AS_USUAL : 'abgezogen', '§ 8 Abs. 3 ImmoWertV', freilegung)] // prettier-ignore
          : []),
        ...(erschliessung
          ? [lessStep('Erschließung', Math.round(erschliessung.value * area), `${germanNumber(erschliessung.value)}\u00a0€/m² × ${germanNumber(area)}\u00a0m², abgezogen`, '§ 5 Abs. 2 ImmoWertV', erschliessung)] // prettier-ignore
          : []),
        ...(plot?.lines ? [lessStep('Leitungen von der Straße', plot.lines.value, 'abgezogen', plot.lines.source, plot.lines)] : []), // prettier-ignore
      ]
  const value = less.reduce((left, step) => left - step.value, gross)
  const times = shares.map(({ share }) => ` × ${germanNumber(share)}`).join('')
  const minus = less.map(step => ` − ${germanNumber(step.value)}\u00a0€`).join('')
  const halfWidth = halfWidthOf(land)
  const method: CalculatedMethod = {
    method: 'Vergleichswert',
    value,
    halfWidth,
    reliability: 1,
    steps: [
      { label: 'Bodenrichtwert', value: land.value, unit: '€/m²', formula: '', source: land.source },
      ...shares.map(shareStep),
      ...less,
      {
        label: 'Vergleichswert',
        value,
        unit: '€',
        formula: `${germanNumber(land.value)}\u00a0€/m² × ${germanNumber(area)}\u00a0m²${times}${minus}`,
        source: `${LAW}; ${areaSource}`,
      },
    ],
    sources: [],
  }
  const estimate: Estimate | null = reconcile([{ ...method, weight: 1 }])
  if (!estimate || estimate.range.low <= 0) return null
  const methods = [{ ...method, part: 1, counted: value }, ...NOT_OF_A_PLOT]
  return { valued: { estimate, methods }, meaning: meaningOf(halfWidth), uncertainties: [] }
}

interface ShareOfLand {
  readonly label: string
  readonly share: number
  readonly evidence: Evidence
}

/** Of a Land whose fields have no mean, a field counts as garden. */
function refusedBy(plot: PlotFlags | undefined): Evidence | null {
  return plot?.refused ?? plot?.field ?? null
}

/** What buyers pay of the Bodenrichtwert, which is that of a plot on the street where one may build. */
function sharesOf(plot: PlotFlags | undefined): ShareOfLand[] {
  const { zweiteReihe, bauerwartung, gartenland } = ANTEIL_AM_BODENRICHTWERT
  const refused = refusedBy(plot)
  if (refused) return [{ label: 'Gartenland: Bauen abgelehnt', share: gartenland, evidence: refused }]
  return [
    ...(plot?.behind ? [{ label: 'Zweite Reihe', share: zweiteReihe, evidence: plot.behind }] : []),
    ...(plot?.expected ? [{ label: 'Bauland nur in Aussicht', share: bauerwartung, evidence: plot.expected }] : []),
  ]
}

function shareStep({ label, share, evidence }: ShareOfLand): MethodStep {
  return { label, value: share, unit: '', formula: '', source: `Annahme; Exposé, Seite ${evidence.page}` }
}

/** The exposé names who pays, and no sum. */
const CLEARED_AS_USUAL = `Annahme: ${FREILEGUNG_FLAECHE}\u00a0m² × ${FREILEGUNG_JE_M2}\u00a0€, weil das Exposé keinen Betrag nennt; abgezogen`

function lessStep(label: string, value: number, formula: string, law: string, { evidence }: StatedFigure): MethodStep {
  const pages = [...new Set(evidence.map(({ page }) => page))].join(', ')
  return { label, value, unit: '€', formula, source: `${law}; Exposé, Seite ${pages}` }
}

/** No narrower than the span of the Bodenrichtwert itself. */
function halfWidthOf({ span }: LandPrice): number {
  return Math.max(GRUNDSTUECKSSPANNE, span ? (span.high - span.low) / (span.high + span.low) : 0)
}

const meaningOf = (halfWidth: number) =>
  `Fläche × Bodenrichtwert (§ 40 ImmoWertV), ±${germanPercent(percent(Math.round(halfWidth * 100)))} als Modellannahme. Der Bodenrichtwert gilt für ein übliches Grundstück der Zone: Zuschnitt, Größe, Erschließung, Wald und Baurecht dieses Grundstücks sind nicht darin. Das ist kein Verkehrswertgutachten (§ 194 BauGB).`

const NOT_OF_A_PLOT: readonly MissingMethod[] = [
  { method: 'Ertragswert', reason: 'Ein unbebautes Grundstück bringt keine Miete.', document: null },
  { method: 'Sachwert', reason: 'Auf dem Grundstück steht kein Haus, das zählt.', document: null },
]
