import { foot, paper, picture } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const berlinBilingual: Sample = {
  file: 's32-berlin-zweisprachig.pdf',
  about:
    'German and English side by side: English thousands commas and decimal points beside German ones, sqm and sq ft',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 685000,
    wohnflaeche: 92.5,
    zimmer: 3,
    schlafzimmer: 2,
    badezimmer: 1,
    baujahr: 1898,
    plz: '10999',
    ort: 'Berlin',
    ortsteil: 'Kreuzberg',
    objektart: 'Eigentumswohnung',
    hausgeldMonat: 378.5,
    energiekennwert: 104.9,
    energieklasse: 'D',
    energieausweisArt: 'Verbrauch',
    energietraeger: 'Erdgas',
    heizung: 'Zentralheizung',
    etage: '3. OG',
    etagenzahl: 5,
    aufzug: false,
    balkon: true,
    keller: true,
    kaeuferprovision: 3.57,
    vermietet: false,
    bezugsfreiAb: 'sofort',
    zustand: 'saniert',
    letzteModernisierung: 2020,
    anbieterArt: 'Makler',
    objektnummer: 'KB-3099',
  },
  accept: {
    energietraeger: ['Gas'],
    heizung: ['Gas-Zentralheizung', 'Gas'],
    etage: ['3', '3. Obergeschoss', 'VH 3. OG'],
    objektart: ['Altbauwohnung', 'Wohnung', 'Apartment', 'Etagenwohnung'],
    vermietet: [null],
    bezugsfreiAb: ['ab sofort'],
    zustand: ['renoviert', 'modernisiert'],
    ort: ['Berlin-Kreuzberg'],
    letzteModernisierung: [null],
    etagenzahl: [null],
  },
  scan: false,
  make: async press => {
    const [front, room, kitchen] = await Promise.all([
      photo('altbau', 59, 640),
      photo('wohnen', 91),
      photo('kueche', 45),
    ])
    const css = `body{font:10px/1.5 'Nimbus Sans';color:#1c1c1c} h1{font-size:20px;margin:12px 0 0} .en{color:#5a6b7a;font-style:italic} h2{font-size:12px;margin:14px 0 4px} table{width:100%;border-collapse:collapse} td{padding:3.5px 5px;border-bottom:1px solid #ddd;vertical-align:top} td:nth-child(2){font-weight:bold;text-align:right} td:nth-child(3){color:#5a6b7a;font-style:italic;padding-left:22px} td:nth-child(4){color:#5a6b7a;text-align:right;font-style:italic} .two{display:grid;grid-template-columns:1fr 1fr;gap:18px} p{margin:0 0 6px;text-align:justify}`
    const facts = [
      ['Kaufpreis', '685.000 €', 'Purchase price', '€685,000'],
      ['Wohnfläche', '92,5 m²', 'Living space', '92.5 sqm / 996 sq ft'],
      ['Zimmer', '3', 'Rooms', '3'],
      ['Schlafzimmer', '2', 'Bedrooms', '2'],
      ['Badezimmer', '1', 'Bathrooms', '1'],
      ['Etage', '3. OG, Vorderhaus', 'Floor', '3rd floor, front building'],
      ['Baujahr', '1898', 'Year of construction', '1898'],
      ['Hausgeld', '378,50 € mtl.', 'Monthly service charge', '€378.50'],
      ['Preis pro m²', '7.405 €', 'Price per sqm', '€7,405'],
      ['Käuferprovision', '3,57 % inkl. MwSt.', "Buyer's commission", '3.57 % incl. VAT'],
      ['Bezug', 'sofort', 'Available', 'immediately'],
      ['Lage', '10999 Berlin-Kreuzberg', 'Location', 'Kreuzberg, Berlin'],
      ['Energieausweis', 'Verbrauch, 104,9 kWh/(m²a), D', 'Energy certificate', 'consumption, 104.9 kWh/(sqm·a), D'],
      ['Heizung', 'Zentralheizung, Erdgas', 'Heating', 'central, natural gas'],
      ['Objekt-ID', 'KB-3099', 'Reference', 'KB-3099'],
    ]
    const body = `<b>SPREEKONTOR Residential</b>${picture(front, 'width:100%;height:170px;margin-top:8px')}<h1>Altbau mit Balkon am Landwehrkanal</h1><div class="en">Classic period apartment with balcony by the canal</div><table style="margin-top:10px">${facts.map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>
    <div class="two" style="margin-top:10px"><div><h2>Beschreibung</h2><p>Die Wohnung liegt im dritten Obergeschoss eines fünfgeschossigen Vorderhauses und wurde 2020 saniert: Leitungen, Dielen, Bad. Zwei Schlafzimmer liegen zum ruhigen Hof, der Balkon zum Wasser. Einen Aufzug gibt es nicht, ein Kellerabteil gehört zur Wohnung. Das Haus liegt im Milieuschutzgebiet, ein Vorkaufsrecht besteht nicht.</p></div>
    <div class="en"><h2>Description</h2><p>The apartment is on the third floor of a five-storey front building and was refurbished in 2020. Two quiet bedrooms face the courtyard, the balcony overlooks the canal. There is no lift. A cellar compartment is included. A similar flat nearby was sold for €721,000 in May 2025.</p></div></div>
    <div class="two" style="margin-top:8px">${picture(room, 'width:100%;height:110px')}${picture(kitchen, 'width:100%;height:110px')}</div><p style="margin-top:10px">Spreekontor Residential GmbH · Ms Alina Voss · Potsdamer Remise 7, 10785 Berlin · +49 30 555 18 400</p>`
    return press.print(paper(css, body, 'Kreuzberg'), {
      margin: { top: '13mm', right: '15mm', bottom: '15mm', left: '15mm' },
      footer: foot(
        'Spreekontor Residential GmbH · 10785 Berlin · All information without guarantee / Angaben ohne Gewähr',
      ),
    })
  },
}
