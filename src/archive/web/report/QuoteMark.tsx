import Box from '@mui/material/Box'
import type { Ref } from 'react'
import { TOKENS } from '#design/theme.ts'
import type { Mark, PageSize, Proof } from './reportData.ts'

/** Around the words, not on them. */
const MARGIN_POINTS = 2
/** Between lines of text there is less room. */
const MARGIN_OF_LINES_POINTS = 0.5

interface MarkProps {
  readonly proof: Proof
  readonly size: PageSize
  /** Of quotes that are in several lines. */
  readonly marks: readonly Mark[]
  readonly isChosen: boolean
  readonly ref: Ref<HTMLDivElement>
}

/** The words of a quote, as a marker would mark them: each of its lines, and none of the white beside. */
export function QuoteMark({ proof, size, marks, isChosen, ref }: MarkProps) {
  const lines = marks.find(mark => isOf(mark, proof))?.lines
  const margin = lines ? MARGIN_OF_LINES_POINTS : MARGIN_POINTS
  const [left, top, right, bottom] = proof.box
  const whole = { width: right - left + 2 * margin, height: bottom - top + 2 * margin }
  return (
    <Box
      ref={ref}
      data-mark={isChosen ? 'chosen' : 'other'}
      aria-hidden
      sx={{
        position: 'absolute',
        left: share(left - margin, size.width),
        top: share(top - margin, size.height),
        width: share(whole.width, size.width),
        height: share(whole.height, size.height),
        // The words stay as dark as they are. Of the whole, since a group would shut its parts off from the page below.
        mixBlendMode: 'multiply',
      }}
    >
      {(lines ?? [proof.box]).map(([x0, y0, x1, y1], index) => (
        <Box
          key={index}
          data-mark-line
          sx={{
            position: 'absolute',
            left: share(x0 - left, whole.width),
            top: share(y0 - top, whole.height),
            width: share(x1 - x0 + 2 * margin, whole.width),
            height: share(y1 - y0 + 2 * margin, whole.height),
            borderRadius: '2px',
            bgcolor: isChosen ? 'rgba(255, 214, 0, .5)' : 'rgba(255, 214, 0, .2)',
            borderBottom: isChosen ? `2px solid ${TOKENS.red}` : `1px solid ${TOKENS.quiet}`,
          }}
        />
      ))}
    </Box>
  )
}

function isOf({ page, box }: Mark, proof: Proof): boolean {
  return page === proof.page && box.every((edge, at) => edge === proof.box[at])
}

function share(value: number, of: number): string {
  return `${(value / of) * 100}%`
}
