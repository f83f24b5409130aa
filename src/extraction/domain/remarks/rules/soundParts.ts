import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'
import { TRADES } from './trades.ts'

const AGE = String.raw`(?:(?:von|aus|stand|seit|bj·?|baujahr|jahrgang|jahre?) (?:ca· |etwa |dem jahre? |den |der )?(?:(?:1[89]|20)\d\d|\p{L}*ziger\p{L}*|bauzeit|baujahr|\d0er\p{L}*)|in die jahre gekommen|(?:\p{L}+|\d+) jahre alt|(?:älter|betagt)\p{L}*|(?:das|die|der) (?:alte|erste|originale|ursprüngliche)n?|ursprünglich|original)`
/** "…, wurde 2019 vom Dachdecker durchgesehen und ist dicht": who looked, between the age and what he found. */
const LOOKED_AT = String.raw`(?:durchgesehen|angesehen|(?:über|ge)prüft|kontrolliert|begutachtet|inspiziert|gewartet|untersucht|ausgebessert)(?: worden)?`
/** "…, der Elektriker meinte, dreiadrig und in Ordnung": who says so, and what it is. */
const BY_EXPERT = String.raw`(?:,? (?:laut|nach ansicht|sagt|meint|so) (?:(?:der|dem|des|ein|einem|eines|unser|unserem|unseres) )?\p{L}+|, (?:der|ein|unser|die|eine|unsere) [\p{L}-]+ (?:meinte|meint|sagte|sagt|fand|findet|nannte|nennt|bestätigte|bescheinigte)(?: (?:es|sie|uns|dazu|noch|damals|letztes jahr)){0,2},?)?(?:,? (?:sie |alles )?(?:(?:sei|seien|ist|sind) )?(?:dreiadrig|mit schutzleiter|aus kupfer|kupfer))?`
/** Between its age and its praise: how it looks, a mark, and words that set the one against the other. */
const BUT = String.raw`(?: jahren?)?${BY_EXPERT}(?:(?:,| und) (?:(?:es|sie) )?(?:wurden?|ist|sind) [^.,;¦]{3,70} ${LOOKED_AT})?(?:,? (?:(?:weiß|hell|dunkel|beige|grau|grün|blau|farbig|komplett|raumhoch|halbhoch|zeitlos|schlicht|neutral) )?(?:ge|ver)(?:fliest|kachelt|strichen|putzt|deckt|halten))?(?:, ?| und )(?:(?:ist|sind|technisch|funktionell|baulich|aber|jedoch|dabei|dennoch|trotzdem|noch|allerdings|alles|immer|weiterhin|voll|sehr|durchaus|laut [\p{L}-]+|nach angaben? [\p{L} ]{3,30}) )*`
const SOUND = String.raw`(?:in ordnung|in (?:\p{L}+ )?(?:gutem|ordentlichem|einwandfreiem|tadellosem|gepflegtem) zustand|(?:gepflegter|guter|ordentlicher|einwandfreier|tadelloser) zustand|gut(?: erhalten| in schuss)?(?=$|[.,;¦])|(?:voll )?funktionsfähig|funktionstüchtig|gebrauchsfähig|(?:funktionier(?:t|en)|läuft|laufen|arbeite[tn]|schließ(?:t|en)|hält|halten)(?: (?:aber|jedoch|noch|immer|nach wie vor|sehr)){0,3} (?:einwandfrei|tadellos|problemlos|störungsfrei|zuverlässig|gut|dicht)|einwandfrei|tadellos|dicht|intakt|mängelfrei|ohne (?:mängel|beanstandung\p{L}*)|gepflegt)`

/** "Baujahr;", "aus der Bauzeit," and the like: as old as the house, and no other year. */
const AS_BUILT = String.raw`(?:(?:(?:noch|stand|von|aus|wie|bj·?) )*(?:(?:dem|der|das|vom) )?(?:ursprungs|original)?-?(?:baujahr|bauzeit|errichtungszeit|erbauungszeit)(?! ?(?:1[89]|20)\d\d)|bauzeitlich|original|ursprünglich|(?:noch )?(?:das|die) (?:erste|alte|originale|ursprüngliche))`
const INSPECTED = String.raw`(?:\p{L}*(?:prüfung|inspektion|begehung|begutachtung|kontrolle|wartung|check|durchsicht|befahrung|befliegung)|${LOOKED_AT}|\p{L}*dachdecker\p{L}*|\p{L}*meister\p{L}*|fachbetrieb|fachfirma|sachverständige[nrs]?|gutachter\p{L}*|energieberater\p{L}*|schornsteinfeger|elektriker\p{L}*|installateur|klempner)`
const NO_FINDINGS = String.raw`(?:ohne (?:jeden |jeglichen |jegliche |sichtbare |erkennbare )?(?:befunde?|beanstandung\p{L}*|mängel|schäden|auffälligkeiten)|(?:kein|keine|keinen|keinerlei) (?:befunde?|beanstandung\p{L}*|mängel|schäden|auffälligkeiten|handlungsbedarf)|mängelfrei|beanstandungsfrei|o\.? ?b\b)`
/** "Dacheindeckung Betonpfanne, Baujahr; laut Dachdecker (Sichtprüfung 2025) ohne Befund": whoever looked and found nothing. */
const FOUND_SOUND = String.raw`(?!\p{L})(?:(?!(?<!\p{L})(?:dach|fassade|fenster|bad|bäder|heizung|elektrik|leitungen|garage)(?!\p{L}))[^.¦]){0,50}?(?<!\p{L})${AS_BUILT}(?!\p{L})(?:(?!(?<!\p{L})(?:nicht|nie|noch keine|dach|fassade|fenster|bad|bäder|heizung|elektrik|leitungen|garage)(?!\p{L}))[^.¦]){0,70}?(?<!\p{L})${INSPECTED}(?!\p{L})(?:(?!(?<!\p{L})(?:nicht|fassade|fenster|bad|bäder|heizung|elektrik|leitungen|garage)(?!\p{L}))[^.¦]){0,50}?(?<!\p{L})${NO_FINDINGS}`

/** "Das Bad entspricht dem Stand von 1998, ist aber in Ordnung": old, and by the text not due for that. */
export const SOUND_PART_RULES: readonly RemarkRule[] = TRADES.filter(({ id }) => id !== 'abwasser').map(
  ({ id, topic, label, nouns }) =>
    rule(`${id}-in-ordnung`, topic, 'neutral', {
      subject: 'beschaffenheit',
      pattern: regexp.u`(?:${nouns})(?!\p{L})[^.,;¦]{0,50}(?<!\p{L})${AGE}${BUT}${SOUND}|(?:${nouns}) (?:von|aus) (?:ca· |dem jahre? )?(?:1[89]|20)\d\d (?:ist |läuft |funktioniert |sind )?(?:noch |aber |weiterhin )*${SOUND}|(?:${nouns})[ :¦]{1,6}\(?(?:1[89]|20)\d\d\)?${BUT}${SOUND}|(?<found>(?:${nouns})${FOUND_SOUND})`,
      meaning: ({ found }) => found === undefined ? `${label} laut Text alt, aber in Ordnung` : `${label} aus der Bauzeit, laut Text geprüft und ohne Befund`, // prettier-ignore
      fixed: 'stated',
      unless:
        /(?<!\p{L})(?:nicht (?:mehr )?(?:in ordnung|dicht|funktion\p{L}*|gepflegt)|undicht|defekt|fällig|sollten?|müsste\p{L}*|muss|müssen)(?!\p{L})/u,
    }),
)
