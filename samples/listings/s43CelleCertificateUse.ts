import { energyCertificate } from '../layouts/energyCertificate.ts'
import { scanned } from '../paper/scan.ts'
import type { Sample } from '../sample.ts'

export const celleCertificateUse: Sample = {
  file: 's43-celle-energieausweis-verbrauch-scan.pdf',
  about: 'Energieausweis alone (Verbrauch) as a scan: years of consumption with kWh figures as traps',
  kind: 'energieausweis',
  status: 'abgelehnt',
  facts: {
    baujahr: 1991,
    plz: '29221',
    ort: 'Celle',
    strasse: 'Allergarten 5',
    objektart: 'Mehrfamilienhaus',
    energiekennwert: 87.3,
    energieklasse: 'C',
    energieausweisArt: 'Verbrauch',
    energieausweisGueltigBis: '03.05.2033',
    energietraeger: 'Fernwärme',
    heizungBaujahr: 2002,
    einheiten: 8,
  },
  accept: {
    nutzflaeche: [701],
    objektart: [null],
    strasse: [null],
    einheiten: [null],
    heizung: ['Fernwärme'],
    exposeDatum: ['04.05.2023'],
    objektnummer: ['NI-2023-004377120'],
  },
  scan: true,
  make: async press => {
    const pdf = await press.print(
      energyCertificate({
        kind: 'Verbrauch',
        until: '03.05.2033',
        number: 'NI-2023-004377120',
        building: [
          ['Gebäudetyp', 'Mehrfamilienhaus'],
          ['Adresse', 'Allergarten 5, 29221 Celle'],
          ['Baujahr Gebäude', '1991'],
          ['Baujahr Wärmeerzeuger', '2002'],
          ['Anzahl Wohnungen', '8'],
          ['Gebäudenutzfläche', '701 m²'],
          ['Wesentliche Energieträger', 'Fernwärme'],
        ],
        value: '87,3',
        primary: '61,1',
        grade: 'C',
        more: '<table><tr><td>Zeitraum</td><td>Energieträger</td><td>Verbrauch kWh</td><td>Klimafaktor</td></tr><tr><td>2020</td><td>Fernwärme</td><td>58.420</td><td>1,11</td></tr><tr><td>2021</td><td>Fernwärme</td><td>63.905</td><td>1,02</td></tr><tr><td>2022</td><td>Fernwärme</td><td>55.180</td><td>1,15</td></tr></table>',
        issuer: 'Messdienst Südheide GmbH, B. Alpers<br>Gewerbeweg 1, 29320 Südheide<br>Ausstellungsdatum 04.05.2023',
      }),
      { margin: { top: '12mm', right: '15mm', bottom: '12mm', left: '18mm' } },
    )
    return scanned(pdf, { dpi: 150, skew: -1.2, noise: 9, seed: 43 })
  },
}
