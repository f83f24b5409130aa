import { foot } from '../layouts/listing.ts'
import { fourColumns } from '../layouts/tables.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const bonnRental: Sample = {
  file: 's12-bonn-mietwohnung.pdf',
  about: 'A flat to let in a sale-like layout, with a sales advertisement of the broker in the foot: must be refused',
  kind: 'mietangebot',
  status: 'abgelehnt',
  facts: null,
  scan: false,
  make: async press =>
    press.print(
      fourColumns({
        title: 'Zu vermieten: Sonnige 3-Zimmer-Wohnung mit Balkon in Bonn-Endenich',
        teaser: 'Frei ab 01.12.2026, langfristig an ruhige Mieter',
        look: { font: 'Nimbus Sans', colour: '#3e6b3a' },
        firm: {
          name: 'Rheinbogen Hausverwaltung & Immobilien',
          claim: 'Vermietung',
          person: 'Nadine Schievelbusch',
          street: 'Pützgasse 30',
          town: '53115 Bonn',
          phone: '0228 555 76 21',
          mail: 'vermietung@rheinbogen.example',
          imprint:
            'Sie möchten Ihre Immobilie verkaufen? Wir ermitteln kostenfrei den Kaufpreis, der am Markt erzielbar ist. Für Verkäufer fällt bei uns nur eine Courtage von 2,38 % an. Diese Mitteilung ist kein Angebot auf Abschluss eines Mietvertrages. Es wird keine Mieterprovision erhoben (Bestellerprinzip).',
        },
        photos: await Promise.all([photo('block', 17, 640), photo('wohnen', 17), photo('bad', 2)]),
        facts: [
          ['Kaltmiete', '1.045,00 €'],
          ['Wohnfläche', '79,80 m²'],
          ['Nebenkosten', '165,00 €'],
          ['Zimmer', '3'],
          ['Heizkosten', '95,00 €'],
          ['Etage', '2. OG'],
          ['Gesamtmiete', '1.305,00 €'],
          ['Balkon', 'ja'],
          ['Kaution', '3.135,00 €'],
          ['Baujahr', '1989'],
          ['Verfügbar ab', '01.12.2026'],
          ['PLZ/Ort', '53121 Bonn'],
          ['Haustiere', 'nach Absprache'],
          ['Energie', '94 kWh/(m²a), Klasse C'],
        ],
        passages: [
          {
            heading: 'Die Wohnung',
            text: `<p>Die helle Wohnung verfügt über drei gut geschnittene Zimmer, eine Küche mit Platz für einen Esstisch, ein Tageslichtbad und einen Westbalkon. Die Böden sind mit Laminat belegt. Ein Kellerraum gehört dazu, ein Außenstellplatz kann für 45 € monatlich angemietet werden.</p>`,
          },
          {
            heading: 'Wen wir suchen',
            text: `<p>Bitte schicken Sie uns mit Ihrer Anfrage eine kurze Selbstauskunft und die letzten drei Gehaltsnachweise. Der Mietvertrag wird unbefristet geschlossen, eine Staffelmiete ist nicht vorgesehen.</p>`,
          },
        ],
      }),
      {
        margin: { top: '14mm', right: '15mm', bottom: '16mm', left: '15mm' },
        footer: foot('Rheinbogen · Pützgasse 30 · 53115 Bonn'),
      },
    ),
}
