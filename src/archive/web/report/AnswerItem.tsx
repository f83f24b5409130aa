import { ExpandMore as ExpandMoreIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { Ampel } from '#design/Ampel.tsx'
import { TOKENS } from '#design/theme.ts'
import { STATE_NAMES } from '#questions/domain/answer.ts'
import { AnswerLine } from './AnswerLine.tsx'
import { Proofs } from './Proofs.tsx'
import type { Answer } from './reportData.ts'
import { useSpots } from './spotContext.ts'

/** A question with its answer; opened, how it is known and what is still to be asked. */
export function AnswerItem({ answer }: { readonly answer: Answer }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { show, isBeside } = useSpots()
  const { evidence = [] } = answer
  const toggle = () => {
    setOpen(!isOpen)
    const [first] = evidence
    // On a phone the page would cover what was just opened: there it is opened by its quote.
    if (!isOpen && first && isBeside) show(evidence, first)
  }
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        onClick={toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        sx={{
          width: '100%',
          display: 'flex',
          alignItems: 'flex-start',
          textAlign: 'left',
          gap: 1,
          px: 1,
          py: 1.25,
          minHeight: 56,
          fontFamily: 'inherit',
          '&:hover': { bgcolor: TOKENS.paper },
          '&.Mui-focusVisible': { outline: `2px solid ${TOKENS.red}`, outlineOffset: -2 },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {answer.question}
          </Typography>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {answer.answer || 'Im Exposé nicht gefunden.'}
          </Typography>
          <Box
            component="span"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: '0.875rem', mt: 0.25 }}
          >
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {STATE_NAMES[answer.state]}
              {evidence.length > 0 && `, ${pagesOf(evidence)}`}
            </Box>
            {answer.light && <Ampel light={answer.light} />}
          </Box>
        </Box>
        <ExpandMoreIcon
          sx={{ color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform .15s' }}
        />
      </ButtonBase>
      <Box id={id} hidden={!isOpen} sx={{ px: 1, pb: 2 }}>
        {isOpen && <Details answer={answer} />}
      </Box>
    </Box>
  )
}

function Details({ answer }: { readonly answer: Answer }) {
  const { reason, formula, source, todo, evidence = [] } = answer
  return (
    <>
      {reason && <Typography sx={{ mb: 1.5 }}>{reason}</Typography>}
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

function pagesOf(proofs: readonly { readonly page: number }[]): string {
  const pages = [...new Set(proofs.map(({ page }) => page))].sort((a, b) => a - b)
  return `${pages.length === 1 ? 'Seite' : 'Seiten'} ${pages.join(', ')}`
}
