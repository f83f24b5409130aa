import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { isNegated } from '../scope/negation.ts'
import { OWN_SECTIONS, proseOf, type ProseRule, type Reading, tableOf, type TableRule } from '../rule.ts'
import { isLetToGuests } from './holidayGuests.ts'
import { DATE, yesNo } from './legal.ts'
import { COMPLETED } from './moveIn.ts'
import { COUNTED_OF_ALL, EMPTY, isBesideOwners, isOfOtherOwners, isOfSecondHome, MOVED_OUT, NEITHER, isPartlyLet, ONE_STOREY, otherFloorIsEmpty } from './partlyLet.ts' // prettier-ignore

const WHEN =
  /sofort|immediate|vereinbarung|absprache|kurzfristig|anfrage|vertragsabschluss|räumung|mietvertrag|(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|frühling|sommer|herbst|winter|quartal|jahresende|weihnachten)|\d{1,2}\.\s?\d{1,2}\.|\d{2}\/\d{2,4}|20\d{2}/iu

export const lettingTables: TableRule[] = [
  ...tableOf('vermietet', {}, [
    {
      // "Ist-Miete | 2.150 €/Monat": somebody pays it.
      label: /^(?:ist-?miete|(?:jahres)?nettokaltmiete \(?ist\)?(?: p\. ?a)?|mieteinnahmen \(?ist\)?)$/u,
      value: text => (/^\D{0,6}[1-9][\d.,]*\s?(?:€|EUR)/u.test(text) ? { value: true, rank: RANK.hint } : undefined),
    },
    {
      label:
        /^(?:vermietet|aktuell vermietet|derzeit vermietet|vermietung|mietstatus|vermietungsstatus|vermietungsstand|vermietungsquote|vermietungsgrad|vermietungssituation|mietsituation|nutzung|aktuelle nutzung|derzeitige nutzung|mietverhältnis|mietverhältnisse|bezug|verfügbarkeit|status|nutzungsstatus|rented|occupancy(?: rate)?|belegung|objekt ist|(?:objekt)?zustand|leerstand(?:squote)?)$/u,
      value: (text, label) => {
        if (!label.endsWith('zustand') && isPartlyLet(text)) return { value: 'teilweise' }
        if (
          /(?<!\p{L})(?:nicht vermietet|unvermietet|leer(?:stehend)?|(?:sofort )?(?:bezugs|beziehbar)?frei(?! von )|eigengenutzt|selbstgenutzt)(?!\p{L})/iu.test(
            text,
          )
        )
          return { value: false }
        if (/(?<!\p{L})(?:voll)?vermietet(?!\p{L})/iu.test(text) && !LEASE_ENDS.test(text)) return { value: true }
        const share = /^(?:ca\.\s)?(\d{1,3})(?:[.,]\d+)?\s?%/u.exec(text.trim())?.[1]
        if (share !== undefined && /vermietungs|occupancy|leerstand/.test(label)) {
          const let_ = label.startsWith('leerstand') ? 100 - Number(share) : Number(share)
          return { value: let_ === 100 ? true : let_ === 0 ? false : 'teilweise' }
        }
        if (
          label.startsWith('leerstand') &&
          /^(?:0(?:[.,]0+)?|null|entfällt|nein)(?:\s?(?:%|€|m²|einheit\p{L}*|WE))?$/iu.test(text.trim())
        )
          return { value: true }
        if (/^(?:mietverhältnisse?|leerstand)/.test(label))
          return /^keine?/iu.test(text) ? { value: label.startsWith('leer') } : undefined
        return /vermiet|rented/.test(label) ? yesNo(text) : undefined
      },
    },
    {
      // "Mieteinnahme | Einliegerwohnung 310 € kalt": what is let is a part.
      label: /^(?:(?:ist-?|aktuelle )?miet(?:einnahmen?|ertrag|erträge)?|kaltmiete)$/u,
      value: text =>
        /^(?:einlieger|hinterhaus|obergeschoss|dachgeschoss|erdgeschoss|anbau|laden|nebenhaus|(?:\d\.\s)?OG|EG|DG)(?:\p{L}*)\s(?:ca\.\s)?\d/iu.test(
          text,
        )
          ? { value: 'teilweise', rank: RANK.prose }
          : undefined,
    },
    {
      // "Mieter | ja, seit 05/2018"
      label: /^(?:aktueller? |derzeitiger? )?mieter(?:in)?$/u,
      value: text =>
        /^(?:ja|vorhanden|seit)(?!\p{L})/iu.test(text) ? { value: true, rank: RANK.headline } : undefined,
    },
    {
      label:
        /^(?:bezugsfrei(?: ab)?|frei ab|verfügbar(?: ab)?|beziehbar(?: ab)?|bezugstermin|bezug|verfügbarkeit|bezugsfrei \(?ab\)?)$/u,
      value: text => {
        // "sofort (wirtschaftlicher Übergang)": who collects the rent, not who moves in.
        if (/wirtschaftlich|übergang|nutzen und lasten|lastenwechsel/iu.test(text)) return undefined
        if (/vermietet/iu.test(text))
          return /nicht vermietet|unvermietet/iu.test(text) ? { value: false } : { value: true }
        return regexp.iu`^(?:ab )?(?:(?:steht )?leer(?:stehend)?,? (?:und )?(?:ab )?sofort(?!\p{L})|sofort(?= ?[.,;(]|$)(?! ?[^.]{0,40}(?:miet|verm))|(?:ja|frei|nach vertragsabschluss|sofort nach .{3,30}|${DATE})$)`.test(
          text.trim(),
        )
          ? // A day to come may be that on which a tenant leaves: what is said of him goes before it.
            { value: false, rank: regexp.iu`^(?:ab )?${DATE}$`.test(text.trim()) ? RANK.hint : RANK.headline }
          : undefined
      },
    },
  ]),
  {
    key: 'bezugsfreiAb',
    label:
      /^(?:(?:voraussichtliche[rs]?|vorauss\.|geplante[rs]?|frühester|(?:vertraglich )?(?:zugesicherte|zugesagte|garantierte|vereinbarte)[rs]?) (?:bezug(?:stermin)?|bezugsfertigkeit|fertigstellung(?:stermin)?|übergabe)|(?:fertigstellung|bezugsfertigkeit) (?:voraussichtlich|vorauss\.?|geplant)|einzug(?: ab| möglich ab)?|bezugsfertigkeit|bezugsfrei(?: ab)?|bezugsfertig(?: ab)?|frei ab|verfügbar(?: ab)?|beziehbar(?: ab)?|bezugstermin|bezug(?: ab)?|übernahme|verfügbarkeit|available(?: from)?|übergabe|bezugsfrei \(?ab\)?|frei werdend|frei)$/u,
    // "… stieg die Pacht zum 1. Juli 2023." above the label ends a sentence; of which year "IV. Quartal" is, one may tell.
    value: text =>
      text.length > 60 || !WHEN.test(text) || /^(?:die|der|das|den) |^(?:übergang|wechsel)(?!\p{L})/iu.test(text) ? undefined : /(?:quartal|halbjahr)\.?$/iu.test(text.trim()) ? { value: text.trim(), rank: RANK.hint } : /^nach (?:absprache|vereinbarung)$/iu.test(text.trim()) ? { value: text.trim(), rank: RANK.headline } : { value: text.trim() }, // prettier-ignore
  },
  {
    // "Fertigstellung: 3. Quartal 2027"; a bare year is that of the building.
    key: 'bezugsfreiAb',
    label: /^fertigstellung$/u,
    value: text =>
      /^(?:(?:voraussichtlich|vorauss\.|geplant|ca\.|vertraglich|verbindlich|spätestens|bis)\s)*(?:\d{1,2}\.\d{1,2}\.20[2-9]\d|(?:[1-4]\.\s?quartal|q[1-4]|(?:anfang|mitte|ende|frühjahr|sommer|herbst|winter)(?:\s\p{L}+)?|\p{L}+)[\s/]20[2-9]\d)$/iu.test(
        text.trim(),
      )
        ? { value: text.trim() }
        : undefined,
  },
]

/** "Zwei der drei Wohnungen sind", "eine Wohnung steht leer, die anderen sind", "bis auf eine Einheit": a part of the house is let. */
const PART_OF_ALL =
  /(?<!\p{L})(?:\d{1,2}|eine?|zwei|drei|vier|fünf|sechs|sieben|acht|neun)\s(?:der|von(?:\sden)?)\s(?:\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\s(?:[\p{L}-]+\s){1,2}(?:(?:sind|ist)\s(?:\p{L}+\s){0,2})?$|(?:steht|stehen|ist|sind)\s(?:\p{L}+\s){0,2}(?:leer|frei|unvermietet|eigengenutzt)[^.;]{0,25}(?:andere[nr]?|übrige[nr]?|restliche[nr]?)\s(?:\p{L}+\s){0,3}$|(?:eigennutzer|selbstnutzer|selbst\s?(?:genutzt|bewohnt))(?!\p{L})[^.;]{0,20}(?:andere|übrige|restliche)[nr]?\s(?:\p{L}+\s){0,3}$|bis auf (?:eine?|zwei|die)\s[^.;]{0,40}$|,\svon\sdenen\s(?:\d{1,2}|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf)\s$|(?<!\p{L})davon\s(?:ca\.\s|rund\s)?[\d.,]+\s?(?:m²|qm)\s$/iu
const END_DAY = String.raw`(?<end>${DATE}|\d{1,2}\.\s(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\s20\d{2}|(?:Ende\s)?(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\s20\d{2})`
/** A lease that is ended for good: by notice or agreement. One that is merely limited in time may be renewed. */
const ENDS = String.raw`(?:Miet(?:verhältnis|vertrag)\s(?:\p{L}+\s){0,4}(?:zum|per)\s${END_DAY}\s(?:\p{L}+\s){0,2}(?:beendet|gekündigt|aufgehoben)|Mieter(?:in)?\s(?:\p{L}+\s){0,4}(?:zum|per)\s${END_DAY.replace('?<end>', '?<end2>')}\s(?:\p{L}+\s){0,2}(?:gekündigt|zieht aus|ausziehen)|(?:beendet|gekündigt|aufgehoben)\s(?:zum|per)\s${END_DAY.replace('?<end>', '?<end3>')})`
const LEASE_ENDS = new RegExp(ENDS, 'iu')
/** What somebody else's lease is about: the house is not free when its shop is. */
const ONE_UNIT =
  /(?<!\p{L})(?:laden(?:lokal|geschäft|mieter(?:in)?|fläche)?s?|geschäft|praxis|büro|gewerbe\p{L}*|gaststätte|betreiberin|einlieger\p{L}*|WE \d+|(?:eine|einer|zwei) der (?:\p{L}+ )?(?:wohnungen|einheiten|mieter\p{L}*)|(?:andere|übrige|restliche)[nr]? (?:wohnungen|einheiten|mieter))(?!\p{L})/iu

function isOfOneUnit({ index, 0: words }: RegExpMatchArray, { text }: { readonly text: string }): boolean {
  const at = index ?? 0
  return ONE_UNIT.test(text.slice(Math.max(0, at - 220), at + words.length + 160))
}

const LET =
  /(?<!\p{L}|un|nicht |weder |bei |nach |vor )(?:sämtlich |alle |voll )?vermietet(?:e[nr]?)?(?!\p{L}|\swerden)/iu
const SECOND_HOME_LET = /einlieger\p{L}*[^.;\n]{0,70}vermietet/iu

/** A shop that stands empty below let flats, a main home that is free beside a let second one. */
function restIsLet(unit: string | undefined, text: string): Reading | undefined {
  const isLet = unit === undefined ? SECOND_HOME_LET.test(text) : LET.test(text) && /wohnung/iu.test(text)
  return isLet ? { value: 'teilweise', rank: RANK.headline } : undefined
}

export const lettingProse: ProseRule[] = [
  ...proseOf('vermietet', { value: () => ({ value: 'teilweise', rank: RANK.headline }), sections: ['object'] }, [
    {
      pattern: new RegExp(ENDS, 'giu'),
      value: (match, passage) => (isOfOneUnit(match, passage) ? undefined : { value: false, rank: RANK.hint }),
      sections: OWN_SECTIONS,
    },
    {
      // "Der Verwaltungsbau ist vermietet, die Halle steht leer": two subjects, one let and one empty.
      pattern: regexp.giu`(?<!\p{L}|un|nicht |war |waren )vermietet(?!\p{L})(?![^.;]{0,60}(?<!\p{L})(?:seitdem|seither|gewesen|wurde))[^.;]{0,60}[,–]\s(?:und\s|während\s|nur\s)?(?:(?:die|der|das|im|eine?|zwei|drei|\d)\s[\p{L}\d .-]{0,40}?\s?(?:(?:steht|stehen|ist|sind)\s(?:\p{L}+\s){0,2})?${EMPTY})(?!\p{L})|(?:steht|stehen|ist|sind)\s(?:\p{L}+\s){0,2}${EMPTY},\s(?:und\s)?(?:die|der|das|im|zwei|drei|\d)\s[^.;,]{0,50}\svermietet(?!\p{L}|\swerden)`,
    },
    {
      // "Drei Wohnungen (zusammen 186 m²) stehen leer", "Das Ladenlokal … steht leer", "Die Hauptwohnung ist frei": the rest is let.
      pattern:
        /(?<=(?<!\p{L}|alle )(?<unit>(?:eine|zwei|drei|vier|fünf|sechs|\d)\s(?:der\s)?(?:Wohnung(?:en)?|Einheit(?:en)?|Whg\.?)|Laden(?:lokal|fläche)?|Gewerbe(?:einheit|fläche))(?!\p{L})[^.;\n]{0,90}\s)(?:steht|stehen|ist|sind)\s(?:\p{L}+\s){0,3}(?:leer|frei|unvermietet)(?!\p{L})|(?<=(?<main>Hauptwohnung)[^.;\n]{0,90}\s)(?:steht leer|leer|frei|bezugsfrei|sofort)(?!\p{L})/giu,
      value: ({ groups, input, index }, passage) =>
        /(?<!\p{L})(?:beide|alle|sämtliche|komplett)(?!\p{L})/iu.test(input.slice(Math.max(0, index - 40), index + 30))
          ? undefined
          : restIsLet(groups?.['unit'], passage.text),
    },
    {
      // "Schiff A ist vermietet, Schiff B samt Büro steht leer"
      pattern: regexp.giu`(?<!\p{L})(?<part>\p{L}{3,})\s(?:[A-Z]|\d{1,2})\s(?:ist|sind)\s(?:[\p{L}\d.]+\s){0,3}vermietet,\s\k<part>\s(?:[A-Z]|\d{1,2})\s[^.;]{0,80}?${EMPTY}(?!\p{L})`,
    },
    {
      // "352.740 € (Ist), 412.000 € bei Vollvermietung": some of it stands empty.
      pattern:
        /(?<!\p{L})(?:(?<=miete(?:[^.;]|\.\d){0,90})bei Vollvermietung|Leerstandsquote[^.;\d]{0,20}(?!0(?:[,.]0+)?\s?%)\d{1,2}(?:[.,]\d)?\s?%)(?!\p{L})/giu,
      value: (match, passage) =>
        /\(?ist\)?(?!\p{L})|aktuell|derzeit|leerstand/iu.test(
          passage.text.slice(Math.max(0, match.index - 120), match.index + match[0].length),
        )
          ? { value: 'teilweise', rank: RANK.prose }
          : undefined,
    },
    {
      // "Oben wohnt Frau S. und zahlt 690 Euro kalt, die untere Wohnung steht leer"
      pattern: regexp.gu`(?<!\p{L})(?:vermietet|zahlt|Mieter(?:in)?|Mietvertrag)(?!\p{L})[^.;]{0,60}?(?:\.\s|[,;]\s)(?:[Dd]ie (?:andere|untere|obere|zweite|linke|rechte)|[Dd]as (?:EG|OG|DG|\p{L}*geschoss)|oben|unten)(?!\p{L})[^.;]{0,50}(?:leer|frei|unbewohnt|unvermietet)(?!\p{L})`,
      sections: OWN_SECTIONS,
    },
  ]),
  {
    key: 'bezugsfreiAb',
    pattern: new RegExp(ENDS, 'giu'),
    value: (match, passage) =>
      isOfOneUnit(match, passage)
        ? undefined
        : {
            value: `nach dem ${match.groups?.end ?? match.groups?.end2 ?? match.groups?.end3 ?? ''}`,
            rank: RANK.prose,
          },
  },
  ...proseOf('vermietet', {}, [
    {
      pattern:
        /(?<!\p{L})(?:(?:nicht|weder) vermietet|können\s(?:sie\s|man\s)?(?:(?:also|daher|somit|auch|gleich|dort|hier)\s){0,2}(?:ab\s)?sofort\seinziehen|(?:ist|sind)\s(?:(?:alles|bereits|schon|komplett|vollständig)\s){0,2}(?:aus|leer)geräumt|(?:haus|haupthaus|wohnhaus|wohnung|objekt|immobilie|anwesen|gebäude)\sist\s(?:(?:derzeit|aktuell|zurzeit|bereits|schon|inzwischen|jetzt)\s|seit\s(?:(?!(?:hälfte|teil(?:en|s|weise)?|größtenteils|überwiegend|halb)\s)[\p{L}\d.]+\s){1,4}){0,2}leer(?!\p{L}|\s(?:geräumt|zu\s))|unvermietete?[nrsm]?|leerstehend(?:e[rnsm]?)?|steh(?:t|en)\s(?:(?:die|das)\s(?:Wohnung|Haus|Objekt|Gebäude|Anwesen)\s|(?:derzeit|aktuell|zurzeit|komplett|vollständig|nun|jetzt|seitdem|seither)\s|seit\s(?:(?!(?:hälfte|teil(?:en|s|weise)?|größtenteils|überwiegend|halb)\s)[\p{L}\d.]+\s){1,9}){0,2}leer|steht (?:sie|es|er|das Haus|die Wohnung) (?:\p{L}+ )?leer|(?:vollständig |komplett )?leer ?gezogen|(?<!(?:fläche|boden|wald|bestand|gelände|grundstück|schlag|parzelle|flurstück|baufeld) )(?:wurde|ist) (?:bereits )?geräumt|(?:seit \p{L}+ (?:\d{4} )?)?unbewohnt|sofort (?:frei|bezugsfrei|verfügbar|beziehbar)|(?:frei|bezugsfrei) ab sofort|(?:ist|wird) bezugsfrei(?! ab| nach)|bezugsfreie (?:wohnung|haus)|frei lieferbar|mieterfrei|geräumt übergeben|wird (?:(?:miet)?frei|leer) übergeben|(?:Mieter(?:in)?|letzte Mietpartei) (?:ist|sind) (?:[\p{L}\d.]+ ){0,4}ausgezogen)(?!\p{L})/giu,
      value: (match, passage) =>
        (isNegated(passage.text, match.index, match.index + match[0].length) &&
          !/^(nicht|weder|un)/iu.test(match[0])) ||
        ONE_STOREY.test(passage.text.slice(0, match.index))
          ? undefined
          : { value: false, rank: RANK.hint },
    },
    {
      // "Die Nachbarin vermietet ihre Ferienwohnung": what somebody lets, not what is let.
      pattern: /(?<!\p{L}|un|nicht )(?:teil|voll)?vermietete?[rnsm]?(?![\p{L}-]|\s(?:ihre?n?|seine?n?|eine?n?)\s)/giu,
      value: (match, passage) => {
        const end = match.index + match[0].length
        const before = passage.text.slice(Math.max(0, match.index - 60), match.index)
        const after = passage.text.slice(end, end + 45)
        if (NEITHER.test(before)) return { value: false }
        if (isOfOtherOwners(passage.text, match.index, end)) return undefined
        if (isBesideOwners(passage.text, match.index)) return { value: 'teilweise', rank: RANK.headline }
        if (
          /(?:kann|könn\w+|nicht|zuletzt|makler(?:in)?|spezialisiert auf|früher|bislang|bisher|vorher|ehemals|war|wurde|leicht|problemlos|stellplatz|garage|ferien\p{L}*|als ferienhaus|derzeit nicht)\s(?:[\p{L}\d€.,-]+\s){0,5}$/iu.test(
            before,
          )
        )
          return undefined
        if (
          /^\s?(?:werden|wurde|war|gewesen|hab(?:en?)?\s(?:ich|wir)\s(?:\p{L}+\s){0,3}ni(?:e|cht|emals))(?!\p{L})/iu.test(
            after,
          )
        )
          return undefined
        if (isLetToGuests(before, after)) return undefined
        // "hatte sie bis September vermietet; nach dem Auszug wurden die Böden gemacht"
        if (MOVED_OUT.test(passage.text.slice(end, end + 80))) return undefined
        // "Ist das Haus vermietet? Nein, …"
        if (/^\s?\?/u.test(after)) return /^\s?\?[\s¦]*nein(?!\p{L})/iu.test(after) ? { value: false } : undefined
        // "vermietet sie für 340 € an eine Studentin": what somebody does, not how the offer stands.
        if (
          /^\s(?:sie|er|wir|ich|man|d(?:er|ie) (?:eigentümer|verkäufer|betreiber|gemeinde|stadt))(?!\p{L})/iu.test(
            after,
          )
        )
          return undefined
        if (otherFloorIsEmpty(passage.text, match.index)) return { value: 'teilweise', rank: RANK.headline }
        // Let today, but given notice: told by the rule on leases that end.
        const ended = LEASE_ENDS.exec(passage.text)
        if (ended && !isOfOneUnit(ended, passage)) return undefined
        if (/^\s?:?\s?¦?\s?nein(?!\p{L})/iu.test(after)) return { value: false }
        if (
          /(?:Stellpl[aä]tz\w*|garagen\w*|Tiefgarag\w*|Garage)[^.;\n]{0,60}$/iu.test(
            passage.text.slice(Math.max(0, match.index - 90), match.index),
          ) &&
          !/wohnung|haus(?!platz)|objekt/iu.test(before.slice(-30))
        )
          return undefined
        if (COUNTED_OF_ALL.test(before)) return { value: 'teilweise', ofTheWhole: true }
        return {
          value:
            /^teil/iu.test(match[0]) ||
            PART_OF_ALL.test(before) ||
            isOfSecondHome(passage.text, match.index) ||
            // Of its own cell: "3 von 4 ¦ vermietet" begins with the storey.
            /teilweise|überwiegend|größtenteils|zum teil|in teil(?:en|bereichen)|\d von \d/iu.test(
              (before.split('¦').at(-1) ?? '').slice(-20),
            )
              ? 'teilweise'
              : true,
        }
      },
    },
    {
      pattern:
        /(?<!\p{L})(?:Mieter(?:in)?(?: \([^)]{3,40}\))? (?:wohnt|zahlt|bleibt|lebt|bewohnt)|Mietverhältnis \([^)]{0,60}(?:seit|unbefristet|kalt)[^)]{0,40}\)|(?:das|ein|dem|mit) (?:laufende[nms]?|unbefristete[nms]?|bestehende[nms]?) (?:Mietverhältnis|Mietvertrag)|(?:Übernahme|Eintritt in) (?:de[rs]|die|den|das)? ?(?:bestehenden |laufenden )?Miet(?:vertrags?|verträge|verhältniss?e?s?)|fully let|bestehende[sn]? Mietverhältnis(?:ses)?|(?:der|das|ein)?\s?(?:Mietvertrag|Mietverhältnis)\s(?:läuft|besteht|ist|gilt|datiert)\s(?:(?:\p{L}+\s){0,2}unbefristet|(?:schon\s|bereits\s)?(?:seit|von|aus)\s(?:dem\s|Jahr\s)*(?:\d{2}[./]){0,2}(?:19|20)\d{2})|(?:the )?lease dates from|Mieter(?:in)? seit (?:\d{2}\/)?(?:19|20)\d{2}|vermietet seit|langjährige[rn]? Mieter(?:in)?|(?:Pächter(?:in)?|Betreiber(?:in)? und Pächter(?:in)?) ist (?:die|der|das)|(?:langjährige[rnms]?|bestehende[rnms]?|laufende[rnms]?) Pacht(?:vertrag|verhältnis)(?:es|s)?|tenanted|zuverlässige[rn]? Mieter(?:in)?|solvente[rn]? Mieter)(?!\p{L})/giu,
      value: (match, passage) =>
        isNegated(passage.text, match.index, match.index + match[0].length)
          ? undefined
          : { value: true, rank: RANK.hint },
    },
    {
      pattern:
        /(?<!\p{L})(?:(?:war|wurde)\s(?:nie|noch nie|niemals)\svermietet|vermietet\s(?:war|wurde|hab(?:en?)?)\s(?:es|sie|das Haus|die Wohnung|wir|ich)\s(?:(?:es|sie)\s)?(?:nie|noch nie|niemals))(?!\p{L})/giu,
      value: () => ({ value: false }),
      sections: ['object'],
    },
    {
      // A row of a rent roll: "Halle Feld 2 ¦ leer seit 2023 ¦ 570"
      pattern: /(?<=¦\s?)(?:leer(?:stehend)?|Leerstand)\sseit\s(?:\d{1,2}[./]|\p{L}+\s)?20\d\d(?=\s?¦)/gu,
      value: () => ({ value: 'teilweise', rank: RANK.prose }),
    },
    {
      pattern:
        /davon\s(?:\d{1,2}|eine?|zwei|drei)\s(?:WE\s|Wohnungen?\s|Einheiten?\s)?(?:leerstehend|leer|frei|unvermietet|nicht vermietet)(?!\p{L})/giu,
      value: () => ({ value: 'teilweise', rank: RANK.table }),
    },
  ]),
  {
    key: 'bezugsfreiAb',
    pattern: regexp.giu`(?<!\p{L})(?:bezugsfrei|frei|verfügbar|beziehbar|bezugsfertig|Bezug|Übergabe|(?<!vollständige[rn]?\s|endgültige[rn]?\s)Fertigstellung)\s?:?\s(?:ab\s|zum\s|ist ab\s|nach\s|ist\s(?:die|das)\s\p{L}+\s|ist\s|für\s|voraussichtlich\s|vertraglich\s|spätestens\s|am\s|bis\s|im\s|dann\s|ca\.\s)*(?<when>sofort|${DATE}|(?:Anfang|Mitte|Ende|Frühjahr|Sommer|Herbst|Winter|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\s20\d{2}|(?:Vereinbarung|Absprache)(?!,?\s(?:(?:frühestens|jedoch|aber|allerdings)\s)*ab\s(?:dem\s)?${COMPLETED}))`,
    value: match => ({ value: (match.groups?.when ?? '').replace(/^(?=(?:vereinbarung|absprache)$)/iu, 'nach ') }),
    sections: ['object', 'costs'],
  },
  {
    // "das Haus wird im März 2027 frei"
    key: 'bezugsfreiAb',
    pattern: regexp.giu`(?:ab|im|zum|Anfang|Mitte|Ende)\s(?<when>(?:dem\s)?${DATE}|(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\s20\d{2})\s(?:frei|bezugsfrei|geräumt|verfügbar|bezugsfertig)(?!\p{L})`,
    value: match => ({ value: match.groups?.when ?? '' }),
    sections: ['object', 'costs'],
  },
]
