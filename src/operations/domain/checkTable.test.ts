import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { checkTable } from './checkTable.ts'
import type { TableName } from './tableForm.ts'

const TODAY = calendarDate('2026-11-21')
const PRICES = 'plz;kreis;art;niedrig;mittel;hoch;basis;quelle;stand'
const RENTS = 'plz;kreis;niedrig;mittel;hoch;quelle;stand'
const LAND = 'plz;kreis;wert;quelle;stand'

function check(name: TableName, content: string | Uint8Array) {
  return checkTable(name, typeof content === 'string' ? new TextEncoder().encode(content) : content, TODAY)
}

/** The rows without their lines, or the faults. */
function outcome(name: TableName, content: string | Uint8Array): unknown {
  const checked = check(name, content)
  return checked.ok ? checked.value.rows.map(({ row }) => row) : checked.failure
}

const FLAT = { plz: '01067', kreis: null, art: 'Eigentumswohnung', low: 2100.5, mid: 2500, high: 3000 }
const FOUND = { basis: 'beurkundet', source: 'Marktbericht', stand: '2026' }
const RENT = { plz: null, kreis: '05315', low: 11, mid: 12.5, high: 14, source: 'Marktbericht', stand: '2026' }
const PLOT = { plz: '50667', kreis: null, mid: 1250, source: 'BORIS', stand: '2026-01-01' }

describe('a good file is read', () => {
  test.each<[string, TableName, string, object]>([
    [
      'German numbers and semicolons',
      'preise',
      `${PRICES}\n01067;;Eigentumswohnung;2.100,50;2500;3.000,00;beurkundet;Marktbericht;2026\n`,
      { ...FLAT, ...FOUND },
    ],
    [
      'English numbers and commas',
      'preise',
      `${PRICES.replaceAll(';', ',')}\n01067,,Eigentumswohnung,2100.5,"2,500.00",3000,beurkundet,Marktbericht,2026`,
      { ...FLAT, ...FOUND },
    ],
    ['tabs', 'mieten', `${RENTS}\n;05315;11;12,5;14;Marktbericht;2026`.replaceAll(';', '\t'), RENT],
    ['CRLF', 'mieten', `${RENTS}\r\n;05315;11;12,5;14;Marktbericht;2026\r\n`, RENT],
    ['line ends of an old Mac', 'mieten', `${RENTS}\r;05315;11;12,5;14;Marktbericht;2026\r`, RENT],
    ['a byte order mark', 'mieten', `\ufeff${RENTS}\n;05315;11;12,5;14;Marktbericht;2026`, RENT],
    [
      "Excel's line that names the separator",
      'mieten',
      `sep=;\r\n${RENTS}\r\n;05315;11;12,5;14;Marktbericht;2026`,
      RENT,
    ],
    [
      'columns in another order and letter case, without those that may be left out',
      'mieten',
      'Stand;QUELLE;Hoch;Mittel;Niedrig;Kreis\n2026;Marktbericht;14;12,5;11;05315',
      RENT,
    ],
    [
      'white space around names and values',
      'mieten',
      ` plz ; kreis;niedrig;mittel;hoch;quelle;stand\n; 05315;11 ; 12,5;14;Marktbericht;2026 `,
      RENT,
    ],
    [
      'empty lines and lines of separators',
      'mieten',
      `\n${RENTS}\n\n;;;;;;\n;05315;11;12,5;14;Marktbericht;2026\n\n`,
      RENT,
    ],
    [
      'empty columns that a spreadsheet leaves behind',
      'mieten',
      `${RENTS};;\n;05315;11;12,5;14;Marktbericht;2026;;;`,
      RENT,
    ],
    [
      'quoted fields with separators and quotes',
      'mieten',
      `${RENTS}\n;"05315";"11";12,5;14;"Bericht ""Köln""; 2026";2026`,
      { ...RENT, source: 'Bericht "Köln"; 2026' },
    ],
    [
      'other ways of writing kind and basis',
      'preise',
      `${PRICES}\n01067;;EIGENTUMSWOHNUNG;2100,5;2500;3000;Beurkundet;Marktbericht;2026`,
      { ...FLAT, ...FOUND },
    ],
    ['spaces between thousands', 'bodenrichtwerte', `${LAND}\n50667;;1\u00a0250;BORIS;2026-01-01`, PLOT],
    ['a German day', 'bodenrichtwerte', `${LAND}\n50667;;1250;BORIS;1.1.2026`, PLOT],
    ['a quarter', 'bodenrichtwerte', `${LAND}\n50667;;1250;BORIS;q4/2026`, { ...PLOT, stand: '2026-Q4' }],
    [
      'the last day that is not in the future',
      'bodenrichtwerte',
      `${LAND}\n50667;;1250;BORIS;2026-11-21`,
      { ...PLOT, stand: '2026-11-21' },
    ],
    [
      'a number with two readings when only the one with thousands is believable',
      'preise',
      `${PRICES}\n01067;;Eigentumswohnung;2100;2.500;3000;beurkundet;Marktbericht;2026`,
      { ...FLAT, low: 2100, ...FOUND },
    ],
    ['the ends of what is believed', 'bodenrichtwerte', `${LAND}\n50667;;0,5;BORIS;2026-01-01`, { ...PLOT, mid: 0.5 }],
  ])('%s', (_, name, content, row) => {
    expect(outcome(name, content)).toEqual([row])
  })

  test('the decimals of other rows decide how a number with two readings is meant', () => {
    const rows = (other: string) =>
      outcome('bodenrichtwerte', `${LAND}\n50667;;1.250;BORIS;2026\n01067;;${other};BORIS;2026`)
    expect(rows('99,5')).toMatchObject([{ mid: 1250 }, { mid: 99.5 }])
    expect(rows('99.5')).toMatchObject([{ mid: 1.25 }, { mid: 99.5 }])
  })

  test.each<[string, number[]]>([
    ['Windows-1252', [0x4b, 0xf6, 0x6c, 0x6e, 0x20, 0x80]],
    ['UTF-8', [0x4b, 0xc3, 0xb6, 0x6c, 0x6e, 0x20, 0xe2, 0x82, 0xac]],
  ])('umlauts and the euro sign in %s', (_, source) => {
    const bytes = new TextEncoder().encode(`${LAND}\n50667;;1250;@;2026-01-01`)
    const at = bytes.indexOf(0x40)
    const content = new Uint8Array([...bytes.slice(0, at), ...source, ...bytes.slice(at + 1)])
    expect(outcome('bodenrichtwerte', content)).toEqual([{ ...PLOT, source: 'Köln €' }])
  })

  test('umlauts in the UTF-16 of spreadsheets', () => {
    const text = `\ufeff${LAND}\n50667;;1250;Köln;2026-01-01`
    const content = new Uint8Array(Uint16Array.from(text, char => char.charCodeAt(0)).buffer)
    expect(outcome('bodenrichtwerte', content)).toEqual([{ ...PLOT, source: 'Köln' }])
  })

  test('a missing low or high is set to 15 % from mid, and the source says so', () => {
    const checked = check(
      'mieten',
      `${RENTS}\n50667;;;10;;Bericht;2026\n01067;;9;10;;Bericht;2026\n50668;;9;10;11;Bericht;2026`,
    )
    expect(checked).toMatchObject({
      ok: true,
      value: {
        rows: [
          { line: 2, row: { low: 8.5, high: 11.5, source: 'Bericht (Spanne ±15\u00a0% angenommen)' } },
          { line: 3, row: { low: 9, high: 11.5, source: 'Bericht (Spanne ±15\u00a0% angenommen)' } },
          { line: 4, row: { low: 9, high: 11, source: 'Bericht' } },
        ],
        notes: [expect.stringContaining('Zeile 2 und 1 weitere: niedrig oder hoch fehlt.')],
      },
    })
  })

  test('a PLZ that we do not know, among those that we know, is taken with a note', () => {
    expect(check('bodenrichtwerte', `${LAND}\n50600;;1250;BORIS;2026`)).toMatchObject({
      ok: true,
      value: {
        rows: [{ row: { plz: '50600' } }],
        notes: ['Zeile 2: die PLZ steht nicht in unserer Tabelle der PLZ. Prüfen Sie, ob sie stimmt.'],
      },
    })
  })
})
