/** The words of an exposé for the Zustand, the worst first. */
const CONDITIONS = {
  abbruch: /abbruch|abriss|abgängig/iu,
  rohbau: /entkernt|rohbau/iu,
  sanierungsbeduerftig:
    /sanierungsbedürftig|(?:sanierungs|instandhaltungs)stau|(?<!nach )kernsanierung|(?:un|nicht )bewohnbar|brandsch[aä]den|ruine|sanierungsobjekt/iu,
  renovierungsbeduerftig: /(?:renovierungs|modernisierungs)bed(?:ürftig|arf)/iu,
  /** As it was built. */
  original: /original|bauzeit|unsaniert/iu,
  teilsaniert: /(?:teil\s?-?|teilweise )(?:saniert|modernisiert|renoviert)/iu,
  /** Not lived in yet. */
  neubau: /neubau|projektiert|im bau|in planung|erstbezug(?!\s+nach)/iu,
  erstbezug: /erstbezug/iu,
  neuwertig: /neuwertig/iu,
  kernsaniert: /(?:kern|voll|grund)\s?saniert/iu,
  saniert: /(?<!un)saniert|modernisiert|refurbished/iu,
  /** Paint and floors. */
  renoviert: /renoviert/iu,
  gepflegt: /gepflegt|gut|solide|bezugsfertig|bezugsfrei|ordentlich|(?<!un)bewohnbar|top|well[- ]kept/iu,
} as const
export type Condition = keyof typeof CONDITIONS
const ALL = Object.keys(CONDITIONS) as Condition[]

/** Works were done, on all of it or on a part. */
export const RENEWED: readonly Condition[] = ['teilsaniert', 'erstbezug', 'kernsaniert', 'saniert']

/** All that the words name, the worst first; empty: they say nothing of it. */
export function conditionsIn(words: string): readonly Condition[] {
  return ALL.filter(condition => CONDITIONS[condition].test(words))
}
