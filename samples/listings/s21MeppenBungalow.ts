import { foot, paper, picture } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const meppenBungalow: Sample = {
  file: 's21-meppen-bungalow.pdf',
  about:
    'Bungalow in an older broker program: label, colon, value in three blocks; "m2" and price in T€; values broken over lines',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 349000,
    wohnflaeche: 138,
    nutzflaeche: 62,
    grundstuecksflaeche: 915,
    zimmer: 4,
    schlafzimmer: 3,
    badezimmer: 2,
    baujahr: 1985,
    plz: '49716',
    ort: 'Meppen',
    strasse: 'Haselbrink 7',
    objektart: 'Bungalow',
    energiekennwert: 108.4,
    energieklasse: 'D',
    energieausweisArt: 'Verbrauch',
    energieausweisGueltigBis: '11.2032',
    energietraeger: 'Flüssiggas',
    heizung: 'Zentralheizung, Kaminofen',
    heizungBaujahr: 2008,
    terrasse: true,
    garten: true,
    keller: false,
    einbaukueche: true,
    stellplatz: 'Doppelgarage',
    kaeuferprovision: 3.57,
    bezugsfreiAb: 'kurzfristig',
    zustand: 'gepflegt',
    letzteModernisierung: 2018,
    anbieterArt: 'Makler',
    objektnummer: '4711/26',
  },
  accept: {
    energieausweisGueltigBis: ['November 2032', '11/2032', '30.11.2032'],
    heizung: ['Flüssiggas-Zentralheizung', 'Gas-Zentralheizung'],
    energietraeger: ['Gas'],
    stellplatz: ['2 Garagenstellplätze', 'Garage'],
    objektart: ['Einfamilienhaus', 'Winkelbungalow'],
    bezugsfreiAb: ['kurzfristig nach Absprache', 'nach Absprache'],
    vermietet: [false],
  },
  scan: false,
  make: async press => {
    const [front, bath] = await Promise.all([photo('haus', 71, 640), photo('bad', 71)])
    const css = `body{font:9.5px/1.4 'DejaVu Sans Condensed';color:#000} .logo{font:bold 20px 'Nimbus Roman';color:#004b23} hr{border:0;border-top:2px solid #004b23} h1{font-size:16px;margin:8px 0} h2{font-size:12px;background:#e2ebe4;padding:2px 6px;margin:12px 0 5px} .block{columns:2;column-gap:20px} .l{display:flex;break-inside:avoid;padding:1.5px 0} .l span:first-child{width:108px;flex:none} .l span:last-child{font-weight:bold} p{margin:0 0 6px}`
    const line = ([label, value]: readonly [string, string]) =>
      `<div class="l"><span>${label}:</span><span>${value}</span></div>`
    const block = (rows: readonly (readonly [string, string])[]) =>
      `<div class="block">${rows.map(line).join('')}</div>`
    const body = `<div class="logo">Emsland-Immobilien Hackmann</div><hr><h1>Großzügiger Winkelbungalow mit Doppelgarage in Meppen</h1>${picture(front, 'width:100%;height:160px')}
    <h2>Objektdaten</h2>${block([
      ['Kennung', '4711/26'],
      ['Objektart', 'Bungalow'],
      ['Straße', 'Haselbrink 7'],
      ['PLZ Ort', '49716 Meppen'],
      ['Wohnfläche ca.', '138,00 m2'],
      ['Nutzfläche ca.', '62,00 m2'],
      ['Grundstücksgr. ca.', '915,00 m2'],
      ['Zimmeranzahl', '4,0'],
      ['Schlafzimmer', '3,0'],
      ['Badezimmer', '2,0'],
      ['Baujahr', '1985'],
      ['Kellerart', 'nicht unterkellert'],
      ['Stellplatzart', 'Doppelgarage'],
      ['Verfügbarkeit', 'kurzfristig nach Absprache mit den Eigentümern'],
    ])}
    <h2>Preise</h2>${block([
      ['Kaufpreis', '349 T€'],
      ['Käuferprovision', '3,57 % inkl. ges. MwSt., fällig bei Beurkundung'],
    ])}
    <h2>Energie</h2>${block([
      ['Ausweisart', 'Energieverbrauchsausweis'],
      ['Gültig bis', '11.2032'],
      ['Kennwert', '108,40 kWh/(m2*a)'],
      ['Klasse', 'D'],
      ['Heizungsart', 'Zentralheizung, Kaminofen'],
      ['Befeuerung', 'Flüssiggas'],
      ['Bj. Anlagentechnik', '2008'],
    ])}
    <h2>Beschreibung</h2><p>Auf einem gepflegten Grundstück von 915 m2 liegt dieser Bungalow mit vier Zimmern, Einbauküche, Wannen- und Duschbad. Das Wohnzimmer mit Kaminofen hat rund 46 m2 und öffnet sich zur überdachten Terrasse und zum Garten. 2018 wurden beide Bäder modernisiert. Die Doppelgarage ist vom Haus aus zugänglich, darüber liegt Abstellfläche.</p>
    ${picture(bath, 'width:45%;height:95px')}<h2>Lage</h2><p>Meppen ist Kreisstadt mit rund 36.000 Einwohnern. Bahnhof 2,4 km, Autobahn 31 12 km, Grundschule 600 m.</p>
    <h2>Ansprechpartner</h2><p>Heiner Hackmann, Kanalufer 22, 49808 Lingen, Tel. 0591 / 555 80 17</p><p style="font-size:8.5px">Für Druckfehler und Angaben Dritter haften wir nicht. Dieses Exposé ersetzt nicht die eigene Prüfung.</p>`
    return press.print(paper(css, body, 'Bungalow Meppen'), {
      margin: { top: '13mm', right: '17mm', bottom: '16mm', left: '17mm' },
      footer: foot('Emsland-Immobilien Hackmann · 49808 Lingen · Kennung 4711/26'),
    })
  },
}
