import { portalList } from '../layouts/portalList.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const karlsruhePortal: Sample = {
  file: 's70-karlsruhe-portal-wohnung.pdf',
  about: 'Portal page by sections: "1. Geschoss", Wohnanlage, points for the equipment, whole price with the garage',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 379000,
    wohnflaeche: 88,
    zimmer: 3.5,
    schlafzimmer: 2,
    badezimmer: 1,
    baujahr: 2004,
    plz: '76185',
    ort: 'Karlsruhe',
    ortsteil: 'Mühlburg',
    objektart: 'Etagenwohnung',
    hausgeldMonat: 342,
    energiekennwert: 67,
    energieklasse: 'B',
    energieausweisArt: 'Verbrauch',
    energietraeger: 'Fernwärme',
    heizung: 'Fußbodenheizung',
    etage: '1. OG',
    etagenzahl: 5,
    aufzug: true,
    balkon: true,
    keller: true,
    einbaukueche: true,
    stellplatz: 'Tiefgaragenstellplatz',
    stellplatzPreis: 19500,
    kaeuferprovision: 3.57,
    vermietet: false,
    bezugsfreiAb: '15.01.2027',
    zustand: 'gepflegt',
    letzteModernisierung: 2021,
    anbieterArt: 'Makler',
    objektnummer: '2fk7x5d',
    einheiten: 24,
  },
  accept: {
    kaufpreis: [398500],
    etage: ['1. Geschoss', '1', '1. von 5 Geschossen'],
    heizung: ['Fernwärme', 'Zentralheizung', 'Fernwärme, Fußbodenheizung'],
    stellplatz: ['Tiefgarage', '1 Tiefgaragenstellplatz', 'TG-Stellplatz'],
    objektart: ['Wohnung', 'Eigentumswohnung'],
    objektnummer: ['KA-0615', null],
    vermietet: [null],
    ort: ['Karlsruhe-Mühlburg'],
    einheiten: [null],
    zustand: [null],
    schlafzimmer: [null],
    letzteModernisierung: [null],
    badezimmer: [null],
  },
  scan: false,
  make: async press =>
    press.print(
      portalList({
        brand: 'immoheim.example',
        colour: '#a36a00',
        title: '3,5-Zimmer-Wohnung mit Westloggia und Tiefgarage nahe Entenfang',
        address: '76185 Karlsruhe (Mühlburg), Straße nicht freigegeben',
        keyFacts: [
          ['Kaufpreis', '379.000 €'],
          ['Wohnfläche (ca.)', '88 m²'],
          ['Zimmer', '3,5'],
        ],
        sections: [
          {
            heading: 'Preise &amp; Kosten',
            rows: [
              ['Kaufpreis', '379.000 €'],
              ['Stellplatz', '19.500 €'],
              ['Preis inkl. Stellplatz', '398.500 €'],
              ['Hausgeld', '342 €'],
              ['Provision für Käufer', '3,57 % (inkl. MwSt.)'],
            ],
          },
          {
            heading: 'Die Wohnung',
            rows: [
              ['Kategorie', 'Etagenwohnung'],
              ['Geschoss', '1. Geschoss'],
              ['Bezug', 'ab 15.01.2027'],
            ],
            points: [
              'Balkon',
              'Bad mit Wanne und Fenster',
              'Einbauküche',
              'Personenaufzug',
              'Kelleranteil',
              'Abstellraum',
            ],
          },
          {
            heading: 'Wohnanlage',
            rows: [
              ['Baujahr', '2004'],
              ['Zustand', 'gepflegt'],
              ['Geschosse', '5'],
            ],
          },
          {
            heading: 'Energie &amp; Heizung',
            rows: [
              ['Energieausweistyp', 'Verbrauchsausweis'],
              ['Gebäudetyp', 'Wohngebäude'],
              ['Baujahr laut Energieausweis', '2003'],
              ['Wesentliche Energieträger', 'Fernwärme'],
              ['Endenergieverbrauch', '67,00 kWh/(m²·a) – Warmwasser enthalten'],
              ['Effizienzklasse', 'B'],
              ['Heizungsart', 'Fußbodenheizung'],
            ],
          },
        ],
        passages: [
          {
            heading: 'Beschreibung',
            text: `<p>Geschickt geschnittene Wohnung in einer Anlage mit 24 Parteien. Vom Flur gehen Wohn-Esszimmer, zwei Schlafzimmer und ein kleines Büro ab; die Loggia ist vom Wohnzimmer und von der Küche aus begehbar. 2021 wurden Parkett und Innentüren erneuert.</p><p>Der Stellplatz in der Tiefgarage wird nur zusammen mit der Wohnung verkauft. Derzeit nutzen die Eigentümer die Wohnung selbst.</p>`,
          },
          {
            heading: 'Lage',
            text: `<p>Straßenbahn 100 m, Rheinhafen, Fliederplatz und Wochenmarkt fußläufig, Europahalle und Günther-Klotz-Anlage mit dem Rad.</p>`,
          },
        ],
        photos: [await photo('neubau', 70, 520), await photo('kueche', 70, 300)],
        calculator:
          '<b>Ihre Finanzierung</b><br>Kaufpreis 379.000 €<br>Eigenkapital 75.800 €<br>Laufzeit 15 Jahre<br>mtl. Rate ab <b>1.486 €</b><br>Top-Zins 3,48 %',
        vendor:
          '<b>Fächerstadt Immobilien GmbH</b><br>Herr Yannick Rößler<br>Kriegsallee 240<br>76135 Karlsruhe<br>Online-ID: 2fk7x5d<br>Referenznummer: KA-0615',
        similar: [
          '2-Zimmer-Wohnung<br><b>249.000 €</b><br>59 m² · 76187 Karlsruhe',
          '4-Zimmer-Wohnung, EG<br><b>445.000 €</b><br>104 m² · 76189 Karlsruhe',
          'Maisonette, 3. OG<br><b>418.000 €</b><br>97 m² · 76149 Karlsruhe',
        ],
      }),
      {
        margin: { top: '12mm', right: '15mm', bottom: '14mm', left: '15mm' },
        footer: `<div style="font:7px 'DejaVu Sans';width:100%;margin:0 10mm;color:#666">https://www.immoheim.example/expose/2fk7x5d &nbsp; 14.11.2026, 08:17</div>`,
      },
    ),
}
