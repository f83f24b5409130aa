import { byRule } from '../judges/byRule.ts'
import { isFeeOfPlotOpen } from '#extraction/domain/deal/hasTrait.ts'
import { judgeProvision, provisionPhrase } from '../judges/charges.ts'
import { asking, inGroup } from '../question.ts'
import { isMovedInto } from '../situation.ts'
import { red } from '../verdict.ts'

/** What buying and holding cost, and how to pay for it. */
export const FINANZIERUNG = inGroup('Finanzierung & Nebenkosten', 'Preis', 'A', [
  asking('grunderwerbsteuer', 'Wie hoch ist die Grunderwerbsteuer?', {
    why: 'Sie muss aus eigenem Geld bezahlt sein, bevor Sie Eigentümer werden.',
    answeredBy: [{ computed: true }],
    weight: 2,
    todo: {
      ask: 'Können Sie mir bitte Kaufpreis und Ort des Objekts bestätigen?',
      document: 'Preisangabe und Adresse',
    },
  }),
  asking('notar-grundbuch', 'Was kosten Notar und Grundbuch?', {
    why: 'Diese Gebühren sind gesetzlich festgelegt und nicht zu verhandeln (GNotKG).',
    answeredBy: [{ computed: true }],
    weight: 1,
    todo: { ask: 'Welches Notariat schlagen Sie für den Kaufvertrag vor?', document: 'Kostenauskunft des Notars' },
  }),
  asking('kaeuferprovision', 'Wie hoch ist die Käuferprovision?', {
    why: 'Die Provision finanziert keine Bank, sie kommt aus Ihrem Eigenkapital.',
    answeredBy: [{ fact: 'kaeuferprovision', spokenOf: 'provisionVerlangt' }],
    phrase: provisionPhrase,
    leavesOpen: ({ offer }) => isFeeOfPlotOpen(offer),
    weight: 3,
    yellow: 'Mehr als 3,57\u00a0%.',
    judge: judgeProvision,
    todo: {
      ask: 'Welche Provision zahle ich, und welche zahlt der Verkäufer an Sie?',
      document: 'Maklervertrag mit Anteil des Verkäufers',
    },
  }),
  asking('nebenkosten-gesamt', 'Wie hoch sind die Kaufnebenkosten zusammen?', {
    why: 'Nebenkosten sind bezahlt und beim Wiederverkauf verloren.',
    answeredBy: [{ computed: true }],
    weight: 3,
    yellow: 'Mehr als 12\u00a0% des Kaufpreises.',
    todo: {
      ask: 'Können Sie mir bitte Kaufpreis und Provision bestätigen?',
      document: 'Preisangabe und Maklervertrag',
    },
  }),
  asking('gesamtinvestition', 'Wie viel Geld brauchen Sie insgesamt?', {
    why: 'Preis, Nebenkosten und Sanierung müssen zusammen finanziert sein.',
    answeredBy: [{ computed: true }],
    weight: 4,
    todo: {
      ask: 'Welche Ausgaben kommen nach dem Kauf nach Ihrer Kenntnis auf mich zu?',
      document: 'Angebote von Fachbetrieben und Kostenaufstellung',
    },
  }),
  asking('eigenkapital-bedarf', 'Wie viel Eigenkapital brauchen Sie mindestens?', {
    why: 'Banken erwarten die Nebenkosten und meist 10 bis 20\u00a0% des Preises aus eigenem Geld.',
    answeredBy: [{ computed: true }],
    weight: 2,
    todo: {
      ask: 'Bis wann brauchen Sie eine Finanzierungsbestätigung?',
      document: 'Gespräch mit Bank oder Kreditvermittler',
      from: 'bank',
    },
  }),
  asking('monatsrate', 'Wie hoch wäre die Monatsrate?', {
    why: 'Mehr als 40\u00a0% des Haushaltsnettos sollte sie nicht kosten.',
    answeredBy: [{ computed: true }],
    weight: 3,
    red: 'Mehr als 40\u00a0% des Haushaltsnettoeinkommens.',
    todo: {
      ask: 'Wann wäre der Kaufpreis fällig, damit ich Ihnen die Finanzierung zusagen kann?',
      document: 'Angebot einer Bank',
      from: 'bank',
    },
  }),
  asking('kaufen-vs-mieten', 'Was kostet Kaufen im Vergleich zum Mieten?', {
    why: 'Ist die Rate weit höher als die Miete, muss der Wertzuwachs den Rest bringen.',
    audience: ['B'],
    onlyIf: isMovedInto,
    answeredBy: [{ computed: true }],
    weight: 2,
    yellow: 'Mehr als das 1,8-Fache der Marktmiete.',
    todo: {
      ask: 'Welche Miete hielten Sie für das Objekt für erzielbar?',
      document: 'Mietspiegel und Angebot der Bank',
      from: 'bank',
    },
  }),
  asking('vergleich-miete-kauf', 'Was kosten Kaufen und Mieten über viele Jahre?', {
    why: 'Nebenkosten und Zinsen müssen erst hereinkommen, bevor Kaufen günstiger ist als Mieten.',
    audience: ['B'],
    onlyIf: isMovedInto,
    answeredBy: [{ computed: true }],
    weight: 0,
    todo: {
      ask: 'Welche Miete zahlen vergleichbare Nachbarn nach Ihrer Kenntnis?',
      document: 'Mietspiegel und Angebot der Bank',
      from: 'bank',
    },
  }),
  asking('finanzierbarkeit-risiko', 'Was könnte die Finanzierung erschweren?', {
    why: 'Erbbaurecht, sehr kleine Wohnungen, Denkmal und Gewerbe beleihen Banken niedriger.',
    answeredBy: [{ topic: 'finanzierungshindernis' }, { computed: true }],
    weight: 2,
    yellow: 'Mindestens ein Hemmnis trifft zu.',
    todo: {
      ask: 'Gab es schon Interessenten, deren Bank abgelehnt hat, und wissen Sie warum?',
      document: 'Vorabauskunft der Bank',
      from: 'bank',
    },
  }),
  asking('reservierungsgebuehr', 'Wird eine Reservierungsgebühr verlangt?', {
    why: 'In vorformulierten Verträgen ist sie unwirksam (BGH, 20.04.2023, I ZR 113/22).',
    answeredBy: [{ topic: 'reservierung', except: ['reserviert'] }],
    weight: 1,
    red: 'Vor dem Notarvertrag soll eine Anzahlung an den Verkäufer gehen.',
    yellow: 'Ja.',
    judgeRemark: byRule({
      'anzahlung-vor-vertrag': red(
        'Zahlen Sie vor dem Notarvertrag nichts: Ohne Notar ist niemand an Verkauf und Preis gebunden (§ 311b BGB), auch der Verkäufer nicht, und Ihr Geld müssten Sie notfalls einklagen.',
      ),
      'reservierung-verfaellt':
        'Unterschreiben und zahlen Sie das nicht: In einem Formular ist eine solche Klausel meist unwirksam (§ 307 BGB), und vor dem Notarvertrag sind Sie zu keinem Kauf verpflichtet (§ 311b BGB).',
    }),
    todo: {
      ask: 'Verlangen Sie eine Reservierungsgebühr?',
      askTold: 'Verzichten Sie auf diese Zahlung vor dem Notarvertrag?',
      document: 'Reservierungsvereinbarung, vor Zahlung geprüft',
    },
  }),
  asking('grundsteuer', 'Wie hoch ist die Grundsteuer?', {
    why: 'Seit der Reform 2025 kann sie stark vom alten Betrag abweichen.',
    answeredBy: [{ topic: 'grundsteuer' }, { document: true }],
    weight: 1,
    todo: {
      ask: 'Wie hoch ist die Grundsteuer nach Ihrem neuen Bescheid?',
      document: 'Grundsteuerbescheid ab 2025',
      papers: ['grundsteuer'],
    },
  }),
  asking('laufende-kosten', 'Wie hoch sind die laufenden Kosten im Monat?', {
    why: 'Zu Rate und Heizung kommen Versicherung, Steuer und Instandhaltung.',
    audience: ['B'],
    answeredBy: [{ computed: true }],
    weight: 2,
    todo: {
      ask: 'Welche laufenden Kosten hatten Sie im letzten Jahr?',
      document: 'Abrechnungen und Bescheide des letzten Jahres',
    },
  }),
])
