import { regexp } from '#kernel/regexp.ts'
import { FACT_KEYS, type FactKey } from '../facts.ts'

/** By which words a fact is spoken of, and what must stand near them to be a statement. */
export interface SightedTopic {
  readonly words: RegExp
  /** null: the words say enough. */
  readonly near: RegExp | null
  /** Around them the words mean something else. */
  readonly unless?: RegExp
}

const N = String.raw`\d[\d.,'’]*`
const money = regexp.iu`(?:€|EUR|Euro)\s?${N}|${N}(?:,?[-–—]+)?\s?(?:Mio\.?|Tsd\.?|T)?\s?(?:€|EUR|Euro)`
/** An amount of a table whose head names the currency. */
const amount = regexp.iu`${money.source}|(?<![\d.,/])\d{2,3}(?:[.,]\d{2})?(?![\d/]|[.,]\d|\s?(?:m²|qm|%|kWh))|\d{1,3}\.\d{3}`
const price =
  /(?<![\d.])(?:\d{1,3}(?:[.'’ ]\d{3})+|\d{5,8})(?![\d.]|\s?(?:m²|qm|kWh))|\d[\d,.]*\s?(?:Mio|Millionen|T€|Tsd|TEUR)/iu
const area = regexp.iu`${N}\s?(?:m²|m2|m\^2|qm|sqm|quadratmeter|ha(?!\p{L})|hektar|ar(?!\p{L}))`
const year =
  /(?<![\d.,])(?:1[6-9]\d\d|20[0-4]\d)(?![\d.,]?\d|\s?(?:€|EUR|m²|qm))|(?<!\d)(?:19|20)?[1-9]0(?:er|iger)|(?<!ein ganzes )jahrhundert/iu
const percent = /\d\s?(?:%|prozent)/iu
const date =
  /(?<!\d)\d{1,2}\.\s?(?:\d{1,2}\.\s?(?:19|20)?\d\d|\p{L}{3,9}\s(?:19|20)\d\d)|(?:19|20)\d\d|\d{1,2}\/\d{2,4}/iu
const count =
  /(?<![\d.,])\d{1,3}(?![\d.]\d|\s?(?:m²|qm|€|%|cm|km|min))|(?<!\p{L})(?:ein|eine[mnrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|mehrere)(?!\p{L})/iu

/** Lines of whoever offers: his own address and numbers. */
const PROVIDER =
  /(?<!\p{L})(?:tel|fon|fax|mobil|hrb|gmbh|e\.?k\.?|ug|kg|ag|ust|iban|steuernummer|impressum|registergericht|finanzamt)(?!\p{L})|@|www\.|https?:|\.de(?!\p{L})/iu
const RENT = String.raw`(?<!\p{L})(?:ist-?|kalt-?|netto-?|netto-?kalt-?|grund-?|monats-?|gesamt-?)*miet(?:e|en|einnahmen?|ertrag|erträge|zins)(?!\p{L})|(?<!\p{L})(?:nkm|pacht(?:zins|einnahmen)?)(?!\p{L})`

/** Wide on purpose: what is found here is shown and asked, never used. */
const TOPICS: Readonly<Record<FactKey, SightedTopic>> = {
  kaufpreis: {
    words:
      /(?<!\p{L})(?:(?:gesamt|kauf|verkaufs|angebots|fest|paket|end)-?preis\p{L}*|kp|preis|preisvorstellung\p{L}*|verhandlungsbasis|vh?b|mindestgebot\p{L}*|startgebot|purchase price|asking price|price)(?!\p{L})/iu,
    near: price,
    unless: /stellpl|garage|carport|einbauküche|je\s?(?:m²|qm)|pro\s?(?:m²|qm)/iu,
  },
  verkehrswert: { words: /(?:verkehrs|schätz|gutachten|markt)-?wert\p{L}*/iu, near: price },
  wohnflaeche: {
    words:
      /wohn-?\s?(?:\p{L}*-?\s?(?:und|u\.|\/)\s?nutz)?-?fläche\p{L}*|(?<!\p{L})wo?h?n?fl\.?(?!\p{L})|wohnraum|wohnfl\.?|living (?:area|space)|(?<!\p{L})(?:wohnung|haus|apartment|appartement|villa|bungalow|penthouse)(?!\p{L})/iu,
    near: area,
    unless: /grundstück|grdst|garten|keller|terrasse|balkon|zimmer\s\d|nachbar/iu,
  },
  nutzflaeche: { words: /(?<!\p{L})(?:nutz-?fläche\p{L}*|nutzfl\.?|nfl\.?)(?!\p{L})/iu, near: area },
  grundstuecksflaeche: {
    words:
      /(?<!\p{L})(?:bau)?grund(?:stück|stueck)\p{L}*|(?<!\p{L})(?:gru?n?dst\.?|grdst|areal|parzelle\p{L}*|flurstück\p{L}*|landfläche|plot|grund)(?!\p{L})/iu,
    near: area,
  },
  zimmer: {
    words: /(?<!\p{L})-?(?:zimmer\p{L}{0,2}|zi\.?|wohnräume|räume|rooms?|zkb\p{L}*)(?!\p{L})/iu,
    near: count,
    // Where a court keeps its files: "Geschäftsstelle, Zimmer 108".
    unless: /geschäftsstelle|gericht|einsicht|eingesehen|sprechzeit|gutachten|sitzungs?s?aal|auskünfte/iu,
  },
  schlafzimmer: { words: /schlafzimmer\p{L}*|(?<!\p{L})(?:sz|bedrooms?)(?!\p{L})/iu, near: count },
  badezimmer: { words: /(?<!\p{L})(?:badezimmer\p{L}*|bäder\p{L}*|bad|bathrooms?|duschbad)(?!\p{L})/iu, near: count },
  baujahr: {
    words:
      /bau-?jahr\p{L}*|(?<!\p{L})(?:bj\.?|erbaut\p{L}*|errichtet\p{L}*|gebaut\p{L}*|erstellt|fertig(?:gestellt|stellung)|bezugsfertig|built|jahrhundertwende|gründerzeit\p{L}*|altbau|aus den)(?!\p{L})/iu,
    near: year,
    unless: /heizung|kessel|therme|energieausweis|ausgestellt|exposé/iu,
  },
  plz: {
    words: /(?<![\d.,\p{L}/-])(?:D-?\s?)?\d{5}(?![\d.,]\d|\d|\s?(?:€|EUR|[Ee]uro|m²|qm|kWh|km))(?=\s\p{Lu}\p{Ll})/u,
    near: null,
    unless: PROVIDER,
  },
  ort: {
    words:
      /(?<![\d.,\p{L}/-])(?:D-?\s?)?\d{5}\s\p{Lu}\p{Ll}[\p{L}-]+|(?<!\p{L})(?:ort|stadt|gemeinde|lage|standort|gemarkung)\s?:\s?\p{Lu}\p{L}+/u,
    near: null,
    unless: PROVIDER,
  },
  ortsteil: { words: /(?<!\p{L})(?:stadtteil|ortsteil|stadtbezirk|bezirk)(?!\p{L})/iu, near: /\s\p{Lu}\p{Ll}{2,}/u },
  strasse: {
    words:
      /(?<!\p{L})\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]+){0,2}?(?:straße|strasse|str\.|weg|allee|gasse|ring|damm|ufer|platz)\s\d{1,4}(?!\d)/u,
    near: null,
    unless: PROVIDER,
  },
  objektart: {
    words:
      /(?:wohnung|haus(?:hälfte)?|häuser|villa|bungalow|apartment|appartement|grundstück|penthouse|maisonette|loft|hof|anwesen|gewerbe\p{L}+|halle|laden|büro)(?!\p{L})/iu,
    near: null,
    unless: /ferien.{0,12}nutz|nachbar/iu,
  },
  hausgeldMonat: {
    words:
      /(?<!\p{L})(?:haus-?geld|wohn-?geld|hg|hausgeld\p{L}+|wohngeld\p{L}+|monatliche?[rn]?\s(?:belastung|umlage|kosten|vorauszahlung)|bewirtschaftungskosten|betriebskosten|nebenkosten|service charge)(?!\p{L})/iu,
    near: amount,
    unless: /kaufneben|erwerbsneben|notar/iu,
  },
  hausgeldNichtUmlagefaehig: {
    words: /nicht[-\s]?(?:auf\s(?:den|die)\smieter\s)?(?:umlage\p{L}+|umleg\p{L}+|uml\.)|n\.\s?uml\p{L}*/iu,
    near: amount,
  },
  erhaltungsruecklage: {
    words: /\p{L}*rück-?(?:lage|stellung)(?!\p{L}*anteil)\p{L}*|reparaturfonds/iu,
    near: amount,
    // What is paid into it, or is in the Hausgeld, is no word on what it holds.
    unless:
      /zuführung|einzahlung|monatlich|mtl|im monat|\/\s?monat|(?:inkl|einschl|incl|davon)\p{L}*\.?\s[^.]{0,40}rücklage|rücklagenanteil/iu,
  },
  kaltmieteMonat: {
    words: new RegExp(RENT, 'iu'),
    near: money,
    unless:
      /mietspiegel|mietpreisbremse|warmmiete|vergleichsmiete|kaution|erziel|möglich|potenzial|potential|soll-?miete|marktmiete/iu,
  },
  jahresnettokaltmiete: {
    words: regexp.iu`jahres-?\s?(?:netto|roh|ist|soll|kalt|-)*(?:miet\p{L}*|ertrag)|(?<!\p{L})(?:jnkm|rohertrag|p\.\s?a\.|jährlich\p{L}*|im jahr|pro jahr)(?!\p{L})`,
    near: money,
    unless: /erziel|möglich|potenzial|potential|soll-?miete|steuer|erbbau|hausgeld|rücklage|verbrauch|zins(?!e)/iu,
  },
  mietrendite: { words: /rendite|verzinsung/iu, near: percent },
  energiekennwert: { words: /kWh/iu, near: /\d{2,3}/u, unless: /kwp|photovolt|speicher/iu },
  energieklasse: {
    words: /(?:energie|effizienz)-?\s?(?:effizienz-?)?klasse|energy (?:class|rating)/iu,
    near: /(?<![\p{L}\d])[A-H](?:\+{1,2})?(?![\p{L}\d])/u,
  },
  energieausweisArt: {
    words:
      /(?:bedarf|verbrauch)s-?(?:orientiert\p{L}*|basiert\p{L}*|ausweis\p{L}*|kennwert)|(?:end)?energie-?(?:bedarf|verbrauch)\p{L}*/iu,
    near: null,
  },
  energieausweisGueltigBis: {
    // An offer, a price and a passport are valid until some day, too.
    words: /(?:ausweis|energie)[^.;]{0,80}gültig\p{L}*|gültig\p{L}*[^.;]{0,40}ausweis/iu,
    near: date,
    unless: /angebot|widerruf|personal/iu,
  },
  energietraeger: {
    words:
      /(?<!\p{L})(?:erd|flüssig|bio)?-?gas(?:-\p{L}+|zentral\p{L}*|etagen\p{L}*|brenn\p{L}*|heiz\p{L}*|therme\p{L}*|wand\p{L}*|kessel|ofen|öfen|anschl\p{L}*)?(?!\p{L})|(?<!\p{L})(?:heiz)?-?öl(?:-\p{L}+|zentral\p{L}*|brenn\p{L}*|heiz\p{L}*|kessel|tank\p{L}*|ofen)?(?!\p{L})|(?:fern|nah)-?wärme|pellet|wärmepumpe|speicherofen|speicheröfen|nachtspeicher|elektro-?(?:heiz|nacht|speicher|ofen|öfen)\p{L}*|holz-?(?:ofen|öfen|heiz\p{L}*|kamin\p{L}*|kessel|vergaser)|kohle-?(?:ofen|öfen|heiz\p{L}*)|hackschnitzel|blockheizkraft\p{L}*|bhkw|energieträger|befeuer\p{L}*/iu,
    near: null,
    unless: /gasgrill|gasherd|gaskocher/iu,
  },
  heizung: {
    words:
      /(?<!\p{L})(?:be)?heiz(?:t|ung|ungs\p{L}*|anlage\p{L}*|system\p{L}*|kessel\p{L}*|körper\p{L}*|technik)(?!\p{L})|\p{L}+-?(?:heizung|therme|heizgeräte?n?)(?!\p{L})|\p{L}+(?:speicher)?(?:ofen|öfen)(?!\p{L})|brennwert\p{L}*|wärmepumpe\p{L}*|fernwärme\p{L}*|heating/iu,
    near: null,
    unless: /heizkosten|backofen|dampfofen|mikrowelle/iu,
  },
  heizungBaujahr: {
    words:
      /(?:heiz(?:ung|ungs\p{L}*|anlage|kessel|technik)|brennwert\p{L}*|therme|kessel|wärmepumpe|brenner)(?!\p{L})/iu,
    near: year,
  },
  etage: {
    words:
      /(?<!\p{L})(?:\d{1,2}\.\s?(?:og|etage|stock\p{L}*|obergeschoss\p{L}*)|erdgeschoss\p{L}*|dachgeschoss\p{L}*|souterrain\p{L}*|hochparterre|parterre|(?:eg|dg|og))(?!\p{L})/iu,
    near: null,
  },
  etagenzahl: {
    words:
      /(?:voll|ober)?geschoss(?:e|en|ig\p{L}*)(?!\p{L})|stockwerke\p{L}*|(?<!\p{L})etagen(?!\p{L})|stöckig\p{L}*/iu,
    near: count,
  },
  aufzug: {
    words: /(?:(?<!\p{L})|personen|lasten)(?:aufzug|aufzüge|lift|fahrstuhl|elevator)(?:s|anlage|es)?(?!\p{L})/iu,
    near: null,
  },
  balkon: {
    words: /(?<!\p{L})(?:süd|west|ost|nord)?\p{L}{0,6}(?:balkon\p{L}{0,3}|loggi(?:a|en)|balcony)(?!\p{L})/iu,
    near: null,
  },
  terrasse: {
    words: /(?<![\p{L}-])(?:dach|süd|west|ost|sonnen|garten|holz)?-?terrassen?(?!\p{L})/iu,
    near: null,
    unless: /biergarten|café|restaurant/iu,
  },
  garten: {
    words:
      /(?<![\p{L}-])(?:zier|nutz|vor|haus|gemeinschafts|privat|eigen)?-?(?:garten|gartens|gartenhaus|gartenhäuschen|gartenanteil|gartenfläche|gartennutzung)(?!\p{L})/iu,
    near: null,
    unless: /zoologisch|botanisch|kindergarten|biergarten/iu,
  },
  keller: {
    words:
      /(?<!\p{L})(?:(?:teil|voll)?-?(?:unter)?keller(?:t|te[rsnm]?|raum|räume|abteil|geschoss|anteil|box)?|basement)(?!\p{L})/iu,
    near: null,
  },
  einbaukueche: { words: /einbau-?küche\p{L}*|(?<!\p{L})ebk(?!\p{L})/iu, near: null },
  stellplatz: {
    words:
      /(?<!\p{L})(?:\p{L}{0,10}-?stellpl(?:atz|ätze|ätzen|\.)|(?:tief|doppel|einzel|fertig)?-?garagen?(?!n?tor)\p{L}{0,11}|carports?|parkplatz|parkplätze|duplex-?parker|parken|parkmöglichkeit\p{L}*|(?:zwei|drei|\d) (?:autos|pkw|fahrzeuge|wagen))(?!\p{L})/iu,
    near: null,
    unless: /öffentlich|gebühr|besucher|supermarkt|straßenrand|anwohner/iu,
  },
  stellplatzPreis: {
    words:
      /(?<!\p{L})(?:\p{L}{0,10}-?stellpl(?:atz|ätze|\.)\p{L}*|(?:tief|doppel|einzel)?-?garagen?\p{L}*|carport|duplex-?parker)(?!\p{L})/iu,
    near: money,
    unless: /miet|monat|mtl|p\.\s?a/iu,
  },
  kaeuferprovision: {
    words:
      /(?:provision|courtage)\p{L}*|makler-?(?:gebühr|honorar|lohn|kosten|vergütung)\p{L}*|vermittlungs-?(?:gebühr|honorar|entgelt)|käuferanteil|commission/iu,
    near: /\d\s?(?:%|prozent)|(?<!\p{L})(?:frei|kein\p{L}*|ohne|entfällt|null|no|monatsmieten?)(?!\p{L})|(?:provisions|courtage)-?frei|mit (?:provision|courtage)|provisionspflichtig|\d\s?(?:€|EUR)/iu,
    unless: /mieterprovision|finanzierung|innenprovision|grunderwerb/iu,
  },
  vermietet: {
    words:
      /(?<!\p{L})(?:un|teil|voll|fest|langjährig\s|gut\s)?-?vermiet(?:et\p{L}*|ung)(?!\p{L})|(?<!\p{L})(?:miet(?:er|erin|verhältnis\p{L}*|vertrag\p{L}*|parteien)|bezugsfrei|leer(?:stehend\p{L}*|stand)|bewohnt|eigennutzung|selbst genutzt|eigengenutzt)(?!\p{L})/iu,
    near: null,
    unless: /verwaltung\s(?:und|&)\svermietung|makler|vermietung und|mieterprovision/iu,
  },
  bezugsfreiAb: {
    words:
      /bezug(?:s(?:frei|fertig|termin|bereit))?(?!\p{L})|(?<!\p{L})(?:frei\sab|übergabe|verfügbar|einzug|frei zum|beziehbar|available)(?!\p{L})/iu,
    near: regexp.iu`${date.source}|sofort|absprache|vereinbarung|kurzfristig`,
    unless: /in bezug|mit bezug/iu,
  },
  denkmalschutz: {
    words:
      /denkmal-?(?:schutz|geschützt|liste|pflege|eigenschaft|afa)\p{L}*|(?:bau|einzel|kultur)-?denkmal\p{L}*|unter denkmal\p{L}*|ensembleschutz/iu,
    near: null,
    unless: /kriegerdenkmal|sehenswürdig|altstadt|ortskern|rathaus|kirche|innenstadt/iu,
  },
  erbbaurecht: { words: /erbbau\p{L}*|erbpacht\p{L}*/iu, near: null },
  erbbauzinsJahr: { words: /erbbau-?zins\p{L}*|erbpacht-?zins\p{L}*|erbbau\p{L}*|erbpacht/iu, near: money },
  erbbauRestlaufzeit: {
    words: /erbbau\p{L}*|erbpacht\p{L}*|restlaufzeit/iu,
    near: /\d{1,3}\sjahre|(?<!\d)(?:20|21)\d\d(?!\d)/iu,
  },
  zustand: {
    words:
      /(?<!\p{L})(?:zustand(?!e(?!s(?!\p{L})))\p{L}*|gepflegt\p{L}*|(?:un|teil|voll|kern)?-?(?:renoviert|saniert|modernisiert)\p{L}*|(?:renovierungs|sanierungs|modernisierungs)-?(?:bedürftig|bedarf|stau)\p{L}*|neuwertig\p{L}*|erstbezug|neubau|baufällig|abriss\p{L}*|rohbau|instand gehalten|entspricht (?:im übrigen )?dem baujahr|original-?zustand)(?!\p{L})/iu,
    near: null,
  },
  letzteModernisierung: {
    words: /(?<!\p{L})(?:kern|teil|grund)?-?(?:moderni[sz]ier|sanier|renovier|erneuer)\p{L}*/iu,
    near: year,
  },
  einheiten: {
    words:
      /(?:wohn|nutz|gewerbe)?-?einheiten(?!\p{L})|mietparteien|(?<!\p{L})parteien(?!\p{L})|(?<!\p{L})(?:whg|wohnungen)(?!\p{L})|(?<!ein)familien-?(?:wohn)?-?haus/iu,
    near: count,
  },
  anbieterArt: {
    words:
      /(?<!\p{L})(?:makler\p{L}*|immobilien\s?(?:gmbh|service|büro)|ivd|privat(?:verkauf|verkäufer|anbieter)?|bauträger\p{L}*|projektentwickl\p{L}*|von privat|eigentümer)(?!\p{L})/iu,
    near: null,
  },
  exposeDatum: {
    words:
      /(?<!\p{L})(?:stand|datum|erstellt am|druckdatum|ausdruck|gedruckt|inseriert|online seit|veröffentlicht)(?!\p{L})/iu,
    near: date,
    unless: /rücklage|energieausweis|gültig/iu,
  },
  objektnummer: {
    words:
      /(?:objekt|angebots|immobilien|referenz|exposé?|scout|inserats?|anzeigen)-?\s?(?:nr|nummer|id|code|kennung)\p{L}*|aktenzeichen|geschäfts-?(?:nr|nummer|zeichen)|(?<!\p{L})(?:az|ref)\.?(?!\p{L})/iu,
    near: /[\p{L}\d/-]*\d[\p{L}\d/.-]*/u,
  },
}

/** For `matchAll`: compiled once, with the flag g in `words` and `near`. */
export const SIGHTED_TOPICS: readonly (readonly [FactKey, SightedTopic])[] = FACT_KEYS.map(key => {
  const { words, near, ...rest } = TOPICS[key]
  return [key, { ...rest, words: all(words), near: near && all(near) }]
})

function all({ source, flags }: RegExp): RegExp {
  return new RegExp(source, `${flags}g`)
}
