import { foot, paper, picture } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const goerlitzListed: Sample = {
  file: 's16-goerlitz-denkmal.pdf',
  about:
    'Listed flat: letter-spaced headings and labels, narrow and thin spaces in numbers, depreciation figures as traps',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 334500,
    wohnflaeche: 104.86,
    zimmer: 3,
    schlafzimmer: 2,
    badezimmer: 2,
    baujahr: 1887,
    plz: '02826',
    ort: 'Görlitz',
    ortsteil: 'Innenstadt',
    objektart: 'Eigentumswohnung',
    hausgeldMonat: 298,
    heizung: 'Gas-Zentralheizung mit Fußbodenheizung',
    energietraeger: 'Gas',
    etage: '1. OG',
    etagenzahl: 4,
    aufzug: true,
    balkon: true,
    keller: true,
    kaeuferprovision: 0,
    denkmalschutz: true,
    zustand: 'Erstbezug nach Sanierung',
    bezugsfreiAb: 'Sommer 2027',
    anbieterArt: 'Bauträger',
    einheiten: 11,
    stellplatzPreis: 12900,
    stellplatz: 'Außenstellplatz',
  },
  accept: {
    heizung: ['Fußbodenheizung', 'Gas-Zentralheizung', 'Zentralheizung', 'Gas-Brennwert'],
    energietraeger: ['Erdgas', null],
    ortsteil: ['Historische Innenstadt', null],
    etage: ['1. Obergeschoss', 'Beletage'],
    zustand: ['saniert', 'Sanierung', 'Erstbezug', 'kernsaniert', null],
    bezugsfreiAb: ['Fertigstellung Sommer 2027', '2027', null],
    stellplatz: ['Stellplatz', 'Außenstellplatz im Hof', 'Stellplatz im Hof'],
    energieausweisArt: ['nicht erforderlich'],
    einheiten: [null],
    objektart: ['Denkmalwohnung', 'Altbauwohnung', 'Wohnung'],
    letzteModernisierung: [2027],
    anbieterArt: ['Makler'],
    vermietet: [false],
    kaltmieteMonat: [891.31],
    aufzug: [null],
  },
  scan: false,
  make: async press => {
    const [front, room] = await Promise.all([photo('altbau', 29, 640), photo('wohnen', 29)])
    const css = `body{font:10.5px/1.6 'URW Gothic';color:#2d2620} h1{font:24px 'URW Gothic';letter-spacing:7px;text-align:center;margin:14px 0 4px;color:#7c5a2c;text-transform:uppercase} h2{font:12px 'URW Gothic';letter-spacing:5px;text-transform:uppercase;color:#7c5a2c;margin:16px 0 5px} .centre{text-align:center}
    .fact{display:grid;grid-template-columns:46% 1fr;padding:3px 0;border-bottom:1px solid #e3d9c8} .fact span:first-child{letter-spacing:4px;font-size:8.5px;text-transform:uppercase;align-self:center;color:#8a7a64} p{margin:0 0 7px} .afa{background:#f6f0e5;padding:9px 13px;break-inside:avoid}`
    const facts = [
      ['Objekt', 'Wohnung 04, Beletage'],
      ['Ort', '02826 Görlitz, Innenstadt'],
      ['Baujahr', 'um 1887'],
      ['Wohnfläche', '104,86\u202fm<sup>2</sup>'],
      ['Zimmer', '3'],
      ['Bäder', '2'],
      ['Kaufpreis', '334\u202f500\u00a0€'],
      ['Stellplatz im Hof', '12\u202f900\u00a0€'],
      ['Hausgeld', '298\u00a0€ mtl.'],
      ['Provision', 'keine, Verkauf vom Bauträger'],
      ['Fertigstellung', 'Sommer 2027'],
    ]
    const body = `${picture(front, 'width:100%;height:250px')}<h1>Palais Salome</h1><div class="centre">Wohnen im Einzeldenkmal</div><div style="margin-top:12px">${facts.map(([label, value]) => `<div class="fact"><span>${label}</span><span>${value}</span></div>`).join('')}</div>
    <h2>Das Haus</h2><p>Das Stadtpalais wurde um 1887 für einen Tuchfabrikanten errichtet und steht unter Denkmalschutz. In enger Abstimmung mit der Denkmalbehörde entstehen elf Wohnungen; Stuckdecken, Kastenfenster und das Terrazzo-Treppenhaus werden restauriert. Ein Aufzug wird hofseitig angebaut und erschließt alle vier Geschosse.</p>
    <h2>Die Wohnung</h2><p>Im ersten Obergeschoss, der Beletage, empfängt Sie ein Salon mit Flügeltüren. Zwei Schlafzimmer, zwei Bäder und eine Wohnküche mit Zugang zum Balkon ergänzen ihn. Fußbodenheizung in allen Räumen, gespeist von der Gas-Zentralheizung. Zur Wohnung gehört ein Kellerraum.</p>
    <div style="display:flex;gap:12px;break-inside:avoid">${picture(room, 'width:46%;height:165px')}<div class="afa"><h2 style="margin-top:0">Steuervorteil</h2>Anteil Sanierung 78 %, das sind 260.910 €<br>8 Jahre je 9 % und 4 Jahre je 7 % nach § 7i EStG<br>Altbauanteil: 2,5 % auf 40.140 €<br>Mietansatz 8,50 €/m² (Prognose)</div></div>
    <h2>Energieausweis</h2><p>Für Baudenkmäler ist ein Energieausweis nicht erforderlich.</p>
    <h2>Verkauf</h2><p>Neiße Altbau GmbH, Postplatzpassage 4, 02827 Görlitz. Vertrieb: Rico Menzel, Telefon 03581 555 200. Prospekt ohne Vertragscharakter.</p>`
    return press.print(paper(css, body, 'Palais Salome'), {
      margin: { top: '14mm', right: '18mm', bottom: '16mm', left: '18mm' },
      footer: foot('Palais Salome · Neiße Altbau GmbH', 'URW Gothic'),
    })
  },
}
