import Skeleton from '@mui/material/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OfferingAlert } from '#design/OfferingAlert.tsx'
import { sentenceOf } from '#shell/api.ts'

/** What the server was asked for: a place of its size while it comes, and a way to ask again when it does not. */
export function Loaded<Data>({
  query,
  height,
  fault,
  children,
}: {
  readonly query: UseQueryResult<Data>
  /** Of what will be there, px. */
  readonly height: number
  /** The sentence for whatever goes wrong; without it the server's. */
  readonly fault?: string
  readonly children: (data: Data) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <Skeleton variant="rounded" height={height} />
  return (
    <OfferingAlert severity="error" label="Erneut laden" onAct={() => query.refetch()}>
      {fault ?? sentenceOf(query.error, 'Ihre Daten konnten nicht geladen werden.')}
    </OfferingAlert>
  )
}
