import { PlainList } from '#design/PlainList.tsx'
import {
  ChevronLeft as LeftIcon,
  ChevronRight as RightIcon,
  Pause as PauseIcon,
  PlayArrow as PlayIcon,
} from '#design/icons.tsx'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Section } from '#design/Section.tsx'
import { TOKENS } from '#design/theme.ts'
import { useConfiguration } from '#shell/configuration.ts'
import { useMedia, useRotation } from './useRotation.ts'
import { EXAMPLE_VOICES } from './voices.ts'

const NARROW = '@media (max-width: 699.95px)'

/** Row 2.3.6: one a slide under 700 px, else two; the next slide after 5 s, unless somebody reads or stops it. */
export function Testimonials() {
  const configured = useConfiguration().app.testimonials
  const voices = configured ?? EXAMPLE_VOICES
  const perSlide = useMedia('(max-width: 699.95px)') ? 1 : 2
  const [isHeld, setIsHeld] = useState(false)
  const slides = Math.ceil(voices.length / perSlide)
  const { index, isRunning, show, toggle } = useRotation(slides, { everyMs: 5_000, isHeld })
  const hold = { onPointerEnter: () => setIsHeld(true), onPointerLeave: () => setIsHeld(false) }
  return (
    <Section quiet label="stimmen">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'end', gap: 2 }}>
        <Box>
          <Typography variant="h2" id="stimmen">
            {configured ? 'Das sagen Kunden' : 'Wofür man den Bericht brauchen kann'}
          </Typography>
          {!configured && (
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>
              Beispiele: erfundene Stimmen, die typische Fälle zeigen. Es sind keine Bewertungen von Kunden.
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <IconButton aria-label="Vorige Stimmen" onClick={() => show(index - 1)}>
            <LeftIcon />
          </IconButton>
          <IconButton
            aria-label={isRunning ? 'Wechsel der Stimmen anhalten' : 'Wechsel der Stimmen fortsetzen'}
            onClick={toggle}
          >
            {isRunning ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
          <IconButton aria-label="Nächste Stimmen" onClick={() => show(index + 1)}>
            <RightIcon />
          </IconButton>
        </Box>
      </Box>
      {/* All are in the row at once, so that the box is as high as the longest and nothing below moves. */}
      <Box sx={{ overflow: 'hidden', mt: 3, mx: -1.5 }} {...hold}>
        <PlainList
          style={{ translate: `${-100 * index}%` }}
          sx={{ display: 'flex', transition: 'translate 250ms ease-out' }}
        >
          {voices.map(({ text, name, role }, at) => (
            <Box
              component="li"
              key={at}
              inert={Math.floor(at / perSlide) !== index}
              sx={{ flex: '0 0 50%', [NARROW]: { flexBasis: '100%' }, px: 1.5, py: 0.5 }}
            >
              <Voice text={text} name={name} role={role} isExample={!configured} />
            </Box>
          ))}
        </PlainList>
      </Box>
    </Section>
  )
}

interface VoiceProps {
  readonly text: string
  readonly name: string
  readonly role: string
  readonly isExample: boolean
}

function Voice({ text, name, role, isExample }: VoiceProps) {
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: '#fff',
        borderRadius: 1,
        border: `1px solid ${TOKENS.line}`,
        p: 3,
      }}
    >
      <Box component="blockquote" sx={{ m: 0, mb: 2, fontSize: '1.125rem' }}>
        „{text}“
      </Box>
      <Box component="figcaption" sx={{ mt: 'auto', fontSize: '0.9375rem', color: 'text.secondary' }}>
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 650 }}>
          {name}
        </Box>
        , {isExample ? `${role} ` : role}
        {isExample && (
          <Box
            component="span"
            sx={{
              ml: 0.5,
              px: 0.75,
              border: `1px solid ${TOKENS.quiet}`,
              borderRadius: 0.5,
              fontSize: '0.8125rem',
              whiteSpace: 'nowrap',
            }}
          >
            Beispiel
          </Box>
        )}
      </Box>
    </Box>
  )
}
