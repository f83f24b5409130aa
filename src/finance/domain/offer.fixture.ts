import fc from 'fast-check'
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

const optional = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null })
const number = (min: number, max: number) =>
  optional(fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(0, 1)))
const oneOf = (...words: string[]) => optional(fc.constantFrom(...words))

/** What exposés may state, sensible and odd, each fact present or missing. */
export const anyFacts = fc.record({
  kaufpreis: number(0, 99_000_000),
  verkehrswert: fc.option(fc.integer({ min: 1, max: 900_000 }), { nil: null, freq: 10 }),
  wohnflaeche: number(0, 3_000),
  baujahr: optional(fc.integer({ min: 1500, max: 2030 })),
  badezimmer: number(0, 9),
  hausgeldMonat: number(0, 2_000),
  hausgeldNichtUmlagefaehig: number(0, 900),
  kaltmieteMonat: number(0, 90_000),
  jahresnettokaltmiete: number(0, 900_000),
  mietrendite: number(0, 30),
  energiekennwert: number(0, 900),
  heizungBaujahr: optional(fc.integer({ min: 1900, max: 2027 })),
  stellplatzPreis: number(0, 60_000),
  kaeuferprovision: number(0, 12),
  einheiten: number(0, 60),
  objektart: oneOf(
    'Etagenwohnung',
    'Einfamilienhaus',
    'Mehrfamilienhaus',
    'Baugrundstück',
    'Büro',
    'Fertighaus',
    'Sonstiges',
  ),
  energieklasse: oneOf('A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', '?'),
  energieausweisArt: oneOf('Bedarf', 'Verbrauch'),
  energietraeger: oneOf('Gas', 'Öl', 'Flüssiggas', 'Fernwärme', 'Strom', 'Pellets', 'Luft/Wasser-Wärme', 'unklar'),
  heizung: oneOf('Etagenheizung', 'Zentralheizung', 'Nachtspeicheröfen'),
  stellplatz: oneOf('2 Garagen', 'kein Stellplatz', 'Tiefgaragenstellplatz'),
  zustand: oneOf('gepflegt', 'Neubau', 'kernsaniert', 'saniert', 'Erstbezug nach Sanierung', 'sanierungsbedürftig'),
  letzteModernisierung: oneOf('2019', 'Bad 2015', '2012 komplett saniert', 'laufend'),
  anbieterArt: oneOf('Makler', 'privat', 'Bauträger', 'Gericht'),
  vermietet: optional(fc.constantFrom<FactValue>(true, false, 'teilweise')),
  keller: optional(fc.boolean()),
  denkmalschutz: optional(fc.boolean()),
  erbbaurecht: optional(fc.boolean()),
})
