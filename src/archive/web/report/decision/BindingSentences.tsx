import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PlainList } from '#design/PlainList.tsx'
import { TOKENS } from '#design/theme.ts'
import { BINDING_TITLE, bindingOf } from '#reports/domain/chapters/unconcludedBlocks.ts'
import type { ShownReport } from '../reportData.ts'
import { QuoteButton } from './QuoteButton.tsx'

const LEAD =
  'Das kann Sie Geld kosten oder verpflichten. Klären Sie es, bevor Sie bieten: Unsere Befunde sagen es nicht ganz.'

/** What the exposé says that may bind the buyer and that no finding tells whole, in its own words: what names the most money first. Nothing without any. */
export function BindingSentences({ analysis: { unconcluded = [] } }: Pick<ShownReport, 'analysis'>) {
  const binding = bindingOf(unconcluded).toSorted((a, b) => most(b) - most(a))
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
            <QuoteButton proofs={[proof]} proof={proof} sums={(proof.sums ?? []).map(({ text }) => text)} />
          </Box>
        ))}
      </PlainList>
    </Box>
  )
}

/** In €; 0: it names no sum, or the report is older than that it was told. */
function most({ sums = [] }: { readonly sums?: readonly { readonly euro: number }[] | undefined }): number {
  return Math.max(0, ...sums.map(({ euro }) => euro))
}
