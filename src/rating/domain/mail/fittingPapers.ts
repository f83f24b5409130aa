import type { DealType } from '#extraction/domain/deal/deal.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { isDelivered, isWithoutChimney } from '#extraction/domain/values/heating.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { PaperId } from '#questions/domain/paper.ts'
import type { Situation } from '#questions/domain/situation.ts'
import { isExempt } from './heatingQuestion.ts'
import { BY_POWER, OF_AN_HEIR } from './heirRules.ts'

type Fits = (situation: Situation, offer: Offer) => boolean

const community: Fits = ({ community: isCommunity }) => isCommunity
/** What a community has only when it exists: before the first meeting there is none. */
const livingCommunity: Fits = ({ community: isCommunity, developer }) => isCommunity && !developer
/** A rent that is only reckoned with has no lease. */
const isLet: Fits = ({ let: isRented, developer, nothingBuilt }) => isRented && !developer && !nothingBuilt
const isStanding: Fits = ({ nothingBuilt, developer }) => !nothingBuilt && !developer
/** Of a house the office's file and the land register tell the same. */
const plot: Fits = ({ type }) => type === 'grundstueck'
const HOUSES_OF_FLATS: readonly DealType[] = ['mehrfamilienhaus', 'wohn-geschaeft', 'gewerbe', 'paket']

/** Which papers have a sense for which offers; what is not here fits all. */
const FITS: Partial<Readonly<Record<PaperId, Fits>>> = {
  protokolle: livingCommunity,
  wirtschaftsplan: livingCommunity,
  abrechnung: livingCommunity,
  verwaltervertrag: community,
  hausordnung: livingCommunity,
  abgeschlossenheit: ({ community: isCommunity, type }) => isCommunity || type === 'mehrfamilienhaus',
  wohnflaechenberechnung: ({ nothingBuilt }) => !nothingBuilt,
  grundriss: ({ type }) => type !== 'grundstueck' && type !== 'land-forst',
  baugenehmigung: ({ type }) => type !== 'land-forst' && type !== 'grundstueck',
  ...{ baugrund: plot, plantext: plot, bewilligung: plot, beitraege: plot },
  baubeschreibung: ({ developer, type, age }) => developer || type === 'fertighaus' || (age !== null && age <= 10),
  modernisierungen: isStanding,
  energieausweis: isStanding,
  heizkosten: isStanding,
  feuerstaetten: (situation, offer) => isStanding(situation, offer) && !isWithoutChimney(situation.heatSources),
  wartung: isStanding,
  waermeliefervertrag: ({ heatSources, nothingBuilt }) => !nothingBuilt && isDelivered(heatSources),
  photovoltaik: isStanding,
  versicherung: isStanding,
  inventar: isStanding,
  erbbauvertrag: (_, { flags, deal }) => flags.erbbaurecht === true || deal?.overlays.includes('erbbau') === true,
  mietvertrag: isLet,
  mieterliste: ({ let: isRented, type }) => isRented && HOUSES_OF_FLATS.includes(type),
  mieteingaenge: isLet,
  betriebskosten: isLet,
  // Rents were bound by public money in whole houses.
  foerderung: ({ type, age }) => HOUSES_OF_FLATS.includes(type) && (age === null || age > 15),
  bautraegervertrag: ({ developer }) => developer,
  preisliste: (_, { deal }) => deal?.objectKind.value === 'mehrere',
} // prettier-ignore

/** Public money is spoken of, and not to say that there was none. */
function isOfSubsidy({ topic, certainty }: Remark): boolean {
  return (topic === 'foerderung' || topic === 'mietbindung') && certainty !== 'denied'
}

function isOfCommunity({ topic, rule, certainty }: Remark): boolean {
  return (
    certainty === 'stated' && (rule === 'realteilung-weg' || rule === 'eigentum-weg' || topic === 'teilungserklaerung')
  )
}

/** A villa has no minutes of owners, Fernwärme no chimney sweep, a free home no lease. */
export function isFitting(
  paper: PaperId,
  situation: Situation,
  offer: Offer,
  remarks: readonly Remark[] = [],
): boolean {
  if (paper === 'energieausweis' && isExempt({ remarks, offer })) return false
  // Nobody has died where the owner is only represented.
  if (paper === 'vollmacht') return remarks.some(({ rule }) => rule === BY_POWER || OF_AN_HEIR.includes(rule))
  // Who stands in the register is proven by its extract.
  if (paper === 'erbnachweis') return remarks.some(({ topic, rule }) => topic === 'erbengemeinschaft' && rule !== BY_POWER) && remarks.every(({ rule }) => rule !== 'erben-eingetragen') // prettier-ignore
  if (paper === 'foerderung' && !remarks.some(isOfSubsidy)) return false
  // Half a house may be divided like flats, and then the exposé says so.
  if (paper === 'teilungserklaerung' && !situation.community) return remarks.some(isOfCommunity)
  if (paper === 'mietgarantie')
    return remarks.some(({ topic, certainty }) => topic === 'mietgarantie' && certainty !== 'denied')
  return FITS[paper]?.(situation, offer) ?? true
}
