import { byRule } from '../judges/byRule.ts'
import { asking, inGroup, type Known } from '../question.ts'
import { unjudged } from '../verdict.ts'

const BESIDE_THE_HOUSE =
  'Die fremde Leitung liegt in Ihrem Grund. Lassen Sie sich die Bewilligung mit Lageplan zeigen: was dort nicht gebaut und gepflanzt werden darf, und wer die Leitung unterhält.'

const NO_SOIL =
  'Für dieses Grundstück gibt es kein Bodengutachten: Lassen Sie den Boden vor dem Notartermin untersuchen (1.000 bis 2.000\u00a0€), oder vereinbaren Sie ein Rücktrittsrecht, falls er nicht trägt.'

/** A house that is ordered for one's own ground is a Verbraucherbauvertrag (§ 650i BGB): no Bauträger, and no notary where the ground is not sold with it. */
const isOrdered = ({ offer }: Known) => offer.deal?.type.value === 'fertighaus'

/** Public and neighbours' law of the plot, and the contract of a first sale. */
export const RECHT_GRUNDSTUECK = inGroup('Recht & Eigentum', 'Recht', 'G', [
  asking('baulasten', 'Sind Baulasten eingetragen?', {
    why: 'Baulasten stehen nicht im Grundbuch und binden Sie trotzdem.',
    audience: ['A'],
    answeredBy: [{ topic: 'baulasten' }, { document: true }],
    weight: 4,
    yellow: 'Ja.',
    todo: {
      ask: 'Wissen Sie von Baulasten auf dem Grundstück, und von welchen?',
      askTold: 'Können Sie mir den Auszug aus dem Baulastenverzeichnis schicken?',
      document: 'Baulastenverzeichnis',
      from: 'amt',
    },
  }),
  asking('wegerecht-leitungsrecht', 'Gibt es Geh-, Fahr- oder Leitungsrechte?', {
    why: 'Wer nur über fremden Grund zum Haus kommt, braucht dafür ein eingetragenes Recht.',
    audience: ['H', 'M', 'G'],
    answeredBy: [{ topic: 'wegerecht' }, { document: true }],
    weight: 3,
    yellow: 'Die Zufahrt oder Leitungen laufen über fremden Grund.',
    red: 'Die Zufahrt ist rechtlich nicht gesichert.',
    judgeRemark: byRule({
      'weg-gemeinschaft':
        'Ein Weg gehört mehreren: Ihr Anteil muss mit Flurstück im Kaufvertrag stehen, sonst ist der Weg zum Haus nicht Ihrer. Fragen Sie, was die Gemeinschaft im Jahr kostet und wer Reparaturen zahlt.',
      'hof-gemeinschaft':
        'Hof oder Garagenfläche gehört mehreren: Ihr Anteil muss mit Flurstück im Kaufvertrag stehen, sonst kaufen Sie ihn nicht mit. Fragen Sie, was die Gemeinschaft im Jahr kostet und wer Reparaturen zahlt.',
      'zufahrt-gesichert': unjudged(
        'Lassen Sie sich Bewilligung und Baulastblatt zeigen: Breite des Wegs, wer ihn unterhält, und ob auch die Leitungen dort liegen dürfen.',
      ),
      'recht-neben-baufenster': unjudged(BESIDE_THE_HOUSE),
      'recht-neben-baufenster-danach': unjudged(BESIDE_THE_HOUSE),
      'leitung-gegenseitig': unjudged(
        'Bei Doppel- und Reihenhäusern ist das üblich. Lassen Sie sich die Bewilligung zeigen: wo die Leitung liegt, wer sie unterhält und was nicht überbaut werden darf.',
      ),
    }),
    todo: {
      ask: 'Können Sie mir sagen, ob Zufahrt oder Leitungen über fremden Grund führen und wie das gesichert ist?',
      askTold:
        'Können Sie mir einen Lageplan und die Bewilligung des genannten Rechts oder den Anteil laut Grundbuch schicken, und wer zahlt den Unterhalt?',
      document: 'Grundbuchauszug und Lageplan',
      papers: ['grundbuch', 'flurkarte'],
    },
  }),
  asking('erschliessung', 'Ist das Grundstück erschlossen und sind alle Beiträge bezahlt?', {
    why: 'Offene Beiträge für Straße und Kanal können fünfstellig sein.',
    audience: ['H', 'M', 'G'],
    answeredBy: [{ topic: 'erschliessung' }, { document: true }],
    weight: 3,
    yellow: 'Nur teilweise erschlossen, oder Straßenausbau steht an.',
    todo: {
      ask: 'Können Sie mir sagen, ob das Grundstück voll erschlossen ist und alle Beiträge bezahlt sind?',
      document: 'Anliegerbescheinigung der Gemeinde',
      from: 'amt',
    },
  }),
  asking('altlasten', 'Besteht ein Verdacht auf Altlasten?', {
    why: 'Als Eigentümer haften Sie für die Sanierung des Bodens, auch ohne Schuld (§ 4 BBodSchG).',
    audience: ['H', 'M', 'G'],
    answeredBy: [{ topic: 'altlasten', except: ['kampfmittel', 'oeltank'] }, { document: true }],
    weight: 4,
    knockout: true,
    red: 'Das Exposé nennt Altlasten oder einen Verdacht.',
    todo: {
      ask: 'Wissen Sie, wie das Grundstück früher genutzt wurde und ob es im Altlastenkataster steht?',
      askTold: 'Was ist zu dieser Fläche bekannt, gibt es eine Untersuchung, und wer trägt eine Sanierung?',
      document: 'Auskunft aus dem Altlastenkataster',
      from: 'amt',
    },
  }),
  asking('baurecht', 'Welches Baurecht gilt: Bebauungsplan, § 34 oder § 35 BauGB?', {
    why: 'Im Außenbereich ist fast nichts erlaubt, was nicht schon genehmigt ist.',
    audience: ['H', 'M', 'G'],
    answeredBy: [{ topic: 'baurecht', except: ['bauzwang', 'baumass'] }, { document: true }],
    weight: 3,
    knockout: true,
    red: 'Außenbereich ohne Genehmigung.',
    todo: {
      ask: 'Wissen Sie, ob ein Bebauungsplan gilt oder ob das Grundstück im Innen- oder Außenbereich liegt?',
      document: 'Bebauungsplan oder Bauvoranfrage beim Bauamt',
      papers: ['bebauungsplan'],
    },
  }),
  asking('zweckentfremdung-nutzung', 'Ist das Wohnen dort dauerhaft erlaubt?', {
    why: 'In Erholungs- und Wochenendgebieten dürfen Sie nicht dauerhaft wohnen.',
    audience: ['B'],
    answeredBy: [{ topic: 'nutzungsbindung' }, { document: true }],
    weight: 3,
    knockout: true,
    red: 'Erholungs- oder Wochenendgebiet, kein Erstwohnsitz, oder Nutzung nur als Gewerbe.',
    todo: {
      ask: 'Können Sie mir belegen, dass das Objekt als dauerhafte Wohnung genehmigt ist?',
      document: 'Baugenehmigung und Auskunft des Bauamts',
      copies: ['baugenehmigung'],
      from: 'anbieter-oder-andere',
    },
  }),
  asking('grenzbebauung', 'Stehen Gebäude über der Grenze oder zu nah daran?', {
    why: 'Ein Überbau führt zu Streit mit Nachbarn oder zu einer Rente (§ 912 BGB).',
    audience: ['H', 'M', 'G'],
    answeredBy: [{ document: true, spokenOf: 'grenzbebauung' }],
    weight: 1,
    todo: {
      ask: 'Wissen Sie von Gebäuden oder Zäunen auf der Grenze und von Absprachen mit den Nachbarn?',
      document: 'Amtlicher Lageplan oder Grenzfeststellung',
      copies: ['flurkarte'],
    },
  }),
  asking('gewaehrleistung-neubau', 'Wie sind Zahlungen und Gewährleistung beim Neubau gesichert?', {
    why: 'Wird insolvent, wer baut, ist ungesichertes Geld verloren; für Mängel haftet er fünf Jahre.',
    audience: ['N'],
    answeredBy: [{ topic: 'gewaehrleistung', except: ['neubauGenehmigung', 'bautermin'] }, { document: true }],
    weight: 4,
    knockout: true,
    red: 'Zahlung, bevor die Auflassungsvormerkung eingetragen ist.',
    todo: {
      ask: 'Nach welchem Zahlungsplan zahle ich, und welche Sicherheiten geben Sie mir?',
      document: 'Bauträgervertrag, geprüft durch Notar oder Anwalt',
      copies: ['bautraegervertrag'],
      from: 'anbieter-oder-andere',
    },
    todoIf: known =>
      isOrdered(known)
        ? {
            ask: 'Nach welchem Zahlungsplan zahle ich, und welche Sicherheit geben Sie mir für die Fertigstellung ohne Mängel (§ 650m BGB)?',
            document: 'Entwurf des Bauvertrags, geprüft durch einen Anwalt',
            from: 'anbieter-oder-andere',
          }
        : null,
  }),
  asking('baubeschreibung', 'Ist die Baubeschreibung vollständig?', {
    why: 'Nur was in der Baubeschreibung steht, wird Ihnen geschuldet.',
    audience: ['N'],
    answeredBy: [{ document: true, spokenOf: 'baubeschreibung' }],
    weight: 2,
    todo: {
      ask: 'Können Sie mir bitte die vollständige Baubeschreibung mit Plänen schicken?',
      document: 'Baubeschreibung, geprüft durch einen Bausachverständigen',
      copies: ['baubeschreibung'],
      from: 'anbieter-oder-andere',
    },
  }),
  asking('baugenehmigung-neubau', 'Liegt die Baugenehmigung vor?', {
    why: 'Ohne Genehmigung ist der Termin der Fertigstellung nicht mehr als eine Hoffnung.',
    audience: ['N'],
    answeredBy: [
      { topic: 'gewaehrleistung', about: ['neubauGenehmigung'] },
      { document: true, spokenOf: 'baugenehmigung' },
    ],
    weight: 2,
    todo: {
      ask: 'Haben Sie die Baugenehmigung schon, und ist sie bestandskräftig?',
      document: 'Baugenehmigung',
      papers: ['baugenehmigung'],
    },
  }),
  asking('fertigstellung', 'Wann wird das Gebäude fertig, und was gilt bei Verzug?', {
    why: 'Jeder Monat Verzug kostet Miete und Bereitstellungszinsen.',
    audience: ['N'],
    answeredBy: [
      { topic: 'gewaehrleistung', about: ['bautermin'] },
      { document: true, spokenOf: 'fertigstellung' },
    ],
    weight: 2,
    todo: {
      ask: 'Welchen festen Termin nennen Sie im Vertrag, und was zahlen Sie bei Verzug?',
      document: 'Bauträgervertrag mit Termin und Vertragsstrafe',
      copies: ['bautraegervertrag'],
    },
    todoIf: known =>
      isOrdered(known)
        ? {
            ask: 'Welchen festen Termin nennen Sie im Vertrag, und was zahlen Sie bei Verzug?',
            document: 'Bauvertrag mit Termin und Vertragsstrafe',
            from: 'anbieter',
          }
        : null,
  }),
  asking('bodengutachten', 'Trägt der Boden ein Haus ohne Mehrkosten?', {
    why: 'Schlechter Baugrund macht Gründung und Keller teuer.',
    answeredBy: [
      { topic: 'gutachten', about: ['bodengutachten'] },
      { document: true, spokenOf: 'bodengutachten' },
    ],
    weight: 2,
    yellow: 'Für dieses Grundstück gibt es kein Bodengutachten.',
    judgeRemark: byRule({ 'bodengutachten-fehlt': NO_SOIL, 'bodengutachten-nachbar': NO_SOIL, 'bodengutachten-hier-keines': NO_SOIL }), // prettier-ignore
    ratingGroup: 'Zustand',
    todo: {
      ask: 'Haben Sie ein Bodengutachten für das Grundstück?',
      document: 'Baugrundgutachten',
      copies: ['gutachten'],
      from: 'anbieter-oder-andere',
    },
  }),
  asking('vermessung', 'Ist das Grundstück vermessen und eigenständig?', {
    why: 'Eine Teilfläche lässt sich erst nach der Vermessung umschreiben und beleihen.',
    answeredBy: [{ document: true, spokenOf: 'vermessung' }],
    weight: 1,
    todo: {
      ask: 'Können Sie mir sagen, ob das Grundstück vermessen ist und ein eigenes Grundbuchblatt hat?',
      document: 'Flurkarte und Grundbuchauszug',
      papers: ['flurkarte', 'grundbuch'],
    },
  }),
  asking('bauzwang', 'Gibt es eine Frist zum Bauen oder eine Bindung an einen Hausbauer?', {
    why: 'Bauzwang und Bindung an eine Firma nehmen Ihnen Zeit und Wahl.',
    answeredBy: [
      { topic: 'baurecht', about: ['bauzwang'] },
      { document: true, spokenOf: 'bauzwang' },
    ],
    weight: 1,
    todo: {
      ask: 'Müssen Sie oder ich bis zu einem Termin bauen, und bin ich an einen Hausbauer gebunden?',
      askTold: 'Können Sie mir den Entwurf des Kaufvertrags mit der Pflicht zum Bauen schicken?',
      document: 'Entwurf des Kaufvertrags',
    },
  }),
])
