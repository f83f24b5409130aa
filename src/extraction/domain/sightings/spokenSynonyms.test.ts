import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { paraphrasedPlaces, spokenOf, spokenPlaces } from './spoken.ts'
import { SYNONYMS } from './spokenSynonyms.ts'
import type { SpokenTopic } from './spokenTopics.ts'

const SENTENCES: Readonly<Partial<Record<SpokenTopic, readonly [string, string]>>> = {
  vorkaufsrecht: [
    'Ein Negativattest der Stadt holt der Notar ein.',
    'Zugunsten der Schwester ist ein Ankaufsrecht vereinbart.',
  ],
  gebietsschutz: ['Es liegt ein Sanierungsvermerk vor.', 'Für das Haus kommt § 7i EStG in Betracht.'],
  baulasten: ['Eine Abstandsflächenübernahme wurde erklärt.', 'Es gibt eine Stellplatzverpflichtung.'],
  ruecklageZufuehrung: ['Die Zuführung beträgt 12 € je Quadratmeter.', 'Zur Rücklagenbildung dient ein fester Betrag.'],
  mietsteigerung: ['Der letzte Mietspiegel weist mehr aus.', 'Die Kappungsgrenze ist noch nicht erreicht.'],
  mietpreisbremse: ['Bei Wiedervermietung gilt § 556d BGB.', 'Eine Neuvermietung ist frei möglich.'],
  grundschuld: ['Die Grundschuld wird gelöscht.', 'Eine Hypothek ist noch valutiert.'],
  verwalterzustimmung: [
    'Eine Veräußerungsbeschränkung ist nicht vereinbart.',
    'Die Zustimmung der Hausverwaltung ist nötig.',
  ],
  kaution: ['Eine Barkaution wurde geleistet.', 'Die Mietsicherheit geht über.'],
  aufteilung: ['Die Aufteilung in Eigentum ist vorbereitet.', 'Ein Einzelverkauf wäre denkbar.'],
  versicherung: ['Die Gebäudeversicherung läuft weiter.', 'Elementarschutz ist vereinbart.'],
  kaminofen: ['Ein Grundofen wärmt die Diele.', 'Die Feuerstätte ist eingetragen.'],
  schornsteinfeger: ['Der Schornsteinfeger war im März da.', 'Die Abgasmessung ergab gute Werte.'],
  erbbauHeimfall: ['Beim Heimfall wird vergütet.', 'Die Entschädigung ist vertraglich geregelt.'],
  grenzbebauung: ['Die Grenzgarage steht seit 1970.', 'Ein Überbau ist nicht bekannt.'],
  vermessung: ['Der Grenzpunkt fehlt.', 'Das Grundstück ist noch zu vermessen.'],
  bauzwang: ['Es besteht eine Bauverpflichtung.', 'Die Stadt hat ein Wiederkaufsrecht.'],
  hausordnung: ['Haustiere sind erlaubt.', 'Die Hausordnung hängt aus.'],
  betriebskosten: ['Die Betriebskostenabrechnung ist fertig.', 'Abgelesen wird durch Ista.'],
  mietkonto: ['Es gibt keine Mietrückstände.', 'Eine Mietminderung ist angekündigt.'],
  baubeschreibung: ['Die Bemusterung findet im Mai statt.', 'Sonderwünsche sind möglich.'],
  gewaehrleistung: ['Die Abnahme erfolgt gemeinsam.', 'Eine Fertigstellungssicherheit wird gestellt.'],
  bodenrichtwert: ['Die Richtwertzone endet am Bach.', 'Der Gutachterausschuss hat neu bewertet.'],
  mieterliste: ['Ein Rent Roll liegt vor.', 'Die Mietliste senden wir zu.'],
  sondernutzung: ['Der Gartenanteil ist der Wohnung zugewiesen.', 'Der Hof wird gemeinschaftlich genutzt.'],
}

test.each(Object.entries(SENTENCES).flatMap(([topic, both]) => both.map(one => [topic as SpokenTopic, one] as const)))(
  'of %s speaks "%s"',
  (topic, sentence) => {
    const passages = passagesOf([page([sentence])])
    expect(spokenOf(spokenPlaces(passages), paraphrasedPlaces(passages))[topic]).toBeDefined()
  },
)

test('no topic has words that match nothing or everything', () => {
  for (const words of Object.values(SYNONYMS)) expect(words).not.toMatch(/^\||\|\||\|$/u)
})

test('a paraphrase denies nothing of what it stands for', () => {
  expect(spokenPlaces(passagesOf([page(['Kampfmittel wurden nicht gefunden.'])])).altlasten).toBeUndefined()
})

test('a shred that a bracket has cut off is not shown', () => {
  const passages = passagesOf([page(['Innenaufnahmen).pdf, Fotos.pdf'])])
  expect(paraphrasedPlaces(passages).bilder ?? []).toEqual([])
})
