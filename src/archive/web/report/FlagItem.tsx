import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { Ampel } from '#design/Ampel.tsx'
import { FoldedItem, pagesOf } from './FoldedItem.tsx'
import { type FlagGroup, gistOf } from './flagGroups.ts'
import { Proofs } from './Proofs.tsx'

/** What should worry, and why; opened, what follows, and where it is said. */
export function FlagItem({ flag, beside }: FlagGroup) {
  const { light, knockout, title, finding, consequence, evidence } = flag
  return (
    <FoldedItem
      question={title}
      finding={finding}
      gist={gistOf(flag)}
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
      {beside.map(({ id, reason: other }) => (
        <Typography key={id} sx={{ mb: 1 }}>
          {other}
        </Typography>
      ))}
      {consequence && <Typography sx={{ mb: 1 }}>{consequence}</Typography>}
      <Proofs proofs={evidence} />
    </FoldedItem>
  )
}
