/** "Auf der Westseite des Daches liefert seit 2019 eine Photovoltaikanlage": the year is that of what stands on it. */
export function isPlaceOfSolar(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - BEFORE_ROOF), at)
  return ON_IT.test(before) && (SOLAR_ON.test(before) || SOLAR.test(text.slice(at, at + BEHIND_ROOF)))
}

const ON_IT = /(?<!\p{L})auf (?:\p{L}+ ){0,2}(?:(?:des|der|vom) (?:\p{L}+ )?)?$/u
const SOLAR = /(?<!\p{L})(?:photovoltaik\p{L}*|pv|solar\p{L}*|\p{L}*kollektor\p{L}*)(?!\p{L})/u
/** "…, Solarmodule auf dem Dach 2012": named before its place. */
const SOLAR_ON =
  /(?<!\p{L})(?:photovoltaik\p{L}*|pv(?:-\p{L}+)?|solar\p{L}*|\p{L}*kollektor\p{L}*|\p{L}*module?|antenne\p{L}*|satellitenschüssel)(?: \(?[\p{L}\d,]+\)?){0,3} auf (?:\p{L}+ ){0,2}(?:(?:des|der|vom) (?:\p{L}+ )?)?$/u
const [BEFORE_ROOF, BEHIND_ROOF] = [60, 90]
