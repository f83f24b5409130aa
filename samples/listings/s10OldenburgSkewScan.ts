import { factTable } from '../layouts/tables.ts'
import { photo } from '../paper/photo.ts'
import { scanned } from '../paper/scan.ts'
import type { Sample } from '../sample.ts'

export const oldenburgSkewScan: Sample = {
  file: 's10-oldenburg-scan-schief.pdf',
  about:
    'Two scanned pages, skewed by 1.6 degrees, of a terraced house table: recognition must keep label and value together',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 319000,
    wohnflaeche: 109,
    grundstuecksflaeche: 195,
    zimmer: 4,
    badezimmer: 1,
    baujahr: 1983,
    plz: '26129',
    ort: 'Oldenburg',
    objektart: 'Reihenmittelhaus',
    energiekennwert: 127.9,
    energieklasse: 'D',
    energieausweisArt: 'Bedarf',
    energietraeger: 'Erdgas',
    heizung: 'Zentralheizung',
    heizungBaujahr: 2011,
    terrasse: true,
    garten: true,
    keller: false,
    einbaukueche: true,
    stellplatz: 'Garage',
    kaeuferprovision: 2.975,
    vermietet: false,
    bezugsfreiAb: '01.01.2027',
    zustand: 'gepflegt',
    letzteModernisierung: 2015,
    anbieterArt: 'Makler',
    objektnummer: 'OL-882',
    schlafzimmer: 3,
  },
  accept: {
    kaeuferprovision: [2.98],
    energietraeger: ['Gas', 'Erdgas H'],
    heizung: ['Gas-Zentralheizung', 'Gasheizung', 'Gas-Brennwert'],
    objektart: ['Reihenhaus'],
    stellplatz: ['Garage im Garagenhof', '1 Garage'],
    vermietet: [null],
    ort: ['Oldenburg (Oldb)', 'Oldenburg-Bloherfelde'],
    ortsteil: ['Bloherfelde'],
    letzteModernisierung: [2011, null],
    schlafzimmer: [null],
    erbbaurecht: [false],
  },
  scan: true,
  make: async press => {
    const pdf = await press.print(
      factTable({
        title: 'Reihenmittelhaus mit Südgarten in Bloherfelde',
        look: { font: 'Nimbus Sans', colour: '#1d3f72', size: 12 },
        firm: {
          name: 'Huntekontor Immobilien',
          claim: 'Ihr Haus in guten Händen',
          person: 'Enno Tapken',
          street: 'Damm am Stau 6',
          town: '26122 Oldenburg',
          phone: '0441 555 717',
          mail: 'tapken@huntekontor.example',
        },
        photos: await Promise.all([photo('haus', 31, 640), photo('garten', 8), photo('kueche', 3)]),
        facts: [
          ['Objektnummer', 'OL-882'],
          ['Haustyp', 'Reihenmittelhaus'],
          ['PLZ, Ort', '26129 Oldenburg'],
          ['Wohnfläche', 'ca. 109 m²'],
          ['Grundstück', '195 m²'],
          ['Zimmer', '4'],
          ['Badezimmer', '1'],
          ['Baujahr', '1983'],
          ['Unterkellert', 'nein'],
          ['Garage', '1, im Garagenhof'],
          ['Bezugsfrei', '01.01.2027'],
          ['Zustand', 'gepflegt'],
          ['Kaufpreis', '319.000 €'],
          ['Käuferprovision', '2,975 % inkl. MwSt.'],
        ],
        passages: [
          {
            heading: 'Beschreibung',
            text: `<p>Gepflegtes Reihenmittelhaus auf eigenem Grund, 1983 in ortstypischer Klinkerbauweise errichtet. Im Erdgeschoss liegen Wohnzimmer mit Terrasse, Küche mit Einbauküche, Gäste-WC und Hausanschlussraum, im Obergeschoss drei Schlafräume und das 2015 erneuerte Bad. Ein Keller ist nicht vorhanden, der Dachboden ist über eine Einschubtreppe erreichbar.</p><p>Der Garten liegt nach Süden und ist vollständig eingefriedet.</p>`,
          },
          {
            heading: 'Energie',
            text: `<p>Gas-Zentralheizung aus 2011. Energiebedarfsausweis: 127,9 kWh/(m²·a), Energieeffizienzklasse D, Energieträger Erdgas.</p>`,
          },
          { heading: 'Lage', text: `<p>Kurze Wege zur Universität und zum Supermarkt; Bus im Zehnminutentakt.</p>` },
        ],
      }),
      { margin: { top: '15mm', right: '17mm', bottom: '15mm', left: '17mm' } },
    )
    return scanned(pdf, { dpi: 150, skew: 1.6, noise: 9, blur: 0.5, seed: 10 })
  },
}
