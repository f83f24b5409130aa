import { judgeBaeder, judgeGrundstueck, judgeObjektart, judgeWohnungstyp } from '../judges/building.ts'
import { byRule } from '../judges/byRule.ts'
import { asking, inGroup } from '../question.ts'

/** What is sold, and how large it is. */
export const OBJEKT_FLAECHEN = inGroup('Objekt & Eckdaten', 'Zustand', 'B', [
  asking('objektart', 'Welche Objektart wird angeboten?', {
    why: 'Von der Objektart hängen Kosten, Recht und Vergleichspreise ab.',
    audience: ['A'],
    answeredBy: [{ fact: 'objektart' }],
    weight: 0,
    yellow: 'Ferien- oder Wochenendhaus.',
    judge: judgeObjektart,
    todo: {
      ask: 'Können Sie mir bitte schriftlich bestätigen, um welche Objektart es sich handelt?',
      document: 'Grundbuchauszug und Baugenehmigung',
      papers: ['grundbuch', 'baugenehmigung'],
    },
  }),
  asking('haustyp', 'Ist das Haus freistehend, eine Doppelhaushälfte oder ein Reihenhaus?', {
    why: 'Angebaute Häuser sind günstiger, teilen aber Wände und Entscheidungen mit Nachbarn.',
    audience: ['H'],
    answeredBy: [{ fact: 'objektart' }],
    weight: 1,
    phrase: ({ offer }) => (offer.kind === 'Haus' ? offer.texts.objektart : null),
    todo: {
      ask: 'Können Sie mir sagen, ob das Haus freistehend oder angebaut ist?',
      document: 'Lageplan oder Flurkarte',
      papers: ['flurkarte'],
    },
  }),
  asking('wohnungstyp', 'Welche Art von Wohnung ist es und wo liegt sie im Haus?', {
    why: 'Souterrain und Dachgeschoss haben eigene Risiken bei Feuchte, Hitze und Genehmigung.',
    audience: ['W'],
    answeredBy: [{ fact: 'objektart' }, { fact: 'etage' }],
    weight: 1,
    phrase: ({ offer }) =>
      offer.kind === 'Wohnung'
        ? [offer.texts.objektart, offer.texts.etage].filter(text => text !== null).join(', ')
        : null,
    yellow: 'Souterrain oder Hochparterre.',
    judge: judgeWohnungstyp,
    todo: {
      ask: 'Können Sie mir sagen, um welche Art von Wohnung es sich handelt und wo sie im Haus liegt?',
      document: 'Aufteilungsplan',
      papers: ['teilungserklaerung'],
    },
  }),
  asking('wohnflaeche', 'Wie groß ist die Wohnfläche?', {
    why: 'Preis, Miete und Hausgeld werden an der Wohnfläche gemessen.',
    answeredBy: [{ fact: 'wohnflaeche' }],
    weight: 4,
    todo: {
      ask: 'Können Sie mir bitte die Wohnflächenberechnung mit allen Räumen schicken?',
      document: 'Wohnflächenberechnung nach WoFlV mit Raumliste',
      papers: ['wohnflaechenberechnung'],
    },
  }),
  asking('wohnflaeche-methode', 'Nach welcher Methode ist die Wohnfläche berechnet?', {
    why: 'Nach DIN 277 zählt mehr mit als nach der Wohnflächenverordnung: der Preis je m² wirkt dann zu niedrig.',
    answeredBy: [{ topic: 'flaechenmethode' }, { document: true }],
    weight: 2,
    ratingGroup: 'Preis',
    yellow: 'DIN 277, nur eine ungefähre Angabe ohne Beleg, oder Balkone und Wintergarten zu voll gerechnet.',
    judgeRemark: byRule({
      'flaeche-ausschnitt':
        'Balkon oder Terrasse zählt zur Hälfte oder mehr: Ein Viertel ist die Regel, die Hälfte das Höchste (§ 4 Nr. 4 WoFlV). Rechnen Sie die Fläche nach; was zu viel ist, ist ein Grund zu verhandeln.',
      'flaeche-wintergarten':
        'Der Wintergarten zählt ganz zur Wohnfläche: Ist er nicht beheizbar, zählt er nur zur Hälfte (§ 4 Nr. 3 WoFlV), ohne Genehmigung gar nicht. Rechnen Sie die Fläche und den Preis je m² neu; was zu viel ist, ist ein Grund zu verhandeln.',
    }),
    todo: {
      ask: 'Nach welcher Vorschrift wurde die Wohnfläche berechnet und können Sie mir die Berechnung zeigen?',
      document: 'Wohnflächenberechnung, im Zweifel eigenes Aufmaß',
      copies: ['wohnflaechenberechnung'],
    },
  }),
  asking('nutzflaeche', 'Wie groß ist die Nutzfläche?', {
    why: 'Keller, Hobbyraum und Spitzboden sind keine Wohnfläche und dürfen nicht so bezahlt werden.',
    answeredBy: [{ fact: 'nutzflaeche' }],
    weight: 1,
    ratingGroup: null,
    yellow: 'Nutzfläche wird als Wohnraum beworben.',
    todo: {
      ask: 'Können Sie mir sagen, welche Nutzflächen dazugehören und wofür sie genehmigt sind?',
      document: 'Baugenehmigung mit Bauplänen',
      papers: ['baugenehmigung'],
    },
  }),
  asking('grundstueck-m2', 'Wie groß ist das Grundstück?', {
    why: 'Der Boden ist der Teil des Preises, der nicht altert.',
    audience: ['H', 'M', 'G'],
    answeredBy: [{ fact: 'grundstuecksflaeche' }],
    weight: 3,
    ratingGroup: 'Potenzial',
    yellow: 'Weniger als 250\u00a0m² bei einem freistehenden Haus.',
    judge: judgeGrundstueck,
    todo: {
      ask: 'Können Sie mir sagen, wie groß das Grundstück laut Grundbuch ist und welche Flurstücke dazugehören?',
      document: 'Grundbuchauszug und Flurkarte',
      papers: ['grundbuch', 'flurkarte'],
    },
  }),
  asking('grundstueck-realgeteilt', 'Ist das Grundstück real geteilt oder nach dem Wohnungseigentumsgesetz?', {
    why: 'Bei einer Teilung nach WEG entscheiden die Nachbarn über Dach, Fassade und Garten mit.',
    audience: ['H'],
    answeredBy: [{ topic: 'realteilung' }, { document: true }],
    weight: 2,
    ratingGroup: 'Recht',
    yellow: 'Doppelhaus oder Reihenhaus, das nach WEG geteilt ist.',
    todo: {
      ask: 'Ist das Grundstück real geteilt oder handelt es sich um Wohnungseigentum, und können Sie mir den Nachweis schicken?',
      document: 'Grundbuchauszug, bei WEG die Teilungserklärung',
      papers: ['grundbuch', 'teilungserklaerung'],
    },
  }),
  asking('zimmer', 'Wie viele Zimmer gibt es?', {
    why: 'Die Zahl der Zimmer bestimmt, wer einziehen oder mieten kann.',
    answeredBy: [{ fact: 'zimmer' }],
    weight: 2,
    todo: {
      ask: 'Können Sie mir sagen, wie viele Zimmer es gibt und welche davon genehmigte Aufenthaltsräume sind?',
      document: 'Bemaßter Grundriss',
      papers: ['grundriss'],
    },
  }),
  asking('schlafzimmer-baeder', 'Wie viele Schlafzimmer und Bäder gibt es?', {
    why: 'Ein fehlendes zweites Bad stört Familien und kostet viel, wenn man es nachrüstet.',
    answeredBy: [{ fact: 'schlafzimmer' }, { fact: 'badezimmer' }],
    weight: 1,
    yellow: 'Nur ein Bad ab fünf Zimmern.',
    judge: judgeBaeder,
    todo: {
      ask: 'Können Sie mir sagen, wie viele Schlafzimmer, Bäder und Gäste-WCs es gibt und ob die Bäder ein Fenster haben?',
      document: 'Bemaßter Grundriss',
      papers: ['grundriss'],
    },
  }),
  asking('grundriss-vorhanden', 'Liegt ein bemaßter Grundriss bei?', {
    why: 'Nur mit Maßen sehen Sie, ob Zuschnitt und Fläche stimmen.',
    answeredBy: [{ topic: 'grundriss' }, { document: true }],
    weight: 1,
    yellow: 'Das Exposé sagt, dass kein Grundriss vorliegt.',
    todo: {
      ask: 'Können Sie mir bitte einen bemaßten Grundriss schicken?',
      document: 'Bemaßter Grundriss aus der Bauakte',
      papers: ['grundriss'],
    },
  }),
  asking('durchgangszimmer', 'Gibt es Durchgangszimmer oder gefangene Zimmer?', {
    why: 'Solche Zimmer lassen sich schlecht als Schlaf- oder Kinderzimmer nutzen und schlechter vermieten.',
    answeredBy: [{ topic: 'durchgangszimmer' }, { document: true }],
    weight: 1,
    yellow: 'Mindestens ein Zimmer ist nur durch ein anderes zu erreichen.',
    todo: {
      ask: 'Können Sie mir sagen, ob jedes Zimmer vom Flur aus zu erreichen ist?',
      askTold: null,
      document: 'Bemaßter Grundriss',
      papers: ['grundriss'],
    },
  }),
])
