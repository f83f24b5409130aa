import { RANK } from '../facts.ts'
import type { ProseRule } from '../rule.ts'
import { isNegated, sentenceAround } from '../scope/negation.ts'

/** Land, roofs and gardens are leased too, and so is the ground below a house. */
const OF_ELSE =
  /(?<!\p{L})(?:erb-?pacht\p{L}*|erbbau\p{L}*|\p{L}*garten\p{L}*|acker\p{L}*|wiesen?|weiden?|\p{L}*fläche[n]?|wald\p{L}*|jagd\p{L}*|landwirt\p{L}*|grünland|\p{L}*dach(?:es)?|photovoltaik\p{L}*|solar\p{L}*|pv-\p{L}*|stellpl[aä]tz\p{L}*|gaststätte|restaurant|gastronomie|kiosk|weiher|teich)(?!\p{L})/iu
const NOT_YET =
  /(?<!\p{L})(?:möglich\p{L}*|kann|könnte|könnten|können|denkbar|geplant|vorgesehen|ehemals|ehemalig\p{L}*|früher\p{L}*|bisher|ausgelaufen|gekündigt|beendet|frei werden)(?!\p{L})/iu

/** What an operator rents is let, whoever lives in it: care, student and hotel apartments. */
export const operatorLeaseProse: ProseRule[] = [
  {
    key: 'vermietet',
    pattern:
      /(?<!\p{L})(?:(?:an\s[^.;\n]{2,60}\s)?(?:langfristig\s|fest\s|dauerhaft\s|komplett\s)*verpachtet(?:\s(?:an|bis|seit|für)(?!\p{L}))?|Pachtvertrag(?:s|es)?\s(?:bis|mit|läuft|besteht|seit|vom|von\s\d|endet|über)|\d{1,2}-?\s?jährige[rmn]?\s(?:Pacht|General(?:miet|pacht)|Betreiber)-?vertrag|General(?:miet|pacht)vertrag\s(?:mit|bis|läuft|besteht)|Betreibervertrag\s(?:mit|bis|läuft)|(?:Betreiber|Pächter)(?:in)?\szahlt\s(?:die|eine|monatlich|jährlich)(?:\s\p{L}+)?\s?(?:Pacht|Miete)?|Pächter(?:in)?(?=:\s\p{Lu})|Die\sPacht\sbeträgt|(?:GmbH|AG|SE|KG|Betreiber(?:in|gesellschaft)?|Pächter(?:in)?|gGmbH|Träger(?:in)?)\s(?:[^.;\n]{0,20}\s)?hat\s(?:das|die|den|alle)\s[^.;\n]{2,90}\sgepachtet|wird\sdie\s(?:Pacht|Miete)\s(?:dennoch|trotzdem|gleichwohl|weiter(?:hin)?)\s(?:ge|be)zahlt|Pacht\s(?:monatlich|jährlich|pro\sMonat|pro\sJahr|mtl\.)(?=\s?[:¦]\s?\d)|(?:gepachtet|Pachtzahlung)\s(?:von|durch)\s(?:der|die|das)\s\p{Lu}[^.;\n]{2,50}(?:GmbH|AG|SE|KG))(?!\p{L})/gu,
    value: (match, { text }) => {
      const end = match.index + match[0].length
      const sentence = sentenceAround(text, match.index, end)
      // "läuft bis zum 31.12.2028; der Pächter kann einmal verlängern": what may come later is a sentence of its own.
      const own = sentence.split(';').find(part => part.includes(match[0])) ?? sentence
      if (OF_ELSE.test(sentence) || NOT_YET.test(own) || isNegated(text, match.index, end)) return undefined
      return { value: true, rank: RANK.hint }
    },
    sections: ['object', 'costs'],
  },
]
