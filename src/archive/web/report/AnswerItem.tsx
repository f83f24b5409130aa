import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Ampel } from '#design/Ampel.tsx'
import { STATE_NAMES } from '#questions/domain/answer.ts'
import { unrepeated } from '#reports/domain/chapters/wording.ts'
import { AnswerLine } from './AnswerLine.tsx'
import { FoldedItem, pagesOf } from './FoldedItem.tsx'
import { Proofs } from './Proofs.tsx'
import type { Answer } from './reportData.ts'

/** A question with its answer; opened, how it is known and what is still to be asked. */
export function AnswerItem({ answer }: { readonly answer: Answer }) {
  const { evidence = [], light } = answer
  const known = [STATE_NAMES[answer.state], pagesOf(evidence)].filter(Boolean).join(', ')
  return (
    <FoldedItem
      question={answer.question}
      finding={answer.answer || 'Im Exposé nicht gefunden.'}
      note={
        <>
          <span>{known}</span>
          {light && <Ampel light={light} />}
        </>
      }
      proofs={evidence}
    >
      <Details answer={answer} />
    </FoldedItem>
  )
}

function Details({ answer }: { readonly answer: Answer }) {
  const { formula, source, todo, evidence = [] } = answer
  const reason = unrepeated(answer.reason ?? '', answer.answer)
  return (
    <>
      {reason !== '' && <Typography sx={{ mb: 1.5 }}>{reason}</Typography>}
      <Proofs proofs={evidence} />
      <Box component="dl" sx={{ m: 0, '& dd': { m: 0, mb: 1, overflowWrap: 'anywhere' } }}>
        {formula && <AnswerLine label="So gerechnet" text={formula} />}
        {source && <AnswerLine label="Quelle" text={source} />}
        {todo && <AnswerLine label="Noch zu fragen" text={todo.ask} />}
        {todo && <AnswerLine label="Das klärt" text={todo.document} />}
      </Box>
    </>
  )
}
