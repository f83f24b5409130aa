import { calendarDate } from '#kernel/calendarDate.ts'
import type { Basis, Row, Table } from './table.ts'

/** From where on a stated figure is taken for a misreading until somebody confirms it. Ends that are missing are open. */
export interface PlausibilitaetRow extends Row {
  readonly key:
    | 'mieteZumMarkt'
    | 'preisZumOrt'
    | 'bruttorendite'
    | 'jahrZuMonat'
    | 'hausgeld'
    | 'ruecklage'
    | 'provision'
    | 'heizungsalter'
    | 'klassenabstand'
    | 'flaecheJeZimmer'
    | 'baujahr'
    | 'vorausJahre'
    | 'ausweisJahre'
    | 'plzZuOrt'
    | 'traegerZuHeizung'
    | 'etageZuGeschossen'
    | 'geschosseVorHochhaus'
  /** The unit stands with the row's source. */
  readonly min?: number
  readonly max?: number
}

const model = {
  basis: 'assumption',
  validFrom: calendarDate('2020-01-01'),
  checkedOn: calendarDate('2026-11-22'),
} as const

function limits(
  key: PlausibilitaetRow['key'],
  { min, max }: { min?: number; max?: number },
  source: string,
  basis: Basis = 'assumption',
): PlausibilitaetRow {
  return { ...model, basis, key, ...(min !== undefined && { min }), ...(max !== undefined && { max }), source }
}

/** Wide enough for what is rare and true: a luxury flat, an old lease, a ruin. */
export const PLAUSIBILITAET: Table<PlausibilitaetRow> = {
  name: 'Grenzen der Plausibilität',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    limits('mieteZumMarkt', { min: 0.5, max: 2 }, 'Modellannahme: Vielfaches der Spanne üblicher Kaltmieten am Ort'),
    limits('preisZumOrt', { min: 0.25, max: 4 }, 'Modellannahme: Vielfaches der Spanne üblicher Preise je m² am Ort'),
    limits('bruttorendite', { max: 15 }, 'Modellannahme: Jahreskaltmiete in Prozent des Kaufpreises'),
    limits('jahrZuMonat', { min: 0.5, max: 2 }, 'Rechnung: zwölf Monatsmieten im Verhältnis zur Jahresmiete'),
    limits(
      'hausgeld',
      { min: 0.5, max: 20 },
      'Modellannahme in € je m² und Monat: ein Fünftel bis das Fünffache üblicher Betriebs-, Verwaltungs- und Rücklagekosten',
    ),
    limits('ruecklage', { max: 1500 }, 'Modellannahme: Bestand der Erhaltungsrücklage in € je m² aller Wohnungen'),
    limits('provision', { max: 7.14 }, 'höchste ortsübliche Provision: 6 % zuzüglich 19 % Umsatzsteuer', 'secondary'),
    limits('heizungsalter', { max: 60 }, 'Modellannahme in Jahren: doppelte übliche Lebensdauer eines Kessels'),
    limits('klassenabstand', { max: 1 }, 'Anlage 10 GModG: Klassen zwischen Kennwert und Angabe', 'law'),
    limits('flaecheJeZimmer', { min: 7, max: 120 }, 'Modellannahme: Wohnfläche je Zimmer in m²'),
    limits('baujahr', { min: 1100 }, 'Modellannahme: älteste bewohnte Häuser in Deutschland'),
    limits('vorausJahre', { max: 6 }, 'Modellannahme: So weit im Voraus wird verkauft, Jahre'),
    limits('ausweisJahre', { max: 10 }, '§ 79 Abs. 3 GModG: Energieausweise gelten zehn Jahre', 'law'),
    limits('plzZuOrt', {}, 'Postleitzahlen und Gemeinden nach Kreisen', 'official'),
    limits('traegerZuHeizung', {}, 'Rechnung: Jede Heizung braucht ihren Energieträger'),
    limits('etageZuGeschossen', {}, 'Rechnung: Ein Haus hat so viele Geschosse, wie es hat, das Dach kann fehlen'),
    limits(
      'geschosseVorHochhaus',
      { max: 8 },
      'Modellannahme für Häuser bis 1925: Die Bauordnungen ließen höchstens 22 m Traufhöhe und fünf Vollgeschosse zu; dazu Keller, Hochparterre und Dach',
    ),
  ],
}
