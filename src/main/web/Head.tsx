import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useConfiguration } from '#shell/configuration.ts'
import { canonicalOf, titleOf } from './head.ts'
import type { PlaceHandle } from './routes.tsx'

/** After each navigation: title, description and canonical link of the route (2.1.5). Prerendered pages have them in their HTML. */
export function Head({ baseUrl }: { readonly baseUrl: string }) {
  const { pathname } = useLocation()
  const handle = useHandle()
  const { name, description } = useConfiguration().app
  useEffect(() => {
    document.title = titleOf(name, handle)
    element('meta', 'name', 'description').setAttribute('content', handle.description ?? description)
    element('link', 'rel', 'canonical').setAttribute('href', canonicalOf(baseUrl, pathname))
  }, [baseUrl, description, handle, name, pathname])
  return null
}

/** What the route table says of the page that is shown. */
export function useHandle(): Partial<PlaceHandle> {
  const matches = useMatches()
  // Handles are ours (routes.tsx).
  return (matches.at(-1)?.handle ?? NONE) as Partial<PlaceHandle>
}

const NONE: Partial<PlaceHandle> = {}

function element(tag: string, attribute: string, value: string): Element {
  const found = document.head.querySelector(`${tag}[${attribute}="${value}"]`)
  if (found) return found
  const made = document.createElement(tag)
  made.setAttribute(attribute, value)
  document.head.append(made)
  return made
}
