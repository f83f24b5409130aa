import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { DialogHead } from '#design/DialogHead.tsx'
import { MadeLink } from './MadeLink.tsx'
import { ShareForm } from './ShareForm.tsx'
import { ShareList } from './ShareList.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallSent } from '#contract/client.ts'
import { createShare, listShares, revokeShare } from '#contract/shares.ts'
import { callServer } from '#shell/api.ts'

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
      <DialogHead id={heading} onClose={onClose}>
        Bericht teilen
      </DialogHead>
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

/** The links to a report: read, made, revoked. */
function useShares(privateDocumentId: string) {
  const queries = useQueryClient()
  const queryKey = ['shares', privateDocumentId]
  const params = { privateDocumentId }
  const onSuccess = () => queries.invalidateQueries({ queryKey })
  const list = useQuery({ queryKey, queryFn: ({ signal }) => callServer(listShares, { params, signal }) })
  const made = useMutation({
    mutationFn: (body: CallSent<typeof createShare>['body']) => callServer(createShare, { params, body }),
    onSuccess,
  })
  const revoked = useMutation({
    mutationFn: (shareId: string) => callServer(revokeShare, { params: { ...params, shareId } }),
    onSuccess,
  })
  return { list, made, revoked }
}
