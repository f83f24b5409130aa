import { FACT_KEYS, type Fact, type FactKey, type Facts, type FactValue } from '#extraction/domain/facts.ts'
import { type Offer, offerOf } from '#extraction/domain/offer.ts'

/** An offer that states these facts, each with a quote, and nothing else. */
export function offerWith(values: Partial<Record<FactKey, FactValue | null>>): Offer {
  const fact = (key: FactKey): Fact | null => {
    const value = values[key] ?? null
    if (value === null) return null
    const evidence = [{ page: 1, quote: `${key} ${value}`, box: [0, 0, 10, 10] as const }]
    return { value, mentions: 1, evidence, confidence: 1 }
  }
  return offerOf(Object.fromEntries(FACT_KEYS.map(key => [key, fact(key)])) as Facts)
}

/** From a chance of 0 to 1 a value; the first third of the chances: the fact is missing. */
type Choice = (chance: number) => FactValue | null

const MISSING = 1 / 3

function given(choose: (chance: number) => FactValue): Choice {
  return chance => (chance < MISSING ? null : choose((chance - MISSING) / (1 - MISSING)))
}

/** Odd values come often: 0, 1 and the ends of the span. */
const number = (min: number, max: number) =>
  given(chance => (chance < 0.05 ? 0 : chance < 0.1 ? 1 : chance > 0.95 ? max : min + (max - min) * chance))
const whole = (min: number, max: number) => given(chance => Math.round(min + (max - min) * chance))
const oneOf = (...values: FactValue[]) =>
  given(chance => values[Math.min(Math.floor(chance * values.length), values.length - 1)] ?? '')

/** What exposés may state, sensible and odd. */
const CHOICES: Partial<Record<FactKey, Choice>> = {
  kaufpreis: number(0, 99_000_000),
  verkehrswert: chance => (chance > 0.9 ? 250_000 : null),
  wohnflaeche: number(0, 3_000),
  baujahr: whole(1500, 2030),
  badezimmer: number(0, 9),
  hausgeldMonat: number(0, 2_000),
  hausgeldNichtUmlagefaehig: number(0, 900),
  kaltmieteMonat: number(0, 90_000),
  jahresnettokaltmiete: number(0, 900_000),
  mietrendite: number(0, 30),
  energiekennwert: number(0, 900),
  heizungBaujahr: whole(1900, 2027),
  stellplatzPreis: number(0, 60_000),
  kaeuferprovision: number(0, 12),
  erbbauzinsJahr: number(0, 20_000),
  einheiten: number(0, 60),
  objektart: oneOf('Etagenwohnung', 'Einfamilienhaus', 'Mehrfamilienhaus', 'Baugrundstück', 'Büro', 'Fertighaus', 'X'),
  energieklasse: oneOf('A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', '?'),
  energieausweisArt: oneOf('Bedarf', 'Verbrauch'),
  energietraeger: oneOf('Gas', 'Öl', 'Flüssiggas', 'Fernwärme', 'Strom', 'Pellets', 'Luft/Wasser-Wärme', 'unklar'),
  heizung: oneOf('Etagenheizung', 'Zentralheizung', 'Nachtspeicheröfen'),
  stellplatz: oneOf('2 Garagen', 'kein Stellplatz', 'Tiefgaragenstellplatz'),
  zustand: oneOf('gepflegt', 'Neubau', 'kernsaniert', 'saniert', 'Erstbezug nach Sanierung', 'sanierungsbedürftig'),
  letzteModernisierung: oneOf('2019', 'Bad 2015', '2012 komplett saniert', 'laufend'),
  anbieterArt: oneOf('Makler', 'privat', 'Bauträger', 'Gericht'),
  vermietet: oneOf(true, false, 'teilweise'),
  keller: oneOf(true, false),
  denkmalschutz: oneOf(true, false),
  erbbaurecht: oneOf(true, false),
}

/** How many chances decide an offer. */
export const CHANCES = Object.keys(CHOICES).length

/** Facts of an offer from as many chances of 0 to 1; all at 0: it states nothing. */
export function factsByChance(chances: readonly number[]): Partial<Record<FactKey, FactValue | null>> {
  return Object.fromEntries(Object.entries(CHOICES).map(([key, choose], index) => [key, choose(chances[index] ?? 0)]))
}
