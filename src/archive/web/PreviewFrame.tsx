import { type SyntheticEvent, useMemo } from 'react'
import { pageForFrame } from './previewPage.ts'

/**
 * The report in a frame of its own, in which nothing runs. It shares our origin only so that we hear its keys and clicks:
 * Escape must close the dialog, and a jump inside the report must not become a step of the browser's history.
 */
export function PreviewFrame({
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

const FRAME = { border: 0, width: '100%', flex: 1, minHeight: 0 }

function nonceOfPage(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')
  return meta?.content || null
}
