import { expect, test } from 'vitest'
import { limitsOfRoles, UploadRules } from './uploadRules.ts'

const USER = { maxFiles: 5, maxSizeByte: 50, maxPages: 150, maxPerDay: 20, maxOpen: 10 }
const rules = UploadRules.parse({
  maxSizeByte: 100,
  allowedExtensions: ['.pdf'],
  limitsByRole: {
    ROLE_USER: USER,
    ROLE_PRO: { maxFiles: 20, maxSizeByte: 1000, maxPages: 100, maxPerDay: 200, maxOpen: 50 },
  },
})

test('[6.2] of several roles the most generous limit counts, each for itself, but no role exceeds the sum for all', () => {
  expect(limitsOfRoles(rules, ['ROLE_USER', 'ROLE_PRO'])).toEqual({
    maxFiles: 20,
    maxSizeByte: 100,
    maxPages: 150,
    maxPerDay: 200,
    maxOpen: 50,
  })
})

test('[6.2] who has no role that is listed has the limits of a user', () => {
  for (const roles of [[], ['ROLE_ELSE'], ['constructor'], ['__proto__']])
    expect(limitsOfRoles(rules, roles)).toEqual(USER)
})

test('[6.2] rules without limits for users are refused', () => {
  expect(UploadRules.safeParse({ ...rules, limitsByRole: { ROLE_PRO: USER } }).success).toBe(false)
  expect(UploadRules.safeParse({ ...rules, limitsByRole: { ROLE_USER: { ...USER, maxOpen: 0 } } }).success).toBe(false)
})
