import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { landPiecesOf } from './landPieces.ts'
import { withStockTold } from './stockOfPieces.ts'

const LIST = [
  'Flurstück | Fläche | Bestand',
  '1184 | 1,8422 ha | Fichte 60–80 Jahre',
  '1187/1 | 1,2310 ha | Tanne, Buche, Naturverjüngung',
  '1202 | 0,7155 ha | Fichte 35 Jahre',
  'zusammen | 3,7887 ha',
]
const woodIn = (text: string) =>
  withStockTold(landPiecesOf([page(LIST)], null), passagesOf([page(['# Wald zu verkaufen', '', text])])).map(
    ({ stand }) => (stand?.kind === 'trees' ? (stand.perHectare?.volume ?? null) : null),
  )

test.each<[string, (number | null)[]]>([
  ['Der Vorrat beträgt 310 Festmeter je Hektar auf den beiden großen Stücken, das kleine ist Stangenholz.', [310, 310, null]],
  ['Auf den zwei größten Flurstücken stehen rund 280 Fm/ha.', [280, 280, null]],
  ['Auf dem großen Stück stehen 300 fm pro ha.', [300, null, null]],
  ['Auf 1184 und 1187/1 stehen rund 310 Festmeter je Hektar.', [310, 310, null]],
  ['Der Förster schätzt 310 Vfm/ha auf Flurstück 1184.', [310, null, null]],
  ['Der Vorrat beträgt 310 Festmeter je Hektar.', [null, null, null]],
  ['Auf 1184 stehen 310 Festmeter je Hektar, auf 1202 nur 120 Festmeter je Hektar.', [null, null, null]],
  ['Auf 77 und 78 stehen rund 310 Festmeter je Hektar.', [null, null, null]],
  ['Auf den großen Stücken stehen 310 Festmeter je Hektar.', [null, null, null]],
  ['Vor dem Sturm 2018 standen auf den beiden großen Stücken 310 Festmeter je Hektar.', [null, null, null]],
  ['Auf den beiden großen Stücken wurden 2022 schon 210 Festmeter je Hektar geerntet.', [null, null, null]],
  ['Auf 1184 und 1187/1 lagen nach dem Käfer 95 fm/ha Schadholz.', [null, null, null]],
  ['Auf den beiden großen Stücken liegt der Zuwachs bei 12 Festmeter je Hektar und Jahr.', [null, null, null]],
  ['Auf 1184 stehen keine 310 Festmeter je Hektar.', [null, null, null]],
  ['Auf 1184 stehen, im Jahr 2024 gemessen, 310 Festmeter je Hektar.', [310, null, null]],
])('%s', (text, wood) => {
  expect(woodIn(text)).toEqual(wood)
}) // prettier-ignore
