import { expect, test } from 'vitest'
import { adviceCutOff, shortened, wholeFindings, wholeSentences } from './wording.ts'

test.each([
  ['fällig: Bad; Dach alt', 40, 'fällig: Bad; Dach alt'],
  // The second would be cut in its middle.
  ['fällig: Bad; 18.396 €, wenn seit dem Bau nichts erneuert wurde', 40, 'fällig: Bad'],
  // Nothing is taken from behind what is left out.
  ['Bad; wenn seit dem Bau nichts erneuert wurde; Dach', 20, 'Bad'],
  // What to do is told behind it, not cut in its middle.
  ['Genehmigung: Für den Ausbau liegt keine vor: Bauakte beim Bauamt einsehen', 55, 'Genehmigung: Für den Ausbau liegt keine vor'],
  ['Stoff genannt, in dem oft Asbest, Teer oder Holzschutzmittel steckt: vor jeder Arbeit im Labor prüfen lassen', 90, 'Stoff genannt, in dem oft Asbest, Teer oder Holzschutzmittel steckt'],
  ['Elektrik: Alter unbekannt, wie das Baujahr wären es 55 Jahre; üblich hält Elektrik 40 Jahre', 70, 'Elektrik: Alter unbekannt, wie das Baujahr wären es 55 Jahre'],
  // A label alone says nothing.
  ['Bruttomietrendite: 3,61 % mit 17.940 € für die Sonderumlage', 30, 'Bruttomietrendite: 3,61 % mit …'],
  ['ein einziger Befund, der für seine Zeile zu lang ist', 22, 'ein einziger Befund …'],
])('%s in %i letters', (title, most, said) => {
  expect(wholeFindings(title, most)).toBe(said)
}) // prettier-ignore

test.each([
  ['Er läuft noch 16 Jahre. Wenige Banken leihen: Bieten Sie erst mit Zusage Ihrer Bank. Abgezogen sind 72 %.', 40, 'Er läuft noch 16 Jahre. Wenige Banken leihen: Bieten Sie erst mit Zusage Ihrer Bank.'],
  ['Er läuft noch 16 Jahre. Das ist kurz. Der Wert schwindet mit jedem Jahr.', 40, 'Er läuft noch 16 Jahre. Das ist kurz.'],
  ['Die Vollmacht muss notariell sein und kann widerrufen werden. Das ist Gesetz. Lassen Sie sie vom Notar prüfen, und zahlen Sie nichts.', 62, 'Die Vollmacht muss notariell sein und kann widerrufen werden. Lassen Sie sie vom Notar prüfen, und zahlen Sie nichts.'],
  // One advice that has no room is enough, and "Sie" alone is none.
  ['Fragen Sie nach. Sehen Sie den Vertrag mit allen Nachträgen ein, bevor Sie bieten.', 20, 'Fragen Sie nach.'],
  ['Sie gilt noch. Wenn Sie kaufen, gehört Ihnen das Haus auf Zeit und nicht der Boden.', 20, 'Sie gilt noch.'],
  ['Sie gilt noch. Was Sie kaufen, ist das Haus auf Zeit und nicht der Boden.', 20, 'Sie gilt noch.'],
  ['Ein einziger Satz, der für seinen Platz zu lang ist, bleibt ganz.', 20, 'Ein einziger Satz, der für seinen Platz zu lang ist, bleibt ganz.'],
  ['', 20, ''],
])('%s in whole sentences of about %i letters', (text, most, said) => {
  expect(wholeSentences(text, most)).toBe(said)
}) // prettier-ignore

test.each([
  ['Im Text steht nichts weiter.', 'Bauakte einsehen'],
  ['Er ist ungewiss: Sehen Sie die Bauakte ein.', ''],
])('what a title leaves out to do is told behind it: %s', (text, said) => {
  expect(adviceCutOff('Genehmigung: Sie fehlt: Bauakte einsehen; Dach alt', 'Genehmigung: Sie fehlt', text)).toBe(said)
  expect(adviceCutOff('Genehmigung: Sie fehlt; Dach alt', 'Genehmigung: Sie fehlt', text)).toBe('')
})

test.each([
  ['Auffällig billig: −33 % gegenüber 291.000 € (229.000 € bis 352.000 €)', 60, 'Auffällig billig: −33 % gegenüber 291.000 € …'],
  ['„Gepflegtes Reiheneckhaus“ – Oft gemeint: alt, „Freuen Sie sich auf ein Haus“', 66, '„Gepflegtes Reiheneckhaus“ – Oft gemeint: alt …'],
  // Little else would be left.
  ['(Ein langer Satz, der ganz in Klammern steht und kein Ende findet)', 30, '(Ein langer Satz, der ganz in …'],
  ['Ein Satz (kurz) und noch mehr Worte dahinter', 30, 'Ein Satz (kurz) und noch mehr …'],
])('%s is cut before what it would leave open', (text, most, said) => {
  expect(shortened(text, most)).toBe(said)
}) // prettier-ignore
