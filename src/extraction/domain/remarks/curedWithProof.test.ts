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
])('%s is not: %s', (thing, line) => {
  expect(holds(isCuredWithProof, line, thing)).toBe(false)
}) // prettier-ignore

test.each([
  ['Bis 2022 war die Fläche an einen Landwirt verpachtet. Das Pachtverhältnis ist einvernehmlich aufgehoben, Aufhebungsvertrag vorhanden.', true],
  ['Die Wiese war an den Bauern verpachtet, ist aber seit 2023 aus und schriftlich aufgehoben. Er hat schon abgeräumt.', true],
  ['Die Fläche ist an einen Landwirt verpachtet. Das Pachtverhältnis ist noch nicht aufgehoben.', false],
  ['Die Wiese war verpachtet; der Pächter hat noch nicht geräumt, der Vertrag ist aufgehoben.', false],
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
