import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface JobCount {
  readonly kind: string
  readonly state: string
  readonly jobs: number
}

export interface Metrics {
  /** @param route the pattern, never the address: that holds ids and tokens */
  observe(method: string, route: string, status: number, milliseconds: number): void
  /** In the text format of Prometheus. */
  text(): Promise<string>
  readonly contentType: string
}

/** From a poll that is answered from memory up to an upload. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

/** Requests, the process itself (memory, event loop), and jobs, which are counted when somebody asks. */
export function createMetrics(countJobs: () => Promise<readonly JobCount[]>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  new Gauge({
    name: 'jobs',
    help: 'Jobs by kind and state',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      // A database that is away must not hide the other figures.
      for (const { kind, state, jobs } of await countJobs().catch(() => [])) this.set({ kind, state }, jobs)
    },
  })
  // Looking a label up costs more than counting.
  const known = new Map<string, ReturnType<typeof durations.labels>>()
  return {
    observe(method, route, status, milliseconds) {
      const key = `${method} ${route} ${status}`
      let labelled = known.get(key)
      if (!labelled) known.set(key, (labelled = durations.labels(method, route, String(status))))
      labelled.observe(milliseconds / 1000)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
