import { wholeEuro } from '#design/germanFormat.ts'
import { TOKENS } from '#design/theme.ts'

export interface DebtPoint {
  readonly year: number
  /** € */
  readonly debt: number
}

const HEIGHT = 220
const LEFT = 8
const TOP = 24
const BOTTOM = 28
/** Room for the words at the end of the lines. */
const RIGHT = 92

interface DebtLinesProps {
  /** null: the same as `is`. */
  readonly was: readonly DebtPoint[] | null
  readonly is: readonly DebtPoint[]
  /** As wide as it is shown, about, so that its text keeps its size. */
  readonly width: number
}

/** The lines with their words beside them; who cannot see them has the table. */
export function DebtLines({ was, is, width }: DebtLinesProps) {
  const years = Math.max(...is.map(({ year }) => year), 1)
  const most = Math.max(...[...is, ...(was ?? [])].map(({ debt }) => debt), 1)
  const x = (year: number) => LEFT + (year / years) * (width - LEFT - RIGHT)
  const y = (debt: number) => HEIGHT - BOTTOM - (debt / most) * (HEIGHT - TOP - BOTTOM)
  const path = (points: readonly DebtPoint[]) => points.map(({ year, debt }) => `${x(year)},${y(debt)}`).join(' ')
  const end = is.at(-1)
  const oldEnd = was?.at(-1)
  // Two words at the same height would lie on each other.
  const apart = end && oldEnd ? Math.max(0, 17 - Math.abs(y(end.debt) - y(oldEnd.debt))) / 2 : 0
  const isAbove = end && oldEnd ? end.debt >= oldEnd.debt : true
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden style={{ display: 'block', width: '100%', maxWidth: 760 }}>
      <line x1={LEFT} x2={width - RIGHT} y1={y(0)} y2={y(0)} stroke={TOKENS.line} />
      <g fontSize="13" fill={TOKENS.quiet}>
        <text x={LEFT} y={HEIGHT - 8}>
          heute
        </text>
        <text x={x(years)} y={HEIGHT - 8} textAnchor="end">
          nach {years} Jahren
        </text>
        <text x={LEFT} y={y(Math.max(is[0]?.debt ?? 0, was?.[0]?.debt ?? 0)) - 8}>
          {wholeEuro((is[0]?.debt ?? 0) * 100)}
        </text>
        {was && oldEnd && (
          <text x={x(oldEnd.year) + 6} y={y(oldEnd.debt) + 4 + (isAbove ? apart : -apart)}>
            Bericht
          </text>
        )}
      </g>
      {was && <polyline points={path(was)} fill="none" stroke={TOKENS.quiet} strokeWidth="1.5" strokeDasharray="4 4" />}
      <polyline points={path(is)} fill="none" stroke={TOKENS.red} strokeWidth="2.5" />
      {end && (
        <text
          x={x(end.year) + 6}
          y={y(end.debt) + 4 + (isAbove ? -apart : apart)}
          fontSize="13"
          fontWeight="700"
          fill={TOKENS.ink}
        >
          {wholeEuro(end.debt * 100)}
        </text>
      )}
    </svg>
  )
}
