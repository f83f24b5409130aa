import { describe, expect, test } from 'vitest'
import type { DealType } from '#extraction/domain/deal/deal.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { SpokenTopic } from '#extraction/domain/sightings/spokenTopics.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { remarkOf, type Stated } from '#questions/domain/offered.fixture.ts'
import { chooseQuestions } from './chooseQuestions.ts'
import { mailCaseOf } from './mailCase.fixture.ts'

const HOUSE: Stated = { kaufpreis: 300_000, wohnflaeche: 120, grundstuecksflaeche: 500, baujahr: 2020, plz: '31134', ort: 'Hildesheim', kaeuferprovision: 3.57, zustand: 'neuwertig', energiekennwert: 60, energieklasse: 'B', energietraeger: 'Gas', heizung: 'Gas-Zentralheizung', heizungBaujahr: 2020 } // prettier-ignore

function asked(type: DealType, remarks: readonly Remark[], stated: Stated = {}): string {
  return chooseQuestions(mailCaseOf({ ...HOUSE, ...stated }, { type, objectKind: 'einfamilienhaus', remarks })).join(
    '\n',
  )
}
const said = (topic: Remark['topic'], rule: string, meaning: string, more: Partial<Remark> = {}) =>
  remarkOf({ topic, rule, meaning, ...more })

/** What is asked where nothing is said, what instead where the exposé says it; null: nothing. */
const CASES: readonly (readonly [name: string, DealType, Stated, Remark, asks: RegExp, instead: RegExp | null])[] = [
  ['the plan of a plot', 'grundstueck', { objektart: 'Grundstück' }, said('baurecht', 'baurecht-plan', 'Es gilt der Bebauungsplan Nr. 14'), /Gibt es einen Bebauungsplan/u, /schicken, auf die sich Ihr Exposé beruft \(„Es gilt der Bebauungsplan Nr\. 14“/u],
  ['the access of a plot', 'grundstueck', { objektart: 'Grundstück' }, said('erschliessung', 'erschlossen', 'Das Grundstück ist voll erschlossen'), /voll erschlossen, und welche Beiträge/u, null],
  ['a term to build', 'grundstueck', { objektart: 'Grundstück' }, said('baurecht', 'bauzwang', 'Kein Bauzwang', { subject: 'bauzwang', certainty: 'denied' }), /Frist zum Bauen/u, null],
  ['poisons of a plot', 'grundstueck', { objektart: 'Grundstück' }, said('altlasten', 'altlasten', 'Keine Altlasten', { certainty: 'denied' }), /Wissen Sie von .*Altlasten/u, /Was wissen Sie von Baulasten, Leitungsrechten, Kampfmitteln und schwierigem Baugrund/u],
  ['the beginning of a lease', 'bestand', { vermietet: true, kaltmieteMonat: 700 }, said('mietvertrag', 'miete-seit', 'Vermietet seit 2018', { year: 2018 }), /seit wann läuft der Mietvertrag/u, /können Sie mir den Mietvertrag/u],
  ['the last rise of the rent', 'bestand', { vermietet: true, kaltmieteMonat: 700 }, said('mietvertrag', 'miete-anpassung', 'Letzte Mietanpassung 2024'), /wann wurde die Miete zuletzt erhöht/u, null],
  ['the end of a shop’s lease', 'wohn-geschaeft', {}, said('mietvertrag', 'miete-endet', 'Der Mietvertrag endet am 31.08.2027'), /Bis wann läuft der Gewerbemietvertrag/u, /über das genannte Ende hinaus \(„Der Mietvertrag endet/u],
  ['the end of a lease of trade', 'gewerbe', {}, said('mietvertrag', 'miete-endet', 'Mietvertrag bis 31.12.2033'), /Wie lange laufen die Mietverträge/u, /über das genannte Ende hinaus/u],
  ['the permit of a new home', 'neubau-bautraeger', {}, said('umbauGenehmigung', 'genehmigung-liegt-vor', 'Die Baugenehmigung ist erteilt'), /liegt die Baugenehmigung vor/u, /die Baugenehmigung schicken/u],
] // prettier-ignore

describe('what the exposé states is not asked again', () => {
  test.each(CASES)('%s', (_, type, stated, remark, asks, instead) => {
    expect(asked(type, [], stated)).toMatch(asks)
    const letter = asked(type, [remark], stated)
    expect(letter).not.toMatch(asks)
    if (!instead) return
    expect(letter).toMatch(instead)
    // What is said of the neighbours answers nothing.
    const other = { ...remark, scope: { ...PLAIN, bearer: 'surroundings' as const } }
    expect(asked(type, [other], stated)).toMatch(asks)
  })

  test('whether a price holds the parking that is named without one', () => {
    const of = (stated: Stated) =>
      chooseQuestions(
        mailCaseOf({ ...HOUSE, objektart: 'Eigentumswohnung', ...stated }, { type: 'bestand', objectKind: 'wohnung' }),
      ).join('\n')
    expect(of({ stellplatz: 'Garage' })).toContain('ob der Stellplatz im Preis enthalten ist')
    expect(of({ stellplatz: 'kein Stellplatz' })).not.toContain('ob der Stellplatz')
    expect(of({ stellplatz: 'Garage', stellplatzPreis: 18_000 })).not.toContain('ob der Stellplatz')
  })

  test('whether a house from before the wars is listed', () => {
    expect(asked('bestand', [], { baujahr: 1904 })).toMatch(/von 1904: Steht es unter Denkmalschutz/u)
    expect(asked('bestand', [], { baujahr: 1962 })).not.toContain('Denkmalschutz')
    expect(asked('bestand', [], { baujahr: 1904, denkmalschutz: false })).not.toContain('Steht es unter Denkmalschutz')
  })

  test('how far a new building is, and its day, once they are told; its bank and its energy are', () => {
    const of = (...topics: readonly SpokenTopic[]) => {
      const one = mailCaseOf(
        { kaufpreis: 400_000, wohnflaeche: 80, plz: '31134', bezugsfreiAb: '4. Quartal 2027' },
        { type: 'neubau-bautraeger', objectKind: 'wohnung' },
      )
      const place = { page: 1, quote: 'gesagt', box: [0, 0, 9, 9] as const }
      const spoken = Object.fromEntries(topics.map(topic => [topic, [place]]))
      const sightings = { ...one.offer.sightings, spoken }
      return chooseQuestions({ ...one, offer: { ...one.offer, sightings } }).join('\n')
    }
    expect(of()).toMatch(/Wie weit ist der Bau, liegt die Baugenehmigung vor, und steht der genannte Termin/u)
    expect(of('bautenstand', 'festerTermin')).not.toMatch(
      /Wie weit ist der Bau|liegt die Baugenehmigung vor|steht der genannte Termin/u,
    )
    expect(of('festerTermin')).toMatch(/wenn der vereinbarte Termin der Fertigstellung nicht gehalten wird/u)
    expect(of()).toMatch(/Freistellungserklärung Ihrer Bank/u)
    expect(of()).toMatch(/Berechnung des Energiebedarfs/u)
    expect(of()).not.toMatch(/vor der Besichtigung den Energieausweis/u)
  })

  test('where the light comes from and what the ground is worth are not asked where they are said', () => {
    const north = said('ausrichtung', 'ausrichtung-nord', 'Ausrichtung nach Norden', { tone: 'hinweis' })
    expect(asked('bestand', [north])).not.toMatch(/Himmelsrichtung/u)
    const ground = said('bodenrichtwert', 'bodenrichtwert', 'Bodenrichtwert 290 €/m²', {
      tone: 'hinweis',
      certainty: 'unknown',
    })
    expect(asked('bestand', [ground])).not.toMatch(/Bodenrichtwert/u)
  })

  test('a house let to one tenant is asked for its one lease', () => {
    const one = said('mieterstruktur', 'mieter-einziger', 'Alles an einen einzigen Mieter vermietet', {
      tone: 'warnung',
    })
    expect(asked('mehrfamilienhaus', [], { vermietet: true })).toMatch(/Mietstand je Einheit/u)
    const letter = asked('mehrfamilienhaus', [one], { vermietet: true })
    expect(letter).not.toMatch(/Mietstand je Einheit|welche Mieter/u)
    expect(letter).toMatch(
      /Zum Mietvertrag über das ganze Haus: .*wie lange läuft er, wer darf wann kündigen, ist untervermietet/u,
    )
  })

  test('an Erbbaurecht is asked for the reasons of its Heimfall and for the limit of a loan', () => {
    expect(asked('bestand', [], { erbbaurecht: true })).toMatch(
      /aus welchen Gründen tritt der Heimfall ein, und bis zu welchem Betrag stimmt der Eigentümer einer Grundschuld/u,
    )
  })

  test('the trades of an old house that nobody speaks of', () => {
    const old = { baujahr: 1981, zustand: 'gepflegt' }
    const windows = said('fenster', 'fenster-material', 'Kunststofffenster')
    expect(asked('bestand', [windows], old)).toMatch(/Wann wurden Dach, Elektrik, Leitungen und Bad zuletzt erneuert/u)
    // A list with years is the answer, but for what it leaves out.
    const bath = said('baeder', 'baeder-jahr', 'Bad aus dem Jahr 2015', { year: 2015 })
    const dated = { ...windows, year: 2012 }
    expect(asked('bestand', [dated, bath], old)).toMatch(/Wann wurden Dach, Elektrik und Leitungen zuletzt erneuert/u)
  })

  test('whether the plot of a terraced house is its own', () => {
    const of = (remarks: readonly Remark[]) =>
      chooseQuestions(mailCaseOf(HOUSE, { type: 'bestand', objectKind: 'reihenhaus', remarks })).join('\n')
    expect(of([])).toContain('real geteilt')
    expect(of([said('realteilung', 'realteilung', 'Real geteilt')])).not.toContain('real geteilt')
  })
})

describe('of damp', () => {
  const damp = (meaning: string, more: Partial<Remark>) =>
    asked('bestand', [said('feuchte', 'feuchte', meaning, { tone: 'gefahr', ...more })])

  test('who only knows of none is asked whether there is any, and not where it comes from', () => {
    const letter = damp('Feuchtigkeit im Keller ist dem Eigentümer nicht bekannt', { certainty: 'unknown' })
    expect(letter).toMatch(/Wissen Sie von Feuchte oder Schimmel/u)
    expect(letter).not.toMatch(/woher kommt die Feuchte/iu)
  })

  test('who tells of it is asked where it comes from', () => {
    expect(damp('Im Keller ist die Nordwand feucht', {})).toMatch(/woher kommt die Feuchte/iu)
  })
})
