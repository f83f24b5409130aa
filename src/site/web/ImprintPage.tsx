import * as text from '../content/legal/impressum.md'
import { LegalText } from './LegalText.tsx'

export function ImprintPage() {
  return <LegalText {...text} />
}
