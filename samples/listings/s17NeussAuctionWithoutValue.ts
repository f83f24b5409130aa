import { courtNotice } from '../layouts/court.ts'
import type { Sample } from '../sample.ts'

export const neussAuctionWithoutValue: Sample = {
  file: 's17-neuss-versteigerung-ohne-wert.pdf',
  about: 'Court notice of a partition sale that names no Verkehrswert yet: an offer all the same, its value is open',
  kind: 'zwangsversteigerung',
  status: 'fertig',
  facts: {
    zimmer: 3,
    ort: 'Grevenbroich',
    strasse: 'Hammerwerkstraße 17',
    objektart: 'Eigentumswohnung',
    etage: '2. OG',
    balkon: true,
    keller: true,
    anbieterArt: 'Gericht',
    exposeDatum: '14.07.2026',
    objektnummer: '031 K 8/26',
  },
  accept: { badezimmer: [1], balkon: ['Loggia'], objektart: ['Wohnung', 'Wohnungseigentum'] },
  scan: false,
  make: async press =>
    press.print(
      courtNotice({
        court: 'Amtsgericht Neuss',
        address: 'Justizzentrum, 41460 Neuss',
        file: '031 K 8/26',
        date: '14.07.2026',
        body: `<h1>BEKANNTMACHUNG</h1><p>In dem Verfahren zur Aufhebung der Gemeinschaft (Teilungsversteigerung) betreffend das im Wohnungsgrundbuch von Grevenbroich Blatt 4471 eingetragene Wohnungseigentum ist Termin zur Versteigerung bestimmt auf</p>
        <p style="text-align:center"><b>Freitag, 15. Januar 2027, 9.00 Uhr, Sitzungssaal 203, 2. Etage</b></p>
        <table><tr><td>182/10.000 Miteigentumsanteil an dem Grundstück Gemarkung Grevenbroich, Flur 9, Flurstück 611, Hof- und Gebäudefläche, Hammerwerkstraße 17, groß 2.114 m², verbunden mit dem Sondereigentum an der Wohnung Nr. 12 im zweiten Obergeschoss nebst Kellerraum Nr. 12</td></tr></table>
        <p>Die Wohnung hat drei Zimmer, Küche, Diele, Bad und Loggia. Die Festsetzung des Verkehrswertes steht noch aus; das Gutachten ist in Auftrag gegeben. Eine weitere Bekanntmachung folgt.</p>
        <p>Der Versteigerungsvermerk ist am 19.01.2026 in das Grundbuch eingetragen worden. Rechte, die zur Zeit der Eintragung nicht aus dem Grundbuch ersichtlich waren, sind spätestens im Termin vor der Aufforderung zur Abgabe von Geboten anzumelden und auf Widerspruch des Antragstellers glaubhaft zu machen, widrigenfalls sie bei der Feststellung des geringsten Gebots nicht berücksichtigt werden.</p>
        <p>Wer ein Recht hat, das der Versteigerung entgegensteht, wird aufgefordert, vor der Erteilung des Zuschlags die Aufhebung oder einstweilige Einstellung des Verfahrens herbeizuführen.</p><p class="sign">Dohmen, Rechtspfleger</p>`,
      }),
      { margin: { top: '22mm', right: '24mm', bottom: '20mm', left: '25mm' } },
    ),
}
