import type { PlannedWork, WorkStage } from '#extraction/domain/statements/plannedWorks.ts'
import { STAGE_NAMES, WORK_NAMES } from '#extraction/domain/statements/workNames.ts'
import { bullets, heading, paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { spokenQuote } from './wording.ts'

const MAX_QUOTE = 140
const STAGES: Readonly<Record<WorkStage, string>> = {
  vorbereitet: 'vorbereitet, noch nicht eingebaut',
  geplant: 'angekündigt',
  erforderlich: 'laut Exposé nötig',
  laufend: 'im Gange',
}

/** What the exposé announces, each with its quote: nothing of it counts as renewed. */
export function plannedWorksBlocks(works: readonly PlannedWork[]): Block[] {
  if (works.length === 0) return []
  return [
    heading(
      works.every(({ isDecided }) => isDecided)
        ? 'Beschlossen, aber noch nicht gemacht'
        : 'Angekündigt, aber noch nicht gemacht',
    ),
    bullets(works.map(told)),
    paragraph(
      'Nichts davon zählt hier als erneuert. Fragen Sie, wann es gemacht wird, was es kostet und wer es zahlt; vor dem Kauf Beschlossenes kann Sie als neuen Eigentümer treffen.',
    ),
  ]
}

function told({ kind, stage, year, isDecided, evidence: [first] }: PlannedWork): string {
  if (!first) return `${WORK_NAMES[kind]}: ${STAGE_NAMES[stage]}, von Ihnen angegeben.`
  const when = year === null ? '' : ` für ${year}`
  return `${WORK_NAMES[kind]}: ${isDecided && stage === 'geplant' ? 'beschlossen' : STAGES[stage]}${when} (${spokenQuote(first, MAX_QUOTE)}).`
}
