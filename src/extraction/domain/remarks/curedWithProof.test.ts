import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { asStatements } from './asStatements.ts'
import { isCuredWithProof, isLeaseOver } from './curedWithProof.ts'
import { readRemarks } from './readRemarks.ts'
import { statementAround } from './statementText.ts'

function holds(asked: typeof isCuredWithProof, line: string, thing: string): boolean {
  const text = asStatements(line)
  const start = text.indexOf(thing.toLowerCase())
  const end = start + thing.length
  return asked(text, statementAround(text, start, end), start, end)
}

test.each([
  ['Setzungsrisse', 'Die Setzungsrisse stammten vom Kanalbau 1996; sie wurden vernadelt und verpresst, 20 Jahre Monitoring ohne Bewegung.'],
  ['Risse', 'Die Risse am Giebel wurden 2015 verpresst, das Monitoring seither zeigt keine Bewegung.'],
  ['Eternitdach', 'Das alte Eternitdach ist Geschichte: 2019 mit Entsorgungsnachweis abgenommen und durch Tondachziegel ersetzt.'],
  ['asbesthaltigen', 'Die asbesthaltigen Nachtspeicher hat eine Fachfirma 2005 abgeholt.'],
  ['asbesthaltigen', 'Die asbesthaltigen Platten sind 2019 nach TRGS 519 entfernt worden; Freimessung und Wiegescheine übergeben wir beim Notar.'],
  ['Asbestplatten', 'Asbestplatten vom alten Schuppen: fort, Fachfirma 2022. Nachweis: im Ordner'],
  ['Schwamm', 'Bei der Sanierung fand sich Schwamm im Gebälk. Ausgebaut, nach DIN behandelt, Freimeldung vom Sachverständigen 2018.'],
  ['Hausbockbefall', 'Der Hausbockbefall wurde 2016 bekämpft, das Zertifikat der Fachfirma liegt vor.'],
  ['Schimmel', 'In der Ecke hatte der Mieter Schimmel. Schrank weg, Gutachter hat 2023 gemessen und Entwarnung gegeben.'],
  ['Erdtank', 'Der Erdtank ist 2014 rausgekommen. Boden wurde beprobt, alles sauber, Stilllegungsbescheinigung liegt im Ordner.'],
  ['Altlasten', 'Altlasten: Der Boden wurde 2012 ausgetauscht, Abschlussbericht und Entlassung aus dem Kataster liegen vor.'],
  ['Bleirohre', 'Bleirohre gab es auch mal. 2009 sind alle Stränge getauscht worden, die Trinkwasserprobe ist einwandfrei.'],
  ['gesperrt', 'Die Balkone waren mal gesperrt. Inzwischen alle komplett saniert und freigegeben.'],
  ['Sturmschaden', 'Sturmschaden am Dach (2022): von der Versicherung reguliert, Schlussrechnung bezahlt.'],
  ['Rohrbruch', '2020 gab es einen Rohrbruch. Die Versicherung hat alles trocknen lassen, der Gutachter fand beim Nachmessen nichts Auffälliges.'],
  ['Sonderumlage', 'Die Sonderumlage (2022) hat der Verkäufer voll beglichen, Bestätigung der Hausverwaltung liegt bei.'],
  ['Sonderumlage', 'Die Sonderumlage 2021 für den Aufzug ist vollständig gezahlt, neue stehen nicht an.'],
  ['Rückstand', 'Ein Eigentümer war 2019 mit dem Hausgeld im Rückstand, hat aber alles nachgezahlt.'],
  ['Dachrinne', 'Die Dachrinne war einmal undicht, 2023 vom Spengler gelötet, Rechnung liegt bei.'],
  ['Rechtsstreit', 'Der Rechtsstreit gegen die Aufzugsfirma ist durch rechtskräftigen Vergleich beendet; die Firma hat gezahlt.'],
  ['verklagt', 'Einer hatte die Gemeinschaft verklagt. Das Verfahren ist 2021 zu Ende gegangen, er hat verloren und die Kosten getragen.'],
  ['Sanierungsgebiet', 'Das Haus lag im Sanierungsgebiet. Haben wir 2019 vorzeitig abgelöst, die Satzung ist inzwischen aufgehoben.'],
])('%s is cured, and a paper says so: %s', (thing, line) => {
  expect(holds(isCuredWithProof, line, thing)).toBe(true)
}) // prettier-ignore

test.each([
  ['Setzungsrisse', 'Die Setzungsrisse wurden verpresst, ein Nachweis darüber liegt nicht vor.'],
  ['Hausschwamm', 'Der Hausschwamm ist angeblich behoben, Rechnung gibt es keine.'],
  ['Asbest', 'Asbest am Dach, laut Verkäufer erledigt, kein Nachweis.'],
  ['Hausschwamm', 'Der Hausschwamm soll 2014 saniert worden sein, das Protokoll liegt vor.'],
  ['Hausschwamm', 'Der Hausschwamm wurde nur im Erdgeschoss beseitigt, Protokoll liegt vor.'],
  ['Hausbock', 'Der Hausbock wurde fachgerecht behandelt, die Rechnung liegt vor.'],
  ['Feuchter Keller', 'Feuchter Keller, 2019 Abdichtung erneuert, Protokoll liegt vor, die Wände sind bei Regen nass.'],
  ['Schimmel', 'Schimmel im Schlafzimmer wurde beseitigt, die Rechnung liegt vor.'],
  ['Asbesthaltige', 'Asbesthaltige Platten unter dem Laminat. Das Laminat wurde 2019 erneuert, Nachweis vorhanden.'],
  ['undicht', 'Das Dach ist undicht, der Dachdecker hat 2022 Ziegel getauscht, Rechnung da, es tropft trotzdem.'],
  ['Risse', 'Die Risse wurden 2015 verpresst, seit 2023 zeigt das Monitoring wieder Bewegung.'],
  ['Risse', 'Risse am Giebel, der Statiker empfiehlt eine Vernadelung; sein Bericht liegt vor.'],
  ['Risse', 'Der Statiker hat die Risse beurteilt, sein Gutachten liegt vor. Der Weg ist nur für Fußgänger.'],
  ['Sonderumlage', 'Sonderumlage für das Dach: erste Rate bezahlt, Beleg liegt vor, zwei Raten offen.'],
  ['Sonderumlage', 'Sonderumlage für das Dach beschlossen, noch nicht bezahlt, Protokoll liegt vor.'],
  ['Sonderumlage', 'Die Sonderumlage 2025 ist vollständig bezahlt, für 2027 steht die nächste an.'],
  ['Wasserschaden', 'Wasserschaden 2024, die Versicherung hat die Regulierung abgelehnt, Gutachten liegt vor.'],
  ['Hausschwamm', 'Hausschwamm im Gebälk: Die Versicherung hat voll bezahlt, Beleg liegt vor.'],
  ['Hausschwamm', 'Hausschwamm im Keller festgestellt. Das Dach wurde 2019 erneuert, Protokoll liegt vor.'],
  ['Feuchtigkeit', 'Feuchtigkeit im Keller, Gutachten liegt vor, die Heizung ist getauscht.'],
  ['Asbestdach', 'Asbestdach: Angebot einer Fachfirma für die Entsorgung liegt vor.'],
  ['asbesthaltig', 'Die Nachtspeicher sind asbesthaltig, eine Fachfirma muss sie abholen.'],
  ['Bleileitungen', 'Die Bleileitungen werden bis 2027 ausgetauscht, Auftrag ist erteilt.'],
  ['Rechtsstreit', 'Der Rechtsstreit ist noch nicht beendet, ein Vergleich liegt auf dem Tisch.'],
  ['Schimmel', 'Schimmel im Bad wurde vom Mieter überstrichen, Fotos liegen vor.'],
  ['Risse', 'Die Risse im Giebel hat eine Fachfirma 2015 geschlossen.'],
  ['Risse', 'Die Risse wurden 2015 verpresst, das Protokoll der Fachfirma liegt vor.'],
  ['Schimmel', 'Den Schimmel hat eine Fachfirma 2018 entfernt.'],
  ['Schimmel', 'Im Schlafzimmer war Schimmel, den hat eine Fachfirma 2018 entfernt. Im Winter kommt er in der Ecke zurück.'],
  ['Schimmel', 'Der Schimmel wurde 2018 entfernt, das Protokoll liegt vor. Im Winter kommt er in der Ecke zurück.'],
  ['undicht', 'Das Dach war undicht und wurde 2012 durch eine Fachfirma repariert. Bei Schlagregen tropfen die Sparren.'],
  ['undicht', 'Das Dach war undicht und wurde 2012 repariert, Rechnung liegt vor. Bei Schlagregen tropfen die Sparren.'],
  ['Asbest', 'Bodenbeläge mit Asbest im Erdgeschoss entfernt, Entsorgungsnachweis liegt vor. Im Obergeschoss liegen sie unter dem Teppich.'],
  ['Asbest', 'Bodenbeläge mit Asbest im Erdgeschoss entfernt, Entsorgungsnachweis liegt vor.'],
  ['Asbest', 'Mit Asbest belastete Fassadenplatten: Ein Teil wurde mit Entsorgungsnachweis entfernt, die Nordfassade blieb.'],
  ['Feuchteschaden', 'Feuchteschaden im Keller: Außenwand 2017 durch Fachfirma abgedichtet, Nordseite unbehandelt.'],
  ['Feuchteschaden', 'Feuchteschaden im Keller: Außenwand 2017 abgedichtet, Protokoll liegt vor.'],
  ['Setzungsrisse', 'Am Haus haben sich Setzungsrisse gezeigt, der Statiker hat sie begutachtet, ein Bericht liegt vor, das Fundament wurde unterfangen. Die Risse gehen im Frühjahr auf.'],
  ['Mietrückstand', 'Der Mieter im 1. OG war mit 4.800 € im Mietrückstand, im Mai hat er 800 € nachgezahlt, die Quittung liegt vor.'],
  ['Sonderumlage', 'Die Sonderumlage von 5.800 € wurde beschlossen und ist beglichen worden, der Beleg liegt bei; der Rest von 1.900 € ist im Januar zu zahlen.'],
  ['Sonderumlage', 'Die Sonderumlage von 120.000 € ist beschlossen. Die erste Hälfte ist bezahlt, Beleg liegt vor.'],
  ['Sonderumlage', 'Die beschlossene Sonderumlage von 60.000 € wurde aus der Rücklage bezahlt, die nun leer ist.'],
  ['Klage', 'Die Klage gegen die Gemeinschaft wurde in erster Instanz abgeschlossen, das Urteil liegt vor.'],
  ['Rechtsstreit', 'Der Rechtsstreit mit dem Bauträger ist durch Vergleich beendet, die Gemeinschaft zahlt 85.000 €.'],
  ['Kontaminiertes', 'Kontaminiertes Erdreich wurde 2004 im Vorgarten ausgetauscht, Bericht liegt vor. Unter dem Haus blieb es liegen.'],
  ['Altlasten', 'Altlasten: Teerhaltige Auffüllung wurde im Nordteil entfernt, Bericht liegt vor. Der Südteil verbleibt als Verdachtsfläche.'],
  ['Sanierungssatzung', 'Die Sanierungssatzung ist aufgehoben, der Bescheid über den Ausgleichsbetrag liegt vor.'],
  ['Schädlinge', 'Schädlinge: 2014 bekämpft nach TRGS 519 laut Rechnung.'],
  ['Asbest', 'Bodenbeläge mit Asbest im Erdgeschoss alle entfernt, Entsorgungsnachweis liegt vor.'],
  ['Hausschwamm', 'Hausschwamm im Dachstuhl, 2015 saniert, Bescheinigung liegt vor. Im Anbau wurde er 2023 erneut gefunden.'],
])('%s is not: %s', (thing, line) => {
  expect(holds(isCuredWithProof, line, thing)).toBe(false)
}) // prettier-ignore

test.each([
  ['Bis 2022 war die Fläche an einen Landwirt verpachtet. Das Pachtverhältnis ist einvernehmlich aufgehoben, Aufhebungsvertrag vorhanden.', true],
  ['Die Wiese war an den Bauern verpachtet, ist aber seit 2023 aus und schriftlich aufgehoben. Er hat schon abgeräumt.', true],
  ['Die Fläche ist an einen Landwirt verpachtet. Das Pachtverhältnis ist noch nicht aufgehoben.', false],
  ['Die Wiese war verpachtet; der Pächter hat noch nicht geräumt, der Vertrag ist aufgehoben.', false],
  ['Bis 2022 war das Nebengebäude verpachtet. Der Pachtvertrag ist ausgelaufen, ein Übergabeprotokoll liegt vor, der Pächter nutzt die Scheune bis heute.', false],
  ['Bis 2030 ist die Fläche verpachtet.', false],
] as const)('%s: a lease that is over: %s', (line, isOver) => {
  expect(holds(isLeaseOver, line, 'verpachtet')).toBe(isOver)
}) // prettier-ignore

test('what is cured with proof is told without alarm, and the proof is asked for', () => {
  const line = 'Das alte Eternitdach wurde 2019 abgenommen, der Entsorgungsnachweis liegt vor.'
  const [one] = readRemarks(passagesOf([page([line])]), { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set() }) // prettier-ignore
  expect([one?.tone, one?.settled, one?.meaning]).toEqual([
    'neutral',
    true,
    'Asbestzement oder Eternit – laut Text erledigt und belegt: Nachweis zeigen lassen',
  ])
})
