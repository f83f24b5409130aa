import { germanEuro } from '#kernel/germanNumber.ts'
import { PlainList } from '#design/PlainList.tsx'
import { ExpandMore as ExpandMoreIcon } from '#design/icons.tsx'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Part } from '#design/Part.tsx'
import { TOKENS } from '#design/theme.ts'
import type { MoneyJson } from '#reports/domain/moneySchema.ts'

type Total = Extract<MoneyJson['purchaseCosts'], { reason: null }>['total']['mid']

/** Every total with the parts of which it is the sum. */
export function Sums({ money }: { readonly money: MoneyJson }) {
  return (
    <Part id="summen" title="So setzt es sich zusammen" gap={1}>
      {totalsOf(money).map(total => (
        <Accordion key={total.label} disableGutters variant="outlined" slotProps={{ heading: { component: 'h3' } }}>
          <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ font: 'inherit' }}>
            <Box sx={{ display: 'flex', flex: 1, justifyContent: 'space-between', gap: 2, pr: 1 }}>
              <span>{total.label}</span>
              <Amount value={total.amount} />
            </Box>
          </AccordionSummary>
          <AccordionDetails>
            <PlainList>
              {total.parts.map(({ label, amount, formula, source }) => (
                <Box component="li" key={label} sx={{ py: 1, borderTop: `1px solid ${TOKENS.line}` }}>
                  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                    <span>{label}</span>
                    <Amount value={amount} />
                  </Box>
                  <Typography
                    variant="caption"
                    component="p"
                    sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
                  >
                    {formula}
                    <br />
                    {source}
                  </Typography>
                </Box>
              ))}
            </PlainList>
          </AccordionDetails>
        </Accordion>
      ))}
    </Part>
  )
}

function Amount({ value }: { readonly value: number }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {germanEuro(value * 100)}
    </Box>
  )
}

/** The middle where there is a range. */
function totalsOf({ purchaseCosts, financing, cashflow }: MoneyJson): Total[] {
  const bought = 'total' in purchaseCosts ? [purchaseCosts.total.mid, purchaseCosts.investment.mid] : []
  const financed =
    'loan' in financing ? [financing.ownFunds.mid, ...(financing.living ? [financing.living.month.mid] : [])] : []
  const letting =
    'year' in cashflow ? [cashflow.year.mid.costs, cashflow.year.mid.beforeTax, cashflow.year.mid.afterTax] : []
  return [...bought, ...financed, ...letting.map(total => ({ ...total, label: `${total.label} im Jahr` }))]
}
