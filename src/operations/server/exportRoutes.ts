import { exportData } from '#contract/export.ts'
import type { Router } from '#platform/http/routerPort.ts'
import { exportAccount, type ExportParts } from './exportAccount.ts'

export function exportRoutes(router: Router, parts: ExportParts): void {
  router.serve(exportData, ({ caller }) => exportAccount(parts, caller.accountId))
}
