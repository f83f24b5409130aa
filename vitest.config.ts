import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,reference,checks,samples,journeys,bench}/**/*.test.ts'],
    environment: 'node',
    // Reading starts child processes and text recognition: seconds on a small machine, not milliseconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
