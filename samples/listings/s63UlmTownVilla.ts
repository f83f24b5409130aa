import { brochure } from '../layouts/brochure.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const ulmTownVilla: Sample = {
  file: 's63-neu-ulm-stadtvilla.pdf',
  about:
    'Brochure with all facts in cards of spaced capital labels; heat pump, photovoltaics and primary energy as traps',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 969000,
    wohnflaeche: 178,
    nutzflaeche: 94,
    grundstuecksflaeche: 514,
    zimmer: 6,
    schlafzimmer: 4,
    badezimmer: 2,
    baujahr: 2019,
    plz: '89231',
    ort: 'Neu-Ulm',
    ortsteil: 'Ludwigsfeld',
    objektart: 'Stadtvilla',
    energiekennwert: 22.4,
    energieklasse: 'A+',
    energieausweisArt: 'Bedarf',
    energieausweisGueltigBis: '06.11.2029',
    energietraeger: 'Luft/Wasser-Wärme',
    heizung: 'Wärmepumpe',
    etagenzahl: 2,
    terrasse: true,
    garten: true,
    keller: true,
    einbaukueche: true,
    stellplatz: 'Doppelgarage, 2 Stellplätze',
    kaeuferprovision: 3.57,
    bezugsfreiAb: 'Sommer 2027',
    zustand: 'neuwertig',
    anbieterArt: 'Makler',
    objektnummer: 'NU–0933',
  },
  accept: {
    objektart: ['Einfamilienhaus', 'Villa', 'Haus'],
    energietraeger: ['Luft', 'Umweltwärme', 'Strom', 'Luft/Wasser Wärmepumpe', 'Luft-Wasser-Wärme'],
    heizung: ['Luft-Wasser-Wärmepumpe', 'Fußbodenheizung', 'Wärmepumpe, Fußbodenheizung', 'Luft/Wasser-Wärmepumpe'],
    stellplatz: ['Doppelgarage', 'Garage', 'Doppelgarage + 2 Stellplätze', 'Doppelgarage und 2 Stellplätze'],
    vermietet: [false],
    einbaukueche: [null],
    ort: ['Neu-Ulm-Ludwigsfeld'],
    objektnummer: ['NU-0933'],
    heizungBaujahr: [2019],
    etagenzahl: [null],
    garten: [null],
    balkon: [false],
  },
  scan: false,
  make: async press =>
    press.print(
      brochure({
        title: 'Moderne Stadtvilla mit Wärmepumpe, PV und viel Privatsphäre',
        line: 'Neu-Ulm • € 969.000,–',
        look: { font: 'Nimbus Sans', colour: '#0b4f6c', size: 13.5 },
        firm: {
          name: 'Donauschwaben Immobilien',
          person: 'Tobias Mack',
          street: 'Glöcklerplatz 1',
          town: '89073 Ulm',
          phone: '0731 555 0 555',
          mail: 'mack@donauschwaben-immo.example',
        },
        cover: await photo('neubau', 63, 560),
        sheets: [
          {
            cards: [
              {
                heading: 'Auf einen Blick',
                rows: [
                  ['Objekt-Nr.', 'NU–0933'],
                  ['Objektart', 'Stadtvilla'],
                  ['Ort', '89231 Neu-Ulm<br>Ludwigsfeld'],
                  ['Kaufpreis', '€ 969.000,–'],
                  ['Wohnfläche', 'ca. 178 qm'],
                  ['Nutzfläche', 'ca. 94 qm'],
                  ['Grundstück', 'ca. 514 qm'],
                  ['Zimmer', '6'],
                  ['Schlafzimmer', '4'],
                  ['Badezimmer', '2'],
                  ['Baujahr', '2019'],
                  ['Zustand', 'neuwertig'],
                  ['Provision', '3,57 % inkl. MwSt.'],
                ],
              },
              {
                heading: 'Energie',
                rows: [
                  ['Energieausweis', 'Bedarfsausweis'],
                  ['Endenergiebedarf', '22,4 kWh/(m²·a)'],
                  ['Primärenergiebedarf', '40,3 kWh/(m²·a)'],
                  ['Effizienzklasse', 'A+'],
                  ['Wesentlicher Energieträger', 'Luft/Wasser-Wärme'],
                  ['Gültig bis', '06.11.2029'],
                ],
              },
            ],
            photo: await photo('garten', 63, 420),
            passages: [
              {
                heading: 'Objektbeschreibung',
                text: `<p>Klare Linien, weißer Putz, anthrazitfarbene Fenster: Diese 2019 fertiggestellte Stadtvilla zeigt, wie angenehm modernes Wohnen sein kann. Zwei Vollgeschosse ohne Dachschräge bieten sechs Zimmer, zwei Bäder und einen Allraum von 62 qm mit bodentiefen Fenstern zur Westterrasse.</p>
                <p>Der Garten ist von einer Hainbuchenhecke gerahmt und von außen nicht einsehbar. Im Keller (Weiße Wanne) finden Fitnessraum, Technik und ein Gästezimmer mit Lichthof Platz.</p>
                <p>Die Doppelgarage mit Wallbox sowie zwei Stellplätze im Hof sind selbstverständlich im Preis enthalten.</p>`,
              },
              {
                heading: 'Ausstattung',
                text: `<p>Fußbodenheizung mit Einzelraumregelung, zentrale Lüftung mit Wärmerückgewinnung, Raffstores, Smart-Home. Das Dach trägt 9,8 kWp Photovoltaik mit 10-kWh-Speicher. Die Küche mit Insel und Markengeräten ist Bestandteil des Angebots.</p>`,
              },
              {
                heading: 'Lage',
                text: `<p>Wohngebiet der Zehnerjahre, Baggersee 700 m, Zentrum Neu-Ulm acht Minuten mit dem Rad, Ulmer Hauptbahnhof zwölf. Kinderhaus und Ganztagsschule am Ort.</p>`,
              },
              {
                heading: 'Übergabe',
                text: `<p>Die Familie zieht berufsbedingt um; das Haus wird im Sommer 2027 frei.</p>`,
              },
            ],
          },
        ],
        small: 'Donauschwaben Immobilien · Glöcklerplatz 1 · 89073 Ulm · Alle Angaben nach Auskunft der Eigentümer',
      }),
    ),
}
