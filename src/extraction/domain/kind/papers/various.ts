import { heading, mark, title, seen } from '../mark.ts'
import type { Paper } from './paper.ts'

/** Papers that have no kind of their own, each by its name. */
export const VARIOUS_PAPERS: readonly Paper[] = [
  {
    kind: 'sonstiges',
    name: 'ein Kaufgesuch',
    certainFrom: 8,
    marks: [
      title[3]`[^\n]{0,40}(?:gesuch\b|gesucht\b|such(?:e|en|t)\b)`,
      title[1]`(?:[^\n]{0,20} )?\p{L}*(?:haus|häuser|wohnung|wohnungen|grundstücke?|immobilien?|bauplatz|wald)[^\n]{0,20} gesucht(?! ?\?)`,
      mark[3]`(?:wir|ich|familie|paar|ehepaar) such(?:en|e|t)|(?:paar|familie|anleger|investor)[^\n]{0,40} kauft|such(?:en|e) (?:wir|ich)\b|(?<!\p{L})suche (?:ein|haus|wohnung|eine)|(?<!(?:sie|ihr|käufer) )(?<!\p{L})suchen (?:in|im|ein|eine|einen) [^\n]{3,60}`,
      mark[3]`(?:unser|mein|maximal(?:es)?)? ?budget|kaufpreis(?:vorstellung)?:? ?(?:¦ )?(?:bis|max)|(?:bis|max\.?|maximal|höchstens)(?: zu| ca\.| etwa| rund)? ?[\d.]{5,} ?(?:€|eur)|bis (?:zu )?\d[\d.,]* ?(?:mio|t€|tsd)`,
      mark[2]`finanzierung (?:ist |liegt |steht|gesichert|von der bank)|unsere wünsche|wunsch(?:lage|objekt|immobilie)|(?:wir wünschen|wünschen wir|wünscht) (?:uns|sich)|ankaufs?-?profil|belohnung|was wir suchen|idealerweise|gern(?:e)? (?:mit|auch|mehr)|eigenkapital|finanzierungsbestätigung|alles ist recht|(?:haben|sein) (?:darf|sollte|muss):|kein muss|von familie an familie|unsere jetzige (?:miet)?wohnung`,
      // Who looks names the least that a home must have, and the most that it may cost; who offers homes names where sizes and prices begin.
      seen(
        2,
        mark[3]`(?:^|[•*–-] ?|¦ |, )(?:(?:wohnfläche|grundstück|garten|\p{L}+(?:haus|hälfte|wohnung)):? (?:¦ )?)?(?:ab|mindestens|mind\.|min\.|wenigstens)(?: ca\.)? \d{1,4} ?(?:m²|qm|zimmer|räume)|^zimmer:? (?:¦ )?(?:ab|mindestens|mind\.|min\.) \d`,
      ),
      mark[2]`(?:wir|kunden)[^\n]{0,60}auf der suche|vorgemerkte[rn]? (?:kunden|käufer|interessenten)|(?<!\p{L})gesuch \d`,
      mark[3]`(?:sie|ihr) (?:denken|denkt|möchten|wollen|überlegen)[^\n]{0,25} (?:ans|an (?:den|einen)|zu) verkauf|kennen (?:sie )?jemanden|der verkaufen möchte|tipp ?geber`,
      mark[1]`wir (?:freuen uns|sind eine|sind ein)|bieten sie|angebote (?:bitte )?an|melden sie sich|liebe (?:eigentümer|nachbarn)`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'ein Übergabeprotokoll',
    marks: [
      title[5]`(?:wohnungs|objekt|schlüssel|haus)?-?(?:übergabe|abnahme)-?protokoll|protokoll (?:der|zur|über die) (?:wohnungs)?(?:übergabe|abnahme)`,
      mark[2]`zählerst(?:and|ände)|schlüssel|mängel|übergeben`,
      mark[1]`einziehend|ausziehend|übergebend|übernehmend|unterschrift`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'ein Auszug aus dem Liegenschaftskataster',
    marks: [
      title[5]`[^\n]{0,20}(?:liegenschaftskataster|flurkarte|liegenschaftskarte|flurstücksnachweis|katasterauszug|katasterkarte)`,
      mark[2]`flurstück|gemarkung`,
      mark[2]`maßstab|vermessungsamt|katasteramt|geobasis`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'eine Selbstauskunft',
    marks: [
      title[5]`[^\n]{0,20}(?:selbstauskunft|interessentenbogen|bewerbungsbogen|mieterselbstauskunft)`,
      mark[2]`nettoeinkommen|arbeitgeber|geburtsdatum|familienstand|insolvenz`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'ein Marktbericht',
    spreadFrom: 7,
    marks: [
      title[4]`[^\n]{0,40}(?:markt-?(?:bericht|blick|brief|analyse|überblick|kompass|monitor|spiegel|nachrichten)|marktreport|grundstücksmarktbericht|preisspiegel|marktdaten|mietspiegel|immobilienmarkt\b)`,
      mark[2]`durchschnittspreis|preisentwicklung|im (?:mittel|schnitt|median) (?:wurden|werden|kosten|zahlt)|wechselten [^\n]{0,60}|verkäufe zählte|aus eigener auswertung|unsere verkäufe|angebote? (?:wird|werden|aus den portalen)|(?:stiegen|sanken|fielen|gestiegen|gesunken|gefallen) (?:um|im schnitt um)|gegenüber dem vorjahr|im vergleich zum vorjahr|vorjahreszeitraum|kauffälle|kaufverträge (?:aus|im|in|wurden|zugrunde)|gutachterausschuss|haben sich (?:die )?preise|erwarten wir|in neuverträgen|median|(?<!\p{L})tendenz(?!\p{L})`,
      mark[1]`quartal|halbjahr|prognose|nachfrage`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'die Werbung eines Maklers',
    spreadFrom: 6,
    marks: [
      title[3]`[^\n]{0,40}(?:verkaufserfolge|erfolgreich verkauft|ihre immobilie|ihr (?:zuhause|haus)|wir verkaufen$|verkaufen sie|sie (?:möchten|wollen|planen)[^\n]{0,30}verkaufen|was ist (?:ihr|ihre)|referenzobjekt|verkauft in \d+ (?:tagen|wochen)|immobilienrente|verrentung|teilkauf|(?:unser )?leistungspaket)`,
      title[2]`[^\n]{0,20}(?:leistungspaket|leistungen für (?:verkäufer|eigentümer))`,
      mark[3]`(?:kostenlose|unverbindliche|kostenfreie)[^\n]{0,25}(?:bewertung|wertermittlung|einschätzung|beratung)|(?:kostenlos|unverbindlich) (?:beraten|bewerten)`,
      mark[3]`verkauft (?:über|zu[mr]?) (?:dem )?angebotspreis|(?:rechen)?beispiel:? (?:¦ )?(?:frau|herr|ehepaar|familie) `,
      seen(
        3,
        mark[2]`(?<!\p{L})(?:markt(?:wert|preis)?-?analyse|home-?staging|alleinauftrag|(?:3d|360°?)-?rundgang|drohnen\p{L}*|energieausweis inklusive)(?!\p{L})`,
      ),
      mark[2]`\d verkaufte (?:häuser|wohnungen|immobilien|objekte)|unsere leistungen|ihr partner|wir (?:verkaufen|vermarkten|bewerten) ihre|für (?:den|ihren) verkauf|tipp-?provision|tippgeber|so arbeiten wir|unser honorar|(?:unsere|aktuelle) referenzen|gutschein|(?:möchten|wollen) auch sie verkaufen`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'ein Zuschlags- oder Anordnungsbeschluss',
    marks: [
      title[4]`(?:zuschlags|anordnungs|einstellungs|verkehrswert|wertfestsetzungs)?-?beschluss`,
      mark[3]`wird (?:der grundbesitz )?(?:dem|der) meistbietenden|zuschlag (?:wird )?erteilt|wird (?:die )?(?:zwangsversteigerung|zwangsverwaltung)[^\n]{0,60}angeordnet|beschlagnahme`,
      mark[2]`rechtsbehelfsbelehrung|sofortige beschwerde`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'ein Zeitungsartikel',
    spreadFrom: 6,
    marks: [
      heading[3]`[^\n]{0,30}(?:kurier|zeitung|nachrichten|tagblatt|tageblatt|bote|anzeiger|rundschau|magazin)[^\n]{0,60}(?:seite|ausgabe|\d{4})`,
      seen(
        3,
        mark[3]`sagt(?:e)? |(?<!\p{L})(?:seien|stünden|hätten|gebe es|erklärt|berichtet|nach angaben|so der|laut experten)(?!\p{L})`,
      ),
      mark[1]`im (?:schnitt|mittel|vorjahr)|vorjahr|gutachterausschuss`,
      mark[1]`(?:^|\. )von \p{L}+ \p{L}+$|foto: |redaktion`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'ein Fragebogen',
    marks: [
      title[4]`[^\n]{0,30}(?:objektaufnahme|aufnahmebogen|fragebogen|checkliste|erfassungsbogen|formular)`,
      seen(4, mark[3]`_{4,}|\.{8,}|ja ?/ ?nein|☐|□`),
      mark[2]`bitte (?:füllen|ausfüllen|ankreuzen)|ausgefüllt|zutreffendes`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'ein Ratgeber',
    spreadFrom: 6,
    marks: [
      title[4]`(?:ratgeber|leitfaden|tipps|so (?:verkaufen|kaufen|finden) sie|\d+ (?:tipps|schritte|fehler))`,
      mark[2]`^\d\.? [^\n]{0,60}(?:ermitteln|stellen|legen|planen|prüfen|beachten|vergleichen|klären) sie|kostenlose (?:erst)?beratung|häufige fragen`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'ein Sanierungsfahrplan oder ein Beratungsbericht',
    marks: [
      title[5]`[^\n]{0,20}(?:sanierungsfahrplan|energieberatungsbericht|modernisierungsempfehlung)`,
      mark[2]`maßnahmenpaket|investition(?:skosten)?|endenergiebedarf|energieberater`,
      mark[1]`förderung|einsparung|ist-zustand`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'ein Steuer- oder Gebührenbescheid',
    marks: [
      title[5]`[^\n]{0,30}(?:grundsteuer|grundsteuerwert|gebühren|beitrags|grunderwerbsteuer|straßenausbau|erschließungsbeitrags)-?\s?bescheid`,
      mark[2]`hebesatz|messbetrag|kassenzeichen|aktenzeichen|rechtsbehelf|widerspruch|zu zahlen|fällig`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'ein Tauschangebot',
    certainFrom: 7,
    marks: [
      mark[4]`(?:^|\. )(?:ich |wir )?(?:tausche|tauschen|biete [^\n]{3,60} zum tausch)(?!\p{L})|(?:wohnungs|haus|immobilien)tausch`,
      mark[3]`wertausgleich|(?:im )?tausch gegen|gegen (?:eine |ein )?(?:\p{L}+ )?(?:wohnung|haus|grundstück)(?!\p{L})`,
    ],
  },
]
