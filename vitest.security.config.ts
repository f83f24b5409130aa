import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['checks/security/*.security.ts'],
    environment: 'node',
    // Each starts a product of its own, and some measure how long answers take.
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
