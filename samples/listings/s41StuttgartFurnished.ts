import { portal } from '../layouts/portal.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const stuttgartFurnished: Sample = {
  file: 's41-stuttgart-moebliert-auf-zeit.pdf',
  about: 'Furnished flat to let for a time on a portal page whose similar offers are for sale: must be refused',
  kind: 'mietangebot',
  status: 'abgelehnt',
  facts: null,
  scan: false,
  make: async press =>
    press.print(
      portal({
        title: 'Möbliertes Business-Apartment auf Zeit, 1,5 Zimmer, Stuttgart-Süd',
        address: '70180 Stuttgart, Süd',
        figures: [
          ['Pauschalmiete', '1.290 €'],
          ['Zimmer', '1,5'],
          ['Wohnfläche ca.', '38 m²'],
        ],
        icons: ['Möbliert', 'Balkon', 'Einbauküche', 'WLAN'],
        groups: [
          {
            heading: 'Mietkonditionen',
            rows: [
              ['Mietdauer', '3 bis 12 Monate'],
              ['Frei ab', '15.12.2026'],
              ['Kaution', '2.000 €'],
              ['Endreinigung', '120 €'],
              ['Strom, Heizung, Internet', 'inklusive'],
              ['Etage', '3. OG'],
            ],
          },
          {
            heading: 'Gebäude',
            rows: [
              ['Baujahr', '2015'],
              ['Energiekennwert', '61 kWh/(m²a)'],
            ],
          },
        ],
        calculator: [],
        rate: '',
        passages: [
          {
            heading: 'Wohnen auf Zeit',
            text: `<p>Ideal für Projektmitarbeiter und Pendler: Das Apartment ist komplett eingerichtet, inklusive Bettwäsche und Geschirr. Befristete Vermietung, Anmeldung möglich. Für Mieter ist die Vermittlung kostenlos.</p>`,
          },
        ],
        photos: await Promise.all([photo('wohnen', 131, 640), photo('bad', 61)]),
        vendor: '<b>Kesselzimmer Wohnagentur</b> · Heusteigpassage 4, 70182 Stuttgart · Tel. 0711 555 80 20',
        scoutId: '148990012',
        similar: [
          '<b>Zum Kauf: 2-Zimmer-Wohnung</b><br>Kaufpreis 329.000 € · 55 m² · 2 Zi.<br>70178 Stuttgart',
          '<b>Zum Kauf: Apartment</b><br>Kaufpreis 198.000 € · 31 m² · 1 Zi.<br>70565 Stuttgart',
          '<b>Zur Miete: Loft</b><br>1.650 € warm · 64 m²<br>70199 Stuttgart',
        ],
      }),
      { margin: { top: '12mm', right: '14mm', bottom: '14mm', left: '14mm' } },
    ),
}
