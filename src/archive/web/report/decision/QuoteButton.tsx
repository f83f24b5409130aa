import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { unbroken } from '#design/germanFormat.ts'
import { spokenWords } from '#kernel/evidence.ts'
import type { Proof } from '../reportData.ts'
import { useSpots } from '../spotContext.ts'

interface Props {
  /** All that prove it, marked beside the one. */
  readonly proofs: readonly Proof[]
  readonly proof: Proof
}

/** The exposé's own words; a tap shows where they stand. */
export function QuoteButton({ proofs, proof }: Props) {
  const { show, shown } = useSpots()
  return (
    <ButtonBase
      onClick={() => show(proofs, proof)}
      aria-current={shown?.chosen === proof}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        textAlign: 'left',
        position: 'relative',
        pt: 0.5,
        // A finger hits it from above and below, without white beneath a short quote.
        '&::after': { content: '""', position: 'absolute', inset: '-9px 0' },
        font: 'inherit',
        color: 'text.secondary',
      }}
    >
      <Typography component="span" variant="body2">
        „{unbroken(spokenWords(proof))}“{' '}
        <Box component="span" sx={{ color: 'primary.main', fontWeight: 600, whiteSpace: 'nowrap' }}>
          Seite {proof.page}
          <span data-screen-only> zeigen</span>
        </Box>
      </Typography>
    </ButtonBase>
  )
}
