import Box from '@mui/material/Box'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { TOKENS } from '#design/theme.ts'
import { notify } from '#shell/notice.ts'
import { isLoggedIn, useSession } from '#shell/session.ts'

/**
 * Takes the exposé before anybody has an account: dropped anywhere on the page, or chosen here. Logged out it waits in the browser
 * and the registration opens; logged in the upload does.
 */
export function DropPlace() {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = useTake()
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    // Left for another part of the page, the next `dragover` comes at once.
    const leave = () => setOver(false)
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(false)
      void take([...event.dataTransfer.files])
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [take])
  // Chosen before the page was awake.
  useEffect(() => void take([...(input.current?.files ?? [])]), [take])
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.75,
        minHeight: 52,
        mt: 2.5,
        px: 2,
        py: 1,
        maxWidth: 496,
        border: `2px dashed ${isOver ? TOKENS.red : '#8A9099'}`,
        borderRadius: 1,
        bgcolor: isOver ? TOKENS.paper : 'transparent',
        cursor: 'pointer',
        '&:focus-within': { outline: `3px solid ${TOKENS.ink}`, outlineOffset: 2 },
      }}
    >
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label="Exposé als PDF auswählen"
        onChange={({ target }) => {
          void take([...(target.files ?? [])])
          target.value = ''
        }}
        style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' }}
      />
      <span>
        Exposé als PDF{' '}
        <Box component="span" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
          hierher ziehen oder
        </Box>
      </span>
      <Box component="span" sx={{ color: 'primary.main', fontWeight: 600, textDecoration: 'underline' }}>
        auswählen
      </Box>
    </Box>
  )
}

function useTake(): (files: readonly File[]) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    async files => {
      if (files.length === 0) return
      const file = files.find(({ name }) => name.toLowerCase().endsWith('.pdf'))
      if (!file) {
        notify('Das ist kein PDF. Bitte wählen Sie das Exposé als PDF-Datei.', 'warning')
        return
      }
      // Loaded when somebody drops something: visitors who only look need none of it.
      if (isLoggedIn(useSession.getState())) {
        const { openUploadWith } = await import('#shell/nextUpload.ts')
        openUploadWith({ file, isAccepted: false })
        return
      }
      const { keepFile } = await import('#shell/waitingFile.ts')
      await keepFile(file)
      void navigate('/register')
    },
    [navigate],
  )
}
