import { judgeBergbau } from '../judges/mining.ts'
import { asking, inGroup } from '../question.ts'

/** What the surroundings may do to the object. */
export const LAGE_RISIKEN = inGroup('Lage & Umfeld', 'Lage', 'A', [
  asking('laerm-strasse', 'Liegt das Objekt an einer lauten Straße, Bahnstrecke oder unter einer Flugroute?', {
    why: 'Lärm lässt sich nicht wegsanieren und drückt den Wert auf Dauer.',
    answeredBy: [{ topic: 'laerm' }, { document: true }],
    weight: 3,
    yellow: 'Das Exposé nennt oder umschreibt eine Lärmquelle.',
    red: 'Mehr als 65\u00a0dB(A) im Tagesmittel laut Lärmkarte.',
    todo: {
      ask: 'Wie laut empfinden Sie es im Objekt bei offenem Fenster, tagsüber und nachts?',
      document: 'Umgebungslärmkarte von Land und Eisenbahn-Bundesamt',
      from: 'amt',
    },
    todoOfKind: {
      Grundstück: {
        ask: 'Wie laut empfinden Sie es auf dem Grundstück, tagsüber und nachts?',
        document: 'Umgebungslärmkarte von Land und Eisenbahn-Bundesamt',
        from: 'amt',
      },
    },
    wordOnly: 'Das sagt der Anbieter, gemessen ist es nicht. Sehen Sie in die Lärmkarte und kommen Sie auch abends.',
  }),
  asking('hochwasser', 'Liegt das Objekt in einem Überschwemmungsgebiet?', {
    why: 'In solchen Gebieten ist Bauen beschränkt und eine Versicherung teuer oder nicht zu bekommen.',
    answeredBy: [{ topic: 'hochwasser' }, { document: true }],
    weight: 4,
    knockout: true,
    yellow: 'Lage am Wasser oder Gebiet extremer Hochwasser.',
    red: 'Festgesetztes Überschwemmungsgebiet (HQ100) oder früherer Hochwasserschaden.',
    todo: {
      ask: 'Wissen Sie, ob das Objekt in einem Überschwemmungsgebiet liegt und ob dort schon einmal Wasser stand?',
      askTold: 'Wie hoch stand das Wasser, was wurde beschädigt, und was verlangt die Versicherung seither?',
      document: 'Hochwassergefahrenkarte des Landes und Angebot einer Elementarversicherung',
      from: 'amt',
    },
    todoOfKind: {
      Grundstück: {
        ask: 'Wissen Sie, ob das Grundstück in einem Überschwemmungsgebiet liegt und ob dort schon einmal Wasser stand?',
        askTold: 'Wie hoch stand das Wasser, und wie oft kommt es?',
        document: 'Hochwassergefahrenkarte des Landes',
        from: 'amt',
      },
    },
  }),
  asking('starkregen-hang', 'Drohen am Hang oder in einer Senke Starkregen oder Rutschungen?', {
    why: 'Starkregen trifft auch Orte ohne Fluss, und Stützmauern sind teuer.',
    answeredBy: [{ topic: 'hang' }, { document: true }],
    weight: 2,
    yellow: 'Hanglage oder Senke.',
    todo: {
      ask: 'Wissen Sie von Wasser im Keller oder Rutschungen am Hang bei starkem Regen?',
      document: 'Starkregengefahrenkarte der Kommune',
      from: 'amt',
    },
    todoOfKind: {
      Grundstück: {
        ask: 'Wissen Sie von stehendem Wasser oder Rutschungen auf dem Grundstück bei starkem Regen?',
        document: 'Starkregengefahrenkarte der Kommune',
        from: 'amt',
      },
    },
  }),
  asking('bergbau', 'Liegt das Objekt in einem Bergbau- oder Senkungsgebiet?', {
    why: 'Bergschäden zeigen sich oft erst nach Jahren, und ein Verzicht im Grundbuch nimmt Ihnen den Ersatz.',
    answeredBy: [{ topic: 'bergbau' }, { computed: true }, { document: true }],
    weight: 2,
    yellow: 'Bekanntes Bergbaugebiet wie Ruhr, Saar, Aachen oder Erzgebirge.',
    judgeRemark: judgeBergbau,
    todo: {
      ask: 'Wissen Sie von Bergschäden am Objekt oder einem Bergschadenverzicht im Grundbuch?',
      document: 'Auskunft der Bergbehörde und Grundbuchauszug',
      papers: ['bergauskunft', 'grundbuch'],
    },
  }),
  asking('radon', 'Liegt das Objekt in einem Radonvorsorgegebiet?', {
    why: 'Radon sammelt sich in Kellern und Erdgeschossen und erhöht das Risiko für Lungenkrebs.',
    audience: ['H', 'M'],
    answeredBy: [{ topic: 'radon' }, { document: true }],
    weight: 1,
    yellow: 'Das Exposé oder die Karte nennt ein Vorsorgegebiet (§ 121 StrlSchG).',
    todo: {
      ask: 'Haben Sie im Keller oder Erdgeschoss schon einmal Radon messen lassen?',
      document: 'Radonkarte des Landes, Messung über zwölf Monate',
      from: 'amt',
    },
  }),
  asking('geruch-gewerbe', 'Gibt es in der Nähe Gewerbe, Landwirtschaft, Windräder oder Hochspannung?', {
    why: 'Geruch, Schatten und Geräusche sieht man auf keinem Foto.',
    answeredBy: [{ topic: 'emittenten' }, { document: true }],
    weight: 2,
    yellow: 'Das Exposé nennt eine solche Quelle.',
    todo: {
      ask: 'Gibt es in der Nähe Betriebe, Ställe, Windräder oder Leitungen, die Sie bemerken?',
      document: 'Bebauungsplan und eigene Begehung',
      papers: ['bebauungsplan'],
    },
  }),
  asking('bauvorhaben-umfeld', 'Ist in der Umgebung Neues geplant?', {
    why: 'Eine Baulücke nebenan kann Licht, Aussicht und Ruhe kosten.',
    answeredBy: [{ topic: 'bauvorhaben' }, { document: true }],
    weight: 2,
    yellow: 'Baulücke oder Brache nebenan, oder ein genanntes Bauvorhaben.',
    todo: {
      ask: 'Wissen Sie von Bauvorhaben oder freien Grundstücken in der Nachbarschaft?',
      document: 'Bebauungspläne beim Stadtplanungsamt',
      papers: ['bebauungsplan'],
    },
  }),
  asking('ausrichtung-aussicht', 'Wohin sind die Räume ausgerichtet und welche Aussicht haben sie?', {
    why: 'Sonne und Aussicht bestimmen Stimmung, Heizkosten und Wiederverkauf.',
    audience: ['B'],
    answeredBy: [{ topic: 'ausrichtung' }, { topic: 'aussicht' }],
    weight: 1,
    yellow: 'Ausrichtung nach Norden.',
    todo: {
      ask: 'Können Sie mir sagen, in welche Himmelsrichtung Wohnräume und Freisitz liegen?',
      askTold: null,
      document: 'Lageplan und Besichtigung bei Tageslicht',
      copies: ['flurkarte'],
    },
  }),
  asking('kampfmittel', 'Besteht der Verdacht auf Kampfmittel im Boden?', {
    why: 'Vor Erdarbeiten muss der Verdacht geklärt sein, und das kostet Zeit und Geld.',
    audience: ['H', 'M', 'G'],
    answeredBy: [{ topic: 'altlasten', about: ['kampfmittel'] }, { document: true }],
    weight: 1,
    yellow: 'Das Exposé nennt einen Verdacht oder Funde in der Nähe.',
    todo: {
      ask: 'Haben Sie für das Grundstück eine Auskunft zur Kampfmittelfreiheit?',
      document: 'Luftbildauswertung des Kampfmittelräumdienstes',
    },
  }),
  asking('elementarversicherung', 'Zu welchem Beitrag ist das Gebäude gegen Elementarschäden versicherbar?', {
    why: 'Wo Versicherer ablehnen, tragen Sie Hochwasser und Starkregen selbst.',
    audience: ['B'],
    answeredBy: [{ document: true }],
    weight: 1,
    todo: {
      ask: 'Wie haben Sie das Gebäude versichert, und sind Elementarschäden eingeschlossen?',
      document: 'Versicherungsschein und Angebot mit Gefährdungsklasse (ZÜRS)',
      copies: ['versicherung'],
    },
  }),
  asking('grundwasser', 'Wie hoch steht das Grundwasser?', {
    why: 'Hohes Grundwasser verlangt einen dichten Keller und macht Umbauten darunter teuer.',
    audience: ['H', 'M', 'G'],
    answeredBy: [{ document: true }],
    weight: 1,
    todo: {
      ask: 'Wissen Sie, wie hoch das Grundwasser steht und wie der Keller dagegen abgedichtet ist?',
      document: 'Grundwasserkarte der Wasserbehörde oder Bodengutachten',
      copies: ['gutachten'],
      from: 'anbieter-oder-andere',
    },
  }),
])
