import { createHttp, type HttpParts } from './createHttp.ts'
import { memoryCounter } from './memoryCounter.ts'
import type { Router } from './routerPort.ts'

export interface TestHttp {
  readonly baseUrl: string
  readonly close: (farewellMs?: number) => Promise<void>
}

/** A server of its own on a free port, for the calls that `register` brings. Faults are written to the console. */
export async function startTestHttp(
  register: (router: Router) => void,
  parts: Partial<HttpParts> = {},
): Promise<TestHttp> {
  const counter = memoryCounter()
  const http = createHttp({
    log: { info: () => {}, warn: () => {}, error: fields => process.stderr.write(`${faultText(fields)}\n`) },
    baseUrl: 'http://127.0.0.1',
    trustProxy: false,
    // Tests call faster than persons.
    limits: { here: counter, everywhere: counter, factor: 1000 },
    authenticate: () => Promise.resolve(null),
    mayPass: () => Promise.resolve(null),
    openDuringMaintenance: [],
    checks: {},
    openToReaders: ['network'],
    countJobs: () => Promise.resolve([]),
    metricsToken: null,
    ...parts,
  })
  register(http.router)
  return { baseUrl: await http.listen('127.0.0.1', 0), close: http.close }
}

/** The cause of an answer 500 is not in the answer. */
function faultText(fields: object): string {
  return 'error' in fields && fields.error instanceof Error ? (fields.error.stack ?? '') : JSON.stringify(fields)
}
