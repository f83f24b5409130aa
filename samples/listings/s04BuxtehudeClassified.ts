import { classified } from '../layouts/classified.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const buxtehudeClassified: Sample = {
  file: 's04-buxtehude-kleinanzeige.pdf',
  about:
    'Classified-ads page: VB price, ticks, all-lower-case description, prices of others beside it, line with the date "Heute"',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 379000,
    wohnflaeche: 124,
    grundstuecksflaeche: 268,
    zimmer: 5,
    schlafzimmer: 3,
    badezimmer: 2,
    baujahr: 1994,
    plz: '21614',
    ort: 'Buxtehude',
    objektart: 'Reihenendhaus',
    heizung: 'Gasheizung',
    heizungBaujahr: 2018,
    energietraeger: 'Gas',
    etagenzahl: 2,
    terrasse: true,
    garten: true,
    keller: false,
    einbaukueche: true,
    stellplatz: 'Carport',
    kaeuferprovision: 0,
    bezugsfreiAb: '01.02.2027',
    letzteModernisierung: 2022,
    anbieterArt: 'privat',
    objektnummer: '2987104456',
    zustand: 'gepflegt',
    erbbaurecht: false,
  },
  accept: {
    ort: ['Niedersachsen - Buxtehude'],
    objektart: ['Reihenhaus', 'Haus'],
    stellplatz: ['Garage/Stellplatz', 'Carport + Stellplatz', 'Carport und Stellplatz'],
    bezugsfreiAb: ['Februar 2027'],
    heizung: ['Gastherme', 'Gas-Zentralheizung', 'Gas'],
    objektnummer: [null],
    letzteModernisierung: [2018, null],
    vermietet: [false],
    zustand: [null],
    etagenzahl: [null],
    exposeDatum: ['14.09.2026'],
    energietraeger: ['Erdgas'],
  },
  scan: false,
  make: async press =>
    press.print(
      classified({
        title: 'Reihenendhaus Buxtehude 5 Zi. mit Garten + Carport OHNE MAKLER',
        price: '379.000 € VB',
        place: '21614 Niedersachsen - Buxtehude',
        date: '14.09.2026',
        views: '1318',
        id: '2987104456',
        photos: [await photo('haus', 14), await photo('wohnen', 9)],
        facts: [
          ['Wohnfläche', '124 m²'],
          ['Zimmer', '5'],
          ['Schlafzimmer', '3'],
          ['Badezimmer', '2'],
          ['Etagen', '2'],
          ['Haustyp', 'Reihenendhaus'],
          ['Grundstücksfläche', '268 m²'],
          ['Baujahr', '1994'],
          ['Provision', 'Keine zusätzliche Käuferprovision'],
          ['Verfügbar ab', 'Februar 2027'],
        ],
        ticks: ['Terrasse', 'Einbauküche', 'Badewanne', 'Gäste-WC', 'Garten/-mitnutzung', 'Garage/Stellplatz'],
        text: `<p>moin zusammen,<br>wir verkaufen unser gepflegtes reihenendhaus, weil wir in die nähe der enkel ziehen. bj 94, 268qm eigenland, kein erbbau!</p>
        <p>EG: wohn/esszimmer mit ausgang zur terrasse, küche (EBK von 2022 bleibt drin), gäste-wc, HWR<br>OG: 3 schlafzimmer, vollbad<br>DG: studio mit duschbad ca. 24 qm, ist in den 124 qm schon drin</p>
        <p>gastherme 2018 neu, bäder 2022 gemacht. keller hat das haus nicht, dafür spitzboden und schuppen. carport + 1 stellplatz davor. S-bahn hamburg 9 min zu fuß.</p>
        <p>auszug spätestens ende januar 2027, übergabe dann 01.02.2027. besichtigung gern am wochenende. KEINE MAKLERANFRAGEN, bei &quot;was ist letzte preis&quot; antworte ich nicht ;-)</p>`,
        seller: '<b>Thorge M.</b><br>Privater Nutzer<br>Aktiv seit 03.05.2017<br>TOP Zufriedenheit',
        others: [
          ['Doppelhaushälfte 4 Zi. 21635 Jork, 110 m²', '425.000 €'],
          ['Resthof Nähe Stade, 2.900 m² Grund', '298.000 € VB'],
          ['Ferienhaus Nordsee 62 m²', '149.900 €'],
          ['3-Zi-Wohnung 22844 Norderstedt', '980 € warm'],
        ],
      }),
      {
        margin: { top: '10mm', right: '12mm', bottom: '14mm', left: '12mm' },
        footer: `<div style="font:7px 'DejaVu Sans';width:100%;margin:0 10mm;color:#666">https://www.regionalmarkt.example/s-anzeige/2987104456-208-2806 &nbsp;&nbsp; 16.09.26, 20:41</div>`,
      },
    ),
}
