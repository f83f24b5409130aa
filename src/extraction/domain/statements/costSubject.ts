export const DAMAGES = ['holz', 'feuchte', 'statik', 'schadstoffe'] as const

/**
 * What a stated amount is for: a damage that is to be mended, or works on a part of the building. `ofen`: fireplace and flue.
 * `energie`: envelope and heating in one sum. `erschliessung`: what town or utility charges for road, sewer and mains. `ausbau`: what is gutted or was never finished is made a home. `leerstand`: the empty flats of a house are made fit to be let.
 * `sonstiges`: works that somebody has priced and that are none of these, a retaining wall or a septic tank.
 */
export const COST_SUBJECTS = [
  ...DAMAGES,
  'dach', 'fassade', 'fenster', 'heizung', 'elektrik', 'bad', 'leitungen', 'boeden', 'photovoltaik', 'aufzug', 'balkon', 'keller', 'tiefgarage', 'aussenanlagen', 'haustuer', 'ofen', 'ausbau', 'leerstand', 'energie', 'erschliessung', 'sonstiges', 'ganzes',
] as const // prettier-ignore
export type CostSubject = (typeof COST_SUBJECTS)[number]

export function isDamage(subject: CostSubject): boolean {
  return DAMAGES.some(one => one === subject)
}
