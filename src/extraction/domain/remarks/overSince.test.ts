import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

function told(text: string, rule: string): string[] {
  return readRemarks(passagesOf([page([text])]), SETTING)
    .filter(one => one.rule === rule)
    .map(({ tone, settled }) => `${tone}${settled ? ', erledigt' : ''}`)
}

test.each([
  ['Der Keller war feucht; seit der Abdichtung 2016 ist er trocken.', 'feuchte'],
  ['Der Keller war feucht. Seit der Drainage im Jahr 2018 ist alles trocken.', 'feuchte'],
  ['Der Keller war früher feucht; seit 2016 trocken.', 'feuchte'],
  ['Im Keller gab es Feuchtigkeit, seit der Sanierung 2019 ist er trocken.', 'feuchte'],
  ['Feuchtigkeit im Keller war bis 2014 ein Thema; seit der Außenabdichtung ist er trocken.', 'feuchte'],
  ['Der Spitzboden war 2004 ungenehmigt ausgebaut worden; die Baugenehmigung wurde 2019 nachgeholt.', 'genehmigung-fehlt'],
  ['Das Dachgeschoss war ungenehmigt; Genehmigung 2019 nachgeholt.', 'genehmigung-fehlt'],
  ['Der Ausbau erfolgte zunächst ohne Baugenehmigung, diese wurde 2017 nachträglich erteilt.', 'genehmigung-fehlt'],
  ['Für den Ausbau lag lange keine Genehmigung vor. Seit 2021 ist er genehmigt.', 'genehmigung-fehlt'],
] as const)('%s: over, and to be shown', (text, rule) => {
  expect(told(text, rule)).toEqual(['hinweis, erledigt'])
}) // prettier-ignore

test.each([
  ['Der Betreiber hat 2024 ein Schutzschirmverfahren durchlaufen; seit Januar 2025 wird pünktlich gezahlt.', 'warnung, erledigt'],
  ['Die Betreiberin war insolvent. Das Verfahren wurde 2025 aufgehoben.', 'warnung, erledigt'],
  ['Die Betreiberin ist insolvent. Das Verfahren ist noch nicht abgeschlossen.', 'gefahr'],
  ['Der Betreiber ist im Insolvenzverfahren; der Pachtvertrag wurde beendet.', 'gefahr'],
] as const)('%s: who runs it, %s', (text, said) => {
  expect(told(text, 'mieter-insolvent')).toEqual([said])
}) // prettier-ignore

test.each([
  ['Der Keller war feucht; trotz der Abdichtung 2016 ist er nicht trocken.', 'feuchte'],
  ['Der Keller ist feucht; seit 2016 ist die Waschküche trocken.', 'feuchte'],
  ['Der Keller war nass; seit der Drainage ist er weitgehend trocken.', 'feuchte'],
  ['Der Keller war feucht; er soll nach der Abdichtung trocken sein.', 'feuchte'],
  ['Der Keller war feucht; seit der Sanierung ist das Bad trocken.', 'feuchte'],
  ['Der Spitzboden wurde ohne Genehmigung ausgebaut; eine Genehmigung müsste nachgeholt werden.', 'genehmigung-fehlt'],
  ['Das Dachgeschoss ist ohne Genehmigung ausgebaut; im Jahr 2019 wurde das Haus gestrichen.', 'genehmigung-fehlt'],
  ['Der Anbau wurde nicht genehmigt; der Wintergarten ist seit 2019 genehmigt.', 'genehmigung-fehlt'],
] as const)('%s: as grave as before', (text, rule) => {
  expect(told(text, rule)).toEqual(['gefahr'])
}) // prettier-ignore

test.each([
  ['Die Kosten werden aus der Rücklage und einer Sonderumlage getragen.', 'warnung'],
  ['Keine Umlage wird erhoben, finanziert wird das über einen Kredit.', 'warnung'],
  ['Die Kosten werden nicht aus der Rücklage bestritten.', 'warnung'],
  ['Die Arbeiten werden durch die Rücklage und ein Darlehen der Gemeinschaft bezahlt.', 'warnung'],
  ['Die Kosten werden aus der Rücklage bestritten.', 'neutral, erledigt'],
  ['Finanziert wird alles aus der Rücklage, eine Sonderumlage wird nicht erhoben.', 'neutral, erledigt'],
  ['Die Kosten werden aus der Rücklage bezahlt, ohne Sonderumlage.', 'neutral, erledigt'],
])('decided works, and then "%s": %s', (next, said) => {
  expect(told(`Beschlossen ist die Sanierung der Fassade im Jahr 2027. ${next}`, 'beschluss-sanierung')).toEqual([said])
})
