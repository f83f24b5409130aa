import { regexp } from '#kernel/regexp.ts'
import { OWN_SECTIONS, type RemarkRule, rule, SELLER_SECTIONS } from '../remarkRule.ts'

const AT_HAND =
  '(?:liegt|liegen|vorhanden|vor(?=$|[.,;¦])|einsehbar|zur einsicht|(?:wird|werden) (?:\\p{L}+ )?übergeben|belegt|erteilt|erfolgt|abgeheftet)'
const FINAL =
  '(?:schluss|gebrauchs|bau(?:amtliche[rn]? )?|rohbau- und schluss)-?abnahme(?:schein(?:e|s)?|bescheinigung|protokoll|bescheid)?'
const OF_COMMUNITY =
  '(?:weg|eigentümergemeinschaft|gemeinschaft|wohnungseigentümergemeinschaft|hausverwaltung|verwaltung)'
const GIVEN =
  '(?:zur verfügung|im datenraum|auf (?:anfrage|wunsch|anforderung)|(?:über)?send(?:en|et)|schicken|erhalten|zugesandt|zugeschickt|(?:liegt|liegen) [^.,;¦]{0,30}vor|nach (?:der )?besichtigung|bei(?: der)? besichtigung|zeigen|bereit(?:gestellt)?|als pdf)'

/** Papers that the exposé says are there, by the names that offices and communities have for them. */
export const PAPERS_AT_HAND_RULES: readonly RemarkRule[] = [
  // The office has seen the finished house and let it be used.
  rule('schlussabnahme-da', 'umbauGenehmigung', 'gut', {
    pattern: regexp.u`${FINAL}(?!\p{L})[^.;¦]{0,60}(?<!\p{L})${AT_HAND}(?!\p{L})|(?:bauamtlich|behördlich|von der bauaufsicht|vom bauamt) (?:\p{L}+ )?abgenommen|(?:alle|sämtliche|gesamte|komplette) (?:genehmigten )?(?:bauunterlagen|baugenehmigungen|bauscheine|bauakten?)(?!\p{L})[^.;¦]{0,90}(?<!\p{L})${AT_HAND}(?!\p{L})|(?:mit|durch) (?:bauschein|bauantrag|bauscheinen|bauanträgen|baugenehmigung) (?:belegt|errichtet|gebaut)(?!\p{L})|(?<permit>bauschein(?:e|s)?)(?!\p{L})[^.;¦]{0,50}(?<!\p{L})${AT_HAND}(?!\p{L})`,
    meaning: ({ permit }) =>
      permit === undefined
        ? 'Genehmigung und Abnahme sind laut Text belegt: vor dem Kauf mit dem Bestand vergleichen'
        : 'Der Bauschein liegt laut Text vor: vor dem Kauf mit dem Bestand vergleichen und nach der Abnahme fragen',
    denied: 'Schlussabnahme oder Bauschein fehlt',
    deniedTone: 'warnung',
    unless:
      /(?<!\p{L})(?:heizung|gasanlage|gewährleistung|durch (?:den käufer|sie)|werkvertrag|noch (?:aus|nicht)|nur teilweise|teilweise|unvollständig|steht aus|bauträger)(?!\p{L})/u,
    ofStanding: true,
    evenIfOpen: true,
    sections: OWN_SECTIONS,
  }),
  rule('schlussabnahme-fehlt', 'umbauGenehmigung', 'warnung', {
    pattern: regexp.u`${FINAL}(?!\p{L})[^.;¦]{0,50}(?<!\p{L})(?:fehlt|fehlen|fand nie statt|hat (?:es )?nie (?:stattgefunden|gegeben)|gab es (?:nie|nicht)|steht (?:noch )?aus|(?:wurde|ist) (?:\p{L}+ )?(?:nie|nicht) (?:erteilt|erfolgt|beantragt|durchgeführt)|(?:liegt|liegen) nicht vor|nicht (?:vorhanden|auffindbar))(?!\p{L})|(?:ohne|keine|fehlende) (?:\p{L}+ )?${FINAL}(?!\p{L})`,
    meaning: 'Die Schlussabnahme fehlt laut Text: beim Bauamt klären',
    fixed: 'stated',
    ofStanding: true,
    unless: /(?<!\p{L})(?:heizung|gasanlage|gewährleistung|werkvertrag|bauträger|eigenleistung)(?!\p{L})/u,
    sections: OWN_SECTIONS,
  }),
  // Papers that are there prove what was asked for, not what was built.
  rule('bauunterlagen-da', 'umbauGenehmigung', 'hinweis', {
    pattern: regexp.u`(?:bauantrag|bauanträge|bauakten?|bauunterlagen|baupläne|bauzeichnungen)(?!\p{L})[^.;¦]{0,60}(?<!\p{L})${AT_HAND}(?!\p{L})`,
    meaning: 'Bauunterlagen liegen laut Text vor: mit dem Bestand vergleichen',
    unless:
      /(?<!\p{L})(?:nicht|kein\p{L}*|nur|nie|teilweise|unvollständig\p{L}*|noch|fehl\p{L}*|gestellt|eingereicht|alle|sämtliche|gesamte|komplette|heizung|statik|grundriss\p{L}*)(?!\p{L})|abnahme/u,
    fixed: 'unknown',
    ofStanding: true,
    sections: OWN_SECTIONS,
  }),
  rule('weg-unterlagen-da', 'protokolle', 'neutral', {
    pattern: regexp.u`(?:unterlagen (?:der|zur) ${OF_COMMUNITY}|(?:weg|verwaltungs|gemeinschafts)-unterlagen)(?!\p{L})[^.;¦]{0,110}(?<!\p{L})${GIVEN}(?!\p{L})|(?:erhalten|senden|schicken|finden) (?:wir |sie )?(?:\p{L}+ ){0,3}(?:weg-unterlagen|unterlagen der ${OF_COMMUNITY})(?!\p{L})|protokolle(?: \d{4} ?(?:-|bis|,|und) ?\d{4})?(?!\p{L})[^.;¦]{0,60}(?<!\p{L})(?:als pdf|im datenraum)(?!\p{L})`,
    meaning: 'Unterlagen der Gemeinschaft gibt es laut Text auf Anfrage',
    denied: 'Unterlagen der Gemeinschaft fehlen',
    deniedTone: 'hinweis',
    evenIfOpen: true,
    sections: SELLER_SECTIONS,
  }),
  // The same papers hold the Teilungserklärung; the deed itself is still to be seen.
  rule('weg-unterlagen-mit-teilungserklaerung', 'teilungserklaerung', 'neutral', {
    pattern: regexp.u`(?:unterlagen (?:der|zur) (?:weg|eigentümergemeinschaft|gemeinschaft|wohnungseigentümergemeinschaft)|weg-unterlagen)(?!\p{L})[^.;¦]{0,110}(?<!\p{L})${GIVEN}(?!\p{L})`,
    meaning: 'Unterlagen der Gemeinschaft gibt es laut Text auf Anfrage',
    evenIfOpen: true,
    sections: SELLER_SECTIONS,
  }),
]
