import type { Call } from '#contract/call.ts'

/** The path as the framework writes it: `{id}` is `:id` there. */
export function callUrl(call: Call): string {
  return call.path.replaceAll(/\{(\w+)\}/g, ':$1')
}
