import { fernwaermePhrase, judgeEnergietraeger, judgeHeizungsalter, judgeHeizungsart } from '../judges/energy.ts'
import { byRule } from '../judges/byRule.ts'
import { asking, inGroup } from '../question.ts'

const FORMER_TANK =
  'Früher wurde mit Öl geheizt: Lassen Sie sich Ausbau oder Stilllegung des Tanks nachweisen. Ein vergessener Tank kann den Boden belasten, und dafür haften Sie als Eigentümer (§ 4 BBodSchG).'

/** Heating, its fuel, and the duties that come with it. */
export const HEIZUNG = inGroup('Energie & Heizung', 'Energie', 'B', [
  asking('heizungsart', 'Wie wird geheizt?', {
    why: 'Die Heizung entscheidet über laufende Kosten und über die nächste große Ausgabe.',
    answeredBy: [{ fact: 'heizung' }, { topic: 'heizungstechnik' }],
    weight: 2,
    yellow: 'Nachtspeicher, Einzelöfen oder Gasetagenheizung.',
    judge: judgeHeizungsart,
    todo: {
      ask: 'Können Sie mir sagen, welche Heizung eingebaut ist und wem sie gehört?',
      document: 'Schornsteinfegerprotokoll oder Wärmeliefervertrag',
      papers: ['feuerstaetten', 'waermeliefervertrag'],
    },
  }),
  asking('energietraeger', 'Womit wird geheizt?', {
    why: 'Auf Gas und Öl liegt ein CO₂-Preis, der steigen soll.',
    answeredBy: [{ fact: 'energietraeger' }],
    weight: 3,
    yellow: 'Gas, Öl, Kohle, oder Strom ohne Wärmepumpe.',
    judge: judgeEnergietraeger,
    todo: {
      ask: 'Womit heizen Sie?',
      askTold: null,
      document: 'Energieausweis oder Lieferantenrechnung',
      papers: ['energieausweis', 'heizkosten'],
    },
  }),
  asking('heizung-baujahr', 'Aus welchem Jahr ist die Heizung?', {
    why: 'Nach 20 bis 25 Jahren ist eine Heizung wirtschaftlich am Ende.',
    answeredBy: [{ fact: 'heizungBaujahr' }, { computed: true }, { document: true }],
    weight: 4,
    yellow: 'Älter als 15 Jahre.',
    red: 'Älter als 25 Jahre.',
    judge: judgeHeizungsalter,
    todo: {
      ask: 'Können Sie mir sagen, in welchem Jahr die Heizung eingebaut wurde?',
      document: 'Schornsteinfegerprotokoll',
      papers: ['feuerstaetten'],
    },
  }),
  asking('bio-treppe', 'Muss die Heizung steigende Anteile klimafreundlicher Brennstoffe nutzen?', {
    why: 'Für neue Gas- und Ölheizungen nach dem 29.07.2026 steigt der Pflichtanteil ab 2029 (§ 43 GModG).',
    answeredBy: [{ computed: true }],
    weight: 2,
    yellow: 'Fossile Heizung, die nach dem 29.07.2026 eingebaut wurde.',
    todo: {
      ask: 'Haben Sie die Heizung nach dem 29.07.2026 einbauen lassen, und womit wird sie betrieben?',
      document: 'Rechnung des Heizungsbauers',
      papers: ['modernisierungen'],
    },
  }),
  asking('nachruestpflicht', 'Müssen Sie nach dem Kauf dämmen?', {
    why: 'Nach dem Kauf haben Sie zwei Jahre Zeit, oberste Decke und Heizungsrohre zu dämmen (§§ 35, 69 GModG).',
    audience: ['H', 'M'],
    answeredBy: [{ topic: 'daemmung' }, { computed: true }, { document: true }],
    weight: 3,
    yellow: 'Die Pflicht gilt oder ist nicht auszuschließen.',
    wordOnly:
      'Was gedämmt ist, müssen Sie nicht noch einmal dämmen, wenn es den Mindestwärmeschutz erreicht (§ 35 GModG). Lassen Sie sich die Rechnung zeigen, und sehen Sie die Heizungsrohre im Keller an.',
    todo: {
      ask: 'Können Sie mir sagen, ob oberste Geschossdecke und Heizungsrohre gedämmt sind?',
      // What is left is seen in the cellar.
      askTold: null,
      document: 'Eigene Besichtigung mit einer Energieberatung',
      from: 'besichtigung',
    },
  }),
  asking('heizungspruefung', 'Steht eine Prüfung der Heizung an?', {
    why: 'Ab sechs Wohnungen schreibt das Gesetz eine Heizungsprüfung vor (§ 60b GModG).',
    answeredBy: [{ computed: true }, { document: true }],
    weight: 1,
    yellow: 'Ab sechs Wohnungen, ohne Nachweis.',
    todo: {
      ask: 'Haben Sie die vorgeschriebene Heizungsprüfung machen lassen, und was wurde festgestellt?',
      document: 'Protokoll der Heizungsprüfung',
      papers: ['wartung'],
    },
  }),
  asking('fernwaerme-anschluss', 'Gibt es Fernwärme, einen Anschlusszwang oder einen Wärmeplan?', {
    why: 'Ein Anschlusszwang nimmt Ihnen die Wahl der Heizung.',
    answeredBy: [{ topic: 'waermeplanung' }, { fact: 'energietraeger' }, { document: true }],
    weight: 2,
    yellow: 'Anschluss- und Benutzungszwang oder ein teurer Tarif.',
    phrase: fernwaermePhrase,
    leavesOpen: () => true,
    todo: {
      ask: 'Wissen Sie von einem Anschluss- und Benutzungszwang, und was kostet die Wärme je Kilowattstunde?',
      document: 'Wärmeplan der Gemeinde und Preisblatt des Versorgers',
      from: 'amt',
    },
  }),
  asking('waermepumpe-pv', 'Gibt es Wärmepumpe, Solaranlage oder Speicher?', {
    why: 'Eigene Energie senkt die laufenden Kosten.',
    answeredBy: [{ topic: 'erneuerbare', except: ['wallbox'] }],
    weight: 2,
    yellow: 'Geplant oder nur vorbereitet, nicht vorhanden.',
    todo: {
      ask: 'Können Sie mir sagen, welche Anlagen für erneuerbare Energie es gibt, aus welchem Jahr sie sind und wem sie gehören?',
      document: 'Rechnungen und Anmeldung im Marktstammdatenregister',
      papers: ['modernisierungen', 'photovoltaik'],
    },
  }),
  asking('pv-vertrag', 'Ist die Solaranlage gepachtet oder finanziert?', {
    why: 'Aus Pacht- und Kreditverträgen kommen Sie als Käufer oft nicht heraus.',
    audience: ['H', 'M'],
    answeredBy: [{ topic: 'pvVertrag' }, { document: true }],
    weight: 1,
    ratingGroup: 'Recht',
    yellow: 'Gepachtet, gemietet oder noch finanziert.',
    todo: {
      ask: 'Gehört die Solaranlage Ihnen, oder laufen dafür Pacht- oder Kreditverträge?',
      document: 'Kauf- oder Pachtvertrag und Einspeisevertrag',
      copies: ['photovoltaik'],
    },
  }),
  asking('wallbox', 'Kann ein Elektroauto geladen werden?', {
    why: 'In einer Gemeinschaft brauchen Sie dafür einen Beschluss, auf den Sie aber Anspruch haben (§ 20 WEG).',
    answeredBy: [{ topic: 'erneuerbare', about: ['wallbox'] }, { document: true }],
    weight: 0,
    todo: {
      ask: 'Haben Sie am Stellplatz eine Wallbox oder eine vorbereitete Leitung?',
      document: 'Rechnung oder Auskunft des Netzbetreibers',
      copies: ['modernisierungen'],
      from: 'anbieter-oder-andere',
    },
  }),
  asking('warmwasser', 'Wie wird das Warmwasser bereitet?', {
    why: 'Elektrische Durchlauferhitzer sind im Betrieb teuer.',
    answeredBy: [{ topic: 'warmwasser' }],
    weight: 1,
    yellow: 'Elektrischer Durchlauferhitzer.',
    todo: {
      ask: 'Können Sie mir sagen, ob das Warmwasser zentral oder mit einem Durchlauferhitzer bereitet wird?',
      document: 'Energieausweis oder Besichtigung',
      copies: ['energieausweis'],
    },
  }),
  asking('heizoeltank', 'Ist der Öltank geprüft und zulässig?', {
    why: 'In Hochwassergebieten und bei alten Tanks drohen Nachrüstung oder Stilllegung (§ 78c WHG).',
    audience: ['H', 'M'],
    answeredBy: [{ topic: 'altlasten', about: ['oeltank'] }, { document: true }],
    weight: 1,
    yellow: 'Früher wurde mit Öl geheizt, und vom Tank ist nichts gesagt.',
    judgeRemark: byRule({ 'oel-frueher': FORMER_TANK }),
    todo: {
      ask: 'Können Sie mir sagen, wie alt der Öltank ist, wann er geprüft wurde und wie viel Öl darin bleibt?',
      askTold:
        'Was wurde aus dem Öltank, und gibt es Nachweise über Ausbau oder Stilllegung, die Sie mir schicken können?',
      document: 'Prüfbericht des Tanks',
      papers: ['wartung'],
    },
  }),
  asking('kaminofen', 'Darf der Kamin oder Ofen weiter betrieben werden?', {
    why: 'Alte Öfen müssen die Grenzwerte der 1. BImSchV einhalten oder stillgelegt werden.',
    onlyIf: ({ offer }) => offer.heating.systems.includes('kamin'),
    answeredBy: [{ document: true, spokenOf: 'kaminofen' }],
    weight: 0,
    todo: {
      ask: 'Hält der Ofen die Grenzwerte ein, und haben Sie den Nachweis des Schornsteinfegers?',
      document: 'Feuerstättenbescheid des Schornsteinfegers',
      papers: ['feuerstaetten'],
    },
  }),
  asking('schornsteinfeger', 'Was sagt das letzte Protokoll des Schornsteinfegers?', {
    why: 'Darin stehen Alter, Leistung und Mängel der Heizung.',
    audience: ['H', 'M'],
    answeredBy: [{ document: true, spokenOf: 'schornsteinfeger' }],
    weight: 1,
    todo: {
      ask: 'Können Sie mir bitte das letzte Protokoll des Schornsteinfegers schicken?',
      document: 'Feuerstättenbescheid und Messprotokoll',
      papers: ['feuerstaetten'],
    },
  }),
])
