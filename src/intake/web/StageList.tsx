import { PlainList } from '#design/PlainList.tsx'
import { CheckCircle, RadioButtonChecked, RadioButtonUnchecked } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { SHOWN_STAGES } from './analysisProgress.ts'

/** All steps of an analysis: what is behind, where it is, and what is to come. Told by shape and weight, not by colour alone. */
export function StageList({ position }: { readonly position: number }) {
  return (
    <PlainList
      ordered
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: `repeat(${SHOWN_STAGES.length}, 1fr)` } }}
    >
      {SHOWN_STAGES.map(({ stage, title }, index) => {
        const isDone = index < position
        const isCurrent = index === position
        const Mark = isDone ? CheckCircle : isCurrent ? RadioButtonChecked : RadioButtonUnchecked
        return (
          <Box
            component="li"
            key={stage}
            aria-current={isCurrent ? 'step' : undefined}
            sx={{ display: 'flex', flexDirection: { xs: 'row', md: 'column' }, gap: 1, minWidth: 0 }}
          >
            <Mark
              fontSize="small"
              color={isDone ? 'success' : isCurrent ? 'primary' : 'disabled'}
              titleAccess={isDone ? 'erledigt' : isCurrent ? 'läuft' : 'folgt'}
            />
            <Typography
              variant="body2"
              sx={{ fontWeight: isCurrent ? 700 : 400, color: isDone || isCurrent ? 'text.primary' : 'text.secondary' }}
            >
              {title}
            </Typography>
          </Box>
        )
      })}
    </PlainList>
  )
}
