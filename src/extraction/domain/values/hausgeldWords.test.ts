import { expect, test } from 'vitest'
import { euro, inEuro } from '#kernel/money.ts'
import { type HausgeldWords, hausgeldWords, namesErbbauzins, type SaidAmount } from './hausgeldWords.ts'

test.each<[hausgeld: number, quote: string, parts: Partial<Record<keyof HausgeldWords, number>>]>([
  [
    264,
    'hiervon sind 168,00 EUR auf den Mieter umlegbar, in dem Betrag ist eine Zuführung zur Instandhaltungsrücklage von 41,00 EUR enthalten.',
    { umlagefaehig: 168, ruecklage: 41 },
  ],
  [143, 'HG 143,00 €, davon nicht umlagef. 48,00 €', { nichtUmlagefaehig: 48 }],
  [400, '*** Hausgeld mtl. 400,- € (inkl. 147,17 € Erhaltungsrücklage)', { ruecklage: 147.17 }],
  [
    267,
    'umlf. Kosten: ca. 177 ,- € n. umlf. Kosten: ca. 21,- € Erbbauzins ca. 31,- € Ansparung Rücklage: ca. 38,- €',
    { umlagefaehig: 177, nichtUmlagefaehig: 21, ruecklage: 38 },
  ],
  [341, 'lt. Wirtschaftsplan 2022 mtl. 341,00 € (Rücklagenanteil ca. 15,70 Euro)', { ruecklage: 15.7 }],
  [300, '210 € sind umlagefähig', { umlagefaehig: 210 }],
  [284, 'Vom Hausgeld von 284 Euro entfallen 71 Euro auf die Instandhaltungsrücklage, die Ende 2025 bei 48.200 Euro stand.', { ruecklage: 71 }], // prettier-ignore
  [230, 'UMLAGEFÄHIG (INKL. 35 € RÜCKLAGE)', { ruecklage: 35 }],
  [
    352,
    'Vom Hausgeld gehen 78 € in die Rücklage und etwa 214 € können Sie auf Ihren Mieter umlegen.',
    { umlagefaehig: 214, ruecklage: 78 },
  ],
  [
    298,
    'Von den 298 € Hausgeld sind 62 € Zuführung zur Rücklage, 201 € sind auf einen Mieter umlegbar, der Rest ist Verwaltung.',
    { umlagefaehig: 201, ruecklage: 62 },
  ],
  [
    310,
    'Hausgeld 310 €, davon fließen 55 € in die Erhaltungsrücklage, 190 € umlagefähig',
    { umlagefaehig: 190, ruecklage: 55 },
  ],
  [
    262,
    'Von den 262 € monatlichem Hausgeld sind 171 € auf Ihren Mieter umlegbar, 52 € gehen in die Rücklage.',
    { umlagefaehig: 171, ruecklage: 52 },
  ],
  [
    262,
    'Hausgeld 262 €: 171 € werden auf die Mieterin umgelegt und 52 € fließen in die Erhaltungsrücklage.',
    { umlagefaehig: 171, ruecklage: 52 },
  ],
  [262, 'Hausgeld 262 €; 163 € zahlt davon der Mieter über die Nebenkosten.', { umlagefaehig: 163 }],
  [262, 'Hausgeld 262 €, umlegbar sind davon 163 €, der Rest bleibt beim Eigentümer.', { umlagefaehig: 163 }],
  [262, 'Hausgeld 262 €, davon werden 80 € nicht umgelegt.', { nichtUmlagefaehig: 80 }],
  [300, '90 € nicht umlagefähig', { nichtUmlagefaehig: 90 }],
  [143, '48,00 € Anteil an der Erhaltungsrücklage zum 31.12.25: 1.126,40 € Rendite rd. 5,3 %', {}],
  [264, 'Die Rücklage der Gemeinschaft wies zum 31.12.2025 einen Stand von 87.412,16 EUR auf', {}],
  [264, 'Zuführung zur Rücklage 480 € im Jahr', { ruecklage: 40 }],
  [264, 'Zuführung zur Rücklage jährlich 480 €', { ruecklage: 40 }],
  [264, 'Zuführung zur Rücklage der Gemeinschaft 9.600 € im Jahr', {}],
  [305, 'Hausgeld, davon Rücklage 305 €, davon 64 €', { ruecklage: 64 }],
  [264, 'Rücklage 12 € je m²', {}],
  [
    290,
    'davon nicht umlegbar 132 € (inkl. 71 € Zuführung Erhaltungsrücklage)',
    { nichtUmlagefaehig: 132, ruecklage: 71 },
  ],
  [290, 'Hausgeld ca. 290,- € inkl. Heizung und Rücklage', {}],
  [298, 'Hausgeld 298€ mit allem, Heizung u Wasser auch, davon 68 Rücklage', { ruecklage: 68 }],
  [298, 'Hausgeld 298 €, davon 2022 Rücklage aufgestockt', {}],
  [286, 'Das Hausgeld liegt bei 286 €, 78 davon gehen in die Rücklage.', { ruecklage: 78 }],
  [296, 'Heizung, Wasser, Verwaltung und 87,00 € monatliche Zuführung zur Rücklage', { ruecklage: 87 }],
  [312, 'Vom Hausgeld sind laut Abrechnung 2025 194 € auf die Mieter umlegbar.', { umlagefaehig: 194 }],
])('of a Hausgeld of %d € the words "%s" state %j', (hausgeld, quote, parts) => {
  const words = hausgeldWords([{ page: 1, quote, box: [0, 0, 1, 1] }], euro(hausgeld))
  const amounts = Object.entries<SaidAmount | null>({ ...words }).flatMap(([key, said]) =>
    said ? [[key, inEuro(said.amount)]] : [],
  )
  expect(Object.fromEntries(amounts)).toEqual(parts)
})

test.each([
  ['Hausgeld 310 € inkl. Erbbauzins', true],
  ['umlf. Kosten: ca. 177 €, Erbbauzins ca. 31,- €', true],
  ['396,00 EUR/Monat (inkl. Heizung, Wasser, Rücklage; zzgl. Erbbauzins)', false],
  ['Hausgeld 310 € ohne den Erbbauzins', false],
  ['Hausgeld 310 €, der Erbbauzins kommt hinzu', false],
  ['Hausgeld 310 €', false],
])('%s: the Erbbauzins is in it: %j', (quote, isIn) => {
  expect(namesErbbauzins({ page: 1, quote, box: [0, 0, 1, 1] })).toBe(isIn)
})

test('of a row of a table the amount is in the next cell', () => {
  const row = { page: 1, quote: 'Zuführung Erhaltungsrücklage', whole: 'Zuführung Erhaltungsrücklage 72,00 €', box: [0, 0, 1, 1] } as const // prettier-ignore
  expect(hausgeldWords([row], euro(261)).ruecklage?.amount).toEqual(euro(72))
})

test.each([
  ['ohne Rücklage; Zuführung Rücklage weitere 71 €', true],
  ['Hausgeld 486 €, zuzüglich 71 € Rücklage', true],
  ['Hausgeld 486 €, davon 71 € Rücklage', undefined],
])('%s: what is saved comes on top of the Hausgeld: %s', (quote, isBeside) => {
  const { ruecklage } = hausgeldWords([{ page: 1, quote, box: [0, 0, 1, 1] }], euro(486))
  expect(ruecklage?.amount).toEqual(euro(71))
  expect(ruecklage?.isBeside).toBe(isBeside)
})
