import { paper, picture } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const schaffhausenFrancs: Sample = {
  file: 's29-schaffhausen-franken.pdf',
  about: 'Swiss listing in francs: CHF 1’250’000.–, 5½ Zimmer, no ß, GVA volume, four-digit PLZ',
  kind: 'ausland',
  status: 'abgelehnt',
  facts: null,
  scan: false,
  make: async press => {
    const [front, room] = await Promise.all([photo('haus', 103, 640), photo('wohnen', 63)])
    const css = `body{font:11px/1.55 'Nimbus Sans';color:#222} h1{font-size:21px;margin:12px 0 2px} h2{font-size:13px;margin:14px 0 4px;color:#c1121f} .g{display:grid;grid-template-columns:170px 1fr;row-gap:3px} .g span:nth-child(odd){color:#666} p{margin:0 0 7px}`
    const facts = [
      ['Objekt', '5½-Zimmer-Einfamilienhaus'],
      ['Adresse', 'Rebhaldenweg 21, 8200 Schaffhausen'],
      ['Verkaufspreis', 'CHF 1’250’000.–'],
      ['Doppelgarage', 'CHF 45’000.–'],
      ['Wohnfläche', '164 m²'],
      ['Grundstücksfläche', '712 m²'],
      ['Kubatur (GVA)', '1’038 m³'],
      ['Nasszellen', '2'],
      ['Baujahr', '1974, Küche 2014'],
      ['Heizung', 'Wärmepumpe mit Erdsonde, 2019'],
      ['Bezug', 'nach Vereinbarung'],
    ]
    const body = `<b style="color:#c1121f;font-size:15px">Munot Immobilien AG</b>${picture(front, 'width:100%;height:270px;margin-top:8px')}<h1>Sonniges Einfamilienhaus am Rebhang</h1><div class="g" style="margin-top:10px">${facts.map(([label, value]) => `<span>${label}</span><span>${value}</span>`).join('')}</div>
    <h2>Beschrieb</h2><p>An erhöhter Lage mit Blick auf die Stadt verkaufen wir im Auftrag der Eigentümer dieses gepflegte Haus. Grosszügiger Wohnraum mit Cheminée, gedeckter Sitzplatz (Terrasse), Balkon vor dem Elternzimmer, Garten mit altem Baumbestand. Das Haus ist vollständig unterkellert; der Luftschutzraum dient als Weinkeller.</p>
    ${picture(room, 'width:52%;height:160px')}<h2>Konditionen</h2><p>Anzahlung CHF 50’000.– bei Reservation, Rest bei Eigentumsübertragung. Notariats- und Grundbuchkosten je zur Hälfte. Eigenmietwert CHF 21’600.–. Gebäudeversicherungswert CHF 846’000.–.</p>
    <p>Munot Immobilien AG, Bachgässli 7, 8201 Schaffhausen, Telefon 052 555 12 12, Ref. 3188</p>`
    return press.print(paper(css, body, 'Schaffhausen'), {
      margin: { top: '14mm', right: '18mm', bottom: '14mm', left: '18mm' },
    })
  },
}
