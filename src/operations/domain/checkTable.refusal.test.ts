import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { checkTable } from './checkTable.ts'
import { faultReport } from './lineFault.ts'
import { MAX_BYTES, type TableName } from './tableForm.ts'

const TODAY = calendarDate('2026-11-21')
const PRICES = 'plz;kreis;art;niedrig;mittel;hoch;basis;quelle;stand'
const RENTS = 'plz;kreis;niedrig;mittel;hoch;quelle;stand'
const LAND = 'plz;kreis;wert;quelle;stand'

/** The report of the faults; the rows where there is none, so that a test which expects faults fails. */
function faultsOf(name: TableName, content: string | Uint8Array): unknown {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const checked = checkTable(name, bytes, TODAY)
  return checked.ok ? checked.value.rows : faultReport(checked.failure)
}

describe('a bad file is refused', () => {
  const price = (row: string) => `${PRICES}\n${row}`
  const land = (row: string) => `${LAND}\n${row}`

  test.each<[string, TableName, string, string]>([
    ['nothing in it', 'preise', '', 'Die Datei ist leer.'],
    ['white space only', 'preise', ' \n\n', 'Die Datei ist leer.'],
    ['separators only', 'preise', ';;\n', 'Die Datei ist leer.'],
    ['no rows', 'preise', PRICES, 'Unter der Kopfzeile steht keine Zeile.'],
    [
      'no header',
      'preise',
      '50667;;Reihenhaus;1;2;3;angebot;x;2026',
      'Die erste Zeile muss die Namen der Spalten enthalten.',
    ],
    ['an Excel file', 'preise', 'PK\u0003\u0004…', 'Excel'],
    ['a PDF', 'preise', '%PDF-1.7', 'PDF-Datei'],
    ['binary content', 'preise', 'plz\0', 'keine Textdatei'],
    [
      'umlauts that were broken before',
      'bodenrichtwerte',
      land('50667;;1250;MÃ¼nchen;2026'),
      'Die Umlaute sind beschädigt („…67;;1250;MÃ¼nchen;20…“)',
    ],
    [
      'an unknown column',
      'bodenrichtwerte',
      `${LAND};ort\n50667;;1250;BORIS;2026;Köln`,
      'Zeile 1: Die Spalte „ort“ ist unbekannt.',
    ],
    [
      'a column twice',
      'bodenrichtwerte',
      `${LAND};Wert\n50667;;1250;BORIS;2026;1`,
      'Zeile 1: Die Spalte „wert“ steht mehrmals',
    ],
    ['a missing column', 'bodenrichtwerte', 'plz;wert;stand\n50667;1250;2026', 'Zeile 1: Die Spalte „quelle“ fehlt.'],
    ['no column for the place', 'bodenrichtwerte', 'wert;quelle;stand\n1250;BORIS;2026', '„plz“ oder „kreis“'],
    [
      'too few fields',
      'bodenrichtwerte',
      land('50667;;1250;BORIS'),
      'Zeile 2: Die Zeile hat 4 Felder, die Kopfzeile 5.',
    ],
    [
      'decimals that are taken for separators',
      'bodenrichtwerte',
      'plz,wert,quelle,stand\n50667,12,50,BORIS,2026',
      'Zeile 2: „2026“ steht unter keiner Spalte. Ist das Trennzeichen ein Komma',
    ],
    [
      'text under no column',
      'bodenrichtwerte',
      `${LAND};\n50667;;1250;BORIS;2026;x`,
      'Zeile 2: „x“ steht unter keiner Spalte.',
    ],
    [
      'a quote that is never closed',
      'bodenrichtwerte',
      land('50667;;1250;"BORIS;2026\n50668;;1;x;2026'),
      'Zeile 2: Ein Anführungszeichen wird geöffnet',
    ],
    [
      'text behind a quote',
      'bodenrichtwerte',
      land('50667;;1250;"BORIS"x;2026'),
      'Zeile 2: Nach dem schließenden Anführungszeichen',
    ],
    [
      'both places',
      'bodenrichtwerte',
      land('50667;05315;1250;BORIS;2026'),
      'Zeile 2: plz und kreis sind beide ausgefüllt.',
    ],
    ['no place', 'bodenrichtwerte', land(';;1250;BORIS;2026'), 'Zeile 2: plz und kreis sind beide leer.'],
    ['a PLZ without its zero', 'bodenrichtwerte', land('1067;;1250;BORIS;2026'), 'vermutlich ist 01067 gemeint'],
    ['a PLZ that is none', 'bodenrichtwerte', land('D-50667;;1250;BORIS;2026'), '„D-50667“ ist keine PLZ.'],
    ['a PLZ far from any other', 'bodenrichtwerte', land('00000;;1250;BORIS;2026'), 'Die PLZ 00000 gibt es nicht.'],
    [
      'a Kreis that is none',
      'bodenrichtwerte',
      land(';05999;1250;BORIS;2026'),
      'Einen Kreis mit dem Schlüssel 05999 gibt es heute nicht.',
    ],
    ['a Kreis without its zero', 'bodenrichtwerte', land(';5315;1250;BORIS;2026'), 'vermutlich ist 05315 gemeint'],
    [
      'a Kreis by name',
      'bodenrichtwerte',
      land(';München;1250;BORIS;2026'),
      'Für München: 09162 (Stadt) oder 09184 (Landkreis).',
    ],
    ['a Gemeinde', 'bodenrichtwerte', land(';09184112;1250;BORIS;2026'), 'Nennen Sie den Kreis: 09184 (München).'],
    [
      'an unknown kind',
      'preise',
      price('50667;;Villa;1000;2000;3000;angebot;x;2026'),
      'Zeile 2: art „Villa“ ist unbekannt. Erlaubt: Eigentumswohnung',
    ],
    [
      'an unknown basis',
      'preise',
      price('50667;;Reihenhaus;1000;2000;3000;geschätzt;x;2026'),
      'basis „geschätzt“ ist unbekannt. Erlaubt: angebot, beurkundet.',
    ],
    [
      'a price that is no number',
      'preise',
      price('50667;;Reihenhaus;;ab 2000;;angebot;x;2026'),
      'mittel „ab 2000“ ist keine Zahl.',
    ],
    ['an empty figure', 'preise', price('50667;;Reihenhaus;1000;;3000;angebot;x;2026'), 'mittel ist leer.'],
    [
      'a price of a whole home',
      'preise',
      price('50667;;Reihenhaus;;450.000,00;;angebot;x;2026'),
      '200\u00a0€ bis 40.000\u00a0€. Gemeint ist der Kaufpreis je m² Wohnfläche, nicht der Gesamtpreis.',
    ],
    [
      'the price of a whole home with a sign between thousands, which is no price of 450',
      'preise',
      price('50667;;Reihenhaus;;450.000;;angebot;x;2026'),
      'mittel „450.000“ ist mehrdeutig. Schreiben Sie 450000 oder 450. Gemeint ist der Kaufpreis je m² Wohnfläche',
    ],
    [
      'a rent with three decimals where nothing shows the sign',
      'mieten',
      `${RENTS}\n50667;;;8.500;;x;2026`,
      'mittel „8.500“ ist mehrdeutig. Schreiben Sie 8500 oder 8,50.',
    ],
    [
      'a price below what is believed',
      'preise',
      price('50667;;Reihenhaus;;199,99;;angebot;x;2026'),
      'mittel „199,99“ liegt nicht zwischen',
    ],
    [
      'a rent of a whole flat',
      'mieten',
      `${RENTS}\n50667;;;850;;x;2026`,
      'Gemeint ist die Nettokaltmiete je m² Wohnfläche im Monat.',
    ],
    [
      'a negative figure',
      'bodenrichtwerte',
      land('50667;;-5;BORIS;2026'),
      'wert „-5“ liegt nicht zwischen 0,50\u00a0€ bis 60.000\u00a0€.',
    ],
    [
      'a number with two believable readings',
      'bodenrichtwerte',
      land('50667;;1.250;BORIS;2026'),
      'wert „1.250“ ist mehrdeutig. Schreiben Sie 1250 oder 1,25.',
    ],
    [
      'a number with three decimals after a comma',
      'bodenrichtwerte',
      land('50667;;1,250;BORIS;2026'),
      'wert „1,250“ ist mehrdeutig. Schreiben Sie 1250 oder 1,25.',
    ],
    [
      'low above mid',
      'preise',
      price('50667;;Reihenhaus;2100;2000;3000;angebot;x;2026'),
      'niedrig „2100“, mittel „2000“, hoch „3000“: niedrig darf nicht über mittel',
    ],
    ['high below mid', 'mieten', `${RENTS}\n50667;;9;10;9,5;x;2026`, 'hoch nicht darunter'],
    ['no source', 'bodenrichtwerte', land('50667;;1250; ;2026'), 'Zeile 2: quelle ist leer.'],
    [
      'a source of two lines',
      'bodenrichtwerte',
      land('50667;;1250;"BORIS\nNRW";2026'),
      'quelle enthält einen Zeilenumbruch',
    ],
    [
      'a source as long as a page',
      'bodenrichtwerte',
      land(`50667;;1250;${'x'.repeat(201)};2026`),
      'quelle ist länger als 200 Zeichen.',
    ],
    ['no Stand', 'bodenrichtwerte', land('50667;;1250;BORIS;'), 'stand ist leer.'],
    [
      'a Stand that is none',
      'bodenrichtwerte',
      land('50667;;1250;BORIS;Mai 2026'),
      'stand „Mai 2026“ ist keine Zeitangabe.',
    ],
    [
      'a day that does not exist',
      'bodenrichtwerte',
      land('50667;;1250;BORIS;30.02.2026'),
      'stand „30.02.2026“ ist keine Zeitangabe.',
    ],
    ['a year in the future', 'bodenrichtwerte', land('50667;;1250;BORIS;2027'), 'stand „2027“ liegt in der Zukunft.'],
    ['tomorrow', 'bodenrichtwerte', land('50667;;1250;BORIS;22.11.2026'), 'stand „22.11.2026“ liegt in der Zukunft.'],
    [
      'a quarter in the future',
      'bodenrichtwerte',
      land('50667;;1250;BORIS;2027-Q1'),
      'stand „2027-Q1“ liegt in der Zukunft.',
    ],
    [
      'a Stand of another age',
      'bodenrichtwerte',
      land('50667;;1250;BORIS;1926'),
      'stand „1926“ liegt vor dem Jahr 2000.',
    ],
    [
      'a place twice',
      'bodenrichtwerte',
      land('50667;;1250;BORIS;2026\n01067;;900;BORIS;2026\n50667;;1300;BORIS;2026'),
      'Zeile 4: PLZ 50667 steht schon in Zeile 2.',
    ],
    [
      'a place and kind twice, by different basis',
      'preise',
      price(';05315;Reihenhaus;;2000;;angebot;x;2026\n;05315;reihenhaus;;1900;;beurkundet;x;2026'),
      'Zeile 3: Kreis 05315 (Köln), Reihenhaus steht schon in Zeile 2.',
    ],
  ])('%s', (_, name, content, report) => {
    const faults = faultsOf(name, content)
    expect(faults).toEqual(expect.stringContaining(report))
    expect(String(faults).split('\n')).toHaveLength(1)
  })

  test('a file that is too large, before it is read', () => {
    expect(faultsOf('preise', new Uint8Array(MAX_BYTES + 1))).toBe('Die Datei ist größer als 10\u00a0MB.')
  })

  test('a field of ten megabytes, in the time of any other', { timeout: 5000 }, () => {
    const long = 'x'.repeat(MAX_BYTES - 100)
    expect(faultsOf('bodenrichtwerte', `${LAND}\n50667;;1250;${long};2026`)).toBe(
      'Zeile 2: quelle ist länger als 200 Zeichen.',
    )
    expect(faultsOf('bodenrichtwerte', `${LAND}\n50667;;${'1.'.repeat(4e6)};x;2026`)).toMatch(
      /^Zeile 2: wert „[1.]{40}…“ ist keine Zahl/,
    )
  })

  test('too many rows', () => {
    expect(faultsOf('bodenrichtwerte', `${LAND}\n${'50667;;1;x;2026\n'.repeat(200_001)}`)).toContain(
      'mehr als 200.000 Zeilen',
    )
  })
})

describe('all faults', () => {
  test('of header and rows are told at once, in the order of lines, where an editor shows them', () => {
    const file = `${PRICES};ort\n1067;;Villa;;3;;?;;2027;\n\n50667;;Reihenhaus;;"2000\n";;angebot;x;2026;\n00123;;Reihenhaus;;2000;;angebot;x;2026;`
    const lines = String(faultsOf('preise', file)).split('\n')
    expect(lines.map(line => line.slice(0, 24))).toEqual([
      'Zeile 1: Die Spalte „ort',
      'Zeile 2: Die PLZ „1067“ ',
      'Zeile 2: quelle ist leer',
      'Zeile 2: stand „2027“ li',
      'Zeile 2: art „Villa“ ist',
      'Zeile 2: basis „?“ ist u',
      'Zeile 2: mittel „3“ lieg',
      'Zeile 6: Die PLZ 00123 g',
    ])
  })

  test('are counted, the first 50 shown', () => {
    const lines = String(faultsOf('bodenrichtwerte', `${LAND}\n${'50667;;?;BORIS;2026\n'.repeat(60)}`)).split('\n')
    expect(lines).toHaveLength(51)
    expect(lines.at(-1)).toBe('… und 69 weitere.')
  })
})
