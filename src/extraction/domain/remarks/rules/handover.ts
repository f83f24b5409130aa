import { OBJECT_ONLY, type RemarkRule } from '../remarkRule.ts'

const INVENTORY =
  '(?:einbauküche|küche|möbel|möblierung|mobiliar|inventar|einbaumöbel|einbauschränke|küchenmöbel und geräte|küchenmöbel|sauna|kaminofen)'

/** What stays in the home, and when and how it is handed over. */
export const HANDOVER_RULES: readonly RemarkRule[] = [
  {
    name: 'inventar-enthalten',
    topic: 'inventar',
    tone: 'gut',
    pattern: new RegExp(
      `${INVENTORY}(?!\\p{L})[^.¦]{0,60}(?:im kaufpreis|im preis|inbegriffen|inklusive|verbleib\\p{L}*|bleibt|bleiben|mitverkauft|(?:kann|können|wird|werden) (?:\\p{L}+ ){0,2}übernommen)|(?:inklusive|inkl·|samt) (?:\\p{L}+ )?(?:einbauküche|inventar|mobiliar)`,
      'u',
    ),
    meaning: 'Inventar geht mit über',
    unless: /ablöse|abstand|gegen aufpreis|zzgl|kein bestandteil|nicht bestandteil/u,
    denied: 'Inventar nicht im Preis',
    deniedTone: 'hinweis',
    evenIfOpen: true,
    sections: OBJECT_ONLY,
  },
  {
    name: 'inventar-mieter',
    topic: 'inventar',
    tone: 'warnung',
    pattern: new RegExp(
      `${INVENTORY}(?!\\p{L})[^.]{0,50}(?:(?:vom|von (?:der|den)|durch (?:den|die)) mieter\\p{L}*|(?:eigentum|besitz) (?:des|der) mieter\\p{L}*|gehör\\p{L}* (?:dem|der|den) mieter\\p{L}*)`,
      'u',
    ),
    meaning: 'Küche oder Einbauten gehören dem Mieter, nicht zum Kauf',
    unless: /vom mieter (?:\p{L}+ )?genutzt|mitvermietet/u,
    fixed: 'stated',
    sections: OBJECT_ONLY,
  },
  {
    name: 'inventar-extra',
    topic: 'inventar',
    tone: 'hinweis',
    pattern: new RegExp(
      `${INVENTORY}(?!\\p{L})[^.]{0,70}(?:gegen (?:eine )?ablöse|ablöse|abstandszahlung|abstand|gegen aufpreis|nicht (?:im kaufpreis|bestandteil|enthalten)|zzgl)`,
      'u',
    ),
    meaning: 'Inventar nicht im Preis oder gegen Ablöse',
    fixed: 'stated',
    sections: OBJECT_ONLY,
  },
  {
    name: 'raeumung-frei',
    topic: 'raeumung',
    tone: 'gut',
    pattern:
      /geräumt übergeben|besenrein\p{L}*|(?:geräumt|leer) (?:und besenrein|übergeben)|leerstehend\p{L}*|(?:steht|stehen) (?:derzeit |zurzeit |seit \p{L}+ |bereits |aktuell )?leer|unbewohnt|(?:sofort|ab sofort|kurzfristig) (?:bezugsfrei|frei|beziehbar|verfügbar)|bezugsfrei(?: ab sofort|(?! ?(?:ab|:|¦|zum|nach|in|bis)))/u,
    meaning: 'Frei oder wird geräumt übergeben',
    denied: 'Wird nicht geräumt übergeben',
    deniedTone: 'warnung',
    unless: /nach vereinbarung|nach absprache|davon/u,
    evenIfOpen: true,
    sections: OBJECT_ONLY,
  },
  {
    name: 'raeumung-bewohnt',
    topic: 'raeumung',
    tone: 'hinweis',
    pattern:
      /(?:von (?:den|der|dem) (?:eigentümer\p{L}*|verkäufer\p{L}*|familie)|vo[mn] (?:eigentümer\p{L}*|verkäufer|schuldner|besitzer))[^.]{0,25} (?:bewohnt|genutzt|eigengenutzt)(?![^.]{0,60}(?:als mieter|zur miete|wohnen bleib))|wir wohnen noch|wohnen noch bis|noch (?:selbst )?bewohnt|selbst ?bewohnt|wird (?:derzeit|zurzeit|aktuell) (?:noch )?(?:selbst )?(?:bewohnt|eigengenutzt|selbst genutzt)(?![^.]{0,60}(?:als mieter|zur miete|wohnen bleib))/u,
    meaning: 'Noch bewohnt: Räumung im Kaufvertrag regeln',
    evenIfOpen: true,
    sections: OBJECT_ONLY,
  },
  {
    name: 'raeumung-offen',
    topic: 'raeumung',
    tone: 'hinweis',
    pattern:
      /(?:bezug|bezugsfrei|bezugstermin|bezugsfertig|übergabe|frei|frei ab|verfügbar(?: ab)?|beziehbar|freiwerdend)[ :¦]{1,3}(?:ist |ab |wird |erfolgt )?nach (?:vereinbarung|absprache)/u,
    meaning: 'Bezug nur „nach Vereinbarung“',
    fixed: 'stated',
  },
  {
    name: 'raeumung-voll',
    topic: 'raeumung',
    tone: 'warnung',
    pattern:
      /(?:nicht|un)geräumt(?:e[rnsm]?)?|wird nicht geräumt|entrümpel\p{L}*|mit (?:dem )?(?:gesamten |vollständigen )?hausrat|muss (?:noch )?(?:geräumt|entrümpelt)/u,
    meaning: 'Nicht geräumt',
    fixed: 'stated',
    sections: OBJECT_ONLY,
  },
]
