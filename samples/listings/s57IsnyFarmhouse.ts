import { brokerBook } from '../layouts/brokerBook.ts'
import { foot } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const isnyFarmhouse: Sample = {
  file: 's57-isny-bauernhaus.pdf',
  about: 'Listed farmhouse: protection, heating and works only in the prose, fee "yes" without a figure',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 595000,
    wohnflaeche: 210,
    nutzflaeche: 320,
    grundstuecksflaeche: 2640,
    zimmer: 8,
    badezimmer: 2,
    baujahr: 1788,
    plz: '88316',
    ort: 'Isny im Allgäu',
    objektart: 'Bauernhaus',
    energietraeger: 'Holz',
    heizung: 'Scheitholzvergaser, Ölkessel',
    heizungBaujahr: 2016,
    garten: true,
    keller: true,
    stellplatz: 'Stellplätze in der Tenne und auf dem Hof',
    vermietet: false,
    bezugsfreiAb: 'kurzfristig',
    denkmalschutz: true,
    zustand: 'teilsaniert',
    letzteModernisierung: 2018,
    anbieterArt: 'Makler',
    objektnummer: 'AL 3305',
  },
  accept: {
    energieausweisArt: ['nicht erforderlich'],
    ort: ['Isny'],
    energietraeger: ['Scheitholz', 'Holz, Öl', 'Öl', 'Heizöl', null],
    heizung: ['Holzvergaser', 'Zentralheizung', 'Kachelofen', 'Scheitholz', 'Scheitholzkessel', 'Stückholzheizung'],
    heizungBaujahr: [1994],
    stellplatz: ['mehrere Stellplätze', 'Tenne', 'Stellplatz', 'Außenstellplätze', null],
    vermietet: [null],
    garten: [null],
    objektart: ['Bauernhof', 'Hof', 'Haus'],
    nutzflaeche: [null],
    terrasse: [true],
    zustand: ['saniert'],
    bezugsfreiAb: ['nach Absprache', null],
    letzteModernisierung: [2016],
    keller: [null],
  },
  scan: false,
  make: async press =>
    press.print(
      brokerBook(
        {
          title: 'Ein Stück Allgäu mit Geschichte – Bauernhaus in Alleinlage, Scheune, Wiese, Bergblick',
          place: 'Bauernhaus · 88316 Isny im Allgäu',
          look: { font: 'DejaVu Serif', colour: '#5a3d1e', size: 9.5 },
          firm: {
            name: 'Landgut & Hof Immobilien Allgäu',
            person: 'Xaver Notz',
            street: 'Wassertorweg 3',
            town: '88239 Wangen im Allgäu',
            phone: '07522 555 310',
            mail: 'notz@landgut-hof.example',
            imprint:
              'Mit der Anforderung dieses Exposés kommt ein Maklervertrag zustande. Die Höhe der Provision teilen wir Ihnen vorab in einer gesonderten Vereinbarung mit.',
          },
          photos: [await photo('hof', 57, 560), await photo('feld', 57, 360)],
          groups: [
            {
              heading: 'Eckdaten',
              rows: [
                ['ImmoNr', 'AL 3305'],
                ['Objekttyp', 'Bauernhaus'],
                ['Wohnfläche ca.', '210,00 m²'],
                ['Grundstücksfläche ca.', '2.640,00 m²'],
                ['Anzahl Zimmer', '8'],
                ['Anzahl Badezimmer', '2'],
                ['Unterkellert', 'teilweise'],
                ['Kaufpreis', '595.000,00 €'],
                ['Provisionspflichtig', 'Ja'],
                ['Verfügbar ab', 'kurzfristig'],
              ],
            },
          ],
          passages: [
            {
              heading: 'Objektbeschreibung',
              text: `<p>Wer hier oben ankommt, hört erst einmal nichts. Der um 1788 aus Holz gefügte Einfirsthof liegt auf rund 780 m Höhe an einem Anliegerweg; das Grundstück umfasst neben dem Hausgarten gut 1.100 m² Wiese mit alten Birn- und Apfelbäumen.</p>
              <p>Im Wohnteil stehen acht Zimmer auf zwei Ebenen zur Verfügung, darunter die original erhaltene Stube mit Kachelofen und die Gute Kammer. Der Gewölbekeller hält Most und Kartoffeln das ganze Jahr kühl. Unter gleichem First schließen Tenne und Scheune mit weiteren ca. 320 m² Nutzfläche an; ein Ausbau wäre mit der Behörde abzustimmen, denn das Anwesen ist in die Liste der Kulturdenkmale eingetragen. Ein Energieausweis ist daher nicht erforderlich.</p>`,
            },
            {
              heading: 'Zustand &amp; Technik',
              text: `<p>Das Haus wurde von den jetzigen Besitzern mit Augenmaß in Teilen saniert, ist aber nicht fertig – und will es vielleicht auch gar nicht sein.</p>
              <ul><li>2003: Dachstuhl ertüchtigt, Biberschwanz neu</li><li>2011: beide Bäder</li><li>2016: Scheitholzvergaser mit 2.000-l-Puffer; der alte Ölkessel (1994) dient nur noch als Reserve</li><li>2018: Kastenfenster im Wohnteil aufgearbeitet</li></ul><p>Noch offen sind Elektrik im Obergeschoss und die Dämmung der obersten Decke. Abwasser über eigene Kleinkläranlage, Wasser vom Zweckverband.</p>`,
            },
            {
              heading: 'Lage',
              text: `<p>Bis Isny 5 km, zur Loipe 300 m, Skilift Großholzleute zehn Minuten, Bodensee 40 Minuten. Fahrzeuge finden in der Tenne und auf dem Hof mehr als genug Platz.</p>`,
            },
            {
              heading: 'Sonstiges',
              text: `<p>Der Hof steht leer und kann kurzfristig übernommen werden. Der Bodenrichtwert liegt bei 145 €/m². Die Verkäufer behalten sich vor, an Käufer zu geben, die das Haus erhalten.</p>`,
            },
          ],
        },
        'lines',
      ),
      {
        margin: { top: '16mm', right: '18mm', bottom: '18mm', left: '18mm' },
        footer: foot('Landgut &amp; Hof Immobilien Allgäu · 88239 Wangen', 'DejaVu Serif'),
      },
    ),
}
