import * as text from '../content/legal/agb.md'
import { LegalText } from './LegalText.tsx'

export function GtcPage() {
  return <LegalText {...text} />
}
