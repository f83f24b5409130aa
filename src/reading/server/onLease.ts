import { failed, type Outcome } from '#kernel/outcome.ts'
import type { Lease, Sandbox } from '#platform/sandbox/sandboxPort.ts'
import type { ReadingFailure } from '#reading/domain/failure.ts'
import { failureOfSandbox } from './failures.ts'
import type { ReadingMethods } from './readingMethods.ts'

/** Works in a process that is there for this alone; a process that ends over the file is a failure of the file. */
export async function onLease<T>(
  sandbox: Sandbox<ReadingMethods>,
  work: (lease: Lease<ReadingMethods>) => Promise<Outcome<T, ReadingFailure>>,
): Promise<Outcome<T, ReadingFailure>> {
  const lease = await sandbox.lease()
  try {
    return await work(lease)
  } catch (error) {
    return failed(failureOfSandbox(error))
  } finally {
    lease.release()
  }
}
