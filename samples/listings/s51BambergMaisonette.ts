import { foot, paper, picture } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import { rewritten } from '../paper/rasterise.ts'
import { stillPdf } from '../paper/stillPdf.ts'
import type { Sample } from '../sample.ts'

export const bambergMaisonette: Sample = {
  file: 's51-bamberg-maisonette-widerspruch.pdf',
  about:
    'Contradictions: 96 m² and 102 m², two years of construction, two prices; NBSP numbers, m<sup>2</sup>, cells over two lines; cairo',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 419000,
    wohnflaeche: 96,
    zimmer: 4,
    badezimmer: 2,
    baujahr: 1995,
    plz: '96052',
    ort: 'Bamberg',
    objektart: 'Maisonettewohnung',
    hausgeldMonat: 338,
    energiekennwert: 99,
    energieklasse: 'C',
    energieausweisArt: 'Verbrauch',
    energietraeger: 'Gas',
    heizung: 'Gas-Zentralheizung',
    etage: '2. OG und DG',
    aufzug: false,
    balkon: true,
    keller: true,
    einbaukueche: true,
    stellplatz: 'Tiefgaragenstellplatz (Duplex)',
    kaeuferprovision: 3.57,
    vermietet: false,
    bezugsfreiAb: 'nach Vereinbarung',
    zustand: 'gepflegt',
    anbieterArt: 'Makler',
    objektnummer: 'BA-M-31',
    einheiten: 6,
    schlafzimmer: 2,
  },
  accept: {
    kaufpreis: [429000],
    wohnflaeche: [102],
    baujahr: [1992],
    energietraeger: ['Erdgas'],
    heizung: ['Zentralheizung', 'Gasheizung'],
    etage: ['2. OG', '2. OG/DG', 'Dachgeschoss', 'DG'],
    objektart: ['Maisonette', 'Wohnung', 'Eigentumswohnung'],
    stellplatz: ['Duplex-Stellplatz', 'Tiefgarage', 'Duplexparker', '1 Duplex-Stellplatz in der Tiefgarage'],
    vermietet: [null],
    einheiten: [null],
    letzteModernisierung: [2016],
    schlafzimmer: [null],
  },
  contradictions: ['wohnflaeche', 'kaufpreis', 'baujahr'],
  scan: false,
  make: async press => {
    const [front, room] = await Promise.all([photo('block', 111, 640), photo('wohnen', 151)])
    const css = `body{font:10.5px/1.5 'URW Bookman';color:#222} h1{font-size:18px;margin:10px 0 4px;color:#35548a} h2{font-size:12.5px;color:#35548a;margin:12px 0 4px} table{width:330px;border-collapse:collapse} td{border:1px solid #bcc7da;padding:4px 6px;vertical-align:middle} td:first-child{width:120px;background:#eef2f8} sup{font-size:7px} .wrap{display:grid;grid-template-columns:340px 1fr;gap:12px} p{margin:0 0 7px}`
    const facts = [
      ['Objekt-Nr.', 'BA-M-31'],
      ['Art der<br>Immobilie', 'Maisonettewohnung'],
      ['Wohnfläche<br>(nach Angabe)', 'ca.\u00a096\u00a0m<sup>2</sup>'],
      ['Zimmer', '4'],
      ['Bäder', '2'],
      ['Geschoss', '2.\u00a0OG und DG'],
      ['Baujahr', '1995'],
      ['Kaufpreis<br>mit Stellplatz', '419\u00a0000\u00a0€'],
      ['Hausgeld<br>monatlich', '338,00\u00a0€'],
      ['Käufer-<br>provision', '3,57\u00a0% inkl. gesetzlicher<br>Mehrwertsteuer'],
      ['Energie', 'Verbrauchsausweis,<br>99\u00a0kWh/(m<sup>2</sup>a),<br>Klasse\u00a0C, Gas'],
      ['Übergabe', 'nach Vereinbarung'],
    ]
    const body = `<b>Regnitzbogen Immobilien</b> · 96047 Bamberg<h1>Maisonette mit Galerie und Blick auf die Altenburg</h1><div>Vier Zimmer in 96052 Bamberg, Haus mit sechs Parteien</div>
    <div class="wrap" style="margin-top:10px"><table>${facts.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table><div>${picture(front, 'width:100%;height:190px')}${picture(room, 'width:100%;height:150px;margin-top:8px')}</div></div>
    <h2>Objektbeschreibung</h2><p>Auf rund 102 m<sup>2</sup> Wohnfläche verteilen sich vier Zimmer über zwei Ebenen. Unten wohnen, kochen und essen Sie, oben liegen zwei Schlafzimmer und das zweite Bad. Vom Esszimmer geht es auf den Balkon. Das gepflegte, 1992 errichtete Wohnhaus hat keinen Aufzug; die Einbauküche aus 2016 bleibt in der Wohnung. Zum Angebot gehören ein Kellerraum und ein Duplex-Stellplatz in der Tiefgarage.</p>
    <h2>Technik</h2><p>Das Haus wird durch eine Gas-Zentralheizung versorgt, die Fenster sind zweifach verglast.</p><h2>Kaufpreis</h2><p>Der Kaufpreis beträgt 429.000 €, Stellplatz und Küche sind darin enthalten. Eine Mietgarantie gibt es nicht.</p>
    <p style="margin-top:12px">Ihre Ansprechpartnerin: Verena Schlicht, Mußstraßenplatz 2, 96047 Bamberg, Tel. 0951 555 230</p>`
    const pdf = await press.print(paper(css, body, 'Maisonette'), {
      margin: { top: '14mm', right: '17mm', bottom: '16mm', left: '17mm' },
      footer: foot('Regnitzbogen Immobilien · Mußstraßenplatz 2 · 96047 Bamberg', 'URW Bookman'),
    })
    return stillPdf(rewritten(pdf, 'cairo'))
  },
}
