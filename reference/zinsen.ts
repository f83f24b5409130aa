import { calendarDate } from '#kernel/calendarDate.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Row, Table } from './table.ts'

const checkedOn = calendarDate('2026-11-20')

/**
 * Nominal rate a year (Sollzins) by years of fixed interest, for the usual loan; until 26.11.2026 taken as that of a loan of up to 60 % of
 * the Beleihungswert, see ZINSAUFSCHLAEGE.
 */
export interface SollzinsRow extends Row {
  readonly key: '5' | '10' | '15' | '20'
  readonly rate: Share
}

function sollzins(key: SollzinsRow['key'], rate: number): SollzinsRow {
  return {
    key,
    rate: percent(rate),
    source: 'Annahme, kein Angebot: Zinsniveau August 2026',
    basis: 'assumption',
    validFrom: calendarDate('2026-08-01'),
    checkedOn,
  }
}

/** Interest ages fast: sixty days after the day of the curve the report warns. */
export const SOLLZINSEN: Table<SollzinsRow> = {
  name: 'Zinsannahmen',
  recheckBy: calendarDate('2026-10-20'),
  rows: [sollzins('5', 3.88), sollzins('10', 3.9), sollzins('15', 4.14), sollzins('20', 4.27)],
}

/** Effective rate of new housing loans to households, as the Bundesbank publishes it by month. */
export interface ZinsstatistikRow extends Row {
  readonly key: 'alle' | 'ueber10Jahre'
  readonly rate: Share
}

const LAST_DAYS = ['31', '28', '31', '30', '31', '30', '31', '31'] as const

function bundesbank(key: ZinsstatistikRow['key'], month: string, rate: number, lastDay?: string): ZinsstatistikRow {
  return {
    key,
    rate: percent(rate),
    source: `Deutsche Bundesbank, MFI-Zinsstatistik ${key === 'alle' ? 'A2C.A' : 'A2C.P'}, ${month}`,
    basis: 'official',
    validFrom: calendarDate(`${month}-01`),
    ...(lastDay && { validTo: calendarDate(`${month}-${lastDay}`) }),
    checkedOn,
  }
}

export const ZINSSTATISTIK: Table<ZinsstatistikRow> = {
  name: 'Zinsstatistik der Bundesbank',
  recheckBy: calendarDate('2026-11-05'),
  rows: [
    bundesbank('alle', '2025-12', 3.71, '31'),
    ...[3.77, 3.77, 3.72, 3.84, 3.93, 3.95, 3.94].map((rate, index) =>
      bundesbank('alle', `2026-0${index + 1}`, rate, LAST_DAYS[index]),
    ),
    bundesbank('alle', '2026-08', 4.01),
    bundesbank('ueber10Jahre', '2026-06', 3.82, '30'),
    bundesbank('ueber10Jahre', '2026-07', 3.92),
  ],
}

/** What banks add to the rate by the loan's share of the Beleihungswert. */
export interface ZinsaufschlagRow extends Row {
  readonly key: '60' | '70' | '80' | '90' | '95' | '100' | 'mehr'
  /** Highest share of the Beleihungswert; missing: no end. */
  readonly upTo?: Share
  readonly surcharge: Share
}

type Steps = readonly (readonly [key: ZinsaufschlagRow['key'], surcharge: number])[]

function aufschlaege(steps: Steps, more: Pick<Row, 'source' | 'validFrom' | 'validTo'>): ZinsaufschlagRow[] {
  return steps.map(([key, surcharge]) => ({
    key,
    ...(key !== 'mehr' && { upTo: percent(Number(key)) }),
    surcharge: percent(surcharge),
    basis: 'assumption',
    checkedOn,
    ...more,
  }))
}

/**
 * From the lowest to the highest share. The steps are 0.05 to 0.1 percentage points for each twentieth of the Beleihungswert. The Bundesbank's
 * mean of all new loans (ZINSSTATISTIK: 4.01 % effective, 3.94 % nominal in August 2026) is that of the usual loan, which the curve of 3.9 %
 * meets as it is; a surcharge of 0.3 on top of it, as until 26.11.2026, put the usual buyer above what the average one pays.
 */
export const ZINSAUFSCHLAEGE: Table<ZinsaufschlagRow> = {
  name: 'Zinsaufschläge nach Beleihungsauslauf',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    ...aufschlaege([['60', 0], ['70', 0.05], ['80', 0.12], ['90', 0.3], ['95', 0.45], ['100', 0.6], ['mehr', 0.9]], {
      source: 'Modellannahme zum Zinsaufschlag je Beleihungsauslauf',
      validFrom: calendarDate('2023-06-01'),
      validTo: calendarDate('2026-11-26'),
    }),
    ...aufschlaege([['60', -0.3], ['70', -0.25], ['80', -0.18], ['90', 0], ['95', 0.15], ['100', 0.3], ['mehr', 0.6]], {
      source: 'Modellannahme: Abstand zum üblichen Darlehen je Beleihungsauslauf',
      validFrom: calendarDate('2026-11-27'),
    }),
  ],
} // prettier-ignore

/** Usual shares when a home is financed. */
export interface FinanzierungsannahmeRow extends Row {
  readonly key:
    | 'beleihungswertZuPreis'
    | 'tilgung'
    | 'eigenkapitalMindestens'
    | 'eigenkapitalUeblich'
    | 'belastung'
    | 'pfandbriefgrenze'
  readonly rate: Share
}

function annahme(
  key: FinanzierungsannahmeRow['key'],
  rate: number,
  source: string,
  basis: Row['basis'] = 'assumption',
): FinanzierungsannahmeRow {
  return { key, rate: percent(rate), source, basis, validFrom: calendarDate('2023-06-01'), checkedOn }
}

export const FINANZIERUNGSANNAHMEN: Table<FinanzierungsannahmeRow> = {
  name: 'Annahmen zur Finanzierung',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    annahme('beleihungswertZuPreis', 90, 'Annahme: Beleihungswert 90 % des Preises (üblich 80–90 %)'),
    annahme('tilgung', 2, 'Annahme: anfängliche Tilgung (üblich 2–3 %, bei Kapitalanlage 1–2 %)'),
    annahme('eigenkapitalMindestens', 10, 'Annahme: Eigenkapital über die Nebenkosten hinaus, unterer Wert'),
    annahme('eigenkapitalUeblich', 20, 'Annahme: Eigenkapital über die Nebenkosten hinaus, üblicher Wert'),
    annahme('belastung', 35, 'Faustregel: Rate bis 35 % des Nettoeinkommens', 'secondary'),
    annahme('pfandbriefgrenze', 60, '§ 14 PfandBG', 'unverified'),
  ],
}

/** Rates at which the rest of a loan is calculated again when its fixed interest ends. */
export interface AnschlusszinsRow extends Row {
  readonly key: '4' | '5' | '6'
  readonly rate: Share
}

const anschluss = {
  source: 'Modellrechnung zum Anschlusszins',
  basis: 'assumption',
  validFrom: calendarDate('2023-06-01'),
  checkedOn,
} as const

export const ANSCHLUSSZINSEN: Table<AnschlusszinsRow> = {
  name: 'Zinsen der Anschlussfinanzierung',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    { ...anschluss, key: '4', rate: percent(4) },
    { ...anschluss, key: '5', rate: percent(5) },
    { ...anschluss, key: '6', rate: percent(6) },
  ],
}
