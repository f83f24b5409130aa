import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { DialogHead } from '#design/DialogHead.tsx'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import { useConfiguration } from '#shell/configuration.ts'
import { closeDialog } from '#shell/dialogs.ts'
import { forgetNextUpload, type NextUpload, nextUpload } from '#shell/nextUpload.ts'
import { useSession } from '#shell/session.ts'
import { UploadForm } from './UploadForm.tsx'
import { UploadMessage } from './UploadMessage.tsx'
import { faultOf, maxBytesFor } from './chosenFiles.ts'
import { type Pace, paceText } from './uploadPace.ts'
import { useUpload } from './useUpload.ts'

const LEAVE_MS = 2_000
const close = () => closeDialog('upload')

/** „Analyse starten“ (2.9). It is made again with every opening, so nothing of the last time is left. */
export function UploadDialog() {
  const [given] = useState(nextUpload)
  const [files, setFiles] = useState<readonly File[]>(given ? [given.file] : [])
  const [goal, setGoal] = useState<BuyerGoal | null>(null)
  const [isAccepted, setAccepted] = useState(given?.isAccepted ?? false)
  const { state, start, reset } = useUpload(setFiles)
  const isRunning = state.kind === 'running'
  const isDone = state.kind === 'done'
  // What waited for the login is a first run: its report opens by itself.
  useLeaving(isDone, state.kind === 'done' && given?.isAccepted === true ? state.first : null)
  useGivenUpload(given, file => void start({ files: [file], goal: null, again: false, early: false }))
  useWarningBeforeUnload(isRunning)

  const choose = (chosen: readonly File[]) => {
    setFiles(chosen)
    reset()
  }
  const order = { goal, again: false, early: false }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={isRunning ? undefined : close} aria-labelledby="upload-titel">
      <DialogHead id="upload-titel" onClose={isRunning ? null : close}>
        Analyse starten
      </DialogHead>
      <DialogContent>
        <Box role="status">
          {isRunning && <UploadProgress pace={state.pace} />}
          {isDone && <UploadMessage state={state} />}
        </Box>
        {!isRunning && !isDone && (
          <UploadMessage
            state={state}
            onAgain={known => void start({ ...order, files: known, again: true })}
            onEarly={unasked => void start({ ...order, files: unasked, early: true })}
          />
        )}
        <Collapse in={!isRunning && !isDone} unmountOnExit={false}>
          <UploadForm
            files={files}
            onFiles={choose}
            goal={goal}
            onGoal={setGoal}
            isAccepted={isAccepted}
            onAccepted={setAccepted}
            isRunning={isRunning}
            isDone={isDone}
            onStart={() => void start({ ...order, files })}
          />
        </Collapse>
      </DialogContent>
    </Dialog>
  )
}

/** 2 s after the success the buyer is where he can watch it (2.9.2). */
function useLeaving(isDone: boolean, opens: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => {
      close()
      void navigate('/process-status', { state: opens === null ? null : { opens } })
    }, LEAVE_MS)
    return () => clearTimeout(timer)
  }, [isDone, opens, navigate])
}

/** A file whose terms were accepted before the login starts by itself, as far as it may. */
function useGivenUpload(given: NextUpload | null, start: (file: File) => void): void {
  const { upload } = useConfiguration()
  const begin = useEffectEvent(({ file, isAccepted }: NextUpload) => {
    const { user, totalUploads } = useSession.getState()
    const rules = { maxSizeByte: maxBytesFor(upload, user?.roles ?? []), allowedExtensions: upload.allowedExtensions }
    if (isAccepted && totalUploads > 0 && faultOf([file], rules) === null) start(file)
  })
  useEffect(() => {
    forgetNextUpload()
    if (given) begin(given)
  }, [given])
}

/** A closed tab would end the upload without a word. */
function useWarningBeforeUnload(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isRunning])
}

/** How much has been sent; afterwards the server still looks into the files. */
function UploadProgress({ pace }: { readonly pace: Pace }) {
  const isSent = pace.percent >= 100
  return (
    <>
      <Typography id="upload-laeuft" sx={{ mb: 1.5 }}>
        Ihre Dateien werden hochgeladen. Bitte lassen Sie dieses Fenster offen.
      </Typography>
      <LinearProgress
        variant={isSent ? 'indeterminate' : 'determinate'}
        {...(!isSent && { value: pace.percent })}
        aria-labelledby="upload-laeuft"
        sx={{ height: 8, borderRadius: 1 }}
      />
      {/* The bar tells its value itself; a live region would read every percent. */}
      <Typography aria-live="off" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
        {paceText(pace)}
      </Typography>
    </>
  )
}
