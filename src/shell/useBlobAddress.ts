import { useEffect, useState } from 'react'

/** The address in this browser of what was loaded, given back when it is no longer looked at; null: nothing is there yet. */
export function useBlobAddress(blob: Blob | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return address
}
