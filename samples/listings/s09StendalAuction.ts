import { courtNotice } from '../layouts/court.ts'
import type { Sample } from '../sample.ts'

export const stendalAuction: Sample = {
  file: 's09-stendal-versteigerung.pdf',
  about:
    'Court order with Verkehrswert: land register table, 5/10 and 7/10 limits in words, creditor and court PLZ as traps',
  kind: 'zwangsversteigerung',
  status: 'fertig',
  facts: {
    verkehrswert: 96000,
    wohnflaeche: 132,
    grundstuecksflaeche: 1047,
    zimmer: 6,
    baujahr: 1936,
    plz: '39590',
    ort: 'Tangermünde',
    strasse: 'Deichweg 3',
    objektart: 'Doppelhaushälfte',
    heizung: 'Gas-Zentralheizung',
    energietraeger: 'Gas',
    keller: true,
    stellplatz: 'Garage',
    vermietet: false,
    zustand: 'sanierungsbedürftig',
    letzteModernisierung: 1996,
    anbieterArt: 'Gericht',
    exposeDatum: '21.08.2026',
    objektnummer: '7 K 34/25',
  },
  accept: {
    kaufpreis: [96000],
    heizung: ['Gasheizung', 'Gaszentralheizung'],
    energietraeger: ['Erdgas', null],
    objektart: ['Haus', 'Einfamilienhaus', 'Wohnhaus'],
    vermietet: [null],
    zustand: ['Reparaturstau', 'Instandhaltungsstau', 'unterhaltungsbedürftig', 'teilsaniert'],
    letzteModernisierung: [null],
    exposeDatum: [null],
    objektnummer: [null],
    stellplatz: ['Garage (Nebengebäude)'],
    keller: [null],
  },
  scan: false,
  make: async press =>
    press.print(
      courtNotice({
        court: 'Amtsgericht Stendal',
        address: 'Gerichtsplatz 1, 39576 Stendal',
        file: '7 K 34/25',
        date: 'Stendal, 21.08.2026',
        body: `<h1>TERMINSBESTIMMUNG</h1><p>Im Wege der <b>Zwangsvollstreckung</b> soll am</p>
        <p style="text-align:center"><b>Dienstag, den 24. November 2026, 10:30 Uhr</b>, im Gerichtsgebäude, Saal 112, Erdgeschoss,</p>
        <p>der im Grundbuch von Tangermünde, Blatt 2218, eingetragene Grundbesitz öffentlich versteigert werden:</p>
        <table><tr><th>lfd. Nr.</th><th>Gemarkung</th><th>Flur</th><th>Flurstück</th><th>Wirtschaftsart und Lage</th><th>Größe m²</th></tr><tr><td>1</td><td>Tangermünde</td><td>14</td><td>208/3</td><td>Gebäude- und Freifläche, Deichweg 3</td><td>1.047</td></tr></table>
        <p><b>Objektbeschreibung laut Gutachten</b> (ohne Gewähr): Das Grundstück in 39590 Tangermünde, Deichweg 3, ist mit einer Doppelhaushälfte nebst Garage bebaut. Baujahr 1936, Wohnfläche rd. 132 m², sechs Zimmer, Küche, Bad, teilunterkellert, Dachgeschoss ausgebaut. Gas-Zentralheizung. Um 1996 wurden Fenster und Dach teilweise erneuert; es besteht erheblicher Reparaturstau, das Objekt ist sanierungsbedürftig. Das Haus stand bei der Besichtigung leer. Eine Innenbesichtigung war möglich.</p>
        <p>Der Verkehrswert wurde gemäß § 74a Abs. 5 ZVG festgesetzt auf <b>96.000,00 €</b>. Davon entfallen auf mitzuversteigerndes Zubehör 500,00 €.</p>
        <p>Der Versteigerungsvermerk ist in das genannte Grundbuch am 11.09.2025 eingetragen worden. Ist ein Recht in dem genannten Grundbuch nicht vermerkt oder wird es später als der Versteigerungsvermerk eingetragen, so muss der Berechtigte es spätestens im Termin vor der Aufforderung zur Abgabe von Geboten anmelden.</p>
        <p>Bieter haben auf Verlangen Sicherheit in Höhe von zehn Prozent des Verkehrswertes zu leisten; Barzahlung ist ausgeschlossen. Im ersten Termin wird der Zuschlag versagt, wenn das Meistgebot die Hälfte des Grundstückswertes nicht erreicht.</p>
        <p>Ansprechpartner der betreibenden Gläubigerin: Kreditkontor Altmark eG, Rathenauring 4, 39104 Magdeburg, Zeichen 8812-77. Gutachten einzusehen in der Geschäftsstelle, Zimmer 209, Mo–Fr 9–12 Uhr.</p>
        <p class="sign">Weinreich<br>Rechtspflegerin</p>`,
      }),
      { margin: { top: '20mm', right: '22mm', bottom: '20mm', left: '25mm' } },
    ),
}
