import { Close as CloseIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { keyframes } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { TOKENS } from '#design/theme.ts'
import { dismissNotice, noticeDuration, type Severity, useNotices } from '#shell/notice.ts'

const shrink = keyframes`from { transform: scaleX(1) } to { transform: scaleX(0) }`

const INKS: Record<Severity, string> = { info: '#1B5E9B', success: '#2E7D32', warning: '#9A5B00', error: '#B3261E' }

/** One message at a time, as long as it takes to read, with a bar that shows how long (point 9). It waits while it is touched. */
export function NoticeBar() {
  const notice = useNotices(({ waiting }) => waiting[0])
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!notice || isHeld) return undefined
    const timer = setTimeout(() => dismissNotice(notice.id), noticeDuration(notice.text))
    return () => clearTimeout(timer)
  }, [notice, isHeld])
  return (
    <Box
      role="status"
      aria-live="polite"
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: { xs: 12, sm: 24 },
        zIndex: 1600,
        display: 'flex',
        justifyContent: 'center',
        px: 1.5,
        pointerEvents: 'none',
      }}
    >
      {notice && (
        <Box
          key={notice.id}
          data-testid="notice"
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={() => setHeld(false)}
          sx={{
            pointerEvents: 'auto',
            position: 'relative',
            overflow: 'hidden',
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            maxWidth: 640,
            bgcolor: 'background.paper',
            borderRadius: 1,
            boxShadow: TOKENS.shadow,
            border: `1px solid ${TOKENS.line}`,
            borderLeft: `4px solid ${INKS[notice.severity]}`,
            pl: 2,
            pr: 0.5,
            py: 0.5,
          }}
        >
          <Box sx={{ py: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {notice.text}
            {notice.isForeign && (
              <Box component="small" sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}>
                Dieser Text stand in dem Link, den Sie geöffnet haben. Er ist keine Nachricht von uns.
              </Box>
            )}
          </Box>
          <IconButton aria-label="Meldung schließen" onClick={() => dismissNotice(notice.id)}>
            <CloseIcon fontSize="small" />
          </IconButton>
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              left: 0,
              bottom: 0,
              width: '100%',
              height: 3,
              bgcolor: INKS[notice.severity],
              transformOrigin: 'left',
              animation: `${shrink} ${noticeDuration(notice.text)}ms linear forwards`,
              animationPlayState: isHeld ? 'paused' : 'running',
            }}
          />
        </Box>
      )}
    </Box>
  )
}
