import { describe, expect, test } from 'vitest'
import type { Evidence } from '#kernel/evidence.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { remarkOf, type Stated } from '#questions/domain/offered.fixture.ts'
import { chooseQuestions } from './chooseQuestions.ts'
import { COURT_RULES } from './courtRules.ts'
import { mailCaseOf } from './mailCase.fixture.ts'

const HOUSE: Stated = { objektart: 'Einfamilienhaus', kaufpreis: 300_000, wohnflaeche: 120, grundstuecksflaeche: 500, baujahr: 1961, plz: '31785', ort: 'Hameln', kaeuferprovision: 3.57, vermietet: false, energiekennwert: 180, energieklasse: 'F', energietraeger: 'Gas', heizung: 'Gas-Zentralheizung', heizungBaujahr: 2018 } // prettier-ignore
const quoting = (quote: string): Evidence => ({ page: 1, quote, box: [0, 0, 9, 9] })
const said = (topic: Remark['topic'], rule: string, quote: string, more: Partial<Remark> = {}): Remark => ({
  ...remarkOf({ topic, rule, meaning: quote, ...more }),
  evidence: quoting(quote),
})

type More = NonNullable<Parameters<typeof mailCaseOf>[1]>
function asked(remarks: readonly Remark[], more: More = {}, stated: Stated = {}): string {
  return chooseQuestions(
    mailCaseOf({ ...HOUSE, ...stated }, { type: 'bestand', objectKind: 'einfamilienhaus', ...more, remarks }),
  ).join('\n')
}

describe('the sentence of the exposé is held out, and what it answers is not asked', () => {
  const gefahr = { tone: 'gefahr' } as const
  test('rot that nobody has examined has no treatment that one could ask for', () => {
    const rot = (quote: string) => asked([said('schaedlinge', 'schwamm-anzeichen', quote, gefahr)])
    expect(rot('Die Schwelle ist weich.')).toMatch(
      /darf ein Holzsachverständiger die Stelle .* öffnen \(„Die Schwelle/u,
    )
    expect(rot('Ein Kurzbericht nennt den Befall.')).toMatch(/Können Sie mir den Bericht dazu schicken, was empfiehlt/u)
    expect(rot('Die Schwelle war morsch und wurde behandelt.')).toMatch(/Wer hat den Befall behandelt/u)
  })

  test('rooms without a permit, not all that ever needs one', () => {
    const missing = said('umbauGenehmigung', 'genehmigung-fehlt', 'Der Umbau des Stalls ist nicht genehmigt.', gefahr)
    expect(asked([missing])).toMatch(/Ist eine Genehmigung beantragt \(„Der Umbau des Stalls/u)
    expect(asked([missing])).not.toMatch(/Wintergarten/u)
    const sought = said('umbauGenehmigung', 'genehmigung-unklar', 'Den Bauantrag suchen wir im Archiv.', { tone: 'warnung' }) // prettier-ignore
    const nowhere = 'Ein Bauschein war weder beim Vorbesitzer noch im Bauamt auffindbar.'
    expect(asked([{ ...sought, evidence: quoting(nowhere) }])).toMatch(
      /Ist eine Genehmigung beantragt \(„Ein Bauschein war weder/u,
    )
    const storage = said('umbauGenehmigung', 'nur-abstellraum', 'Die obere Ebene heißt Speicher.', { tone: 'hinweis' })
    const both = asked([storage, sought])
    expect(both).toMatch(/Stimmt die Gemeinschaft .*„Die obere Ebene heißt Speicher/u)
    expect(both).toMatch(/was ergab die Suche nach der Genehmigung \(„Den Bauantrag suchen/u)
    expect(both).not.toMatch(/genehmigt, und zählen/u)
    const plain = said('umbauGenehmigung', 'genehmigung-folgt', 'Das Studio ist ausgebaut.', { tone: 'hinweis' })
    expect(asked([plain])).toMatch(/Sind Ausbau und Nutzung dieser Räume genehmigt/u)
  })

  test('a window in the roof that lets water in is not asked for its year', () => {
    const leak = said('fenster', 'dachfenster-undicht', 'Am Gaubenfenster läuft bei Sturm Wasser herein.', gefahr)
    expect(asked([leak])).toMatch(/Seit wann ist dieses Fenster undicht/u)
    expect(asked([leak])).not.toMatch(/welche Verglasung/u)
  })

  test('wires that are told to be out of date, a bath as old as the house', () => {
    const wires = said('elektrik', 'elektrik-veraltet', 'Zweiadrig, ohne FI-Schalter.', { tone: 'warnung' })
    expect(asked([wires])).toMatch(/Wurde diese Elektrik einmal geprüft \(E-Check\)/u)
    expect(asked([wires])).not.toMatch(/ob es FI-Schutzschalter gibt/u)
    const other = said('elektrik', 'elektrik-alt', 'Die Elektrik ist in die Jahre gekommen.', { tone: 'warnung' })
    expect(asked([other])).toMatch(/ob es FI-Schutzschalter gibt/u)
    const bath = (quote: string) => asked([said('baeder', 'baeder-alt', quote, { tone: 'warnung' })])
    expect(bath('Das Bad ist bauzeitlich.')).not.toMatch(/in welchem Jahr die Bäder/u)
    expect(bath('Das Bad ist einfach.')).toMatch(/in welchem Jahr die Bäder/u)
  })

  test('works that the exposé prices trade by trade are not asked for by name', () => {
    const poor = { zustand: 'sanierungsbedürftig' }
    const wires = said('elektrik', 'elektrik-veraltet', 'Zweiadrig, ohne FI-Schalter.', { tone: 'warnung' })
    expect(asked([wires], {}, poor)).toMatch(/Was genau ist zu erneuern/u)
    const priced = asked([wires], { priced: ['dach', 'heizung', 'elektrik'] }, poor)
    expect(priced).toMatch(/Worauf beruhen die im Exposé genannten Kosten der Arbeiten/u)
    expect(priced).not.toMatch(/Was genau ist zu erneuern|E-Check/u)
    expect(asked([wires], { priced: ['dach'] }, poor)).toMatch(/Was genau ist zu erneuern.*|E-Check/u)
  })

  test('a zone is no conversion that was named', () => {
    const zone = said('baurecht', 'baurecht-aussenbereich', 'Der Hof liegt im Außenbereich.', { tone: 'warnung' })
    expect(asked([zone])).not.toMatch(/zum genannten Ausbau/u)
    const filed = said('baurecht', 'baurecht-beantragt', 'Für ein zweites Haus läuft der Vorbescheid.')
    expect(asked([filed])).toMatch(/zum genannten Ausbau oder Anbau/u)
  })

  test('a day of moving in that is told in a sentence', () => {
    const { vermietet: _, ...open } = HOUSE
    const one = mailCaseOf(open, { type: 'bestand', objectKind: 'einfamilienhaus' })
    const places = { bezugsfreiAb: [quoting('Wir ziehen aus, sobald unsere Wohnung fertig ist.')] }
    const letter = chooseQuestions({ ...one, offer: { ...one.offer, sightings: { ...one.offer.sightings, places } } })
    expect(letter.join()).toMatch(/bis zu welchem Tag wird es geräumt übergeben \(„Wir ziehen aus/u)
  })

  test('a trade alone is asked for in the singular', () => {
    const all = ['dach', 'fenster', 'wasserleitungen', 'baeder'] as const
    const dated = all.map(topic => said(topic, `${topic}-jahr`, `${topic} 2015`, { year: 2015 }))
    expect(asked(dated)).toMatch(/Wann wurde die Elektrik zuletzt erneuert/u)
    expect(asked(dated.slice(0, 2))).toMatch(/Wann wurden Elektrik und Leitungen zuletzt/u)
  })
})

describe('what this deal cannot have is not asked', () => {
  test('a builder whose permit is applied for and whose day binds nobody', () => {
    const open = said('gewaehrleistung', 'bauantrag-offen', 'Der Bauantrag ist eingereicht.', { tone: 'warnung', subject: 'neubauGenehmigung' }) // prettier-ignore
    const unbound = said('gewaehrleistung', 'termin-unverbindlich', 'Ein verbindlicher Termin wird nicht vereinbart.', { tone: 'hinweis' }) // prettier-ignore
    const letter = asked([open, unbound], { type: 'neubau-bautraeger', objectKind: 'wohnung' })
    expect(letter).toMatch(/Ist die Baugenehmigung inzwischen erteilt \(„Der Bauantrag ist eingereicht/u)
    expect(letter).toMatch(/welchen Tag oder welche Dauer des Baus nennt der Vertrag/u)
    expect(letter).not.toMatch(/wie weit ist der Bau|verpflichten Sie sich/iu)
    const rates = said('gewaehrleistung', 'mabv-zu-frueh', '30 % 14 Tage nach Beurkundung', { tone: 'gefahr' })
    expect(asked([rates], { type: 'neubau-bautraeger', objectKind: 'wohnung' })).toMatch(/Ändern Sie diese Rate im Vertrag nach § 3 MaBV/u) // prettier-ignore
  })

  test('who keeps the use of it by a right pays no rent, and the right is why it costs less', () => {
    const leased = asked([], { type: 'rueckmiete' })
    expect(leased).toMatch(/während der Rückmiete/u)
    expect(asked([], { type: 'rueckmiete', overlays: ['niessbrauch'] })).not.toMatch(
      /Rückmiete|Entwurf des Mietvertrags/u,
    )
  })

  test('a hall that is handed over empty has no lease, and a sale free of tax no tax', () => {
    const hall = (stated: Stated, ...remarks: Remark[]) =>
      asked(remarks, { type: 'gewerbe', objectKind: 'gewerbe' }, { objektart: 'Halle', ...stated })
    const free = said('finanzierungshindernis', 'umsatzsteuer-frei', 'Kaufpreis 780.000 € (umsatzsteuerfrei)')
    expect(hall({ bezugsfreiAb: 'geräumt ab Januar 2027' })).not.toMatch(/Wie lange laufen die Mietverträge/u)
    expect(hall({ vermietet: true })).toMatch(/Wie lange laufen die Mietverträge/u)
    expect(hall({}, free)).toMatch(/^Welche Nutzung ist genehmigt\?$/mu)
    expect(hall({ vermietet: true }, free)).toMatch(/Geschäftsveräußerung/u)
  })

  test('leases that are all without an end, with deposits and no arrears', () => {
    const house: More = { type: 'mehrfamilienhaus', objectKind: 'mehrfamilienhaus' }
    const all = said('mietvertrag', 'miete-alle-unbefristet', 'Alle Verträge sind unbefristet.')
    const paid = said('mietvertrag', 'kaution-da', 'Kautionen sind angelegt.')
    expect(asked([], house, { vermietet: true })).toMatch(
      /welche Verträge sind befristet .*wie hoch sind die Kautionen/u,
    )
    expect(asked([all, paid], house, { vermietet: true })).not.toMatch(/befristet oder|Kautionen/u)
  })

  test('an owner of the land who has said no', () => {
    const erbbau: More = { overlays: ['erbbau'] }
    const stated: Stated = { erbbaurecht: true, erbbauRestlaufzeit: '31.12.2053' }
    const no = said('erbbau', 'erbbau-verlaengerung-versagt', 'Eine Verlängerung ist nicht in Aussicht gestellt.')
    expect(asked([], erbbau, stated)).toMatch(/ist eine Verlängerung über das Ende/u)
    expect(asked([no], erbbau, stated)).not.toMatch(/Verlängerung über|geantwortet/u)
    expect(asked([no], erbbau, stated)).toMatch(/verkauft der Eigentümer den Boden/u)
  })

  test('a report that the court shows on the net is not asked for as a file', () => {
    const of = (...remarks: Remark[]) =>
      chooseQuestions(mailCaseOf(HOUSE, { type: 'zwangsversteigerung', remarks }), COURT_RULES).join('\n')
    expect(of()).toMatch(/als Datei/u)
    expect(of(said('gutachten', 'gutachten-im-netz', 'Das Gutachten steht im Internet.'))).not.toMatch(/als Datei/u)
  })

  test('who moves out lives there, and why he sells is told where it is told', () => {
    const { vermietet: _, ...open } = HOUSE
    const letter = (...remarks: Remark[]) =>
      chooseQuestions(mailCaseOf(open, { type: 'bestand', objectKind: 'einfamilienhaus', remarks })).join('\n')
    expect(letter()).toMatch(/frei, vom Eigentümer bewohnt oder vermietet/u)
    expect(letter(said('raeumung', 'auszug-genannt', 'Sie ziehen im Frühjahr um.'))).not.toMatch(
      /bewohnt oder vermietet/u,
    )
    const privately = chooseQuestions(mailCaseOf({ ...open, anbieterArt: 'privat' }, { type: 'bestand' })).join('\n')
    expect(privately).toMatch(/frei, von Ihnen bewohnt oder vermietet/u)
  })
})
