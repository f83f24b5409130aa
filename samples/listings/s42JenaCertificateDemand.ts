import { energyCertificate } from '../layouts/energyCertificate.ts'
import type { Sample } from '../sample.ts'

export const jenaCertificateDemand: Sample = {
  file: 's42-jena-energieausweis-bedarf.pdf',
  about:
    'Energieausweis alone (Bedarf): refused as a listing, its energy facts kept; both kinds named, primary energy beside',
  kind: 'energieausweis',
  status: 'abgelehnt',
  facts: {
    baujahr: 1936,
    plz: '07743',
    ort: 'Jena',
    strasse: 'Nordlicht 28',
    objektart: 'Mehrfamilienhaus',
    energiekennwert: 148.6,
    energieklasse: 'E',
    energieausweisArt: 'Bedarf',
    energieausweisGueltigBis: '21.01.2035',
    energietraeger: 'Erdgas E',
    heizungBaujahr: 2009,
    einheiten: 6,
  },
  accept: {
    energietraeger: ['Erdgas', 'Gas'],
    nutzflaeche: [612.4],
    objektart: [null],
    strasse: [null],
    einheiten: [null],
    exposeDatum: ['22.01.2025'],
    heizung: ['Gas', 'Erdgas', 'Gas-Zentralheizung'],
    objektnummer: ['TH-2025-004418230'],
  },
  scan: false,
  make: async press =>
    press.print(
      energyCertificate({
        kind: 'Bedarf',
        until: '21.01.2035',
        number: 'TH-2025-004418230',
        building: [
          ['Gebäudetyp', 'Mehrfamilienhaus'],
          ['Adresse', 'Nordlicht 28, 07743 Jena'],
          ['Gebäudeteil', 'ganzes Gebäude'],
          ['Baujahr Gebäude', '1936'],
          ['Baujahr Wärmeerzeuger', '2009'],
          ['Anzahl der Wohnungen', '6'],
          ['Gebäudenutzfläche (A<sub>N</sub>)', '612,4 m² ☐ nach § 82 GEG aus der Wohnfläche ermittelt'],
          ['Wesentliche Energieträger für Heizung', 'Erdgas E'],
          ['Wesentliche Energieträger für Warmwasser', 'Erdgas E'],
          ['Erneuerbare Energien', 'keine'],
          ['Art der Lüftung', '☒ Fensterlüftung ☐ Lüftungsanlage'],
        ],
        value: '148,6',
        primary: '163,5',
        grade: 'E',
        more: '<p>Anforderungen gemäß GEG: Primärenergiebedarf Ist-Wert 163,5 kWh/(m²·a), Anforderungswert 88,1 kWh/(m²·a). Treibhausgasemissionen 35,7 kg CO<sub>2</sub>-Äquivalent/(m²·a).</p>',
        issuer:
          'Planungsbüro Saaleblick, Dipl.-Ing. (FH) Uta Gründel<br>Ziegenhainer Aussicht 4, 07749 Jena<br>Ausgestellt am 22.01.2025',
      }),
      { margin: { top: '12mm', right: '15mm', bottom: '12mm', left: '18mm' } },
    ),
}
