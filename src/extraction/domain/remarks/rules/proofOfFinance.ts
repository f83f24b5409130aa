import { type RemarkRule, rule, SELLER_SECTIONS } from '../remarkRule.ts'

const PROOF = String.raw`(?:finanzierungs(?:bestätigung|nachweis(?:es)?|zusage|bescheinigung)(?:en)?|(?:kapital|bonitäts|eigenkapital)nachweis(?:es|e)?)`

/** Who would give it: the seller's own bank or broker of loans. */
const PARTNER = String.raw`\p{L}*(?:bank|finanzierungs?|kredit|sparkassen?|darlehens)-?\p{L}*(?:partner|berater|vermittler|expert|spezialist|abteilung|makler|team)\p{L}*|partner-?bank(?:en)?|hausbank|finanzierer|finanzpartner\p{L}*|baufinanzier(?:er|ern|ung)|sparkasse|volksbank`
/** Who asks for it says so in one of these words; beside them the service is only how one gets it. */
const NO_DEMAND = String.raw`^(?!.*(?<!\p{L})(?:nur|ausschließlich|erst|ohne|voraussetzung|voraus|erforderlich|notwendig|benötig\p{L}*|brauchen|bitte[nt]?|erbeten|erbitten|erwarten|vorlage|vorlegen|vorzulegen|vorweisen|mitbringen|eingang|zusendung|übersendung|erhalt|termine?|besichtigung\p{L}*|adresse|interessenten|einreichen|einzureichen|beizufügen|beifügen|verlang\p{L}*|gegen)(?!\p{L}))`
/** "3. Finanzierungszusage über unseren Bankpartner", "Wir helfen Ihnen bei der Finanzierungsbestätigung": a service. */
const OFFERED = [
  String.raw`${NO_DEMAND}.*${PROOF}(?: (?:in|innerhalb von|binnen) \d{1,2} (?:stunden|tagen))? (?:auch |gern |kostenlos |kostenfrei |direkt |auf wunsch )*(?:über|durch|von|bei|mit(?: hilfe)?) (?:unsere[nrm]?|eine[nrm]?|die|den|dem|der)(?: unserer)? (?:\p{L}+e[nrs]? ){0,2}(?:${PARTNER})(?!\p{L})`,
  String.raw`${NO_DEMAND}.*(?<!\p{L})(?:helfen|hilft|unterstütz(?:en|t)|beraten|begleiten|besorg(?:en|t)|vermitteln|vermittelt|beschaff(?:en|t)|organisier(?:en|t)|verschaff(?:en|t)|stell(?:en|t) [^.]{0,20}aus|erhalten sie|bekommen sie)(?!\p{L})[^.]{0,60}${PROOF}`,
  String.raw`${NO_DEMAND}.*${PROOF}(?!\p{L})[^.;]{0,50}(?<!\p{L})(?:helfen wir|unterstützen wir|besorgen wir|vermitteln wir|hilft ihnen|stellt ihnen|bekommen sie|erhalten sie|gibt es|inklusive|kostenlos|kostenfrei|in (?:24|48|72) stunden)(?!\p{L})`,
].join('|')
/** A list of steps in which one reserves first: "1. Reservierung · 2. Finanzierungszusage · 3. Notartermin". */
const AFTER_RESERVING = String.raw`${NO_DEMAND}.*(?<!\p{L})(?:1|2)·? ?(?:\p{L}+ ){0,2}reservierung(?!\p{L})[^.;]{0,60}(?<!\d)[2-5]·? ?${PROOF}(?!\p{L}).*(?:notar|beurkundung|kaufvertrag)`
/** With a bid, for the tenants' papers, or once both mean to sign, everybody asks for it. */
const ASKED_LATER = String.raw`(?:zweite[nr]?|2·) (?:besichtigung|termin)|zweitbesichtigung|(?:nach|ab) (?:der |einer |erfolgter )?(?:ersten )?besichtigung (?:und|sowie|mit) (?:vorlage (?:eine[rs]|der|des) |ihre[rs]? )?(?:finanzierungs|kapital|bonitäts)|(?:wäre|ist|finden wir) (?:uns )?(?:gut|schön|hilfreich|willkommen)|bevor (?:wir|es|sie) zum notar|wenn es (?:dann |später )?ernst wird|(?:nachweis(?:es)?|bestätigung|zusage|bescheinigung)(?!\p{L})[^.,;]{0,40}(?<!\p{L})(?:erst(?! (?:nach|bei|ab|vor) |mal|einmal)|nicht (?:sofort|gleich|vorab|vorher|schon))(?!\p{L})|(?<!\p{L})erst(?!\p{L}),? (?:wenn|sobald|falls) [^.;]{0,50}(?:nachweis(?:es)?|bestätigung|zusage|bescheinigung)(?!\p{L})|(?:nachweis(?:es)?|bestätigung|zusage|bescheinigung)(?!\p{L})[^.,;]{0,30} oder (?:(?:nach|in|bei) )?(?:(?:einem|ein|kurzem|persönlichem) )?(?:\p{L}+ )?(?:gespräch|telefonat|anruf)(?!\p{L})|nach (?:der|einer) (?:ersten )?besichtigung (?:\p{L}+ ){0,2}(?:gebot|angebot)|^(?!.*(?:besichtig|reservier)).*(?:(?:gebote?|angebote?)(?!\p{L})[^.]{0,30} (?:mit|samt|nebst|einschließlich|inkl·) |(?:sobald|wenn|falls|bei|zum|mit)(?!\p{L})[^.]{0,40}(?:gebots?|kaufgebots?|angebots?|kaufangebots?)(?!\p{L})|nach (?:bonit|finanz|kapital|vorlage)[^.]{0,60} (?:erhalten|bekommen|senden|schicken|stellen) (?:sie|wir)(?!\p{L})[^.]{0,60}(?:mieterliste|mietverträge|unterlagen|abrechnungen|datenraum|grundbuchauszug)|(?:mieterliste|mietverträge|unterlagen|abrechnungen|datenraum|grundbuchauszug)(?!\p{L})[^.]{0,70} nach (?:bonit|finanz|kapital|vorlage))`

/** A proof that the buyer can pay, asked for before anything is shown or held for him. */
export const PROOF_OF_FINANCE: RemarkRule = rule('finanzierung-nachweis', 'finanzierungshindernis', 'warnung', {
  pattern:
    /(?:(?<award>(?:mit|nach|bei) (?:der|dem|erhalt der) (?:zusage|zuteilung|vergabe|zuschlag|platzzusage)(?!\p{L})[^.¦]{0,50}?(?<!\p{L}))|(?<apply>bewerbung(?:en|sunterlagen)?)(?!\p{L})[^.¦]{0,60}?(?<!\p{L}))?(?:finanzierungs(?:bestätigung|nachweis(?:es)?|zusage|bescheinigung)|(?:kapital|bonitäts|eigenkapital)nachweis(?:es)?)(?<sum>[^.;¦]{0,40}?(?<!\p{L})(?:über|in höhe|von|mindestens)(?!\p{L})[^.;¦\d]{0,30}\d[\d·]* ?(?:€|euro|eur|%))?/u,
  meaning: ({ apply, award, sum }) =>
    award !== undefined
      ? 'Finanzierungsnachweis mit der Zusage verlangt, nicht schon mit der Bewerbung'
      : apply === undefined
        ? 'Finanzierungsnachweis vor Besichtigung oder Reservierung verlangt'
        : sum === undefined
          ? 'Finanzierungsnachweis mit der Bewerbung verlangt: Fragen Sie, ob er nur den Preis oder auch den Bau decken muss'
          : 'Finanzierungsnachweis mit der Bewerbung verlangt: über den Betrag, den das Exposé nennt, nicht nur über den Preis',
  denied: 'Kein Finanzierungsnachweis verlangt',
  unless: new RegExp(`${OFFERED}|${AFTER_RESERVING}|${ASKED_LATER}`, 'u'),
  deniedTone: 'neutral',
  sections: SELLER_SECTIONS,
  evenIfOpen: true,
})
