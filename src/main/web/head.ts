import type { Place } from './routes.tsx'

/** The document's title (1.10): product, and the page's own where it has one. */
export function titleOf(product: string, { title }: Pick<Place, 'title'>): string {
  return title ? `${product} – ${title}` : product
}

/** The page's one true address: base and path, with repeated slashes collapsed. */
export function canonicalOf(baseUrl: string, path: string): string {
  return `${baseUrl}${`/${path}`.replaceAll(/\/{2,}/g, '/')}`
}
