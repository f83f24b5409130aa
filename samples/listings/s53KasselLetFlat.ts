import { brokerBook } from '../layouts/brokerBook.ts'
import { foot } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const kasselLetFlat: Sample = {
  file: 's53-kassel-kapitalanlage.pdf',
  about: 'Let flat, broker program: rent per year and month, parts of the Hausgeld, reserve, fee only in the prose',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 168000,
    wohnflaeche: 61.8,
    zimmer: 2,
    badezimmer: 1,
    baujahr: 1958,
    plz: '34119',
    ort: 'Kassel',
    ortsteil: 'Vorderer Westen',
    objektart: 'Etagenwohnung',
    hausgeldMonat: 264,
    erhaltungsruecklage: 87412.16,
    kaltmieteMonat: 463.5,
    jahresnettokaltmiete: 5562,
    energiekennwert: 156.3,
    energieklasse: 'E',
    energieausweisArt: 'Bedarf',
    energieausweisGueltigBis: '22.05.2028',
    energietraeger: 'Gas',
    heizung: 'Gasetagenheizung',
    heizungBaujahr: 2011,
    etage: '2. OG',
    etagenzahl: 4,
    aufzug: false,
    balkon: true,
    keller: true,
    kaeuferprovision: 4.76,
    vermietet: true,
    zustand: 'gepflegt',
    letzteModernisierung: 2014,
    einheiten: 10,
    anbieterArt: 'Makler',
    objektnummer: 'KS-26-0417',
  },
  accept: {
    hausgeldNichtUmlagefaehig: [96],
    erhaltungsruecklage: [2710],
    objektart: ['Eigentumswohnung', 'Wohnung'],
    heizung: ['Etagenheizung', 'Gas-Etagenheizung', 'Gastherme'],
    energietraeger: ['Erdgas'],
    etage: ['2. Obergeschoss', 'zweites Obergeschoss', '2'],
    etagenzahl: [null],
    letzteModernisierung: [2011],
    badezimmer: [null],
    ort: ['Kassel / Vorderer Westen'],
    mietrendite: [3.31],
  },
  scan: false,
  make: async press =>
    press.print(
      brokerBook(
        {
          title: 'Solide Kapitalanlage: vermietete 2-Zimmer-Wohnung im Vorderen Westen',
          place: 'Etagenwohnung zum Kauf | 34119 Kassel',
          look: { font: 'Nimbus Sans', colour: '#234b7a' },
          firm: {
            name: 'Immobilienbüro Wörmann',
            person: 'Herr Stefan Wörmann, Immobilienfachwirt (IHK)',
            street: 'Ständeplatzgasse 4',
            town: '34117 Kassel',
            phone: '0561 555 23 40',
            mail: 'info@woermann-immo.example',
          },
          photos: [await photo('block', 53, 560), await photo('wohnen', 53, 360), await photo('bad', 53, 360)],
          groups: [
            {
              heading: 'Eckdaten',
              rows: [
                ['Objekt-Nr.', 'KS-26-0417'],
                ['Objektart', 'Wohnung'],
                ['Objekttyp', 'Etagenwohnung'],
                ['Vermarktungsart', 'Kauf'],
                ['PLZ', '34119'],
                ['Ort', 'Kassel / Vorderer Westen'],
                ['Wohnfläche', 'ca. 61,80 m²'],
                ['Anzahl Zimmer', '2'],
                ['Baujahr', '1958'],
                ['Zustand', 'Gepflegt'],
                ['Kaufpreis', '168.000,00 EUR'],
              ],
            },
            {
              heading: 'Energieausweis',
              rows: [
                ['Energieausweistyp', 'Bedarfsausweis'],
                ['Ausstellungsdatum', '23.05.2018'],
                ['Gültig bis', '22.05.2028'],
                ['Baujahr lt. Energieausweis', '1957'],
                ['Endenergiebedarf', '156,30 kWh/(m²*a)'],
                ['Energieeffizienzklasse', 'E'],
                ['Wesentlicher Energieträger', 'Gas'],
              ],
            },
          ],
          passages: [
            {
              heading: 'Objektbeschreibung',
              text: `<p>Zum Verkauf gelangt eine langjährig vermietete Zweizimmerwohnung im zweiten Obergeschoss eines viergeschossigen Mehrfamilienhauses mit insgesamt zehn Parteien. Das Gebäude wurde in konventioneller Ziegelbauweise errichtet und befindet sich in einem dem Alter entsprechend gepflegten Zustand. Ein Aufzug ist nicht vorhanden.</p>
              <p>Vom Flur aus erschließen sich sämtliche Räume: das zur Straße gelegene Wohnzimmer, das ruhige Schlafzimmer zum Hof mit Zugang auf den kleinen Balkon, die Küche mit Fenster sowie ein innenliegendes, entlüftetes Wannenbad.</p>
              <p>Das Mietverhältnis besteht seit dem 01.07.2009 ungekündigt. Die Jahresnettokaltmiete beläuft sich auf 5.562,00 EUR, mithin 463,50 EUR im Monat; die letzte Anpassung erfolgte zum April 2023. Hinzu kommen Vorauszahlungen von 145,00 EUR, die Gesamtmiete beträgt also 608,50 EUR.</p>`,
            },
            {
              heading: 'Ausstattung',
              text: `<p>Kunststofffenster mit Isolierverglasung, Laminat- und Fliesenböden, Gegensprechanlage. Die Einbauküche steht im Eigentum der Mieterin. Beheizt wird die Wohnung über eine eigene Gasetagenheizung aus dem Jahr 2011, die zugleich das Warmwasser bereitet. 2014 erhielt das Haus eine neue Dacheindeckung. Jeder Einheit ist ein Kellerraum zugeordnet.</p>`,
            },
            {
              heading: 'Lage',
              text: `<p>Der Vordere Westen zählt zu den begehrtesten Wohnquartieren der nordhessischen Großstadt. Cafés, Wochenmarkt, Ärzte und zwei Straßenbahnlinien liegen vor der Haustür, den Bahnhof Wilhelmshöhe erreicht man in etwa acht Minuten.</p>`,
            },
            {
              heading: 'Sonstiges',
              text: `<p>Das monatliche Hausgeld beträgt nach dem Wirtschaftsplan 2026 insgesamt 264,00 EUR; hiervon sind 168,00 EUR auf den Mieter umlegbar, in dem Betrag ist eine Zuführung zur Instandhaltungsrücklage von 41,00 EUR enthalten. Die Rücklage der Gemeinschaft wies zum 31.12.2025 einen Stand von 87.412,16 EUR auf, rechnerisch entfallen auf die angebotene Einheit rund 2.710 EUR. Sonderumlagen sind nicht beschlossen.</p>
              <p>Die vom Käufer zu zahlende Maklercourtage in Höhe von 4,76 % inklusive gesetzlicher Mehrwertsteuer ist mit notarieller Beurkundung verdient und fällig. Sämtliche Angaben beruhen auf Auskünften des Verkäufers.</p>`,
            },
          ],
        },
        'lines',
      ),
      {
        margin: { top: '15mm', right: '18mm', bottom: '17mm', left: '18mm' },
        footer: foot('Immobilienbüro Wörmann · Ständeplatzgasse 4 · 34117 Kassel'),
      },
    ),
}
