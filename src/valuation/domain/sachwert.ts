/** What the Sachwert of §§ 35–39 ImmoWertV needs. Costs and factors come from the tables of the day. */
export interface SachwertInput {
  /** Bruttogrundfläche, m². */
  readonly bgf: number
  /** Kostenkennwert for type and standard, Anlage 4 (NHK 2010): €/m² BGF. */
  readonly kostenkennwert: number
  /** Price index of the day over 2010: 1.891. */
  readonly baupreisfaktor: number
  /** Regionalfaktor, § 36 (3): 1 where the Gutachterausschuss names none. */
  readonly regionalfaktor: number
  /** Years, § 4 (3). */
  readonly restnutzungsdauer: number
  /** Years, Anlage 1. */
  readonly gesamtnutzungsdauer: number
  /** Outdoor works as a share of the depreciated building, § 37: 0.05. */
  readonly aussenanlagen: number
  /** €. */
  readonly bodenwert: number
  /** Sachwertfaktor for this vorläufiger Sachwert, § 39; it depends on it, so it is asked for. */
  readonly sachwertfaktor: (vorlaeufigerSachwert: number) => number
}

export interface Sachwert {
  /** Herstellungskosten on the day, § 36: €. */
  readonly herstellungskosten: number
  /** After Alterswertminderung, § 38: €. */
  readonly gebaeude: number
  readonly aussenanlagen: number
  readonly vorlaeufig: number
  readonly sachwertfaktor: number
  /** €, before special features of the object (§ 8 (3)). */
  readonly value: number
}

export function sachwert(input: SachwertInput): Sachwert {
  const herstellungskosten = input.bgf * input.kostenkennwert * input.baupreisfaktor * input.regionalfaktor
  const gebaeude = (herstellungskosten * input.restnutzungsdauer) / input.gesamtnutzungsdauer
  const aussenanlagen = gebaeude * input.aussenanlagen
  const vorlaeufig = gebaeude + aussenanlagen + input.bodenwert
  const sachwertfaktor = input.sachwertfaktor(vorlaeufig)
  return { herstellungskosten, gebaeude, aussenanlagen, vorlaeufig, sachwertfaktor, value: vorlaeufig * sachwertfaktor }
}
