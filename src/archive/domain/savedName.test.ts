import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mobileName, reportName, sanitizedName } from './savedName.ts'

describe('the name of a saved report', () => {
  test.each([
    ['Exposé Musterweg 3.pdf', 'Exposé_Musterweg_3.pdf'],
    ['haus.PDF', 'haus.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\x\\Wohnung.pdf', 'Wohnung.pdf'],
    ['"><svg onload=1>.pdf', 'svg_onload_1.pdf'],
    ['$(id) `id`.pdf', 'id_id.pdf'],
    ['-rf.pdf', 'rf.pdf'],
    ['con.pdf', 'Expose.pdf'],
    ['...pdf', 'Expose.pdf'],
    ['zwei\r\nZeilen.pdf', 'zwei_Zeilen.pdf'],
  ])('[7.15] %j is saved as %s', (original, saved) => {
    expect(sanitizedName(original)).toBe(saved)
  })

  test('[7.15] begins with KI-Report_', () => {
    expect(reportName('haus.pdf')).toBe('KI-Report_haus.pdf')
    expect(mobileName('haus.pdf')).toBe('KI-Report_haus.html')
  })

  test('takes whatever a file may be called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), original => {
        const name = sanitizedName(original)
        expect(name).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}._-]*\.pdf$/u)
        expect([...name].length).toBeLessThanOrEqual(124)
        expect(sanitizedName(name)).toBe(name)
      }),
    )
  })
})
