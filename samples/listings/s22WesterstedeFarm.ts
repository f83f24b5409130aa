import { paper, picture } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const westerstedeFarm: Sample = {
  file: 's22-westerstede-resthof.pdf',
  about:
    'Old farmhouse typed like on a typewriter: hectares, euphemisms, price with ",-", several buildings with areas of their own',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 389000,
    wohnflaeche: 205,
    nutzflaeche: 410,
    grundstuecksflaeche: 14000,
    zimmer: 8,
    badezimmer: 1,
    baujahr: 1908,
    plz: '26655',
    ort: 'Westerstede',
    objektart: 'Resthof',
    energietraeger: 'Öl',
    heizung: 'Ölzentralheizung',
    heizungBaujahr: 1991,
    keller: false,
    stellplatz: 'Remise für 3 Fahrzeuge',
    kaeuferprovision: 3.57,
    vermietet: false,
    bezugsfreiAb: 'sofort',
    zustand: 'sanierungsbedürftig',
    anbieterArt: 'Makler',
    denkmalschutz: false,
    energieklasse: 'H',
    energiekennwert: 287,
    energieausweisArt: 'Bedarf',
  },
  accept: {
    energietraeger: ['Heizöl'],
    heizung: ['Ölheizung', 'Zentralheizung', 'Öl-Zentralheizung'],
    objektart: ['Bauernhaus', 'Hof', 'Haus'],
    stellplatz: ['Remise', null],
    vermietet: [null],
    letzteModernisierung: [1991, 2011],
    keller: [true, null],
    zustand: ['renovierungsbedürftig'],
    bezugsfreiAb: ['ab sofort'],
  },
  scan: false,
  make: async press => {
    const [yard, field] = await Promise.all([photo('hof', 14, 640), photo('feld', 22)])
    const css = `body{font:11px/1.5 'Nimbus Mono PS';color:#111} h1{font:bold 17px 'Nimbus Mono PS';text-align:center;margin:12px 0} pre{font:11px/1.5 'Nimbus Mono PS';margin:0} p{margin:0 0 9px} .u{text-decoration:underline}`
    const body = `<p><b>LANDHÄUSER AMMERLAND - Gesa Oltmanns</b><br>Mühlenpadd 3 - 26160 Bad Zwischenahn - Ruf 04403/555 290</p>${picture(yard, 'width:100%;height:210px')}<h1>RESTHOF IN ALLEINLAGE - EIN ROHDIAMANT</h1>
<pre>Ort           26655 Westerstede
Objekt        Resthof mit Scheune, Stall u. Remise
Bj.           1908 (Wohnteil), Stall 1931
Wohnfl.       ca. 205 qm
Nutzfl.       ca. 410 qm
Grdst.        1,4 ha arrondiert
Zimmer        8
Heizung       Ölzentralheizung, Bj. 1991
KP            389.000,- EUR
Courtage      3,57 % incl. MwSt. für den Käufer
Bezug         sofort, Hof steht leer</pre>
<p style="margin-top:12px">Wer das Besondere sucht, wird hier fündig! Unter alten Eichen liegt dieser typische Ammerländer Hof in Alleinlage. Der Wohnteil mit acht Zimmern, Kamindiele und einem Bad ist bewohnbar, aber ohne Zweifel sanierungsbedürftig: Leitungen, Bad und Wärmedämmung stammen aus Zeiten, als der Liter Heizöl noch Pfennige kostete. Ein Keller ist bis auf den alten Milchkeller (9 qm) nicht vorhanden.</p>
<p>Die Scheune (ca. 260 qm) und der Stall (ca. 150 qm) bieten Platz für Pferde, Werkstatt oder Oldtimer, in der Remise stehen drei Fahrzeuge trocken. Ein Ausbau zu Wohnzwecken ist mit der Gemeinde abzustimmen (Außenbereich, § 35 BauGB). Weideland schließt direkt an, weitere 2,5 ha können gepachtet werden. Denkmalschutz: nein. Abwasser über Kleinkläranlage von 2011.</p>
${picture(field, 'width:60%;height:150px')}<p style="margin-top:10px" class="u">Energieausweis:</p><p>Bedarfsausweis, Endenergiebedarf 287 kWh/(qm*a), Kl. H, Öl, Baujahr lt. Ausweis 1908.</p>
<p>Besichtigung nur mit uns, bitte nicht auf eigene Faust den Hof betreten - die Nachbarn passen auf. Alle Angaben ohne Gewähr, Zwischenverkauf vorbehalten.</p>`
    return press.print(paper(css, body, 'Resthof'), {
      margin: { top: '15mm', right: '20mm', bottom: '15mm', left: '22mm' },
      scale: 1.2,
    })
  },
}
