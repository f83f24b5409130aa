import { SELLER_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'

const STAYING = '(?:bestehen ?bleibende|bestehenbleibende|zu übernehmende)'
const HARDLY =
  '(?:nicht (?:zu erwarten|erwartet|absehbar|anzunehmen)|(?:voraussichtlich|aller voraussicht nach|vermutlich|wohl) (?:\\p{L}+ ){0,3}(?:nicht|keine)|keine (?:\\p{L}+ ){0,3}(?:zu erwarten|erwartet))(?!\\p{L})'

const PRIVATE = String.raw`(?:(?:\p{L}+n? )?freihändige[nrs]? (?:\p{L}*(?:verkauf|kauf|erwerb|veräußerung|angebot|verwertung)\p{L}*)|freihändig (?:zu |\p{L}+ ){0,3}(?:erwerben|kaufen|verkaufen|veräußern|erworben|verkauft|veräußert))`
const POSSIBLE =
  '(?:möglich|denkbar|bereit|offen|aufgeschlossen|angestrebt|erwünscht|verhandelt werden|vereinbart werden|kann|können|könnte|käme|kommt in betracht|interessiert)'

/** What the notice of a court settles by itself: nobody need ask it again. */
export const COURT_NOTICE_RULES: readonly RemarkRule[] = [
  rule('versteigerung-erster-termin', 'zwangsverkauf', 'neutral', {
    subject: 'bekanntmachung',
    pattern:
      /(?:der |dies(?:er|em) |im |ist |um (?:den|einen) )?ersten?r?n? (?:versteigerungs)?-?termin(?:s|e)?|erst-?termin|erstmals (?:aufgerufen|versteigert|ausgeboten|angesetzt|bestimmt)|(?:frühere[rn]?|vorherige[rn]?) termine? (?:hat|haben|fanden?|gab)(?: es)?(?: noch)? (?:nicht|keine)|(?:keinen?|ohne) (?:frühere[rn]?|vorherige[rn]?) termine?|wertgrenzen (?:nach|gemäß|der|des) [^.]{0,60}(?<!nicht )gelten(?! nicht)|handelt sich (?:hierbei |dabei )?um (?:den|einen) ersten (?:versteigerungs)?termin|zuschlag(?!\p{L})[^.]{0,30} (?:noch )?(?:nicht|nie) versagt worden|(?:zuschlag|ein gebot)[^.¦]{0,40}(?:noch nie|noch nicht|bisher nicht|bislang nicht) (?:versagt|abgegeben)/u,
    only: /versteiger|wertgrenze|zuschlag|gebot|zvg|5\/10|7\/10|erst-?termin|erstmals|saal|handelt sich|stattgefunden/u,
    unless:
      /(?:nach|in|aus) (?:dem|einem) ersten (?:versteigerungs)?termin|(?:wurde|war|ist) im ersten (?:versteigerungs)?termin|(?:ob|wenn|falls) (?:die )?wertgrenzen|wertgrenzen(?!\p{L})[^.]{0,60}(?<!\p{L})(?:nicht|kein\p{L}*|entf\p{L}+|wenn|falls|ob)(?!\p{L})/u,
    meaning: 'Es ist der erste Termin: 5/10 und 7/10 gelten',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  rule('versteigerung-keine-rechte', 'zwangsverkauf', 'neutral', {
    subject: 'bekanntmachung',
    pattern:
      /(?:bestehen ?bleibende|bestehenbleibende|zu übernehmende) rechte(?: in abteilung \p{L}+)?[ :¦-]{1,4}(?:sind )?(?:keine?|entfällt|nicht vorhanden|\.\/\.)|(?:keine|es bleiben keine) (?:\p{L}+ ){0,3}rechte (?:\p{L}+ ){0,3}bestehen|rechte bleiben (?:\p{L}+ ){0,2}(?:nicht|keine) bestehen|rechte, die (?:nach den \p{L}+ )?bestehen ?bleiben, (?:sind|gibt es|bestehen)[^.]{0,50}(?<!\p{L})(?:nicht (?:ersichtlich|bekannt|eingetragen|vorhanden)|keine)(?!\p{L})|(?:andere|weitere|sonstige) rechte, die (?:der|ein|vom) (?:ersteher|bieter|erwerber)(?:in)? [^.]{0,40}(?:bestehen|gibt es) nicht|(?:alle )?rechte in abteilung \p{L}+ erlöschen|lastenfrei (?:versteigert|zugeschlagen)/u,
    meaning: 'Rechte bleiben nach der Bekanntmachung keine bestehen',
    // None in Abteilung III are no debts that stay: a Wohnungsrecht is entered in Abteilung II.
    unless:
      /(?<!\p{L})(?:voraussichtlich|aller voraussicht nach|vermutlich|wohl|(?:zu )?erwarte[nt])(?!\p{L})|(?<!(?<!\p{L})ii (?:und|oder|sowie|noch|wie(?: auch)?|als auch) (?:in )?)(?:abteilung|abt·?) (?:iii|3)(?!\p{L}|\d)/u,
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  // A hope before the term, in which the rights that stay are read out (§§ 44, 66 ZVG): no empty land register, in which the note of the auction is always entered (§ 19 ZVG).
  rule('versteigerung-rechte-erwartet', 'grundbuch', 'neutral', {
    subject: 'bekanntmachung',
    pattern: new RegExp(
      [
        String.raw`${STAYING} rechte(?!\p{L})[^.¦]{0,110}(?<!\p{L})${HARDLY}`,
        String.raw`(?<!\p{L})${HARDLY}[^.¦]{0,60}(?<!\p{L})${STAYING} rechte(?!\p{L})|mit ${STAYING}n? rechten (?:\p{L}+ ){0,5}nicht zu rechnen`,
        String.raw`rechte(?!\p{L})[^.¦]{0,80}(?<!\p{L})(?:bleiben|werden) (?:\p{L}+ ){0,3}(?:voraussichtlich|aller voraussicht nach|wohl|vermutlich) (?:\p{L}+ ){0,3}(?:nicht|keine) (?:\p{L}+ ){0,2}(?:bestehen|übernommen)`,
        String.raw`(?:voraussichtlich|aller voraussicht nach|wohl|vermutlich) (?:bleiben|werden) (?:\p{L}+ ){0,3}keine (?:\p{L}+ ){0,4}(?:rechte|lasten)(?: in abteilung \p{L}+)? (?:\p{L}+ ){0,2}(?:bestehen|übernommen)|(?:bleiben|werden) (?:voraussichtlich|aller voraussicht nach|wohl|vermutlich) (?:\p{L}+ ){0,3}keine (?:\p{L}+ ){0,4}(?:rechte|lasten)(?: in abteilung \p{L}+)? (?:\p{L}+ ){0,2}(?:bestehen|übernommen|zu übernehmen)`,
      ].join('|'),
      'u',
    ),
    meaning: 'Bestehen bleibende Rechte werden laut Exposé nicht erwartet: Maßgeblich ist, was im Termin verlesen wird',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  rule('versteigerung-glaeubiger', 'zwangsverkauf', 'neutral', {
    subject: 'bekanntmachung',
    pattern:
      /gläubigervertreter\p{L}*|betreibende[rnsm]? (?:gläubiger\p{L}*|partei)|auf antrag (?:der|des) (?:\p{L}+ )?(?:gläubiger\p{L}*|gemeinschaft|miteigentümer\p{L}*|antragsteller\p{L}*|bank|sparkasse)|(?:verfahren|versteigerung) (?:wird )?betr(?:ie|ei)b\p{L}* (?:von|durch)|(?:verfahren|(?:zwangs|teilungs)?versteigerung) wird (?:von|durch) [^.]{0,80}betrieben|betreibt (?:die|der|eine) (?:\p{L}+ )?(?:bank|sparkasse|gemeinschaft)/u,
    meaning: 'Wer das Verfahren betreibt, ist genannt',
    unless:
      /(?<!\p{L})rang (?:vor|nach|hinter)(?!\p{L})|zwangsverwaltung[^.]{0,90}aufgehoben|^(?!.*versteigerung).*(?:gläubiger\p{L}*|bank|sparkasse) aufgehoben/u,
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  // Until the Zuschlag it can be bought from its owner, too, where whoever has it sold takes his request back (§ 29 ZVG).
  rule('versteigerung-freihaendig', 'zwangsverkauf', 'neutral', {
    subject: 'bekanntmachung',
    pattern: new RegExp(
      [
        String.raw`(?:auskunft|auskünfte|informationen|näheres|angaben) (?:\p{L}+ ){0,2}(?:zu|über|zum|zur) ${PRIVATE}`,
        String.raw`${PRIVATE}(?!\p{L})[^.¦]{0,60}(?<!\p{L})${POSSIBLE}`,
        String.raw`${POSSIBLE}(?!\p{L})[^.¦]{0,60}(?<!\p{L})${PRIVATE}`,
        String.raw`(?:angebote?|kaufangebote?|gebote?|interessenten|gespräche) (?:\p{L}+ ){0,2}(?:für|zu|zum|zur|an) (?:\p{L}+ ){0,2}${PRIVATE}`,
        String.raw`(?:kaufangebote?|angebote?)(?!\p{L})[^.¦]{0,40}vor dem (?:versteigerungs)?-?termin|vor dem (?:versteigerungs)?-?termin(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:kaufangebote?|(?:freier? )?verkauf (?:\p{L}+ ){0,3}(?:möglich|denkbar))`,
      ].join('|'),
      'u',
    ),
    only: /gläubiger\p{L}*|bank|sparkasse|termin|auskunft|auskünfte|versteigerung|zuschlag|möglich|denkbar|freihändig/u,
    // A viewing and a notary have their days, too, and a town that sells holds no auction.
    unless:
      /(?<!\p{L})(?:besichtigung\p{L}*|notar\p{L}*|beurkundung|gemeinde|stadt|sicherheit\p{L}*|bürgschaft\p{L}*)(?!\p{L})|(?<!\p{L})(?:nicht|kein\p{L}*|erfolglos|gescheitert|scheiterte\p{L}*|ausgeschlossen|versucht|war|wurden?|vergabe|vergeben|insolvenz\p{L}*|masse)(?!\p{L})/u,
    meaning: 'Ein freihändiger Kauf vor dem Termin ist laut Bekanntmachung denkbar',
    fixed: 'stated',
    evenIfOpen: true,
    sections: SELLER_SECTIONS,
  }),
  rule('gutachten-im-netz', 'gutachten', 'neutral', {
    subject: 'bekanntmachung',
    pattern:
      /(?:verkehrswert)?-?gutachten(?!\p{L})[^.¦]{0,140}(?<!\p{L})(?:im internet|online|zum herunterladen|als download|abrufbar|heruntergeladen|zvg-portal\p{L}*|justizportal\p{L}*)(?!\p{L})|(?:im internet|online|zvg-portal|justizportal)(?!\p{L})[^.¦]{0,80}(?<!\p{L})gutachten(?!\p{L})[^.¦]{0,60}(?:einsehbar|abrufbar|eingesehen|veröffentlicht|heruntergeladen)/u,
    meaning: 'Das Gutachten steht laut Bekanntmachung im Internet',
    unless: /(?<!\p{L})(?:nicht|kein\p{L}*) (?:im internet|online|abrufbar|veröffentlicht)/u,
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  rule('versteigerung-hausgeldrueckstand', 'zwangsverkauf', 'neutral', {
    subject: 'bekanntmachung',
    pattern:
      /rückständige[rnsm]? (?:haus|wohn)gelde?r?n?|(?:haus|wohn)geld-?rückst(?:and|ände)\p{L}*|rückst(?:and|ände)\p{L}* (?:beim|an|aus) (?:haus|wohn)geld/u,
    meaning: 'Rückstände beim Hausgeld sind genannt',
    // Of other owners: no sale by a court hangs on it.
    unless: /miteigentümer|(?<!\p{L})gemeinschaft(?!\p{L})|eingeklagt/u,
    evenIfOpen: true,
    sections: SELLER_SECTIONS,
  }),
  // § 57 ZVG: the lease goes over, whatever the notice knows of it.
  rule('vermietet-nach-angabe', 'mietvertrag', 'warnung', {
    subject: 'ungeprueft',
    pattern:
      /(?:vermietet|mietverhältnis|mieter(?:in|s)?|miete|nettokalt|kaltmiete)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:nach (?:angaben?|auskunft|aussage) (?:des|der) (?:mieters?(?:in)?|bewohners?(?:in)?|schuldners?(?:in)?|eigentümers?(?:in)?|nutzers?(?:in)?)|angeblich|laut (?:mieter|bewohner|schuldner)(?:in)?)|(?:nach (?:angaben?|auskunft) (?:des|der) (?:mieters?(?:in)?|bewohners?(?:in)?|schuldners?(?:in)?)|angeblich) (?:ist |sei )?(?:\p{L}+ ){0,3}vermietet|(?:miet)?vertrag (?:wurde |lag |liegt |konnte )?(?:trotz [^.]{0,30})?(?:nicht|noch nicht) (?:vorgelegt|vor(?!\p{L})|eingesehen|nachgewiesen)|ohne schriftlichen mietvertrag|mündliche[rnsm]? mietvertrag/u,
    only: /vermiet|miet/u,
    unless: /erneuert|frei|leer|nicht vermietet|eigengenutzt|selbst bewohnt|miteigentum/u,
    meaning: 'Vermietet nach Angabe, den Vertrag hat niemand geprüft: Miete, Dauer und Kaution sind offen',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
]
