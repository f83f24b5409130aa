import ButtonBase from '@mui/material/ButtonBase'
import { reportPath } from '#kernel/pagePath.ts'
import { Ampel } from '#design/Ampel.tsx'
import { AppLink } from '#design/AppLink.tsx'
import { breakable } from '#design/germanFormat.ts'
import type { ComparedCell } from '#archive/domain/compare/comparedCell.ts'
import type { ComparedObject } from './comparedObject.ts'

/** A value with the way to its proof: to its quotes, or to the view of the report that works it out. */
export function CompareCell({
  object,
  label,
  cell,
  isBest,
  onQuote,
}: {
  readonly object: ComparedObject
  readonly label: string
  readonly cell: ComparedCell | null
  readonly isBest: boolean
  readonly onQuote: () => void
}) {
  if (cell === null) return <span title="nicht bekannt">–</span>
  const words = cell.light ? <Ampel light={cell.light} /> : breakable(cell.text)
  const sx = {
    // Not inline-block: of several lines its last one would stand on the line of the row's name.
    display: 'inline-flex',
    justifyContent: 'flex-start',
    alignItems: 'baseline',
    minHeight: 28,
    verticalAlign: 'baseline',
    textAlign: 'left',
    font: 'inherit',
    fontWeight: isBest ? 750 : 400,
    color: 'text.primary',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: cell.light ? 'none' : 'underline',
    textDecorationColor: '#8A9099',
    textUnderlineOffset: '3px',
  } as const
  const name = `${label}, ${object.name}: ${cell.text}${isBest ? ', niedrigster Wert' : ''}`
  if (cell.proofs.length > 0) {
    return (
      <ButtonBase aria-label={`${name}. Fundstelle zeigen`} onClick={onQuote} sx={sx}>
        {words}
      </ButtonBase>
    )
  }
  const view = cell.view === 'entscheidung' ? '' : `?ansicht=${cell.view}`
  return (
    <AppLink to={`${reportPath(object.id)}${view}`} aria-label={name} sx={sx}>
      {words}
    </AppLink>
  )
}
