import { expect, test } from 'vitest'
import { page } from '../typeset.fixture.ts'
import { type LandPiece, landPiecesOf, onlyTreeIn } from './landPieces.ts'

const told = ({ areaM2, use, stand }: LandPiece) =>
  `${String(areaM2)} ${use}${stand === null ? '' : stand.kind === 'trees' ? ` ${stand.tree} ${String(stand.age)}${stand.perHectare ? ` ${String(stand.perHectare.volume)}` : ''}${stand.bareM2 > 0 ? ` −${String(stand.bareM2)}` : ''}` : ` ${stand.kind}`}` // prettier-ignore
const piecesIn = (lines: readonly string[], whole: number | null = null) => landPiecesOf([page(lines)], whole).map(told)

test.each<[string, string[], string[]]>([
  [
    'each row tells its trees by kind and age',
    [
      'Flurstück | Größe | Bestand',
      '44 | 4,1260 ha | Buche 90-110 J., Ekl. II',
      '46 | 2,7745 ha | Kalamitätsfläche, 2022 gepflanzt (Lärche)',
      '3 | 0,8815 ha | Fichte 38 J.',
      'Summe | 7,7820 ha',
    ],
    ['41260 wald buche 100', '27745 wald young', '8815 wald fichte 38'],
  ],
  [
    'what is cleared is bare, whatever stood there',
    [
      'Flur 6, 112 | 14.806 m² | Buche, 75 bis 95 Jahre, ca. 290 Fm/ha',
      'Flur 6, 113 | 19.412 m² | Fichte bis 2021, seither geräumt',
      'zusammen | 34.218 m²',
    ],
    ['14806 wald buche 85 290', '19412 wald bare'],
  ],
  [
    'a part of a stand may be cleared',
    [
      '7 / 44 | 18.920 | Kiefer, 60-jährig',
      '12 / 9 | 21.450 | Fichte, 55 J.; davon rd. 1,1 ha geräumt',
      'zusammen | 40.370',
    ],
    ['18920 wald kiefer 60', '21450 wald fichte 55 −11000'],
  ],
  [
    'fields and meadows stand among the forest',
    [
      '7 / 41 | 21.350 Wald | Eiche 70 Jahre',
      '11 / 3 | 21.520 Acker | verpachtet bis 2031',
      '5 / 20 | 9.850 Grünland | frei',
      'Summe | 52.720',
    ],
    ['21350 wald eiche 70', '21520 ackerland', '9850 gruenland'],
  ],
  [
    'a row that says only that it is forest tells no trees',
    ['88 | 4,1120 ha | Wald', '91/2 | 2,3060 ha | Wald, Weg', 'zusammen | 6,4180 ha'],
    ['41120 wald', '23060 wald'],
  ],
])('%s', (_, lines, pieces) => {
  expect(piecesIn(lines)).toEqual(pieces)
})

test('a list without a sum counts where it adds up to the whole', () => {
  const lines = ['17 | 2,81 ha | Buche 70–90 Jahre', '22/1 | 1,56 ha | Mischbestand, 2021 aufgeforstet']
  expect(piecesIn(lines, 43_700)).toEqual(['28100 wald buche 80', '15600 wald young'])
  expect(piecesIn(lines, 60_000)).toEqual([])
  expect(piecesIn(lines)).toEqual([])
})

test.each([
  [['Wohnung 1 | 82,50 | 3 Zimmer', 'Wohnung 2 | 61,00 | 2 Zimmer', 'Summe | 143,50']],
  [['Miete | 1.200 € | monatlich', 'Nebenkosten | 3.400 € | jährlich', 'Summe | 4.600 €']],
  [['Haus | 1.120 m² | Baujahr 1960', 'Hof | 2.306 m² | gepflastert', 'zusammen | 3.426 m²']],
])('%j is no land of forest and fields', lines => {
  expect(piecesIn(lines)).toEqual([])
})

test.each([
  ['Der Markt für Fichtenholz: Vorrat 320 Festmeter je Hektar.', 'fichte'],
  ['Vorrat nach Schätzung vom Revierleiter rund 310 Festmeter je Hektar.', null],
  ['Buche und Eiche, Vorrat 260 Efm/ha', null],
] as const)('%s is the wood of %s', (text, tree) => {
  expect(onlyTreeIn(text)).toBe(tree)
})
