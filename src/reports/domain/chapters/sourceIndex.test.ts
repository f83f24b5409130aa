import { describe, expect, test } from 'vitest'
import { MARKTLAGE_REGEL } from '#reference/market/marktlage.ts'
import { MARKET_NOTES } from '#reference/market/notes.ts'
import { TABLES } from '#reference/tables.ts'
import { germanSource } from '#valuation/domain/source.ts'
import { shortSources, SOURCE_GROUPS, sourcesIn } from './sourceIndex.ts'

describe('a text that names several sources', () => {
  test('is taken apart at semicolons, but not inside a source that holds one itself', () => {
    const rows = TABLES.flatMap(({ rows }) => rows).filter(({ source }) => source.includes('; '))
    expect(rows.length).toBeGreaterThan(0)
    for (const { source } of rows) {
      expect(sourcesIn(`§ 558 BGB; ${source}; ${MARKTLAGE_REGEL}`).map(({ text }) => text)).toEqual([
        '§ 558 BGB',
        source,
        `Einordnung der Marktlage: ${MARKTLAGE_REGEL}`,
      ])
    }
  })

  test('knows every market table by name, Stand and day, however it is quoted', () => {
    for (const note of MARKET_NOTES) {
      for (const wording of [germanSource(note), `${note.source}, Stand ${note.stand}`, note.source]) {
        const [found, ...more] = sourcesIn(wording)
        expect(more).toEqual([])
        expect(found).toMatchObject({ group: 'Marktdaten und Statistik', checkedOn: note.checkedOn })
        expect(found?.short.startsWith(`${note.name}, Stand `)).toBe(true)
      }
    }
  })

  test('leaves out what only points into the exposé or to another line', () => {
    expect(sourcesIn('Angabe im Exposé; Rechnung oben; Summe der Einzelposten; § 652 BGB').map(({ text }) => text)).toEqual(['§ 652 BGB']) // prettier-ignore
    expect(shortSources('Angabe im Exposé')).toBe('')
  })

  test.each([
    ['§ 21 EStG, Grenzsteuersatz nach § 32a EStG', SOURCE_GROUPS[2], null],
    ['Verhandlungsregel ExposéAmpel (Modellannahme, keine Statistik), Stand 11/2026', SOURCE_GROUPS[4], '11/2026'],
    ['GREIX-Mietpreisindex Q1/2026 (Kiel Institut/VALUE)', SOURCE_GROUPS[3], null],
  ])('„%s“ is sorted into „%s“', (text, group, stand) => {
    expect(sourcesIn(text)).toEqual([{ text, short: text, group, stand, checkedOn: null }])
  })

  test('is cut beside a figure when it names many', () => {
    const all = MARKET_NOTES.map(germanSource).join('; ')
    expect(shortSources(all)).toMatch(/ und \d+\u00a0weitere Tabellen im Kapitel Quellen$/u)
  })
})
