import { Readable } from 'node:stream'
import type { z } from 'zod'
import { readConfigs, readStatus, readVersion, readWebVersion } from '#contract/operations.ts'
import type { Router } from '#platform/http/routerPort.ts'
import type { StatusBoard } from './statusBoard.ts'

export interface OperationsParts {
  /** Made once at start from the configuration. */
  readonly configs: z.input<typeof readConfigs.answer>
  readonly board: StatusBoard
  readonly version: string
}

/** What every visitor may ask: settings, state and version of the product. */
export function operationsRoutes(router: Router, { configs, board, version }: OperationsParts): void {
  router.serve(readConfigs, () => Promise.resolve(configs))

  const status = () => {
    const { enabled, message, until, allowRoles } = board.maintenance
    return Promise.resolve({
      maintenance: { enabled, message, until: until?.toISOString() ?? null, allowRoles: [...allowRoles] },
      serverTime: new Date().toISOString(),
    })
  }
  router.serve(readStatus, status, () => board.etag)

  router.serve(readVersion, () => Promise.resolve({ version }))

  router.serve(readWebVersion, () => {
    const bytes = Buffer.from(`${version}\n`)
    return Promise.resolve({
      stream: Readable.from([bytes]),
      bytes: bytes.length,
      type: 'text/plain; charset=utf-8',
      filename: null,
    })
  })
}
