import type { Remark } from '../remark.ts'

/** "wird aktuell umfassend kernsaniert", "werden auf den Rohbau zurückgeführt und neu aufgebaut"; not "wird kernsaniert verkauft", and no other flats. */
const RUNNING =
  /(?<!\p{L})(?:wird|werden)(?!\p{L})(?: (?!nicht |kein|ander|übrig|restlich|nachbar|nie |wenn )[\p{L}\d-]+){0,6} (?:(?:umfassend |vollständig |komplett |aufwendig |aufwändig |grundlegend )(?:kern)?saniert|kernsaniert|vollsaniert|komplettsaniert|auf (?:den )?rohbau(?:zustand)? zurückgeführt)(?! (?:verkauft|übergeben|angeboten|veräußert|worden|genannt))/u

/** What the headline calls renewed and the text tells as works that go on is sold unfinished. @param text of the whole document, as statements */
export function asRunning(remarks: readonly Remark[], text: string): Remark[] {
  const isRunning = remarks.some(isFull) && RUNNING.test(text)
  return remarks.map(one =>
    isRunning && isFull(one)
      ? { ...one, tone: 'neutral', meaning: 'Umfassende Sanierung genannt, laut Text noch nicht fertig: Umfang, Fertigstellung und Zahlung nach Baufortschritt in den Kaufvertrag' } // prettier-ignore
      : one,
  )
}

function isFull({ rule, tone }: Remark): boolean {
  return rule === 'sanierung-voll' && tone === 'gut'
}
