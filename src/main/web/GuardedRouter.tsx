import { type ReactNode, useContext, useMemo } from 'react'
import {
  BrowserRouter,
  createPath,
  type Navigator,
  parsePath,
  type To,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router'
import { openDialog } from '#shell/dialogs.ts'
import { keepLastRoute } from '#shell/lastRoute.ts'
import { needsLogin } from '#shell/places.ts'
import { isLoggedIn, useSession } from '#shell/session.ts'

/**
 * The browser's router. Whoever is logged out and wants to a protected page stays where he is: the login opens, and the
 * wish is kept (4.1). This wraps the navigator itself, so no link can go past it; the data router that has
 * `useBlocker` for it would weigh 20 KB more on every page. Addresses typed in, and back and forward, are ProtectedFrame's.
 */
export function GuardedRouter({ children }: { readonly children: ReactNode }) {
  return (
    <BrowserRouter>
      <Guard>{children}</Guard>
    </BrowserRouter>
  )
}

function Guard({ children }: { readonly children: ReactNode }) {
  const context = useContext(NavigationContext)
  const guarded = useMemo(() => ({ ...context, navigator: guardedNavigator(context.navigator) }), [context])
  return <NavigationContext.Provider value={guarded}>{children}</NavigationContext.Provider>
}

function guardedNavigator(navigator: Navigator): Navigator {
  return {
    ...navigator,
    createHref: to => navigator.createHref(to),
    go: delta => navigator.go(delta),
    push: (...target) => {
      if (mayGo(target[0])) navigator.push(...target)
    },
    replace: (...target) => {
      if (mayGo(target[0])) navigator.replace(...target)
    },
  }
}

function mayGo(to: To): boolean {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  if (!needsLogin(pathname) || isLoggedIn(useSession.getState())) return true
  keepLastRoute(createPath({ pathname, search, hash }))
  openDialog('login')
  return false
}
