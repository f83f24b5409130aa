import { expect, test } from 'vitest'
import { toldOfDamage, toldOfHausgeld, toldOfWork } from './toldOf.ts'

test.each<[sentence: string, told: string]>([
  ['Nächstes Jahr werden die Balkone gestrichen, ca 20T€ für alle, auch aus Rücklage.', 'when cost payer'],
  ['Das Dach ist von 1962, ungedämmt und undicht;', 'when'],
  ['Bad gefliest von 95 aber top', 'when'],
  ['Das Dach ist dicht, wurde aber nie erneuert.', 'when'],
  ['Die Wohnung EG rechts ist renovierungsbedürftig, Aufwand ca. 25.000 €.', 'cost'],
  ['Am 21.05.2026 wurde die Strangsanierung für 2027/28 beschlossen.', 'when decided'],
  ['Die Kosten von rd. 310.000 € werden vollständig aus der Erhaltungsrücklage bezahlt.', 'cost payer'],
  ['Die Reparatur zahlt der Verkäufer.', 'payer'],
  ['Das Dach wird demnächst erneuert.', ''],
  ['Das Dach hat 1962 m².', ''],
  ['Die Fenster sind in den siebziger Jahren gekommen, Isolierglas mit Holzrahmen.', 'when'],
  ['Das Bad ist aus den 80er Jahren.', 'when'],
  ['Das Haus hat den Charme der Nachkriegszeit.', ''],
  ['Die Sanierung ist noch nicht beschlossen.', 'undecided'],
  ['Über den Heizkessel soll 2027 gesprochen werden, ein Beschluss liegt nicht vor.', 'when undecided'],
  ['Die Steigleitungen stehen auf der Tagesordnung, beschlossen ist dazu noch nichts.', 'undecided'],
  ['Die Eigentümer zahlen in die Rücklage ein.', ''],
  ['Die Fassade ist 12 m hoch.', ''],
])('%s: %s', (sentence, told) => {
  const { when, cost, payer, decided, undecided } = toldOfWork(sentence)
  const found = Object.entries({ when, cost, payer, decided, undecided }).flatMap(([name, is]) => (is ? [name] : []))
  expect(found.join(' ')).toBe(told)
})

test.each([
  ['Das Bad ist bauzeitlich, Boden vom Mieter als Laminat gelegt.', true],
  ['Bad und Böden im Obergeschoss entsprechen dem Baujahr.', true],
  ['Die Tondachziegel gehören in großen Teilen noch zur Erstausstattung.', true],
  ['Die Dacheindeckung ist aus dem Baujahr.', true],
  ['Das Bad wurde 2015 erneuert.', false],
  ['Nach dem Kauf können Sie bauen.', false],
  ['Das Haus wurde im Baujahr bezogen.', false],
])('"%s" tells that it is as old as the house: %s', (sentence, isTold) => {
  expect(toldOfWork(sentence).sinceBuilt).toBe(isTold)
})

test.each<[sentence: string, told: string]>([
  ['2013 stand das Wasser 60 cm hoch im Flur.', 'level'],
  ['Die Mulde kam bis zur dritten Kellerstufe.', 'level'],
  ['Der Fleck rührt von einem undichten Kehlblech her, das im Sommer repariert wurde.', 'cause cure'],
  ['Bei starkem Regen drückt Wasser in den Keller, eine Pumpe hilft.', 'cause cure'],
  ['Im Keller ist die Wand feucht.', ''],
  ['Das Hinterhaus mit 40 m² ist feucht.', ''],
  ['In seinem Kurzbericht nennt er den Befall an Schwelle und zwei Ständern.', 'examined'],
  ['Ein Holzschutzgutachten wurde bisher nicht beauftragt.', ''],
])('"%s" tells of the damage: %s', (sentence, told) => {
  expect(
    Object.entries(toldOfDamage(sentence))
      .flatMap(([part, isTold]) => (isTold ? [part] : []))
      .join(' '),
  ).toBe(told)
})

test.each<[sentence: string, told: string]>([
  ['Wohngeld: 132,- € monatlich, davon 96,- € umlagefähig', 'isSplit'],
  ['Hausgeld 318 €, davon Rücklage 71 €', 'isPart'],
  ['Das Hausgeld beträgt 318 €.', ''],
  ['Im Hausgeld sind Heizung und Wasser enthalten.', ''],
])('"%s" tells of the Hausgeld: %s', (sentence, told) => {
  expect(
    Object.entries(toldOfHausgeld(sentence))
      .flatMap(([part, isTold]) => (isTold ? [part] : []))
      .join(' '),
  ).toBe(told)
})
