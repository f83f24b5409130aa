import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { EqualFinancing } from '#archive/domain/compare/comparison.ts'

const PARAMETERS = { ownFunds: 'eigenkapital', sollzins: 'zins' } as const
const MAX = { ownFunds: 100, sollzins: 20 } as const
/** After the last key: browsers refuse an address that changes with each. */
const PAUSE_MS = 400

/** The financing of a comparison; it is in the address, so that the link leads to the same figures. */
export function useSharedFinancing(usual: EqualFinancing) {
  const [query, setQuery] = useSearchParams()
  const [financing, setFinancing] = useState<EqualFinancing>(() => ({
    ownFunds: readNumber(query, 'ownFunds', usual.ownFunds),
    sollzins: readNumber(query, 'sollzins', usual.sollzins),
  }))
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuery(
        before => {
          const next = new URLSearchParams(before)
          for (const key of ['ownFunds', 'sollzins'] as const) next.set(PARAMETERS[key], String(financing[key] ?? ''))
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [financing, setQuery])
  return [financing, setFinancing] as const
}

function readNumber(query: URLSearchParams, key: keyof EqualFinancing, usual: number | null): number | null {
  const said = query.get(PARAMETERS[key])
  if (said === null) return usual
  const value = Number(said)
  return said === '' || !(value >= 0 && value <= MAX[key]) ? null : value
}
