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
