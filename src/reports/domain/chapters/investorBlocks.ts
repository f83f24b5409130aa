import { germanDay } from '#kernel/calendarDate.ts'
import { germanMoney } from '#kernel/money.ts'
import type { InvestorView, RentLimits } from '#rating/domain/investorView.ts'
import { bullets, heading } from '../blocks.ts'
import type { Block } from '../report.ts'
import { wholeEuro } from './germanAmounts.ts'

/** Limits of tax and rent that an investor must know. Empty: who buys moves in. */
export function investorBlocks(view: InvestorView | null): Block[] {
  if (!view) return []
  const { works, worksUntil, saleFreeFrom, shorterLife, denkmal, rents } = view
  const [first] = denkmal
  const over =
    works.exceeded === true
      ? ' Was fällig ist, liegt darüber: Verteilen Sie die Arbeiten, oder rechnen Sie nur mit der Abschreibung.'
      : ''
  return [
    heading('Grenzen bei Steuer und Miete'),
    bullets([
      `Arbeiten bis ${germanDay(worksUntil)}: Bis ${wholeEuro(works.gross.amount)} mit Umsatzsteuer (15 % des Gebäudes: ${wholeEuro(works.net.amount)} netto) sind sie sofort absetzbar, darüber nur mit dem Gebäude abzuschreiben (§ 6 Abs. 1 Nr. 1a EStG).${over}`,
      `Verkauf: Vor dem ${germanDay(saleFreeFrom)} ist ein Gewinn zu versteuern, und die bisherige Abschreibung zählt dazu (§ 23 EStG).`,
      ...(shorterLife
        ? [
            `Kürzere Nutzungsdauer: Nach Alter und Zustand bleiben etwa ${shorterLife.years} Jahre (geschätzt). Mit Nachweis sind das ${wholeEuro(shorterLife.afa.amount)} Abschreibung und ${wholeEuro(shorterLife.relief.amount)} weniger Steuer im Jahr (§ 7 Abs. 4 Satz 2 EStG); in der Rechnung oben steckt das nicht.`,
          ]
        : []),
      ...(first
        ? [
            `Denkmal: Je 100.000 € bescheinigter Arbeiten nach dem Kauf sparen Sie acht Jahre lang ${wholeEuro(first.amount)} Steuer im Jahr, danach vier Jahre weniger (§ 7i EStG). Ohne Bescheinigung der Behörde entfällt alles.`,
          ]
        : []),
      ...(rents ? rentItems(rents) : []),
    ]),
  ]
}

function rentItems({ market, printed, stated, isLet, bremse, atStake, kappung, aboveBremse }: RentLimits): string[] {
  const local = printed
    ? `ortsüblichen Miete von ${germanMoney(market)}/m² (${printed})`
    : `Marktmiete von ${germanMoney(market)}/m² (kein Mietspiegel)`
  if (stated && bremse && atStake) {
    return [
      `Miete: Mit ${germanMoney(stated)}/m² liegt sie über der ${local}; eine Erhöhung ist nicht möglich (§ 558 BGB). Wo die Mietpreisbremse gilt, darf eine neue Miete höchstens ${germanMoney(bremse)}/m² sein, und der Mieter kann den Rest rügen (§§ 556d, 556g BGB): Auf dem Spiel stehen bis zu ${wholeEuro(atStake)} im Monat.`,
    ]
  }
  if (isLet && stated && kappung) {
    if (kappung.agreed)
      return [
        `Miete: Heute ${germanMoney(stated)}/m². Laut Mietvertrag darf sie ${germanMoney(kappung.agreed)}/m² nie übersteigen, was auch immer die ${local} und § 558 BGB erlauben: Der Vertrag bindet Sie (§ 566 BGB). Rechnen Sie mit keiner höheren Miete, solange er läuft.`,
      ]
    return [
      kappung.usual.cents === stated.cents
        ? `Miete: Mit ${germanMoney(stated)}/m² erreicht sie die ${local}; eine Erhöhung ist kaum möglich (§ 558 BGB).`
        : `Miete: Heute ${germanMoney(stated)}/m². In drei Jahren sind höchstens ${germanMoney(kappung.usual)}/m² möglich, bei angespanntem Markt ${germanMoney(kappung.tight)}/m², gemessen an der ${local} (Kappungsgrenze, § 558 BGB).`,
    ]
  }
  if (!bremse) return []
  const hoped =
    stated && aboveBremse
      ? ` Die genannte Miete von ${germanMoney(stated)}/m² liegt darüber: Rechnen Sie nicht mit ihr, wo eine Verordnung gilt.`
      : ''
  return [
    `Neue Vermietung: Wo eine Verordnung gilt, höchstens ${germanMoney(bremse)}/m², gemessen an der ${local} (Mietpreisbremse, § 556d BGB).${hoped}`,
  ]
}
