import { expect, test } from 'vitest'
import { asStatements } from './asStatements.ts'
import { isOfAnother } from './ofAnother.ts'
import { statementAround } from './statementText.ts'

function isOthers(line: string, thing: string): boolean {
  const text = asStatements(line)
  const start = text.indexOf(thing.toLowerCase())
  const end = start + thing.length
  return isOfAnother(text, statementAround(text, start, end), start, end)
}

test.each([
  ['Risse', 'Lassen Sie sich vom Nachbarhaus nicht abschrecken: Die Risse in der Fassade dort haben mit unserem Objekt nichts zu tun.'],
  ['Schimmel', 'Der Schimmel im Keller von Nr. 7 hat mit unserem Haus nichts zu tun.'],
  ['Betonsanierung', 'Die Betonsanierung der Tiefgarage, von der im Viertel gesprochen wird, betrifft die Wohnanlage gegenüber.'],
  ['Asbestfund', 'Der Asbestfund, über den die Zeitung schrieb, betraf die alte Schule, nicht unser Haus.'],
  ['Rechtsstreit', 'Der Rechtsstreit betrifft Haus 4, nicht unsere Gemeinschaft.'],
  ['Grunddienstbarkeit', 'Die Grunddienstbarkeit betrifft nur das Flurstück 211, das nicht mitverkauft wird.'],
  ['Nießbrauch', 'Im Netz wird gerade die Nr. 14 gegenüber angeboten, die ist mit einem Nießbrauch belastet. Unser Haus ist frei von Rechten.'],
  ['Leitungsrecht', 'Das Leitungsrecht zugunsten der Stadtwerke lastet auf dem angrenzenden Flurstück 514. Unser Bauplatz ist davon nicht berührt.'],
  ['Baulast', 'Die Baulast liegt auf dem Nachbargrundstück, unser Grundstück ist frei davon.'],
  ['Sanierungsgebiet', 'In der Nachbargemeinde wurde ein Sanierungsgebiet beschlossen, unser Ort ist nicht betroffen.'],
  ['Hochwasser', 'Das Hochwasser von 2023 hat die Unterstadt getroffen; unsere Straße liegt gut 30 m höher und blieb trocken.'],
  ['Eternit', 'Das Dach drüben ist noch Eternit, das gehört aber zum Nachbarn.'],
  ['Denkmalschutz', 'Schöner Blick aufs Fachwerk gegenüber, das steht unter Denkmalschutz. Unser Haus nicht, hat die Stadt bestätigt.'],
])('next door: %s in "%s"', (thing, line) => {
  expect(isOthers(line, thing)).toBe(true)
}) // prettier-ignore

test.each([
  ['Hausschwamm', 'Wir hätten in Dassel noch ein sanierungsbedürftiges Fachwerkhaus mit Hausschwamm für Liebhaber.'],
  ['Sanierungsstau', 'Wir vermarkten in Northeim auch ein Mehrfamilienhaus mit Sanierungsstau.'],
  ['Leibrente', 'Auch beim Verkauf auf Leibrente oder mit Wohnrecht beraten wir Eigentümer gern und unverbindlich.'],
  ['Sanierungsstau', 'Auch Objekte mit Sanierungsstau sind bei uns in guten Händen.'],
  ['Leibrente', 'Wir unterstützen Sie auch bei Erbengemeinschaft, Scheidung oder Verkauf auf Leibrente.'],
  ['Nießbrauch', 'Unser Service: Verkauf mit Nießbrauch, Leibrente oder Teilverkauf.'],
  ['Schimmel', 'Kleiner Tipp aus unserem Ratgeber: Schimmel beugen Sie am besten mit Stoßlüften vor.'],
  ['Schimmel', 'Wer Schimmel vermeiden will, lüftet dreimal am Tag.'],
  ['Schimmel', 'Gegen Schimmel hilft regelmäßiges Stoßlüften.'],
  ['Vorkaufsrecht', 'Der Notar fragt wie bei jedem Grundstücksverkauf bei der Kommune an, ob ein gesetzliches Vorkaufsrecht besteht.'],
  ['Vorkaufsrecht', 'Der Notar holt wie üblich die Erklärung ein, dass die Stadt ihr Vorkaufsrecht nicht ausübt.'],
  ['Mietausfall', 'Über die Gebäudepolice ist auch Mietausfall durch Mietnomaden mitversichert; ein Schadenfall ist nie gemeldet worden.'],
  ['Hochwasser', 'Die Wohngebäudeversicherung deckt auch Schäden durch Hochwasser und Starkregen ab.'],
  ['Rückstau', 'Hochwasser und Rückstau sind in der Elementarversicherung eingeschlossen.'],
])('of other sales, of every home, or insured: %s in "%s"', (thing, line) => {
  expect(isOthers(line, thing)).toBe(true)
}) // prettier-ignore

test.each([
  ['Hausschwamm', 'Der Nachbar hat Hausschwamm, die gemeinsame Wand ist noch nicht untersucht.'],
  ['Risse', 'Die Risse in der Fassade haben mit dem Bergbau nichts zu tun.'],
  ['Schimmel', 'Im Haus gegenüber ist nichts zu sehen, unser Bad hat Schimmel.'],
  ['Leitungsrecht', 'Das Leitungsrecht lastet auf dem angrenzenden Flurstück 514 und auf unserem Bauplatz.'],
  ['Hochwasser', 'Das Hochwasser von 2021 hat die ganze Straße getroffen, auch unser Haus; die Nachbarstraße blieb trocken.'],
  ['Risse', 'Der Giebel zum Nachbarn hat Risse.'],
  ['Eternit', 'Das Dach ist noch Eternit, wie beim Nachbarn auch.'],
  ['Schimmel', 'Im Bad ist Schimmel, dagegen hilft regelmäßiges Stoßlüften.'],
  ['Schimmel', 'Schimmel in der Ecke hinter dem Schrank kommt vom falschen Lüften.'],
  ['Vorkaufsrecht', 'Die Gemeinde hat ein Vorkaufsrecht angekündigt; der Notar fragt an.'],
  ['Vorkaufsrecht', 'Der Notar fragt wie üblich beim Mieter an, der ein Vorkaufsrecht hat.'],
  ['Wegerecht', 'Das Wegerecht zugunsten des Nachbarflurstücks 12 lastet auf unserem Grundstück, unser Haus ist davon nicht berührt.'],
  ['Leitungsrecht', 'Zugunsten des angrenzenden Flurstücks 514 ist ein Leitungsrecht eingetragen, unser Haus ist nicht betroffen.'],
  ['Nießbrauch', 'Im Grundbuch steht ein Nießbrauch für die Mutter. Das Haus gegenüber wurde verkauft, unser Haus ist frei.'],
  ['Wegerecht', 'Das Wegerecht betrifft den Nachbarn hinter uns.'],
  ['Beiträge', 'Die Straße nebenan wird ausgebaut, Beiträge sind zu erwarten; unser Haus liegt höher.'],
  ['Hochwasser', 'Das Hochwasser 2021 stand im Keller, die Versicherung hat gekündigt.'],
  ['Hochwasser', 'Elementarschäden sind mitversichert, weil das Hochwasser zweimal das Erdgeschoss erreicht hat.'],
  ['Überflutung', 'Die Anlage liegt im HQ20-Bereich, die Gebäudeversicherung schließt Überflutung aus.'],
  ['Hochwasser', 'Schäden durch Hochwasser sind seit 2021 nicht mehr versicherbar.'],
  ['Leibrente', 'Verkauf auf Leibrente: die Verkäuferin behält ein Wohnrecht.'],
  ['Wohnrecht', 'Bei der Ablösung des Wohnrechts unterstützen wir Sie gern.'],
  ['Feuchtigkeit', 'Wir haben in Eigenleistung noch ein Gartenhaus gebaut; im Keller ist Feuchtigkeit.'],
  ['Überschwemmungsgebiet', 'Das Grundstück liegt im Überschwemmungsgebiet, die Elementarversicherung deckt Schäden ab.'],
  ['Überschwemmungsgebiet', 'Die Elementarversicherung deckt Schäden ab, das Grundstück liegt im Überschwemmungsgebiet.'],
  ['Hochwassergebiet', 'Das Haus steht im Hochwassergebiet, eine Elementarversicherung besteht und deckt auch Rückstau.'],
  ['feucht', 'Der Keller ist feucht, gegen Leitungswasser und Elementarschäden ist das Haus versichert.'],
  ['undicht', 'Das Dach ist undicht, die Sturmschadenversicherung greift.'],
  ['Risse', 'Am Haus sind Risse durch den Bergbau vorhanden, gegen Erdsenkung ist das Gebäude versichert.'],
  ['Hausbock', 'Der Dachstuhl ist vom Hausbock befallen, die Gebäudeversicherung gilt weiter für den Käufer.'],
  ['Feuchtigkeit', 'Die Feuchtigkeit betrifft die Wand zum Nachbarhaus.'],
  ['Feuchtigkeit', 'Die Feuchtigkeit betrifft das Nachbarhaus und unseres.'],
  ['Hausschwamm', 'Der Hausschwamm betrifft nur den Giebel zum Nachbarhaus.'],
  ['Setzungen', 'Setzungen betreffen die Seite zum Nachbargrundstück.'],
  ['Denkmalschutz', 'Der Denkmalschutz gilt für die Fassade zur Straße und zum Nachbarhaus.'],
  ['Lärm', 'Der Lärm betrifft vor allem die Zimmer zur angrenzenden Bahnlinie.'],
  ['Baulast', 'Die Baulast gilt für die Fläche zum Nachbarn.'],
  ['Asbestplatten', 'Wir haben noch ein Hinterhaus, dessen Dach mit Asbestplatten gedeckt ist.'],
  ['Wegerecht', 'Wir haben noch einen Hof, auf dem die Nachbarn ein Wegerecht haben.'],
  ['Hausschwamm', 'Wir haben noch ein Nebengebäude mit feuchten Wänden und Hausschwamm.'],
  ['feuchten Keller', 'Wir haben in Einbeck noch ein zweites Haus, deshalb wird dieses mit dem feuchten Keller verkauft.'],
  ['Hausschwamm', 'Am Giebel des Nachbarhauses ist Hausschwamm, unser Haus ist nicht betroffen, sagt der Nachbar.'],
  ['Hausschwamm', 'Am Giebel des Nachbarhauses ist Hausschwamm, unser Haus ist nicht betroffen.'],
  ['Schimmel', 'Im Haus nebenan war Schimmel, unser Haus ist nicht betroffen, soweit bekannt.'],
  ['Vorkaufsrecht', 'Die Gemeinde hat wie bei jedem Verkauf im Sanierungsgebiet ein Vorkaufsrecht.'],
])('of this home: %s in "%s"', (thing, line) => {
  expect(isOthers(line, thing)).toBe(false)
}) // prettier-ignore
