import { expect, test } from 'vitest'
import { countTests } from './testCount.ts'

const report = (passed: number, failed: number, files: { status: string; assertionResults: { status: string }[] }[]) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: files })

test('counts what the runner counted', () => {
  expect(countTests(report(3, 0, []), 0)).toEqual({ passed: 3, failed: 0 })
  const file = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }
  expect(countTests(report(1, 1, [file]), 1)).toEqual({ passed: 1, failed: 1 })
})

test('a file that could not be loaded is a failure', () => {
  expect(countTests(report(3, 0, [{ status: 'failed', assertionResults: [] }]), 1)).toEqual({ passed: 3, failed: 1 })
})

test('a runner that ended badly, wrote nothing or ran nothing is a failure', () => {
  expect(countTests(report(3, 0, []), 1)).toEqual({ passed: 3, failed: 1 })
  expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  expect(countTests(report(0, 0, []), 0)).toEqual({ passed: 0, failed: 1 })
})
