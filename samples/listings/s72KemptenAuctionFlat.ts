import { courtNotice } from '../layouts/court.ts'
import type { Sample } from '../sample.ts'

export const kemptenAuctionFlat: Sample = {
  file: 's72-kempten-versteigerung-wohnung.pdf',
  about:
    'Bavarian court: let flat sold to dissolve a community of heirs, manager and court PLZ, areas of the whole plot',
  kind: 'zwangsversteigerung',
  status: 'fertig',
  facts: {
    verkehrswert: 187000,
    wohnflaeche: 64.3,
    zimmer: 3,
    badezimmer: 1,
    baujahr: 1972,
    plz: '87439',
    ort: 'Kempten (Allgäu)',
    strasse: 'Illerhöhe 41',
    objektart: 'Eigentumswohnung',
    hausgeldMonat: 276,
    kaltmieteMonat: 512,
    energietraeger: 'Gas',
    heizung: 'Gas-Zentralheizung',
    heizungBaujahr: 2015,
    etage: '3. OG',
    etagenzahl: 6,
    aufzug: true,
    balkon: true,
    keller: true,
    stellplatz: 'Tiefgaragenstellplatz',
    vermietet: true,
    zustand: 'durchschnittlich',
    letzteModernisierung: 2015,
    einheiten: 36,
    anbieterArt: 'Gericht',
    exposeDatum: '19.10.2026',
    objektnummer: '1 K 57/25',
  },
  accept: {
    kaufpreis: [187000],
    jahresnettokaltmiete: [6144],
    heizung: ['Zentralheizung', 'Gasheizung'],
    energietraeger: ['Erdgas'],
    ort: ['Kempten'],
    objektart: ['Wohnung', 'Wohnungseigentum'],
    etage: ['drittes Obergeschoss', '3. Obergeschoss'],
    stellplatz: ['Tiefgarage', 'Tiefgaragenstellplatz Nr. 22', 'Stellplatz', 'Kfz-Stellplatz in der Tiefgarage'],
    zustand: ['renovierungsbedürftig', 'gepflegt', null],
    letzteModernisierung: [null],
    exposeDatum: [null],
    objektnummer: [null],
    balkon: [null],
    heizungBaujahr: [null],
    grundstuecksflaeche: [4128],
    badezimmer: [null],
    einheiten: [null],
    etagenzahl: [null],
    ortsteil: ['Sankt Mang'],
  },
  scan: false,
  make: async press =>
    press.print(
      courtNotice({
        court: 'Amtsgericht Kempten (Allgäu)',
        address: 'Residenzwinkel 4, 87435 Kempten (Allgäu)',
        file: '1 K 57/25',
        date: 'Kempten, 19.10.2026',
        body: `<h1>TERMINSBESTIMMUNG</h1><p>Zum Zwecke der <b>Aufhebung der Gemeinschaft</b> soll am</p>
        <table><tr><th>Datum</th><th>Uhrzeit</th><th>Raum</th><th>Ort</th></tr><tr><td>Donnerstag, 25.02.2027</td><td>09:00 Uhr</td><td>Sitzungssaal 138</td><td>Amtsgericht Kempten (Allgäu), Residenzwinkel 4, 87435 Kempten (Allgäu)</td></tr></table>
        <p>öffentlich versteigert werden:</p><p><b>Grundbucheintragung:</b> Eingetragen im Grundbuch des Amtsgerichts Kempten (Allgäu) von Sankt Mang. Miteigentumsanteil verbunden mit Sondereigentum</p>
        <table><tr><th>ME-Anteil</th><th>Sondereigentums-Art</th><th>SE-Nr.</th><th>Sondernutzungsrecht</th><th>Blatt</th></tr><tr><td>26,4/1.000</td><td>Wohnung mit Kellerabteil</td><td>17</td><td>Kfz-Stellplatz in der Tiefgarage Nr. 22</td><td>8806</td></tr></table>
        <p>an Grundstück: Gemarkung Sankt Mang, Flurstück 712/9, Gebäude- und Freifläche, Illerhöhe 39, 41, 43, zu 0,4128 ha.</p>
        <p><b>Objektbeschreibung/Lage</b> (lt. Angabe d. Sachverständigen): 3-Zimmer-Eigentumswohnung Nr. 17 im 3. Obergeschoss eines sechsgeschossigen Wohnhauses (36 Einheiten, Aufzug), Illerhöhe 41, 87439 Kempten (Allgäu); Bj. ca. 1972; Wohnfläche ca. 64,30 m²; bestehend aus Flur, Küche, Bad, Wohnzimmer mit Loggia, Schlafzimmer, Kinderzimmer. Gas-Zentralheizung, Kessel 2015 erneuert. Insgesamt durchschnittlicher, in Teilen renovierungsbedürftiger Zustand.</p>
        <p>Die Wohnung ist vermietet; die monatliche Nettokaltmiete beträgt einschließlich Stellplatz 512,00 €. Das Hausgeld beläuft sich auf 276,00 € pro Monat. Hausverwaltung: Oberallgäuer Wohnwerte GmbH, Bahnhofsweg 3, 87527 Sonthofen.</p>
        <p><b>Verkehrswert: 187.000,00 €</b> (davon entfällt auf Zubehör: 0,00 €)</p>
        <p>Der Versteigerungsvermerk ist am 02.12.2025 in das Grundbuch eingetragen worden.</p><p>Bieter haben auf Verlangen Sicherheit in Höhe von 10 % des Verkehrswertes zu leisten. Die Sicherheitsleistung kann durch rechtzeitige Überweisung auf das Konto der Landesjustizkasse Bamberg erbracht werden. Die Wertgrenzen der §§ 74a, 85a ZVG gelten.</p><p class="sign">Hipp<br>Rechtspflegerin</p>`,
      }),
      { margin: { top: '18mm', right: '20mm', bottom: '18mm', left: '22mm' } },
    ),
}
