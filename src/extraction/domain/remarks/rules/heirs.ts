import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule, SELLER_SECTIONS } from '../remarkRule.ts'

const PROOF = '(?:erbschein(?:e?s)?|erbnachweis(?:es)?)'
const HEIR = String.raw`(?:erb(?:e|en|in|innen)|miterb\p{L}*)`
const KIN = `(?:${HEIR}|schwester|bruder|geschwister|tochter|sohn|neffe|nichte|cousine?)`
/** Who lives "in einem Pflegeheim" is the owner for whom somebody signs. */
const NO_HOME = String.raw`(?!(?:einem |einer |der |dem )?(?:\p{L}+ )?\p{L}*(?:heim|stift|pflege|klinik|wohnen|wohnung|haus)(?!\p{L}))`
const FAR_KIN = regexp.u`(?<!\p{L})${KIN}(?!\p{L})[^.]{0,40}(?<!\p{L})(?:leb|wohn)(?:t|en) in ${NO_HOME}`
/** "Ich verkaufe für meine Mutter": she lives, and nobody has inherited. */
const FOR_LIVING =
  /(?<!\p{L})(?:für|namens|im namen|im auftrag) (?:mein|unser|ihr|sein)(?:e[rnsm]?|es)? (?:mutter|vater|vaters|eltern|schwiegermutter|schwiegereltern|tante|onkel|großmutter|großvater|oma|opa)(?!\p{L})/u
const SALE = String.raw`(?:verkauf|verkäuf|veräußer|abzugeben|abgeben)\p{L}*`

/** "noch nicht abschließend erklärt", "ist mit dem Preis nicht einverstanden", "möchte lieber nicht verkaufen", "muss noch überzeugt werden" */
const NOT_AGREED = String.raw`(?:nicht einig|uneinig|nicht zugestimmt|(?:bislang|bisher|noch) nicht (?:(?:abschließend|endgültig|verbindlich|schriftlich|dazu|ganz|völlig|restlos|sicher) ){0,2}(?:geäußert|entschieden|zugestimmt|erklärt|festgelegt|zugesagt|überzeugt|einverstanden|geeinigt|unterschrieben)|(?:mit|von) (?:dem|diesem|unserem) (?:\p{L}*preis|verkauf|betrag)(?!\p{L})[^.;]{0,25} (?:nicht|noch nicht) (?:ganz |wirklich )?(?:einverstanden|zufrieden|überzeugt)|(?:findet|hält) (?:den|diesen|unseren) (?:\p{L}*preis|betrag)(?!\p{L})[^.;]{0,20} zu (?:niedrig|gering|günstig)|(?:möchte|will) (?:(?:\p{L}+ ){0,3}mehr (?:geld|haben|dafür)|(?:eigentlich |lieber |noch )*(?:gar )?nicht verkaufen)|(?:ist|sind) (?:noch |eigentlich )?gegen (?:den|einen) verkauf|muss (?:noch|erst|dem preis|dem verkauf)(?: \p{L}+){0,3} (?:zustimmen|überzeugt werden|überzeugen)|stimm(?:t|en) (?:dem (?:verkauf|preis) )?(?:noch |bisher )?nicht zu|verweiger\p{L}*|sträubt sich|zögert(?: noch)?)(?!\p{L})`
/** He has come round since; or he has not settled something else: where to move, what to take along. */
const AGREED_OR_OTHER =
  /(?<!\p{L})(?:inzwischen|mittlerweile|jetzt|nun)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:einig|einverstanden|zugestimmt|zugesagt|erklärt)(?!\p{L})|(?<!\p{L})(?:wohin|umzug|umziehen|auszieh\p{L}*|auszug|einzieht|möbel\p{L}*|küche|schrank\p{L}*|hausrat|nachbar\p{L}*|mieter\p{L}*|wegerecht\p{L}*|makler\p{L}*|termin|alter von)(?!\p{L})/u
const NOT_ALL_AGREED = 'Ein Erbe hat dem Verkauf oder dem Preis noch nicht zugestimmt: Erben verkaufen nur gemeinsam'

/** "Die beurkundete Vollmacht liegt in Ausfertigung vor und wurde vom Notar geprüft": nobody pays on a copy. */
const POWER_PROVEN = String.raw`^(?!.*(?<!\p{L})(?:nicht|noch|soll|muss|wird|kopie|fehlt|angeblich|privatschriftlich\p{L}*)(?!\p{L})).*vollmacht(?!\p{L})[^.]{0,90}(?:(?:liegt|liegen) (?:[\p{L}]+ ){0,5}(?:in |als )?(?:notarieller? )?ausfertigung|(?:vom|durch den|von der) notar(?:in)? (?:bereits |schon )?geprüft)`
const POWER_GOES_ON = /vollmacht|^ ?(?:sie|diese)(?!\p{L})/u

/** Who sells what he has inherited, and whether he can prove it: of several heirs all must sign (§ 2040 BGB). */
export const HEIR_RULES: readonly RemarkRule[] = [
  rule('erbengemeinschaft', 'erbengemeinschaft', 'warnung', {
    pattern: regexp.u`erbengemeinschaft(?:en)?|nachlass(?:verkauf|immobilie|pfleger\p{L}*|verwalter)|(?<!(?:geschätzt|bewertet|gutacht\p{L}*)(?!\p{L})[^.]{0,60}für das )nachlassgericht(?!(?<=für das nachlassgericht)[^.]{0,60}(?:geschätzt|bewertet))|(?:aus|aus einem|aus dem) nachlass|erbauseinandersetzung|erbfall|miterben|(?:durch|von) (?:den|die|drei|vier|fünf|zwei|mehrere) erben|(?:wir|die|drei|vier|zwei) (?:\p{L}+ ){0,2}(?:geschwister|erben)(?!\p{L})[^.]{0,60}${SALE}|nach dem tod(?:e)? (?:unsere|meine|seine|ihre|der|de[rs]|von)\p{L}*[^.]{0,90}${SALE}`,
    meaning: 'Verkauf aus einem Nachlass oder durch eine Erbengemeinschaft',
    denied: 'Keine Erbengemeinschaft',
    // "Das Haus war bis 2026 bewohnt und wird nun durch die Erbengemeinschaft verkauft."
    fixed: 'stated',
    unless:
      /(?:frühere|ehemalige|damalige)[nrsm]? erbengemeinschaft|(?:keine|ohne) erbengemeinschaft|erbengemeinschaft (?:ist|wurde|haben wir) (?:[\p{L}\d]+ ){0,4}(?:auseinandergesetzt|aufgelöst|beendet|aufgehoben)/u,
    sections: SELLER_SECTIONS,
  }),
  rule('erbschein-fehlt', 'erbengemeinschaft', 'gefahr', {
    subject: 'erbnachweis',
    pattern: regexp.u`${PROOF}(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:beantragt|in bearbeitung|ausstehend|steht (?:noch )?aus|stehen (?:noch )?aus|fehlt|fehlen|noch nicht|erwartet|angefordert|in arbeit)(?!\p{L})|(?:beantragen|erwarten|warten (?:wir )?(?:derzeit |noch )?auf|steht noch)(?!\p{L})[^.;]{0,40}${PROOF}|grundbuch(?!\p{L})[^.;]{0,30}noch auf (?:den|die|unsere[nr]?) (?:erblasser|verstorben|mutter|vater|eltern)\p{L}*`,
    meaning: 'Der Erbschein fehlt noch: Der Kaufpreis darf erst danach fällig werden',
    fixed: 'stated',
    unless:
      /(?<!nicht )(?<!\p{L})erteilt|liegt (?:bereits |schon |inzwischen |uns )?vor|(?:ist|schon) da(?!\p{L})|nicht (?:erforderlich|nötig|notwendig)|keine[ns]? erbscheins?/u,
    sections: SELLER_SECTIONS,
  }),
  rule('erbschein-da', 'erbengemeinschaft', 'gut', {
    subject: 'erbnachweis',
    pattern: regexp.u`${PROOF}(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:liegt (?:bereits |schon |uns )?vor|erteilt|ist da|vorhanden)(?!\p{L})|${PROOF} haben wir|haben (?:den|einen) ${PROOF}|(?:erben|erbengemeinschaft|geschwister)(?!\p{L})[^.;]{0,50}im grundbuch (?:\p{L}+ ){0,2}eingetragen|grundbuch (?:ist|wurde) [^.;]{0,30}auf (?:die|uns)(?!\p{L})[^.;]{0,30}(?:berichtigt|umgeschrieben)|eröffnete[snm]? (?:notarielle[snm]? )?testament`,
    meaning: 'Erbnachweis liegt laut Text vor',
    // "ist erteilt, die Berichtigung des Grundbuchs beantragt"
    evenIfOpen: true,
    unless:
      /noch nicht|(?:wird|werden|soll|sobald|nach(?:dem)?|wenn)(?!\p{L})[^.;,]{0,60}(?:erteilt|vorliegt|vor(?=$|[.,;])|eingetragen)|(?<!\p{L})(?:bald|demnächst|künftig|in kürze|zeitnah|voraussichtlich)(?!\p{L})[^.;,]{0,40}(?<!\p{L})im grundbuch/u,
    sections: SELLER_SECTIONS,
  }),
  // Who stands in the register needs no certificate any more: it is proof enough (§ 891 BGB).
  rule('erben-eingetragen', 'erbengemeinschaft', 'gut', {
    subject: 'erbnachweis',
    pattern: regexp.u`(?:wir|alle|beide|erben|geschwister|erbengemeinschaft)(?!\p{L})(?: (?:zwei|drei|vier|fünf|alle|beide|erben|geschwister))* (?:steht|stehen|sind|ist) (?:(?!nicht|noch|nie)[\p{L}\d]+ ){0,4}im grundbuch(?: (?:\p{L}+ ){0,2}eingetragen)?|(?:erben|erbengemeinschaft|geschwister)(?!\p{L})[^.;]{0,50}im grundbuch (?:\p{L}+ ){0,2}eingetragen|grundbuch (?:ist|wurde) (?!noch )[^.;]{0,30}auf (?:die|uns)(?!\p{L})[^.;]{0,30}(?:berichtigt|umgeschrieben)`,
    meaning: 'Die Erben stehen laut Text schon im Grundbuch: Der aktuelle Auszug genügt als Nachweis',
    evenIfOpen: true,
    onlyNear:
      /erb(?:e|en|in|schein\p{L}*|nachweis\p{L}*|engemeinschaft|teil\p{L}*)|geerbt|nachlass\p{L}*|verst(?:arb|orb)en\p{L}*|tod(?:e|es)?|geschwister/u,
    unless:
      /noch nicht|noch auf|(?:wird|werden|soll|sobald|nachdem|wenn|muss|müssen)(?!\p{L})[^.;,]{0,60}(?:eingetragen|umgeschrieben|berichtigt|im grundbuch)|(?<!\p{L})(?:bald|demnächst|künftig|in kürze|zeitnah|voraussichtlich)(?!\p{L})[^.;,]{0,40}(?<!\p{L})im grundbuch/u,
    sections: SELLER_SECTIONS,
  }),
  rule('erben-uneinig', 'erbengemeinschaft', 'gefahr', {
    subject: 'erbnachweis',
    pattern: regexp.u`(?<!\p{L})${KIN}(?!\p{L})[^.;]{0,110}(?<!\p{L})${NOT_AGREED}|(?:zustimmung|einverständnis|zusage|einwilligung) (?:meine[rs]?|unsere[rs]?|de[rs]|eine[rs]) (?:\p{L}+ )?${KIN}s?(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:fehlt|steht (?:\p{L}+ )?aus|brauchen|nicht vor)`,
    meaning: NOT_ALL_AGREED,
    fixed: 'stated',
    unless: AGREED_OR_OTHER,
    unlessBefore: FOR_LIVING,
    sections: SELLER_SECTIONS,
  }),
  // "Unser Bruder lebt in Kanada; wegen des Preises hat er sich noch nicht abschließend erklärt"
  rule('erben-uneinig-fern', 'erbengemeinschaft', 'gefahr', {
    subject: 'erbnachweis',
    pattern: regexp.u`(?<!\p{L})(?:er|sie|der|die|dem|ihm|ihr)(?!\p{L})[^.;]{0,110}(?<!\p{L})${NOT_AGREED}`,
    onlyBefore: regexp.u`(?<!\p{L})${KIN}(?!\p{L})`,
    meaning: NOT_ALL_AGREED,
    fixed: 'stated',
    unless: AGREED_OR_OTHER,
    unlessBefore: FOR_LIVING,
    sections: SELLER_SECTIONS,
  }),
  // Whose parents or guardian sell land for him need the family court (§ 1643 (1), § 1850 BGB); where they sell beside him, an Ergänzungspfleger, too (§ 1809 BGB).
  rule('erben-minderjaehrig', 'erbengemeinschaft', 'warnung', {
    subject: 'erbnachweis',
    pattern: regexp.u`(?:familien|betreuungs)-?gericht\p{L}*(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:zustimm\p{L}*|zustimmung|genehmig\p{L}*)|(?:zustimmung|genehmigung) (?:de[sr] |durch das |vom )?(?:zuständigen )?(?:familien|betreuungs)gericht\p{L}*|(?:familien|betreuungs)gerichtliche[nr]? (?:genehmigung|zustimmung)|ergänzungspfleg\p{L}*|minderjährige[rnsm]? (?:mit)?(?:erb|eigentümer|geschwister|kind)\p{L}*|${KIN}(?!\p{L})[^.;]{0,40}(?<!\p{L})minderjährig(?!\p{L})`,
    meaning: 'Ein Miterbe ist minderjährig oder betreut: Der Vertrag gilt erst, wenn das Gericht ihn genehmigt',
    fixed: 'stated',
    // "Die Genehmigung des Familiengerichts liegt vor": what was to be waited for is there.
    unless:
      /(?:kein(?:e[nrs]?)?|ohne|nicht) (?:\p{L}+ ){0,2}(?:ergänzungspfleg|familiengericht|betreuungsgericht|genehmigung|zustimmung|minderjährig)|(?<!nicht )(?<!\p{L})erteilt|liegt (?:bereits |schon |inzwischen |uns )?vor|(?:hat|haben) [^.;]{0,40}(?<!nicht )(?<!\p{L})(?:genehmigt|zugestimmt)|nicht (?:erforderlich|nötig|notwendig)/u,
    sections: SELLER_SECTIONS,
  }),
  rule('erben-einig', 'erbengemeinschaft', 'neutral', {
    pattern: regexp.u`(?:alle[n]? (?:\p{L}+ ){0,2}(?:erben|miterben|geschwister|beteiligte[n]?)|erben|geschwister)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:(?:alle )?einig|einverstanden|zugestimmt|stimmen (?:dem verkauf )?(?:\p{L}+ ){0,4}zu|verkaufsbereit)(?!\p{L})|(?:erben|miterben|geschwister|alle (?:zwei|drei|vier|fünf|sechs|\d))(?!\p{L})[^.;]{0,120}(?<!\p{L})(?:(?:entwurf|kaufvertragsentwurf|vertrag) (?:bereits |schon )?(?:freigegeben|gebilligt|abgesegnet)|kommen (?:alle |gemeinsam |zusammen |persönlich ){1,3}zum notar|(?:haben|hat) (?:[\p{L}]+ ){0,5}(?:verkaufs)?vollmacht (?:beim notar )?(?:unterschrieben|unterzeichnet|erteilt))(?!\p{L})|sind (?:uns|sich) alle einig|einig sind (?:wir|sie) (?:uns|sich)(?: (?:alle|darüber|darin)){1,2}|wir (?:\p{L}+ )?sind uns (?:\p{L}+ )?(?:alle|völlig) einig`,
    meaning: 'Die Erben sind sich laut Text einig',
    unless:
      /nicht einig|uneinig|nicht (?:geäußert|zugestimmt|einverstanden)|(?:zwei|drei|vier|fünf|\d) (?:der|von)(?: \p{L}+)? (?:zwei|drei|vier|fünf|sechs|sieben|\d)|(?<!\p{L})(?:fehl(?:t|en)|bis auf|außer|mehrheit\p{L}*|die meisten|noch (?:nicht|offen|aus|keine?n?)|(?:steht|stehen) aus|meldet sich (?:nicht|selten|kaum))(?!\p{L})/u,
    sections: SELLER_SECTIONS,
  }),
  rule('erben-vollmacht', 'erbengemeinschaft', 'warnung', {
    subject: 'erbnachweis',
    pattern: regexp.u`${KIN}(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:leb|wohn)(?:t|en|ende\p{L}*)(?!\p{L})[^.;]{0,90}(?<!\p{L})(?:\p{L}*vollmacht|vertreten)(?!\p{L})|${HEIR}(?!\p{L})[^.;]{0,100}(?<!\p{L})(?:\p{L}*vollmacht|im ausland|in übersee|konsulat)(?!\p{L})|(?:im ausland|in [^.;,]{3,20}) lebende[nr]? ${HEIR}`,
    meaning:
      'Ein Erbe lässt sich vertreten oder lebt weit weg: Vollmacht vom Notar, aus dem Ausland vom deutschen Konsulat oder mit Apostille',
    fixed: 'stated',
    unless: /alle vollmachten liegen vor|beurkundete vollmacht|notarielle[nr]? vollmacht(?:en)? (?:liegt|liegen) vor/u,
    sections: SELLER_SECTIONS,
  }),
  // "Unsere Schwester lebt in Kanada; sie hat mir beim Konsulat eine Vollmacht unterschrieben"
  rule('erben-vollmacht-fern', 'erbengemeinschaft', 'warnung', {
    subject: 'erbnachweis',
    pattern:
      /(?<!\p{L})(?:sie|er|die|der|dafür|deshalb|von ihr|von ihm)(?!\p{L})[^.;]{0,110}(?<!\p{L})\p{L}*vollmacht(?!\p{L})/u,
    onlyBefore: FAR_KIN,
    // Of the broker, and of an owner who lives: no heir's.
    unlessBefore: FOR_LIVING,
    unless: /makler|(?<!\p{L})(?:vorsorge|general)-?vollmacht/u,
    meaning:
      'Ein Miteigentümer lebt weit weg und lässt sich vertreten: Vollmacht vom Notar, aus dem Ausland vom deutschen Konsulat oder mit Apostille',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  // Who signs for an owner that lives: a power to sell land must be proven by the notary's copy (§ 29 GBO, § 172 BGB), for it may be called back.
  rule('verkauf-vollmacht', 'erbengemeinschaft', 'warnung', {
    subject: 'erbnachweis',
    pattern:
      /(?:vorsorge|general|verkaufs|spezial)-?vollmacht(?:en)?|(?:notarielle[nr]?|beurkundete[nr]?|beglaubigte[nr]?) (?:\p{L}+-?)?vollmacht|(?:als|durch|von|bin|sind) (?:\p{L}+ ){0,4}bevollmächtigte?[rnsm]?|(?:in|mit|per|kraft|aufgrund) (?:\p{L}+ ){0,2}vollmacht (?:für|der|des|von|mein\p{L}*|unser\p{L}*|handel|verkauf)|(?:haben|hat|habe|besitzen?) (?:\p{L}+ ){0,3}vollmacht(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:verkauf\p{L}*|unterschreib\p{L}*|handeln?|vertreten|in (?:ihrem|seinem) namen)/u,
    only: /verkauf|verkäuf|veräußer|unterschreib|unterzeich|beurkund|vertret|handel|eigentümer|mutter|vater|tante|onkel|eltern|oma(?!\p{L})|opa(?!\p{L})|großmutter|großvater|schwester|bruder|heim(?!\p{L})/u,
    meaning:
      'Es verkauft ein Bevollmächtigter: Ausfertigung der Vollmacht vor dem Termin dem Notar zeigen, vorher nichts zahlen',
    fixed: 'stated',
    // Of the broker, of meetings and files, of the bank's deeds, and of an heir, whose own rule it is.
    goesOnBehind: POWER_GOES_ON,
    unless: regexp.u`${POWER_PROVEN}|makler|anzubieten|vermarkt\p{L}*|(?<!\p{L})(?:exklusiv|allein|nicht|kein\p{L}*)(?!\p{L})|verwalt|versammlung|bauakte|bauamt|einsicht|finanzierungs-?vollmacht|belastungs-?vollmacht|auflassungs-?vollmacht|käufer|erwerber|bauträger|schornstein|(?<!\p{L})${HEIR}(?!\p{L})|(?<!\p{L})${KIN}(?!\p{L})[^.]{0,60}(?<!\p{L})(?:leb|wohn)(?:t|en)(?!\p{L})[^.]{0,20}(?<!\p{L})in ${NO_HOME}|(?<!\p{L})(?:keine|ohne) (?:\p{L}+-?)?vollmacht`,
    // "Unsere Schwester lebt in Kanada; sie hat mir eine Vollmacht unterschrieben": one of those who sell.
    unlessBefore: regexp.u`^(?!.*${FOR_LIVING.source}).*${FAR_KIN.source}`,
    sections: SELLER_SECTIONS,
  }),
  rule('verkauf-vollmacht-belegt', 'erbengemeinschaft', 'neutral', {
    subject: 'erbnachweis',
    pattern: /(?:vorsorge|general|verkaufs|spezial)?-?vollmacht(?:en)?/u,
    goesOnBehind: POWER_GOES_ON,
    only: new RegExp(POWER_PROVEN, 'u'),
    meaning: 'Es verkauft ein Bevollmächtigter; die Vollmacht liegt laut Text dem Notar in Ausfertigung vor',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  // He sells alone, without the heirs (§ 2205 BGB): no burden on what is bought, but his office must be proven.
  rule('testamentsvollstrecker', 'erbengemeinschaft', 'warnung', {
    subject: 'erbnachweis',
    pattern: /testamentsvollstreck\p{L}*/u,
    meaning: 'Ein Testamentsvollstrecker verkauft: Zeugnis des Nachlassgerichts verlangen',
    denied: 'Keine Testamentsvollstreckung',
    sections: SELLER_SECTIONS,
  }),
]
