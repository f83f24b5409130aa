import type { FactKey } from '#extraction/domain/facts.ts'
import type { Section } from '#extraction/domain/sections.ts'
import type { Asked } from './tasksFor.ts'

/** A fact as both readings ask for it. */
export interface FactQuestion extends Asked {
  readonly id: FactKey
  /** What a sentence must say to be its proof, as the second reading is asked. */
  readonly said: string
}

const ANYWHERE: readonly Section[] = ['object', 'location', 'energy', 'costs']
const MONEY: readonly Section[] = ['object', 'costs']
const ENERGY: readonly Section[] = ['object', 'energy']
const THING: readonly Section[] = ['object', 'location']

type Row = readonly [sections: readonly Section[], question: string, said: string]

/** What a second reader is asked to point at: facts whose value our own parsers can read out of the place. */
export const FACT_QUESTIONS: readonly FactQuestion[] = Object.entries({
  kaufpreis: [MONEY, 'Was wird für das Objekt heute verlangt?', 'Kaufpreis, der heute verlangt wird'],
  verkehrswert: [MONEY, 'Welchen Verkehrswert hat das Gericht festgesetzt?', 'vom Gericht festgesetzter Verkehrswert'],
  wohnflaeche: [ANYWHERE, 'Wie groß ist die Wohnfläche des angebotenen Objekts?', 'gesamte Wohnfläche des Objekts'],
  nutzflaeche: [ANYWHERE, 'Wie groß ist die Nutzfläche?', 'Nutzfläche des Objekts'],
  grundstuecksflaeche: [ANYWHERE, 'Wie groß ist das Grundstück?', 'Größe des ganzen Grundstücks'],
  zimmer: [ANYWHERE, 'Wie viele Zimmer hat das Objekt?', 'Zahl aller Zimmer'],
  schlafzimmer: [THING, 'Wie viele Schlafzimmer?', 'Zahl der Schlafzimmer'],
  badezimmer: [THING, 'Wie viele Badezimmer?', 'Zahl der Badezimmer'],
  baujahr: [ENERGY, 'Wann wurde das Gebäude errichtet?', 'Jahr, in dem das Gebäude errichtet wurde'],
  plz: [ANYWHERE, 'In welchem Postleitzahlbereich liegt das Objekt?', 'Postleitzahl des Objekts'],
  objektart: [THING, 'Was für ein Objekt wird angeboten?', 'Art des angebotenen Objekts'],
  zustand: [ENERGY, 'In welchem Zustand ist das Objekt?', 'Zustand des ganzen Objekts'],
  heizung: [ENERGY, 'Welche Heizung hat das Objekt?', 'Art der heutigen Heizung'],
  etage: [THING, 'In welchem Geschoss liegt die Wohnung?', 'Geschoss, in dem die Wohnung liegt'],
  vermietet: [MONEY, 'Ist das Objekt heute vermietet?', 'ob das Objekt heute vermietet ist'],
  bezugsfreiAb: [MONEY, 'Ab wann ist das Objekt frei?', 'Tag, ab dem das Objekt frei ist'],
  energieausweisGueltigBis: [ENERGY, 'Bis wann gilt der Energieausweis?', 'Tag, bis zu dem der Energieausweis gilt'],
  hausgeldMonat: [MONEY, 'Wie hoch ist das Hausgeld im Monat?', 'ganzes Hausgeld eines Monats'],
  hausgeldNichtUmlagefaehig: [
    MONEY,
    'Wie hoch ist der nicht umlagefähige Teil des Hausgelds im Monat?',
    'Teil des Hausgelds eines Monats, den kein Mieter trägt',
  ],
  erhaltungsruecklage: [MONEY, 'Wie hoch ist die Erhaltungsrücklage?', 'Bestand der Erhaltungsrücklage'],
  kaltmieteMonat: [
    MONEY,
    'Wie hoch ist die Kaltmiete im Monat, die heute gezahlt wird?',
    'Kaltmiete eines Monats, die heute gezahlt wird',
  ],
  jahresnettokaltmiete: [
    MONEY,
    'Wie hoch ist die Nettokaltmiete im Jahr, die heute gezahlt wird?',
    'Nettokaltmiete eines Jahres, die heute gezahlt wird',
  ],
  energiekennwert: [
    ENERGY,
    'Welchen Endenergiekennwert nennt der Energieausweis?',
    'Endenergiekennwert aus dem Energieausweis',
  ],
  energieklasse: [ENERGY, 'Welche Energieeffizienzklasse?', 'Energieeffizienzklasse des Gebäudes'],
  energieausweisArt: [ENERGY, 'Ist es ein Bedarfs- oder ein Verbrauchsausweis?', 'Art des Energieausweises'],
  energietraeger: [ENERGY, 'Womit wird geheizt?', 'Brennstoff oder Energie der Heizung'],
  heizungBaujahr: [ENERGY, 'Von wann ist die Heizung?', 'Baujahr der heutigen Heizung'],
  etagenzahl: [THING, 'Wie viele Geschosse hat das Gebäude?', 'Zahl der Geschosse des Gebäudes'],
  aufzug: [THING, 'Gibt es einen Aufzug?', 'Aufzug, vorhanden oder ausdrücklich nicht'],
  balkon: [THING, 'Gibt es einen Balkon?', 'Balkon, vorhanden oder ausdrücklich nicht'],
  terrasse: [THING, 'Gibt es eine Terrasse?', 'Terrasse, vorhanden oder ausdrücklich nicht'],
  garten: [THING, 'Gehört ein Garten dazu?', 'Garten, vorhanden oder ausdrücklich nicht'],
  keller: [THING, 'Gibt es einen Keller?', 'Keller, vorhanden oder ausdrücklich nicht'],
  einbaukueche: [THING, 'Gehört eine Einbauküche dazu?', 'Einbauküche, die mitverkauft wird, oder ausdrücklich nicht'],
  stellplatzPreis: [MONEY, 'Was kostet der Stellplatz zusätzlich?', 'Preis des Stellplatzes neben dem Kaufpreis'],
  kaeuferprovision: [MONEY, 'Wie hoch ist die Provision des Käufers?', 'Provision, die der Käufer zahlt'],
  denkmalschutz: [ANYWHERE, 'Steht das Gebäude unter Denkmalschutz?', 'Denkmalschutz, bejaht oder verneint'],
  erbbaurecht: [MONEY, 'Wird ein Erbbaurecht verkauft?', 'Erbbaurecht, bejaht oder verneint'],
  erbbauzinsJahr: [MONEY, 'Wie hoch ist der Erbbauzins im Jahr?', 'Erbbauzins eines Jahres'],
  letzteModernisierung: [ENERGY, 'Wann wurde zuletzt modernisiert?', 'Jahr der letzten Modernisierung'],
  einheiten: [THING, 'Wie viele Einheiten hat das Gebäude?', 'Zahl der Einheiten des Gebäudes'],
} satisfies Partial<Record<FactKey, Row>>).map(([id, [sections, question, said]]) => ({
  id: id as FactKey,
  sections,
  question,
  said,
}))
