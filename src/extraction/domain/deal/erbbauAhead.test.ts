import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { erbbauAheadOf } from './erbbauAhead.ts'

const ahead = (...lines: string[]) => erbbauAheadOf(passagesOf([page(['# Haus auf Erbbaugrund', '', ...lines])]), 690)

test.each([
  ['Die Stiftung ist bei Verkauf zu einer Verlängerung um 50 Jahre bereit, der Erbbauzins wird dann mit 3,5 % des aktuellen Bodenwertes neu vereinbart. Der Bodenrichtwert beträgt 520 €/m².', 3.5, 12_558],
  ['Eine Verlängerung ist möglich. Der Erbbauzins beträgt dann 4 % vom Bodenwert. Bodenrichtwert: 300 €/m²', 4, 8_280],
  ['Bei Verlängerung des Erbbaurechts verlangt die Stadt als Erbbauzins 4 Prozent des Verkehrswerts des Grundstücks.', 4, null],
  ['Eine Verlängerung ist nach Auskunft der Stiftung grundsätzlich möglich, der Erbbauzins würde dann nach dem aktuellen Bodenwert neu vereinbart (4 % aus rund 145.000 €).', 4, 5_800],
  ['Bei einer Verlängerung steigt der Erbbauzins auf 3,5 % des Bodenwerts (derzeit rund 210.000 €).', 3.5, 7_350],
  ['Verlängerung möglich, der neue Erbbauzins beträgt dann 5 % vom Grundstückswert von 98.000 €. Bodenrichtwert 300 €/m².', 5, 4_900],
] as const)('%s: the extension costs %d %% of the land, %s € a year', (line, percent, year) => {
  expect(ahead(line)?.extension).toMatchObject({ percent, year })
}) // prettier-ignore

test.each([
  'Der Erbbauzins beträgt 4 % des Bodenwerts.',
  'Eine Verlängerung des Mietvertrags ist möglich. Die Rendite liegt bei 4 % des Kaufpreises.',
  'Eine Verlängerung ist möglich. Der Bodenwert steht fest, der Erbbauzins beträgt 2.100 €, das sind 98 % von 2.140 €.',
  'Erbbauzins und Bodenwert sind bekannt. Die Bank verlängert das Darlehen zu 4 % aus 145.000 €.',
  'Die Verlängerung um 50 Jahre ist zugesagt, der Erbbauzins bleibt bei 179 € im Monat.',
])('%s: nothing is asked for an extension', line => {
  expect(ahead(line)?.extension ?? null).toBeNull()
})

test.each([
  ['Bitte beachten Sie, dass die Finanzierung eines Erbbaurechts eine Restlaufzeit voraussetzt, die die Darlehenslaufzeit um mindestens zehn Jahre übersteigt.', 10],
  ['Die Restlaufzeit muss das Darlehen um 15 Jahre übersteigen.', 15],
  ['Das Darlehen muss spätestens 10 Jahre vor Ablauf des Erbbaurechts getilgt sein.', 10],
  ['Das Darlehen muss zehn Jahre vor Ablauf des Erbbaurechts getilgt sein.', 10],
  ['Bitte beachten Sie, dass bei Erbbaurechten die Laufzeit des Darlehens vor Ende des Erbbaurechts enden muss.', 0],
  ['Ein Darlehen muss vor Ablauf des Erbbaurechts vollständig getilgt sein.', 0],
  ['Kredite müssen innerhalb der Restlaufzeit des Erbbaurechts zurückgeführt werden.', 0],
  ['Die Darlehenslaufzeit darf die Restlaufzeit des Erbbaurechts nicht überschreiten.', 0],
  ['Die Finanzierung darf nicht über das Ende des Erbbaurechts hinausgehen.', 0],
  ['Die Finanzierung kann nicht länger laufen als der Erbbauvertrag.', 0],
] as const)('%s: %i years beyond the loan', (line, years) => {
  expect(ahead(line)?.beyondLoan?.years).toBe(years)
}) // prettier-ignore

test.each([
  'Die Restlaufzeit beträgt 40 Jahre, das Darlehen kann über zehn Jahre laufen.',
  'Die Zinsbindung des Darlehens beträgt zehn Jahre.',
  'Das Darlehen der Verkäufer ist vor Ablauf des Erbbaurechts getilgt.',
  'Die Verlängerung muss vor Ende des Erbbaurechts beantragt werden.',
  'Der Kaufvertrag muss vor Ende des Jahres beurkundet sein, das Darlehen ist zugesagt.',
  'Das Darlehen kann jederzeit abgelöst werden, das Erbbaurecht endet 2061.',
  'Fragen zur Finanzierung beantworten wir gern vor Ablauf der Reservierung.',
])('%s: no condition of a bank', line => {
  expect(ahead(line)?.beyondLoan ?? null).toBeNull()
})

test.each([
  ['Bei Zeitablauf sieht der Vertrag eine Entschädigung von zwei Dritteln des gemeinen Wertes des Bauwerks vor.', 2 / 3],
  ['Bei Ablauf werden zwei Drittel vom Verkehrswert des Hauses entschädigt.', 2 / 3],
  ['Bei Ablauf wird das Gebäude mit zwei Dritteln seines Verkehrswertes entschädigt.', 2 / 3],
  ['Die Entschädigung am Ende beträgt 80 % des Verkehrswerts.', 0.8],
  ['Am Ende fällt das Haus entschädigungslos an die Stadt.', 0],
  ['Eine Entschädigung für das Gebäude ist bei Ablauf ausgeschlossen.', 0],
  ['Das Haus wird bei Ablauf zum vollen Verkehrswert entschädigt.', 1],
] as const)('%s: %d of the building is paid for', (line, share) => {
  expect(ahead(line)?.compensation?.share).toBeCloseTo(share, 4)
}) // prettier-ignore

test.each([
  'Für die Nutzung des Wegs wird eine Nutzungsentschädigung von 20 % gezahlt.',
  'Die Bank verlangt eine Vorfälligkeitsentschädigung von 2/3 der Zinsen.',
  'Zwei Drittel der Häuser stehen auf Erbbaugrund.',
])('%s: no compensation at the end', line => {
  expect(ahead(line)?.compensation ?? null).toBeNull()
})

test.each([
  ['Grundschulden genehmigt die Stiftung nur bis zu 70 % des Kaufpreises.', 70],
  ['Der Beleihung wird höchstens bis 50 Prozent des vereinbarten Kaufpreises zugestimmt.', 50],
  ['Eine Beleihung bedarf der Einwilligung des Stifts. Diese wird regelmäßig bis zu 65 % des Kaufpreises gegeben.', 65],
  ['Die Bank finanziert bis 80 % des Kaufpreises, die Stadt stimmt dem Verkauf zu.', null],
] as const)('%s: at most %s %% of the price may be charged', (line, percent) => {
  expect(ahead(line)?.loanShare?.percent ?? null).toBe(percent)
})
