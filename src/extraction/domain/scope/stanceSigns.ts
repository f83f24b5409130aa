import { type Sign, sign } from './sign.ts'

const OWNER = String.raw`(?:vor)?(?:eigentümer|verkäufer|besitzer|bewohner|mieter|anbieter|auftraggeber|schuldner|nachbar)(?:in|innen|s|n|seite|angaben?)?`
const NOT = String.raw`(?:nicht|kein(?:e[nrsm]?)?)`
const NO_CAUSE = String.raw`(?<!(?<!\p{L})(?:ursachen?|herkunft|ausmaß)(?: (?:dafür|hierfür|ist|sind|wurden?|bisher|derzeit|noch|der|des|dieser)| [\p{L}-]*(?:risse?|feuchte|flecken?|schadens?))* )`
const TENANT = String.raw`(?:(?:aktuellen |jetzigen |derzeitigen |bisherigen )?(?:vor)?(?:mieter|bewohner|pächter|nutzer)(?:in|s|n|innen)?|mietpartei|mieterseite|dritten?|fremdeigentum)`

/** Words that tell how sure somebody is, and whether it is part of the deal. Denials are read apart: see denial.ts. */
export const STANCE_SIGNS: readonly Sign[] = [
  // hedged
  sign({ stance: 'hedged' }, 'part', {
    words: String.raw`denkbare[nrsm]?|vermutlich|wahrscheinlich|mutmaßlich|vermutet\p{L}*|wohl(?= nicht| aus| um| etwa| ca·| zwischen| (?:19|20)\d\d)|angeblich|dürften?|schein(?:t|en|bar)|anscheinend|augenscheinlich|offenbar|unterstellt|angenommen|annahme|schätzungsweise|nach schätzung|geschätzt\p{L}*|(?:soweit|so weit|sofern)(?: \p{L}+){0,3} (?:bekannt|ersichtlich|erkennbar|beurteilbar)|nach aussage\p{L}*|verdacht (?:auf|von)|verdächtig\p{L}*`,
  }),
  sign({ stance: 'hedged' }, 'statement', {
    words: String.raw`(?:laut|lt·?|gemäß|gem·|nach)(?: \p{L}+){0,2} ${OWNER}|(?:eigentümer|verkäufer|mieter)angaben?|nach (?:unserer|eigener|eigenen|bestem|derzeitiger|heutiger|jetziger) (?:kenntnis|wissen|auskunft|angaben?|einschätzung|\p{L}*stand)|(?:bei|nach|aufgrund|laut) (?:der |einer )?(?:bloßer |reiner )?außenbesichtigung|nach äußerem (?:anschein|eindruck)|dem äußeren eindruck nach|von außen (?:betrachtet|besichtigt)`,
  }),
  // Of what nobody knows the cause of it is there all the same: "Rissbild in Treppenform, Ursache nicht untersucht".
  sign({ stance: 'hedged' }, 'sentence', {
    words: String.raw`${NO_CAUSE}(?:unbekannt|ungeklärt|unklar|ungeprüft\p{L}*|nicht (?:über)?prüfbar|nicht (?:bekannt|geprüft|überprüft|untersucht|verifiziert|nachgewiesen|(?<!(?:zimmer|app?artement|apartment|wohnung|einheit|platz|plätze|betten?)(?: \p{L}+)? nicht )belegt|abschließend|feststellbar|dokumentiert|auszuschließen|ausgeschlossen)|(?:liegen|lagen|haben|besitzen|sind)[^.]{0,30} keine (?:\p{L}+ ){0,2}(?:informationen|angaben|erkenntnisse|unterlagen|auskünfte|kenntnisse|hinweise)|keine (?:informationen|angaben|erkenntnisse|kenntnis|hinweise))`,
  }),
  sign({ stance: 'hedged' }, 'behind', {
    words: String.raw`ohne gewähr|ohne gewährleistung|unter vorbehalt|vorbehaltlich\p{L}*|unverbindlich|laut (?:angabe|aussage)n?|fraglich|zu prüfen|noch zu klären`,
  }),
  sign({ stance: 'hedged' }, 'part', {
    words: String.raw`symbolbild(?:er)?|symbolfotos?|beispielbild(?:er)?|beispielfotos?|beispielhaft\p{L}*|visualisierung(?:en)?|musterbild(?:er)?|illustration(?:en)?|möblierungsvorschlag`,
  }),
  // excluded
  sign({ stance: 'excluded' }, 'behind', {
    words: String.raw`${NOT} (?:[\p{L}-]+ ){0,3}(?:enthalten(?:e[nrsm]?)?|inbegriffen|inklusive|eingeschlossen|bestandteil|gegenstand|mitverkauft|mitveräußert|verkauft|im (?:\p{L}+)?preis|dabei|leistungsumfang|lieferumfang|vertragsbestandteil|teil des)|extra zu (?:zahlen|erwerben|vergüten)|gegen (?:einen |eine )?(?:\p{L}+ )?(?:aufpreis|mehrpreis|aufzahlung|ablöse\p{L}*|abstand\p{L}*|aufschlag|zuzahlung|gebühr)|(?:zum|als|ist(?: ein)?|sind) sonderwunsch|aufpreispflichtig\p{L}*|kostenpflichtig\p{L}*|bauseits|bauseitig|in eigenleistung|eigenleistung(?:en)?|(?:ist |sind |bleibt |bleiben )?(?:hiervon |davon )?ausgenommen|ausgeschlossen|(?:wird|werden) (?:[\p{L}]+ ){0,4}(?:mitgenommen|ausgebaut|entfernt|abgebaut|entnommen)|behalten wir|behalte ich|behält (?:der|die) ${OWNER}|(?:verbleibt|verbleiben) (?:nicht|beim|im eigentum)|(?:separat|gesondert|zusätzlich|extra) (?:zu )?(?:erwerb\p{L}*|kauf\p{L}*|anmiet\p{L}*|anzumieten|zu vergüten|berechnet|vergütet|buchbar|mietbar)|anmietbar|anzumieten|zumietbar|gemietet\p{L}*|geleast\p{L}*|(?:gehört|gehören|gehörend)(?: [\p{L}]+){0,3} (?:${TENANT})|(?:im |ist |sind |steht im |stehen im )?eigentum (?:[\p{L}]+ ){0,3}${TENANT}|(?:vom|von (?:dem|der|den)|durch (?:den|die)) ${TENANT} (?:[\p{L}\d]+ ){0,3}(?:eingebracht|einbracht|eingebaut|angeschafft|gekauft|gestellt|mitgebracht|erworben|bezahlt|installiert|einbrachte|eingerichtet|finanziert|mitgenommen)|die (?:der|die) ${TENANT} (?:[\p{L}\d]+ ){0,3}(?:eingebracht|eingebaut|angeschafft|gekauft|mitgebracht|einbrachten?|einbauten?)(?: hat| haben)?|mietereigen\p{L}*|mieterseitig\p{L}*|mietereinbau\p{L}*`,
  }),
  sign({ stance: 'excluded' }, 'ahead', {
    words: String.raw`(?:${NOT} (?:[\p{L}-]+ ){0,3}(?:enthalten|inbegriffen|inklusive|bestandteil|mitverkauft|eingeschlossen)(?: (?:ist|sind|in diesem preis|im preis|im kaufpreis|des kaufpreises))?)(?=[: ])|ausgenommen(?: (?:ist|sind|hiervon|davon|vom verkauf))?|mit ausnahme (?:von|de[rs])(?! [^.;]{2,120}(?<!\p{L})(?:original\p{L}*|auf dem stand|\p{L}*saniert|erneuert|modernisiert|renoviert|bauzeit|unverändert)(?!\p{L}))|exklusive|exkl·?|ausschließlich(?= de[rs])|mietereigene[rnsm]?|gegen aufpreis|als sonderwunsch`,
  }),
  sign({ stance: 'excluded' }, 'ahead', {
    words: String.raw`(?:zzgl·?|zuzüglich|plus|hinzu kommen|hinzu kommt)(?!·? [^.]{0,40}(?:stellpl|garage|carport|duplex))`,
    of: ['thing'],
  }),
]
