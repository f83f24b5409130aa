import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { spokenOf, spokenPlaces } from './spoken.ts'
import type { SpokenTopic } from './spokenTopics.ts'

function quotes(text: string, topic: SpokenTopic): string[] {
  return (spokenOf(spokenPlaces(passagesOf([page(text.split('\n'))])))[topic] ?? []).map(({ quote }) => quote)
}

test.each<[SpokenTopic, string]>([
  ['heizungGewartet', 'Niedertemperaturkessel von 1998, läuft, wird jedes Jahr gewartet.'],
  ['heizungGewartet', 'Die Gastherme wurde im Oktober 2026 gewartet.'],
  ['feuchte', 'Im Untergeschoss riecht es etwas muffig.'],
  ['hausgeldWarm', 'Im Hausgeld sind Heizung, Wasser, Kabel und die Zuführung zur Rücklage enthalten.'],
  [
    'hausgeldWarm',
    'Das Hausgeld beträgt 248 € im Monat einschließlich Heizung, Warmwasser und 52 € Zuführung zur Rücklage.',
  ],
  ['hausgeldWarm', 'Heizkosten und Wasser sind im Hausgeld enthalten.'],
  ['nahversorgung', 'Rewe, Netto und eine Apotheke liegen nebenan.'],
  ['feuchte', 'Keller gewölbt, altersgerecht trocken.'],
  ['baurecht', 'Das Anwesen steht im Außenbereich.'],
  ['baurecht', 'Es handelt sich um planungsrechtlichen Außenbereich.'],
  ['statik', 'An der Giebelseite hat sich das Fundament etwas gesetzt.'],
  ['umbauGenehmigung', 'Zum Ausbau des Spitzbodens findet sich in der Bauakte nichts.'],
  ['umbauGenehmigung', 'Unterlagen zur Baugenehmigung reicht der Makler nach.'],
  ['umbauGenehmigung', 'Die Bauakte liegt uns nicht vor.'],
  ['umbauGenehmigung', 'Bauanträge sind nur für das Haupthaus vorhanden.'],
  ['grundbuch', 'In Abteilung II steht noch ein altes Recht.'],
  ['grundbuch', 'Im Grundbuch stehen eine Grundschuld und ein altes Fahrrecht.'],
  ['wohnrecht', 'Der Onkel darf auf Lebenszeit im Obergeschoss bleiben.'],
  ['baulasten', 'Eine Vereinigungsbaulast wird noch gelöscht.'],
  ['sonderumlage', 'Die Eigentümerversammlung tagt im Mai wieder.'],
  ['protokolle', 'In der Eigentümerversammlung vom 21.05.2026 wurde die Strangsanierung beschlossen.'],
  ['instandhaltungsstau', 'In der Eigentümerversammlung wurde die Strangsanierung für 2027 beschlossen.'],
  ['ruecklageZufuehrung', 'Hausgeld 298€ mit allem, Heizung u Wasser auch, davon 68 Rücklage.'],
  ['ruecklageZufuehrung', 'Der Rücklagenanteil beträgt ca. 15,70 Euro.'],
  ['feuchte', 'Das Dach ist im Bereich der Gaube undicht.'],
  ['preisverlauf', 'Preis jetzt 389.000 €, zuvor (bis 08/2026) 420.000 €.'],
  ['provisionMehrwertsteuer', 'Käuferprovision: 3,57 % inkl. MwSt.'],
  ['provisionMehrwertsteuer', 'Käuferprovision: 3,57 % inkl. gesetzl. MwSt.'],
  ['provisionMehrwertsteuer', 'Die Courtage beträgt 3,57 % incl. 19% MwSt.'],
  ['provisionMehrwertsteuer', 'Der Käufer zahlt 3,57 % vom Kaufpreis inkl. gesetzlicher Mehrwertsteuer.'],
  ['provisionVerlangt', 'Käuferprovision, Grunderwerbsteuer und Notar sind separat zu tragen.'],
  ['provisionVerlangt', 'Provision Mit Provision Online-Besichtigung Nicht möglich'],
  ['provisionVerlangt', 'Die Courtage ist vom Käufer zu zahlen.'],
  ['provisionVerlangt', 'Das Angebot ist provisionspflichtig.'],
  ['provisionVerkaeufer', 'Mit dem Verkäufer ist eine Provision in gleicher Höhe vereinbart.'],
  ['provisionVerkaeufer', 'Die Provision wird von Käufer und Verkäuferin in gleicher Höhe getragen.'],
  ['mailadresse', 'Schreiben Sie uns: info@wohnen-beispiel.de'],
  ['mailadresse', 'Kontakt <g.seidel.kassel@mailbox.example>'],
  ['wegStreit', 'Rückstände beim Hausgeld sind nicht bekannt.'],
  ['wegStreit', 'Alle Eigentümer zahlen ohne Rückstände.'],
  ['protokolle', 'Die Niederschriften der letzten Versammlungen schicken wir zu.'],
  ['altlasten', 'Ob Bodenverunreinigungen vorliegen, ist nicht bekannt.'],
  ['hochwasser', 'Beim Hochwasser 2013 stand der Garten unter Wasser.'],
  ['mieterstruktur', 'Die Mieter des Obergeschosses sind Studenten.'],
  ['bodengutachten', 'Der Baugrund ist Opalinuston.'],
  ['bebaubarkeit', 'Zulässig sind zwei Vollgeschosse und eine GRZ von 0,4.'],
  ['baeder', 'Das Bad stammt im Wesentlichen von 1987.'],
  ['feuchte', 'Bei hohem Grundwasserstand läuft eine Pumpe im Schacht.'],
  ['feuchte', 'Im Frühjahr steht das Grundwasser an der Bodenplatte.'],
  ['feuchte', 'Die Feuchtigkeitsmessung des Vorbesitzers liegt bei.'],
  ['feuchte', 'Am Sturz sieht man Schimmelspuren.'],
  ['statik', 'In der Giebelwand sind feine Haarrisse.'],
  ['schaedlinge', 'Unter den Ziegeln wohnte ein Marder.'],
  ['bautenstand', 'Baubeginn war im Juni 2026, die Bodenplatte ist betoniert.'],
  ['bautenstand', 'Der Rohbau steht seit Mai.'],
  ['festerTermin', 'Ein Fertigstellungstermin wird im Kaufvertrag mit dem 31.12.2027 verbindlich vereinbart.'],
  ['festerTermin', 'Im Vertrag steht der 30.06.2028 als verbindlicher Übergabetermin.'],
  ['festerTermin', 'Wir haben vertraglich eine Fertigstellung zum 01.06.2027 verbindlich zugesagt.'],
  ['hausprotokoll', 'Wir haben die Bausubstanz in unserem Hausbesichtigungsprotokoll dokumentiert.'],
  ['erbbauZustimmung', 'Zum Kauf und zur Beleihung ist die Zustimmung der Klosterkammer erforderlich.'],
  ['feuchte', 'Das Wasser stand 2013 rund 40 cm hoch im Erdgeschoss.'],
  ['feuchte', 'Im Keller steht für alle Fälle eine Tauchpumpe.'],
  ['feuchte', 'Danach wurde der Putz innen abgeschlagen.'],
  ['feuchte', 'Bei Frost schwitzt die Wand zum Treppenhaus.'],
  ['wegStreit', 'Der Beschluss ist angefochten, das Gericht hat noch nicht entschieden.'],
  ['barrierefrei', 'Bis zur Haustür sind es sechs Stufen.'],
  ['instandhaltungsstau', 'Energetische Maßnahmen sind in den nächsten Jahren einzuplanen.'],
  ['preisverlauf', 'Kaufpreis 575.000 € (bis August: 625.000 €)'],
  ['baureserve', 'Nach hinten darf man laut Bauamt anbauen.'],
])('of %s speaks "%s"', (topic, text) => {
  expect(quotes(text, topic)).not.toEqual([])
})

test.each<[SpokenTopic, string]>([
  ['baureserve', 'Ein Garten, in dem man Kartoffeln anbauen könnte.'],
  ['baureserve', 'Hier lässt sich Gemüse für die ganze Familie anbauen.'],
  ['feuchte', 'Im Feuchtraum steht der Trockner.'],
  ['baurecht', 'Von außen erkennbar: vernachlässigter Außenbereich.'],
  ['baurecht', 'Ein großzügiger Außenbereich lädt zum Grillen ein.'],
  ['nahversorgung', 'Die monatliche Miete von 7.600 € netto ist indexiert.'],
  ['feuchte', 'Die Wärmepumpe steht im Garten, ein Raum lädt zum Schwitzen ein.'],
  ['bautenstand', 'Der Baubeginn ist für das Frühjahr 2027 geplant.'],
  ['festerTermin', 'Die Fertigstellung ist für Ende 2027 vorgesehen.'],
  ['festerTermin', 'Der Termin der Fertigstellung ist unverbindlich.'],
  ['hausprotokoll', 'Das Protokoll des Schornsteinfegers liegt vor.'],
  ['feuchte', 'Schneller Innenausbau durch trockene und geschlossene Baustelle'],
  ['statik', 'Maßliche Differenzen, statische und bauliche Maßnahmen bleiben vorbehalten.'],
  ['instandhaltungsstau', 'Die Sanierung ist abgeschlossen.'],
  ['ruecklageZufuehrung', 'In der Rücklage liegen 41.000 €.'],
  // compounds of a damage that are none
  ['feuchte', 'Beheizt wird das Haus über eine Grundwasser-Wärmepumpe.'],
  ['feuchte', 'Eine Grundwasserwärmepumpe versorgt beide Häuser.'],
  ['feuchte', 'Die Wärme kommt über zwei Brunnen aus dem Grundwasser.'],
  ['feuchte', 'Der Grundwasserspiegel liegt zehn Meter unter Gelände.'],
  ['feuchte', 'Ein Grundwasserbrunnen speist die Gartenbewässerung.'],
  ['feuchte', 'Eine Zisterne dient der Regenwassernutzung.'],
  ['feuchte', 'Der Feuchteschutz nach DIN 4108 ist nachgewiesen.'],
  ['feuchte', 'Verlegt wurden feuchtigkeitsbeständige Platten.'],
  ['feuchte', 'Die Scheune ist trocken, das Tor hängt.'],
  ['feuchte', 'Der Verkauf erfolgt unter Ausschluss jeder Gewährleistung für Boden und Grundwasser.'],
  ['feuchte', 'Die Fugen sind schimmelhemmend ausgeführt.'],
  ['statik', 'Der Anstrich ist rissüberbrückend, die Rissüberbrückung geprüft.'],
  ['statik', 'Der alte Schuppen wurde 2019 abgerissen.'],
  ['schaedlinge', 'Das Quartier ist als Schwammstadt geplant.'],
  ['schaedlinge', 'Am Fallrohr ist ein Marderschutz angebracht.'],
  ['statik', 'Der Grundriss ist klar, unsere Zielsetzung auch.'],
  ['schadstoffe', 'Verbaut werden nur schadstoffarme Farben.'],
  ['umbauGenehmigung', 'Vervielfältigung nur mit Genehmigung.'],
  // who has the papers of the house hides none
  ['umbauGenehmigung', 'Ein Wohnflächennachweis und der Bauantrag liegen in unserem Hause vor.'],
  ['umbauGenehmigung', 'Die Bauunterlagen von 1964 sind vollständig vorhanden.'],
  ['umbauGenehmigung', 'Bauakte und Statik können nach Absprache eingesehen werden.'],
  ['grundbuch', 'Notar- und Grundbuchkosten trägt der Käufer.'],
  // who pays, who owns, and what is owed: no right of another
  ['grundbuch', 'Die Umlage zahlt, wer am Stichtag im Grundbuch steht.'],
  ['grundbuch', 'Getragen wird sie von dem, der dann als Eigentümer im Grundbuch eingetragen ist.'],
  ['grundbuch', 'Im Grundbuch steht bis heute eine Hypothek, die wir löschen lassen.'],
  ['grundbuch', 'Wir beide stehen je zur Hälfte im Grundbuch.'],
  ['grundbuch', 'Das Sondernutzungsrecht am Garten steht im Grundbuch.'],
  ['schaeden', 'Schadensersatz ist ausgeschlossen.'],
  ['mailadresse', '9 m² @ 12 €, www.wohnen-beispiel.de'],
  ['wegStreit', 'Die Rücklage beträgt 41.000 €.'],
  // of whom, the sentence does not say: it may be the tenant
  ['wegStreit', 'Es gibt keine Rückstände.'],
  ['hang', 'Der Aushang im Treppenhaus nennt den Termin.'],
  ['provisionVerlangt', 'Eine Courtage ist vom Käufer nicht zu zahlen.'],
  ['provisionVerlangt', 'Für den Käufer fällt keine Provision an.'],
  ['provisionVerlangt', 'Die Provision trägt der Verkäufer.'],
  ['provisionVerlangt', 'Notar und Grunderwerbsteuer sind separat zu tragen.'],
  ['wasserleitungen', 'Der Sicherungskasten ist neu (2012), die Leitungen dahinter nicht.'],
  ['baeder', 'Das Bad hat eine Wanne.'],
  ['dach', 'Wohnen unter einem Dach.'],
  ['mieterstruktur', 'Der Vermieter ist Mitglied im Mieterverein.'],
  ['sonderumlage', 'Die Protokolle der letzten drei Eigentümerversammlungen stellen wir gern zur Verfügung.'],
  ['ruecklage', 'Im Hausgeld sind 58 € Zuführung zur Erhaltungsrücklage enthalten.'],
  ['sonderumlage', 'Der Gemeinderat hat den Bebauungsplan beschlossen.'],
])('of %s does not speak "%s"', (topic, text) => {
  expect(quotes(text, topic)).toEqual([])
})

test('other offers are none of the document’s own words', () => {
  expect(quotes('Weitere Angebote\n\nHaus mit lebenslangem Wohnrecht in Ulm', 'wohnrecht')).toEqual([])
})

test('no more than three places are named', () => {
  const text = 'Der Keller ist feucht. Die Wand ist nass. Es riecht muffig. Im Bad ist Schimmel.'
  expect(quotes(text, 'feuchte')).toHaveLength(3)
})
