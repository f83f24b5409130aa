import { courtNotice } from '../layouts/court.ts'
import { scanned } from '../paper/scan.ts'
import type { Sample } from '../sample.ts'

export const zwickauNoisyScan: Sample = {
  file: 's39-zwickau-versteigerung-scan.pdf',
  about:
    'Court order as a noisy scan, skewed by 1.1 degrees: two lots, the flat and a garage, with a Verkehrswert each',
  kind: 'zwangsversteigerung',
  status: 'fertig',
  facts: {
    verkehrswert: 61000,
    wohnflaeche: 71,
    zimmer: 3,
    baujahr: 1995,
    plz: '08056',
    ort: 'Zwickau',
    strasse: 'Planitzer Aue 18',
    objektart: 'Eigentumswohnung',
    etage: '2. OG',
    keller: true,
    balkon: true,
    vermietet: true,
    stellplatz: 'Tiefgaragenstellplatz',
    anbieterArt: 'Gericht',
    exposeDatum: '05.10.2026',
    objektnummer: '12 K 101/25',
    hausgeldMonat: 262,
  },
  accept: {
    kaufpreis: [61000],
    verkehrswert: [66500, 5500],
    objektart: ['Wohnung', 'Wohnungseigentum'],
    etage: ['zweites Obergeschoss', '2. Obergeschoss'],
    stellplatz: ['Stellplatz', 'Tiefgarage', 'Stellplatz Nr. 31', null],
    exposeDatum: [null],
    objektnummer: [null],
    stellplatzPreis: [5500],
    grundstuecksflaeche: [1930],
    badezimmer: [1],
  },
  scan: true,
  make: async press => {
    const pdf = await press.print(
      courtNotice({
        court: 'Amtsgericht Zwickau',
        address: 'Schlossgrabenweg 2, 08056 Zwickau',
        file: '12 K 101/25',
        date: '05.10.2026',
        body: `<h1>BESCHLUSS</h1><p>Im Wege der Zwangsvollstreckung soll am <b>Mittwoch, 10. Februar 2027, 13:00 Uhr</b>, Saal 014, versteigert werden das im Wohnungs- und Teileigentumsgrundbuch von Zwickau eingetragene Sondereigentum:</p>
        <table><tr><th>Nr.</th><th>Objekt</th><th>Verkehrswert</th></tr><tr><td>1</td><td>Blatt 9114: 48/1000 Miteigentum an Flurstück 882 (1.930 m²), verbunden mit der Wohnung Nr. 9, Planitzer Aue 18, 08056 Zwickau, mit Kellerraum</td><td>61.000,00 €</td></tr><tr><td>2</td><td>Blatt 9142: Tiefgaragenstellplatz Nr. 31</td><td>5.500,00 €</td></tr></table>
        <p>Nach dem Gutachten: Eigentumswohnung im zweiten Obergeschoss, Baujahr 1995, drei Zimmer, Küche, Bad, Balkon, rund 71 m² Wohnfläche. Die Wohnung ist vermietet. Hausgeld 262 € monatlich. Der Sachverständige konnte die Wohnung nur von außen besichtigen.</p>
        <p>Der Gesamtverkehrswert wurde auf 66.500,00 € festgesetzt. Der Versteigerungsvermerk ist am 04.12.2025 eingetragen worden.</p><p class="sign">Lindner, Rechtspfleger</p>`,
      }),
      { margin: { top: '20mm', right: '22mm', bottom: '20mm', left: '25mm' } },
    )
    return scanned(pdf, { dpi: 150, skew: 1.1, noise: 26, blur: 0.7, seed: 39 })
  },
}
