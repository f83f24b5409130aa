import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

/** Tone of what is read, whether it is done with, and whether it is a part. */
function told(text: string, rule: string): string[] {
  const found = readRemarks(passagesOf([page([text])]), SETTING).filter(
    one => one.rule === rule && one.certainty === 'stated',
  )
  return found.map(({ tone, settled, inPart }) => `${tone}${settled ? ', erledigt' : ''}${inPart ? ', zum Teil' : ''}`)
}

const LEAD = 'wasserleitungen-blei'

test.each<[text: string, rule: string, said: string]>([
  [
    'Die Steigleitungen sind zum Teil noch aus Blei und wurden in den Wohnungen links bereits ersetzt.',
    LEAD,
    'gefahr, zum Teil',
  ],
  ['Bleirohre wurden im Vorderhaus 2019 ausgetauscht.', LEAD, 'gefahr, zum Teil'],
  ['Die Bleileitungen wurden bis auf einen Strang erneuert.', LEAD, 'gefahr, zum Teil'],
  ['Ein Teil der Bleirohre wurde 2015 ersetzt.', LEAD, 'gefahr, zum Teil'],
  ['Die Trinkwasserleitungen aus Blei sind weitgehend ersetzt.', LEAD, 'gefahr, zum Teil'],
  ['Drei der sechs Stränge aus Blei wurden bereits erneuert.', LEAD, 'gefahr, zum Teil'],
  ['Im Haus sind noch einige Bleileitungen vorhanden, ein Teil wurde 2019 erneuert.', LEAD, 'gefahr, zum Teil'],
  ['Bleileitungen wurden ersetzt. Im rechten Strang steht der Austausch noch aus.', LEAD, 'gefahr'],
  ['Die Wasserleitungen wurden vorn ersetzt, im Hinterhaus liegen weiterhin Bleirohre.', LEAD, 'gefahr, zum Teil'],
  ['Asbest: Blumenkasten aus Faserzement, wird von den Verkäufern noch entsorgt.', 'schadstoffe', 'warnung, erledigt'],
  ['Asbest: Die Dachplatten aus Faserzement werden vom Käufer entsorgt.', 'schadstoffe', 'gefahr'],
  ['Die Bleileitungen wurden 2010 ausgetauscht.', LEAD, 'warnung, erledigt'],
  ['Die Bleirohre im Keller wurden 2011 vollständig gegen Kunststoff ersetzt.', LEAD, 'warnung, erledigt'],
  ['Alle noch vorhandenen Bleirohre sind 2021 komplett ersetzt worden.', LEAD, 'warnung, erledigt'],
  ['Die Feuchtigkeit im Keller wurde größtenteils beseitigt.', 'feuchte', 'gefahr'],
  ['Der Hausschwamm ist bis auf die Balkenköpfe beseitigt.', 'schaedlinge', 'gefahr'],
  ['Der zum Teil vorhandene Hausschwamm wurde 2014 vollständig beseitigt.', 'schaedlinge', 'warnung, erledigt'],
  ['Der Hausschwamm wurde noch vom Vorbesitzer fachgerecht beseitigt.', 'schaedlinge', 'warnung, erledigt'],
  ['Im Hobbyraum wurde nach dem Starkregen im Juli 2024 der Boden erneuert.', 'feuchte', 'gefahr'],
  ['Nach dem Gewitter stand im Keller Wasser, der Estrich wurde ersetzt.', 'feuchte', 'gefahr'],
  [
    'Die Feuchtigkeit im Keller nach dem Starkregen wurde behoben und der Boden erneuert.',
    'feuchte',
    'warnung, erledigt',
  ],
  ['Die Feuchtigkeit im Keller wurde 2012 durch eine Sperre behoben.', 'feuchte', 'warnung, erledigt'],
])('%s → %s: %s', (text, rule, said) => {
  expect(told(text, rule)).toEqual([said])
})

test.each([
  'Die Abwasserleitungen sind aus Blei.',
  'Die Fenster haben eine Bleiverglasung.',
  'Das Regenrohr ist aus Blei.',
])('%s is no word on drinking water', text => {
  expect(told(text, LEAD)).toEqual([])
})
