import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useConfiguration } from '#shell/configuration.ts'
import { canonicalOf, titleOf } from './head.ts'
import { placeOf } from './routes.tsx'

/** After each navigation: title, description and canonical link of the route (2.1.5). Prerendered pages have them in their HTML. */
export function Head({ baseUrl }: { readonly baseUrl: string }) {
  const { pathname } = useLocation()
  const place = placeOf(pathname)
  const { name, description } = useConfiguration().app
  useEffect(() => {
    document.title = titleOf(name, place)
    element('meta', 'name', 'description').setAttribute('content', place.description ?? description)
    element('link', 'rel', 'canonical').setAttribute('href', canonicalOf(baseUrl, pathname))
  }, [baseUrl, description, name, pathname, place])
  return null
}

function element(tag: string, attribute: string, value: string): Element {
  const found = document.head.querySelector(`${tag}[${attribute}="${value}"]`)
  if (found) return found
  const made = document.createElement(tag)
  made.setAttribute(attribute, value)
  document.head.append(made)
  return made
}
