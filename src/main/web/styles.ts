import createCache, { type EmotionCache } from '@emotion/cache'

/** Styles made while drawing. The key is the same in prerendered pages, so that the browser finds theirs. */
export function styleCache(nonce?: string): EmotionCache {
  return createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) })
}
