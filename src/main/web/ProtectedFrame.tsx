import Button from '@mui/material/Button'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createPath, useLocation } from 'react-router'
import { EmptyState } from '#design/EmptyState.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { openDialog } from '#shell/dialogs.ts'
import { keepLastRoute } from '#shell/lastRoute.ts'
import { needsLogin } from '#shell/places.ts'
import { isLoggedIn, useSession } from '#shell/session.ts'
import { placeOf } from './routes.tsx'

/** Around pages that need a login: their cache of server data, and what is shown when they are opened directly without one. */
export function ProtectedFrame({ children }: { readonly children: ReactNode }) {
  const token = useSession(({ token }) => token)
  const location = useLocation()
  const hasUser = useSession(isLoggedIn)
  // After a logout the address is elsewhere at once, the page a moment later.
  const isLeaving = !hasUser && !needsLogin(window.location.pathname)
  useEffect(() => {
    if (hasUser || isLeaving) return
    keepLastRoute(createPath(location))
    openDialog('login')
  }, [hasUser, isLeaving, location])
  if (isLeaving) return null
  // The archive has words of its own for visitors (2.10).
  const isOpen = hasUser || location.pathname === '/archiv'
  return <CachedPages key={token}>{isOpen ? children : <LoginPrompt />}</CachedPages>
}

/** A cache lives as long as one login: nobody sees what was another's. */
function CachedPages({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5_000 }, mutations: { retry: false } } }),
  )
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

function LoginPrompt() {
  const { title } = placeOf(useLocation().pathname)
  return (
    <PageFrame title={title} narrow>
      <EmptyState
        title="Bitte loggen Sie sich ein."
        action={
          <Button variant="contained" onClick={() => openDialog('login')}>
            Login
          </Button>
        }
      >
        Danach geht es hier weiter.
      </EmptyState>
    </PageFrame>
  )
}
