import { Close as CloseIcon } from '#design/icons.tsx'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { MadeLink } from './MadeLink.tsx'
import { ShareForm } from './ShareForm.tsx'
import { ShareList } from './ShareList.tsx'
import { useShares } from './useShares.ts'

/** Lets others read a report: makes links, shows which there are, and takes them back. */
export function ShareDialog({
  privateDocumentId,
  onClose,
}: {
  readonly privateDocumentId: string
  readonly onClose: () => void
}) {
  const heading = useId()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { list, made, revoked } = useShares(privateDocumentId)
  return (
    <Dialog open fullScreen={isPhone} fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading} sx={{ pr: 8 }}>
        Bericht teilen
      </DialogTitle>
      <IconButton aria-label="Schließen" onClick={onClose} sx={{ position: 'absolute', right: 10, top: 10 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Wer den Link hat, liest den Bericht ohne Konto und kann nichts ändern. Ihre Notizen, Ihr Name und der
          Dateiname sind nicht dabei; Werte, die Sie selbst angegeben haben, schon.
        </Typography>
        {made.data ? (
          <MadeLink token={made.data.token} share={made.data.share} onMore={made.reset} />
        ) : (
          <ShareForm isBusy={made.isPending} error={made.error} onMake={body => made.mutate(body)} />
        )}
        <ShareList
          shares={list.data}
          error={list.error ?? revoked.error}
          busyId={revoked.isPending ? revoked.variables : null}
          onRevoke={id => revoked.mutate(id)}
        />
      </DialogContent>
    </Dialog>
  )
}
