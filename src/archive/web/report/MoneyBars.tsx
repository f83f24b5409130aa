import Box from '@mui/material/Box'
import { PlainList } from '#design/PlainList.tsx'
import { wholeEuro } from '#design/germanFormat.ts'
import { Part } from '#design/Part.tsx'
import { TOKENS } from '#design/theme.ts'
import type { MoneyJson } from '#reports/domain/moneySchema.ts'
import { waterfall, type WaterfallStep } from './waterfall.ts'

const INKS: Record<WaterfallStep['kind'], string> = { in: '#7FA98A', out: '#8A9099', sum: TOKENS.ink }

/** What the price becomes until one lives there, and what a year of letting leaves: drawn, with the amounts beside. */
export function MoneyBars({ money: { purchaseCosts, cashflow } }: { readonly money: MoneyJson }) {
  const bought = 'total' in purchaseCosts ? purchaseCosts.investment.mid : null
  const year = 'year' in cashflow ? cashflow.year.mid : null
  return (
    <>
      {bought && bought.parts.length > 1 && (
        <Bars
          id="kosten"
          title={`Aus ${wholeEuro((bought.parts[0]?.amount ?? 0) * 100)} werden ${wholeEuro(bought.amount * 100)}`}
          steps={waterfall(bought.parts, bought, 'cost')}
        />
      )}
      {year && (
        <Bars
          id="cashflow"
          title={
            year.afterTax.amount < 0
              ? `Vermietet zahlen Sie im ersten Jahr ${wholeEuro(-year.afterTax.amount * 100)} zu`
              : `Vermietet bleiben im ersten Jahr ${wholeEuro(year.afterTax.amount * 100)}`
          }
          // The first line after tax is the sum before it.
          steps={waterfall([...year.beforeTax.parts, ...year.afterTax.parts.slice(1)], year.afterTax, 'income')}
        />
      )}
    </>
  )
}

function Bars({ id, title, steps }: { id: string; title: string; steps: readonly WaterfallStep[] }) {
  return (
    <Part id={id} title={title} sx={{ mb: 4 }}>
      <PlainList sx={{ fontSize: '0.9375rem' }}>
        {steps.map(({ label, amount, from, to, kind }) => (
          <Box
            component="li"
            key={label}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '200px minmax(0, 1fr) 96px' },
              columnGap: 2,
              rowGap: 0.5,
              alignItems: 'center',
              py: 0.75,
              fontWeight: kind === 'sum' ? 700 : 400,
              ...(kind === 'sum' && { borderTop: `1px solid ${TOKENS.line}` }),
            }}
          >
            <span>{label}</span>
            <Box
              aria-hidden
              sx={{
                position: 'relative',
                height: 12,
                gridRow: { xs: 2, sm: 1 },
                gridColumn: { xs: '1 / -1', sm: 2 },
                bgcolor: TOKENS.paper,
                // Paper shows no backgrounds unless it is asked to, and a bar is nothing else.
                printColorAdjust: 'exact',
              }}
            >
              <Box
                sx={{
                  position: 'absolute',
                  top: 0,
                  bottom: 0,
                  left: `${from * 100}%`,
                  width: `max(2px, ${(to - from) * 100}%)`,
                  bgcolor: INKS[kind],
                }}
              />
            </Box>
            <Box component="span" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {wholeEuro(amount * 100)}
            </Box>
          </Box>
        ))}
      </PlainList>
    </Part>
  )
}
