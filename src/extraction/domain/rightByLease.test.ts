import { expect, test } from 'vitest'
import { regexp } from '#kernel/regexp.ts'
import { asStatements } from './remarks/asStatements.ts'
import { isRightByContract, RIGHT_BY_LEASE } from './rightByLease.ts'

const byLease = (sentence: string) => regexp.u`${RIGHT_BY_LEASE}`.test(said(sentence))
const said = (sentence: string) => asStatements(sentence).replace(/\.\s*$/u, '')

test.each([
  'Der Mieterin wurde im Mietvertrag vom 01.03.2009 durch den verstorbenen Eigentümer ein lebenslanges Wohnrecht zugesagt; im Grundbuch ist hierzu in Abt. II nichts eingetragen.',
  'Den Mietern wurde ein lebenslanges Wohnrecht eingeräumt.',
  'Die Mieterin, 81, hat ein lebenslanges Wohnrecht.',
  'Im Mietvertrag ist ein Wohnrecht auf Lebenszeit vereinbart.',
  'Laut Mietvertrag besteht ein lebenslanges Wohnrecht.',
  'Ein lebenslanges Wohnrecht ist im Mietvertrag zugesichert.',
  'Es besteht ein mietvertraglich vereinbartes Wohnrecht.',
  'Das Wohnrecht der Mieterin ist nicht im Grundbuch eingetragen.',
  'Die Mieterin hat ein Wohnrecht im Mietvertrag, in Abteilung II steht davon nichts.',
  'Der Mieterin ist ein Wohnrecht zugesagt, das nicht notariell beurkundet wurde.',
  'Im Mietvertrag ist ein lebenslanges Nutzungsrecht zugesichert.',
  'Laut Mietvertrag hat die Mieterin ein Nutzungsrecht an der Wohnung im Dachgeschoss.',
])('%s: promised to the tenant', sentence => {
  expect([byLease(sentence), isRightByContract(said(sentence), '')]).toEqual([true, true])
})

test.each([
  'Der Schwester wurde mündlich ein Wohnrecht zugesagt, im Grundbuch ist nichts eingetragen.',
  'Das Wohnrecht der Tante ist nur schuldrechtlich vereinbart.',
  'Ein privatschriftlich vereinbartes Wohnrecht besteht, eine Eintragung im Grundbuch ist nicht erfolgt, also nicht im Grundbuch.',
])('%s: promised by contract alone', sentence => {
  expect([byLease(sentence), isRightByContract(said(sentence), '')]).toEqual([false, true])
})

test.each([
  'Die Verkäuferin behält ein lebenslanges Wohnrecht.',
  'Die Mieterin der Einliegerwohnung hat ein Wohnungsrecht in Abteilung II des Grundbuchs.',
  'Die Mieterin hat ein lebenslanges Wohnrecht, das beim Notar beurkundet und in Abteilung II vorgemerkt ist.',
  'Laut Mietvertrag hat der Mieter das Nutzungsrecht am Stellplatz und am Kellerraum.',
  'Im Mietvertrag ist das Nutzungsrecht für den Garten geregelt.',
  'Mieter haben ein Nutzungsrecht an der Gemeinschaftsterrasse.',
  'Das EG ist an Mieter vermietet, im OG hat die Mutter ein lebenslanges Wohnrecht.',
  'Die Mieter im EG zahlen 600 Euro und die Mutter hat ein Wohnrecht.',
  'Die Mieterin hat ein lebenslanges, im Grundbuch eingetragenes Wohnrecht.',
  'Die Verkäufer behalten ein schuldrechtlich vereinbartes Wohnrecht.',
  'Das Wohnrecht ist noch nicht eingetragen, es wird mit dem Kaufvertrag eingetragen.',
  'Statt eines Mietvertrags behalten sich die Eltern ein Wohnrecht vor.',
  'Wohnrechte sind im Grundbuch nicht eingetragen.',
  'Im Mietvertrag ist kein Wohnrecht vereinbart.',
  'Zugunsten der Tante ist in Abt. II ein Wohnrecht eingetragen; die Wohnung oben hat einen Mieter.',
  'Der Vermieter hat seiner Mutter ein Wohnrecht bestellt.',
])('%s: no promise of a contract', sentence => {
  expect(isRightByContract(said(sentence), '')).toBe(false)
})

test.each([
  ['Dieses ist im Grundbuch eingetragen', false],
  ['Das Recht steht in Abteilung II des Grundbuchs', false],
  ['Dieses ist nicht im Grundbuch eingetragen', true],
  ['Im Grundbuch ist eine Grundschuld eingetragen', true],
  ['', true],
])('what the next statement says of the right, %j: by contract %s', (next, isByContract) => {
  expect(isRightByContract(said('Der Mieter hat ein lebenslanges Wohnrecht.'), said(next))).toBe(isByContract)
})
