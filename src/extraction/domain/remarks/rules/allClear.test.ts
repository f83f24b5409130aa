import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { readRemarks } from '../readRemarks.ts'

function told(line: string, topic: string): string[] {
  return readRemarks(passagesOf([page([line])]), { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set() })
    .filter(one => one.topic === topic)
    .map(({ rule, tone }) => `${rule} ${tone}`)
} // prettier-ignore

test.each([
  ['Radonmessung über ein Jahr: 48 Bq/m³ im Wohnraum, also weit unter dem Referenzwert.', ['radon-gemessen gut']],
  ['Radon wurde gemessen, 85 Bq/m³ im Keller, Referenzwert 300.', ['radon-gemessen gut']],
  ['Radonmessung: 480 Bq/m³ im Wohnraum, über dem Referenzwert.', ['radon-messung hinweis']],
  ['Radonmessung: im Wohnraum 90 Bq/m³, im Keller 1.200 Bq/m³.', ['radon-messung hinweis']],
  ['Eine Radonmessung wurde empfohlen.', ['radon-messung hinweis']],
])('%s: %s', (line, said) => {
  expect(told(line, 'radon')).toEqual(said)
})

test.each([
  ['Zur Veräußerung braucht es die Zustimmung des Verwalters. Diese wurde für den Verkauf schon in beglaubigter Form erteilt.', 'verwalter-zustimmung-da neutral'],
  ['Die Zustimmung des Verwalters zum Verkauf liegt bereits vor.', 'verwalter-zustimmung-da neutral'],
  ['Zur Veräußerung braucht es die Zustimmung des Verwalters; sie wurde noch nicht erteilt.', 'verwalter-zustimmung hinweis'],
  ['Die Zustimmung des Verwalters ist erforderlich.', 'verwalter-zustimmung hinweis'],
])('%s: %s', (line, said) => {
  expect(told(line, 'verwalter').filter(one => one.includes('zustimmung'))).toEqual([said])
}) // prettier-ignore

test.each([
  ['Der Sohn handelt für die Mutter; die notariell beurkundete Generalvollmacht liegt in Ausfertigung vor und wurde vom Notar geprüft.', 'verkauf-vollmacht-belegt neutral'],
  ['Der Sohn handelt mit Generalvollmacht seiner Mutter, eine Kopie der Vollmacht liegt vor.', 'verkauf-vollmacht warnung'],
  ['Der Sohn handelt mit Generalvollmacht seiner Mutter.', 'verkauf-vollmacht warnung'],
])('%s: %s', (line, said) => {
  expect(told(line, 'erbengemeinschaft')).toEqual([said])
}) // prettier-ignore

test.each([
  ['Alle drei Erben haben den Entwurf freigegeben und kommen gemeinsam zum Notar.', true],
  ['Alle vier haben beim Notar schon die Vollmacht unterschrieben.', true],
  ['Alle vier Erben haben den Entwurf noch nicht zugestimmt.', false],
  ['Zwei Erben kommen zum Notar, einer lebt in Kanada.', false],
])('%s: heirs who agree: %s', (line, isAgreed) => {
  expect(told(line, 'erbengemeinschaft').includes('erben-einig neutral')).toBe(isAgreed)
})

test.each([
  ['Das Wohnungsrecht in Abt. II erlischt mit dem Zuschlag.', 'neutral'],
  ['Ein Nießbrauch der Mutter, er erlischt laut Gericht mit dem Zuschlag.', 'neutral'],
  ['Das Wohnungsrecht in Abt. II bleibt bestehen, alle anderen Rechte erlöschen mit dem Zuschlag.', 'gefahr'],
  ['Das Wohnungsrecht erlischt nicht mit dem Zuschlag.', 'gefahr'],
  ['In Abteilung II ist ein Wohnungsrecht eingetragen, das nachrangige Wegerecht erlischt mit dem Zuschlag.', 'gefahr'],
  [
    'Abteilung II: Wegerecht zugunsten Flurstück 12 und Wohnungsrecht für die Mutter, letzteres erlischt mit dem Zuschlag.',
    'gefahr',
  ],
])('%s: %s', (line, tone) => {
  expect(told(line, 'wohnrecht')).toEqual([`wohnrecht ${tone}`])
})

test.each([
  ['Bei uns zahlen Sie weder Reservierungsgebühr noch Anzahlung: Geld fließt erst nach dem Notartermin.', false],
  ['Für die Reservierung ist eine Anzahlung von 2.000 € zu leisten.', true],
])('%s: money before the notary: %s', (line, isAsked) => {
  expect(told(line, 'reservierung').some(one => one.startsWith('anzahlung-vor-vertrag'))).toBe(isAsked)
})

test.each([
  ['Wer ohne Bodengutachten baut, ist selber schuld, sagt mein Mann.', []],
  ['Das Grundstück wird ohne Bodengutachten verkauft.', ['bodengutachten-fehlt hinweis']],
])('%s: %s', (line, said) => {
  expect(told(line, 'gutachten')).toEqual(said)
})
