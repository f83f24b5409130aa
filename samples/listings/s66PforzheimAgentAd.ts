import { marketAd } from '../layouts/marketAd.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const pforzheimAgentAd: Sample = {
  file: 's66-pforzheim-anzeige-makler.pdf',
  about: 'Commercial ad: fee "Mit Provision" without a figure, 99 storeys, agent in another town, many capital letters',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 219000,
    wohnflaeche: 83,
    zimmer: 3,
    badezimmer: 1,
    baujahr: 1966,
    plz: '75172',
    ort: 'Pforzheim',
    objektart: 'Etagenwohnung',
    hausgeldMonat: 290,
    energiekennwert: 118,
    energieklasse: 'D',
    energieausweisArt: 'Verbrauch',
    energietraeger: 'Gas',
    heizung: 'Gas-Zentralheizung',
    etage: '2. OG',
    aufzug: false,
    balkon: true,
    keller: true,
    stellplatz: 'Stellplatz',
    vermietet: false,
    bezugsfreiAb: 'sofort',
    zustand: 'renoviert',
    letzteModernisierung: 2025,
    anbieterArt: 'Makler',
    objektnummer: '1226-PF',
  },
  accept: {
    objektart: ['Eigentumswohnung', 'Wohnung'],
    energietraeger: ['Erdgas'],
    heizung: ['Zentralheizung', 'Gasheizung'],
    etage: ['2', '2. Obergeschoss'],
    stellplatz: ['Garage/Stellplatz', 'Außenstellplatz', 'Stellplatz im Hof', '1 Stellplatz'],
    vermietet: [null],
    ort: ['Baden-Württemberg - Pforzheim'],
    exposeDatum: ['05.11.2026'],
    bezugsfreiAb: ['ab sofort', 'November 2026', 'SOFORT'],
    zustand: ['frisch renoviert', 'modernisiert', 'komplett renoviert'],
    letzteModernisierung: [null],
    badezimmer: [null],
  },
  scan: false,
  make: async press =>
    press.print(
      marketAd({
        title: '*** SCHICKE 3-ZI-WOHNUNG *** BALKON *** STELLPLATZ *** SOFORT FREI ***',
        price: '219.000 €',
        place: '75172 Baden-Württemberg - Pforzheim',
        date: '05.11.2026',
        photo: await photo('wohnen', 66, 480),
        facts: [
          ['Wohnfläche', '83 m²'],
          ['Zimmer', '3'],
          ['Badezimmer', '1'],
          ['Etage', '2'],
          ['Etagen', '99'],
          ['Wohnungstyp', 'Etagenwohnung'],
          ['Baujahr', '1966'],
          ['Verfügbar ab', 'November 2026'],
          ['Provision', 'Mit Provision'],
          ['Online-Besichtigung', 'Möglich'],
        ],
        tags: ['Balkon', 'Keller', 'Garage/Stellplatz', 'Dusche'],
        text: `<p>HIER LOHNT SICH EIN ZWEITER BLICK!!</p><p>✔ 2025 komplett renoviert (Böden, Türen, Bad, Elektrounterverteilung)<br>✔ 2. Obergeschoss, KEIN Aufzug<br>✔ Westbalkon ca. 7 m²<br>✔ Stellplatz im Hof inklusive<br>✔ Kellerraum + Bühnenanteil<br>✔ Hausgeld ca. 290,- € inkl. Heizung und Rücklage<br>✔ sofort beziehbar</p>
        <p>Das Haus verfügt über eine Gas-Zentralheizung. Energieausweis: V, 118 kWh/(m²a), Gas, Bj. 1966, Klasse D.</p>
        <p>Die Wohnung wurde zuletzt für 950 € warm vermietet und eignet sich daher auch als Kapitalanlage. Wir finanzieren ab 0 € Eigenkapital!!! Monatsrate ab 899 € – sprechen Sie uns an.</p>
        <p>Es fällt eine Käuferprovision an, Details auf Anfrage. Objekt-Nr. 1226-PF</p>`,
        seller:
          'TopLiving Immobilien · Gewerblicher Nutzer · Aktiv seit 23.08.2021 · 34 Anzeigen online<br>Impressum: TopLiving UG (haftungsbeschränkt), Königsbautenstraße 118, 70174 Stuttgart, GF: D. Kaya, HRB 700999',
      }),
      { margin: { top: '12mm', right: '16mm', bottom: '14mm', left: '16mm' } },
    ),
}
