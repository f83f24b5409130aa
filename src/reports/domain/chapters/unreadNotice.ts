import { listed } from '#kernel/germanList.ts'
import { notice } from '../blocks.ts'
import type { Block } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'

/** A step that did not finish is shown as unfinished, never as "nothing found". Empty when every page was read. */
export function unreadNotice({ unreadPages }: ReportInput['document']): Block[] {
  if (unreadPages.length === 0) return []
  const pages = listed(unreadPages.map(String))
  const text =
    unreadPages.length === 1
      ? `Seite ${pages} des Exposés ließ sich nicht lesen. Was dort steht, ist nicht geprüft: Lesen Sie diese Seite selbst.`
      : `Die Seiten ${pages} des Exposés ließen sich nicht lesen. Was dort steht, ist nicht geprüft: Lesen Sie diese Seiten selbst.`
  return [notice(text)]
}
