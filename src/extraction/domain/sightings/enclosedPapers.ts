import { wholeQuote } from '#kernel/evidence.ts'
import type { Sightings } from './sightings.ts'

/** What a letter may enclose; the papers of the questions have the same names. */
export type EnclosedPaper =
  | 'protokolle' | 'wirtschaftsplan' | 'abrechnung' | 'teilungserklaerung' | 'grundbuch' | 'flurkarte' | 'energieausweis' | 'mietvertrag' | 'mieterliste' | 'wohnflaechenberechnung' | 'baubeschreibung' | 'baugenehmigung' | 'erbbauvertrag' | 'modernisierungen' // prettier-ignore

/** By which words a letter names what it encloses. A drawing by hand is no plan with measures, and no name of it is here. */
const NAMES: readonly (readonly [words: RegExp, paper: EnclosedPaper])[] = [
  [/(?<!\p{L})(?:versammlungs|eigentümer)?-?(?:protokolle?|niederschrift(?:en)?)(?!\p{L})/iu, 'protokolle'],
  [/(?<!\p{L})wirtschaftspl(?:an|äne)(?!\p{L})/iu, 'wirtschaftsplan'],
  [/(?<!\p{L})(?:jahres|einzel|hausgeld|wohngeld)-?abrechnung(?:en)?(?!\p{L})/iu, 'abrechnung'],
  [/(?<!\p{L})teilungserklärung(?!\p{L})/iu, 'teilungserklaerung'],
  [/(?<!\p{L})grundbuchauszug(?!\p{L})/iu, 'grundbuch'],
  [/(?<!\p{L})(?:flurkarte|amtlicher lageplan)(?!\p{L})/iu, 'flurkarte'],
  [/(?<!\p{L})energieausweis(?!\p{L})/iu, 'energieausweis'],
  [/(?<!\p{L})mietvertr(?:ag|äge)(?!\p{L})/iu, 'mietvertrag'],
  [/(?<!\p{L})(?:mieter|miet)liste(?!\p{L})/iu, 'mieterliste'],
  [/(?<!\p{L})wohnflächenberechnung(?!\p{L})/iu, 'wohnflaechenberechnung'],
  [/(?<!\p{L})baubeschreibung(?!\p{L})/iu, 'baubeschreibung'],
  [/(?<!\p{L})baugenehmigung(?!\p{L})/iu, 'baugenehmigung'],
  [/(?<!\p{L})erbbau(?:rechts)?vertrag(?!\p{L})/iu, 'erbbauvertrag'],
  [/(?<!\p{L})(?:rechnungen|liste der modernisierungen)(?!\p{L})/iu, 'modernisierungen'],
]

/** Papers that came with the exposé: they are read, and not asked for. */
export function enclosedPapers({ spoken }: Pick<Sightings, 'spoken'>): EnclosedPaper[] {
  const told = (spoken.beilagen ?? []).map(place => wholeQuote(place))
  return NAMES.filter(([words]) => told.some(one => words.test(one))).map(([, paper]) => paper)
}
