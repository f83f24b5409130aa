import type { z } from 'zod'
import type { InteractiveReport } from '#contract/interactiveReport.ts'

type Report = z.output<typeof InteractiveReport>

export type FullReport = Extract<Report, { unlocked: true }>
export type LockedReport = Extract<Report, { unlocked: false }>
export type Answer = FullReport['analysis']['answers'][number]
/** A quote and its place. */
export type Proof = NonNullable<Answer['evidence']>[number]
export type PageSize = FullReport['screen']['pages'][number]
export type Mark = NonNullable<FullReport['screen']['marks']>[number]
/** What is shown of it, to whomever. */
export type ShownReport = Pick<FullReport, 'pagesUntil' | 'screen' | 'analysis'>
