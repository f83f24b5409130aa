import { z } from 'zod'

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

/**
 * Counts what the runner reports. Never green by accident: a test file that could not be loaded counts as one failure,
 * and so does a runner that ended badly without naming a failed test, or that ran nothing at all.
 * @param report the runner's JSON report, undefined when it wrote none
 * @param exitCode the runner's exit status
 */
export function countTests(report: string | undefined, exitCode: number): { passed: number; failed: number } {
  if (report === undefined) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = Report.parse(JSON.parse(report))
  const brokenFiles = testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  )
  const failed = numFailedTests + brokenFiles.length
  const endedBadly = exitCode !== 0 || numPassedTests + failed === 0
  return { passed: numPassedTests, failed: endedBadly ? Math.max(failed, 1) : failed }
}
