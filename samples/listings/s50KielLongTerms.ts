import { foot, head, paper, passages, picture } from '../layouts/listing.ts'
import { rows } from '../layouts/tables.ts'
import { floorPlan } from '../paper/floorPlan.ts'
import { photo } from '../paper/photo.ts'
import { rewritten } from '../paper/rasterise.ts'
import { stillPdf } from '../paper/stillPdf.ts'
import type { Sample } from '../sample.ts'

const TERMS = [
  {
    heading: 'Allgemeine Geschäftsbedingungen',
    text: `<p><b>§ 1 Maklervertrag.</b> Mit der Anforderung dieses Exposés kommt ein Maklervertrag zustande, sobald Sie die Zahlung der Provision in Textform bestätigt haben. Bei Verträgen über Wohnungen und Einfamilienhäuser mit Verbrauchern wird die Provision von beiden Parteien in gleicher Höhe getragen.</p>
    <p><b>§ 2 Höhe.</b> Sofern im Angebot nichts anderes ausgewiesen ist, beträgt die Provision 7,14 % des Kaufpreises inklusive Umsatzsteuer bei Gewerbeobjekten, 2,38 Nettokaltmieten bei Vermietung von Gewerberäumen und 5,95 % bei Grundstücken. Abweichende Angaben im Exposé gehen vor.</p>
    <p><b>§ 3 Vorkenntnis.</b> Ist Ihnen das Objekt bereits bekannt, teilen Sie uns das bitte binnen fünf Werktagen mit.</p>
    <p><b>§ 4 Haftung.</b> Wir geben Angaben Dritter weiter. Baujahr, Wohnfläche, Grundstücksgröße, Zustand der Heizung und Freiheit von Altlasten, Schwamm oder Asbest haben wir nicht geprüft. Eine Haftung besteht nur bei Vorsatz und grober Fahrlässigkeit.</p>
    <p><b>§ 5 Doppeltätigkeit.</b> Wir dürfen für Verkäufer und Käufer tätig werden.</p><p><b>§ 6 Geldwäsche.</b> Nach dem Geldwäschegesetz müssen wir Ihre Identität anhand eines Ausweises feststellen, bevor ein Vertrag geschlossen wird.</p>`,
  },
  {
    heading: 'Widerrufsbelehrung',
    text: `<p>Verbraucher können ihre Vertragserklärung zu einem Maklervertrag, der im Fernabsatz geschlossen wurde, innerhalb von vierzehn Tagen ohne Begründung zurücknehmen. Es genügt eine eindeutige Nachricht per Brief oder E-Mail an Fördehaus Immobilien GmbH, Sartorikai 8, 24103 Kiel. Haben Sie verlangt, dass wir vor Ablauf der Frist beginnen, schulden Sie einen angemessenen Betrag für die bis dahin erbrachte Leistung.</p><p>Muster: Hiermit widerrufe ich den am ____ geschlossenen Vertrag über die Vermittlung der Immobilie ____. Name, Anschrift, Datum, Unterschrift.</p>`,
  },
  {
    heading: 'Datenschutz',
    text: `<p>Verantwortlich ist die Fördehaus Immobilien GmbH. Wir verarbeiten Name, Anschrift, Telefonnummer und Suchwünsche, um Ihre Anfrage zu beantworten, und löschen sie drei Jahre nach dem letzten Kontakt. Empfänger sind der Eigentümer, das Notariat und auf Wunsch finanzierende Banken. Aufsichtsbehörde: Holstenstraße 98, 24103 Kiel. Sie haben ein Recht auf Auskunft, Berichtigung und Löschung.</p>`,
  },
  {
    heading: 'Weitere Objekte aus unserem Angebot',
    text: `<p>24226 Heikendorf: Reihenhaus, 4 Zimmer, 104 m², Bj. 1987, 345.000 €, Energieklasse D<br>24145 Kiel: Eigentumswohnung, 2 Zimmer, 51 m², 6. OG mit Aufzug, 169.000 €, Hausgeld 212 €<br>24211 Preetz: Mehrfamilienhaus, 6 Einheiten, Jahresnettomiete 38.900 €, 640.000 €<br>24340 Eckernförde: Baugrundstück 812 m², 178.000 €, Erbbaurecht möglich</p>`,
  },
]

export const kielLongTerms: Sample = {
  file: 's50-kiel-viel-kleingedrucktes.pdf',
  about: 'Long exposé written by Ghostscript: floor plans, terms with other commissions, privacy notice, other objects',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 565000,
    wohnflaeche: 133,
    nutzflaeche: 64,
    grundstuecksflaeche: 581,
    zimmer: 5,
    schlafzimmer: 4,
    badezimmer: 2,
    baujahr: 1997,
    plz: '24159',
    ort: 'Kiel',
    ortsteil: 'Schilksee',
    objektart: 'Einfamilienhaus',
    energiekennwert: 96.2,
    energieklasse: 'C',
    energieausweisArt: 'Verbrauch',
    energieausweisGueltigBis: '27.09.2033',
    energietraeger: 'Gas',
    heizung: 'Zentralheizung',
    heizungBaujahr: 2017,
    terrasse: true,
    garten: true,
    keller: true,
    einbaukueche: true,
    stellplatz: 'Garage, Carport',
    kaeuferprovision: 3.57,
    vermietet: false,
    bezugsfreiAb: '01.04.2027',
    zustand: 'gepflegt',
    letzteModernisierung: 2021,
    anbieterArt: 'Makler',
    exposeDatum: '09.11.2026',
    objektnummer: 'FH-0664',
  },
  accept: {
    heizung: ['Gas-Zentralheizung', 'Gas-Brennwert', 'Brennwertheizung'],
    energietraeger: ['Erdgas'],
    ort: ['Kiel-Schilksee'],
    stellplatz: ['Garage und Carport', '1 Garage, 1 Carport', 'Garage', 'Carport'],
    vermietet: [null],
    letzteModernisierung: [2017, null],
    exposeDatum: [null],
    etagenzahl: [2],
  },
  scan: false,
  make: async press => {
    const [front, room, kitchen, bath, green] = await Promise.all([
      photo('haus', 131, 640),
      photo('wohnen', 141),
      photo('kueche', 57),
      photo('bad', 77),
      photo('garten', 53),
    ])
    const css = `body{font:10.5px/1.5 'Nimbus Sans';font-variant-ligatures:none;color:#222} h1{font-size:22px;color:#0a3d62;margin:14px 0 2px} h2{font-size:13px;color:#0a3d62;margin:14px 0 5px} table{width:100%;border-collapse:collapse} td{padding:3.5px 6px;border-bottom:1px solid #dfe6ea} td:first-child{width:44%;color:#56646d} p{margin:0 0 7px} .new{break-before:page} .pics{display:grid;grid-template-columns:1fr 1fr;gap:9px} .terms{font-size:8.5px;text-align:justify}`
    const body = `${picture(front, 'width:100%;height:400px')}<h1>Strandnah wohnen in Kiel-Schilksee</h1><p style="font-size:13px">Einfamilienhaus mit fünf Zimmern, Garage und Strandkorb im Garten</p>
    <div class="new"></div><h2>Die Fakten</h2>${rows([
      ['Objekt-Nr.', 'FH-0664'],
      ['Haustyp', 'Einfamilienhaus'],
      ['PLZ', '24159'],
      ['Ort', 'Kiel'],
      ['Stadtteil', 'Schilksee'],
      ['Wohnfläche', 'ca. 133 m²'],
      ['Nutzfläche', 'ca. 64 m²'],
      ['Grundstücksfläche', '581 m²'],
      ['Zimmer / Schlafzimmer / Bäder', '5 / 4 / 2'],
      ['Baujahr', '1997'],
      ['Zustand', 'Gepflegt'],
      ['Bezugsfrei ab', '01.04.2027'],
      ['Stellplätze', 'Garage, Carport'],
      ['Kaufpreis', '565.000,00 EUR'],
      ['Käuferprovision', '3,57 % inkl. 19 % MwSt.'],
      ['Heizung', 'Zentralheizung, Gas'],
      ['Energieausweis', 'Verbrauch'],
      ['Endenergieverbrauch', '96,2 kWh/(m²*a), inkl. Warmwasser'],
      ['Energieeffizienzklasse', 'C'],
      ['Ausweis gültig bis', '27.09.2033'],
    ])}
    ${passages([
      {
        heading: 'Das Haus',
        text: `<p>1997 haben die heutigen Eigentümer ihr Haus in Schilksee gebaut und seither gehegt. Es ist voll unterkellert, hat im Erdgeschoss ein großes Wohnzimmer mit Zugang zur Terrasse, eine Küche mit Einbauküche und ein Arbeits- oder Gästezimmer mit Duschbad, im Obergeschoss drei Schlafzimmer und ein Wannenbad.</p><p>Die Brennwertheizung ist von 2017, die Haustür von 2021. Im Garten steht ein Gerätehaus.</p>`,
      },
      {
        heading: 'Die Lage',
        text: `<p>Zum Strand gehen Sie acht Minuten, zum Olympiahafen zwölf. Schule und Nahversorgung liegen im Stadtteil, die Innenstadt ist mit Bus oder Rad erreichbar.</p>`,
      },
    ])}
    <div class="new"></div><h2>Grundriss Erdgeschoss</h2>${floorPlan([
      { name: 'Wohnen', area: '36,2 m²', at: [0, 0, 6, 6] },
      { name: 'Küche', area: '13,8 m²', at: [6, 0, 4, 4] },
      { name: 'Gast', area: '12,1 m²', at: [6, 4, 4, 4] },
      { name: 'Flur', area: '9,4 m²', at: [0, 6, 4, 4] },
      { name: 'Bad', area: '4,9 m²', at: [4, 6, 2, 4] },
      { name: 'HWR', area: '6,0 m²', at: [6, 8, 4, 2] },
    ])}<h2>Grundriss Obergeschoss</h2>${floorPlan([
      { name: 'Schlafen', area: '15,9 m²', at: [0, 0, 5, 5] },
      { name: 'Kind 1', area: '13,3 m²', at: [5, 0, 5, 5] },
      { name: 'Kind 2', area: '11,7 m²', at: [0, 5, 5, 5] },
      { name: 'Bad', area: '9,7 m²', at: [5, 5, 5, 5] },
    ])}
    <div class="new pics">${[room, kitchen, bath, green].map(one => picture(one, 'width:100%;height:200px')).join('')}</div>
    <div class="new terms">${passages(TERMS)}</div><h2>Kontakt</h2><p>Fördehaus Immobilien GmbH, Frau Wiebke Carstens, Sartorikai 8, 24103 Kiel, 0431 555 29 0. Stand dieses Exposés: 09.11.2026</p>`
    const pdf = await press.print(paper(css, body, 'Schilksee'), {
      margin: { top: '18mm', right: '16mm', bottom: '17mm', left: '16mm' },
      header: head('Fördehaus Immobilien GmbH · Sartorikai 8 · 24103 Kiel · HRB 9007 KI'),
      footer: foot('Exposé FH-0664'),
    })
    return stillPdf(rewritten(pdf, 'ghostscript'))
  },
}
