import { expect, test } from 'vitest'
import { toPgm, wordsOfTsv } from './tesseractFormats.ts'

test('writes a graymap', () => {
  expect(toPgm({ width: 2, height: 1, data: Uint8Array.of(0, 255) }).toString('latin1')).toBe('P5\n2 1\n255\n\x00\xff')
})

test('gives all words of a line its height, without the specks', () => {
  const tsv = [
    'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
    '4\t1\t1\t1\t1\t0\t10\t20\t300\t34\t-1\t',
    '5\t1\t1\t1\t1\t1\t10\t20\t90\t30\t96\tGesamt:',
    '5\t1\t1\t1\t1\t2\t110\t31\t80\t15\t87\t245.000',
    '5\t1\t1\t1\t1\t3\t200\t0\t3\t60\t12\t|',
    '4\t1\t1\t1\t2\t0\t10\t60\t300\t34\t-1\t',
    '5\t1\t1\t1\t2\t1\t10\t60\t90\t30\t90\t ',
    '5\t1\t1\t1\t2\t2\t10\t60\t90\t30\t90\tMiete',
  ].join('\n')
  expect(wordsOfTsv(tsv)).toEqual([
    { text: 'Gesamt:', box: [10, 20, 100, 50], lineHeight: 30, endsLine: false, confidence: 0.96 },
    { text: '245.000', box: [110, 20, 190, 50], lineHeight: 30, endsLine: false, confidence: 0.87 },
    { text: '|', box: [200, 20, 203, 50], lineHeight: 30, endsLine: true, confidence: 0.12 },
    { text: 'Miete', box: [10, 60, 100, 90], lineHeight: 30, endsLine: true, confidence: 0.9 },
  ])
})
