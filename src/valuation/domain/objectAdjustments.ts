import { germanNumber } from '#kernel/germanNumber.ts'
import {
  ALTER_NACH_KERNSANIERUNG,
  ARTEN,
  ENERGIEWIRKUNG,
  FIKTIVES_BAUJAHR,
  GROESSTE_ENERGIEWIRKUNG,
  GROESSTE_FLAECHENWIRKUNG,
  MODELL,
  OHNE_AUFZUG,
  UEBLICHE_KLASSE,
  WASSERLAGE,
  ZUSTAND_VERBLASST,
  ZUSTAENDE,
} from '#reference/market/bewertungsmodell.ts'
import { ALLE_BAUJAHRE, GEMESSEN, GRUNDSTUECKSWIRKUNG } from '#reference/market/niveaumodell.ts'
import { BAUJAHR_NOTE } from '#reference/market/preisfaktoren.ts'
import type { SiedlungstypNumber } from '#reference/market/siedlungstypen.ts'
import { type Adjustment, within } from './adjustment.ts'
import { baujahrsfaktor, neubaufaktor } from './baujahrsfaktor.ts'
import { bodenanteil, usualPlot } from './bodenanteil.ts'
import type { Kreis } from '#reference/market/kreise.ts'
import type { MarketObject } from './marketObject.ts'

/** What of the place an adjustment depends on. */
export interface ObjectSurroundings {
  /** Asked price of the Kreis or Land, €/m². */
  readonly level: number
  readonly siedlungstyp: SiedlungstypNumber | null
  /** null: only the Land is known. */
  readonly kreis: Kreis | null
}

/** The steps from a used home of 1975–1994 of the place to this one, but for letting and Erbbaurecht. What is not known makes no step, the Baujahr apart. */
export function objectAdjustments(object: MarketObject, around: ObjectSurroundings): readonly Adjustment[] {
  return [
    baujahr(object, around),
    zustand(object),
    flaeche(object),
    energie(object),
    ...others(object, around),
  ].flatMap(one => one ?? [])
}

/** The year that the market goes by: of the works where it was refurbished as a whole and is kept, else of the walls. null: not known. */
function marketYear({ baujahr: year, rebuilt, zustand: state }: MarketObject): number | null {
  const isWorn = state === 'sanierungsbedürftig' || state === 'renovierungsbedürftig'
  if (rebuilt === undefined || isWorn) return year || null
  return Math.max(year ?? 0, FIKTIVES_BAUJAHR, rebuilt - ALTER_NACH_KERNSANIERUNG)
}

function baujahr(object: MarketObject, around: ObjectSurroundings): Adjustment | null {
  const { baujahr: built, neubau } = object
  const { wie } = ARTEN[object.art]
  const source = `${BAUJAHR_NOTE.source}, Stand ${BAUJAHR_NOTE.stand}`
  if (neubau === true) {
    return { id: 'neubau', label: 'Neubau, Erstverkauf', factor: neubaufaktor(wie, around.level), source }
  }
  const year = marketYear(object)
  if (year === null) {
    return { id: 'baujahr', label: 'Baujahr nicht bekannt: alle Verkäufe', factor: ALLE_BAUJAHRE, source: GEMESSEN }
  }
  // The old homes that were measured are mostly unrenovated.
  const measured = Math.max(...[year, built || year].map(one => baujahrsfaktor(wie, one, around.level)))
  // In the big cities a Gründerzeit flat is no bargain; the relation measured in NRW does not hold there.
  const isOfTheCity = wie === 'etw' && (built || year) <= 1919 && around.siedlungstyp === 1
  const label =
    year === built ? `Baujahr ${year}` : `Kernsaniert: wie Baujahr ${year} (fiktives Baujahr, Anlage 2 ImmoWertV)`
  return { id: 'baujahr', label, factor: isOfTheCity ? Math.max(1, measured) : measured, source }
}

function zustand(object: MarketObject): Adjustment | null {
  const { zustand: state, neubau } = object
  if (!state || neubau === true) return null
  const full = ZUSTAENDE[state]
  const { von, bis } = ZUSTAND_VERBLASST
  const year = marketYear(object)
  const strength = full > 1 && year !== null ? within((bis - year) / (bis - von), 0, 1) : 1
  return { id: 'zustand', label: `Zustand ${state}`, factor: full ** strength, source: MODELL }
}

function flaeche({ art, wohnflaeche }: MarketObject): Adjustment | null {
  const { flaeche: usual, jeQuadratmeter } = ARTEN[art]
  if (!wohnflaeche || usual === null) return null
  const effect = within((wohnflaeche - usual) * jeQuadratmeter, -GROESSTE_FLAECHENWIRKUNG, GROESSTE_FLAECHENWIRKUNG)
  return {
    id: 'wohnflaeche',
    label: `Wohnfläche ${germanNumber(wohnflaeche, 1)} m²`,
    factor: 1 + effect,
    source: MODELL,
  }
}

/** Only the distance from the class that the Baujahr lets expect: the rest is in the Baujahr's factor already. */
function energie({ art, energieklasse, baujahr: year, neubau, denkmal }: MarketObject): Adjustment | null {
  if (!energieklasse || neubau === true || denkmal === true) return null
  const effects = ENERGIEWIRKUNG[ARTEN[art].wie]
  const usual = year ? (UEBLICHE_KLASSE.find(({ bis }) => year <= bis)?.klasse ?? 'E') : 'E'
  const distance = (1 + effects[energieklasse]) / (1 + effects[usual]) - 1
  const factor = 1 + within(distance, -GROESSTE_ENERGIEWIRKUNG, GROESSTE_ENERGIEWIRKUNG)
  const source = `immowelt 2025 (Enden A+ und H); ${MODELL}`
  return { id: 'energieklasse', label: `Energieklasse ${energieklasse} (üblich: ${usual})`, factor, source }
}

function others(object: MarketObject, around: ObjectSurroundings): Adjustment[] {
  const steps: Adjustment[] = []
  const isFlat = object.art === 'Eigentumswohnung'
  if (isFlat && object.aufzug === false && (object.stockwerk ?? 0) >= 3) {
    steps.push({ id: 'aufzug', label: `${object.stockwerk ?? 0}. OG ohne Aufzug`, factor: OHNE_AUFZUG, source: MODELL })
  }
  if (object.wasserlage) {
    const label = object.wasserlage === 'ufer' ? 'Lage direkt am Wasser' : 'Blick aufs Wasser'
    steps.push({ id: 'wasserlage', label, factor: WASSERLAGE[object.wasserlage], source: MODELL })
  }
  const plot = isFlat || object.art === 'Mehrfamilienhaus' ? null : grundstueck(object, around)
  return plot ? [...steps, plot] : steps
}

function grundstueck({ art, grundstuecksflaeche }: MarketObject, around: ObjectSurroundings): Adjustment | null {
  if (!grundstuecksflaeche) return null
  const { jeBodenanteil, von, bis } = GRUNDSTUECKSWIRKUNG
  const relation = within(grundstuecksflaeche / usualPlot(art, around.siedlungstyp), von, bis)
  const factor = relation ** (jeBodenanteil * bodenanteil(around.kreis))
  const source = `Boden im Preis: ${GEMESSEN}; ${MODELL}`
  return { id: 'grundstueck', label: `Grundstück ${germanNumber(grundstuecksflaeche, 1)} m²`, factor, source }
}
