import type { Passage } from '../passages.ts'
import type { IncomeUse } from './deal.ts'
import { ownText } from './ownText.ts'

/** What premises are built for, by the words of their own description. */
const USES: readonly (readonly [IncomeUse, RegExp])[] = [
  ['pflege', /(?<!\p{L})(?:pflege-?(?:app?art|immobilie|heim|zentrum|platz|wohn)\p{L}*|senioren-?(?:residenz|zentrum|heim|app?art)\p{L}*|betreutes? wohnen)/iu],
  ['ferien', /(?<!\p{L})(?:ferien-?(?:app?art|wohnung|haus|anlage|park|resort)\p{L}*|hotel-?(?:app?art|zimmer|suite)\p{L}*|fewo|boarding-?house|serviced)/iu],
  ['gastronomie', /(?<!\p{L})(?:gasthof|gaststätte|gasthaus|restaurant|hotel(?!\p{L})|pension(?!\p{L})|tankstelle|reit(?:halle|anlage)|diskothek)/iu],
  ['industrie', /(?<!\p{L})(?:\p{L}*(?:lager|produktions|gewerbe|werk|industrie|logistik|fabrik)s?-?(?: und \p{L}+)?halle\p{L}*|halle(?!\p{L})|werkstatt\p{L}*|logistik\p{L}*|industrie(?:immobilie|objekt|anwesen))/iu],
  ['handel', /(?<!\p{L})(?:laden(?:lokal|geschäft|einheit|fläche|ladung)?(?!\p{L})|ladenlokal\p{L}*|einzelhandel\p{L}*|verkaufsfläche\p{L}*|supermarkt|fachmarkt\p{L}*|salon(?!\p{L}))/iu],
  ['buero', /(?<!\p{L})(?:büro(?!kauf)\p{L}*|praxis\p{L}*|ärztehaus|kanzlei\p{L}*)/iu],
] // prettier-ignore

/** The use that the document names first: its heading says it. null: none that we know. */
export function incomeUseOf(passages: readonly Passage[]): IncomeUse | null {
  for (const { text } of ownText(passages)) {
    const found = USES.flatMap(([use, words]) => {
      const at = words.exec(text)?.index
      return at === undefined ? [] : [{ use, at }]
    })
    const [first] = found.sort((a, b) => a.at - b.at)
    if (first) return first.use
  }
  return null
}
