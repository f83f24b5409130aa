import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { Ampel } from '#design/Ampel.tsx'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { unrepeated } from '#reports/domain/chapters/wording.ts'
import { FoldedItem, pagesOf } from './FoldedItem.tsx'
import { Proofs } from './Proofs.tsx'

/** What should worry, and why; opened, what follows, and where it is said. */
export function FlagItem({ flag }: { readonly flag: AnalysisJson['redFlags'][number] }) {
  const { light, knockout, title, finding, reason, consequence, evidence } = flag
  return (
    <FoldedItem
      question={title}
      finding={finding}
      gist={unrepeated(reason, finding)}
      note={
        <>
          <Ampel light={light} />
          {knockout && <Chip size="small" label="K.-o." color="error" variant="outlined" />}
          <span>{pagesOf(evidence)}</span>
        </>
      }
      proofs={evidence}
      isWholeOnPaper
    >
      {consequence && <Typography sx={{ mb: 1 }}>{consequence}</Typography>}
      <Proofs proofs={evidence} />
    </FoldedItem>
  )
}
