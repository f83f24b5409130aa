import { OBJECT_ONLY, type RemarkRule } from '../remarkRule.ts'

/** Leases, tenants, guarantees and what binds the rent. */
export const LETTING_RULES: readonly RemarkRule[] = [
  {
    name: 'miete-staffel-index',
    topic: 'mietvertrag',
    tone: 'neutral',
    pattern: /staffelmiet\p{L}*|indexmiet\p{L}*|mietstaffel|indexiert\p{L}*|index-?mietvertrag/u,
    meaning: 'Staffel- oder Indexmiete',
    denied: 'Keine Staffel- oder Indexmiete',
    deniedTone: 'neutral',
    unless: /erbbau|erbpacht/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'miete-unbefristet',
    topic: 'mietvertrag',
    tone: 'neutral',
    pattern:
      /unbefristet(?:e[rnsm]?)? (?:vermietet|miet\p{L}*)|(?:mietvertrag|mietverhältnis|vermietet)[^.¦]{0,30} unbefristet\p{L}*|(?:auf )?unbestimmte zeit (?:vermietet|geschlossen)/u,
    meaning: 'Unbefristet vermietet',
    sections: OBJECT_ONLY,
  },
  {
    name: 'miete-befristet',
    topic: 'mietvertrag',
    tone: 'neutral',
    pattern:
      /(?<!un)befristet(?:e[rnsm]?)? (?:vermietet|miet\p{L}*)|(?:mietvertrag|mietverhältnis|vermietet)[^.¦]{0,30}(?<!un)(?:befristet|bis (?:zum )?\d[\d·]+)|(?:mietverhältnis|mietvertrag)[^.¦]{0,30}gekündigt/u,
    meaning: 'Befristet vermietet oder gekündigt',
    denied: 'Mietvertrag nicht befristet',
    deniedTone: 'neutral',
    sections: OBJECT_ONLY,
  },
  {
    name: 'miete-seit',
    topic: 'mietvertrag',
    tone: 'neutral',
    pattern:
      /(?:vermietet|mietverhältnis|mietvertrag|mieter\p{L}*|mietbeginn)[^.]{0,40}(?:seit|vom|ab|läuft|besteht)[^.]{0,12}(?<year>(?:19|20)\d\d)|seit (?:\d{1,2}·? ?)?(?:\d{1,2}·|\p{L}+ )?(?<year2>(?:19|20)\d\d) (?:\p{L}+ ){0,4}vermietet/u,
    meaning: 'Beginn des Mietverhältnisses genannt',
    sections: OBJECT_ONLY,
    evenIfOpen: true,
  },
  {
    name: 'miete-anpassung',
    topic: 'mietvertrag',
    tone: 'neutral',
    pattern:
      /(?:letzte )?(?:miet(?:preis)?anpassung(?:en)?|mieterhöhung(?:en)?|mietsteigerung(?:en)?|mietsteigerungspotenzial)/u,
    meaning: 'Mietanpassung genannt',
    sections: OBJECT_ONLY,
    evenIfOpen: true,
  },
  {
    name: 'sollmiete',
    topic: 'sollmiete',
    tone: 'warnung',
    pattern:
      /soll-?(?:miete[n]?|mieteinnahme\p{L}*|kaltmiete|nettokaltmiete)|(?:nettokaltmiete|mieteinnahmen|jnkm|miete|jahresmiete|mietertrag) \(?soll(?!\p{L})|mietansatz|erzielbare\p{L}* (?:\p{L}+ )?(?:miete\p{L}*|kaltmiete|nettokaltmiete)|mietpotenzial|prognostizierte\p{L}* miet\p{L}*|kalkulierte\p{L}* miet\p{L}*|angenommene\p{L}* miet\p{L}*|(?:bei |nach )vollvermietung/u,
    meaning: 'Miete nur als Soll oder Prognose',
    fixed: 'stated',
    sections: OBJECT_ONLY,
  },
  {
    name: 'mietbindung',
    topic: 'mietbindung',
    tone: 'warnung',
    pattern:
      /wohnberechtigungsschein|wbs(?! ?70)(?=[ ,.)-])|sozialbindung|preisgebunden\p{L}*|mietpreisbindung|belegungs(?:bindung|recht\p{L}*)|öffentlich gefördert\p{L}*|sozialwohnung\p{L}*|sozialer wohnungsbau|bindungsfrist/u,
    meaning: 'Preis- oder Belegungsbindung',
    denied: 'Keine Preis- oder Belegungsbindung',
    sections: OBJECT_ONLY,
  },
  {
    name: 'mieter-einziger',
    topic: 'mieterstruktur',
    tone: 'warnung',
    pattern:
      /(?:gesamte[nsr]?|ganze[nsr]?|komplett(?:e[nsr]?)?|alles|vollständig|insgesamt) [^.]{0,80}an (?:nur )?(?:eine[nr]?|1) (?:\p{L}+ ){0,2}(?:haupt|general|einzel)?(?:mieter\p{L}*|pächter\p{L}*|betreiber\p{L}*)|(?:haupt|general|einzel)mieter|nur einen? (?:\p{L}+ )?mieter/u,
    meaning: 'Alles an einen einzigen Mieter vermietet: Zieht er aus, fehlt die ganze Miete',
    sections: OBJECT_ONLY,
  },
  {
    name: 'mieter-amt',
    topic: 'mieterstruktur',
    tone: 'warnung',
    pattern:
      /miet\p{L}*[^.]{0,60}(?:vom|durch das|von der|über das|seitens des) (?:\p{L}+ )?(?:sozialhilfeamt|sozialamt|jobcenter|job-center|amt|arbeitsamt|arbeitsagentur|sozialhilfeträger|landratsamt|kommune|stadt|gemeinde)[^.]{0,30}(?:bezahl\p{L}*|gezahlt|übernommen|überwiesen|getragen)|(?:sozialhilfeamt|sozialamt|jobcenter|job-center|sozialhilfeträger) (?:\p{L}+ ){0,3}(?:bezahlt|zahlt|übernimmt|überweist) [^.]{0,20}miete/u,
    meaning: 'Die Miete zahlt das Amt (Sozialamt oder Jobcenter)',
    sections: OBJECT_ONLY,
  },
  {
    name: 'mietende-nur-mieter',
    topic: 'mietvertrag',
    tone: 'warnung',
    pattern:
      /eigennutzung[^.]{0,40} (?:nicht|kaum|erst) (?:möglich|in|ab|nach)|einseitige[rn]? (?:beendigung|kündigung)|nur (?:vom|durch den|seitens des|der) (?:mieter|verkäufer|verkäuferin)[^.]{0,30}(?:beend|kündig|gekündigt)\p{L}*|(?:eigenbedarf\p{L}*|kündigung (?:durch|seitens) (?:den|des|dem) vermieters?)[^.]{0,60}ausgeschlossen/u,
    meaning: 'Keine Eigennutzung, solange der Mieter nicht selbst kündigt',
    fixed: 'stated',
    sections: OBJECT_ONLY,
  },
  {
    name: 'mieter-gut',
    topic: 'mieterstruktur',
    tone: 'gut',
    pattern:
      /(?:zuverlässige|solvente|solide|bonitätsstarke|angenehme|nette|pünktlich zahlende|gute)[rns]? (?:\p{L}+ )?mieter(?:n|in|innen|schaft|struktur)?|mieter(?:in|schaft)? zahlt (?:\p{L}+ )?pünktlich|vollvermietet\p{L}*|voll vermietet\p{L}*/u,
    meaning: 'Mieter werden als zuverlässig beschrieben',
    sections: OBJECT_ONLY,
  },
  {
    name: 'mieter-langjaehrig',
    topic: 'mieterstruktur',
    tone: 'neutral',
    pattern:
      /langjährig(?:e[rns]?)? (?:vermietet|bewohnt|mieter\p{L}*|mietverhältnis\p{L}*|bestehende\p{L}* miet\p{L}*)|seit (?:über |mehr als |vielen |mehreren |rund |ca· )*(?:\d+ )?jahren (?:\p{L}+ ){0,3}vermietet|altmietvertr(?:ag|äge)|gewachsene mieterstruktur|mieterstruktur/u,
    meaning: 'Langjährige Mieter',
    sections: OBJECT_ONLY,
    evenIfOpen: true,
  },
  {
    name: 'mieter-leerstand',
    topic: 'mieterstruktur',
    subject: 'leerstand',
    tone: 'hinweis',
    pattern:
      /(?:davon |aktuell |derzeit )?(?:\d+|eine?|zwei|drei) (?:\p{L}+ )?(?:steht leer|stehen leer|leerstehend|leer|unvermietet)|teilweise leerstehend|leerstand(?:squote)?|teilvermietet/u,
    meaning: 'Leerstand im Objekt',
    denied: 'Kein Leerstand',
    sections: OBJECT_ONLY,
  },
  {
    name: 'mietrueckstand',
    topic: 'mietrueckstand',
    tone: 'warnung',
    pattern:
      /miet-?rückst(?:and|ände[n]?)|mietschulden|mietnomade[n]?|mietausfall|mietausfälle|räumungsklage|mietminderung(?:en)?|zahlungsrückst\p{L}*|zahlt (?:\p{L}+ )?nicht/u,
    meaning: 'Mietrückstand, Mietausfall oder Räumungsklage',
    denied: 'Keine Mietrückstände',
    // A landlord's account has a line for it, each year.
    unless: /mietausfallwagnis|versicherung|mietausf[aä]ll\p{L}*(?: (?:19|20)\d\d)? ?[:¦]? ?[:¦]? ?\d/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'umwandlung',
    topic: 'umwandlung',
    tone: 'warnung',
    pattern:
      /(?:in (?:eigentums)?wohnungen |in wohneigentum |in eigentumswohnungen )(?:um(?:ge)?wandel\p{L}*|aufgeteilt\p{L}*)|umwandlung in (?:eigentum|wohnungseigentum|eigentumswohnungen)|(?:kündigungs)?sperrfrist|§ ?577a|eigenbedarf(?:s?kündigung)?[^.]{0,40}(?:ausgeschlossen|nicht möglich|nicht zulässig|frühestens)|kündigungsschutz|wohnungsumwandlung/u,
    meaning: 'Umwandlung oder Sperrfrist für Eigenbedarf',
    denied: 'Keine Sperrfrist',
    unless: /sperrfrist (?:gilt|besteht) nicht/u,
    evenIfOpen: true,
    sections: OBJECT_ONLY,
  },
  {
    name: 'aufteilung',
    topic: 'umwandlung',
    tone: 'hinweis',
    pattern:
      /nach weg (?:auf)?teil(?:bar|en)\p{L}*|aufteilung (?:nach|in) (?:weg|wohnungseigentum|eigentumswohnungen)|aufteilbar\p{L}*/u,
    meaning: 'Aufteilung in Wohnungen genannt',
    denied: 'Nicht in Wohnungen aufteilbar',
    deniedTone: 'neutral',
    evenIfOpen: true,
    sections: OBJECT_ONLY,
  },
  {
    name: 'moebliert',
    topic: 'moebliert',
    tone: 'warnung',
    pattern:
      /(?:teil|voll)?möbliert(?:e[rnsm]?)?(?: vermiet\p{L}*| apartment\p{L}*)?|möblierte vermietung|kurzzeitvermietung|vermietung auf zeit|boardinghouse|airbnb|serviced apartment\p{L}*|kurzzeitmiete/u,
    meaning: 'Möbliert oder auf Zeit vermietet',
    denied: 'Nicht möbliert',
    deniedTone: 'neutral',
    unless: /unmöbliert|möblierungsbeispiel|möblierungsvorschlag|virtuell/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'mietgarantie-betreiber',
    topic: 'mietgarantie',
    subject: 'betreiber',
    tone: 'warnung',
    pattern:
      /(?:von einem|durch einen|an einen|mit (?:einem|dem)|der|ein) (?:\p{L}+ )?betreiber\p{L}*[^.]{0,80}(?:gepachtet|verpachtet|bewirtschaftet|pacht(?:vertrag|zeit|zahlung)?|betrieben)|(?:verpachtet|pachtvertrag)[^.]{0,60}betreiber\p{L}*|(?:vereinbarte|vertragliche|monatliche|jährliche|feste) pacht(?!\p{L})|pachtzeit|pachteinnahmen?|netto(?:kalt)?miete \(pacht\)|(?:pächter|betreiber) vermietet/u,
    meaning: 'An einen Betreiber verpachtet: Ihr Ertrag hängt an ihm, Eigennutzung ist meist ausgeschlossen',
    denied: 'Kein Pachtvertrag mit einem Betreiber',
    deniedTone: 'neutral',
    unless:
      /erbpacht|erbbau|landwirt|acker|wiese|weide|garten|wald|jagd|solar|photovoltaik|pv-|windrad|kiosk|kleingarten/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'mietgarantie',
    topic: 'mietgarantie',
    tone: 'warnung',
    pattern: /mietgarantie|garantierte[rn]? (?:miete|rendite|mieteinnahmen)|garantiemiete|mietausfallgarantie/u,
    meaning: 'Mietgarantie',
    denied: 'Keine Mietgarantie',
    deniedTone: 'neutral',
    sections: OBJECT_ONLY,
  },
  {
    name: 'mietgarantie-pool',
    topic: 'mietgarantie',
    subject: 'betreiber',
    tone: 'warnung',
    pattern:
      /garantierte[rn]? pacht|miet-?pool(?:s|vertrag)?|pachtgarantie|pachtvertrag mit (?:dem )?betreiber|betreibervertrag/u,
    meaning: 'Mietpool oder Pachtvertrag mit einem Betreiber',
    denied: 'Kein Mietpool, kein Pachtvertrag',
    deniedTone: 'neutral',
    sections: OBJECT_ONLY,
  },
]
