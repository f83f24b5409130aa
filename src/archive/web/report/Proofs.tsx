import { PlainList } from '#design/PlainList.tsx'
import { spokenWords, wholeQuote } from '#kernel/evidence.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { TOKENS } from '#design/theme.ts'
import { QuotePage, QuoteTap } from './QuoteTap.tsx'
import type { Proof } from './reportData.ts'
import { useSpots } from './spotContext.ts'

/** The strongest come first; a finding may rest on a dozen. */
const AT_FIRST = 3

/** The exposé's own words; a tap shows where they stand. */
export function Proofs({ proofs }: { readonly proofs: readonly Proof[] }) {
  const { shown } = useSpots()
  const [areAll, showAll] = useState(false)
  const all = distinct(proofs)
  const some = areAll ? all : all.slice(0, AT_FIRST)
  if (all.length === 0) return null
  return (
    <PlainList aria-label="Fundstellen" sx={{ mb: 1.5 }}>
      {some.map((proof, index) => (
        <li key={index}>
          <QuoteTap
            proofs={proofs}
            proof={proof}
            sx={{
              width: '100%',
              display: 'block',
              textAlign: 'left',
              minHeight: 44,
              px: 1.5,
              py: 0.75,
              mb: 0.5,
              borderLeft: `3px solid ${shown?.chosen === proof ? TOKENS.red : TOKENS.line}`,
              bgcolor: TOKENS.paper,
              overflowWrap: 'anywhere',
              '&.Mui-focusVisible': { outline: `2px solid ${TOKENS.red}` },
            }}
          >
            <Typography component="span" variant="body2" sx={{ display: 'block' }}>
              „{spokenWords(proof)}“
            </Typography>
            <Typography component="span" variant="caption">
              <QuotePage page={proof.page} />
            </Typography>
          </QuoteTap>
        </li>
      ))}
      {some.length < all.length && (
        <li>
          <Button size="small" onClick={() => showAll(true)} sx={{ px: 1.5 }}>
            Alle {all.length} Fundstellen zeigen
          </Button>
        </li>
      )}
    </PlainList>
  )
}

/** A statement may rest twice on the same words. */
function distinct(proofs: readonly Proof[]): Proof[] {
  const places = proofs.map(proof => `${proof.page} ${proof.box.join()} ${wholeQuote(proof)}`)
  return proofs.filter((_, index) => places.indexOf(places[index] ?? '') === index)
}
