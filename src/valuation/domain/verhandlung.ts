import { within } from './adjustment.ts'

/** What the rule of the negotiation room looks at. Percent are percent of the asked price. */
export interface Verhandlungslage {
  readonly art: 'Eigentumswohnung' | 'Reihenhaus' | 'Einfamilienhaus' | 'Mehrfamilienhaus' | 'Grundstück' | 'Neubau'
  readonly vermietet: boolean
  readonly markt: 'angespannt' | 'neutral' | 'schwach'
  /** Days online; null: not known. */
  readonly tageOnline: number | null
  /** How far the asked price lies above the estimate, percent; null: no estimate. */
  readonly ueberWert: number | null
  /** How well the estimate is founded. */
  readonly sicherheit: 'hoch' | 'mittel' | 'gering'
  /** Renovation needed, percent; 0 when the estimate has it in already. */
  readonly renovierung: number
  /** Only when the estimate does not look at it; null otherwise. */
  readonly energieklasse: string | null
  /** Let, and the buyer wants to live in it. */
  readonly eigennutzungVermietet: boolean
  /** Earlier cut of the price, percent. */
  readonly preissenkung: number
  /** The seller asks for offers ("VB", "Verhandlungsbasis"). */
  readonly verhandlungsbasis: boolean
  /** Divorce, heirs, a quick sale. */
  readonly verkaufsdruck: boolean
  readonly bieterverfahren: boolean
  /** The exposé calls the price fixed. */
  readonly festpreis: boolean
}

export interface Schritt {
  readonly id: SchrittId
  /** German: "60 Tage online". */
  readonly label: string
  /** Percentage points. */
  readonly punkte: number
}

export type SchrittId =
  | 'ueblich'
  | 'markt'
  | 'tageOnline'
  | 'wert'
  | 'renovierung'
  | 'energie'
  | 'vermietet'
  | 'preissenkung'
  | 'gespraechsbereit'

/** A model assumption, no statistic: there is no official figure of the gap between asked and notarised price. */
export interface Verhandlungsraum {
  /** Percent below the asked price, in half percents. */
  readonly spielraum: number
  /** Percentage points by which it may be off either way. */
  readonly band: number
  /** Percent below the asked price for the first offer. */
  readonly erstgebot: number
  readonly schritte: readonly Schritt[]
}

export const HOECHSTENS = 20
const HOECHSTENS_NEUBAU = 3
/** Where bids are called for, the price that is named is the least: nothing below it is looked at. */
const HOECHSTENS_BIETER = 0
/** Of a price that is called fixed nobody may expect anything off. */
const FEST: Verhandlungsraum = { spielraum: 0, band: 0, erstgebot: 0, schritte: [] }
const WENIG_AB: Readonly<Record<Verhandlungslage['art'], number>> = {
  Eigentumswohnung: 3,
  Reihenhaus: 4,
  Einfamilienhaus: 5,
  Mehrfamilienhaus: 5,
  Grundstück: 3,
  Neubau: 0,
}
const MARKT = { angespannt: -1.5, neutral: 0, schwach: 1.5 } as const
const GEWICHT = { hoch: 0.7, mittel: 0.5, gering: 0.25 } as const
const BAND = { hoch: 2, mittel: 3, gering: 4 } as const
const ENERGIE: Readonly<Record<string, number>> = { 'A+': -0.5, A: -0.5, B: -0.5, F: 0.5, G: 1, H: 1 }

export function verhandlungsraum(lage: Verhandlungslage): Verhandlungsraum {
  if (lage.festpreis) return FEST
  const schritte = schritteVon(lage).filter(({ punkte }) => punkte !== 0)
  const summe = schritte.reduce((sum, { punkte }) => sum + punkte, 0)
  const limit = lage.bieterverfahren ? HOECHSTENS_BIETER : lage.art === 'Neubau' ? HOECHSTENS_NEUBAU : HOECHSTENS
  const spielraum = Math.round(within(summe, 0, limit) * 2) / 2
  const band = BAND[lage.ueberWert === null ? 'gering' : lage.sicherheit]
  return { spielraum, band, erstgebot: Math.min(HOECHSTENS, 1.5 * spielraum), schritte }
}

function schritteVon(lage: Verhandlungslage): Schritt[] {
  const flatLet = lage.vermietet && lage.art === 'Eigentumswohnung' ? 1 : 0
  const over = lage.ueberWert ?? 0
  const weight = GEWICHT[lage.sicherheit]
  return [
    { id: 'ueblich', label: `Übliches Entgegenkommen, ${lage.art}`, punkte: WENIG_AB[lage.art] + flatLet },
    { id: 'markt', label: `Markt ${lage.markt}`, punkte: MARKT[lage.markt] },
    { id: 'tageOnline', label: 'Zeit am Markt', punkte: zeit(lage.tageOnline) },
    { id: 'wert', label: 'Preis gegenüber Wert', punkte: over >= 0 ? weight * over : 0.5 * weight * over },
    { id: 'renovierung', label: 'Renovierungsbedarf', punkte: 0.25 * Math.min(lage.renovierung, 20) },
    { id: 'energie', label: 'Energieklasse', punkte: ENERGIE[lage.energieklasse ?? ''] ?? 0 },
    { id: 'vermietet', label: 'Vermietet trotz Eigennutzung', punkte: lage.eigennutzungVermietet ? 2 : 0 },
    { id: 'preissenkung', label: 'Preis schon gesenkt', punkte: -Math.min(3, 0.5 * lage.preissenkung) },
    {
      id: 'gespraechsbereit',
      label: 'Verkäufer gesprächsbereit',
      punkte: Number(lage.verhandlungsbasis) + Number(lage.verkaufsdruck),
    },
  ]
}

function zeit(days: number | null): number {
  if (days === null) return 0
  if (days < 30) return -1
  if (days < 60) return 0
  if (days < 120) return 1.5
  return days < 240 ? 3 : 5
}
