import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['checks/security/*.security.ts'],
    environment: 'node',
    // As `npm start` does: programs that are compiled once start in half the time.
    env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') },
    // Each starts a product of its own, and some measure how long answers take.
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
