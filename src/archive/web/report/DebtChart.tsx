import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { wholeEuro } from '#design/germanFormat.ts'
import { Part } from '#design/Part.tsx'
import { TOKENS } from '#design/theme.ts'
import type { MoneyJson } from '#reports/domain/moneySchema.ts'
import { DebtLines } from './DebtLines.tsx'
import { DebtTable } from './DebtTable.tsx'

interface Both {
  readonly before: MoneyJson
  readonly after: MoneyJson
  readonly isUntouched: boolean
}

/** How the debt sinks over the years of the fixed rate, in the report and by the buyer's own assumptions. */
export function DebtChart({ before, after, isUntouched }: Both) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'))
  if (!('plan' in before.financing) || !('plan' in after.financing)) return null
  const [was, is] = [before.financing, after.financing].map(({ loan, plan }) => [
    { year: 0, debt: loan.amount },
    ...plan.map(({ year, restschuld }) => ({ year, debt: restschuld })),
  ])
  if (!was || !is) return null
  const last = is.at(-1)
  if (!last || (is[0]?.debt ?? 0) <= 0) return null
  return (
    <Part
      id="restschuld"
      title={`Nach ${last.year} Jahren schulden Sie der Bank noch ${wholeEuro(last.debt * 100)}.`}
      gap={1}
      sx={{ mb: 4 }}
    >
      <DebtLines was={isUntouched ? null : was} is={is} width={isWide ? 640 : 320} />
      <Box
        component="details"
        sx={{
          '& summary': { cursor: 'pointer', minHeight: 44, display: 'flex', alignItems: 'center', color: TOKENS.quiet },
        }}
      >
        <summary>Als Tabelle zeigen</summary>
        <DebtTable was={isUntouched ? null : was} is={is} />
      </Box>
    </Part>
  )
}
