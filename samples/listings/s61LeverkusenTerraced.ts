import { brochure } from '../layouts/brochure.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const leverkusenTerraced: Sample = {
  file: 's61-leverkusen-reihenmittelhaus.pdf',
  about: 'Brochure: terraced house, every fact in the prose, numbers partly as words; cards tell distances only',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 412500,
    wohnflaeche: 118,
    grundstuecksflaeche: 164,
    zimmer: 5,
    badezimmer: 1,
    baujahr: 1968,
    plz: '51375',
    ort: 'Leverkusen',
    ortsteil: 'Schlebusch',
    objektart: 'Reihenmittelhaus',
    energiekennwert: 142,
    energieklasse: 'E',
    energieausweisArt: 'Verbrauch',
    energietraeger: 'Erdgas',
    heizung: 'Gas-Brennwertheizung',
    heizungBaujahr: 2018,
    etagenzahl: 2,
    terrasse: true,
    garten: true,
    keller: true,
    stellplatz: 'Garage',
    stellplatzPreis: 14500,
    kaeuferprovision: 3.57,
    vermietet: false,
    bezugsfreiAb: 'Ostern 2027',
    zustand: 'gepflegt',
    letzteModernisierung: 2018,
    anbieterArt: 'Makler',
  },
  accept: {
    objektart: ['Reihenhaus'],
    energietraeger: ['Gas'],
    heizung: ['Gas-Brennwert', 'Brennwertgerät', 'Gas-Zentralheizung', 'Brennwertheizung'],
    stellplatz: ['Garage im Garagenhof', '1 Garage', 'Garage im Hof'],
    stellplatzPreis: [null],
    kaufpreis: [427000],
    vermietet: [null],
    bezugsfreiAb: [null, 'Frühjahr 2027'],
    ort: ['Leverkusen-Schlebusch'],
    schlafzimmer: [3],
    letzteModernisierung: [2013],
    zustand: ['modernisiert'],
    badezimmer: [null],
    etagenzahl: [3, null],
  },
  scan: false,
  make: async press =>
    press.print(
      brochure({
        title: 'Mittendrin und doch für sich',
        line: 'Ein Reihenmittelhaus in 51375 Leverkusen-Schlebusch',
        look: { font: 'P052', colour: '#365b6d', size: 15 },
        firm: {
          name: 'Dhünntal Makler',
          person: 'Annegret Pohlscheid & Team',
          street: 'Gezelinallee 12b',
          town: '51069 Köln',
          phone: '0221 555 98 76',
          mail: 'team@dhuenntal-makler.example',
        },
        cover: await photo('haus', 61, 560),
        sheets: [
          {
            cards: [
              {
                heading: 'Kurze Wege',
                rows: [
                  ['Wochenmarkt', '350 m'],
                  ['Grundschule', '500 m'],
                  ['Klinikum', '1,2 km'],
                  ['Linie 4', '8 Minuten'],
                  ['Autobahn A 1', '3 km'],
                ],
              },
            ],
            photo: await photo('wohnen', 61, 420),
            passages: [
              {
                heading: 'Das Haus',
                text: `<p>In einer Zeile mit nur fünf Häusern liegt unser Angebot in der Mitte – und damit warm eingepackt zwischen zwei Nachbarn. Gebaut wurde 1968, grundsolide und mit einem Grundriss, der bis heute funktioniert: rund 118 Quadratmeter Wohnfläche, verteilt auf fünf Zimmer in zwei Vollgeschossen und dem ausgebauten Spitzdach.</p>
                <p>Unten wird gekocht, gegessen und gelebt. Vom Wohnzimmer treten Sie auf die Terrasse und von dort in den Garten, den ein Apfelbaum beschattet. Oben drei Räume zum Schlafen und das Bad, unter dem Dach das Arbeitszimmer. Der Keller ist trocken und in ganzer Hausbreite vorhanden.</p>
                <p>Das Grundstück misst 164 Quadratmeter und gehört Ihnen zur Gänze.</p>`,
              },
              {
                heading: 'Was getan wurde',
                text: `<p>Die Vorbesitzer haben das Haus gepflegt und nie etwas anbrennen lassen. 2005 kamen neue Fenster, 2013 wurde das Bad von Grund auf erneuert, 2018 die Heizung: Seither arbeitet im Keller eine Gas-Brennwertheizung. Der Verbrauchsausweis weist 142 kWh je Quadratmeter und Jahr aus, das entspricht der Effizienzklasse E; Energieträger ist Erdgas.</p>`,
              },
              {
                heading: 'Preis und Übergabe',
                text: `<p>Für das Haus möchten die Eigentümer vierhundertzwölftausendfünfhundert Euro (412.500 €) erzielen. Eine Garage im nahen Hof kann für 14.500 € dazu erworben werden. Ausgezogen wird zum Jahreswechsel, bezogen werden kann ab Ostern 2027.</p>
                <p>Für unsere Tätigkeit berechnen wir Ihnen als Käufer 3,57 Prozent des Kaufpreises, Mehrwertsteuer inbegriffen.</p>`,
              },
            ],
          },
        ],
        small: 'Dhünntal Makler · Gezelinallee 12b · 51069 Köln · Angaben ohne Gewähr, Zwischenverkauf vorbehalten',
      }),
    ),
}
