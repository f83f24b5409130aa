import type { DealType } from '#extraction/domain/deal/deal.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { endingHomesOf } from '#rating/domain/endingHomes.ts'
import type { VerdictPoint } from '#rating/domain/verdict.ts'
import type { DocumentTodo } from '#rating/domain/todos.ts'
import type { Step } from './nextSteps.ts'
import { sentence } from './wording.ts'

/** What settles the one thing on which the verdict hangs, and the to-do that it does. */
export interface DecisiveStep {
  readonly step: Step
  /** null: no paper settles it. */
  readonly todo: DocumentTodo | null
}

/** German: what to do about what the deal itself puts first. */
const OF_DEAL: Readonly<Record<string, string>> = {
  status: 'Fragen Sie den Anbieter zuerst, ob das Angebot noch gilt und zu welchem Preis.',
  platzhaltertext: 'Lassen Sie sich zuerst das vollständige Exposé schicken.',
  'mietvertrag-ende': 'Fragen Sie zuerst nach dem Mietvertrag, der endet: Wer mietet danach, und zu welcher Miete?',
  'anbau-ausbau-genehmigt':
    'Sehen Sie zuerst die Bauakte beim Bauamt ein, mit Vollmacht des Eigentümers: Ist jeder Ausbau genehmigt?',
  raeumung:
    'Klären Sie zuerst mit den Verkäufern: Wann ziehen sie aus, und was zahlen sie bis dahin? Beides gehört in den Kaufvertrag.',
  'erbbau-restlaufzeit': 'Lassen Sie sich zuerst den Erbbauvertrag mit allen Nachträgen geben.',
  erbbaurecht: 'Lassen Sie sich zuerst den Erbbauvertrag mit allen Nachträgen geben.',
  'wohnrecht-niessbrauch':
    'Lassen Sie sich zuerst die Bewilligung des Rechts geben: Wer darf was, wie lange, und wer zahlt welche Kosten?',
}
/** German: what to do first about a kind of deal that is no plain purchase. */
const OF_TYPE: Readonly<Partial<Record<DealType, string>>> = {
  fertighaus:
    'Lassen Sie sich zuerst schriftlich geben, was im Preis enthalten ist und was Erdarbeiten, Anschlüsse und Innenausbau kosten.',
  rueckmiete: 'Lassen Sie sich zuerst den Entwurf des Mietvertrags mit dem Verkäufer geben.',
  'sanierung-bautraeger':
    'Lassen Sie sich zuerst den Entwurf des Bauträgervertrags mit Baubeschreibung und Zahlungsplan geben.',
  anteil: 'Lassen Sie sich zuerst die Vereinbarung der Miteigentümer und den Grundbuchauszug geben.',
}
/** German: what to do about a statement that is missing and moves the price. */
const OF_OPEN: Readonly<Record<string, string>> = {
  zustand: 'Besichtigen Sie zuerst, am besten mit einem Bausachverständigen: Der Zustand entscheidet über den Preis.',
  baujahr: 'Fragen Sie zuerst nach dem Baujahr; es steht in Baugenehmigung und Energieausweis.',
  energieklasse: 'Lassen Sie sich zuerst den Energieausweis zeigen; spätestens bei der Besichtigung muss er vorliegen.',
  grundstueck: 'Fragen Sie zuerst nach der Größe des Grundstücks laut Grundbuch.',
  wohnflaeche: 'Lassen Sie sich zuerst die Berechnung der Wohnfläche geben.',
  lage: 'Fragen Sie zuerst nach der genauen Adresse: Sie entscheidet über den Preis.',
  vermietet: 'Fragen Sie zuerst, ob es frei oder vermietet ist, und lassen Sie sich Kündigung oder Mietvertrag zeigen.',
  miete: 'Fragen Sie zuerst, was heute an Miete gezahlt wird, und lassen Sie sich den Mietvertrag zeigen.',
  gewerbe: 'Lassen Sie sich zuerst die Mietverträge des Gewerbes mit Laufzeit und Flächen geben.',
  vertrag: 'Lassen Sie sich zuerst den Mietvertrag mit Laufzeit, Index und Kosten des Vermieters geben.',
  betreiber: 'Lassen Sie sich zuerst den Vertrag mit dem Betreiber geben.',
}
/** A statement that nothing can be valued without: it is open, though no sum of money says how much it moves. */
const ALWAYS_OPEN: readonly string[] = ['grundstueck']

/** German: of flats whose tenants leave; a business is asked for its contract. */
const HOMES_END = 'Fragen Sie zuerst, ob die frei werdenden Wohnungen schon neu vermietet sind und zu welcher Miete.'
/** German: of a right whose end is told and near. */
const SHORT_LEASE =
  'Fragen Sie zuerst schriftlich den Eigentümer des Bodens (verlängert er, zu welchem Zins?) und Ihre Bank (leiht sie für diese Restlaufzeit?); lesen Sie dazu den Erbbauvertrag mit allen Nachträgen.'

/** German: of those without whom nobody can sell; the paper that proves who they are is asked for with it. */
const OF_CONSENT: Readonly<Record<NonNullable<VerdictPoint['agreedBy']>, string>> = {
  heirs: 'Lassen Sie sich zuerst von allen Erben schriftlich geben, dass sie zum genannten Preis verkaufen.',
  court:
    'Fragen Sie zuerst, ob die Genehmigung des Gerichts beantragt ist und bis wann sie kommt; lassen Sie sich den Antrag zeigen.',
}

/** null: nothing is open on which it hangs, so the price itself is the next step. A right that makes the deal another is read first, however good its price. */
export function decisiveStep({ verdict, todos, offer, day }: Assessment): DecisiveStep | null {
  const [point] = verdict.points
  if (!point || verdict.because === 'price' || (verdict.because === 'fine' && !(point.id in OF_DEAL))) return null
  const todo = todos.find(({ ids }) => ids.some(id => id === point.id)) ?? null
  if (point.agreedBy) {
    const proof = todo ? { detail: sentence(`Verlangen Sie dazu: ${todo.document}`) } : {}
    return { step: { text: OF_CONSENT[point.agreedBy], ...proof }, todo }
  }
  const isOpen = point.change !== null || ALWAYS_OPEN.includes(point.id)
  const text =
    (point.id === 'mietvertrag-ende' && endingHomesOf(offer, day) !== null ? HOMES_END : null) ??
    (point.id === 'erbbau-restlaufzeit' && offer.erbbauEnde !== null ? SHORT_LEASE : OF_DEAL[point.id]) ??
    (isOpen ? OF_OPEN[point.id] : null) ??
    (point.id === 'deal' ? OF_TYPE[offer.deal?.type.value ?? 'sonstiges'] : undefined) ??
    (todo ? `${todo.isEnclosed ? 'Lesen' : 'Besorgen'} Sie zuerst: ${todo.document}` : null)
  // Without any of them what was found is no step: it stands above among what decides.
  if (text === null) return null
  // Why, stands above it among what decides.
  const detail = todo && text.startsWith('Besorgen') ? { detail: `Zu klären: ${askOf(todo, point)}` } : {}
  return { step: { text: sentence(text), ...detail }, todo }
}

function askOf({ asks }: DocumentTodo, { id }: VerdictPoint): string {
  return asks.find(one => one.id === id)?.ask ?? asks[0]?.ask ?? ''
}
