import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { TOKENS } from '#design/theme.ts'
import { EARLY_PERFORMANCE_CONSENT } from '../domain/withdrawalNotice.ts'

/** The separate, un-ticked box (§ 356 Abs. 5, 6 BGB), and what follows from either choice. */
export function EarlyPerformanceBox({
  isTicked,
  onChange,
}: {
  readonly isTicked: boolean
  readonly onChange: (isTicked: boolean) => void
}) {
  return (
    <Box sx={{ mb: 1, p: 1.5, bgcolor: TOKENS.paper, borderRadius: 1 }}>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mr: 0 }}
        control={
          <Checkbox
            checked={isTicked}
            onChange={(_, ticked) => onChange(ticked)}
            slotProps={{ input: { 'aria-describedby': 'early-performance' } }}
            sx={{ mt: -1 }}
          />
        }
        label={<Typography variant="body2">{EARLY_PERFORMANCE_CONSENT}</Typography>}
      />
      <Typography id="early-performance" variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {isTicked
          ? 'Freiwillig. Bei einem Widerruf erhalten Sie den Preis der Analysen zurück, deren vollständigen Bericht Sie noch nicht geöffnet haben.'
          : 'Freiwillig. Ohne Häkchen behalten Sie Ihr volles Widerrufsrecht: Widerrufen Sie binnen 14 Tagen, erhalten Sie den ganzen Preis zurück. Bevor Sie in dieser Zeit ein Exposé analysieren lassen, fragen wir noch einmal. Freigeschaltet wird in beiden Fällen mit der Zahlung.'}
      </Typography>
    </Box>
  )
}
