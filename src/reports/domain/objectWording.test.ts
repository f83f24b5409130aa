import { describe, expect, test } from 'vitest'
import type { Fact, Unit } from '#extraction/domain/facts.ts'
import { assessedInput, FLAT, textsOf } from './chapters/assessedInput.fixture.ts'
import type { Report } from './report.ts'
import { reportOf } from './reportOf.ts'

/** All that a reader sees of the chapters with these ids, and their titles. */
function wordsOf({ chapters }: Report, ...ids: readonly string[]): string {
  const chosen = chapters.filter(({ id }) => ids.length === 0 || ids.includes(id))
  return chosen.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]).join('\n')
}

const PLACE = { plz: '31134', ort: 'Hildesheim' }
const NEW = {
  ...FLAT,
  anbieterArt: 'Bauträger',
  zustand: 'Neubau',
  baujahr: 2027,
  vermietet: null,
  kaltmieteMonat: null,
}

describe('the report speaks of the object that is sold', () => {
  test('a plot: what may be built and what that costs, not rooms, heating and renovation', () => {
    const report = reportOf(assessedInput({ ...PLACE, objektart: 'Grundstück', grundstuecksflaeche: 1236, kaufpreis: 98_000, kaeuferprovision: 7.14 })) // prettier-ignore
    expect(wordsOf(report, 'cashflow')).toMatch(/Bebauung.*Bauvorbescheid.*§ 34 BauGB/su)
    expect(wordsOf(report, 'sanierung')).toMatch(/Baureife.*Erschließungsbeitrag.*§ 436 BGB/su)
    expect(wordsOf(report, 'recht')).toMatch(/Pächter.*GrdstVG/su)
    expect(wordsOf(report, 'nebenkosten')).toContain('schreibt das Gesetz hier keine Teilung vor')
    expect(wordsOf(report, 'besichtigung')).not.toMatch(/Typenschilder|Versicherungsschein/u)
    expect(wordsOf(report, 'entscheidung', 'preis')).not.toMatch(
      /fehl(?:t|en): .*(?:Objektart|Wohnfläche|Energieklasse)/u,
    )
  })

  test('an auction: the court is asked for its procedure, and nobody for an offer or a contract', () => {
    const report = reportOf(assessedInput({ ...FLAT, kaufpreis: null, kaeuferprovision: null, energieklasse: null, energiekennwert: null, verkehrswert: 285_000, anbieterArt: 'Gericht' })) // prettier-ignore
    expect(wordsOf(report, 'anschreiben')).toMatch(/Anfrage an das Amtsgericht.*Gutachten und Akte/su)
    expect(wordsOf(report, 'anschreiben', 'warnzeichen')).not.toMatch(/Ihr Angebot|Wissen Sie von/u)
    expect(wordsOf(report, 'aufgaben')).toContain('bevor Sie mitbieten')
    expect(wordsOf(report, 'aufgaben')).not.toMatch(/Notar gehen|Kaufvertrags|Maklervertrag/u)
    expect(wordsOf(report, 'energie')).not.toContain('Der Verkäufer muss')
  })

  test('a new home: what is built, paid and taken over, not old damage', () => {
    const report = reportOf(assessedInput(NEW))
    expect(wordsOf(report, 'finanzierung')).toMatch(/Beginn der Erdarbeiten.*30\s%.*Vollständig fertig.*3,5\s%/su)
    expect(wordsOf(report, 'verschweigt', 'aufgaben', 'anschreiben')).not.toMatch(/Hausschwamm|Holzschädlinge|Asbest/u)
    expect(wordsOf(reportOf(assessedInput({ ...NEW, wohnflaeche: null })), 'sanierung')).toMatch(
      /Abnahme.*§ 634a BGB/su,
    )
  })

  test('a monument is not asked for an energy certificate, and its façade not simply insulated', () => {
    const house = { ...PLACE, objektart: 'Einfamilienhaus', wohnflaeche: 269, baujahr: 1921, kaufpreis: 971_000 }
    const report = reportOf(assessedInput({ ...house, denkmalschutz: true }))
    expect(wordsOf(report, 'energie')).toContain('Für ein Baudenkmal')
    expect(wordsOf(report, 'sanierung')).toContain('Erlaubnis der Denkmalbehörde')
    expect(wordsOf(reportOf(assessedInput(house)), 'energie')).toContain('Der Verkäufer muss den Energieausweis')
  })

  test('a price list: each unit with its price per m², its costs and its rate', () => {
    const fact = (value: number): Fact => ({ value, mentions: 1, evidence: [], confidence: 1 })
    const unit = (label: string, status: Unit['status'], price: number): Unit => {
      return { label, status, facts: { kaufpreis: fact(price), wohnflaeche: fact(64.3) } }
    }
    const units = [unit('WE 1', 'frei', 389_900), unit('WE 2', 'reserviert', 420_000), unit('WE 3', 'verkauft', 1)]
    const report = reportOf(assessedInput({ ...NEW, kaufpreis: null, wohnflaeche: null }, { units }))
    expect(report.cover.figures[0]?.value).toBe('389.900\u00a0€ bis 420.000\u00a0€')
    expect(report.cover.verdict).toContain('Erst eine Einheit wählen')
    expect(wordsOf(report, 'eckdaten')).toMatch(/1 als frei, 1 als reserviert, 1 als verkauft.*6\.064/su)
    expect(wordsOf(report, 'nebenkosten')).toMatch(/Was jede Einheit kostet.*WE 1.*WE 2/su)
    expect(wordsOf(report, 'nebenkosten')).not.toContain('WE 3')
  })
})

describe('what is asked and advised fits its use', () => {
  const FIELD = { ...PLACE, grundstuecksflaeche: 64_180, kaufpreis: 76_800, kaeuferprovision: 0 }
  const HALL = { ...PLACE, grundstuecksflaeche: 4120, baujahr: 1991, kaufpreis: 1_150_000, jahresnettokaltmiete: 91_200, vermietet: true } // prettier-ignore
  const RENTED = { ...FLAT, vermietet: true, kaufpreis: 184_900, kaltmieteMonat: 562 }

  test.each<[string, Parameters<typeof assessedInput>[0], RegExp]>([
    ['forest', { ...FIELD, objektart: 'Wald' }, /Haltestelle|Bauvorbescheid|Bauvoranfrage|Möbliert|Zweckentfremdung|Hydrant|Hausanschlüsse|Baureife|Bevölkerungsstatistik|Elementarversicherung|Wohnungen stehen leer|Mietpreisbremse/u],
    ['field', { ...FIELD, objektart: 'Ackerland' }, /Haltestelle|Bauvorbescheid|Revierförster|Möbliert|Hydrant|Hausanschlüsse/u],
    ['let hall', { ...HALL, objektart: 'Produktionshalle' }, /Hausgeldabrechnung|Schlafzimmer|Mietpreisbremse|Kaufen statt mieten|Wohnungen stehen leer|Wohnflächenberechnung|Einkauf/u],
    ['let shop', { ...HALL, objektart: 'Ladenlokal' }, /Schlafzimmer|Mietpreisbremse|Kaufen statt mieten|Wohnungen stehen leer|Wohnflächenberechnung/u],
    ['let flat', RENTED, /Kaufen statt mieten|Was kosten Kaufen und Mieten/u],
  ])('of a %s', (_, stated, senseless) => {
    const lines = wordsOf(reportOf(assessedInput(stated))).split('\n')
    expect(lines.filter(line => senseless.test(line))).toEqual([])
  }) // prettier-ignore

  test('who moves in is told what renting would cost', () => {
    const own = { ...RENTED, vermietet: false, kaltmieteMonat: null }
    expect(wordsOf(reportOf(assessedInput(own)))).toContain('Was kostet Kaufen im Vergleich zum Mieten')
  })
})

test('the reasons of a step are told once: the first offer begins with the target', () => {
  const text = wordsOf(reportOf(assessedInput({ ...FLAT, kaufpreis: 170_000 })), 'verhandlung')
  expect(text.split('Übliches Entgegenkommen, Eigentumswohnung\n').length).toBe(2)
  expect(text).toContain('Tabelle oben')
})

test('our own figures carry a true minus sign', () => {
  const report = reportOf(assessedInput({ ...FLAT, kaltmieteMonat: 400 }))
  expect(wordsOf(report, 'antworten', 'warnzeichen')).not.toMatch(/(?:^|[\s(])-\d/mu)
})
