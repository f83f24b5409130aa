import { expect, test } from 'vitest'
import { asStatements } from '../remarks/asStatements.ts'
import { statementAround } from '../remarks/statementText.ts'
import { isDeniedInOtherWords } from './deniedInOtherWords.ts'

function isDenied(line: string, thing: string): boolean {
  const text = asStatements(line)
  const start = text.indexOf(thing.toLowerCase())
  const end = start + thing.length
  return isDeniedInOtherWords(text, statementAround(text, start, end), start, end)
}

test.each([
  ['Schimmel', 'Schimmel oder muffigen Geruch werden Sie hier vergeblich suchen.'],
  ['Feuchtigkeit', 'Nach Feuchtigkeit im Keller sucht man hier vergebens.'],
  ['Risse', 'Risse im Mauerwerk wird auch Ihr Gutachter vergeblich suchen.'],
  ['Bleirohre', 'Auf Bleirohre werden Sie hier nirgends stoßen.'],
  ['Hausschwamm', 'Hausschwamm, wie er in der Altstadt öfter vorkommt, wurde bei der Untersuchung 2024 in keinem einzigen Bauteil gefunden.'],
  ['Asbest', 'Asbest haben die Prüfer in keiner der zwölf Proben gefunden.'],
  ['Verzicht', 'Ein Verzicht auf Eigenbedarf oder auf Mieterhöhungen findet sich in keinem davon.'],
  ['Mieterhöhungen', 'Ein Verzicht auf Mieterhöhungen steht in keinem der Verträge.'],
  ['Formaldehyd', 'Formaldehyd und Lindan: Wir haben messen lassen, weil man gern fragt – beides nicht nachweisbar.'],
  ['Asbest', 'Asbest und Lindan haben wir beproben lassen; alle Werte lagen unter der Nachweisgrenze.'],
  ['Altlasten', 'Der Boden wurde 2023 auf Altlasten untersucht, alle Proben waren unauffällig.'],
  ['PCB', 'Die PCB-Raumluftmessung ergab 60 ng/m³ und liegt damit deutlich unter dem Vorsorgewert.'],
  ['Schädlinge', 'Schädlinge zu suchen gehört nicht zum Umfang; Anzeichen dafür ergaben sich bei der Begehung sämtlicher Räume nicht.'],
  ['Hausschwamm', 'Auf Hausschwamm wurde nicht gesondert geprüft. Hinweise darauf fanden sich an keiner Stelle.'],
  ['Schimmel', 'Von Schimmel keine Spur.'],
  ['Schimmel', 'Schimmel kennen wir in diesem Haus nicht.'],
  ['Hochwasser', 'Vom Hochwasser sind wir immer verschont geblieben.'],
  ['Hochwasser', 'Hochwasser ist uns hier oben stets erspart geblieben.'],
  ['Hochwasser', 'Sturmschäden, Hochwasser, Rohrbruch: alles bisher an uns vorbeigegangen.'],
  ['Starkregen', 'Seither ist es selbst beim Starkregen 2021 staubtrocken geblieben.'],
  ['Schimmel', 'Schimmel war hier in vierzig Jahren nie ein Thema.'],
  ['Hausschwamm', 'Um Hausschwamm müssen Sie sich hier keine Sorgen machen.'],
  ['Hausschwamm', 'Der Verdacht auf Hausschwamm hat sich nicht bestätigt.'],
  ['Altlastenverdacht', 'Der Altlastenverdacht wurde 2020 ausgeräumt, das Schreiben des Landratsamts liegt bei.'],
  ['Überschwemmungsgebiet', 'Das Überschwemmungsgebiet endet am Bach, 200 m unterhalb unseres Grundstücks.'],
  ['Hausschwamm', 'Hausschwamm war im Gutachten 2020 kein Thema.'],
  ['Sonderumlagen', 'Sonderumlagen sind weder beschlossen noch im Gespräch.'],
  ['Bleirohre', 'Bleirohre gibt es weder im Keller noch in den Wohnungen.'],
])('there is no %s: %s', (thing, line) => {
  expect(isDenied(line, thing)).toBe(true)
}) // prettier-ignore

test.each([
  ['Schimmel', 'Schimmel im Bad bekämpfen wir seit Jahren vergeblich.'],
  ['Feuchtigkeit', 'Nach der Ursache der Feuchtigkeit im Keller suchen wir bisher vergeblich.'],
  ['Asbest', 'Einen Nachweis, dass der Asbest entfernt wurde, werden Sie vergeblich suchen.'],
  ['Asbest', 'Asbest wurde in drei von zwölf Proben gefunden.'],
  ['Hausschwamm', 'Hausschwamm wurde im Gebälk gefunden, in keinem anderen Bauteil.'],
  ['Asbest', 'Asbest wurde nachgewiesen, Lindan nicht nachweisbar.'],
  ['Asbest', 'Asbest haben wir beproben lassen; alle Werte waren negativ bis auf den Kleber im Flur.'],
  ['Hausschwamm', 'Hausschwamm wurde 2019 festgestellt. Hinweise darauf, dass er beseitigt wurde, fanden sich nicht.'],
  ['Schimmel', 'Schimmel im Schlafzimmer: Anzeichen für eine Sanierung ergaben sich nicht.'],
  ['Verzicht', 'Ein Verzicht auf Eigenbedarf findet sich in zwei der sechs Verträge.'],
  ['Sonderumlage', 'Eine Sonderumlage von 20.000 € ist beschlossen, aber noch nicht abgerufen.'],
  ['Schimmel', 'Vom Schimmel im Bad ist auch das Schlafzimmer nicht verschont geblieben.'],
  ['Hochwasser', 'Vom Hochwasser 2021 blieben nur die oberen Räume verschont.'],
  ['Feuchtigkeit', 'Die Feuchtigkeit im Keller war für uns nie ein Problem.'],
  ['Risse', 'Die Risse sind weder untersucht noch behoben.'],
  ['Sonderumlage', 'Die Sonderumlage ist weder bezahlt noch gestundet.'],
  ['Starkregen', 'Beim Starkregen 2021 ist nur das Obergeschoss trocken geblieben.'],
  ['Hausschwamm', 'Der Verdacht auf Hausschwamm wurde nicht ausgeräumt.'],
  ['Überschwemmungsgebiet', 'Das Überschwemmungsgebiet beginnt vor dem Haus und reicht bis in den Garten.'],
  ['Starkregen', 'Der Keller ist selbst bei Starkregen fast immer trocken geblieben.'],
  ['Formaldehyd', 'Formaldehyd: 180 µg/m³, über dem Richtwert.'],
  ['Schimmelflecken', 'Der Keller mit den Schimmelflecken ist ausgeräumt.'],
  ['Schimmel', 'Der Raum mit dem Schimmel wurde ausgeräumt.'],
  ['Hausschwamm', 'Der Verdacht auf Hausschwamm hat sich im Obergeschoss nicht bestätigt.'],
  ['Hausschwamm', 'Der Verdacht auf Hausschwamm wurde im Obergeschoss ausgeräumt.'],
  ['Asbest', 'Das Dach ist aus Asbest, gemessen wurden 300 Fasern/m³, das liegt unter dem Grenzwert.'],
  ['PCB', 'Die Fugen enthalten PCB, in der Raumluft wurden 280 ng/m³ gemessen, das liegt unter dem Vorsorgewert.'],
  ['Blei', 'Wasserleitungen aus Blei vorhanden, Trinkwasser 2022 geprüft, das Ergebnis war unauffällig.'],
  ['Blei', 'Wasserleitungen aus Blei, Trinkwasser 2022 geprüft, das Ergebnis war unauffällig.'],
  ['Schimmel', 'Im Keller gibt es Schimmel, im Bad wurde geprüft, das Ergebnis war negativ.'],
  ['Schimmel', 'Schimmel wurde im Herbst in zwei Räumen festgestellt und im Wohnzimmer geprüft: Das Ergebnis war unauffällig.'],
  ['Feuchte Wände', 'Feuchte Wände im Keller, Bausachverständiger hat alles untersucht, Befund: ohne Auffälligkeiten im Erdgeschoss.'],
  ['Überschwemmungsgebiet', 'Das Überschwemmungsgebiet endet hinter unserem Haus.'],
  ['Überschwemmungsgebiet', 'Das Überschwemmungsgebiet endet oberhalb unseres Grundstücks.'],
  ['Überschwemmungsgebiet', 'Das Überschwemmungsgebiet endet jenseits unseres Grundstücks.'],
  ['Hausschwamm', 'Hausschwamm war nie ein Thema, bis 2023 der Balken im Bad nachgab.'],
  ['Hausschwamm', 'Hausschwamm war nie ein Thema. Bis 2023 der Balken im Bad nachgab.'],
  ['Schimmel', 'Schimmel kennen wir in diesem Haus nicht, außer im Keller.'],
  ['Hochwasser', 'Hochwasser war seit 2013 kein Thema mehr.'],
  ['Schimmel', 'Schimmel im Bad sucht man nach dem Neuanstrich vergeblich.'],
  ['Schimmel', 'Schimmel werden Sie nach der Sanierung vergeblich suchen.'],
  ['Hausschwamm', 'Von Hausschwamm ist im Wohnhaus keine Spur, im Anbau wurde er 2022 gefunden.'],
  ['Asbest', 'Asbest wurde in keinem der Wohnräume gefunden, die Dacheindeckung ist aus Eternit von 1968.'],
])('the %s is there: %s', (thing, line) => {
  expect(isDenied(line, thing)).toBe(false)
}) // prettier-ignore
