import { germanNumber } from '#kernel/germanNumber.ts'
import { isOfBuyer } from '#extraction/domain/given/withGiven.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { unsureSentence } from '#extraction/domain/sightings/sightings.ts'
import type { Co2, EnergyPlan } from '#finance/domain/plan/energyPlan.ts'
import { hasClass } from '#questions/domain/energyClasses.ts'
import { isNoField } from '#questions/domain/situation.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { bullets, chapter, chartBlock, emphasised, numeric, paragraph, table } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { euroSpan, wholeEuro, wholeNumber } from './germanAmounts.ts'
import { type LawCase, lawCaseOf } from './lawCase.ts'
import { notCalculated } from './notCalculated.ts'
import { sourceLineOf } from './sourceLine.ts'

/** What the home needs, what heating costs, what the CO₂ price adds. */
export function energieChapter({ judgement }: ReportInput): Chapter | null {
  if (!isNoField(judgement.assessment)) return null
  const { assessment } = judgement
  const { money, rating, offer } = assessment
  const plot = offer.kind === 'Grundstück'
  return chapter({
    id: 'energie',
    title: 'Energie im Einzelnen',
    light: rating.groups.find(({ group }) => group === 'Energie')?.light ?? null,
    blocks: [
      ...(plot
        ? PLOT
        : money.energy.ok
          ? calculated(money.energy.value, assessment)
          : missing(money.energy.failure, lawCaseOf(assessment))),
    ],
  })
}

const PLOT: readonly Block[] = [
  paragraph(
    'Ein unbebautes Grundstück hat keinen Energieausweis. Was Sie darauf bauen, muss dem Recht am Tag des Bauantrags genügen.',
  ),
  bullets([
    'Wärmenetz: Fragen Sie die Gemeinde, ob ein Anschluss Pflicht ist und was der Wärmeplan für die Straße vorsieht.',
    'Dach und Südseite: Lage, Neigung und Schatten entscheiden über Solarertrag; in einigen Ländern ist eine Solaranlage auf neuen Dächern Pflicht.',
    'Wärmepumpe: Prüfen Sie Platz und Abstand zum Nachbarn; für Erdsonden braucht es eine wasserrechtliche Erlaubnis.',
    'Förderung: Kredite für den klimafreundlichen Neubau beantragen Sie, bevor Sie den Bauvertrag schließen.',
  ]),
]

const SHOWN_BY_SELLER =
  'Der Verkäufer muss den Energieausweis spätestens bei der Besichtigung zeigen (§ 80 Abs. 4 GModG). Fragen Sie zusätzlich nach den Heizkostenabrechnungen der letzten drei Jahre: Sie zeigen, was wirklich verbraucht wurde.'

const OF_BUILDER =
  'Was erst gebaut oder saniert wird, hat noch keinen Energieausweis und keine Rechnungen. Lassen Sie sich Energiestandard, Heizung und Endenergiebedarf in die Baubeschreibung schreiben: Nur was dort steht, schuldet der Bauträger.'

/** Who need not show a certificate is not asked for one. */
function missing(reason: string, { auction, denkmal, built }: LawCase): Block[] {
  if (!built && !auction) return notCalculated(reason, OF_BUILDER)
  if (auction) {
    return notCalculated(
      'Energiekennwert und Energieklasse sind nicht bekannt',
      'In einer Zwangsversteigerung legt meist niemand einen Energieausweis vor. Heizung, Fenster und Dämmung beschreibt das Gutachten; nach Heizkostenabrechnungen fragen Sie Bewohner oder Verwaltung.',
    )
  }
  if (denkmal) {
    return notCalculated(
      'Energiekennwert und Energieklasse sind nicht bekannt',
      'Für ein Baudenkmal ist beim Verkauf kein Energieausweis vorgeschrieben. Verlangen Sie stattdessen die Heizkostenabrechnungen der letzten drei Jahre: Sie zeigen, was wirklich verbraucht wurde.',
    )
  }
  return notCalculated(reason, SHOWN_BY_SELLER)
}

/** The certificate of a shop or hall has no class, and its heat is not that of a home of the same area. */
function ofTrade({ kennwert, kennwertStated, carrier, carrierAssumed }: EnergyPlan): Block[] {
  const value = kennwertStated
    ? `Der Endenergiewert für Wärme ist mit ${germanNumber(kennwert.mid)}\u00a0kWh/(m²·a) angegeben. `
    : ''
  return [
    paragraph(
      `${value}Nichtwohngebäude haben keine Klassen A+ bis H (§ 86 GModG); ihr Ausweis nennt Wärme und Strom getrennt.${carrierAssumed ? '' : ` Geheizt wird mit: ${carrier.name}.`} Was wirklich verbraucht wird, zeigen die Abrechnungen der letzten drei Jahre, und der Mietvertrag sagt, wer es zahlt.`,
    ),
  ]
}

function calculated(plan: EnergyPlan, { offer, lens }: Assessment): Block[] {
  if (!hasClass(offer)) return ofTrade(plan)
  const { klasse, kennwert, kennwertStated, heating, carrier, carrierAssumed, beyondC, co2 } = plan
  return [
    emphasised(opening(plan)),
    paragraph(
      [
        kennwertStated
          ? `Der Endenergiewert von ${germanNumber(kennwert.mid)}\u00a0kWh/(m²·a) ${isOfBuyer(offer.facts, 'energiekennwert') ? 'ist von Ihnen angegeben' : 'steht im Exposé'}; daraus folgt Klasse ${klasse}.`
          : `${isOfBuyer(offer.facts, 'energieklasse') ? 'Bekannt ist durch Ihre Angabe' : 'Das Exposé nennt'} nur die Klasse ${klasse}; gerechnet ist mit dem, was für sie üblich ist (${germanNumber(kennwert.low)} bis ${germanNumber(kennwert.high)}\u00a0kWh/(m²·a), Annahme).`,
        carrierAssumed ? gasAssumed(offer) : `Geheizt wird mit: ${carrier.name}.`,
        offer.ausweisArt === 'Bedarf'
          ? 'Ein Bedarfsausweis rechnet aus Bauteilen; er hängt nicht davon ab, wie sparsam die Vorgänger waren.'
          : offer.ausweisArt === 'Verbrauch'
            ? 'Ein Verbrauchsausweis zeigt, was die Vorgänger verbraucht haben. Wer mehr heizt, zahlt mehr.'
            : '',
      ]
        .filter(Boolean)
        .join(' '),
    ),
    ...(heating
      ? [costTable(plan)]
      : [paragraph('Ohne Wohnfläche lassen sich die Heizkosten nicht rechnen. Das klärt die Wohnflächenberechnung.')]),
    ...(beyondC && beyondC.amount.cents > 0
      ? [
          paragraph(
            `Gegenüber einem Gebäude der Klasse C kostet das Heizen ${wholeEuro(beyondC.amount)} im Jahr mehr (${beyondC.formula}; geschätzt). So viel wäre mit einer Sanierung höchstens zu sparen.`,
          ),
        ]
      : []),
    ...(co2 ? co2Blocks(co2, lens === 'kapitalanlage') : []),
  ]
}

/** A default is no word on what the exposé says: it may name the carrier where we did not read it. */
function gasAssumed({ sightings }: Offer): string {
  const unsure = unsureSentence(['energietraeger', 'heizung'], sightings, 'Womit geheizt wird,')
  return `${unsure ?? 'Womit geheizt wird, haben wir im Exposé nicht gefunden.'} Gerechnet ist mit Gas (Annahme).`
}

function opening({ klasse, heating }: EnergyPlan): string {
  if (!heating) return `Das Gebäude gehört zur Energieklasse ${klasse}.`
  const span = { low: heating.low.amount, high: heating.high.amount }
  return `Energieklasse ${klasse}: Rechnen Sie mit ${euroSpan(span)} Heizkosten im Jahr.`
}

function costTable({ heating, co2 }: EnergyPlan): Block {
  const parts = heating ? [heating, ...(co2 ? [co2.cost] : [])] : []
  return table(
    'Heizkosten im Jahr mit Rechenweg',
    ['Posten', 'Rechenweg (mittel)', ...numeric('niedrig, €', 'mittel, €', 'hoch, €')],
    parts.map(({ low, mid, high }) => [
      mid.label,
      mid.formula,
      ...[low, mid, high].map(({ amount }) => wholeNumber(amount.cents / 100)),
    ]),
    {
      source: sourceLineOf(parts.flatMap(({ low, mid, high }) => [low.source, mid.source, high.source])),
    },
  )
}

function co2Blocks({ outlook, landlord, kgPerM2 }: Co2, rented: boolean): Block[] {
  const [first, last] = [outlook[0], outlook.at(-1)]
  if (!first || !last) return []
  const rises = last.cost.mid.cents > first.cost.mid.cents
  const title = rises
    ? `Der CO₂-Preis steigt nach heutiger Planung von ${wholeEuro(first.cost.mid)} auf ${wholeEuro(last.cost.mid)} im Jahr.`
    : `Der CO₂-Preis bleibt nach heutiger Planung bei rund ${wholeEuro(first.cost.mid)} im Jahr.`
  return [
    chartBlock({
      kind: 'columns',
      title,
      source: sourceLineOf(outlook.map(({ source }) => source)),
      columns: outlook.map(({ year, cost }) => ({
        label: String(year),
        value: cost.mid.cents / 100,
        text: wholeEuro(cost.mid),
      })),
    }),
    paragraph(
      `Das Gebäude stößt ${germanNumber(Math.round(kgPerM2 * 10) / 10)}\u00a0kg CO₂ je m² Wohnfläche und Jahr aus. ${rented ? 'Als Vermieter tragen' : 'Wenn Sie vermieten, tragen'} Sie davon ${wholeEuro(landlord.amount)} im Jahr (${landlord.formula}; ${landlord.source}).`,
    ),
  ]
}
