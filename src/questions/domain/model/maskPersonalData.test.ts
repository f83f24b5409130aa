import { expect, test } from 'vitest'
import { masked as maskedAgain, maskPersonalData, unmask } from './maskPersonalData.ts'

function mask(text: string, ownStreet: string | null = null) {
  const { pieces, originals } = maskPersonalData([text], ownStreet)
  return { text: pieces[0] ?? '', originals }
}

const BLOCKS: [name: string, text: string, personal: string[]][] = [
  [
    'a broker with title, role, phone, mobile phone and mail',
    `Ihre Ansprechpartnerin\nFrau Dr. Katrin Müller-Thurgau\nImmobilienkauffrau (IHK)\nTel.: +49 (0)89 / 12 34 56-78\nMobil 0171-2345678\nE-Mail: k.mueller-thurgau@makler-muenchen.de\nwww.makler-muenchen.de`,
    ['Katrin', 'Thurgau', '12 34 56', '2345678', '@', 'makler-muenchen'],
  ],
  [
    'a private seller in running text',
    'Verkauft wird von privat. Bitte rufen Sie Herrn Öztürk unter 0 40/55 66 77 88 an oder schreiben Sie an familie.oeztuerk@web.de. Familie Öztürk zeigt das Haus gern.',
    ['Öztürk', '55 66', '@web'],
  ],
  [
    'a name alone in the line above the phone',
    'Besichtigung\nGundula Wackernagel\nTelefon 0711 998877\nWir freuen uns auf Sie.',
    ['Gundula', 'Wackernagel', '998877'],
  ],
  [
    'owner, tenant and manager behind labels',
    'Eigentümer: Hans-Peter von der Heide\nMieter: Aylin Demir\nVerwalter ¦ Rolf Zander, Am Alten Markt 3, 50667 Köln\nGeschäftsführer: Jens Ott und Mara Ott',
    ['Heide', 'Demir', 'Zander', 'Alten Markt 3', 'Jens', 'Mara'],
  ],
  [
    'a bank account for the reservation fee',
    'Reservierung auf das Konto von Petra Lindner, IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX',
    ['Lindner', '3704', '0532'],
  ],
  [
    'a letterhead with street and fax',
    'Maklerbüro Sonnwend · Kölner Straße 12a · 80331 München · Fax 089-99 88 77 · info (at) sonnwend.de',
    ['Straße 12a', '99 88 77', 'sonnwend.de'],
  ],
  [
    'a mail address that names a person mentioned elsewhere',
    'Fragen beantwortet Yıldırım Korkmaz.\nyildirim.korkmaz@haus.de\nGern zeigt Berthold Mueller Ihnen alles: berthold.mueller@haus.de',
    ['Berthold', 'Mueller'],
  ],
  [
    'streets of several forms',
    'Lindenstr. 5, An der Alster 7-9, Karl-Marx-Allee 33, MARXSTRASSE 12',
    ['5', '7', '33', '12'],
  ],
  [
    'a street that is known by the town behind it, and a mail address cut off by the line',
    'Neiße Altbau GmbH, Postplatzpfortl 4, 02827 Görlitz. Vertrieb: Rico Menzel\nmenzel@neisse-\naltbau.example',
    ['Postplatzpfortl', 'Rico', 'menzel@'],
  ],
]

test.each(BLOCKS)('takes personal data out of %s', (_, text, personal) => {
  const { text: masked, originals } = mask(text)
  const rest = masked.replace(/\[\p{L}[\p{L}-]* \d+\]/gu, '')
  for (const part of personal) expect(rest).not.toContain(part)
  expect(unmask(masked, originals)).toBe(text)
})

test('gives the same person and the same number the same placeholder, by kind', () => {
  const { text, originals } = mask(
    'Frau Berger, Tel. 089 123456. Frau Berger zeigt die Wohnung. Tel. 089 123456. Herr Vogt ist im Urlaub.',
  )
  expect(text).toBe(
    'Frau [Name 1], Tel. [Telefon 1]. Frau [Name 1] zeigt die Wohnung. Tel. [Telefon 1]. Herr [Name 2] ist im Urlaub.',
  )
  expect([...originals]).toEqual([
    ['[Name 1]', 'Berger'],
    ['[Telefon 1]', '089 123456'],
    ['[Name 2]', 'Vogt'],
  ])
})

test('does not take a thing for the person of the same name', () => {
  expect(mask('Frau Garten verkauft ein Haus. Hinter dem Haus liegt der Garten.').text).toBe(
    'Frau [Name 1] verkauft ein Haus. Hinter dem Haus liegt der Garten.',
  )
})

test.each([
  'Kaufpreis 245.000 € zzgl. 3,57 % Käuferprovision, Hausgeld 312,40 €',
  'Wohnfläche ca. 86,5 m², Baujahr 1988, 3 Zimmer, Stellplatz 12, Parkplatz 3',
  'Energieausweis gültig bis 20.12.2027, erstellt am 01.02.2018',
  'Zeitraum 01.01.2016 - 31.12.2018, Endenergie 89 kWh/(m²·a)',
  'Die Fenster im Wohnzimmer wurden 2015 erneuert. Der Garten ist nach Süden gerichtet.',
  'Zur Bushaltestelle Am Markt sind es 5 Minuten, zum Park 300 m.',
  'Im Jahr 2019 wurde das Dach gedeckt, im Juli 2021 die Heizung erneuert.',
  'Grundbuch von Köln, Blatt 4711, Flur 12, Flurstück 345/6',
])('leaves what the object is about: %s', text => {
  expect(mask(text).text).toBe(text)
})

test.each([
  'Anna ',
  'Am Aa-Bb ',
  'von ',
  '0 ',
  '(0',
  '0.',
  'a.',
  'a-b@',
  'Dr. ',
  'Frau A. ',
  'Aastr.',
  'DE12 ',
  'Makler: ',
  'Anna Berger und ',
  '\n',
])('takes no longer for 50,000 characters of "%s"', piece => {
  const begin = performance.now()
  mask(piece.repeat(50_000 / piece.length))
  expect(performance.now() - begin).toBeLessThan(2000)
})

test('the object’s own street keeps a name of its own, and its town stays', () => {
  const { text, originals } = mask(
    'Lindenstraße 12, 04157 Leipzig. Büro: Marktstraße 3, 04109 Leipzig.',
    'Lindenstraße 12',
  )
  expect(text).toBe('[Objektadresse 1], 04157 Leipzig. Büro: [Anschrift 1], 04109 Leipzig.')
  expect(unmask('[Objektadresse 1], 04157 Leipzig', originals)).toBe('Lindenstraße 12, 04157 Leipzig')
})

test('who is named in one piece is masked in all, also where a name runs on in the next piece', () => {
  const { pieces, originals } = maskPersonalData(
    ['Berger zeigt alles.', 'Ansprechpartner:', 'Jana Kurz', 'Frau Berger weiß mehr.'],
    null,
  )
  expect(pieces.join('|')).not.toMatch(/Berger|Kurz/)
  expect(maskedAgain('Auch Berger sagt es.', originals)).not.toContain('Berger')
})
