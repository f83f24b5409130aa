import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const quotes = (text: string, rule: string) =>
  readRemarks(passagesOf([page([text])]), SETTING)
    .filter(remark => remark.rule === rule)
    .map(({ evidence }) => evidence.quote)

test.each<[text: string, rule: string, quote: string]>([
  [
    'Die Zufahrt zur Scheune führt über das Nachbargrundstück; das Recht dazu ist im Grundbuch gesichert, die Hälfte der Pflege trägt der Käufer.',
    'wegerecht',
    'Die Zufahrt zur Scheune führt über das Nachbargrundstück; das Recht dazu ist im Grundbuch gesichert, die Hälfte der Pflege trägt der Käufer.',
  ],
  [
    'Zugunsten der Stadtwerke ist ein Leitungsrecht eingetragen; der Kanal verläuft am Zaun und berührt keine Gebäude.',
    'wegerecht',
    'Zugunsten der Stadtwerke ist ein Leitungsrecht eingetragen; der Kanal verläuft am Zaun und berührt keine Gebäude.',
  ],
  [
    'Im Jahr 2009 wurden die Fenster im Dachgeschoss erneuert; im Erdgeschoss sitzen die Holzfenster von 1984.',
    'fenster-teilerneuert',
    'Im Jahr 2009 wurden die Fenster im Dachgeschoss erneuert; im Erdgeschoss sitzen die Holzfenster von 1984.',
  ],
  [
    'Das Dach des Anbaus hat im Mai Wasser durchgelassen; die Deckenplatten haben Flecken, die Balken darunter sind durchfeuchtet.',
    'feuchte-flecken',
    'Das Dach des Anbaus hat im Mai Wasser durchgelassen; die Deckenplatten haben Flecken, die Balken darunter sind durchfeuchtet.',
  ],
  [
    'In Abteilung II ist ein Leitungsrecht der Gemeinde eingetragen, das den Alltag im Garten in keiner Weise stört, Bäume dürfen auf 2,5 Metern jedoch nicht gepflanzt werden.',
    'wegerecht',
    'In Abteilung II ist ein Leitungsrecht der Gemeinde eingetragen, das den Alltag im Garten in keiner Weise stört, Bäume dürfen auf 2,5 Metern jedoch nicht gepflanzt werden.',
  ],
  [
    'Das Haus liegt an einer Tempo-30-Straße; Linden säumen beide Seiten.',
    'laerm-tempo-30',
    'Das Haus liegt an einer Tempo-30-Straße;',
  ],
])('what qualifies a half is quoted with it, and what only goes on is not: %s', (text, rule, quote) => {
  expect(quotes(text, rule)[0]).toBe(quote)
})

test('the day of a month ends no half', () => {
  const text =
    'In der Sitzung vom 4. Mai haben die Eigentümer die Sanierung der Dachterrassen und der Westfassade beschlossen; für diese Einheit sind daraus 4.300 € Sonderumlage zum 1. Juli und 1. Dezember 2027 zu zahlen.'
  expect(quotes(text, 'beschluss-sanierung')[0]).toMatch(/1\. Dezember 2027 zu zahlen\.$/u)
})
