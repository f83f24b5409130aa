import { brokerBook } from '../layouts/brokerBook.ts'
import { foot } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const mainzPenthouse: Sample = {
  file: 's56-mainz-penthouse.pdf',
  about:
    'Penthouse: storey only in the prose, two parking spaces on top of the price, a whole area beside the living area',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 879000,
    wohnflaeche: 128,
    zimmer: 4,
    schlafzimmer: 3,
    badezimmer: 2,
    baujahr: 2012,
    plz: '55118',
    ort: 'Mainz',
    ortsteil: 'Neustadt',
    objektart: 'Penthouse',
    hausgeldMonat: 612,
    hausgeldNichtUmlagefaehig: 189,
    energiekennwert: 58.2,
    energieklasse: 'B',
    energieausweisArt: 'Verbrauch',
    energieausweisGueltigBis: '30.09.2032',
    energietraeger: 'Fernwärme',
    heizung: 'Fußbodenheizung',
    etage: '4. OG (Staffelgeschoss)',
    aufzug: true,
    terrasse: true,
    keller: true,
    einbaukueche: true,
    stellplatz: '2 Tiefgaragenstellplätze',
    stellplatzPreis: 27500,
    kaeuferprovision: 3.57,
    vermietet: false,
    bezugsfreiAb: '30.06.2027',
    zustand: 'neuwertig',
    einheiten: 13,
    anbieterArt: 'Makler',
    objektnummer: 'PH-2209',
  },
  accept: {
    kaufpreis: [934000],
    stellplatzPreis: [55000],
    heizung: ['Fernwärme', 'Fernwärme mit Fußbodenheizung', 'Zentralheizung'],
    etage: ['4. OG', '4. Obergeschoss', 'Staffelgeschoss', 'viertes Obergeschoss', 'Penthouse'],
    etagenzahl: [5, 4],
    objektart: ['Penthousewohnung', 'Wohnung', 'Eigentumswohnung'],
    bezugsfreiAb: ['nach Absprache', 'nach Vereinbarung', '30. Juni 2027'],
    vermietet: [null],
    stellplatz: ['Tiefgarage', '2 TG-Stellplätze', 'Tiefgaragenstellplatz'],
    ort: ['Mainz-Neustadt'],
    einheiten: [null],
    balkon: [true, false],
    schlafzimmer: [null],
  },
  scan: false,
  make: async press =>
    press.print(
      brokerBook(
        {
          title: 'Über den Dächern am Zollhafen: Penthouse mit umlaufender Dachterrasse',
          place: 'Penthouse · Mainz-Neustadt · ca. 128 m² · 4 Zimmer',
          look: { font: 'P052', colour: '#1c3f3a', headFont: 'P052', size: 11 },
          firm: {
            name: 'von Erthal Residenzen',
            person: 'Dr. Cordula von Erthal',
            street: 'Große Langgassenpassage 2',
            town: '65183 Wiesbaden',
            phone: '0611 555 1812',
            mail: 'kontakt@erthal-residenzen.example',
          },
          photos: [await photo('neubau', 56, 560), await photo('wohnen', 56, 360), await photo('bad', 56, 360)],
          groups: [
            {
              heading: 'Eckdaten',
              rows: [
                ['Referenz', 'PH-2209'],
                ['Nutzungsart', 'Wohnen'],
                ['Objektart', 'Penthouse'],
                ['PLZ / Ort', '55118 Mainz'],
                ['Wohnfläche', 'ca. 128 m²'],
                ['Gesamtfläche inkl. Terrassen', 'ca. 151 m²'],
                ['Zimmer', '4,0'],
                ['Bäder', '2'],
                ['Baujahr', '2012'],
                ['Zustand', 'neuwertig'],
                ['Kaufpreis', '€ 879.000,–'],
                ['zzgl. 2 TG-Stellplätze', 'je € 27.500,–'],
                ['Monatliches Hausgeld', '€ 612,–'],
                ['Käuferprovision', '3,57 % inkl. ges. MwSt.'],
              ],
            },
            {
              heading: 'Angaben zum Energieausweis',
              rows: [
                ['Art des Ausweises', 'Energieverbrauchsausweis'],
                ['Kennwert', '58,2 kWh/(m²·a), Warmwasser enthalten'],
                ['Energieeffizienzklasse', 'B'],
                ['Energieträger', 'Fernwärme'],
                ['Gültig bis', '30.09.2032'],
              ],
            },
          ],
          passages: [
            {
              heading: 'Das Domizil',
              text: `<p>Der Lift öffnet sich unmittelbar in der Diele: Das gesamte vierte Obergeschoss, als Staffelgeschoss zurückgesetzt, bleibt diesem einen Domizil vorbehalten. Raumhohe Verglasungen geben den Blick auf Hafenbecken und Taunus frei, die umlaufende Dachterrasse misst etwa 46 m² und ist in der Wohnfläche zur Hälfte berücksichtigt.</p>
              <p>Drei Schlafräume, zwei davon en suite mit eigenem Bad, dazu Gäste-WC, Ankleide und Hauswirtschaftsraum. Das Gebäude umfasst dreizehn Einheiten und wird professionell verwaltet.</p>`,
            },
            {
              heading: 'Ausstattung',
              text: `<p>Räuchereiche im Fischgrät, Naturstein in den Bädern, Fußbodenheizung in sämtlichen Räumen, kontrollierte Wohnraumlüftung, Bus-System. Die maßgefertigte Einbauküche eines süddeutschen Herstellers verbleibt in der Wohnung. Weinkeller und Abstellraum im Untergeschoss.</p>`,
            },
            {
              heading: 'Umfeld',
              text: `<p>Uferpromenade, Marina und die Gastronomie der Neustadt in Gehweite; Hauptbahnhof 1,4 km, Flughafen Frankfurt 25 Minuten.</p>`,
            },
            {
              heading: 'Wissenswertes',
              text: `<p>Im Hausgeld sind 115 € Zuführung zur Erhaltungsrücklage enthalten, die nicht umlagefähigen Kosten liegen bei 189 €. Die Eigentümer nutzen das Penthouse selbst; die Übergabe erfolgt nach Absprache, spätestens zum 30. Juni 2027. Diskretion setzen wir voraus: Adresse und Grundrisse stellen wir nach einem persönlichen Gespräch zur Verfügung.</p>`,
            },
          ],
        },
        'lines',
      ),
      {
        margin: { top: '16mm', right: '20mm', bottom: '18mm', left: '20mm' },
        footer: foot('von Erthal Residenzen · Große Langgassenpassage 2 · 65183 Wiesbaden', 'P052'),
      },
    ),
}
