/** What Google gives the page; `credential` is the id_token. */
export interface GoogleAnswer {
  readonly credential?: string
}

/** The part of Google Identity Services that we use (developers.google.com/identity/gsi/web/reference/js-reference). */
interface GoogleIdentity {
  initialize(options: { client_id: string; callback: (answer: GoogleAnswer) => void }): void
  prompt(): void
  renderButton(parent: HTMLElement, look: Readonly<Record<string, string | number>>): void
}

declare global {
  interface Window {
    google?: { readonly accounts: { readonly id: GoogleIdentity } }
  }
}

const SOURCE = 'https://accounts.google.com/gsi/client'

let loading: Promise<GoogleIdentity> | null = null

/**
 * Fetches Google's script. Only ever after a click on „Mit Google anmelden“: before that nothing of the visitor goes to Google.
 * One that failed is fetched again at the next click.
 */
export function loadGoogle(): Promise<GoogleIdentity> {
  loading ??= fetchScript().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

function fetchScript(): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SOURCE
    script.async = true
    script.onload = () => {
      const identity = window.google?.accounts.id
      if (identity) resolve(identity)
      else reject(new Error('the script brought no sign-in'))
    }
    script.onerror = () => {
      script.remove()
      reject(new Error('the script did not load'))
    }
    document.head.append(script)
  })
}
