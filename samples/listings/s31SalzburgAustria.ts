import { foot } from '../layouts/listing.ts'
import { factTable } from '../layouts/tables.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const salzburgAustria: Sample = {
  file: 's31-salzburg-oesterreich.pdf',
  about: 'Austrian listing: Betriebskosten, HWB and fGEE, Nutzfläche for living area, "€ 389.000,00", Stiege and Top',
  kind: 'ausland',
  status: 'abgelehnt',
  facts: null,
  scan: false,
  make: async press =>
    press.print(
      factTable({
        title: 'Gepflegte 3-Zimmer-Wohnung mit Loggia und Gaisbergblick',
        teaser: '5020 Salzburg, Gnigl – Baurecht: nein, Eigentum',
        look: { font: 'Nimbus Sans', colour: '#a4161a' },
        firm: {
          name: 'Mönchsberg Realitäten',
          claim: 'Konzessionierte Immobilientreuhänder',
          person: 'Mag. Theresa Rettenbacher',
          street: 'Kaigasse-Durchhaus 3',
          town: '5020 Salzburg',
          phone: '+43 662 555 170',
          mail: 'rettenbacher@moenchsberg-real.example',
        },
        photos: await Promise.all([photo('block', 73, 640), photo('wohnen', 81), photo('bad', 52)]),
        facts: [
          ['Objektnummer', '1702/4451'],
          ['Objekttyp', 'Eigentumswohnung'],
          ['Adresse', 'Turnermühle 6/2/Top 11, 5020 Salzburg'],
          ['Nutzfläche', 'ca. 68,12 m²'],
          ['Zimmer', '3'],
          ['Bad', '1'],
          ['WC', '1 getrennt'],
          ['Stockwerk', '2. Stock von 4, Lift'],
          ['Loggia', 'ca. 7,4 m²'],
          ['Baujahr', '2004'],
          ['Kaufpreis', '€ 389.000,00'],
          ['Betriebskosten inkl. USt.', '€ 196,30'],
          ['Reparaturrücklage', '€ 72,10'],
          ['Gesamtbelastung', '€ 268,40'],
          ['Provision', '3 % zzgl. 20 % USt.'],
          ['Beziehbar', 'ab sofort'],
          ['HWB', '46,2 kWh/m²a'],
          ['HWB-Klasse', 'B'],
          ['fGEE', '0,98'],
          ['Energieausweis gültig bis', '19.05.2034'],
          ['Heizung', 'Fernwärme'],
        ],
        passages: [
          {
            heading: 'Beschreibung',
            text: `<p>Die gepflegte Wohnung teilt sich in Vorraum, Wohnküche mit Einbauküche, zwei Schlafzimmer, Bad und getrenntes WC. Die Loggia schaut zum Gaisberg. Ein Kellerabteil und ein Tiefgaragenplatz sind im Kaufpreis inbegriffen.</p>`,
          },
          {
            heading: 'Nebenkosten',
            text: `<p>Grunderwerbsteuer 3,5 %, Grundbucheintragung 1,1 %, Vertragserrichtung 1,5 % zzgl. USt. Der Vermittler ist als Doppelmakler tätig.</p>`,
          },
        ],
      }),
      {
        margin: { top: '14mm', right: '16mm', bottom: '16mm', left: '16mm' },
        footer: foot('Mönchsberg Realitäten GmbH · FN 000000x · 5020 Salzburg'),
      },
    ),
}
