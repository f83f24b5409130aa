const YEAR = '(?:1[89]\\d\\d|20[0-4]\\d)'
/** How a statement goes on about the thing it has begun with: no other noun stands between. */
const GOES_ON =
  '(?: ?,)?(?: (?:und|aber|jedoch|doch|allerdings|sondern|dann|inzwischen|mittlerweile|bereits|schon|später|die|das|der|sie|er|es))*'
/** Words of the work itself: an article or "mit" brings in a part, and of some of them the rest stays as it was. */
const OF_WORK =
  '(?:(?!(?:die|der|das|den|dem|eine?[rmn]?|mit|an|am|im|nur|teilweise|teils|einige|nicht|zuletzt)(?!\\p{L}))[\\p{L}-]+ ){0,5}'
const RENEWED =
  '(?:erneuert|saniert|kernsaniert|modernisiert|renoviert|ausgetauscht|getauscht|ersetzt|ausgewechselt|umgebaut|ausgebaut|(?:neu |um|neu)(?:ein)?gedeckt|neu (?:gemacht|eingebaut|verlegt|gefliest|gestaltet))(?!\\p{L})'
const FORMER = new RegExp(
  `(?<!\\p{L})(?:baujahr|bj·?|von|aus|seit|anno)(?: (?:dem|der|den|baujahr|jahre?|bauzeit|[\\p{L}-]*sanierung|erstausstattung|von|um|ca·))* (?<former>${YEAR})(?=${GOES_ON} (?:(?:wurden?|ist|sind|haben wir|hat man|habe ich) ${OF_WORK})?(?:im jahre? |in )?(?<later>${YEAR}) ${OF_WORK}${RENEWED})`,
  'gu',
)

/**
 * A statement without the year of what has been replaced since: "Das Bad stammt aus der Sanierung von 1998 und wurde 2019
 * erneuert", "das Dach aus dem Baujahr 1966 wurde 2011 neu gedeckt". What tells it becomes blanks, so that all places stay.
 */
export function withoutFormer(statement: string): string {
  return statement.replace(FORMER, (told, _former: string, _later: string, _at: number, _all: string, groups: Years) =>
    Number(groups.later) > Number(groups.former) ? ' '.repeat(told.length) : told,
  )
}

interface Years {
  readonly former: string
  readonly later: string
}
