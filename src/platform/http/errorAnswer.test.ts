import { expect, test } from 'vitest'
import { DatabaseFull, DatabaseUnavailable } from '#platform/database/databasePort.ts'
import { unavailability } from '#platform/database/unavailability.ts'
import { FileDamaged, StorageFull, StorageUnavailable } from '#platform/files/filesPort.ts'
import { errorAnswer } from './errorAnswer.ts'

test.each([
  // [L1] A full disk is told as one, whichever part notices it.
  [new StorageFull('x'), 507, 'general.storageFull'],
  [new DatabaseFull('x'), 507, 'general.storageFull'],
  [unavailability(Object.assign(new Error('could not extend file'), { code: '53100' })), 507, 'general.storageFull'],
  [new DatabaseUnavailable('x'), 503, 'general.unavailable'],
  [new StorageUnavailable('x'), 503, 'general.unavailable'],
  // [L5]
  [new FileDamaged('x'), 500, 'general.damaged'],
  [new Error('x'), 500, 'general.fault'],
])('%s is answered with %s %s, and its cause logged', (error, status, code) => {
  expect(errorAnswer(error, 'r')).toMatchObject({ status, code, isFault: true })
})
