import { regexp } from '#kernel/regexp.ts'
import type { Sign } from './sign.ts'

/** New only beside something that is not, or in name. */
const NOT_NEW =
  /nach (?:\p{L}+ )?(?:kern)?sanierung|modernisierung|neubaugebiet|neubauniveau|neubaustandard|neubaupreis|unsaniert/iu

/** A house to be built on a plot that somebody else sells. */
export const PREFAB_SIGNS: readonly Sign[] = [
  {
    weight: 4,
    pattern:
      /(?<!\p{L})(?:bau)?(?:platz|grundstück|grdst\p{L}*\.?)(?!\p{L})[^\n]{0,110}?(?<!\p{L})(?:nicht|in keinem|ohne)(?!\p{L})[^.\n]{0,20}(?:preise?n?|angebot)(?!\p{L})[^.\n]{0,20}|(?:bau)?(?:platz|grundstück)(?!\p{L})[^.\n]{0,60}(?:verkauft|vergibt|vergeben|erwerben sie|kaufen sie)[^.\n]{0,25}(?:die |der |von der )?(?:stadt|gemeinde|kommune|kirche|eigentümer\p{L}*|erbengem\p{L}*)(?!\p{L})|(?:verkauft|vergibt) die (?:stadt|gemeinde) (?:einen |das |den )?(?:bau)?(?:platz|grundstück)/giu,
    unless: /stellplatz|erbbau|erbpacht/iu,
  },
  {
    weight: 3,
    pattern:
      /(?<!\p{L})(?:aus unserem werk|hauswerk\p{L}*|holzhausbau\p{L}*|massivhaus(?:bau)?partner|vorführhaus|musterhaus\s»|ausführungsstufen?|ausstattungslinien?|ausbaustufen?|bezugsfertig\s?\||schlüsself(?:ertig)?\.?\s(?:ab|inkl\.?)\s\p{L}*\s?boden\p{L}*|bauzeit\s\d+\s(?:mon\p{L}*|wochen)\.?\s(?:nach|ab)\s(?:genehmigung|bauantrag|baugenehmigung|bodenplatte))/giu,
  },
  {
    weight: 3,
    pattern:
      /(?<!\p{L})(?:bauort(?=\s?:)|ausbauhaus|bausatzhaus|mitbauhaus|aktionshaus|systemhaus|ab (?:ok|oberkante) (?:boden|keller)\p{L}*|grundstücksservice|fertighaus(?:anbieter|hersteller)|haus(?:bau)?partner|baupartner)(?!\p{L})/giu,
  },
  {
    weight: 4,
    pattern:
      /(?<!\p{L})grundstück(?!\p{L})[^.\n]{0,60}(?:nicht (?:über|durch|von) (?:uns|den|die|\p{Lu})|(?:von|durch|über) (?:einen? )?(?:dritte|fremd|privat|ander|extern)\p{L}*|externe[rn]? (?:quelle|anbieter)|wird separat|separat (?:zu )?(?:erwerb|kauf)|muss (?:noch )?(?:separat |extra )?(?:erworben|gekauft)|ist nicht (?:im (?:haus)?preis|teil|bestandteil|enthalten|inklusive|inbegriffen))|(?:preis|haus)[^.\n]{0,25} (?:ohne|zzgl\.?|zuzüglich|exkl\.?) (?:das |des |dem )?(?:bau)?grundstück(?:s|es|spreis|skosten)?(?!\p{L})|auf ihrem (?:eigenen )?(?:bau)?grundstück/giu,
  },
  {
    weight: 2,
    pattern:
      /(?<!\p{L})(?:festpreisgarantie|bauzeitgarantie|hausmontage|musterhaus(?:park|besichtigung)?|bemusterung(?:szentrum)?|baunebenkosten|holzfertigbau\p{L}*|fertigbauweise)(?!\p{L})/giu,
  },
  {
    weight: 2,
    pattern:
      /(?<!\p{L})(?:inkl\.|inklusive|einschl\.) (?:bodenplatte|fundamentplatte|bauantrag|architektenleistung\p{L}*|baugrund\p{L}*)/giu,
  },
  {
    weight: 2,
    pattern:
      /(?<!\p{L})(?:bauen (?:sie )?(?:mit uns|ihr|mit)|baue(?:n)? sie ihr|hier könnte ihr|projektiertes (?:einfamilien)?haus|haus ist projektiert|traumhaus (?:bauen|verwirklichen|planen)|individuell (?:planbar|geplant)|frei planbar|grundriss(?:e)? (?:ist |sind )?(?:frei |noch )?(?:planbar|änderbar))/giu,
  },
  {
    weight: 1,
    pattern:
      /(?<!\p{L})(?:fertighaus|eigenleistung(?:en)?|ausbaustufe|malervlies|technikfertig|schlüsselfertig|werkvertrag|bauleistungsbeschreibung)(?!\p{L})/giu,
  },
  {
    // A builder's offer to whoever has a plot: "Angebot über die Errichtung eines Bungalows", "das Haus für Ihr Grundstück"
    weight: 4,
    pattern:
      /(?<!\p{L})(?:angebot über die (?:errichtung|lieferung|erstellung) (?:eines|ihres) (?:\p{L}+ )?(?:\p{L}*hauses|bungalows|\p{L}*villa)|(?:haus|bungalow|villa) (?:auf|für) ihr(?:em)? (?:eigenes |eigenem )?grundstück|holztafelbau\p{L}*|aufstelltermin)(?!\p{L})/giu,
  },
]

/** Bought from the plan, or before it is finished. */
export const NEW_BUILD_SIGNS: readonly Sign[] = [
  {
    weight: 4,
    pattern:
      /(?<!\p{L})(?:(?:objektzustand|zustand|bauphase|baustatus|status)\s?[:¦\n]\s?(?:neubau[ ,-]+)?(?:projektiert|im bau|in planung|geplant|rohbau)|baut (?:ein|eine|der|die|unser\p{L}*) [^.\n]{0,40}(?:bauträger|wohnbau|bauherr)|(?:baugenehmigung|bauantrag)(?: (?:ist|wurde|liegt))? (?:beantragt|eingereicht)|(?:sie )?(?:erwerben|kaufen) (?:direkt |unmittelbar )?vom bauträger|zahlung(?:splan)? (?:in (?:sieben )?raten )?nach (?:baufortschritt|mabv|makler)|übergabe nicht vor|under construction|off-?plan|to be built)(?!\p{L})/giu,
    unless: /sucht|anfrage|teilung|bodenplatte|bauzeit \d+ (?:mon|wo)/iu,
  },
  {
    weight: 3,
    pattern:
      /(?<!\p{L})(?:(?:das |dieses |ihr )?(?:haus|gebäude|ensemble|wohnhaus|objekt)[^.\n]{0,20} wird[^.\n]{0,60}(?:errichtet|gebaut|erstellt|übergeben)|(?:wird|werden) (?:\p{L}+ ){0,4}(?:errichtet|neu gebaut|schlüsselfertig (?:erstellt|übergeben))|vom plan|bauherr und verkäufer|richtfest|(?:zweite[rn]?|erste[rn]?|dritte[rn]?|\d\.) (?:bau)?abschnitt|planungsstand|noch nicht gebaut)(?!\p{L})/giu,
    unless: /saniert|sanierung|umgebaut|garage|carport|zaun|kindergarten|schule|nebenan|wärmepumpe|baugebiet/iu,
  },
  {
    weight: 4,
    pattern:
      /(?<!\p{L})(?:MaBV|makler- und bauträgerverordnung|bauträgervertrag|(?:direkt |verkauf )?(?:vom|durch den|beim|der|unser) bauträger|bauträgerkauf\p{L}*|baufortschritt|bauphase:?[\s¦]*haus im bau|bauphase)(?!\p{L})/giu,
    unless: /sucht|anfrage|teilung|gekauft|erworben|damals|(?:19|20)\d{2} (?:vom|beim) bauträger/iu,
  },
  {
    weight: 3,
    pattern:
      /(?<!\p{L})(?:(?:neubau)?-?projektier(?:t|te|tes|ter)|in planung|im bau befindlich\p{L}*|(?:derzeit|aktuell|noch|bereits|momentan) im bau|haus im bau|rohbau(?: steht| fertig)?|baubeginn|spatenstich|bauvorhaben|vertriebsstart|verkaufsstart|neubau-?(?:projekt|vorhaben|maßnahme|ensemble)|neubau von|wohnbauprojekt|bezugsfertigkeit|erdarbeiten haben begonnen)(?!\p{L})/giu,
    // What the buyer of a plot binds himself to.
    unless: /binnen|innerhalb|bauverpflichtung|baupflicht|bauzwang/iu,
  },
  {
    weight: 3,
    pattern:
      /(?<!\p{L})(?:es |hier |dort |so )?entsteh(?:t|en)(?!\p{L})[^.\n]{0,120}(?:wohn|haus|häuser|villa|einheiten|eigentum|neubau|projekt|quartier|ensemble)/giu,
    unless: /wohngefühl|atmosphäre|eindruck/iu,
  },
  {
    weight: 2,
    pattern:
      /(?<!\p{L})neubau(?:-?(?:eigentums)?wohnung(?:en)?|-?(?:reihen|doppel|einfamilien)?h(?:aus|äuser)\p{L}*)?(?!\p{L})/giu,
    unless: NOT_NEW,
  },
  {
    weight: 1,
    pattern: /(?<!\p{L})(?:erstbezug|visualisierung(?:en)?|schlüsselfertig)(?!\p{L})/giu,
    unless: NOT_NEW,
  },
  {
    weight: 2,
    pattern:
      /(?<!\p{L})(?:baubeschreibung|bau- und leistungsbeschreibung|leistungsbeschreibung|sonderwünsche|bauabschnitt|bemusterung|auf grundlage der planung|bezugsfertig (?:zu|im|ab|voraussichtlich|ca)|(?:geplante|voraussichtliche) fertigstellung|fertigstellung:?[\s¦](?:voraussichtlich|geplant|ca\.|ende|mitte|anfang|frühjahr|sommer|herbst|winter|Q\d|\d\.\s?quartal|20\d{2}))(?![\p{L}\d])/giu,
    unless: NOT_NEW,
  },
]

/** A tax that the buyer may save by works of his own. */
const TO_COME = 'könnte|möglich|denkbar|ggf|künftig|in betracht'
/** A tax that a former owner has saved: "für die Maßnahmen von 1996/97 abgelaufen". */
const SPENT = String.raw`nicht mehr|(?:bereits|schon|vollständig) (?:verbraucht|genutzt|ausgeschöpft|abgeschrieben)|(?:ist|sind) (?:[^.\n]{0,60} )?(?:verbraucht|ausgeschöpft)|ausgelaufen|abgelaufen`
/** "…, sofern die Maßnahmen vorher mit der Denkmalbehörde abgestimmt werden": of works that the buyer may do himself. */
const OWN_WORKS =
  '(?:sofern|soweit|wenn)[^.]{0,60}(?:maßnahmen|arbeiten|abgestimmt|abstimm)|(?:setz(?:t|en)|bedarf|benötigt|erfordert|braucht)[^.]{0,40}(?:bescheinigung|abstimmung|erlaubnis)[^.]{0,60}vor (?:dem )?(?:bau)?beginn|(?:bescheinigung|abstimmung|erlaubnis)[^.]{0,60}(?:vor (?:dem )?(?:bau)?beginn (?:der|von|jeder|aller) (?:\\p{L}+ )?(?:arbeiten|maßnahmen)|vor (?:dem )?baubeginn)|(?<!\\p{L})ob (?:für |sich |die )[^.]{0,120}(?:erteilt|zu klären|geklärt|möglich)'
const TO_COME_OR_SPENT = regexp.iu`${TO_COME}|${SPENT}|${OWN_WORKS}`

/** An old building that is renewed after the contract. */
export const RENEWAL_SIGNS: readonly Sign[] = [
  {
    // "davon Sanierung (74 %) 250.000 €, davon Altbausubstanz": the price is split by what the tax office lets write off.
    weight: 4,
    pattern:
      /(?<!\p{L})(?:davon |anteil )(?:\p{L}*sanierung|\p{L}*sanierungskosten|altbausubstanz|altsubstanz)(?!\p{L})/giu,
  },
  {
    weight: 6,
    pattern:
      /(?<!\p{L})(?:(?:kauf)?vertrag mit sanierungsverpflichtung|sanierungsverpflichtung|(?:kauf)?preis nach (?:kern)?sanierung|(?:verkäufer(?:in)?|eigentümer(?:in)?|bauträger(?:in)?) sanier(?:t|en) (?:für sie|noch|vor (?:der )?übergabe))(?!\p{L})/giu,
  },
  {
    weight: 4,
    pattern:
      /(?<!\p{L})(?:werkvertrag über die [^.\n]{0,30}(?:instandsetzung|sanierung|modernisierung)|(?:preis|kaufpreis|kp) (?:einschließlich|inklusive|inkl\.|einschl\.|nach|mit) (?:\p{L}+er )?(?:sanierung|instandsetzung|umbau)|beginn der (?:kern)?(?:sanierung|umbauarbeiten|bauarbeiten) (?:nach|ab|im|voraussichtlich)|(?:wir|der bauträger|die verkäuferin) (?:bau(?:en|t)|wandel[nt]) [^.\n]{0,50} um(?!\p{L})|(?:anteil|davon|auf) (?:der |die )?(?:sanierungskosten|sanierungsleistung\p{L}*|modernisierungskosten|bauleistungen)|begünstigte[rn]? (?:aufwand|herstellungskosten|anteil)|(?:abschreibung|förderung|absetzung)[^.\n]{0,40}(?:denkmal|§\s?7\s?[hi]|§\s?10\s?f)|erhöhte abs(?:chreib|etz)ung|conversion into)(?!\p{L})/giu,
    unless: TO_COME_OR_SPENT,
  },
  {
    weight: 3,
    pattern:
      /(?<!\p{L})(?:(?:eigentums)?wohnungen nach sanierung|wohnfläche nach (?:kern)?(?:sanierung|umbau|modernisierung)|nach umbau|after conversion|sanierungsträgerin|handwerker waren noch keine|wird bis auf (?:das|die) [^.\n]{3,30} (?:zurückgebaut|entkernt)|werden nach (?:der )?beurkundung (?:saniert|erneuert))(?!\p{L})/giu,
  },
  {
    weight: 4,
    pattern:
      /(?<!\p{L})(?:(?:denkmal|sonder|sanierungs)-?\s?afa|sanierungsanteil|sanierungskostenanteil|denkmal(?:schutz)?-?abschreibung|§+\s?7\s?[hi](?:\s|,|\/)|7[hi] estg|10f estg|sanierter endzustand|(?:nach|bis zur?) (?:abschluss|fertigstellung|ende|vollendung) der (?:kern)?(?:sanierung|umbau|bau)\p{L}*)/giu,
    // "§ 7i EStG ist für diese Maßnahmen nicht mehr möglich"
    // "Käufer können Baukosten nach § 10f EStG geltend machen": of works of their own.
    unless: regexp.iu`${SPENT}|${OWN_WORKS}|künftig|in betracht|eigene (?:maßnahmen|sanierung)|(?<!\p{L})baukosten nach`,
  },
  {
    weight: 4,
    pattern:
      /(?<!\p{L})(?:wird|werden)(?!\p{L})[^.\n]{0,80}(?:kernsaniert|saniert|revitalisiert|umgebaut|zurückgeführt|restauriert|in (?:drei|vier|\d+) (?:\p{L}+ )?wohn)/giu,
    unless: /kann|könnte|muss|müsste|sollte|soll |heizung|fenster|dach wird|weg|straße|gehweg/iu,
  },
  {
    weight: 2,
    pattern:
      /(?<!\p{L})(?:erstbezug nach (?:\p{L}+e[rn]? )?(?:kern)?(?:sanierung|modernisierung|umbau)|kernsanierung|komplettsanierung|sanierung (?:des )?(?:baudenkmals|altbau\p{L}*)|baudenkmäler\p{L}*|kernsanierte(?:s|n|r)?)(?!\p{L})/giu,
    unless: /(?:19|20)\d{2}(?! ?\/)|nötig|notwendig|erforderlich|bedürftig|empfohlen|entfällt bei|ausweis/iu,
  },
  {
    weight: 2,
    pattern:
      /(?<!\p{L})(?:bauträger\p{L}*|MaBV|baufortschritt|visualisierung(?:en)?|bemusterung\p{L}*|sanierungsträger|im zuge der sanierung|baubeschreibung)(?!\p{L})/giu,
  },
]
