import { cards } from '../layouts/cards.ts'
import { foot } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const wuppertalHausgeld: Sample = {
  file: 's08-wuppertal-hausgeld.pdf',
  about:
    'Let flat in tiles (label above value): Hausgeld split three ways, rent per month and year, warm rent as a trap',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 129500,
    wohnflaeche: 62.17,
    zimmer: 2,
    badezimmer: 1,
    baujahr: 1971,
    plz: '42105',
    ort: 'Wuppertal',
    ortsteil: 'Elberfeld',
    objektart: 'Eigentumswohnung',
    hausgeldMonat: 287,
    hausgeldNichtUmlagefaehig: 96,
    kaltmieteMonat: 471.5,
    jahresnettokaltmiete: 5658,
    mietrendite: 4.37,
    energiekennwert: 138,
    energieklasse: 'E',
    energieausweisArt: 'Verbrauch',
    energietraeger: 'Öl',
    heizung: 'Zentralheizung',
    heizungBaujahr: 2003,
    etage: '5. OG',
    etagenzahl: 8,
    aufzug: true,
    balkon: true,
    keller: true,
    stellplatz: 'kein Stellplatz',
    kaeuferprovision: 4.76,
    vermietet: true,
    zustand: 'gepflegt',
    einheiten: 32,
    anbieterArt: 'Makler',
    objektnummer: 'W-2231',
  },
  accept: {
    stellplatz: ['keiner', false, null],
    energietraeger: ['Heizöl'],
    heizung: ['Öl-Zentralheizung', 'Ölheizung'],
    ort: ['Wuppertal-Elberfeld'],
    objektart: ['Etagenwohnung', 'Wohnung'],
    einheiten: [null],
    bezugsfreiAb: ['vermietet'],
    badezimmer: [null],
  },
  scan: false,
  make: async press => {
    const html = cards(
      {
        title: 'Gut vermietete 2-Zimmer-Wohnung mit Weitblick',
        teaser:
          'Für Anleger, die nicht selbst einziehen wollen: unbefristet vermietet seit 2017, Mieterin zahlt pünktlich.',
        look: { font: 'Nimbus Sans', colour: '#b3541e' },
        firm: {
          name: 'nordhöhe immobilien',
          claim: 'Verkauf · Vermietung · Verwaltung',
          person: 'Dipl.-Kffr. Simone Ackva',
          street: 'Treppenstraße 71',
          town: '42107 Wuppertal',
          phone: '0202 555 48 90',
          mail: 'post@nordhoehe.example',
          imprint:
            'nordhöhe immobilien GmbH, Geschäftsführerin S. Ackva, AG Wuppertal HRB 28110, Aufsicht nach § 34c GewO: Stadt Wuppertal. Die Provision von 4,76 % ist mit Abschluss des Notarvertrags verdient und fällig.',
        },
        photos: await Promise.all([photo('block', 9, 640), photo('wohnen', 12), photo('bad', 12)]),
        facts: [
          ['Kaufpreis', '129.500 €'],
          ['Wohnfläche', '62,17 m²'],
          ['Zimmer', '2'],
          ['Lage', '42105 Wuppertal-Elberfeld'],
          ['Etage', '5. OG (von 8)'],
          ['Baujahr', '1971'],
          ['Nettokaltmiete', '471,50 € / Monat'],
          ['Jahresnettomiete', '5.658,00 €'],
          ['Rendite', '4,37 %'],
          ['Hausgeld gesamt', '287,00 € mtl.'],
          ['davon umlagefähig', '191,00 €'],
          ['nicht umlagefähig', '96,00 €'],
          ['davon Erhaltungsrücklage', '54,00 €'],
          ['Warmmiete', '662,50 €'],
          ['Käuferprovision', '4,76 % inkl. MwSt.'],
          ['Zustand', 'gepflegt'],
          ['Aufzug', 'ja'],
          ['Objekt-ID', 'W-2231'],
        ],
        passages: [
          {
            heading: 'Zum Objekt',
            text: `<p>Die Wohnung liegt im fünften Obergeschoss eines achtgeschossigen Hauses mit 32 Einheiten. Zwei Zimmer, Küche, Diele, Bad und ein Westbalkon – praktisch geschnitten und bei Mietern beliebt. Das Haus hat einen Aufzug und ein Kellerabteil je Wohnung. Ein Stellplatz gehört nicht zur Wohnung, in der Straße findet sich meist ein Platz.</p>
            <p>Der Mietvertrag ist unbefristet. Die Mieterin zahlt 471,50 € netto kalt zuzüglich 191,00 € Vorauszahlung für Betriebs- und Heizkosten, zusammen also 662,50 €. Die Kaution beträgt 1.250 €.</p>`,
          },
          {
            heading: 'Heizung und Energie',
            text: `<p>Öl-Zentralheizung, Kessel von 2003, Tausch in der Gemeinschaft derzeit kein Thema. Verbrauchsausweis: 138 kWh/(m²a), Klasse E, Energieträger Öl.</p>`,
          },
          {
            heading: 'Weitere Angebote aus unserem Haus',
            text: `<p>42275 Wuppertal-Barmen: 3 Zimmer, 81 m², 4. OG, 164.000 € · 42697 Solingen: Reihenhaus, 5 Zimmer, 129 m², Baujahr 1998, 389.000 € · 40721 Hilden: Stellplatz in der Tiefgarage, 17.500 €</p>`,
          },
        ],
      },
      'label first',
    )
    return press.print(html, {
      margin: { top: '13mm', right: '15mm', bottom: '15mm', left: '15mm' },
      footer: foot('nordhöhe immobilien GmbH · Treppenstraße 71 · 42107 Wuppertal'),
    })
  },
}
