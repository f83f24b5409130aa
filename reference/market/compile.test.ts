import { expect, test } from 'vitest'
import { parseCsv, plzRows } from './compile.ts'

test('CSV with quoted cells, empty cells and Windows line ends', () => {
  expect(parseCsv('a,b,c\r\n1,"x, ""y""",\r\n,2,"3"\r\n')).toEqual([
    { a: '1', b: 'x, "y"', c: '' },
    { a: '', b: '2', c: '3' },
  ])
})

const kreise = new Map([['05315', { kauf_angebot_2025_eur_m2: '5000', kauf_2024: '4900', miete_ahs_2025: '14' }]])
const place = { plz: '50667', ort: 'Köln', ags: '05315', weitere_kreise: '05315|05362', gemeindetyp: 'Große Großstadt' }
const price = {
  plz: '50667',
  kauf_eur_m2_2025: '6500',
  kauf_2024: '6370',
  kauf_se_2025: '65',
  miete_eur_m2_2025: '15.4',
}

test('a PLZ row holds further Kreise, the settlement type and factors instead of prices', () => {
  expect(plzRows([place], [price], kreise)).toEqual(['50667|Köln|05315|05362|1|130|110|g'])
})

test('without prices the factors stay empty', () => {
  expect(plzRows([{ ...place, weitere_kreise: '', gemeindetyp: '' }], [], kreise)).toEqual(['50667|Köln|05315|||||'])
})
