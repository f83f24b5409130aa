import { brokerBook } from '../layouts/brokerBook.ts'
import { foot } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const erdingSemi: Sample = {
  file: 's54-erding-doppelhaushaelfte.pdf',
  about:
    'Semi-detached house: modernisations by year, parking included, kitchen at a price of its own, owners still in',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 785000,
    wohnflaeche: 134,
    nutzflaeche: 68,
    grundstuecksflaeche: 287,
    zimmer: 5,
    badezimmer: 2,
    baujahr: 1999,
    plz: '85435',
    ort: 'Erding',
    objektart: 'Doppelhaushälfte',
    energiekennwert: 88.4,
    energieklasse: 'C',
    energieausweisArt: 'Verbrauch',
    energieausweisGueltigBis: '11.03.2035',
    energietraeger: 'Erdgas',
    heizung: 'Gas-Brennwerttherme',
    heizungBaujahr: 2021,
    balkon: true,
    terrasse: true,
    garten: true,
    keller: true,
    einbaukueche: true,
    stellplatz: 'Einzelgarage und Stellplatz',
    kaeuferprovision: 2.38,
    vermietet: false,
    bezugsfreiAb: '01.03.2027',
    zustand: 'gepflegt',
    letzteModernisierung: 2023,
    anbieterArt: 'Makler',
    objektnummer: '11894',
  },
  accept: {
    einbaukueche: [false, null],
    stellplatz: ['Garage', '1 Garage, 1 Stellplatz', 'Garage + Stellplatz', 'Garage, Stellplatz'],
    heizung: ['Zentralheizung', 'Gas-Brennwert', 'Gas-Zentralheizung', 'Fußbodenheizung', 'Gasheizung'],
    energietraeger: ['Gas'],
    bezugsfreiAb: ['1. März 2027', 'März 2027'],
    vermietet: [null],
    letzteModernisierung: [2021],
    schlafzimmer: [3, 4],
    zustand: ['modernisiert', 'teilmodernisiert'],
  },
  scan: false,
  make: async press =>
    press.print(
      brokerBook(
        {
          title: 'Einziehen, ankommen, wohlfühlen! Familienfreundliche Doppelhaushälfte mit Südgarten',
          place: '85435 Erding',
          teaser: 'Ihr neues Zuhause wartet schon auf Sie …',
          look: { font: 'URW Gothic', colour: '#b3541e', size: 10 },
          firm: {
            name: 'Zuhause im Isental',
            person: 'Ihre Ansprechpartnerin: Petra Huberbauer',
            street: 'Am Gries 18',
            town: '84405 Dorfen',
            phone: '08081 555 19',
            mail: 'petra@isental-immobilien.example',
          },
          photos: [await photo('haus', 54, 560), await photo('garten', 54, 360), await photo('kueche', 54, 360)],
          groups: [
            {
              heading: 'Daten im Überblick',
              rows: [
                ['Objekt-ID', '11894'],
                ['Objekttypen', 'Doppelhaushälfte, Haus'],
                ['Wohnfläche ca.', '134 m²'],
                ['Nutzfläche ca.', '68 m²'],
                ['Grundstück ca.', '287 m²'],
                ['Zimmer', '5'],
                ['Badezimmer', '2'],
                ['Separate WC', '1'],
                ['Balkone', '1'],
                ['Terrassen', '1'],
                ['Heizungsart', 'Zentralheizung'],
                ['Baujahr', '1999'],
                ['Zustand', 'gepflegt'],
                ['Kaufpreis', '785.000 EUR'],
              ],
            },
            {
              heading: 'Energie',
              rows: [
                ['Energieausweis', 'liegt vor'],
                ['Energieausweis gültig bis', '11.03.2035'],
                ['Energieausweistyp', 'Verbrauchsausweis'],
                ['Energieverbrauchskennwert', '88,40 kWh/(m²·a)'],
                ['Primärenergieverbrauch', '97,20 kWh/(m²·a)'],
                ['Energieeffizienzklasse', 'C'],
                ['Wesentlicher Energieträger', 'Erdgas'],
                ['Baujahr Wärmeerzeuger', '2021'],
              ],
            },
          ],
          passages: [
            {
              heading: 'Beschreibung',
              text: `<p>Herzlich willkommen! Schon beim Betreten spüren Sie: Hier wurde mit Liebe gewohnt. Das Erdgeschoss gehört der ganzen Familie – offener Wohn-Ess-Bereich mit Schwedenofen, direkt davor die überdachte Terrasse und der liebevoll angelegte Südgarten mit Gartenhäuschen und Sandkasten.</p>
              <p>Im ersten Stock warten das Elternschlafzimmer mit Balkon, zwei etwa gleich große Kinderzimmer (kein Streit!) und das Familienbad mit Wanne und Dusche. Unterm Dach gibt es noch einen richtigen Wohlfühlraum mit eigenem Duschbad – Jugendzimmer, Büro oder Gästereich, Sie entscheiden. Im Keller: Hobbyraum, Waschküche, Vorratsraum.</p>
              <p>Auch an Ihre Autos ist gedacht: Die Einzelgarage und der Stellplatz davor sind im Kaufpreis bereits enthalten.</p>`,
            },
            {
              heading: 'Was wurde gemacht?',
              text: `<ul><li>2012 Terrassenüberdachung und Markise</li><li>2017 Duschbad im Dachgeschoss komplett neu</li><li>2021 Austausch der Therme (Gas-Brennwert, Fußbodenheizung im EG)</li><li>2023 Photovoltaik mit 7,2 kWp</li></ul>`,
            },
            {
              heading: 'Ausstattung',
              text: `<p>Eichenparkett, Fliesen, dreifach verglaste Fenster zur Straße, elektrische Rollläden, Glasfaser im Haus. Die hochwertige Einbauküche (2019, Neupreis rund 19.000 EUR) kann gerne gegen eine Ablöse von 6.500 EUR übernommen werden.</p>`,
            },
            {
              heading: 'Lage',
              text: `<p>Spielstraße, Kindergarten ums Eck, Grundschule ohne Hauptstraße erreichbar. Zur S-Bahn (S2) radeln Sie sieben Minuten, zum Flughafen fahren Sie 15 Minuten, nach München gute 40.</p>`,
            },
            {
              heading: 'Sonstiges',
              text: `<p>Das Haus wird derzeit noch von den Eigentümern selbst bewohnt, eine Übergabe ist ab dem 1. März 2027 möglich. Bei Abschluss eines notariellen Kaufvertrages fällt eine Käuferprovision von 2,38 % inkl. 19 % MwSt. aus dem Kaufpreis an; der Verkäufer zahlt eine Provision in gleicher Höhe.</p>`,
            },
          ],
        },
        'stripes',
      ),
      {
        margin: { top: '15mm', right: '18mm', bottom: '17mm', left: '18mm' },
        footer: foot('Zuhause im Isental · Am Gries 18 · 84405 Dorfen'),
      },
    ),
}
