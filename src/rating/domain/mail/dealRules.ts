import { capitalised } from '#kernel/capitalised.ts'
import { isTermDated } from '#extraction/domain/toldOf.ts'
import { listed } from '#kernel/germanList.ts'
import type { DealType } from '#extraction/domain/deal/deal.ts'
import { isOpen } from '#questions/domain/answer.ts'
import { isTradeUnit } from '#extraction/domain/tradeAlone.ts'
import { shakySigns } from '../shakyCommunity.ts'
import { DECLINES } from '../endingLease.ts'
import { notInPrice, untilMovedIn } from './leftOutQuestions.ts'
import { asks, clauses, hasOverlay, isSpoken, type MailCase, type MailRule, quoted, saidAt } from './mailCase.ts'
import { isTold, openOf } from './matters.ts'
import { PLOT_RULES } from './plotRules.ts'

const of = (...types: readonly DealType[]) => ({ situation }: MailCase) => types.includes(situation.type) // prettier-ignore
/** Asked of each deal of these types. */
function rule(urgency: number, applies: (one: MailCase) => boolean, ask: string, covers: MailRule['covers'] = []): MailRule {
  return asks(urgency, covers, one => (applies(one) ? ask : null))
} // prettier-ignore

const isDeveloper = ({ situation }: MailCase) => situation.developer
const isList = (one: MailCase) => one.units > 0 || one.offer.deal?.objectKind.value === 'mehrere'
/** Two units at least with area and rent of their own. */
const isListed = ({ offer }: MailCase) =>
  (offer.deal?.parts.filter(({ areaM2, rentMonthEuro }) => areaM2 !== null && rentMonthEuro !== null).length ?? 0) > 1
/** Its heading stands there with a table below it. */
const isPrinted = ({ offer: { sightings } }: MailCase) => (sightings.spoken.mieterliste ?? []).length > 0
/** Whoever keeps a Nießbrauch pays no rent and moves out on no day. */
const keepsRight = (one: MailCase) => hasOverlay(one, 'niessbrauch')
const isLeasedBack = (one: MailCase) => of('rueckmiete')(one) && !keepsRight(one)
const sellersStay = (one: MailCase) => saidAt(one, ({ subject }) => subject === 'verkaeuferBleibt')
const leaseEnd = (one: MailCase) => saidAt(one, ({ rule, part }) => rule === 'miete-endet' && !part)
/** Whoever has said that he does not stay is not asked for. */
const hasDeclined = (one: MailCase) => saidAt(one, ({ rule: name }) => name === DECLINES)
const NEXT_TENANT = 'Wie weit sind die Gespräche mit Nachmietern für das Gewerbe (Zusage, Miete, Beginn)'
/** Whose option is over is not asked whether he uses it. */
const lapsedOption = (one: MailCase) =>
  saidAt(one, ({ rule: name, part }) => name === 'miete-option-verfallen' && !part)
const NEW_LEASE =
  'Gibt es mit dem Mieter des Gewerbes schon einen neuen Vertrag (Dauer, Miete, Unterschrift), da seine Option abgelaufen ist'
/** Then the question for its terms is answered, and not put. */
const isLeaseTold = ({ answers }: MailCase) => TOLD_OF_LEASE.every(id => answers.every(answer => answer.id !== id || !isOpen(answer))) // prettier-ignore
const TOLD_OF_LEASE = ['mietvertrag', 'mieterliste', 'vermietet']
const salesTax = (one: MailCase) => saidAt(one, ({ rule }) => rule.startsWith('umsatzsteuer-'))
/** A tenant who owes rent is told of: what becomes of it is asked. */
const isOwed = ({ remarks }: MailCase) => remarks.some(({ topic, certainty, tone }) => topic === 'mietrueckstand' && certainty === 'stated' && tone === 'warnung') // prettier-ignore
const hasFixedTerm = (one: MailCase) => saidAt(one, ({ rule: name }) => name === 'festpreis-frist') !== null
/** It says from when. */
const hasDatedTerm = (one: MailCase) => {
  const said = saidAt(one, ({ rule: name }) => name === 'festpreis-frist')
  return said !== null && isTermDated(said.quote)
}
const isMonument = ({ offer }: MailCase) => offer.flags.denkmalschutz === true

/** The whole house in one hand: then one lease decides. */
const hasOneTenant = (one: MailCase) => saidAt(one, ({ rule }) => rule === 'mieter-einziger') !== null

/** It must be in the buyer's hand before he pays (§ 3 Abs. 1 Satz 4 MaBV), wherever it lies. */
const isReleased = (one: MailCase) => saidAt(one, ({ rule: name }) => name === 'freistellung-da') !== null

/** What this kind of bargain makes one ask (deals.md); nothing of it is asked of any other. */
export const DEAL_RULES: readonly MailRule[] = [
  rule(92, one => isList(one) && one.situation.type !== 'paket', 'Welche Einheiten sind noch frei, und was kostet jede einzeln, im Paket und mit Stellplatz?', ['preisliste-einheiten', 'kaufpreis']),
  asks(90, ['fertigstellung', 'baugenehmigung-neubau'], one => {
    if (!of('neubau-bautraeger')(one)) return null
    const isPermitted = saidAt(one, said => said.rule === 'genehmigung-liegt-vor' && said.certainty === 'stated') !== null
    // Nobody builds without one: where it is only applied for, it is told how far they are.
    const applied = saidAt(one, ({ rule: name }) => name === 'bauantrag-offen')
    const isBegun = applied === null && isSpoken(one, 'bautenstand')
    const asked = applied ? `ist die Baugenehmigung inzwischen erteilt${quoted(applied)}` : 'liegt die Baugenehmigung vor'
    const permit = isPermitted || isBegun ? 'können Sie mir die Baugenehmigung schicken' : asked
    const named = one.offer.texts.bezugsfreiAb
    const unbound = saidAt(one, ({ rule: name }) => name === 'termin-unverbindlich')
    const promise = unbound
      ? `welchen Tag oder welche Dauer des Baus nennt der Vertrag (§ 650k Abs. 3 BGB), da das Exposé keinen verbindlichen Termin zusagt${quoted(unbound)}`
      : named === null ? 'zu welchem Termin der Fertigstellung verpflichten Sie sich' : `steht der genannte Termin (${named}) verbindlich im Vertrag`
    const bound = saidAt(one, ({ rule: name }) => name === 'termin-verbindlich')
    const penalty = saidAt(one, ({ rule: name }) => name === 'termin-strafe')
    const day = !unbound && bound && !penalty ? `stehen die genannten Termine so im Entwurf des Vertrags, und was zahlen Sie bei Verzug${quoted(bound)}` : !unbound && penalty ? `stehen Termin und Zahlung bei Verzug so im Entwurf des Vertrags${quoted(penalty)}` : !unbound && isSpoken(one, 'festerTermin') ? 'was zahlen Sie, wenn der vereinbarte Termin der Fertigstellung nicht gehalten wird' : promise
    return `${capitalised(clauses([...(isBegun || applied ? [] : ['wie weit ist der Bau']), ...(saidAt(one, ({ rule: name }) => name === 'bau-erst-nach-verkauf') ? ['wie viele Wohnungen sind beurkundet'] : []), permit, day]))}?`
  }),
  rule(90, of('sanierung-bautraeger'), 'Wie weit sind die Arbeiten, sind Umbau und Nutzungsänderung genehmigt, und zu welchem Termin der Fertigstellung verpflichten Sie sich?', ['fertigstellung', 'baugenehmigung-neubau', 'anbau-ausbau-genehmigt']),
  asks(89, ['denkmalschutz'], one => (isDeveloper(one) && (isMonument(one) || one.certified) ? monumentQuestion(one) : null)),
  // What an exposé tells of contract and security is proven by their papers alone.
  asks(88, [], one =>
    !isDeveloper(one) ? null : `Können Sie mir Baubeschreibung und Entwurf des Bauträgervertrags mit Zahlungsplan nach MaBV, Fertigstellungssicherheit und ${isReleased(one) ? 'einer Kopie der Freistellungserklärung, die es laut Exposé schon gibt,' : 'der Freistellungserklärung Ihrer Bank'} schicken?`),
  rule(76, of('neubau-bautraeger'), 'Können Sie mir die Berechnung des Energiebedarfs schicken, und welchen Standard sichern Sie im Vertrag zu?', ['energieausweis-vorhanden', 'energieausweis-art', 'energiekennwert', 'energieklasse']),
  rule(75, one => of('neubau-bautraeger')(one) && saidAt(one, ({ rule: name }) => name === 'bilder-gerendert') !== null, 'Was zeigen Ihre Bilder, das nicht im Preis enthalten ist, und was würde es kosten?', ['fotos-plausibel']),
  asks(79, ['weg-teilungserklaerung', 'weg-hausgeld', 'eigentumsform'], one => {
    if (!isDeveloper(one) || !(one.situation.community || of('sanierung-bautraeger')(one))) return null
    const { numbers, parking } = one.offer
    const open = [
      'welche Teilungserklärung gilt',
      ...(numbers.einheiten === null ? ['wie viele Eigentümer gibt es'] : []),
      ...(parking === null ? ['welche Stellplätze gehören dazu'] : []),
      ...(numbers.hausgeldMonat === null ? ['wie hoch wird das Hausgeld'] : []),
    ]
    return `Was genau wird verkauft: ${capitalised(clauses(open))}?`
  }),
  rule(77, of('sanierung-bautraeger'), 'Welche Bauteile bleiben alt (Dach, Fenster, Leitungen, Heizung), und haften Sie auch für sie?', ['gewaehrleistung-neubau', 'zustand', 'instandhaltungsstau']),
  asks(74, ['stellplatzpreis-extra'], one => (of('neubau-bautraeger')(one) ? notInPrice(one) : null)),
  rule(94, of('fertighaus'), 'Wem gehört das Grundstück, wo liegt es, und was kostet es zusätzlich zum Haus?', ['grundstueck-m2']),
  asks(90, ['baubeschreibung'], one => (of('fertighaus')(one) ? untilMovedIn(one) : null)),
  rule(88, one => of('fertighaus')(one) && hasFixedTerm(one) && !hasDatedTerm(one), 'Ab welchem Tag läuft die Frist des Festpreises, und kann ich ohne Kosten zurücktreten, wenn Grundstück, Baugenehmigung oder Finanzierung nicht zustande kommen?', ['fertigstellung']),
  rule(88, one => of('fertighaus')(one) && hasDatedTerm(one), 'Kann ich ohne Kosten zurücktreten, wenn Grundstück, Baugenehmigung oder Finanzierung nicht zustande kommen, und bis wann?', ['fertigstellung']),
  rule(88, one => of('fertighaus')(one) && !hasFixedTerm(one), 'Bis wann gilt der Festpreis, und kann ich ohne Kosten zurücktreten, wenn Grundstück, Baugenehmigung oder Finanzierung nicht zustande kommen?', ['fertigstellung']),
  rule(93, isLeasedBack, 'Können Sie mir den Entwurf des Mietvertrags schicken: Dauer, Miete und Erhöhung, und wer darf wann kündigen, auch bei Eigenbedarf?', ['mietvertrag', 'vermietet', 'teilverkauf-rente']),
  rule(87, isLeasedBack, 'Wer zahlt während der Rückmiete Instandhaltung, Reparaturen und eine neue Heizung, und welche Kaution wird gestellt?', ['kaution']),
  rule(85, one => shakySigns(one.remarks).length > 0, 'Wie hoch sind die Rückstände beim Hausgeld, bis wann kommen die fehlenden Abrechnungen, wer verwaltet heute, und können Sie mir den letzten Vermögensbericht schicken?', ['weg-verwalter']),
  rule(92, one => !of('rueckmiete')(one) && !keepsRight(one) && sellersStay(one) !== null, 'Bis zu welchem Tag wollen Sie wohnen bleiben, welche Nutzungsentschädigung zahlen Sie bis dahin, und wie sichern Sie die Räumung im Kaufvertrag ab?', ['raeumung', 'verfuegbar-ab']),
  rule(93, of('anteil'), 'Welchen Bruchteil verkaufen Sie, wer sind die übrigen Eigentümer, und welche Regelung der Nutzung ist im Grundbuch eingetragen?', ['eigentumsform', 'grundbuch-abt2']),
  rule(83, of('anteil'), 'Verkaufen die anderen Eigentümer mit, und lasten Kredite auf dem Ganzen?'),
  rule(92, of('paket'), 'Wie teilt sich der Preis auf die einzelnen Objekte auf, und verkaufen Sie sie auch einzeln?'),
  ...PLOT_RULES,
  rule(91, one => of('land-forst')(one) && one.offer.vermietet === null, 'Ist die Fläche verpachtet, und wenn ja: an wen, bis wann und zu welchem Preis?', ['vermietet', 'verfuegbar-ab']),
  rule(91, one => of('land-forst')(one) && one.offer.vermietet === true, 'Können Sie mir den Pachtvertrag mit Laufzeit, Pachtpreis und Recht zur Kündigung schicken?', ['vermietet', 'verfuegbar-ab']),
  rule(88, one => of('land-forst')(one) && one.offer.objectType === 'wald', 'Welche Baumarten in welchem Alter stehen auf der Fläche, gibt es eine Forsteinrichtung, und ist Holz verkauft oder geschädigt?'),
  rule(84, of('land-forst'), 'Sind Zufahrt und Grenzen gesichert, und gelten Schutzgebiete, Vorkaufsrechte oder Auflagen?', ['wegerecht-leitungsrecht', 'vorkaufsrecht']),
  asks(90, ['mieterliste', 'mieterstruktur', 'mietvertrag', 'jahreskaltmiete', 'vermietet', 'kaution', 'mietkonto'], one => {
    if (!of('mehrfamilienhaus', 'wohn-geschaeft')(one)) return null
    if (hasOneTenant(one)) return oneLeaseQuestion(one)
    const isGiven = isListed(one) || isPrinted(one)
    const leaving = (one.offer.deal?.parts ?? []).flatMap(({ name, leaseEnd }) => (leaseEnd?.by === 'notice' ? [name] : []))
    const open = openOf(one, [
      ...(isOwed(one) ? [[null, 'ist der genannte Rückstand ausgeglichen'] as const, [null, 'können Sie mir die Vereinbarung dazu schicken'] as const] : []),
      ['rueckstaende', isGiven ? 'gibt es Rückstände' : 'welche Mieter sind im Rückstand'],
      ...(leaving.length > 0 ? [[null, `${leaving.length === 1 ? 'ist' : 'sind'} ${listed(leaving)} schon neu vermietet`] as const] : []),
      ['laufzeiten', isGiven ? `ist ein ${leaving.length > 0 ? 'weiterer ' : ''}Vertrag gekündigt oder befristet` : 'welche Verträge sind befristet oder gekündigt'],
      ['kaution', 'wie hoch sind die Kautionen'],
    ])
    if (isGiven && open.length === 0) return 'Gilt die Mieterliste des Exposés noch, und können Sie mir dazu die Mietverträge und die Zahlungen der letzten zwölf Monate schicken?'
    return isGiven
      ? `Gilt die Mieterliste des Exposés noch: ${clauses(open)}?`
      : `Wie ist der Mietstand je Einheit heute (Fläche, Miete, Beginn), ${clauses(open)}?`
  }),
  asks(83, ['gewerbeanteil', 'zweckentfremdung-nutzung'], one => {
    if (!of('wohn-geschaeft')(one)) return null
    const place = leaseEnd(one)
    const gone = hasDeclined(one)
    const over = lapsedOption(one)
    const term = gone ? `${NEXT_TENANT}${quoted(gone)}` : over ? `${NEW_LEASE}${quoted(over)}` : place ? `Verlängert der gewerbliche Mieter über das genannte Ende hinaus${quoted(place)}` : 'Bis wann läuft der Gewerbemietvertrag'
    const tax = salesTax(one) ? [] : ['wird mit Umsatzsteuer vermietet']
    return `${clauses([term, 'ist die Nutzung genehmigt', ...tax])}?`
  }),
  asks(90, ['mietvertrag', 'mieterliste', 'vermietet'], one => {
    // Who moves out and hands it over empty leaves no lease.
    if (!of('gewerbe')(one) || (!one.situation.let && isTold(one, 'uebergabe') && leaseEnd(one) === null)) return null
    const place = leaseEnd(one)
    const gone = hasDeclined(one)
    if (gone) return `${NEXT_TENANT}${quoted(gone)}, und wer zahlt Dach, Fassade und Technik?`
    const over = lapsedOption(one)
    if (over) return `${NEW_LEASE}${quoted(over)}, und wer zahlt Dach, Fassade und Technik?`
    return place
      ? `Verlängert der Mieter über das genannte Ende hinaus${quoted(place)}, welche Optionen und welcher Index gelten, und wer zahlt Dach, Fassade und Technik?`
      : 'Wie lange laufen die Mietverträge mit Optionen und Index, und wer zahlt Dach, Fassade und Technik?'
  }),
  // What is told of the lease is proven by its paper, and the exposé tells the half that speaks for it.
  asks(89, [], one => {
    if (!of('gewerbe')(one) || !one.situation.let || hasOverlay(one, 'betreiber') || !isLeaseTold(one)) return null
    const costs = isTradeUnit(one.offer) ? 'welchen Teil des Hausgelds zahlt der Mieter' : 'wer zahlt Dach, Fassade und Technik'
    return `Können Sie mir den Mietvertrag mit allen Nachträgen schicken (Ende, Option, Index, Sicherheit), und ${costs}?`
  }),
  asks(83, ['zweckentfremdung-nutzung'], one => {
    if (!of('gewerbe')(one)) return null
    const use = isTradeUnit(one.offer) ? 'welche Nutzung erlauben Teilungserklärung und Baugenehmigung' : 'welche Nutzung ist genehmigt'
    // Without a tenant there is no business that could go over (§ 1 Abs. 1a UStG).
    if (saidAt(one, ({ rule: name }) => name === 'umsatzsteuer-frei') && !one.situation.let) return `${capitalised(use)}?`
    return salesTax(one)
      ? `Wird der Verkauf als Geschäftsveräußerung im Ganzen behandelt, und ${use}?`
      : `Versteht sich der Preis mit oder ohne Umsatzsteuer (Option oder Geschäftsveräußerung im Ganzen), und ${use}?`
  }),
  asks(93, ['wohnrecht-niessbrauch', 'teilverkauf-rente', 'vermietet', 'verfuegbar-ab'], one => (hasOverlay(one, 'niessbrauch') ? rightQuestion(one) : null)),
  asks(89, ['betreuungsvertrag', 'mietvertrag', 'mietgarantie'], one => (hasOverlay(one, 'betreiber') ? operatorQuestion(one) : null)),
  rule(89, one => hasOverlay(one, 'mietpool'), 'Zum Mietpool: Können Sie mir den Poolvertrag schicken, wann und wie kann ich austreten, was wurde in den letzten drei Jahren je m² ausgeschüttet und einbehalten, und wie hoch ist die Rücklage des Pools?', ['mietgarantie']),
  asks(93, ['erbbaurecht', 'erbbau-restlaufzeit', 'erbbauzins', 'erbbau-zustimmung', 'erbbau-heimfall'], one => {
    if (!hasOverlay(one, 'erbbau') && one.offer.flags.erbbaurecht !== true) return null
    const { offer } = one
    return `Zum Erbbaurecht: ${clauses([
      offer.erbbauEnde === null ? 'wie lange läuft es' : saidAt(one, ({ rule: name }) => name === 'erbbau-verlaengerung-versagt') ? 'verkauft der Eigentümer den Boden, wenn er nicht verlängert, und zu welchem Preis' : saidAt(one, ({ rule: name }) => name === 'erbbau-verlaengerung-offen') ? 'ist der Eigentümer des Bodens zu einer Verlängerung oder zum Verkauf des Grundstücks bereit, und zu welchem Zins oder Preis' : `ist eine Verlängerung über das Ende (${offer.erbbauEnde}) hinaus zugesagt`,
      ...(offer.erbbauzins === null ? ['wie hoch ist der Zins'] : []),
      ...(offer.deal?.newGroundRent?.dispute ? ['wie steht der Streit um den verlangten Zins, und übernehmen Sie eine Nachzahlung für die Zeit bis zur Übergabe'] : offer.deal?.newGroundRent ? ['ist der neue Zins schriftlich vereinbart, und ab wann gilt er'] : saidAt(one, ({ rule: name }) => name === 'erbbau-anpassung-offen') ? ['können Sie mir das Schreiben zur Anpassung des Zinses schicken, und welcher Zins gilt ab wann'] : saidAt(one, ({ rule: name }) => name === 'erbbau-anpassung-beim-verkauf') ? ['wie hoch ist der Zins nach dem Verkauf'] : saidAt(one, ({ rule: name }) => name === 'erbbau-anpassung') ? ['gilt die genannte Anpassung des Zinses auch beim Verkauf'] : ['wann wird der Zins angepasst, auch beim Verkauf']),
      ...(saidAt(one, ({ rule: name }) => name === 'erbbau-zustimmung') || isSpoken(one, 'erbbauZustimmung') ? [] : ['braucht der Verkauf eine Zustimmung']),
      ...(saidAt(one, ({ rule: name }) => name === 'erbbau-entschaedigung') ? [] : ['welche Entschädigung gilt am Ende']),
      'aus welchen Gründen tritt der Heimfall ein',
      'bis zu welchem Betrag stimmt der Eigentümer einer Grundschuld meiner Bank zu',
    ])}?`
  }),
] // prettier-ignore

/** How the price is divided and whether the authority has agreed may be told: what counts is what is built after the contract (§ 7i (1) EStG). */
function monumentQuestion({ certified }: MailCase): string {
  if (!certified)
    return 'Wie teilt sich der Preis auf Boden, Altbau und Sanierung auf, und hat die Denkmalbehörde die Arbeiten für die Bescheinigung nach § 7i oder § 7h EStG abgestimmt?'
  const { begun, agreed, land, law, unsure } = certified
  return `Zum Steuervorteil nach § ${law} EStG: ${clauses([
    begun ? `welche Arbeiten sind bis zu meinem Kaufvertrag schon ausgeführt${quoted(begun)}` : 'wird vor meinem Kaufvertrag schon gebaut',
    unsure ? `übernehmen Sie im Vertrag die Haftung, wenn weniger bescheinigt wird${quoted(unsure)}` : 'wer haftet, wenn weniger bescheinigt wird',
    agreed ? 'können Sie mir die Abstimmung mit der Denkmalbehörde schicken' : 'sind die Arbeiten mit der Behörde schriftlich abgestimmt',
    ...(land === null ? ['wie teilt sich der Preis auf Boden, Altbau und Sanierung auf'] : ['steht die genannte Aufteilung des Preises so im Kaufvertrag']),
  ])}?` // prettier-ignore
}

/** Of the one lease of a whole house. */
function oneLeaseQuestion(one: MailCase): string {
  const open = openOf(one, [
    [null, 'ist es ein Wohn- oder ein Gewerbemietvertrag'],
    ['mietende', 'wie lange läuft er'],
    [null, 'wer darf wann kündigen'],
    [null, 'ist untervermietet'],
    ['kaution', 'welche Kaution ist gestellt'],
    [null, 'wer zahlt Dach und Fassade'],
  ])
  return `Zum Mietvertrag über das ganze Haus: ${clauses(open)}?`
}

/** What the exposé tells of the lease is not asked again: then its paper is, and what it leaves open. */
function operatorQuestion(one: MailCase): string {
  const has = (name: string) => saidAt(one, ({ rule: said }) => said === name) !== null
  const isEnd = has('miete-endet')
  const isRent = has('pacht-nach-erloes')
  const isPayer = has('pacht-eigentuemer-zahlt')
  if (!isEnd && !isRent && !isPayer)
    return 'Wie lange läuft der Pachtvertrag, wie wird die Pacht angepasst, und wer zahlt Dach, Aufzug, Brandschutz und Rücklage?'
  const asked = [
    'können Sie mir den Vertrag mit allen Nachträgen schicken',
    ...(isEnd ? [] : ['wie lange läuft er']),
    ...(isRent ? ['welche Erlöse oder Auslastung hatte das Haus in den letzten drei Jahren'] : ['wie wird die Pacht angepasst']), // prettier-ignore
    ...(isPayer ? ['was haben die Eigentümer bisher für Gebäude und Einrichtung gezahlt'] : ['wer zahlt Dach, Aufzug, Brandschutz und Einrichtung']), // prettier-ignore
  ]
  return `Zum Pachtvertrag: ${clauses(asked)}?`
}

/** Of a right that stays: what the exposé tells of it is not asked again. */
function rightQuestion({ offer }: MailCase): string {
  const right = offer.deal?.retained
  if (!right)
    return 'Wie alt sind die Berechtigten, was genau steht in der Bewilligung, und wer trägt Kosten und Instandhaltung?'
  return `Zum ${right.kind === 'niessbrauch' ? 'Nießbrauch' : 'Wohnrecht'}: ${clauses([
    'können Sie mir den Entwurf der Bewilligung schicken',
    ...(right.ages.length > 0 ? [] : ['wie alt sind die Berechtigten']),
    ...(right.buyerPays ? ['welche größeren Arbeiten stehen in den nächsten Jahren an'] : ['wer trägt größere Arbeiten, etwa an Dach und Heizung']),
    ...(right.value === null || right.isReckoned ? ['mit welchem Wert ist das Recht im Preis berücksichtigt'] : ['nach welcher Rechnung ist sein Wert ermittelt']),
  ])}?` // prettier-ignore
}
