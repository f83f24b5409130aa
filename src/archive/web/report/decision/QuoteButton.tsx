import Typography from '@mui/material/Typography'
import { unbroken } from '#design/germanFormat.ts'
import { spokenWords } from '#kernel/evidence.ts'
import { QuotePage, QuoteTap } from '../QuoteTap.tsx'
import type { Proof } from '../reportData.ts'

interface Props {
  /** All that prove it, marked beside the one. */
  readonly proofs: readonly Proof[]
  readonly proof: Proof
  /** It is what is to be read, and proves nothing: set as text, these sums of money in it emphasised. */
  readonly sums?: readonly string[]
}

/** The exposé's own words; a tap shows where they stand. */
export function QuoteButton({ proofs, proof, sums }: Props) {
  return (
    <QuoteTap
      proofs={proofs}
      proof={proof}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        textAlign: 'left',
        position: 'relative',
        pt: 0.5,
        // A finger hits it from above and below, without white beneath a short quote.
        '&::after': { content: '""', position: 'absolute', inset: '-9px 0' },
        font: 'inherit',
        color: sums ? 'text.primary' : 'text.secondary',
      }}
    >
      <Typography component="span" variant={sums ? 'body1' : 'body2'}>
        „{sums ? <WithSums quote={spokenWords(proof)} sums={sums} /> : unbroken(spokenWords(proof))}“{' '}
        <QuotePage page={proof.page} />
      </Typography>
    </QuoteTap>
  )
}

interface Summed {
  readonly quote: string
  readonly sums: readonly string[]
}

/** The sums stand in the quote in their order. */
function WithSums({ quote, sums: [sum, ...more] }: Summed) {
  const at = sum === undefined ? -1 : quote.indexOf(sum)
  if (sum === undefined || at < 0) return unbroken(quote)
  return (
    <>
      {unbroken(quote.slice(0, at))}
      <strong>{unbroken(sum)}</strong>
      <WithSums quote={quote.slice(at + sum.length)} sums={more} />
    </>
  )
}
