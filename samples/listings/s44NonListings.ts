import { paper } from '../layouts/listing.ts'
import { letter } from '../layouts/letter.ts'
import { rawPdf } from '../paper/rawPdf.ts'
import type { Sample } from '../sample.ts'

const MARGIN = { top: '20mm', right: '20mm', bottom: '18mm', left: '24mm' }
const FORM = `body{font:11px/1.5 'Nimbus Sans';color:#111} h1{font-size:16px;margin:16px 0 8px} h2{font-size:12px;margin:12px 0 4px} table{width:100%;border-collapse:collapse;margin:8px 0} td,th{border-bottom:1px solid #bbb;padding:4px 5px;text-align:left} td:last-child,th:last-child{text-align:right} p{margin:0 0 8px}`

export const invoice: Sample = {
  file: 's44-rechnung.pdf',
  about: 'Invoice of a roofer for a house: amounts, PLZ and m², no offer',
  kind: 'rechnung',
  status: 'abgelehnt',
  facts: null,
  scan: false,
  make: async press =>
    press.print(
      paper(
        FORM,
        `<b>Dachdeckerei Hünfelder GmbH</b> · Steinbruchweg 3 · 36088 Hünfeld<p style="margin-top:30px">Herrn<br>Matthias Röder<br>Haunetalring 19<br>36041 Fulda</p><h1>Rechnung Nr. 2026-0871</h1><p>Datum 11.08.2026 · Leistungszeitraum Juli 2026 · Bauvorhaben Einfamilienhaus Haunetalring 19, Baujahr 1974</p>
        <table><tr><th>Pos.</th><th>Leistung</th><th>Menge</th><th>EP €</th><th>GP €</th></tr><tr><td>1</td><td>Dacheindeckung Tonziegel, naturrot</td><td>168 m²</td><td>74,50</td><td>12.516,00</td></tr><tr><td>2</td><td>Unterspannbahn, Lattung</td><td>168 m²</td><td>21,80</td><td>3.662,40</td></tr><tr><td>3</td><td>Dachflächenfenster im Schlafzimmer</td><td>2 Stk.</td><td>1.180,00</td><td>2.360,00</td></tr><tr><td>4</td><td>Gerüst, Entsorgung</td><td>1 psch.</td><td>3.150,00</td><td>3.150,00</td></tr></table>
        <table><tr><td>Nettobetrag</td><td>21.688,40 €</td></tr><tr><td>19 % MwSt.</td><td>4.120,80 €</td></tr><tr><td><b>Rechnungsbetrag</b></td><td><b>25.809,20 €</b></td></tr></table><p>Zahlbar innerhalb 14 Tagen ohne Abzug. Der Lohnanteil beträgt 9.420,00 €. Gewährleistung fünf Jahre nach BGB.</p><p>Bank: Rhönbank, IBAN DE00 0000 0000 0000 0000 00 · USt-IdNr. DE 000000871</p>`,
        'Rechnung',
      ),
      { margin: MARGIN },
    ),
}

export const serviceChargeStatement: Sample = {
  file: 's45-wohngeldabrechnung.pdf',
  about: 'Yearly Hausgeld statement of an owners association: many Hausgeld words, no offer',
  kind: 'abrechnung',
  status: 'abgelehnt',
  facts: null,
  scan: false,
  make: async press =>
    press.print(
      paper(
        FORM,
        `<b>Hausverwaltung Kranich OHG</b> · Bürgerpark 6 · 24937 Flensburg<p style="margin-top:26px">Frau Elke Jessen<br>Twedter Plack 44<br>24944 Flensburg</p><h1>Wohngeld-Einzelabrechnung 2025</h1><p>WEG Marienhölzung 3–7, 24939 Flensburg · Wohnung Nr. 14, 2. OG links · 71,30 m² · 62/1.000 Miteigentumsanteile</p>
        <table><tr><th>Kostenart</th><th>Gesamt €</th><th>Schlüssel</th><th>Ihr Anteil €</th></tr><tr><td>Heizung und Warmwasser</td><td>19.884,10</td><td>Verbrauch</td><td>1.140,22</td></tr><tr><td>Wasser, Abwasser</td><td>8.412,00</td><td>Verbrauch</td><td>503,18</td></tr><tr><td>Müllabfuhr, Straßenreinigung</td><td>4.110,40</td><td>MEA</td><td>254,84</td></tr><tr><td>Verwaltung (nicht umlagefähig)</td><td>5.640,00</td><td>Einheit</td><td>352,50</td></tr><tr><td>Instandhaltung (nicht umlagefähig)</td><td>3.870,55</td><td>MEA</td><td>239,97</td></tr><tr><td>Zuführung Erhaltungsrücklage</td><td>12.000,00</td><td>MEA</td><td>744,00</td></tr></table>
        <table><tr><td>Summe Ihrer Kosten</td><td>3.234,71 €</td></tr><tr><td>Geleistete Hausgeldvorschüsse (12 × 275,00 €)</td><td>3.300,00 €</td></tr><tr><td><b>Guthaben</b></td><td><b>65,29 €</b></td></tr></table><p>Stand der Erhaltungsrücklage am 31.12.2025: 58.914,07 €. Die Abrechnung wird der Versammlung am 12.06.2026 zum Beschluss vorgelegt. Das neue monatliche Hausgeld beträgt ab 01.07.2026 289,00 €.</p>`,
        'Abrechnung',
      ),
      { margin: MARGIN },
    ),
}

export const tenancyAgreement: Sample = {
  file: 's46-mietvertrag.pdf',
  about: 'Tenancy agreement with rooms, m², rent and deposit: no offer for sale',
  kind: 'mietvertrag',
  status: 'abgelehnt',
  facts: null,
  scan: false,
  make: async press =>
    press.print(
      paper(
        `${FORM} body{font-family:'Nimbus Roman'}`,
        `<h1 style="text-align:center">Wohnungsmietvertrag</h1><p>zwischen Herrn Gottfried Sasse, Fürstenwall 2, 32756 Detmold (Vermieter) und Frau Leonie Abt, zurzeit Lemgoer Tor 9, 32657 Lemgo (Mieterin) wird folgender Mietvertrag geschlossen:</p>
        <h2>§ 1 Mietsache</h2><p>Vermietet wird die Wohnung im Haus Hasselter Platz 11 in 32760 Detmold, Erdgeschoss rechts, bestehend aus 2 Zimmern, Küche, Bad und Kellerraum. Die Wohnfläche beträgt etwa 54 m². Mitvermietet ist die Einbauküche. Ein Stellplatz ist nicht Gegenstand des Vertrages.</p>
        <h2>§ 2 Mietzeit</h2><p>Das Mietverhältnis beginnt am 01.01.2027 und läuft auf unbestimmte Zeit. Die Kündigungsfrist richtet sich nach dem Gesetz.</p><h2>§ 3 Miete</h2><p>Die Nettokaltmiete beträgt monatlich 445,00 €. Daneben leistet die Mieterin Vorauszahlungen auf Betriebskosten von 95,00 € und Heizkosten von 75,00 €, zusammen 615,00 €, zahlbar bis zum dritten Werktag.</p>
        <h2>§ 4 Sicherheit</h2><p>Die Mieterin leistet eine Kaution von 1.335,00 € in drei Raten.</p><h2>§ 5 Schönheitsreparaturen</h2><p>Die Wohnung wird renoviert übergeben. Die Mieterin trägt die Schönheitsreparaturen, soweit sie durch ihren Gebrauch erforderlich werden.</p><h2>§ 6 Hausordnung, Tierhaltung</h2><p>Die Hausordnung ist Bestandteil des Vertrages. Das Halten von Hunden bedarf der Zustimmung. Wird die Wohnung verkauft, tritt der Käufer in den Vertrag ein (Kauf bricht nicht Miete); ein Kaufpreis spielt dafür keine Rolle.</p>
        <p style="margin-top:40px">Detmold, den ______________ &nbsp;&nbsp;&nbsp; Vermieter ______________ &nbsp;&nbsp;&nbsp; Mieterin ______________</p>`,
        'Mietvertrag',
      ),
      { margin: MARGIN },
    ),
}

export const blank: Sample = {
  file: 's47-leer.pdf',
  about: 'Two blank pages, one of them with nothing but a hairline',
  kind: 'sonstiges',
  status: 'abgelehnt',
  facts: null,
  scan: false,
  make: () =>
    Promise.resolve(
      rawPdf(
        [
          { width: 595, height: 842, content: '' },
          { width: 595, height: 842, content: '0.9 G 0.2 w 40 40 m 555 40 l S' },
        ],
        'Leer 1.0',
      ),
    ),
}

export const curriculumVitae: Sample = {
  file: 's48-lebenslauf.pdf',
  about: 'CV of an estate agent: property words, years, PLZ, no offer',
  kind: 'sonstiges',
  status: 'abgelehnt',
  facts: null,
  scan: false,
  make: async press =>
    press.print(
      paper(
        FORM,
        `<h1 style="font-size:22px">Mareike Dornseif</h1><p>Zimmermannsgasse 4 · 57072 Siegen · geb. 09.04.1991 · 0271 555 66 21</p><h2>Berufserfahrung</h2><table><tr><td>2021 – heute</td><td>Teamleiterin Verkauf Wohnimmobilien, Siegtal Makler GmbH: jährlich 40 Objekte, vom Reihenhaus bis zum Mehrfamilienhaus, Kaufpreise bis 1,4 Mio. €</td></tr><tr><td>2016 – 2021</td><td>Immobilienberaterin, Bausparkasse Rothaar: Bewertung von Eigentumswohnungen und Grundstücken</td></tr><tr><td>2013 – 2016</td><td>Sachbearbeiterin Hausverwaltung, 620 Wohneinheiten</td></tr></table>
        <h2>Ausbildung</h2><table><tr><td>2010 – 2013</td><td>Immobilienkauffrau (IHK), Note 1,7</td></tr><tr><td>2010</td><td>Abitur, Gymnasium am Löhrtor, Siegen</td></tr></table><h2>Kenntnisse</h2><p>CRM-Software, Wertermittlung, Exposéerstellung, Energieausweise, Englisch verhandlungssicher, Führerschein B</p><h2>Persönliches</h2><p>verheiratet, eine Tochter; Balkongärtnerin, Chorsängerin</p>`,
        'Lebenslauf',
      ),
      { margin: MARGIN },
    ),
}

export const wantedAd: Sample = {
  file: 's49-gesuch.pdf',
  about: 'Wanted: a family looks for a house to buy, with wishes for m², rooms and a budget',
  kind: 'sonstiges',
  status: 'abgelehnt',
  facts: null,
  scan: false,
  make: async press =>
    press.print(
      letter({
        font: 'URW Bookman',
        size: 11.5,
        sender: 'Familie Brückner<br>0152 555 019 33',
        date: 'Rostock, im November 2026',
        subject: 'GESUCHT: Haus zum Kauf in Rostock und Umgebung!',
        body: `<p>Liebe Eigentümerinnen und Eigentümer,</p><p>wir sind eine fünfköpfige Familie und suchen ein Einfamilienhaus, eine Doppelhaushälfte oder ein Reihenhaus zum Kauf, am liebsten in 18059 Rostock, Papendorf oder Kritzmow.</p>
        <p>Unsere Wünsche: ab 120 m² Wohnfläche, mindestens 5 Zimmer, Garten ab 400 m², gern mit Garage und Keller. Baujahr und Zustand sind zweitrangig, auch renovierungsbedürftig. Unser Budget liegt bei bis zu 480.000 €, die Finanzierung ist von der Bank bestätigt.</p>
        <p>Für den entscheidenden Hinweis zahlen wir nach dem Notartermin eine Belohnung von 1.000 €. Makler dürfen sich melden, eine Käuferprovision bis 3,57 % wäre für uns in Ordnung.</p><p>Wir freuen uns auf Ihren Anruf!</p><p>Stefanie, Jan, Frieda, Matti und Lotte Brückner</p>`,
      }),
      { margin: { top: '20mm', right: '24mm', bottom: '18mm', left: '25mm' } },
    ),
}
