import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { AppLink } from '#design/AppLink.tsx'
import { TOKENS } from '#design/theme.ts'
import { keepConsent, readConsent, useConsent } from '#shell/consent.ts'
import { closeDialog, useDialogs } from '#shell/dialogs.ts'
import { hasRole, useSession } from '#shell/session.ts'
import { useSystemStatus } from '#shell/systemStatus.ts'

const CookieChoices = lazy(async () => ({ default: (await import('./CookieChoices.tsx')).CookieChoices }))

const NOBODY: readonly string[] = []

/** Pages that somebody must be able to read before choosing. */
const READABLE = ['/datenschutz', '/impressum']

/**
 * Until a choice is made nothing else can be used (4.3); later the footer opens it again. The browser's own modal dialog:
 * it keeps the keyboard inside and weighs nothing on the first visit. It is in every page, closed, so that opening it
 * redraws nothing.
 */
export function CookieBlocker() {
  const { isKnown, consent } = useConsent()
  const isReopened = useDialogs(({ open }) => open === 'cookies')
  const { pathname } = useLocation()
  const allowRoles = useSystemStatus(({ status }) => status?.maintenance.allowRoles) ?? NOBODY
  useEffect(() => {
    // After the page has woken up, not as part of it: each alone is short enough for a slow phone.
    const timer = setTimeout(() => readConsent(new Date()))
    return () => clearTimeout(timer)
  }, [])
  // What is being worked on asks for nothing: its message must be read.
  const isShut = useSystemStatus(({ status }) => status?.maintenance.enabled ?? false)
  const mayPass = useSession(session => allowRoles.some(role => hasRole(session, role)))
  const isNeeded = isKnown && consent === null && !READABLE.includes(pathname) && (!isShut || mayPass)
  return <CookieDialog isOpen={isNeeded || isReopened} isFirst={consent === null} />
}

function CookieDialog({ isOpen, isFirst }: { readonly isOpen: boolean; readonly isFirst: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wantsChoices, setWantsChoices] = useState(false)
  const showsChoices = isOpen && (wantsChoices || !isFirst)
  useEffect(() => {
    if (!isOpen) return undefined
    const element = dialog.current
    element?.showModal()
    // The browser would choose the first link and frame it, as if it were what is asked; the question is heard and the first Tab is its.
    element?.focus()
    return () => element?.close()
  }, [isOpen])
  const choose = (analytics: boolean, marketing: boolean) => {
    keepConsent({ analytics, marketing }, new Date())
    closeDialog('cookies')
  }
  return (
    <Box
      component="dialog"
      ref={dialog}
      tabIndex={-1}
      aria-labelledby="cookies"
      onCancel={event => {
        event.preventDefault()
        if (!isFirst) closeDialog('cookies')
      }}
      sx={{
        border: 0,
        outline: 'none',
        borderRadius: 1,
        p: { xs: 2.5, sm: 4 },
        width: 'min(560px, calc(100vw - 32px))',
        color: 'text.primary',
        boxShadow: TOKENS.shadow,
        '&::backdrop': { background: 'rgba(31,35,40,.6)' },
      }}
    >
      <Box id="cookies" component="h2" sx={{ m: 0, mb: 1, fontSize: '1.25rem' }}>
        {isFirst ? 'Bitte treffen Sie eine Cookie-Auswahl, um fortzufahren.' : 'Cookie-Einstellungen'}
      </Box>
      {/* Short lines: a long paragraph would be the largest text of the page, and come last. */}
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        Notwendiges ist immer an, anderes nur mit Ihrer Zustimmung.
      </Box>
      <Box component="p" sx={{ mt: 0.5, mb: 2 }}>
        <AppLink to="/datenschutz">Datenschutzerklärung</AppLink> · <AppLink to="/impressum">Impressum</AppLink>
      </Box>
      {showsChoices ? (
        <Suspense>
          <CookieChoices onSave={choose} />
        </Suspense>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flex: '1 1 200px' } }}>
        <Button variant="outlined" color="secondary" onClick={() => choose(false, false)}>
          Nur notwendige
        </Button>
        <Button variant="outlined" color="secondary" onClick={() => choose(true, true)}>
          Alle akzeptieren
        </Button>
        {!showsChoices && (
          <Button color="secondary" onClick={() => setWantsChoices(true)}>
            Auswahl anpassen
          </Button>
        )}
      </Box>
    </Box>
  )
}
