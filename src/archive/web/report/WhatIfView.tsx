import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useMemo, useState } from 'react'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro } from '#kernel/money.ts'
import { RestartAlt as RestartAltIcon } from '#design/icons.tsx'
import { wholeEuro } from '#design/germanFormat.ts'
import { Ampel } from '#design/Ampel.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { TOKENS } from '#design/theme.ts'
import { askedPrice } from '#reports/domain/askedPrice.ts'
import { recalculated, type WhatIfJson } from '#reports/domain/screen/whatIfJson.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { moneyJson } from '#reports/domain/moneyJson.ts'
import type { MoneyJson } from '#reports/domain/moneySchema.ts'
import { DebtChart } from './DebtChart.tsx'
import { lightAt } from './lightAt.ts'
import { MoneyBars } from './MoneyBars.tsx'
import { ownLimit } from './ownLimit.ts'
import { ResultTable } from './ResultTable.tsx'
import { SliderField } from './SliderField.tsx'
import { Sums } from './Sums.tsx'
import { assumedBy, type Choice, OWN_FUNDS, priceRange, rentRange, SOLLZINS, whatIfOf } from './whatIfChoice.ts'

const euros = (value: number) => wholeEuro(value * 100)
const percents = (value: number) => `${germanNumber(value)}\u00a0%`

/** The figures of the report at another price, rate, share of own funds or rent. */
export function WhatIfView({
  analysis,
  whatIf,
}: {
  readonly analysis: AnalysisJson
  readonly whatIf: WhatIfJson | null
}) {
  const { facts, price, purchaseCosts } = analysis
  const asking = askedPrice(price)
  if (facts === null || asking === null || !purchaseCosts || !('total' in purchaseCosts)) {
    const why = purchaseCosts && !('total' in purchaseCosts) ? purchaseCosts.reason : null
    return (
      <EmptyState title="Hier lässt sich nichts rechnen.">
        {why ?? 'Im Exposé haben wir keinen Kaufpreis gefunden; von ihm hängen alle Beträge ab.'}
      </EmptyState>
    )
  }
  if (whatIf === null)
    return (
      <EmptyState title="Hier lässt sich nicht mehr rechnen.">
        Dieser Bericht ist mit einer früheren Fassung unserer Regeln entstanden, nach den heutigen käme anderes heraus.
        Seine Zahlen stehen unter „Entscheidung“ und im PDF.
      </EmptyState>
    )
  return (
    <Calculator facts={facts} asking={asking} whatIf={whatIf} rating={analysis.rating} bidLimit={ownLimit(analysis)} />
  )
}

interface CalculatorProps {
  readonly facts: NonNullable<AnalysisJson['facts']>
  readonly asking: number
  readonly whatIf: WhatIfJson
  readonly rating: AnalysisJson['rating']
  /** Behind the prices at which the Ampel changes; '': they say it. */
  readonly bidLimit: string
}

function Calculator({ facts, asking, whatIf, rating, bidLimit }: CalculatorProps) {
  const { choice, calculation, isUntouched, set, reset } = useWhatIf(facts, whatIf, asking)
  const { assumed, now, before, after } = calculation
  const tippingPoints = rating?.tippingPoints ?? []
  const light = lightAt(rating, choice.price) ?? rating?.light ?? null
  const range = priceRange(asking)
  const rent = choice.rent ?? now.rent
  const tips = tippingPoints.flatMap(({ price, light }) => (price === null ? [] : [{ value: price, label: light }]))
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
      }}
    >
      <Box component="section" aria-label="Ihre Annahmen" sx={{ position: { md: 'sticky' }, top: 80 }}>
        <SliderField
          label="Kaufpreis"
          value={choice.price}
          range={range}
          textOf={euros}
          onChange={price => set({ price })}
          hint={`Gefordert sind ${euros(asking)}.`}
          marks={tips.filter(({ value }) => value >= range.min && value <= range.max)}
        />
        {light && (
          <Typography role="status" sx={{ mb: 1 }}>
            Ampel bei {euros(choice.price)}: <Ampel light={light} />
          </Typography>
        )}
        {tippingPoints.map(({ light, sentence }) => (
          <Typography key={light} variant="body2" sx={{ mb: 1, pl: 1.5, borderLeft: `3px solid ${TOKENS.line}` }}>
            {sentence}
          </Typography>
        ))}
        {bidLimit !== '' && (
          <Typography variant="body2" sx={{ mb: 1, fontWeight: 650 }}>
            {bidLimit}
          </Typography>
        )}
        <Box sx={{ height: 12 }} />
        <SliderField
          label="Eigenkapital vom Kaufpreis"
          value={choice.ownFunds ?? now.ownFunds ?? 0}
          range={OWN_FUNDS}
          textOf={percents}
          onChange={ownFunds => set({ ownFunds })}
          hint={`Im Bericht ${percents(assumed.ownFunds ?? 0)}; die Kaufnebenkosten kommen hinzu.`}
        />
        <SliderField
          label="Sollzins im Jahr"
          value={choice.sollzins ?? now.sollzins ?? 0}
          range={SOLLZINS}
          textOf={percents}
          onChange={sollzins => set({ sollzins })}
          hint={
            choice.sollzins === null
              ? 'Folgt dem Eigenkapital, bis Sie ihn selbst setzen.'
              : `Im Bericht ${percents(assumed.sollzins ?? 0)}.`
          }
        />
        {assumed.rent !== null && rent !== null && (
          <SliderField
            label="Kaltmiete im Monat"
            value={rent}
            range={rentRange(assumed.rent)}
            textOf={euros}
            onChange={value => set({ rent: value })}
            hint={`Im Bericht ${euros(assumed.rent)}.`}
          />
        )}
        <Button
          data-screen-only
          startIcon={<RestartAltIcon />}
          variant="outlined"
          disabled={isUntouched}
          onClick={reset}
        >
          Zurück zum Bericht
        </Button>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
          Gerechnet wird in Ihrem Browser, mit denselben Regeln und Tabellen wie im Bericht, zum selben Stichtag. Die
          Schätzung bleibt die des Berichts.
        </Typography>
      </Box>
      <div>
        <ResultTable before={before} after={after} isUntouched={isUntouched} />
        <MoneyBars money={after} />
        <DebtChart before={before} after={after} isUntouched={isUntouched} />
        <Sums money={after} />
      </div>
    </Box>
  )
}

interface Calculation {
  /** As in the report. */
  readonly before: MoneyJson
  readonly after: MoneyJson
  /** Where each slider is in the report. */
  readonly assumed: Choice
  /** Where each slider stands now; the bank's rate follows the own funds while it is not set. */
  readonly now: Choice
}

/** The report's money, calculated again in this browser by the report's own engine, with what the buyer sets himself. */
function useWhatIf(facts: NonNullable<AnalysisJson['facts']>, whatIf: WhatIfJson, asking: number) {
  const untouched: Choice = { price: asking, sollzins: null, ownFunds: null, rent: null }
  const [choice, setChoice] = useState(untouched)
  const first = useMemo(() => recalculated(whatIf, facts, { price: euro(asking) }), [whatIf, facts, asking])
  // A slider that is dragged moves at once; the figures follow as fast as they can.
  const settled = useDeferredValue(choice)
  const calculation = useMemo((): Calculation => {
    const plan = recalculated(whatIf, facts, whatIfOf(settled))
    return { before: moneyJson(first), after: moneyJson(plan), assumed: assumedBy(first), now: assumedBy(plan) }
  }, [whatIf, facts, first, settled])
  const isUntouched = Object.entries(untouched).every(([key, value]) => choice[key as keyof Choice] === value)
  const set = (part: Partial<Choice>) => setChoice(before => ({ ...before, ...part }))
  return { choice, calculation, isUntouched, set, reset: () => setChoice(untouched) }
}
