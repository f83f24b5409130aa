import { foot, head, paper, picture } from '../layouts/listing.ts'
import { rows } from '../layouts/tables.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const chemnitzRentTable: Sample = {
  file: 's07-chemnitz-zinshaus.pdf',
  about:
    'Investment: apartment house with rent table, actual and target rent, factor and yield, flats areas that are not the total',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 720000,
    wohnflaeche: 538.6,
    grundstuecksflaeche: 690,
    baujahr: 1905,
    plz: '09130',
    ort: 'Chemnitz',
    ortsteil: 'Sonnenberg',
    strasse: 'Tuchbleiche 22',
    objektart: 'Mehrfamilienhaus',
    kaltmieteMonat: 3421.5,
    jahresnettokaltmiete: 41058,
    mietrendite: 5.7,
    energiekennwert: 121,
    energieklasse: 'D',
    energieausweisArt: 'Verbrauch',
    energieausweisGueltigBis: '30.06.2031',
    energietraeger: 'Fernwärme',
    heizung: 'Fernwärme',
    etagenzahl: 4,
    aufzug: false,
    balkon: true,
    keller: true,
    stellplatz: '4 Stellplätze im Hof',
    kaeuferprovision: 5.95,
    vermietet: 'teilweise',
    zustand: 'saniert',
    letzteModernisierung: 2020,
    einheiten: 9,
    anbieterArt: 'Makler',
    objektnummer: 'C-MFH-0093',
  },
  accept: {
    objektart: ['Zinshaus', 'Wohnhaus', 'Renditeobjekt'],
    stellplatz: ['4', 'Stellplatz', 'vier Stellplätze'],
    heizung: ['Zentralheizung', 'Fernwärme-Zentralheizung'],
    zustand: ['gepflegt', 'vollsaniert'],
    letzteModernisierung: [1998],
    energietraeger: ['Fernwärme (KWK)'],
    etagenzahl: [5, null],
    terrasse: [true],
    balkon: [null],
  },
  scan: false,
  make: async press => {
    const front = await photo('altbau', 11, 640)
    const css = `body{font:10.5px/1.45 'DejaVu Sans Condensed','DejaVu Sans';color:#222} h1{font-size:19px;margin:10px 0;color:#3a3a6a} h2{font-size:13px;margin:14px 0 5px;color:#3a3a6a} table{border-collapse:collapse;width:100%} td,th{padding:3.5px 7px;border:1px solid #c9c9d6;text-align:left;font-size:9.5px} th{background:#e6e6f0}
    .rent td:nth-child(n+3){text-align:right} .rent tr:last-child td{font-weight:bold} p{margin:0 0 6px} .new{break-before:page}`
    const rent = [
      ['Whg. 1', 'EG links', '58,40', '368,00', 'vermietet'],
      ['Whg. 2', 'EG rechts', '61,20', '391,70', 'vermietet'],
      ['Whg. 3', '1. OG links', '58,40', '379,60', 'vermietet'],
      ['Whg. 4', '1. OG rechts', '61,20', '0,00', 'leer'],
      ['Whg. 5', '2. OG links', '58,40', '385,40', 'vermietet'],
      ['Whg. 6', '2. OG rechts', '61,20', '410,00', 'vermietet'],
      ['Whg. 7', '3. OG links', '58,40', '373,80', 'vermietet'],
      ['Whg. 8', '3. OG rechts', '61,20', '428,40', 'vermietet'],
      ['Whg. 9', 'DG', '60,20', '684,60', 'vermietet*'],
    ]
    const body = `${picture(front, 'width:100%;height:260px')}<h1>Kapitalanlage: voll saniertes Zinshaus mit 9 Einheiten</h1>
    ${rows([
      ['Objektnummer', 'C-MFH-0093'],
      ['Lage', 'Tuchbleiche 22, 09130 Chemnitz (Sonnenberg)'],
      ['Objektart', 'Mehrfamilienhaus, Vorderhaus'],
      ['Baujahr / Sanierung', '1905 / 1998, Dach 2020'],
      ['Grundstücksfläche', '690 m²'],
      ['Wohnfläche gesamt', '538,60 m²'],
      ['Wohneinheiten', '9, davon 1 leerstehend'],
      ['Kaufpreis', '720.000 EUR'],
      ['Nettokaltmiete Ist p. a.', '41.058,00 EUR'],
      ['Nettokaltmiete Soll p. a.', '45.800,00 EUR'],
      ['Faktor (Ist)', '17,54'],
      ['Rendite (Ist)', '5,70 %'],
      ['Käufercourtage', '5,95 % inkl. MwSt.'],
      ['Energieausweis', 'Verbrauchsausweis, 121 kWh/(m²a), Klasse D, Fernwärme, gültig bis 30.06.2031'],
    ])}
    <div class="new"></div><h2>Mieterliste (Stand 08/2026)</h2><table class="rent"><tr><th>Einheit</th><th>Lage</th><th>Fläche m²</th><th>NKM EUR/Monat</th><th>Status</th></tr>${rent.map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}<tr><td>Summe</td><td></td><td>538,60</td><td>3.421,50</td><td></td></tr></table>
    <p style="margin-top:5px">* inkl. Dachterrassenanteil und zwei Stellplätzen</p>
    <h2>Objektbeschreibung</h2><p>Das viergeschossige Gründerzeithaus mit ausgebautem Dachgeschoss wurde 1998 grundlegend saniert: Steigleitungen, Elektrik, Bäder und Fenster stammen aus dieser Zeit. 2020 wurde die Dachfläche neu eingedeckt. Hofseitig haben alle Wohnungen ab dem ersten Obergeschoss einen Balkon. Ein Aufzug ist nicht vorhanden, das Haus ist unterkellert. Im Hof befinden sich vier Stellplätze.</p>
    <p>Beheizt wird das Gebäude mit Fernwärme. Die Wohnungen werden überwiegend langjährig bewohnt; die letzte Mietanpassung erfolgte 2023. Bei Vollvermietung ergibt sich das 15,7-fache.</p>
    <h2>Wirtschaftlichkeit</h2>${rows([
      ['Bewirtschaftungskosten, nicht umlagefähig (Schätzung)', '6.900 EUR p. a.'],
      ['Kaufpreis je m² Wohnfläche', '1.336,80 EUR'],
      ['Grunderwerbsteuer Sachsen 5,5 %', '39.600 EUR'],
      ['Notar und Grundbuch ca. 2 %', '14.400 EUR'],
    ])}
    <h2>Anbieter</h2><p>Erzgebirgskontor Immobilienmakler e. K., Ralf Seidensticker, Lohgasse 5, 09111 Chemnitz, Telefon 0371 555 90 12. Bitte fragen Sie nicht bei den Mietern nach.</p>`
    return press.print(paper(css, body, 'Zinshaus Chemnitz'), {
      margin: { top: '19mm', right: '15mm', bottom: '17mm', left: '15mm' },
      header: head('Vertraulich – Exposé C-MFH-0093 – Weitergabe an Dritte nur mit unserer Zustimmung', 'DejaVu Sans'),
      footer: foot('Erzgebirgskontor · Lohgasse 5 · 09111 Chemnitz', 'DejaVu Sans'),
    })
  },
}
