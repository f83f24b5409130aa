import * as text from '../content/legal/datenschutz.md'
import { LegalText } from './LegalText.tsx'

export function PrivacyPage() {
  return <LegalText {...text} />
}
