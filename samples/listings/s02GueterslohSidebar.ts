import { sidebar } from '../layouts/sidebar.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const gueterslohSidebar: Sample = {
  file: 's02-guetersloh-seitenleiste.pdf',
  about:
    'House: facts in a coloured bar with upright word, justified prose in two columns full of soft hyphens and ligatures',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 498000,
    wohnflaeche: 146,
    nutzflaeche: 71,
    grundstuecksflaeche: 612,
    zimmer: 5,
    badezimmer: 2,
    baujahr: 1978,
    plz: '33330',
    ort: 'Gütersloh',
    objektart: 'Einfamilienhaus',
    energiekennwert: 164.3,
    energieklasse: 'F',
    energieausweisArt: 'Bedarf',
    energietraeger: 'Erdgas',
    heizung: 'Gas-Brennwert',
    heizungBaujahr: 2016,
    terrasse: true,
    garten: true,
    keller: true,
    einbaukueche: false,
    stellplatz: 'Garage',
    kaeuferprovision: 3.57,
    vermietet: false,
    bezugsfreiAb: 'nach Absprache',
    denkmalschutz: false,
    zustand: 'gepflegt',
    letzteModernisierung: 2019,
    anbieterArt: 'Makler',
    objektnummer: '2026-118',
  },
  accept: {
    energietraeger: ['Erdgas schwer', 'Gas'],
    heizung: ['Gas-Zentralheizung', 'Brennwerttherme', 'Gas-Brennwerttherme'],
    objektart: ['freistehendes Einfamilienhaus'],
    stellplatz: ['Einzelgarage', '1 Garage', 'Garage mit Abstellraum'],
    vermietet: [null],
    letzteModernisierung: [2016, 2012, null],
    einbaukueche: [null],
    zustand: ['modernisiert', 'teilmodernisiert', null],
    bezugsfreiAb: [null],
    etagenzahl: [2],
  },
  scan: false,
  make: async press => {
    const html = sidebar(
      {
        title: 'Familienhaus mit gewachsenem Garten, fünf Zimmern und viel Platz im Souterrain',
        teaser: 'Solide gebaut, laufend instand gehalten und nah am Wald',
        look: { font: 'P052', colour: '#27506b', headFont: 'P052' },
        firm: {
          name: 'Hellweg Immobilien',
          person: 'Jörn Aufderheide',
          street: 'Lindenkamp 2a',
          town: '33602 Bielefeld',
          phone: '0521 555 60 41',
          mail: 'aufderheide@hellweg-immo.example',
          imprint: 'Inhaber: J. Aufderheide · USt-IdNr. DE 000 000 118 · Erlaubnis nach § 34c GewO, Stadt Bielefeld',
        },
        photos: [await photo('haus', 8, 640)],
        facts: [
          ['Objekt', 'Einfamilienhaus'],
          ['Objektnummer', '2026-118'],
          ['Ort', '33330 Gütersloh'],
          ['Kaufpreis', '498.000 €'],
          ['Wohnfläche', 'ca. 146 m²'],
          ['Nutzfläche', 'ca. 71 m²'],
          ['Grundstück', 'ca. 612 m²'],
          ['Zimmer', '5'],
          ['Bäder', '2'],
          ['Baujahr', '1978'],
          ['Käuferprovision', '3,57 % inkl. gesetzlicher MwSt. vom Kaufpreis'],
          ['Übergabe', 'nach Absprache'],
        ],
        passages: [
          {
            heading: 'Das Haus',
            text: `<p>Dieses freistehende Einfamilienhaus wurde 1978 in massiver Bauweise errichtet und seither von einer einzigen Familie bewohnt. Auf zwei Wohnebenen verteilen sich fünf großzügige Zimmer, ein Tageslichtbad im Obergeschoss, ein Duschbad im Erdgeschoss und ein Hauswirtschaftsraum. Das Haus ist voll unterkellert; der hofseitige Hobbyraum wurde bereits in den achtziger Jahren wohnlich ausgebaut.</p>
            <p>Die Eigentümerfamilie hat fortlaufend investiert: 2012 wurde die Dacheindeckung mitsamt Zwischensparrendämmung erneuert, 2016 die Gas-Brennwerttherme eingebaut, 2019 folgten die Fenster der Straßenseite. Die Küche wird nicht mitverkauft. Für die Elektroinstallation im Dachgeschoss empfehlen wir eine Auffrischung.</p>`,
          },
          {
            heading: 'Garten und Garage',
            text: `<p>Hinter dem Haus öffnet sich ein eingewachsener Garten mit Obstbäumen und überdachter Südwestterrasse. Die gemauerte Garage bietet neben dem Stellplatz einen Abstellraum für Fahrräder und Gartengeräte.</p>`,
          },
          {
            heading: 'Energie',
            text: `<p>Bedarfsausweis, Endenergiebedarf 164,3 kWh/(m²·a), Effizienzklasse F, wesentlicher Energieträger Erdgas schwer, Baujahr des Gebäudes 1978, Primärenergiebedarf 181,2 kWh/(m²·a).</p>`,
          },
          {
            heading: 'Umgebung',
            text: `<p>Die Siedlung liegt zwischen Stadtpark und Flussaue. Kindertagesstätte, Grundschule und ein Lebensmittelmarkt sind fußläufig erreichbar, die Innenstadt ist mit dem Fahrrad in einer Viertelstunde erreicht. Das Haus steht nicht unter Denkmalschutz; ein Bebauungsplan besteht.</p>`,
          },
          {
            heading: 'Hinweis',
            text: `<p>Sämtliche Angaben beruhen auf Auskünften der Verkäufer. Für Richtigkeit und Vollständigkeit übernehmen wir keine Haftung. Besichtigungen ausschließlich nach Terminvereinbarung und Vorlage einer Finanzierungsbestätigung.</p>`,
          },
        ],
      },
      { upright: 'Objekt 118 · Gütersloh' },
    )
    return press.print(html)
  },
}
