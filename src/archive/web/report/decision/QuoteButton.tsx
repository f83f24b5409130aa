import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { unbroken } from '#design/germanFormat.ts'
import { spokenWords } from '#kernel/evidence.ts'
import type { Proof } from '../reportData.ts'
import { useSpots } from '../spotContext.ts'
import { sumsOf } from './sumsOf.ts'

interface Props {
  /** All that prove it, marked beside the one. */
  readonly proofs: readonly Proof[]
  readonly proof: Proof
  /** It is what is to be read, and proves nothing: set as text, its sums of money emphasised. */
  readonly isText?: boolean
}

/** The exposé's own words; a tap shows where they stand. */
export function QuoteButton({ proofs, proof, isText = false }: Props) {
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
        color: isText ? 'text.primary' : 'text.secondary',
      }}
    >
      <Typography component="span" variant={isText ? 'body1' : 'body2'}>
        „{isText ? <WithSums quote={spokenWords(proof)} /> : unbroken(spokenWords(proof))}“{' '}
        <Box component="span" sx={{ color: 'primary.main', fontWeight: 600, whiteSpace: 'nowrap' }}>
          Seite {proof.page}
          <span data-screen-only> zeigen</span>
        </Box>
      </Typography>
    </ButtonBase>
  )
}

function WithSums({ quote }: { readonly quote: string }) {
  return sumsOf(unbroken(quote)).map(({ text, isSum }, index) => (isSum ? <strong key={index}>{text}</strong> : text))
}
