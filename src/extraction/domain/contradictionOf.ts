import { listed } from '#kernel/germanList.ts'
import type { Contradiction, FactKey, FactValue } from './facts.ts'

/** Facts of which only one can be true, so that two values contradict each other, with their German name. */
const ONE_VALUE: Partial<Record<FactKey, string>> = {
  kaufpreis: 'Kaufpreis',
  verkehrswert: 'Verkehrswert',
  wohnflaeche: 'Wohnfläche',
  grundstuecksflaeche: 'Grundstücksfläche',
  zimmer: 'Zimmerzahl',
  baujahr: 'Baujahr',
  hausgeldMonat: 'Hausgeld',
  kaltmieteMonat: 'Kaltmiete',
  jahresnettokaltmiete: 'Jahresnettokaltmiete',
  energiekennwert: 'Energiekennwert',
  energieklasse: 'Energieeffizienzklasse',
  energieausweisArt: 'Art des Energieausweises',
  kaeuferprovision: 'Käuferprovision',
  vermietet: 'Vermietung',
  denkmalschutz: 'Denkmalschutz',
  erbbaurecht: 'Erbbaurecht',
  aufzug: 'Aufzug',
  einheiten: 'Zahl der Einheiten',
}

export function hasOneValue(key: FactKey): boolean {
  return key in ONE_VALUE
}

/** @param values at least two, the one that is taken first */
export function contradictionOf(key: FactKey, values: Contradiction['values']): Contradiction {
  const said = values.map(({ value, unit, evidence }) => `${inGerman(value, unit)} (Seite ${evidence[0]?.page})`)
  return {
    key,
    message: `${ONE_VALUE[key]}: Das Exposé nennt ${listed(said)}.`,
    values,
  }
}

function inGerman(value: FactValue, unit = ''): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (typeof value === 'string') return `„${value}“`
  // A year or a count has no unit and takes no thousands mark.
  return unit ? `${value.toLocaleString('de-DE')} ${unit}` : String(value).replace('.', ',')
}

/** One contradiction a fact: what rival readings say goes before what follows from other statements. */
export function onceEach(all: readonly Contradiction[]): Contradiction[] {
  return all.filter(({ key }, at) => all.findIndex(one => one.key === key) === at)
}
