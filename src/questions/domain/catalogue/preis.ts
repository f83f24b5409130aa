import { type CalendarDate, monthsBetween } from '#kernel/calendarDate.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { byRule } from '../judges/byRule.ts'
import { asking, inGroup } from '../question.ts'
import { type Verdict, yellow } from '../verdict.ts'

const BOUGHT_TOO = 'Der Stellplatz muss mitgekauft werden: Rechnen Sie seinen Preis zum Kaufpreis, auch bei Notar, Steuer und Provision.' // prettier-ignore
const judgeBoughtToo = byRule({
  pflichtkauf: BOUGHT_TOO,
  'pflichtkauf-zugleich': BOUGHT_TOO,
  'pflichtkauf-davor': BOUGHT_TOO,
  'pflichtkauf-extra': 'Der Stellplatz kostet extra: Rechnen Sie ihn zum Preis.',
})

/** From so many months on a buyer asks why nobody has bought. */
const LONG_MONTHS = 6
const LONG_ON_OFFER =
  'Seit mehr als einem halben Jahr im Angebot: Fragen Sie, warum bisher niemand gekauft hat, und bieten Sie entsprechend.'

function judgeTimeOnOffer({ rule, day: since }: Remark, day: CalendarDate): Verdict | null {
  const isLong = rule === 'preis-lange-online' || (since !== undefined && monthsBetween(since, day) > LONG_MONTHS)
  return isLong ? yellow(LONG_ON_OFFER) : null
}

/** He may say it of a right price too; it only tells that below it there is nothing to be had by talking. */
const NO_BARGAIN =
  'Der Verkäufer will laut Exposé nicht verhandeln: Bieten Sie trotzdem nur, was das Objekt wert ist, mit belegten Gründen, und lassen Sie es sonst sein.'

function judgeBargain({ rule, certainty }: Remark): Verdict | null {
  return rule === 'preis-unverhandelbar' || (rule === 'preis-verhandelbar' && certainty === 'denied')
    ? yellow(NO_BARGAIN)
    : null
}

/** What it costs and what it is worth. */
export const PREIS = inGroup('Preis & Bewertung', 'Preis', 'A', [
  asking('kaufpreis', 'Wie hoch ist der Kaufpreis?', {
    why: 'Ohne Preis lässt sich nichts vergleichen und nichts verhandeln.',
    answeredBy: [{ fact: 'kaufpreis' }],
    weight: 5,
    todo: { ask: 'Welchen Kaufpreis stellen Sie sich vor?', document: 'Schriftliche Preisangabe des Anbieters' },
  }),
  asking('preis-verhandelbar', 'Ist der Preis fest, verhandelbar oder ein Gebot?', {
    why: 'Bieterverfahren setzen unter Druck und verpflichten den Verkäufer zu nichts.',
    answeredBy: [{ topic: 'preisart' }],
    weight: 1,
    yellow: 'Mindestgebot oder Bieterverfahren, oder der Verkäufer will nicht verhandeln.',
    judgeRemark: judgeBargain,
    todo: {
      ask: 'Ist der Preis verhandelbar, oder führen Sie ein Bieterverfahren durch?',
      document: 'Schriftliche Auskunft des Anbieters',
    },
  }),
  asking('stellplatzpreis-extra', 'Kommen Stellplatz oder Inventar zum Preis hinzu?', {
    why: 'Was Sie mitkaufen müssen, gehört in den Vergleich der Preise.',
    answeredBy: [{ fact: 'stellplatzPreis' }, { topic: 'pflichtkauf' }],
    weight: 1,
    yellow: 'Der Kauf ist Pflicht, oder der Stellplatz kostet extra.',
    judgeRemark: judgeBoughtToo,
    todo: {
      ask: 'Können Sie mir sagen, was ich außer dem Objekt noch kaufen muss und was es kostet?',
      document: 'Entwurf des Kaufvertrags',
    },
  }),
  asking('preis-pro-m2', 'Was kostet der Quadratmeter?', {
    why: 'Der Preis je m² macht Objekte vergleichbar.',
    audience: ['B'],
    answeredBy: [{ computed: true }],
    weight: 3,
    todo: {
      ask: 'Können Sie mir bitte Kaufpreis und Wohnfläche bestätigen?',
      document: 'Wohnflächenberechnung und Preisangabe',
      copies: ['wohnflaechenberechnung'],
    },
  }),
  asking('preis-m2-angabe-plausibel', 'Stimmt der genannte Preis je m²?', {
    why: 'Weicht er ab, stimmt der Preis oder die Fläche nicht.',
    audience: ['B'],
    answeredBy: [{ computed: true }, { topic: 'quadratmeterpreis' }],
    weight: 1,
    yellow: 'Abweichung von mehr als 3\u00a0%.',
    todo: {
      ask: 'Wie haben Sie den Preis je Quadratmeter berechnet?',
      document: 'Wohnflächenberechnung und Preisangabe',
      copies: ['wohnflaechenberechnung'],
    },
  }),
  asking('marktpreis-referenz', 'Was wird am Ort für den Quadratmeter verlangt?', {
    why: 'Der Vergleich mit dem Ort zeigt, ob der Preis üblich ist.',
    audience: ['B'],
    answeredBy: [{ computed: true }],
    weight: 0,
    todo: {
      ask: 'An welchen Vergleichsobjekten haben Sie sich beim Preis orientiert?',
      document: 'Grundstücksmarktbericht des Gutachterausschusses',
      from: 'amt',
    },
  }),
  asking('marktpreis-angepasst', 'Welcher Vergleichspreis gilt für Baujahr, Zustand und Art?', {
    why: 'Ein Neubau ist mit einem Altbau nicht zu vergleichen.',
    audience: ['B'],
    answeredBy: [{ computed: true }],
    weight: 0,
    todo: {
      ask: 'Können Sie mir Baujahr, Zustand und Ausstattung belegen, an denen Sie den Preis messen?',
      document: 'Auskunft aus der Kaufpreissammlung',
    },
  }),
  asking('preisabweichung', 'Wie weit liegt der Preis vom Vergleichspreis entfernt?', {
    why: 'Was Sie beim Kauf zu viel zahlen, holt kein Markt schnell wieder herein.',
    answeredBy: [{ computed: true }],
    weight: 5,
    yellow: 'Mehr als 5\u00a0% über dem höchsten richtigen Preis, oder mehr als 30\u00a0% unter der Schätzung.',
    red: 'So weit über dem höchsten richtigen Preis, dass 25\u00a0% Nachlass nicht reichen.',
    todo: {
      ask: 'Wie begründen Sie den Preis im Vergleich zu ähnlichen Objekten am Ort?',
      document: 'Vergleichsangebote und Auskunft des Gutachterausschusses',
      from: 'nachschlagen',
    },
  }),
  asking('preis-ueberhoeht', 'Ist der Preis weit überhöht?', {
    why: 'Ein weit überhöhter Preis lässt sich weder finanzieren noch beim Verkauf wieder erzielen.',
    answeredBy: [{ computed: true }],
    weight: 0,
    knockout: true,
    red: 'Der Preis liegt so weit über dem höchsten richtigen, dass 25\u00a0% Nachlass nicht reichen.',
    todo: {
      ask: 'Wie begründen Sie den hohen Preis, und sind Sie bereit, darüber zu verhandeln?',
      document: 'Wertgutachten eines unabhängigen Sachverständigen',
      copies: ['gutachten'],
      from: 'anbieter-oder-andere',
    },
  }),
  asking('transaktionsschaetzung', 'Zu welchem Preis würde vermutlich beurkundet?', {
    why: 'Beurkundete Preise liegen meist unter den verlangten.',
    audience: ['B'],
    answeredBy: [{ computed: true }],
    weight: 3,
    todo: {
      ask: 'Welche Kaufpreise wurden zuletzt im Haus oder in der Straße beurkundet, soweit Sie das wissen?',
      document: 'Auskunft aus der Kaufpreissammlung des Gutachterausschusses',
      from: 'amt',
    },
  }),
  asking('bodenrichtwert', 'Wie hoch ist der Bodenrichtwert?', {
    why: 'Er zeigt, welcher Teil des Preises auf den Boden entfällt.',
    audience: ['H', 'M', 'G'],
    answeredBy: [
      { topic: 'bodenrichtwert', except: ['holzbestand', 'bodenmass'] },
      { computed: true },
      { document: true },
    ],
    weight: 3,
    todo: {
      ask: 'Welcher Bodenrichtwert gilt für das Grundstück nach Ihrer Kenntnis?',
      askTold: null,
      document: 'BORIS-D, Bodenrichtwerte der Gutachterausschüsse',
      from: 'amt',
    },
  }),
  asking('bodenwertanteil', 'Welchen Anteil hat der Boden am Preis?', {
    why: 'Ein hoher Anteil heißt: das Haus wird kaum noch bewertet.',
    audience: ['H', 'M'],
    answeredBy: [{ computed: true }],
    weight: 2,
    yellow: 'Mehr als 70\u00a0%.',
    todo: {
      ask: 'Wie teilen Sie den Kaufpreis auf Boden und Gebäude auf?',
      document: 'BORIS-D und Grundbuchauszug',
      copies: ['grundbuch'],
    },
  }),
  asking('verhandlungsspielraum', 'Welcher Abschlag lässt sich begründen?', {
    why: 'Mit belegten Gründen verhandeln Sie besser als mit einem Bauchgefühl.',
    answeredBy: [{ computed: true }],
    weight: 2,
    todo: {
      ask: 'Zu welchem Preis würden Sie bei schneller Abwicklung verkaufen?',
      document: 'Mängelliste mit Kosten',
    },
  }),
  asking('preishistorie-vermarktungsdauer', 'Wie lange wird schon angeboten, und wurde der Preis gesenkt?', {
    why: 'Lange Angebotszeit spricht für einen zu hohen Preis oder verborgene Mängel.',
    answeredBy: [{ topic: 'preisverlauf' }, { document: true }],
    weight: 2,
    yellow: 'Länger als sechs Monate, oder mehrfach gesenkt.',
    judgeRemark: judgeTimeOnOffer,
    todo: {
      ask: 'Seit wann bieten Sie das Objekt an, und zu welchem Preis zuerst?',
      document: 'Angebotsverlauf der Portale',
      from: 'nachschlagen',
    },
  }),
  asking('rundum-kosten', 'Was kostet der Quadratmeter mit Nebenkosten und Sanierung?', {
    why: 'Erst diese Zahl ist mit einem fertigen Neubau zu vergleichen.',
    audience: ['B'],
    answeredBy: [{ computed: true }],
    weight: 4,
    red: 'Mehr als ein Neubau am Ort kostet.',
    todo: {
      ask: 'Welche Arbeiten fallen nach Ihrer Kenntnis bald an, und was kosten sie?',
      document: 'Angebote von Fachbetrieben',
    },
  }),
  asking('preisliste-einheiten', 'Welche Einheiten des Projekts stehen zum Verkauf?', {
    why: 'In einer Preisliste können Sie vergleichen und sehen, was sich schlecht verkauft.',
    audience: ['B'],
    onlyIf: ({ units }) => units > 0,
    answeredBy: [{ computed: true }],
    weight: 0,
    todo: {
      ask: 'Können Sie mir sagen, welche Einheiten noch frei sind und was sie kosten?',
      document: 'Aktuelle Preisliste',
      papers: ['preisliste'],
    },
  }),
])
