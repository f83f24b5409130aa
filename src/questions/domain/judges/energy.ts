import { flatsOfCommunity } from '#extraction/domain/offer.ts'
import { oldBoilersOf } from '#finance/domain/plan/unitBoilers.ts'
import { listed } from '#kernel/germanList.ts'
import { daysUntil, germanDay, yearOf } from '#kernel/calendarDate.ts'
import { type HeatSource, isDelivered } from '#extraction/domain/values/heating.ts'
import { hasClass } from '../energyClasses.ts'
import type { Known } from '../question.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { GREEN, red, unjudged, type Verdict, yellow } from '../verdict.ts'

export function judgeKennwert({ offer }: Known): Verdict | null {
  const { energiekennwert } = offer.numbers
  if (energiekennwert === null) return null
  if (energiekennwert > THRESHOLDS.kennwert.red) {
    return red(
      'Über 250\u00a0kWh/(m²·a): Heizkosten und Sanierungsbedarf sind sehr hoch. Rechnen Sie beides in den Preis.',
    )
  }
  if (energiekennwert <= THRESHOLDS.kennwert.green) return GREEN
  if (energiekennwert <= THRESHOLDS.kennwert.yellow) return unjudged(USUAL)
  return yellow('Über 160\u00a0kWh/(m²·a): höhere Heizkosten als im Schnitt. Fragen Sie nach den Abrechnungen.')
}

export function judgeKlasse({ offer }: Known): Verdict | null {
  const klasse = offer.energieklasse
  if (klasse === null) return null
  if (!hasClass(offer))
    return unjudged(
      'Klassen von A+ bis H gibt es nur für Wohngebäude (§ 86 GModG). Lassen Sie sich den Ausweis zeigen.',
    )
  if (klasse === 'G' || klasse === 'H') {
    return red(`Klasse ${klasse} ist eine der beiden schlechtesten. Rechnen Sie mit energetischer Sanierung.`)
  }
  if (klasse === 'F') return yellow('Klasse F liegt deutlich unter dem Durchschnitt. Lassen Sie Maßnahmen beziffern.')
  return klasse === 'E' ? unjudged(USUAL) : GREEN
}

/** 130 to 160 kWh/(m²·a). */
const USUAL = 'Das entspricht Klasse E: kein Vorteil, und für sich allein noch kein Mangel.'

export function judgeAusweisArt({ offer }: Known): Verdict | null {
  const { baujahr } = offer.numbers
  const units = offer.kind === 'Haus' ? 1 : flatsOfCommunity(offer)
  if (offer.ausweisArt !== 'Verbrauch' || baujahr === null || units === null || units >= 5) return null
  if (baujahr > THRESHOLDS.bedarfUntil) return null
  return yellow(
    'Kleine Gebäude dieses Alters brauchen in der Regel einen Bedarfsausweis (§ 80 Abs. 3 GModG). Fragen Sie, warum ein Verbrauchsausweis vorliegt.',
  )
}

export function judgeAusweisGueltigkeit({ offer, day }: Known): Verdict | null {
  const end = offer.days.energieausweisGueltigBis
  if (end === null) return null
  if (end < day) return yellow('Der Energieausweis ist abgelaufen. Verlangen Sie einen neuen.')
  const handover = offer.days.bezugsfreiAb
  const isBefore = handover !== null && handover > day && end < handover
  if (!isBefore && daysUntil(end, day) > EXPIRES_SOON) return GREEN
  const when = isBefore ? `, vor der genannten Übergabe (${offer.texts.bezugsfreiAb ?? germanDay(handover)})` : ''
  return yellow(
    `Der Energieausweis gilt nur noch bis ${germanDay(end)}${when}. Zieht sich der Verkauf hin, braucht der Verkäufer einen neuen, und dessen Werte können andere sein: Fragen Sie, ob er schon bestellt ist.`,
  )
}

/** Days from an offer to the notary and the handover, at most as a rule. */
const EXPIRES_SOON = 183

export function judgeHeizungsart({ offer, day }: Known): Verdict | null {
  const old = oldBoilersOf(offer.deal, day)
  if (old.length > 0) {
    const told = listed(old.map(({ name, year }) => `${name} (${String(year)})`))
    return yellow(
      `Jede Wohnung hat ihr eigenes Gerät; über 20 Jahre alt ${old.length === 1 ? 'ist das in' : 'sind die in'}: ${told}. Den Ersatz zahlen Sie.`,
    )
  }
  if (offer.texts.heizung === null) return null
  const { installed, sources, systems } = offer.heating
  if (installed.includes('nachtspeicher') || systems.includes('einzeloefen')) {
    return yellow('Diese Heizung ist teuer im Betrieb und muss meist ersetzt werden. Rechnen Sie den Ersatz ein.')
  }
  if (systems.includes('etagenheizung') && sources.includes('gas')) {
    return yellow(
      offer.kind === 'Wohnung' || offer.kind === null
        ? 'Bei Gasetagenheizungen tragen Sie Wartung und Ersatz allein, und ein Umstieg braucht die Gemeinschaft.'
        : 'Bei Gasetagenheizungen hat jede Wohnung ihr eigenes Gerät: Wartung und Ersatz fallen mehrfach an.',
    )
  }
  return GREEN
}

/** What heats the house tells of a connection, but not of a plan of the town or a duty to connect. */
export function fernwaermePhrase({ offer }: Known): string | null {
  const carrier = offer.texts.energietraeger
  if (carrier === null) return null
  if (isDelivered(offer.heating.carriers))
    return 'Ja, geheizt wird mit Fernwärme; ob ein Anschlusszwang besteht, haben wir im Exposé nicht gefunden'
  return `Nein, geheizt wird mit ${carrier}; ob es einen Wärmeplan gibt, haben wir im Exposé nicht gefunden`
}

const FOSSIL: readonly HeatSource[] = ['gas', 'fluessiggas', 'oel', 'kohle']

/** Electricity counts only where a heating without heat pump is stated. */
export function judgeEnergietraeger({ offer }: Known): Verdict | null {
  const { carriers, installed } = offer.heating
  if (offer.texts.energietraeger === null) return null
  if (carriers.some(carrier => FOSSIL.includes(carrier))) {
    return yellow('Auf fossile Brennstoffe kommt ein CO₂-Preis, der steigen soll. Rechnen Sie mit höheren Kosten.')
  }
  if (carriers.includes('strom') && !carriers.includes('waermepumpe')) {
    if (offer.texts.heizung === null) return null
    return installed.includes('waermepumpe') ? GREEN : yellow('Direktes Heizen mit Strom ist im Betrieb am teuersten.')
  }
  return GREEN
}

export function judgeHeizungsalter({ offer, day }: Known): Verdict | null {
  const { heizungBaujahr } = offer.numbers
  if (heizungBaujahr === null) return null
  const age = yearOf(day) - heizungBaujahr
  // What is dated there is the station that hands the heat over: no boiler that must be bought anew.
  if (offer.heating.carriers.includes('fernwaerme') || offer.heating.installed.includes('fernwaerme')) {
    return age <= THRESHOLDS.heating.red
      ? GREEN
      : yellow(`Die Fernwärme-Station ist ${age} Jahre alt. Fragen Sie, wem sie gehört und wer den Ersatz zahlt.`)
  }
  if (age > THRESHOLDS.heating.yellow && offer.heating.mixedAges) {
    return yellow(
      `Mehrere Geräte heizen das Haus, das älteste ist ${age} Jahre alt: Planen Sie seinen Ersatz ein, die anderen folgen.`,
    )
  }
  if (age > THRESHOLDS.heating.red) {
    return red(`Die Heizung ist ${age} Jahre alt und wirtschaftlich am Ende. Planen Sie den Ersatz beim Kauf ein.`)
  }
  if (age <= THRESHOLDS.heating.yellow) return GREEN
  return yellow(`Die Heizung ist ${age} Jahre alt. Planen Sie den Ersatz in den nächsten Jahren ein.`)
}
