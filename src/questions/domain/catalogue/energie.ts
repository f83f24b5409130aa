import { judgeAusweisArt, judgeAusweisGueltigkeit, judgeKennwert, judgeKlasse } from '../judges/energy.ts'
import { asking, inGroup, type Known } from '../question.ts'
import { GREEN } from '../verdict.ts'

/** A certificate is made out when the house is finished (§ 80 Abs. 1 GModG): what is told before is calculated. */
const isStillBuilt = ({ offer, day }: Known) =>
  offer.deal?.type.value === 'neubau-bautraeger' && offer.days.bezugsfreiAb !== null && offer.days.bezugsfreiAb > day

/** The energy certificate, what it says, and what energy costs. */
export const ENERGIE = inGroup('Energie & Heizung', 'Energie', 'B', [
  asking('energieausweis-vorhanden', 'Liegt ein Energieausweis vor?', {
    why: 'Der Verkäufer muss ihn spätestens bei der Besichtigung zeigen (§ 80 Abs. 4 GModG).',
    answeredBy: [
      { fact: 'energieausweisArt' },
      { fact: 'energiekennwert' },
      { fact: 'energieklasse' },
      { topic: 'energieausweisStatus' },
    ],
    weight: 3,
    phrase: known => {
      const { offer } = known
      const { energieausweisArt: art, energieklasse } = offer.texts
      if (art === null && energieklasse === null && offer.numbers.energiekennwert === null) return null
      if (isStillBuilt(known))
        return 'Noch keiner: Die Werte sind vorab berechnet, den Ausweis gibt es nach der Fertigstellung'
      return art === 'Bedarf' || art === 'Verbrauch' ? `Ja, ${art}sausweis` : 'Ja, Werte aus dem Ausweis genannt'
    },
    judge: known => (isStillBuilt(known) ? null : GREEN),
    yellow: 'Der Ausweis ist laut Exposé erst in Vorbereitung.',
    todo: {
      ask: 'Können Sie mir bitte vor der Besichtigung den Energieausweis schicken?',
      askTold: 'Wann ist der Energieausweis fertig, und können Sie ihn mir dann schicken?',
      document: 'Vollständiger Energieausweis',
      papers: ['energieausweis'],
    },
  }),
  asking('energieausweis-art', 'Ist es ein Bedarfs- oder ein Verbrauchsausweis?', {
    why: 'Der Verbrauchsausweis zeigt, wie die Bewohner geheizt haben, der Bedarfsausweis das Gebäude.',
    answeredBy: [{ fact: 'energieausweisArt' }],
    weight: 1,
    yellow: 'Verbrauchsausweis, wo das Gesetz in der Regel einen Bedarfsausweis verlangt.',
    judge: judgeAusweisArt,
    todo: {
      ask: 'Haben Sie einen Bedarfs- oder einen Verbrauchsausweis?',
      askTold: null,
      document: 'Vollständiger Energieausweis',
      papers: ['energieausweis'],
    },
  }),
  asking('energieausweis-gueltig-bis', 'Bis wann gilt der Energieausweis?', {
    why: 'Ein Ausweis gilt zehn Jahre (§ 79 GModG).',
    answeredBy: [{ fact: 'energieausweisGueltigBis' }],
    weight: 1,
    yellow: 'Abgelaufen, oder er läuft vor der Übergabe oder im nächsten halben Jahr ab.',
    judge: judgeAusweisGueltigkeit,
    todo: {
      ask: 'Können Sie mir sagen, bis zu welchem Tag der Energieausweis gilt?',
      document: 'Vollständiger Energieausweis',
      papers: ['energieausweis'],
    },
  }),
  asking('energiekennwert', 'Wie hoch ist der Endenergiewert?', {
    why: 'Er ist das Maß für die Heizkosten.',
    answeredBy: [{ fact: 'energiekennwert' }],
    weight: 4,
    yellow: 'Mehr als 160\u00a0kWh/(m²·a).',
    red: 'Mehr als 250\u00a0kWh/(m²·a).',
    judge: judgeKennwert,
    todo: {
      ask: 'Können Sie mir sagen, welchen Endenergiewert der Energieausweis nennt?',
      askTold: null,
      document: 'Vollständiger Energieausweis',
      papers: ['energieausweis'],
    },
  }),
  asking('energieklasse', 'Welche Effizienzklasse hat das Gebäude?', {
    why: 'Käufer und Banken zahlen für gute Klassen mehr.',
    answeredBy: [{ fact: 'energieklasse' }, { computed: true }],
    weight: 4,
    yellow: 'Klasse F.',
    red: 'Klasse G oder H.',
    judge: judgeKlasse,
    todo: {
      ask: 'Können Sie mir sagen, welche Effizienzklasse der Energieausweis nennt?',
      askTold: null,
      document: 'Vollständiger Energieausweis',
      papers: ['energieausweis'],
    },
  }),
  asking('klasse-plausibel', 'Passt die Klasse zum Kennwert?', {
    why: 'Passen beide nicht zusammen, ist eine Angabe falsch.',
    answeredBy: [{ computed: true }],
    weight: 1,
    yellow: 'Klasse und Kennwert widersprechen sich (Anlage 10 GModG).',
    todo: {
      ask: 'Können Sie mir bitte den Energieausweis im Original zeigen?',
      document: 'Energieausweis im Original',
      papers: ['energieausweis'],
    },
  }),
  asking('energiekosten', 'Mit welchen Energiekosten ist im Jahr zu rechnen?', {
    why: 'Heizkosten gehören zur monatlichen Belastung wie die Rate.',
    answeredBy: [{ computed: true }],
    weight: 2,
    yellow: 'Mehr als 25\u00a0€ je m² im Jahr.',
    todo: {
      ask: 'Können Sie mir bitte die Verbrauchsabrechnungen der letzten drei Jahre schicken?',
      document: 'Verbrauchsabrechnungen der letzten drei Jahre',
      papers: ['heizkosten'],
    },
  }),
  asking('verbrauchskosten', 'Welchen Verbrauch oder welche Heizkosten nennt das Exposé?', {
    why: 'Echte Rechnungen sagen mehr als ein Ausweis.',
    answeredBy: [{ topic: 'verbrauchskosten' }, { document: true }],
    weight: 1,
    todo: {
      ask: 'Wie hoch waren Ihr Verbrauch und Ihre Heizkosten in den letzten drei Jahren?',
      document: 'Verbrauchsabrechnungen der letzten drei Jahre',
      papers: ['heizkosten'],
    },
  }),
  asking('co2-kosten', 'Welche CO₂-Kosten kommen hinzu?', {
    why: 'Der CO₂-Preis verteuert Gas und Öl, und Vermieter tragen je nach Gebäude einen Teil (CO2KostAufG).',
    answeredBy: [{ computed: true }],
    weight: 0,
    todo: {
      ask: 'Können Sie mir sagen, welche CO₂-Kosten die letzte Heizkostenabrechnung ausweist?',
      document: 'Letzte Brennstoffrechnung mit CO₂-Ausweis',
      papers: ['heizkosten'],
    },
  }),
  asking('foerderung', 'Welche Förderung kommt in Frage?', {
    why: 'Zuschüsse von KfW und BAFA müssen vor dem Auftrag beantragt sein.',
    answeredBy: [{ topic: 'foerderung' }, { computed: true }],
    weight: 1,
    todo: {
      ask: 'Haben Sie für das Gebäude einen individuellen Sanierungsfahrplan?',
      document: 'Energieberatung mit Sanierungsfahrplan (iSFP)',
      from: 'nachschlagen',
    },
  }),
])
