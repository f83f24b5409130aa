import { foot, paper, picture } from '../layouts/listing.ts'
import { rows } from '../layouts/tables.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const frankfurtMicro: Sample = {
  file: 's25-frankfurt-mikroapartment.pdf',
  about:
    'Furnished micro apartment for investors: operator lease, inclusive student rent as trap, net rent per year, yield',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 159900,
    wohnflaeche: 24.6,
    zimmer: 1,
    badezimmer: 1,
    baujahr: 2018,
    plz: '60327',
    ort: 'Frankfurt am Main',
    ortsteil: 'Gallus',
    objektart: 'Apartment',
    hausgeldMonat: 148,
    hausgeldNichtUmlagefaehig: 61,
    kaltmieteMonat: 494,
    jahresnettokaltmiete: 5928,
    mietrendite: 3.71,
    energiekennwert: 41,
    energieklasse: 'A',
    energieausweisArt: 'Bedarf',
    energietraeger: 'Fernwärme',
    heizung: 'Fernwärme',
    etage: '6. OG',
    aufzug: true,
    balkon: false,
    einbaukueche: true,
    kaeuferprovision: 5.95,
    vermietet: true,
    einheiten: 214,
    anbieterArt: 'Makler',
    objektnummer: 'A-6.17',
  },
  accept: {
    ort: ['Frankfurt', 'Frankfurt a. M.', 'Frankfurt/Main'],
    objektart: ['Mikroapartment', 'Wohnung', 'Eigentumswohnung'],
    heizung: ['Zentralheizung'],
    einheiten: [null],
    zustand: ['möbliert', 'neuwertig', 'gepflegt'],
    balkon: [null],
    objektnummer: ['Apartment 6.17', '6.17'],
    stellplatz: ['kein Stellplatz', false],
    etage: ['6. Obergeschoss'],
  },
  scan: false,
  make: async press => {
    const [front, room] = await Promise.all([photo('block', 51, 640), photo('wohnen', 51)])
    const css = `body{font:10px/1.5 'DejaVu Sans';font-size:9.5px;color:#202020} h1{font-size:19px;margin:12px 0 2px} h1 em{color:#e0532f;font-style:normal} h2{font-size:12px;color:#e0532f;margin:14px 0 4px} .split{display:grid;grid-template-columns:1fr 1fr;gap:14px} table{width:100%;border-collapse:collapse} td{padding:3px 4px;border-bottom:1px solid #ddd} td:last-child{text-align:right} p{margin:0 0 6px}`
    const body = `<b>UrbanYield Capital</b>${picture(front, 'width:100%;height:170px;margin-top:8px')}<h1>Campus Gallus. <em>Klein wohnen, ruhig anlegen.</em></h1><div>1-Zimmer-Apartment, voll möbliert, 60327 Frankfurt am Main (Gallus)</div>
    <div class="split"><div><h2>Apartment A-6.17</h2>${rows([
      ['Etage', '6. OG'],
      ['Zimmer', '1'],
      ['Wohnfläche', '24,60 m²'],
      ['Baujahr', '2018'],
      ['Kaufpreis inkl. Möblierung', '159.900 €'],
      ['Käuferprovision', '5,95 % inkl. MwSt.'],
    ])}</div><div><h2>Ertrag</h2>${rows([
      ['Nettokaltmiete (Pacht) mtl.', '494,00 €'],
      ['Nettokaltmiete p. a.', '5.928,00 €'],
      ['Bruttorendite', '3,71 %'],
      ['Hausgeld mtl.', '148,00 €'],
      ['davon nicht umlegbar', '61,00 €'],
      ['All-in-Miete der Bewohner', '789,00 €'],
    ])}</div></div>
    <h2>Konzept</h2><p>Das Haus mit 214 Apartments wurde 2018 fertiggestellt und wird von einem Betreiber bewirtschaftet, der die Apartments bis 31.03.2033 gepachtet hat. Sie erhalten die vereinbarte Pacht, der Betreiber vermietet all-inclusive an Studierende und Berufspendler. Eine Eigennutzung ist während der Pachtzeit ausgeschlossen.</p>
    <p>Zum Inventar gehören Bett, Schreibtisch, Pantry-Einbauküche und Duschbad. Das Haus hat zwei Aufzüge, Waschsalon und Fahrradkeller; Balkone sind nicht vorhanden.</p>
    <div class="split">${picture(room, 'width:100%;height:110px')}<div><h2 style="margin-top:0">Energie</h2><p>Energieausweis: Bedarf, 41 kWh/(m²·a), Klasse A, Fernwärme.</p></div></div>
    <h2>Rechenbeispiel</h2><p>Kaufpreis 159.900 € + Grunderwerbsteuer 6 % 9.594 € + Notar/Grundbuch 3.198 € + Provision 9.514 € = Gesamtinvestition 182.206 €. Bei 40.000 € Eigenkapital verbleibt eine monatliche Unterdeckung von 61 € nach Steuern.</p>
    <p style="font-size:7.5px;color:#777">Prognosen sind keine Zusagen. UrbanYield Capital Vertriebs GmbH, Westhafenallee 20, 60329 Frankfurt am Main, Sitz der Gesellschaft 65760 Eschborn. Telefon 069 555 04 400.</p>`
    return press.print(paper(css, body, 'Campus Gallus'), {
      margin: { top: '13mm', right: '15mm', bottom: '15mm', left: '15mm' },
      footer: foot('Campus Gallus · A-6.17 · UrbanYield Capital', 'DejaVu Sans'),
    })
  },
}
