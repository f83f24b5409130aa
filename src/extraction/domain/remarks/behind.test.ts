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
])('what goes on to another thing is not: %s', next => {
  expect(behindOfRule(`Im Keller gibt es Feuchtigkeit. ${next}`, 'feuchte')).toBeNull()
})

test('what a semicolon parts is left out where nothing takes it up again', () => {
  expect(behindOfRule('Im Keller gibt es Feuchtigkeit; Bad und Küche neu. Die Lage ist gut.', 'feuchte')).toBeNull()
})
