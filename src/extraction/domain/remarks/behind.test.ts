import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const behindOfRule = (text: string, rule: string) =>
  readRemarks(passagesOf([page([text])]), SETTING).find(remark => remark.rule === rule)?.evidence.behind ?? null

test.each<[finding: string, rule: string, behind: string]>([
  [
    'An der Nordwand wurde 2013 Hausschwamm festgestellt und behandelt;',
    'schaedlinge',
    'Schwelle und Ständer wurden ersetzt. Die Rechnung liegt vor, eine Freimessung ist unterblieben. Die Wand ist heute verputzt.',
  ],
  [
    'Im Grundbuch ist ein Leitungsrecht der Stadt eingetragen.',
    'wegerecht',
    'Der Streifen darf gepflastert, aber nicht überbaut werden; das Baufenster berührt er nicht.',
  ],
  ['Im Grundbuch ist ein Leitungsrecht eingetragen.', 'wegerecht', 'Es betrifft nur die Ostseite.'],
  ['Im Grundbuch ist ein Wegerecht eingetragen.', 'wegerecht', 'Das Recht ist bis 2031 befristet.'],
  ['Im Keller gibt es Feuchtigkeit.', 'feuchte', 'Die Ursache wurde nie untersucht.'],
  ['Im Keller gibt es Feuchtigkeit.', 'feuchte', 'Seither ist es trocken.'],
  ['Im Keller gibt es Feuchtigkeit.', 'feuchte', 'Ein Gutachten von 2021 nennt 18.000 €.'],
  ['Im Keller gibt es Feuchtigkeit.', 'feuchte', 'Die Stelle liegt an der Hangseite.'],
  ['Im Dachstuhl wurde Hausbock festgestellt.', 'schaedlinge', 'Er ist laut Bericht nicht mehr aktiv.'],
  ['Im Keller gibt es Feuchtigkeit.', 'feuchte', 'Das ist seit 2015 bekannt.'],
  ['Im Keller gibt es Feuchtigkeit.', 'feuchte', 'Das muss der Käufer beheben.'],
  ['Im Keller gibt es Feuchtigkeit.', 'feuchte', 'Allerdings ist die Ursache behoben.'],
  ['Im Keller gibt es Feuchtigkeit.', 'feuchte', 'Bisher wurde nichts unternommen.'],
  ['Im Keller gibt es Feuchtigkeit.', 'feuchte', 'Die Kosten der Beseitigung trägt der Verkäufer.'],
  ['Im Keller gibt es Feuchtigkeit.', 'feuchte', 'Die Kosten schätzt der Gutachter auf 18.000 €.'],
  ['Im Grundbuch ist ein Wegerecht eingetragen.', 'wegerecht', 'Allerdings wird es vom Nachbarn nicht genutzt.'],
  ['Im Keller gibt es Feuchtigkeit.', 'feuchte', 'Das kann Sie 20.000 € kosten.'],
  ['Im Keller gibt es Feuchtigkeit.', 'feuchte', 'Das ist in der Wohnung darüber behoben worden.'],
  ['Im Keller gibt es Feuchtigkeit.', 'feuchte', 'Allerdings ist die Garage ebenfalls feucht.'],
  ['Im Grundbuch ist ein Wegerecht eingetragen.', 'wegerecht', 'Das Recht wird vom Notar gelöscht.'],
  ['Einen Ausgleichsbetrag haben wir nicht abgelöst.', 'ausgleichsbetrag-offen', 'Er ist vom Eigentümer zu tragen.'],
])('what refers to a finding is its second half: %s %s', (finding, rule, behind) => {
  expect(behindOfRule(`${finding} ${behind} Die Küche ist neu.`, rule)).toBe(behind)
})

test.each([
  'Das Haus liegt am Park.',
  'Die Wohnung ist hell.',
  'Dazu gehört ein Garten.',
  'Sie erreichen die Schule zu Fuß.',
  'Sie haben es nicht weit.',
  'Die Jahresabrechnung 2025 liegt bislang nicht vor.',
  'Ein Wertgutachten kam auf 520.000 €.',
  'Das große Bad hat zwei Fenster.',
  'Es ist ein ruhiges Viertel.',
  'Diese Wohnung ist selten.',
  'Wer kommt dafür auf?',
  'Das ist ein Haus für Familien, die Platz suchen.',
  'Das kann Ihr neues Zuhause werden.',
  'Das wird Ihnen gefallen.',
  'Das ist ein seltenes Angebot in dieser Straße.',
  'Das kann nur gefallen.',
  'Das ist eine ideale Lage.',
  'Der Betrag von 5.000 € ist beim Notar zu hinterlegen.',
  'Die Kosten des Vertrags trägt der Käufer.',
  'Die Kosten der Beurkundung trägt der Käufer.',
  'Allerdings ist die Küche neu.',
  'Bisher wohnten hier Lehrer.',
  'Dafür ist der Garten groß.',
])('what goes on to another thing is not: %s', next => {
  expect(behindOfRule(`Im Keller gibt es Feuchtigkeit. ${next}`, 'feuchte')).toBeNull()
})

test('what a semicolon parts is left out where nothing takes it up again', () => {
  expect(behindOfRule('Im Keller gibt es Feuchtigkeit; Bad und Küche neu. Die Lage ist gut.', 'feuchte')).toBeNull()
})
