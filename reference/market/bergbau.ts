import type { Land } from '../laender.ts'

/**
 * Kreise of the coal and ore fields that everybody in the trade knows. No official list of damage: whether a plot is
 * affected only the mining authority says. Fields without lasting damage claims (open-cast lignite) are left out.
 */
export const BERGBAU = {
  source: 'Bekannte Reviere des Steinkohlen- und Erzbergbaus je Kreis, eigene Zusammenstellung, Stand 11/2026',
  reviere: [
    {
      name: 'Ruhrrevier',
      kreise: '05112 05113 05117 05119 05170 05512 05513 05562 05911 05913 05915 05916 05954 05978'.split(' '),
    },
    { name: 'Aachener Revier', kreise: ['05334', '05370'] },
    { name: 'Ibbenbürener Revier', kreise: ['05566'] },
    { name: 'Saarrevier', kreise: ['10041', '10043', '10044'] },
    { name: 'Erzgebirge und Zwickauer Revier', kreise: ['14521', '14524'] },
    { name: 'Mansfelder Revier', kreise: ['15087'] },
  ],
} as const

/**
 * Who tells what was mined below a plot, as the offices say of themselves; each read on 27.11.2026. A Land that is missing has such
 * an office, too: its name was not checked.
 */
export const BERGBEHOERDEN: Readonly<Partial<Record<Land, string>>> = {
  // bra.nrw.de, "Altbergbau – Regelungsbedarf": as Bergbehörde NRW it tells whoever builds of dangers from below.
  NW: 'Bezirksregierung Arnsberg, Abteilung Bergbau und Energie',
  // saarland.de/755.htm: its Stabsstelle Bergschäden is there for citizens, for former mining, too.
  SL: 'Oberbergamt des Saarlandes',
  // oba.sachsen.de/hohlraumkarte: on application it tells whoever has an interest of hollows below a plot.
  SN: 'Sächsisches Oberbergamt',
  // lagb.sachsen-anhalt.de/bergbau/altbergbau
  ST: 'Landesamt für Geologie und Bergwesen Sachsen-Anhalt',
  // lgb-rlp.de, "Abteilung Bergbau": tells of present and historical mining.
  RP: 'Landesamt für Geologie und Bergbau Rheinland-Pfalz',
  // § 47 (4) OBG Brandenburg, as the LBGR's notice for Lauchhammer cites it
  BB: 'Landesamt für Bergbau, Geologie und Rohstoffe Brandenburg',
}
