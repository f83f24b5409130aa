import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { type ArchiveEntry, listDownloads } from '#contract/archive.ts'
import { RefusedCall } from '#contract/client.ts'
import { readReport } from '#contract/interactiveReport.ts'
import { callServer } from '#shell/api.ts'
import type { FullReport, LockedReport } from './reportData.ts'

export interface FoundReport {
  readonly entry: z.output<typeof ArchiveEntry>
  readonly downloadToken: string
  readonly report: FullReport | LockedReport
}

/** `gone`: failed or expired; `unknown`: no analysis of this account has the id. */
export type ReportState = FoundReport | 'gone' | 'unknown'

/** The report of one analysis; one that is unlocked never changes, a preview may be paid for at any time. */
export function useReport(privateDocumentId: string) {
  return useQuery(reportQuery(privateDocumentId))
}

/** Several, in their order. */
export function useReports(privateDocumentIds: readonly string[]) {
  return useQueries({ queries: privateDocumentIds.map(reportQuery) })
}

function reportQuery(privateDocumentId: string) {
  return queryOptions({
    queryKey: ['report', privateDocumentId],
    queryFn: ({ signal }): Promise<ReportState> => load(privateDocumentId, signal),
    staleTime: ({ state }) => (isUnlocked(state.data) ? Infinity : 0),
    retry: (failures, error) => failures < 1 && !(error instanceof RefusedCall),
  })
}

function isUnlocked(state: ReportState | undefined): boolean {
  return typeof state === 'object' && state.report.unlocked
}

async function load(privateDocumentId: string, signal: AbortSignal): Promise<ReportState> {
  const entries = await callServer(listDownloads, { query: { id: privateDocumentId }, signal })
  const entry = entries.find(one => one.privateDocumentId === privateDocumentId)
  if (!entry) return 'unknown'
  const { downloadToken } = entry
  if (downloadToken === null) return 'gone'
  return { entry, downloadToken, report: await callServer(readReport, { params: { downloadToken }, signal }) }
}
