/** What heats a home, in the order in which it goes before others where several stand side by side. */
const HEAT_SOURCES = {
  waermepumpe: /wärmepumpe|erdwärme|umweltwärme|luft\s?[-/]?\s?wasser|sole|geotherm/iu,
  fernwaerme: /(?:fern|nah)-?\s?wärme|fernheiz|district heat/iu,
  fluessiggas: /flüssiggas|lpg/iu,
  gas: /(?<!bio|flüssig)(?:erd)?gas(?!t(?!herm))/iu,
  oel: /(?<!\p{L})(?:heiz)?öl|öl-?(?:zentral)?heizung/iu,
  holz: /holz|pellet|hackschnitzel|scheit|biomasse/iu,
  nachtspeicher: /nachtspeicher|nachtstrom|elektrospeicher/iu,
  strom: /strom|elektro|infrarot/iu,
  kohle: /kohle/iu,
  /** Made by somebody else of any fuel. */
  bhkw: /contracting|(?<!\p{L})kwk(?!\p{L})|blockheizkraft/iu,
  ofen: /(?<!back)(?<!speicher)(?:ofen|öfen)(?!\p{L})|kamin/iu,
} as const
export type HeatSource = keyof typeof HEAT_SOURCES
const SOURCES = Object.keys(HEAT_SOURCES) as HeatSource[]

/** How the heat comes into the rooms, where money or a duty hangs on it. */
const SYSTEMS = {
  einzeloefen: /einzel(?:ofen|öfen)|ofenheizung|kohleofen/iu,
  /** One in each flat. */
  etagenheizung: /etagen-?\s?heiz/iu,
  /** Of one flat alone: its cost is not in the Hausgeld. */
  eigene: /etagen|nachtspeicher|einzelofen|öfen|therme(?!nm)/iu,
  kamin: /kamin|kachelofen/iu,
} as const
export type HeatingSystem = keyof typeof SYSTEMS

export interface Heating {
  /** Named as Energieträger; empty: the exposé names none that we know. */
  readonly carriers: readonly HeatSource[]
  /** Named by the words on the heating. */
  readonly installed: readonly HeatSource[]
  /** Of both. */
  readonly sources: readonly HeatSource[]
  readonly systems: readonly HeatingSystem[]
  /** Several heat it, of different years: the year that is known is that of the oldest. */
  readonly mixedAges: boolean
}

export function heatingOf(energietraeger: string | null, heizung: string | null, mixedAges = false): Heating {
  const namedIn = (words: string) => SOURCES.filter(source => HEAT_SOURCES[source].test(words))
  const words = `${energietraeger ?? ''} ${heizung ?? ''}`
  return {
    carriers: namedIn(energietraeger ?? ''),
    installed: namedIn(heizung ?? ''),
    sources: namedIn(words),
    systems: (Object.keys(SYSTEMS) as HeatingSystem[]).filter(system => SYSTEMS[system].test(words)),
    mixedAges,
  }
}

/** Whom the chimney sweep never visits. */
const WITHOUT_CHIMNEY: readonly HeatSource[] = ['fernwaerme', 'bhkw', 'waermepumpe', 'nachtspeicher', 'strom']

/** The heat is delivered by contract. */
export function isDelivered(sources: readonly HeatSource[]): boolean {
  return sources.includes('fernwaerme') || sources.includes('bhkw')
}

/** True where all that heats is known and none of it has a chimney. */
export function isWithoutChimney(sources: readonly HeatSource[]): boolean {
  return sources.length > 0 && sources.every(source => WITHOUT_CHIMNEY.includes(source))
}
