import { POOL_ON_OFFER } from '../../deal/poolOnOffer.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'

/** The division into flats with its terms for tenants, and rents that somebody guarantees. */
export const GUARANTEE_RULES: readonly RemarkRule[] = [
  rule('umwandlung', 'umwandlung', 'warnung', {
    pattern:
      /(?:in (?:eigentums)?wohnungen |in wohneigentum |in eigentumswohnungen )(?:um(?:ge)?wandel\p{L}*|aufgeteilt\p{L}*)|umwandlung in (?:eigentum|wohnungseigentum|eigentumswohnungen)|(?:kündigungs)?sperrfrist|§ ?577a|(?<contract>eigenbedarf(?:s|s?kündigung)?)[^.]{0,40}?(?:(?<lifelong>(?:auf|für die) (?:\p{L}+ ){0,2}lebenszeit|zu lebzeiten) [^.,]{0,20}?)?(?:(?<!nicht )ausgeschlossen(?<forLife>,? (?:solange (?=[^.]{0,40} lebt)|auf lebenszeit|zu lebzeiten))?|nicht möglich|nicht zulässig|frühestens)|kündigungsschutz|wohnungsumwandlung/u,
    meaning: ({ contract, forLife, lifelong }) =>
      contract === undefined
        ? 'Umwandlung oder Sperrfrist für Eigenbedarf'
        : (forLife ?? lifelong) !== undefined
          ? 'Kündigung wegen Eigenbedarfs auf Lebenszeit ausgeschlossen: Vertrag und Grund ansehen'
          : 'Kündigung wegen Eigenbedarfs ausgeschlossen oder erst später möglich: Vertrag und Grund ansehen',
    denied: 'Keine Sperrfrist',
    unless:
      /sperrfrist(?!\p{L})[^.,]{0,40} (?:nicht (?:zum tragen|mehr|zu beachten|zur anwendung)|nicht(?=$|[.,;])|abgelaufen|entfällt|verstrichen)|sperrfrist (?:gilt|besteht|greift) nicht|umwandlung(?!\p{L})[^.]{0,90}(?<!\p{L})(?:denkbar|vorstellbar|nicht (?:beantragt|geplant|vorgesehen|beabsichtigt))(?!\p{L})/u,
    evenIfOpen: true,
  }),
  rule('aufteilung', 'umwandlung', 'hinweis', {
    pattern:
      /nach weg (?:auf)?teil(?:bar|en)\p{L}*|aufteilung (?:nach|in) (?:weg|wohnungseigentum|eigentumswohnungen)|aufteilbar\p{L}*/u,
    meaning: 'Aufteilung in Wohnungen genannt',
    denied: 'Laut Text nicht in Wohnungen aufgeteilt oder aufteilbar',
    deniedTone: 'neutral',
    evenIfOpen: true,
  }),
  rule('moebliert', 'moebliert', 'warnung', {
    pattern:
      /(?:teil|voll)?möbliert(?:e[rnsm]?)?(?: vermiet\p{L}*| apartment\p{L}*)?|möblierte vermietung|kurzzeitvermietung|vermietung auf zeit|boardinghouse|airbnb|serviced apartment\p{L}*|kurzzeitmiete/u,
    meaning: 'Möbliert oder auf Zeit vermietet',
    denied: 'Nicht möbliert',
    deniedTone: 'neutral',
    // A kitchen with its cupboards is furnished, and what one might do with the flat is no lease.
    unless:
      /unmöbliert|möblierungsbeispiel|möblierungsvorschlag|virtuell|(?:küche|kochnische|ankleide|\p{L}*bad)(?!\p{L})[^.;¦]{0,90}(?<!\p{L})möbliert(?! (?:vermiet|apartment))|(?<!\p{L})auch (?:als|für|zur) (?:eine )?(?:möblierte|kurzzeit|vermietung auf zeit)|denkbar\p{L}*|vorstellbar/u,
  }),
  rule('mietgarantie-betreiber', 'mietgarantie', 'warnung', {
    subject: 'betreiber',
    // It runs, whatever may be prolonged.
    certain:
      /(?:pachtvertrag|pacht|er) (?:\p{L}+ ){0,2}(?:läuft|besteht|endet|beträgt)|(?:ist|sind|wird|werden) (?:[\p{L}\d·]+ ){0,6}(?:verpachtet|gepachtet|betrieben)(?! werden)/u,
    pattern:
      /(?:von einem|durch einen|an einen|mit (?:einem|dem)|der|ein) (?:\p{L}+ )?betreiber\p{L}*[^.]{0,80}(?:gepachtet|verpachtet|bewirtschaftet|pacht(?:vertrag|zeit|zahlung)?|betrieben)|(?:verpachtet|pachtvertrag)[^.]{0,60}betreiber\p{L}*|(?:vereinbarte|vertragliche|monatliche|jährliche|feste) pacht(?!\p{L})|pachtzeit|pachteinnahmen?|netto(?:kalt)?miete \(pacht\)|(?:pächter|betreiber) vermietet/u,
    meaning:
      'An einen Betreiber verpachtet: Ihr Ertrag hängt an ihm, selbst nutzen dürfen Sie es nur, wie der Vertrag es erlaubt',
    denied: 'Kein Pachtvertrag mit einem Betreiber',
    deniedTone: 'neutral',
    // "Eigennutzung ist während der Pachtzeit nicht vorgesehen" denies no lease.
    unless:
      /(?:während|innerhalb|in|für) der (?:\p{L}+ )?pachtzeit(?!\p{L})[^.]{0,60}(?<!\p{L})(?:nicht|kein\p{L}*|ausgeschlossen)(?!\p{L})|erbpacht|erbbau|landwirt|acker|wiese|weide|garten|wald|jagd|solar|photovoltaik|pv-|windrad|kiosk|kleingarten/u,
  }),
  rule('mietgarantie', 'mietgarantie', 'warnung', {
    // "wird nicht gewährt": the denial is in the wording, see denial.ts.
    pattern:
      /(?:mietgarantie|mietausfallgarantie)(?: (?:wird|wurde|ist|hat|haben)(?: \p{L}+){0,4})? (?:nicht|keine) (?:\p{L}+ )?(?:gewährt|übernommen|gegeben|abgegeben|angeboten|vereinbart|zugesagt|geleistet|verbunden)|mietgarantie|garantierte[rn]? (?:miete|rendite|mieteinnahmen)|garantiemiete|mietausfallgarantie/u,
    meaning: 'Mietgarantie',
    denied: 'Keine Mietgarantie',
    deniedTone: 'neutral',
  }),
  rule('mietgarantie-pacht', 'mietgarantie', 'warnung', {
    subject: 'betreiber',
    pattern: /garantierte[rn]? pacht|pachtgarantie|pachtvertrag mit (?:dem )?betreiber|betreibervertrag/u,
    meaning: 'Pachtvertrag mit einem Betreiber',
    denied: 'Kein Pachtvertrag',
    deniedTone: 'neutral',
  }),
  // A tenant pays, and no operator: what comes in is shared out.
  rule('mietgarantie-pool', 'mietgarantie', 'warnung', {
    pattern: /miet-?pool(?:s|vertrag)?/u,
    meaning: 'Mietpool: Ausgezahlt wird, was der Pool ausschüttet, nicht die Miete der Wohnung',
    denied: 'Kein Mietpool',
    deniedTone: 'neutral',
    // Who buys may join it, and need not.
    unless: POOL_ON_OFFER,
  }),
  rule('mietpool-angebot', 'mietgarantie', 'neutral', {
    pattern: /miet-?pool(?:s|vertrag)?/u,
    only: POOL_ON_OFFER,
    meaning: 'Ein Mietpool wird angeboten, der Beitritt ist freiwillig',
    denied: 'Kein Mietpool',
    evenIfOpen: true,
    fixed: 'stated',
  }),
]
