import type { TestProject } from 'vitest/node'
import { freePort } from '../src/main/product.fixture.ts'
import { startProduct } from './product.ts'
import './sharedProduct.ts'

/**
 * Starts it before the first journey; what it returns stops it. Every start costs eight seconds of processor time, half as
 * much as a journey.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct({
    // It knows its port itself, so that a payment leads back to it.
    PORT: String(await freePort()),
    // All journeys come from one address, some at the same time.
    LIMIT_FACTOR: '100',
    ANALYSES_AT_ONCE: '2',
  })
  project.provide('product', { address: product.address, dataDir: product.dataDir })
  return () => product.stop()
}
