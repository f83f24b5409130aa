import { germanNumber } from '#kernel/germanNumber.ts'
import {
  ARTEN,
  ENERGIEWIRKUNG,
  GROESSTE_ENERGIEWIRKUNG,
  GROESSTE_FLAECHENWIRKUNG,
  GROSSE_WOHNANLAGE,
  LEERSTAND,
  MODELL,
  OHNE_AUFZUG,
  PENTHOUSE,
  SOUTERRAIN,
  UEBLICHE_KLASSE,
  WASSERLAGE,
  ZUSTAND_VERBLASST,
  ZUSTAENDE,
} from '#reference/market/bewertungsmodell.ts'
import { ALLE_BAUJAHRE, GEMESSEN, GRUNDSTUECKSWIRKUNG } from '#reference/market/niveaumodell.ts'
import { BAUJAHR_NOTE } from '#reference/market/preisfaktoren.ts'
import type { SiedlungstypNumber } from '#reference/market/siedlungstypen.ts'
import { type Adjustment, within } from './adjustment.ts'
import { leerstandswirkung } from './beurkundung.ts'
import { baujahrsfaktor, neubaufaktor } from './baujahrsfaktor.ts'
import { bodenanteil, buildingStrength, usualPlot } from './bodenanteil.ts'
import type { Kreis } from '#reference/market/kreise.ts'
import type { MarketObject } from './marketObject.ts'
import { marketYear, marketYearLabel } from './marketYear.ts'

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
    zustand(object, around),
    flaeche(object),
    energie(object, around),
    ...others(object, around),
  ].flatMap(one => one ?? [])
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
  const label = marketYearLabel(object, year)
  const factor = isOfTheCity ? Math.max(1, measured) : measured
  return {
    id: 'baujahr',
    label,
    factor: Math.max(factor, Math.min(1, factor * ageInVacancy(object, year, around))),
    source,
  }
}

/** What the empty homes of a Landkreis have taken off an old house for its age: its Baujahr does not take it off again. */
function ageInVacancy({ art }: MarketObject, year: number, { kreis, siedlungstyp }: ObjectSurroundings): number {
  const { alt, jung, anteilAlte } = LEERSTAND
  if (ARTEN[art].wie !== 'efh' || !kreis) return 1
  const share = (1 - anteilAlte) * within((jung - year) / (jung - alt), 0, 1)
  return Math.exp(-share * leerstandswirkung(art, kreis, siedlungstyp))
}

/** How much of a fault of the building counts: of a flat all of it, for there the rest is its share of the house. */
function strengthOf({ art, bodenrichtwert }: MarketObject, { kreis }: ObjectSurroundings): number {
  return ARTEN[art].wie === 'efh' ? buildingStrength(kreis, bodenrichtwert ?? null) : 1
}

function zustand(object: MarketObject, around: ObjectSurroundings): Adjustment | null {
  const { zustand: state, neubau } = object
  if (!state || neubau === true) return null
  const full = ZUSTAENDE[state]
  const { von, bis } = ZUSTAND_VERBLASST
  const year = marketYear(object)
  const fading = year === null ? 1 : within((bis - year) / (bis - von), 0, 1)
  // The same works make its year.
  const gain = object.likeYear === undefined ? fading : 0
  const strength = full > 1 ? gain : strengthOf(object, around)
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
function energie(object: MarketObject, around: ObjectSurroundings): Adjustment | null {
  const { art, energieklasse, neubau, denkmal } = object
  const year = object.likeYear ?? object.baujahr
  if (!energieklasse || neubau === true || denkmal === true) return null
  const effects = ENERGIEWIRKUNG[ARTEN[art].wie]
  const usual = year ? (UEBLICHE_KLASSE.find(({ bis }) => year <= bis)?.klasse ?? 'E') : 'E'
  const distance = (1 + effects[energieklasse]) / (1 + effects[usual]) - 1
  const full = 1 + within(distance, -GROESSTE_ENERGIEWIRKUNG, GROESSTE_ENERGIEWIRKUNG)
  const factor = full < 1 ? full ** strengthOf(object, around) : full
  const source = `immowelt 2025 (Enden A+ und H); ${MODELL}`
  return { id: 'energieklasse', label: `Energieklasse ${energieklasse} (üblich: ${usual})`, factor, source }
}

function others(object: MarketObject, around: ObjectSurroundings): Adjustment[] {
  const steps: Adjustment[] = []
  const isFlat = object.art === 'Eigentumswohnung'
  if (isFlat && object.aufzug === false && (object.stockwerk ?? 0) >= 3) {
    steps.push({ id: 'aufzug', label: `${object.stockwerk ?? 0}. OG ohne Aufzug`, factor: OHNE_AUFZUG, source: MODELL })
  }
  if (isFlat && object.stockwerk === -1) {
    steps.push({ id: 'souterrain', label: 'Souterrain', factor: SOUTERRAIN, source: MODELL })
  }
  if (isFlat && object.isPenthouse === true) {
    steps.push({ id: 'penthouse', label: 'Penthouse', factor: PENTHOUSE, source: MODELL })
  }
  const block = isFlat ? grosseAnlage(object, around) : null
  if (block) steps.push(block)
  if (object.wasserlage) {
    const label = object.wasserlage === 'ufer' ? 'Lage direkt am Wasser' : 'Blick aufs Wasser'
    steps.push({ id: 'wasserlage', label, factor: WASSERLAGE[object.wasserlage], source: MODELL })
  }
  const plot = isFlat || object.art === 'Mehrfamilienhaus' ? null : grundstueck(object, around)
  return plot ? [...steps, plot] : steps
}

/** Nobody chooses the ninetieth flat of a block of the seventies where others can be had for the same money. */
function grosseAnlage({ flatsInHouse, baujahr: year }: MarketObject, { level }: ObjectSurroundings): Adjustment | null {
  const { baujahre, niveau, stufen } = GROSSE_WOHNANLAGE
  if (!flatsInHouse || !year || year < baujahre.von || year > baujahre.bis) return null
  const full = stufen.find(({ ab }) => flatsInHouse >= ab)?.faktor ?? 1
  const factor = full ** within((niveau.nichtAb - level) / (niveau.nichtAb - niveau.ganzBis), 0, 1)
  const label = `Wohnanlage mit ${germanNumber(flatsInHouse)} Wohnungen`
  return factor === 1 ? null : { id: 'wohnanlage', label, factor, source: MODELL }
}

function grundstueck(
  { art, grundstuecksflaeche, bodenrichtwert }: MarketObject,
  around: ObjectSurroundings,
): Adjustment | null {
  if (!grundstuecksflaeche) return null
  const { jeBodenanteil, von, bis } = GRUNDSTUECKSWIRKUNG
  const relation = within(grundstuecksflaeche / usualPlot(art, around.siedlungstyp), von, bis)
  const factor = relation ** (jeBodenanteil * bodenanteil(around.kreis, bodenrichtwert))
  const source = `Boden im Preis: ${GEMESSEN}; ${MODELL}`
  return { id: 'grundstueck', label: `Grundstück ${germanNumber(grundstuecksflaeche, 1)} m²`, factor, source }
}
