import { largerOf, type Money, subtract } from '#kernel/money.ts'

/** What is right for a home whose works are still to be paid: its value after them, less them. */
export interface AfterWorks {
  readonly renovated: Money
  readonly works: Money
  /** With what else the asked price holds, less what is paid beside it. */
  readonly right: Money
  /** The works would take off more than what is worn is worth: its land and shell are still bought, and that is the price. */
  readonly asItStands: boolean
  /** A tenant lives in it: they wait until he leaves. */
  readonly onVacancy: boolean
}

/** Works counted in full may exceed a cheap house. @param floor never less than that */
export function lessWorks(renovated: Money, works: Money, floor: Money): Money {
  return largerOf(subtract(renovated, works), floor)
}

/** The same with all its steps. @param priced from the home's value to what is right at the asked price */
export function afterWorksOf(
  renovated: Money,
  works: Money,
  floor: Money,
  onVacancy: boolean,
  priced: (home: Money) => Money,
): AfterWorks {
  const home = lessWorks(renovated, works, floor)
  const asItStands = home.cents > renovated.cents - works.cents
  return { renovated, works, right: priced(home), asItStands, onVacancy }
}
