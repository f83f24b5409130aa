import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PlainList } from '#design/PlainList.tsx'
import { TOKENS } from '#design/theme.ts'
import { spokenWords } from '#kernel/evidence.ts'
import { BINDING_TITLE, bindingOf } from '#reports/domain/chapters/unconcludedBlocks.ts'
import type { Proof, ShownReport } from '../reportData.ts'
import { QuoteButton } from './QuoteButton.tsx'
import { greatestSum } from './sumsOf.ts'

const LEAD =
  'Das kann Sie Geld kosten oder verpflichten. Klären Sie es, bevor Sie bieten: Unsere Befunde sagen es nicht ganz.'

/** What the exposé says that may bind the buyer and that no finding tells whole, in its own words: what names the most money first. Nothing without any. */
export function BindingSentences({ analysis: { unconcluded = [] } }: Pick<ShownReport, 'analysis'>) {
  const binding = bindingOf(unconcluded).toSorted((a, b) => sumIn(b) - sumIn(a))
  if (binding.length === 0) return null
  return (
    <Box component="section" aria-label={BINDING_TITLE}>
      <Typography variant="h3" component="h2" sx={{ pb: 1, borderBottom: `2px solid ${TOKENS.ink}` }}>
        {BINDING_TITLE}
      </Typography>
      <Typography sx={{ pt: 1.5 }}>{LEAD}</Typography>
      <PlainList>
        {binding.map((proof, index) => (
          <Box
            component="li"
            key={index}
            sx={{ py: 1.5, borderBottom: `1px solid ${TOKENS.line}`, overflowWrap: 'anywhere' }}
          >
            <QuoteButton proofs={[proof]} proof={proof} isText />
          </Box>
        ))}
      </PlainList>
    </Box>
  )
}

function sumIn(proof: Proof): number {
  return greatestSum(spokenWords(proof))
}
