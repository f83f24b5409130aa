import { letter } from '../layouts/letter.ts'
import { scanned } from '../paper/scan.ts'
import type { Sample } from '../sample.ts'

export const kissingenFax: Sample = {
  file: 's74-bad-kissingen-fax-scan.pdf',
  about: "A broker's letter by fax, black and white: all facts in sentences, fee and price spelled in an old way",
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 279000,
    wohnflaeche: 148,
    grundstuecksflaeche: 812,
    zimmer: 6,
    badezimmer: 2,
    baujahr: 1966,
    plz: '97688',
    ort: 'Bad Kissingen',
    ortsteil: 'Garitz',
    objektart: 'Einfamilienhaus',
    energietraeger: 'Öl',
    heizung: 'Öl-Zentralheizung',
    heizungBaujahr: 1998,
    energieausweisArt: 'Bedarf',
    energiekennwert: 246,
    energieklasse: 'G',
    balkon: true,
    terrasse: true,
    garten: true,
    keller: true,
    stellplatz: 'Garage',
    kaeuferprovision: 3.57,
    vermietet: false,
    bezugsfreiAb: 'sofort',
    zustand: 'renovierungsbedürftig',
    anbieterArt: 'Makler',
    exposeDatum: '14.10.2026',
    letzteModernisierung: 1998,
  },
  accept: {
    energietraeger: ['Heizöl'],
    heizung: ['Ölheizung', 'Zentralheizung'],
    objektart: ['Haus', 'freistehendes Einfamilienhaus', 'Wohnhaus'],
    ort: ['Bad Kissingen-Garitz', 'Bad Kissingen OT Garitz'],
    vermietet: [null],
    bezugsfreiAb: ['ab sofort', null],
    exposeDatum: ['14. Oktober 2026', null],
    letzteModernisierung: [null],
    energieklasse: [null],
    garten: [null],
    stellplatz: ['1 Garage', 'Einzelgarage'],
    zustand: ['modernisierungsbedürftig', 'ordentlich'],
    objektnummer: ['2214'],
    etagenzahl: [2],
  },
  scan: true,
  make: async press => {
    const pdf = await press.print(
      letter({
        font: 'Nimbus Mono PS',
        size: 12,
        sender:
          'Immobilien A. Zöller · RDM/IVD<br>Ludwigsgasse 8 · 97421 Schweinfurt<br>Tel. 09721/555 70 · Fax 09721/555 71',
        date: 'Schweinfurt, den 14.10.2026',
        subject: 'Ihre Anfrage vom 12.10. – Anwesen in 97688 Bad Kissingen, Ortsteil Garitz',
        body: `<p>Sehr geehrter Herr Doktor,</p><p>haben Sie Dank für Ihr Interesse. Wunschgemäß übermittle ich Ihnen vorab per Fax die wesentlichen Angaben; Lichtbilder folgen mit der Post.</p>
        <p>Es handelt sich um ein freistehendes Einfamilienhaus, Baujahr 1966, auf einem 812 qm großen, eingewachsenen Grundstück in Hanglage. Die Wohnfläche beträgt ca. 148 qm und verteilt sich auf 6 Zimmer, Küche, zwei Bäder und Gäste-WC. Vom Wohnzimmer gelangt man auf den Balkon, vom darunterliegenden Gartengeschoss auf die Terrasse. Das Haus ist unterkellert, eine Garage ist angebaut.</p>
        <p>Geheizt wird mit Öl (Zentralheizung, Kessel von 1998, Tank 7.500 Liter). Der Energiebedarfsausweis nennt 246 kWh je qm und Jahr, Klasse G. Der Zustand ist ordentlich, jedoch renovierungsbedürftig: Fenster und Bäder entstammen der Bauzeit.</p>
        <p>Die Erben erwarten einen Kaufpreis von EUR 279.000,--. Das Haus steht leer und kann sofort übernommen werden. Ein Gutachten aus dem Vorjahr kommt auf EUR 305.000,--.</p>
        <p>Im Erfolgsfalle berechne ich Ihnen eine Maklergebühr von 3,57 % (inkl. MwSt.) aus der Kaufsumme.</p><p>Mit vorzüglicher Hochachtung</p><p>A. Zöller</p>`,
      }),
      {
        margin: { top: '18mm', right: '20mm', bottom: '15mm', left: '22mm' },
        scale: 1.15,
        header: `<div style="font:8px 'Nimbus Mono PS';width:100%;margin:0 14mm">14-OKT-2026 09:12  VON: IMMO ZOELLER  09721555 71      AN: 0931 555019      S. 01/01</div>`,
      },
    )
    return scanned(pdf, { dpi: 160, skew: -0.6, noise: 14, blur: 0.5, bits: true, seed: 74 })
  },
}
