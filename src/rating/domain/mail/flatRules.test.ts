import { expect, test } from 'vitest'
import type { Part } from '#extraction/domain/deal/deal.ts'
import { remarkOf } from '#questions/domain/offered.fixture.ts'
import { chooseQuestions } from './chooseQuestions.ts'
import { mailCaseOf } from './mailCase.fixture.ts'

const HOUSE = {
  kaufpreis: 400_000,
  wohnflaeche: 400,
  baujahr: 1911,
  plz: '45881',
  ort: 'Gelsenkirchen',
  kaeuferprovision: 4.76,
}

/** The letter about a house whose second flat is so. */
function letter(remark: string, isLet: boolean | null = false): string {
  const one = mailCaseOf(HOUSE, { type: 'mehrfamilienhaus', objectKind: 'mehrfamilienhaus' })
  const part = { name: '2 EG rechts', kind: 'wohnung', areaM2: 60, let: isLet, remark: { page: 1, quote: remark, box: [0, 0, 1, 1] } } // prettier-ignore
  const deal = one.offer.deal && { ...one.offer.deal, parts: [part as unknown as Part] }
  return chooseQuestions({ ...one, offer: { ...one.offer, deal } }).join('\n')
}

test.each([
  [
    'leer seit 2024, Bad zurückgebaut',
    /Nr\. 2, EG rechts \(„leer seit 2024, Bad zurückgebaut“.*: Warum ist das so, sind die Anschlüsse noch da, und gibt es Angebote/u,
  ],
  [
    'nach Wasserschaden 2024 entkernt',
    /Was ist dort noch vorhanden|was ist dort noch vorhanden.*Ursache des Schadens behoben/u,
  ],
])('%s', (remark, asks) => {
  expect(letter(remark).replaceAll('\u00a0', ' ')).toMatch(asks)
})

test.each<[string, boolean | null]>([
  ['leer seit 08/2026', false],
  ['Bad 2019 erneuert', null],
  ['ohne Bad', true],
])('not asked: %s', (remark, isLet) => {
  expect(letter(remark, isLet)).not.toContain('Angebote für die Herrichtung')
})

test('lead that is left is asked for by what the law wants of its owner, lead that is gone is not', () => {
  const lead = remarkOf({
    topic: 'wasserleitungen',
    rule: 'wasserleitungen-blei',
    tone: 'gefahr',
    meaning: 'Trinkwasserleitungen aus Blei',
  })
  const asked = (remark: typeof lead) => chooseQuestions(mailCaseOf(HOUSE, { type: 'mehrfamilienhaus', objectKind: 'mehrfamilienhaus', remarks: [remark] })).join('\n') // prettier-ignore
  expect(asked(lead)).toContain('hat das Gesundheitsamt eine Frist gesetzt')
  expect(asked({ ...lead, tone: 'warnung', settled: true })).not.toContain('Gesundheitsamt')
})
