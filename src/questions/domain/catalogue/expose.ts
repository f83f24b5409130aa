import { firstSale } from '#extraction/domain/offer.ts'
import { judgeExposeDatum } from '../judges/law.ts'
import { asking, inGroup } from '../question.ts'

/** How good the exposé is and who offers. */
export const EXPOSE = inGroup('Exposé & Anbieter', null, 'A', [
  asking('anbieter-typ', 'Wer bietet an: Makler, privat, Bauträger, Bank oder Gericht?', {
    why: 'Davon hängen Provision, Gewährleistung und Ablauf ab.',
    answeredBy: [{ fact: 'anbieterArt' }],
    weight: 0,
    todo: {
      ask: 'Sind Sie Eigentümer, Makler oder Bauträger?',
      document: 'Impressum und Grundbuchauszug',
      copies: ['grundbuch'],
    },
  }),
  asking('anbieter-kontakt', 'Ist der Anbieter erreichbar und nachprüfbar?', {
    why: 'Betrüger schreiben nur über Messenger, sind im Ausland und wollen Geld vor der Besichtigung.',
    answeredBy: [{ topic: 'betrugsmuster' }, { topic: 'kontakt' }],
    weight: 1,
    knockout: true,
    ratingGroup: 'Recht',
    red: 'Vorkasse, Treuhand im Ausland oder Kontakt nur über Messenger.',
    todo: {
      ask: 'Können Sie mir bitte Name, Anschrift und bei Maklern die Erlaubnis nach § 34c GewO nennen?',
      askTold: null,
      document: 'Impressum, Handelsregister, Ausweis des Eigentümers beim Notar',
    },
  }),
  asking('pflichtangaben-energie', 'Sind alle Pflichtangaben zur Energie genannt?', {
    why: 'Gibt es einen Ausweis, muss die Anzeige fünf Angaben daraus nennen (§ 87 GModG).',
    audience: ['B'],
    answeredBy: [{ computed: true }],
    weight: 2,
    todo: {
      ask: 'Können Sie mir bitte Art, Endenergiewert, Energieträger, Baujahr und Klasse laut Ausweis nennen?',
      document: 'Vollständiger Energieausweis',
      papers: ['energieausweis'],
    },
  }),
  asking('vollstaendigkeit', 'Wie viel der wichtigsten Fragen beantwortet das Exposé?', {
    why: 'Je weniger belegt ist, desto mehr müssen Sie vor einem Angebot fragen.',
    answeredBy: [{ computed: true }],
    weight: 3,
    todo: {
      ask: 'Können Sie mir bitte die offenen Fragen dieser Liste beantworten?',
      document: 'Sammelanfrage an den Anbieter',
    },
  }),
  asking('widersprueche', 'Widerspricht sich das Exposé?', {
    why: 'Zwei Werte können nicht beide stimmen, und der falsche steht am Ende im Vertrag.',
    answeredBy: [{ computed: true }],
    weight: 3,
    knockout: true,
    ratingGroup: 'Recht',
    yellow: 'Ein anderer Widerspruch.',
    red: 'Preis oder Fläche weichen um mehr als 5\u00a0% voneinander ab und sind nicht Summe und Teil.',
    todo: {
      ask: 'Welche der widersprüchlichen Angaben ist richtig, und wie belegen Sie das?',
      document: 'Wohnflächenberechnung, Grundbuchauszug, schriftliche Preisangabe',
      copies: ['grundbuch', 'wohnflaechenberechnung'],
    },
  }),
  asking('euphemismen', 'Welche beschönigenden Worte kommen vor?', {
    why: 'Hinter manchen Worten steht oft etwas anderes, sie beweisen aber nichts.',
    answeredBy: [{ topic: 'euphemismus' }, { computed: true }],
    weight: 1,
    yellow: 'Drei oder mehr.',
    todo: {
      ask: 'Was meinen Sie mit den umschreibenden Worten im Exposé genau?',
      document: 'Eigene Besichtigung',
      from: 'besichtigung',
    },
  }),
  asking('warnwoerter', 'Welche Warnzeichen nennt das Exposé?', {
    why: 'Alle Warnzeichen an einer Stelle, damit keines untergeht.',
    answeredBy: [{ computed: true }],
    weight: 0,
    todo: { ask: 'Was können Sie mir zu den genannten Warnzeichen sagen?', document: 'Belege zu jedem Warnzeichen' },
  }),
  asking('haftungsausschluss', 'Schließt der Anbieter die Haftung für seine Angaben aus?', {
    why: 'Was Ihnen wichtig ist, muss deshalb im Kaufvertrag zugesichert sein.',
    answeredBy: [{ topic: 'haftung' }],
    weight: 0,
    todo: { ask: 'Welche Angaben sichern Sie mir im Kaufvertrag zu?', document: 'Entwurf des Kaufvertrags' },
  }),
  asking('fotos-plausibel', 'Zeigen die Bilder das Objekt, wie es ist?', {
    why: 'Visualisierungen und Home-Staging zeigen, was sein könnte.',
    answeredBy: [{ topic: 'bilder' }, { document: true }],
    weight: 1,
    // What is not built yet nobody can photograph.
    onlyIf: ({ offer, day }) => firstSale(offer, day) !== true,
    yellow: 'Nur Visualisierungen oder Home-Staging.',
    todo: {
      ask: 'Können Sie mir bitte aktuelle Fotos aller Räume schicken?',
      document: 'Eigene Besichtigung',
      from: 'besichtigung',
    },
  }),
  asking('verkaufsgrund', 'Warum wird verkauft?', {
    why: 'Der Grund zeigt, wie eilig es ist und was Sie verhandeln können.',
    answeredBy: [{ topic: 'verkaufsgrund' }, { document: true }],
    weight: 1,
    todo: { ask: 'Warum verkaufen Sie?', document: 'Gespräch mit dem Verkäufer' },
  }),
  asking('stand-datum', 'Von wann ist das Exposé?', {
    why: 'Alte Exposés nennen alte Preise.',
    answeredBy: [{ fact: 'exposeDatum' }],
    weight: 1,
    yellow: 'Älter als drei Monate.',
    judge: judgeExposeDatum,
    todo: {
      ask: 'Von wann sind die Angaben, und können Sie mir ein aktuelles Exposé schicken?',
      document: 'Aktuelles Exposé',
    },
  }),
  asking('objektnummer', 'Welche Objektnummer hat das Angebot?', {
    why: 'Mit der Nummer finden Sie ältere Fassungen und Preise.',
    answeredBy: [{ fact: 'objektnummer' }],
    weight: 0,
    todo: {
      ask: 'Unter welcher Objektnummer führen Sie das Angebot?',
      document: 'Anzeige auf dem Portal',
      from: 'nachschlagen',
    },
  }),
])
