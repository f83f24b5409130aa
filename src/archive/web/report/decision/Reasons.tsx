import { PlainList } from '#design/PlainList.tsx'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { unbroken } from '#design/germanFormat.ts'
import { TOKENS } from '#design/theme.ts'
import { isPlaceholder } from '#rating/domain/placeholder.ts'
import { namedFinding } from '#reports/domain/chapters/questionLabels.ts'
import type { Answer, Proof, ShownReport } from '../reportData.ts'
import { QuoteButton } from './QuoteButton.tsx'

const MAX_REASONS = 3

/** What speaks for and against it, each with the exposé's own words; a tap shows where they stand. */
export function Reasons({ report: { analysis, screen } }: { readonly report: ShownReport }) {
  const { pro, contra } = analysis.rating?.reasons ?? { pro: [], contra: [] }
  const isTest = analysis.verdict !== null && isPlaceholder(analysis.verdict)
  const answerOf = (id: string) => analysis.answers.find(answer => answer.id === id)
  const inFavour = (isTest ? [] : pro).slice(0, MAX_REASONS).map(({ id, sentence }): Reason => {
    const answer = answerOf(id)
    // What it is about in a word or two, as in the PDF: nobody wants to read questions here.
    const title = answer ? namedFinding(id, answer.question, answer.answer) : sentence
    return { id, title, ...proofOf(answer) }
  })
  const decisive = screen.decision?.points?.map(({ id, title, text, proof }): Reason => {
    const answer = answerOf(id)
    return { id, title, text, proofs: proof ? [proof] : [], state: answer?.state ?? '' }
  })
  const against = contra.map(({ id, sentence }): Reason => ({ id, title: sentence, ...proofOf(answerOf(id)) }))
  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <List
        title="Dafür"
        reasons={inFavour}
        none={
          isTest
            ? 'Ein Testtext spricht für nichts.'
            : 'Im Exposé haben wir nichts Belegtes gefunden, was ins Gewicht fällt.'
        }
      />
      <List
        title="Dagegen"
        reasons={(decisive ?? against).slice(0, MAX_REASONS)}
        none="Was im Exposé steht, spricht nicht gegen den Kauf."
      />
    </Box>
  )
}

interface Reason {
  readonly id: string
  readonly title: string
  /** Why, and what to do. */
  readonly text?: string
  readonly proofs: readonly Proof[]
  /** How it is known where no words of the exposé prove it. */
  readonly state: string
}

function proofOf(answer: Answer | undefined): Pick<Reason, 'proofs' | 'state'> {
  return { proofs: answer?.evidence ?? [], state: answer?.state ?? '' }
}

function List({ title, reasons, none }: { title: string; reasons: readonly Reason[]; none: string }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" component="h2" sx={{ pb: 1, borderBottom: `2px solid ${TOKENS.ink}` }}>
        {title}
      </Typography>
      {reasons.length === 0 && <Typography sx={{ py: 1.5 }}>{none}</Typography>}
      <PlainList>
        {reasons.map(({ id, ...reason }) => (
          <ReasonItem key={id} {...reason} />
        ))}
      </PlainList>
    </Box>
  )
}

function ReasonItem({ title, text = '', proofs, state }: Omit<Reason, 'id'>) {
  const [proof] = proofs
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: `1px solid ${TOKENS.line}`, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 650, lineHeight: 1.4 }}>{unbroken(title)}</Typography>
      {text !== '' && <Typography variant="body2">{unbroken(text)}</Typography>}
      {proof ? (
        <QuoteButton proofs={proofs} proof={proof} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {state}
        </Typography>
      )}
    </Box>
  )
}
