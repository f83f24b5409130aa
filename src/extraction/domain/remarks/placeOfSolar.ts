/** "Auf der Westseite des Daches liefert seit 2019 eine Photovoltaikanlage": the year is that of what stands on it. */
export function isPlaceOfSolar(text: string, at: number): boolean {
  return ON_IT.test(text.slice(Math.max(0, at - BEFORE_ROOF), at)) && SOLAR.test(text.slice(at, at + BEHIND_ROOF))
}

const ON_IT = /(?<!\p{L})auf (?:\p{L}+ ){0,2}(?:(?:des|der|vom) (?:\p{L}+ )?)?$/u
const SOLAR = /(?<!\p{L})(?:photovoltaik\p{L}*|pv|solar\p{L}*|\p{L}*kollektor\p{L}*)(?!\p{L})/u
const [BEFORE_ROOF, BEHIND_ROOF] = [60, 90]
