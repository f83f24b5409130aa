import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useMemo } from 'react'
import { OfferingAlert } from '#design/OfferingAlert.tsx'
import { DialogHead } from '#design/DialogHead.tsx'
import { downloadMobileReport } from '#contract/archive.ts'
import { callServer } from '#shell/api.ts'
import type { Entry } from './entryRules.ts'
import { pageForFrame } from './previewPage.ts'

const FRAME = { border: 0, width: '100%', flex: 1, minHeight: 0 }

/** The report's page for the phone, over the archive (2.11). On a phone a strip of the archive stays to be tapped. */
export function MobilePreviewDialog({
  entry,
  reload,
  onClose,
}: {
  readonly entry: Entry
  readonly reload: () => Promise<unknown>
  readonly onClose: () => void
}) {
  const { downloadToken, originalFilename } = entry
  const page = useQuery({
    queryKey: ['preview', downloadToken],
    queryFn: ({ signal }) => loadPage(downloadToken ?? '', signal),
    enabled: downloadToken !== null,
    retry: false,
    refetchOnWindowFocus: false,
    // Half a megabyte that is seldom looked at twice.
    gcTime: 0,
  })
  const retry = async () => {
    // The token may have become too old meanwhile; with a new one it loads by itself.
    await reload().catch(() => undefined)
    await page.refetch()
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="lg"
      onClose={onClose}
      aria-labelledby="vorschau"
      slotProps={{ paper: { sx: PAPER } }}
    >
      <DialogHead id="vorschau" noWrap onClose={onClose}>
        Vorschau: {originalFilename}
      </DialogHead>
      {page.isPending && <Loading />}
      {page.isError && (
        <OfferingAlert
          severity="error"
          sx={{ m: 3 }}
          label="Erneut versuchen"
          isBusy={page.isFetching}
          onAct={() => retry()}
        >
          Fehler beim Laden der Vorschau.
        </OfferingAlert>
      )}
      {page.isSuccess && <PreviewFrame html={page.data} title={`Bericht zu ${originalFilename}`} onEscape={onClose} />}
    </Dialog>
  )
}

const PAPER = {
  height: 'calc(100% - 64px)',
  '@media (max-width:600px)': {
    m: 0,
    mt: '56px',
    width: '100%',
    maxWidth: '100%',
    height: 'calc(100% - 56px)',
    maxHeight: 'none',
  },
}

function Loading() {
  return (
    <Box role="status" aria-label="Die Vorschau wird geladen" sx={{ maxWidth: '44rem', width: 1, mx: 'auto', px: 2 }}>
      <Skeleton height={64} />
      <Skeleton variant="rounded" height={160} sx={{ my: 2 }} />
      {[0, 1, 2, 3, 4, 5].map(line => (
        <Skeleton key={line} height={32} />
      ))}
    </Box>
  )
}

async function loadPage(downloadToken: string, signal: AbortSignal): Promise<string> {
  const { blob } = await callServer(downloadMobileReport, { params: { downloadToken }, signal })
  return blob.text()
}

/**
 * The report in a frame of its own, in which nothing runs. It shares our origin only so that we hear its keys and clicks:
 * Escape must close the dialog, and a jump inside the report must not become a step of the browser's history.
 */
function PreviewFrame({
  html,
  title,
  onEscape,
}: {
  readonly html: string
  readonly title: string
  readonly onEscape: () => void
}) {
  const page = useMemo(() => pageForFrame(html, nonceOfPage()), [html])
  const listen = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const inside = currentTarget.contentDocument
    inside?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') onEscape()
    })
    inside?.addEventListener('click', event => {
      const link = (event.target as Element).closest('a')
      if (!link) return
      event.preventDefault()
      const id = decodeURIComponent(link.hash.slice(1))
      if (id !== '') inside.getElementById(id)?.scrollIntoView()
    })
  }
  return <iframe title={title} sandbox="allow-same-origin" srcDoc={page} onLoad={listen} style={FRAME} />
}

function nonceOfPage(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')
  return meta?.content || null
}
