import { foot, paper, picture } from '../layouts/listing.ts'
import { floorPlan } from '../paper/floorPlan.ts'
import { photo } from '../paper/photo.ts'
import type { ExpectedUnit, Sample } from '../sample.ts'

const UNITS: readonly ExpectedUnit[] = [
  { wohnung: 'WE 01', wohnflaeche: 92.16, zimmer: 4, kaufpreis: 548000, status: 'verkauft' },
  { wohnung: 'WE 02', wohnflaeche: 64.3, zimmer: 2.5, kaufpreis: 389900, status: 'frei' },
  { wohnung: 'WE 03', wohnflaeche: 48.75, zimmer: 2, kaufpreis: 304500, status: 'reserviert' },
  { wohnung: 'WE 04', wohnflaeche: 92.16, zimmer: 4, kaufpreis: 556000, status: 'frei' },
  { wohnung: 'WE 05', wohnflaeche: 64.3, zimmer: 2.5, kaufpreis: null, status: 'verkauft' },
  { wohnung: 'WE 06', wohnflaeche: 48.75, zimmer: 2, kaufpreis: 311900, status: 'frei' },
  { wohnung: 'WE 07', wohnflaeche: 104.5, zimmer: 4, kaufpreis: 679000, status: 'frei' },
  { wohnung: 'WE 08', wohnflaeche: 71.05, zimmer: 3, kaufpreis: 462500, status: 'reserviert' },
  { wohnung: 'WE 09', wohnflaeche: 118.9, zimmer: 4.5, kaufpreis: 798000, status: 'frei' },
]

const TABLE = `<table><tr><th>Nr.</th><th>Geschoss</th><th>Zi.</th><th>Wfl. m²</th><th>Freisitz</th><th>Kaufpreis €</th><th>Status</th></tr>
<tr><td>WE 01</td><td>EG links</td><td>4</td><td>92,16</td><td>Garten 85 m²</td><td>548.000</td><td class="sold">verkauft</td></tr>
<tr><td>WE 02</td><td>EG Mitte</td><td>2,5</td><td>64,30</td><td>Garten 40 m²</td><td>389.900</td><td></td></tr>
<tr><td>WE 03</td><td>EG rechts</td><td>2</td><td>48,75</td><td>Terrasse</td><td>304.500</td><td class="held">reserviert</td></tr>
<tr><td>WE 04</td><td>1. OG links</td><td>4</td><td>92,16</td><td>Balkon</td><td>556.000</td><td></td></tr>
<tr><td>WE 05</td><td>1. OG Mitte</td><td>2,5</td><td>64,30</td><td>Balkon</td><td>–</td><td class="sold">verkauft</td></tr>
<tr><td>WE 06</td><td>1. OG rechts</td><td>2</td><td>48,75</td><td>Balkon</td><td>311.900</td><td></td></tr>
<tr><td>WE 07</td><td>2. OG links</td><td>4</td><td>104,50</td><td>Balkon</td><td>679.000</td><td></td></tr>
<tr><td>WE 08</td><td>2. OG rechts</td><td>3</td><td>71,05</td><td>Balkon</td><td>462.500</td><td class="held">reserviert</td></tr>
<tr><td>WE 09</td><td>Staffelgeschoss</td><td>4,5</td><td>118,90</td><td>Dachterrasse</td><td>798.000</td><td></td></tr></table>`

export const priceListProject: Sample = {
  file: 's06-regensburg-preisliste.pdf',
  about:
    'Developer project: nine flats in a price list, sold and reserved ones, one sold without price, parking prices below',
  kind: 'preisliste',
  status: 'fertig',
  facts: {
    baujahr: 2027,
    plz: '93055',
    ort: 'Regensburg',
    ortsteil: 'Burgweinting',
    objektart: 'Eigentumswohnungen (Neubau-Mehrfamilienhaus)',
    energieklasse: 'A+',
    energiekennwert: 24.8,
    energieausweisArt: 'Bedarf',
    heizung: 'Luft-Wasser-Wärmepumpe mit Fußbodenheizung',
    etagenzahl: 4,
    aufzug: true,
    keller: true,
    stellplatz: 'Tiefgaragenstellplatz',
    stellplatzPreis: 29500,
    kaeuferprovision: 0,
    bezugsfreiAb: 'Herbst 2027',
    zustand: 'Neubau',
    einheiten: 9,
    anbieterArt: 'Bauträger',
    exposeDatum: '01.09.2026',
  },
  accept: {
    objektart: ['Eigentumswohnung', 'Mehrfamilienhaus', 'Wohnung', 'Neubauprojekt'],
    energietraeger: ['Strom', 'Umweltwärme', 'Umweltwärme und Strom', 'Luft'],
    heizung: ['Wärmepumpe', 'Fußbodenheizung', 'Luft-Wasser-Wärmepumpe'],
    stellplatz: ['Tiefgarage', 'TG-Stellplatz'],
    zustand: ['Erstbezug', 'im Bau', 'projektiert', 'Neubau/Erstbezug', null],
    bezugsfreiAb: ['2027', 'voraussichtlich Herbst 2027', 'Fertigstellung Herbst 2027'],
    exposeDatum: ['Stand 09/2026', 'September 2026', '09/2026'],
    etagenzahl: [3, null],
    balkon: [true],
    terrasse: [true],
    garten: [true],
    vermietet: [false],
    baujahr: [null],
    energieausweisArt: [null],
  },
  units: UNITS,
  scan: false,
  make: async press => {
    const [front, room, green] = await Promise.all([photo('neubau', 3, 640), photo('kueche', 8), photo('garten', 3)])
    const css = `body{font:10.5px/1.5 'URW Gothic';color:#333} h1{font:25px 'URW Gothic';color:#0b6b5d;margin:10px 0 0} h2{font-size:14px;color:#0b6b5d;margin:16px 0 5px} table{width:100%;border-collapse:collapse;font-size:10px} th{background:#0b6b5d;color:#fff;text-align:left;padding:5px;font-weight:normal} td{padding:5px;border-bottom:1px solid #ccd}
    td:nth-child(3),td:nth-child(4),td:nth-child(6),th:nth-child(3),th:nth-child(4),th:nth-child(6){text-align:right} .sold{color:#b00020} .held{color:#b36b00} .new{break-before:page} .logo{display:flex;justify-content:space-between;font-size:12px} p{margin:0 0 7px} .fine{font-size:8px;color:#777}`
    const body = `<div class="logo"><b>donau quartier</b><span>Wohnbau Naabtal GmbH</span></div>${picture(front, 'width:100%;height:330px;margin-top:8px')}<h1>Wohnen am Aubach</h1><div>9 Eigentumswohnungen in 93055 Regensburg-Burgweinting</div>
    <h2>Ankommen, wo die Stadt grün wird</h2><p>Am östlichen Rand von Burgweinting entsteht ein Haus mit neun Wohnungen, drei Vollgeschossen und einem Staffelgeschoss. Alle Wohnungen sind mit dem Aufzug stufenlos aus der Tiefgarage erreichbar, jede hat einen Freisitz und einen eigenen Kellerraum. Der erste Spatenstich ist erfolgt, die Fertigstellung ist für Herbst 2027 vorgesehen.</p>
    <p>Sie kaufen direkt vom Bauträger, also provisionsfrei.</p><h2>Energie</h2><p>Geplant als Effizienzhaus 40 mit Luft-Wasser-Wärmepumpe, Fußbodenheizung in allen Räumen und Photovoltaik auf dem Dach. Vorläufiger Energiebedarfsausweis: Endenergiebedarf 24,8 kWh/(m²a), Energieeffizienzklasse A+.</p>
    <div class="new"></div><h2>Preisliste, Stand 01.09.2026</h2>${TABLE}<p style="margin-top:8px">Tiefgaragenstellplatz je 29.500 €, Duplex-Stellplatz je 19.800 €, Besucherstellplätze im Freien sind Gemeinschaftseigentum. Wallbox vorbereitet, gegen Aufpreis 2.190 €.</p>
    <p>Zahlung nach Baufortschritt gemäß § 3 MaBV in sieben Raten. Die Wohnflächen sind nach WoFlV ermittelt, Balkone und Terrassen zur Hälfte angerechnet.</p>
    <h2>Grundriss WE 02</h2>${floorPlan([
      { name: 'Wohnen/Kochen', area: '27,90 m²', at: [0, 0, 5, 6] },
      { name: 'Schlafen', area: '14,35 m²', at: [5, 0, 5, 5] },
      { name: 'Bad', area: '5,80 m²', at: [5, 5, 3, 3] },
      { name: 'Flur', area: '7,15 m²', at: [0, 6, 5, 4] },
      { name: 'Arbeiten', area: '9,10 m²', at: [5, 8, 5, 2] },
    ])}
    <div style="display:flex;gap:8px;margin-top:10px">${picture(room, 'width:50%;height:140px')}${picture(green, 'width:50%;height:140px')}</div><h2>Beratung und Verkauf</h2><p>Wohnbau Naabtal GmbH, Frau Ines Pröll, Am Schlegelbach 11, 93047 Regensburg, Tel. 0941 555 31 77. Musterwohnung Samstag 11–14 Uhr.</p>
    <p class="fine">Änderungen der Ausführung bleiben vorbehalten. Die Visualisierungen sind unverbindliche Darstellungen; maßgeblich ist die notariell beurkundete Baubeschreibung. Handelsregister Regensburg HRB 20771.</p>`
    return press.print(paper(css, body, 'Wohnen am Aubach'), {
      margin: { top: '14mm', right: '17mm', bottom: '16mm', left: '17mm' },
      footer: foot('Wohnen am Aubach · Wohnbau Naabtal GmbH', 'URW Gothic'),
    })
  },
}
