/** First halves of compounds that say what kind of thing it is: "Süd-Terrasse", "PKW-Garage". */
const KIND =
  /^(?:dach|süd|west|ost|nord|südwest|südost|nordwest|nordost|sonnen|holz|stein|garten|hof|einzel|doppel|dreifach|pkw|kfz|auto|lkw|außen|innen|tief|gemeinschafts?|privat|eigen|nutz|zier|gemüse|obst|vor|hinter|wohn|hobby|wein|voll|teil|gewölbe|trocken|einbau|ess|wohn|koch|lasten|personen|glas|panorama|luxus|design|marken|u|l|g|stahl|beton|balkon|loggia|terrassen|garagen|stellplatz|fahrrad|abstell|wasch|heizungs|öl|gas|keller|winter|sommer|bauern|dielen|granit|wpc|pflaster|markisen|essens|frühstücks|abend|eck|rund|frei|sitz|garage|haus|tg|parkett|fertig|massiv|duplex|multi)$/iu
/** What introduces a name: a project, an inn, a quarter. */
const NAMED =
  /(?:(?<!\p{L})(?:projekt|quartier|wohnpark|wohnanlage|residenz|restaurant|gasthaus|gasthof|hotel|café|siedlung|wohngebiet|neubaugebiet|baugebiet|ensemble|wohnquartier|club|verein|straße|haltestelle)\s(?:„|"|»|“|zum\s|zur\s|am\s|im\s)?)(?:\p{Lu}[\p{L}-]*[\s-])?$/iu
const QUOTED = /[„"»“](?:\p{Lu}[\p{L}-]*[\s-])?$/u

/** "Hardt-Terrassen", „Schlossgärten“: a name, which says nothing on what there is. */
export function isProperName(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start)
  const word = text.slice(start, end)
  const first = /(?<![\p{L}-])(\p{Lu}[\p{L}]+(?:-\p{Lu}\p{L}+)*)-$/u.exec(before)?.[1]
  if (first && /^\p{Lu}/u.test(word) && isPlural(word)) return !KIND.test(first.split('-').at(-1) ?? first)
  if (!/^\p{Lu}/u.test(word)) return false
  return NAMED.test(before) || (QUOTED.test(before) && /^[^„»\n]{0,20}[“”«"]/u.test(text.slice(end)))
}

function isPlural(word: string): boolean {
  return /(?:terrassen|gärten|garagen|höfe|logen|balkone|keller)$/iu.test(word)
}
