import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { page } from '#extraction/domain/typeset.fixture.ts'
import { analysisJson } from '#reports/domain/analysisJson.ts'
import { fullReport } from './fullReport.ts'
import { judge } from './judge.ts'
import { judgeOptions } from '#main/judgeOptions.ts'
import { understand } from '#analysis/domain/understand.ts'

const OFFERS: [kind: string, lines: readonly string[]][] = [
  [
    'a flat',
    [
      '# 3-Zimmer-Wohnung in 04155 Leipzig',
      'Kaufpreis | 249.000 €',
      'Wohnfläche | 78 m²',
      'Zimmer | 3',
      'Baujahr | 1978',
      'Hausgeld | 310 € monatlich',
      'davon nicht umlagefähig | 95 € monatlich',
      'Erhaltungsrücklage | 12.000 €',
      'Kaltmiete | 780 € monatlich',
      'Stellplatzpreis | 15.000 €',
      'Käuferprovision | 3,57 %',
      'Endenergieverbrauch | 128 kWh/(m²·a)',
      'Etage | 2',
    ],
  ],
  [
    'a let house',
    [
      '# Mehrfamilienhaus mit 6 Wohnungen in 09112 Chemnitz',
      'Kaufpreis | 690.000 €',
      'Wohnfläche | 420 m²',
      'Nutzfläche | 60 m²',
      'Grundstücksfläche | 510 m²',
      'Baujahr | 1910',
      'Wohneinheiten | 6',
      'Jahresnettokaltmiete | 33.600 €',
      'Mietrendite | 4,9 %',
      'Etagenzahl | 4',
      'Heizung Baujahr | 2004',
    ],
  ],
  [
    'a plot in Erbbaurecht',
    [
      '# Baugrundstück in 23701 Eutin im Erbbaurecht',
      'Kaufpreis | 89.000 €',
      'Verkehrswert | 95.000 €',
      'Grundstücksfläche | 640 m²',
      'Erbbauzins | 1.200 € jährlich',
      'Restlaufzeit Erbbaurecht | 61 Jahre',
    ],
  ],
]
const ABSURD = ['0', '0,0000001', '999.999.999', '9.999.999.999', '9'.repeat(25), '9'.repeat(400)]

const cases = OFFERS.flatMap(([kind, lines]) =>
  lines.flatMap((line, index) =>
    / \| \d/.test(line)
      ? ABSURD.map((number): [string, string[]] => {
          const absurd = line.replace(/(?<= \| )[\d.,]+/, number)
          return [`${kind}, ${absurd.slice(0, 60)}`, lines.with(index, absurd)]
        })
      : [],
  ),
)

test.each(cases)('%s: ends in an answer without figures that are none', async (_, lines) => {
  const pages = [page(lines)]
  const extraction = understand(pages, calendarDate('2026-11-22'))
  expect(extraction.facts).not.toBeNull()
  const options = await judgeOptions({}, { day: calendarDate('2026-11-22') })
  const judgement = judge(extraction, { pages, lostPages: [] }, { ...options, model: null })
  const document = { file: 'x.pdf', sha256: '0'.repeat(64), pages: 1, scannedPages: 0, unreadPages: [] }
  const json = analysisJson(document, extraction, judgement)
  const { report } = fullReport({ json, pages, understood: extraction, judgement }, judgement)
  expect(numbersIn([json, report]).filter(number => !Number.isFinite(number))).toEqual([])
  expect(JSON.stringify(report)).not.toMatch(/NaN|Infinity|∞|undefined/)
})

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
