import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Goes to what the address names behind its `#`, and opens it where it can be opened. */
export function useHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (place instanceof HTMLDetailsElement) place.open = true
    place?.scrollIntoView()
  }, [hash])
}
