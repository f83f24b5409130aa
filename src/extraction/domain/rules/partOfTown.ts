import { allePlz, ortOf } from '#reference/plz/plz.ts'

/** The Kreis around the town, and the river it lies on, are no part of it: "Winnenden, Rems-Murr-Kreis", "Gerabronn (Jagst)". */
const AROUND =
  /[Kk]reis\.?$|^(?:Land)?[Kk]reis(?!\p{L})|^Region |^(?:Ahr|Aller|Altmühl|Brenz|Donau|Eder|Eger|Elbe|Elster|Ems|Enz|Erft|Fils|Fulda|Havel|Iller|Ilm|Inn|Isar|Jagst|Kinzig|Kocher|Lahn|Lech|Leine|Main|Mosel|Mulde|Murg|Murr|Naab|Nahe|Neckar|Neiße|Oder|Regnitz|Rems|Rhein|Ruhr|Saale|Saar|Salzach|Sieg|Spree|Tauber|Unstrut|Weser|Werra|Wupper)\.?$/u

/** "in 47169 Duisburg, Wohnfläche rund 71 m²", "50259 Pulheim, Straße auf Anfrage", "08371 Glauchau, Grenayer Straße 22": the next label, or the street. */
const NEXT_FIELD =
  /^(?:Wohnfl|Nutzfl|Grundst|Baujahr|Zimmer|Kaufpreis|Flurst|Gemarkung|Flur(?!\p{L})|(?:(?:Genaue |Exakte )?(?:Adresse|Anschrift)|Straße)(?!\p{L}))|\s(?:Straße|Strasse|Str\.?|Weg|Platz|Allee|Gasse|Ring|Chaussee|Damm|Ufer)$/u

const QUALIFIER = /\(([^)]+)\)/u

let known: ReadonlySet<string> | null = null

/** "Pfalz", "Taunus", "Westf.": by what the towns of the table are told from others of their name. */
function qualifiers(): ReadonlySet<string> {
  known ??= new Set(allePlz().flatMap(plz => QUALIFIER.exec(ortOf(plz))?.[1] ?? []))
  return known
}

/** Whether what stands behind a town may be a part of it. "Frankenthal (Pfalz)" is all of that town. */
export function isPartOfTown(name: string): boolean {
  return !AROUND.test(name) && !NEXT_FIELD.test(name) && !qualifiers().has(name)
}
