import { queryOptions } from '@tanstack/react-query'
import { listAddresses, listSessions, readProfile } from '#contract/accountPage.ts'
import { listPaymentActivities } from '#contract/billing.ts'
import type { CallResult } from '#contract/client.ts'
import { callServer } from '#shell/api.ts'

export type Profile = CallResult<typeof readProfile>
export type Address = CallResult<typeof listAddresses>['addresses'][number]
export type OwnSession = CallResult<typeof listSessions>['sessions'][number]
export type PaymentActivity = CallResult<typeof listPaymentActivities>[number]

/** What the account page asks the server for. */
export const PROFILE = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => callServer(readProfile, { signal }),
})

export const ADDRESSES = queryOptions({
  queryKey: ['addresses'],
  queryFn: async ({ signal }) => (await callServer(listAddresses, { signal })).addresses,
})

export const SESSIONS = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await callServer(listSessions, { signal })).sessions,
})

export const PAYMENTS = queryOptions({
  queryKey: ['payments'],
  queryFn: ({ signal }) => callServer(listPaymentActivities, { signal }),
})
