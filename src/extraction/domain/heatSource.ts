/** What a home is heated with, by the words of energy carrier and heating. Several may stand side by side. */
const HEAT_SOURCES = {
  oel: /(?<!\p{L})(?:heiz)?öl/iu,
  gas: /(?<!bio)(?:erd|flüssig)?gas(?!t)/iu,
  fernwaerme: /(?:fern|nah)-?\s?wärme|fernheiz|contracting|(?<!\p{L})kwk(?!\p{L})|blockheizkraft/iu,
  waermepumpe: /wärmepumpe|erdwärme|geothermie|luft-?wasser/iu,
  nachtspeicher: /nachtspeicher|nachtstrom|elektrospeicher/iu,
  strom: /strom|elektro|infrarot/iu,
  holz: /holz|pellet|hackschnitzel|scheit|biomasse/iu,
  ofen: /(?<!back)(?<!speicher)(?:ofen|öfen)(?!\p{L})|kamin/iu,
  kohle: /kohle/iu,
} as const
export type HeatSource = keyof typeof HEAT_SOURCES

/** Whom the chimney sweep never visits. */
const WITHOUT_CHIMNEY: readonly HeatSource[] = ['fernwaerme', 'waermepumpe', 'nachtspeicher', 'strom']

/** Empty: the exposé names none that we know. */
export function heatSourcesOf(texts: {
  readonly energietraeger: string | null
  readonly heizung: string | null
}): readonly HeatSource[] {
  const words = `${texts.energietraeger ?? ''} ${texts.heizung ?? ''}`
  return SOURCES.filter(source => HEAT_SOURCES[source].test(words))
}

const SOURCES = Object.keys(HEAT_SOURCES) as HeatSource[]

/** True where all that heats is known and none of it has a chimney. */
export function isWithoutChimney(sources: readonly HeatSource[]): boolean {
  return sources.length > 0 && sources.every(source => WITHOUT_CHIMNEY.includes(source))
}
