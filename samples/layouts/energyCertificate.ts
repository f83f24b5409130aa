import { paper, type Row } from './listing.ts'

export interface EnergyCertificate {
  readonly kind: 'Bedarf' | 'Verbrauch'
  readonly until: string
  readonly number: string
  readonly building: readonly Row[]
  readonly value: string
  readonly primary: string
  readonly grade: string
  readonly issuer: string
  readonly more?: string
}

const SCALE: readonly (readonly [string, string])[] = [
  ['A+', '#2d9c3c'],
  ['A', '#57ab35'],
  ['B', '#93c020'],
  ['C', '#d3d800'],
  ['D', '#ffe500'],
  ['E', '#fbc400'],
  ['F', '#f39200'],
  ['G', '#ea5b0c'],
  ['H', '#d9241c'],
]

/** An energy certificate, close to the printed form of the law: both kinds named, one of them ticked. */
export function energyCertificate(one: EnergyCertificate): string {
  const css = `body{font:10px/1.45 'Nimbus Sans';color:#111} h1{font-size:20px;margin:0} h2{font-size:12px;background:#ddd;padding:3px 6px;margin:14px 0 6px} table{width:100%;border-collapse:collapse} td{border:1px solid #888;padding:4px 6px} td:first-child{width:38%} .head{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2px solid #000;padding-bottom:6px}
  .scale{display:flex;margin-top:6px} .scale span{flex:1;text-align:center;padding:7px 0;font-weight:bold;border:1px solid #fff} .ticks{display:flex;gap:14px;margin-top:6px;font-size:9px} .ticks span{white-space:nowrap} .value{display:flex;justify-content:space-between;margin:8px 0} .value b{font-size:15px} .fine{font-size:7.5px;color:#444;margin-top:12px}`
  const box = (on: boolean) => (on ? '☒' : '☐')
  const word = one.kind === 'Bedarf' ? 'Endenergiebedarf' : 'Endenergieverbrauch'
  return paper(
    css,
    `<div class="head"><div><h1>ENERGIEAUSWEIS</h1>für Wohngebäude</div><div>gemäß den §§ 79 ff. Gebäudeenergiegesetz (GEG)</div></div>
    <div class="value"><span>Gültig bis: <b style="font-size:11px">${one.until}</b></span><span>Registriernummer: ${one.number}</span></div><h2>Gebäude</h2><table>${one.building.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>
    <div class="ticks"><span>${box(one.kind === 'Bedarf')} Energiebedarfsausweis</span><span>${box(one.kind === 'Verbrauch')} Energieverbrauchsausweis</span><span>Anlass: ☒ Vermietung/Verkauf ☐ Neubau ☐ Sonstiges</span></div>
    <h2>${one.kind === 'Bedarf' ? 'Berechneter Energiebedarf des Gebäudes' : 'Erfasster Energieverbrauch des Gebäudes'}</h2><div class="value"><span>${word} dieses Gebäudes<br><b>${one.value} kWh/(m²·a)</b></span><span>Primärenergie${one.kind === 'Bedarf' ? 'bedarf' : 'verbrauch'} dieses Gebäudes<br><b>${one.primary} kWh/(m²·a)</b></span></div>
    <div class="scale">${SCALE.map(([grade, colour]) => `<span style="background:${colour}">${grade}</span>`).join('')}</div><p>Energieeffizienzklasse: <b>${one.grade}</b></p>${one.more ?? ''}
    <h2>Aussteller</h2><p>${one.issuer}</p><p class="fine">Der Energieausweis dient lediglich der Information. Vergleichswerte Endenergie: Effizienzhaus 40, MFH Neubau, EFH Neubau, EFH energetisch gut modernisiert, Durchschnitt Wohngebäudebestand, MFH energetisch nicht wesentlich modernisiert, EFH energetisch nicht wesentlich modernisiert. Die Angaben beziehen sich auf die Gebäudenutzfläche, die in der Regel größer ist als die Wohnfläche.</p>`,
    'Energieausweis',
  )
}
