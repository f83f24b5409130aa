import { z } from 'zod'
import { Euro, PartJson, TotalJson } from './partJson.ts'

const Percent = z.number().describe('percent, at most four decimals')
const Day = z.iso.date()

/** A key figure as a share. */
export const FigureJson = z.strictObject({ label: z.string(), percent: Percent, formula: z.string() })

function rangeOf<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ low: value, mid: value, high: value })
}

/** What a section says when it has nothing else to say. */
export const Unavailable = z.strictObject({
  reason: z.string().describe('German sentence: why this cannot be calculated'),
})
const Available = { reason: z.null() }

const PurchaseCostsJson = z.strictObject({
  ...Available,
  price: Euro,
  total: rangeOf(TotalJson).describe('Kaufnebenkosten'),
  ofPrice: rangeOf(Percent),
  provision: z.enum(['stated', 'none', 'assumed']).describe('whether the exposé states what the buyer pays the broker'),
  parking: z
    .strictObject({
      extra: PartJson.nullable().describe('to be paid beside the price; null: in it, or optional'),
      note: z.string(),
    })
    .nullable()
    .describe(
      'what is bought with the home for a price of its own, as parking or the share of a garden; tax, fees and loan follow price and extra',
    ),
  investment: rangeOf(TotalJson).describe('price, parking, cost of buying, Grundschuld and renovation'),
})

const FinancingJson = z.strictObject({
  ...Available,
  loan: PartJson,
  sollzins: z.strictObject({ percent: Percent, source: z.string(), asOf: Day }),
  tilgung: z.strictObject({ percent: Percent, source: z.string() }),
  yearsFixed: z.int().positive(),
  monthlyRate: PartJson,
  kaufpreisauslauf: Percent.describe('loan ÷ price'),
  beleihungsauslauf: Percent.describe('loan ÷ assumed Beleihungswert'),
  ownFunds: rangeOf(TotalJson),
  open: rangeOf(PartJson).describe('what own funds and loan leave open of the investment; the three add up to it'),
  rateWithOpen: rangeOf(PartJson).describe('rate a month if what is open is lent too'),
  withWorks: z
    .strictObject({
      byAge: PartJson.nullable().describe('works that follow from age alone; they are not in the investment'),
      investment: TotalJson,
      monthlyRate: PartJson,
      month: TotalJson.nullable().describe('rate and running cost a month'),
      neededIncome: PartJson,
    })
    .nullable()
    .default(null)
    .describe('the same with all works, each lent on the same terms; null: there are none'),
  grundschuld: TotalJson,
  neededIncome: PartJson.describe('net household income a month'),
  restschuld: PartJson,
  anschluss: z
    .array(z.strictObject({ percent: Percent, payment: Euro, change: Euro }))
    .describe('rate on the rest, a month'),
  plan: z.array(z.strictObject({ year: z.int().positive(), interest: Euro, tilgung: Euro, restschuld: Euro })),
  living: z
    .strictObject({
      month: rangeOf(TotalJson).describe('rate and running cost a month'),
      burden: rangeOf(TotalJson).describe('rate and what a tenant would not pay, a month'),
      rent: rangeOf(PartJson).nullable().describe('Kaltmiete of the market a month'),
      factor: rangeOf(z.number()).nullable().describe('burden ÷ Kaltmiete'),
    })
    .nullable()
    .describe('owner-occupier against tenant; null: not a home, or its Wohnfläche is missing'),
})

/** One end of the first year of letting. */
export const LettingJson = z.strictObject({
  rent: PartJson.describe('Jahresnettokaltmiete'),
  costs: TotalJson.describe('Bewirtschaftungskosten a year'),
  beforeTax: TotalJson,
  beforeTaxMonth: Euro,
  afterTax: TotalJson,
  afterTaxMonth: Euro,
  taxable: TotalJson,
  bruttomietrendite: FigureJson,
  nettomietrendite: FigureJson,
  kaufpreisfaktor: z.strictObject({ label: z.string(), years: z.number(), formula: z.string() }),
  gesamtkapitalrendite: FigureJson.describe('rent less cost on the whole investment, works in it'),
  eigenkapitalrendite: FigureJson.nullable().describe('null: no own funds are needed'),
})

const CashflowJson = z.strictObject({
  ...Available,
  rentOrigin: z.enum(['stated', 'estimated']),
  costOrigin: z.enum(['stated', 'split', 'model']),
  notes: z.array(z.string()),
  partly: z
    .strictObject({
      units: z.int().positive(),
      let: z.int().positive(),
      empty: z.int().positive(),
      present: TotalJson.describe('rent a year of all that is let, a line each'),
      potential: TotalJson.nullable().describe('with the empty homes at the market’s rent; null: areas not known'),
      gap: Euro.nullable().describe('potential less present'),
    })
    .nullable()
    .describe('some units are let, some are empty: low and mid of year are on the present rent, high on the potential'),
  ofPart: z.boolean().describe('the rent is that of a part and the rest is not known: no yield of the whole'),
  beside: TotalJson.nullable()
    .default(null)
    .describe('levy and works beside the price, lent in full, that yields and cash flow count; null: none'),
  year: rangeOf(LettingJson).describe('first year; low is the worst for the buyer'),
  building: PartJson,
  afa: PartJson,
  marginalRate: z.strictObject({ percent: Percent, source: z.string() }),
  forecast: z.array(
    z.strictObject({
      year: z.int().positive(),
      rent: Euro,
      costs: Euro,
      interest: Euro,
      tilgung: Euro,
      beforeTax: Euro,
      tax: Euro,
      afterTax: Euro,
      restschuld: Euro,
    }),
  ),
})

const EnergyJson = z.strictObject({
  ...Available,
  klasse: z.string(),
  statedKlasse: z.string().nullable(),
  kennwert: rangeOf(z.number()).describe('kWh/(m²·a)'),
  kennwertStated: z.boolean(),
  carrier: z.string(),
  carrierAssumed: z.boolean(),
  heating: rangeOf(PartJson).nullable().describe('a year; null: the Wohnfläche is missing'),
  beyondC: PartJson.nullable().describe('heating beyond class C, a year'),
  co2: z
    .strictObject({
      cost: rangeOf(PartJson),
      kgPerM2: z.number(),
      landlord: PartJson,
      outlook: z.array(z.strictObject({ year: z.int(), cost: rangeOf(Euro), source: z.string() })),
    })
    .nullable()
    .describe('null: no fuel with a CO₂ price, or not known'),
})

const RenovationJson = z.strictObject({
  reason: z.string().nullable().describe('why there is no estimate of cost; null: there is one'),
  total: rangeOf(TotalJson).nullable().describe('all that is due, whatever the occasion'),
  told: rangeOf(TotalJson).nullable().default(null).describe('what the exposé tells: in the investment'),
  byAge: rangeOf(TotalJson).nullable().default(null).describe('due if nothing was renewed since the home was built'),
  onVacancy: rangeOf(TotalJson).nullable().default(null).describe('inside a let home: once the tenant leaves'),
  trades: z.array(
    z.strictObject({
      trade: z.string(),
      age: z.int(),
      state: z.enum(['due', 'overdue']),
      occasion: z.enum(['told', 'age', 'vacancy']).default('told'),
      cost: rangeOf(PartJson),
    }),
  ),
  notes: z.array(z.string()),
  duties: z.array(
    z.strictObject({
      duty: z.string(),
      source: z.string(),
      applies: z.enum(['certain', 'check']),
      until: Day.nullable(),
    }),
  ),
  grants: z.array(PartJson),
  programmes: z.array(z.strictObject({ name: z.string(), terms: z.string(), source: z.string() })),
  upgrade: z
    .strictObject({ cost: rangeOf(TotalJson), saving: PartJson })
    .nullable()
    .describe('to about class C'),
})

const NarrowingJson = z.strictObject({
  missing: z.string(),
  width: Euro.describe('how much wider the range is'),
  per: z.enum(['einmalig', 'Jahr']),
  effect: z.string(),
  document: z.string().describe('what closes it'),
})

/** The public sections on money. */
export const MoneyJson = z.strictObject({
  purchaseCosts: z.union([PurchaseCostsJson, Unavailable]),
  financing: z.union([FinancingJson, Unavailable]),
  cashflow: z.union([CashflowJson, Unavailable]),
  energy: z.union([EnergyJson, Unavailable]),
  renovation: RenovationJson,
  narrowing: z.array(NarrowingJson).describe('missing statements, the one that widens most first'),
})
export type MoneyJson = z.infer<typeof MoneyJson>
