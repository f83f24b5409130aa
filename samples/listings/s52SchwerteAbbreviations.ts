import { paper, picture } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const schwerteAbbreviations: Sample = {
  file: 's52-schwerte-abkuerzungen.pdf',
  about:
    'One-page flyer that says all in the abbreviations of a newspaper ad: 4 ZKB, Wfl., HG, Bj., KP, prov.-pfl. without rate',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 285000,
    wohnflaeche: 98,
    zimmer: 4,
    baujahr: 1975,
    plz: '58239',
    ort: 'Schwerte',
    objektart: 'Eigentumswohnung',
    hausgeldMonat: 310,
    energiekennwert: 131.5,
    energieklasse: 'E',
    energieausweisArt: 'Verbrauch',
    energietraeger: 'Erdgas',
    heizung: 'Gas-Zentralheizung',
    heizungBaujahr: 2012,
    etage: '3. OG',
    etagenzahl: 4,
    aufzug: true,
    balkon: true,
    keller: true,
    einbaukueche: true,
    stellplatz: 'TG-Stellplatz',
    stellplatzPreis: 15000,
    bezugsfreiAb: '01.01.2027',
    zustand: 'renoviert',
    anbieterArt: 'Makler',
    vermietet: false,
    einheiten: 12,
    letzteModernisierung: 2019,
  },
  accept: {
    energietraeger: ['Gas'],
    heizung: ['Zentralheizung', 'Gas-ZH', 'Gasheizung'],
    stellplatz: ['Tiefgaragenstellplatz', 'TG', 'Tiefgarage', 'TG-STP'],
    objektart: ['Wohnung', 'ETW', 'Etagenwohnung'],
    etage: ['3', '3. OG von 4'],
    vermietet: [null],
    badezimmer: [1],
    letzteModernisierung: [null],
    zustand: ['gepflegt', 'modernisiert', null],
    einheiten: [null],
  },
  scan: false,
  make: async press => {
    const [front, room] = await Promise.all([photo('block', 121, 640), photo('wohnen', 161)])
    const css = `body{font:15px/1.6 'Nimbus Sans';color:#111} .top{background:#ffd400;padding:14px 18px;font:bold 25px 'Nimbus Sans'} h1{font:bold 27px/1.15 'Nimbus Sans';margin:14px 0 8px} .price{background:#c00;color:#fff;display:inline-block;padding:8px 18px;font:bold 23px 'Nimbus Sans';margin:8px 0} p{margin:0 0 9px}`
    const body = `<div class="top">RUHRTAL-IMMOBILIEN PAPENBERG</div><h1>Schwerte: 4 ZKB, 98 qm, Süd-Balkon, Aufzug, frei ab 01.01.2027</h1><div style="display:flex;gap:10px">${picture(front, 'width:58%;height:210px')}${picture(room, 'width:41%;height:210px')}</div>
    <div class="price">KP 285.000,- € + TG-STP 15.000,- €</div>
    <p>58239 Schwerte, ruh. Lage, ETW im 3. OG (4-gesch. Haus, 12 WE), Bj. 1975, Wfl. ca. 98 qm, 4 Zi., Kü. m. EBK, Bad m. Wa. + Du., G-WC, Abstellr., Südblk., Kellerr., Aufz. vorh., 2019 renov. (Böden, Elektr., Bad), Gas-ZH v. 2012, TG-Stellpl. geg. Aufpr.</p>
    <p>HG 310,- € mtl. inkl. Heizk., dav. 62,- € Rückl.</p><p>Energie: V-Ausweis, 131,5 kWh/(qm*a), Kl. E, Erdgas</p><p>Für Käufer prov.-pfl., die Höhe nennen wir auf Anfr.</p>
    <p style="font-size:11px;margin-top:14px">Ruhrtal-Immobilien Papenberg, Inh. U. Papenberg, Kampstraßenhof 1, 58313 Herdecke, Tel. 02330/555 77. Suchen lfd. Häuser u. Whg. b. 500 T€ f. vorgemerkte Kunden! Biete auch: Hagen, 2 ZKDB, 61 qm, 89.000,- €; Unna, RMH, 118 qm, 5 Zi., 299.000,- €.</p>`
    return press.print(paper(css, body, 'Schwerte'), {
      margin: { top: '14mm', right: '16mm', bottom: '14mm', left: '16mm' },
      scale: 1,
    })
  },
}
