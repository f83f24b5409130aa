import { clearNotifications } from './notifications.ts'
import { useSession } from './session.ts'

/** What goes on while somebody is logged in (4.2): polls begin at the login and end, with what they brought, at the logout. @returns what ends it */
export function watchSession(): () => void {
  let end = () => {}
  let current: string | null = null
  const follow = ({ token }: { readonly token: string | null }) => {
    if (token === current) return
    current = token
    end()
    clearNotifications()
    end = token === null ? () => {} : begin()
  }
  follow(useSession.getState())
  const unsubscribe = useSession.subscribe(follow)
  return () => {
    unsubscribe()
    end()
  }
}

/** Loaded when somebody is logged in: visitors need none of it. */
function begin(): () => void {
  let isOver = false
  let end = () => {}
  void Promise.all([import('./polls.ts'), import('./startWaiting.ts')]).then(([{ startPolls }, { startWaiting }]) => {
    if (isOver) return
    const ends = [startPolls(), startWaiting()]
    end = () => ends.forEach(endOne => endOne())
  })
  return () => {
    isOver = true
    end()
  }
}
