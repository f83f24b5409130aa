import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['checks/faults/*.faults.ts'],
    environment: 'node',
    // As `npm start` does: programs that are compiled once start in half the time.
    env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') },
    // Each starts products of its own; side by side they would measure each other.
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
