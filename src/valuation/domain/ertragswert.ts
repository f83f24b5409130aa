/** What the Ertragswert of §§ 27–34 ImmoWertV needs. Rates and costs come from the tables of the day. */
export interface ErtragswertInput {
  /** Market rent without operating cost, € a year. */
  readonly jahresnettokaltmiete: number
  /** Bewirtschaftungskosten, § 32 ImmoWertV, Anlage 3: € a year. */
  readonly bewirtschaftungskosten: number
  /** Liegenschaftszinssatz, § 33: 0.022 = 2.2 %. Above 0. */
  readonly liegenschaftszins: number
  /** Restnutzungsdauer in years, § 4 (3). */
  readonly restnutzungsdauer: number
  /** Value of the land as if unbuilt, §§ 40–43: €. */
  readonly bodenwert: number
}

export interface Ertragswert {
  /** Reinertrag, § 31 (1): € a year. */
  readonly reinertrag: number
  /** Kapitalisierungsfaktor, § 34 (2). */
  readonly kapitalisierungsfaktor: number
  /** Abzinsungsfaktor, § 34 (3). */
  readonly abzinsungsfaktor: number
  /** €, before special features of the object (§ 8 (3)). */
  readonly value: number
}

/** The simplified method of § 29: the general one of § 28 gives the same value. */
export function ertragswert(input: ErtragswertInput): Ertragswert {
  const { liegenschaftszins, restnutzungsdauer, bodenwert } = input
  const reinertrag = input.jahresnettokaltmiete - input.bewirtschaftungskosten
  const abzinsungsfaktor = (1 + liegenschaftszins) ** -restnutzungsdauer
  const kapitalisierungsfaktor = (1 - abzinsungsfaktor) / liegenschaftszins
  const value = reinertrag * kapitalisierungsfaktor + bodenwert * abzinsungsfaktor
  return { reinertrag, kapitalisierungsfaktor, abzinsungsfaktor, value }
}
