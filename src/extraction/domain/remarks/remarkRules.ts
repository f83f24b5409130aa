import type { RemarkRule } from './remarkRule.ts'
import { ACCESS_RULES } from './rules/access.ts'
import { ACROSS_THE_LINE_RULES } from './rules/acrossTheLine.ts'
import { ANSWERED_RULES } from './rules/answered.ts'
import { APPRAISAL_RULES } from './rules/appraisal.ts'
import { BUILDING_PLOT_RULES } from './rules/buildingPlots.ts'
import { HOUSE_CONTRACT_RULES } from './rules/houseContracts.ts'
import { BUILDING_RIGHT_RULES } from './rules/buildingRight.ts'
import { BURDEN_RULES } from './rules/burdens.ts'
import { COMMUNITY_RULES } from './rules/community.ts'
import { COMMUNITY_TROUBLE_RULES } from './rules/communityTrouble.ts'
import { CLEARING_RULES } from './rules/clearing.ts'
import { COMMUNITY_WORKS_RULES } from './rules/communityWorks.ts'
import { CONCRETE_RULES } from './rules/concrete.ts'
import { CONVERSION_RULES } from './rules/conversions.ts'
import { CONTRIBUTION_RULES } from './rules/contributions.ts'
import { COURT_NOTICE_RULES } from './rules/court.ts'
import { DAMAGE_RULES } from './rules/damage.ts'
import { DEMAND_RULES } from './rules/demands.ts'
import { DEVELOPER_RULES } from './rules/developers.ts'
import { ENERGY_RULES } from './rules/energy.ts'
import { ERBBAU_RULES } from './rules/erbbau.ts'
import { EUPHEMISM_RULES } from './rules/euphemisms.ts'
import { FABRIC_RULES } from './rules/fabric.ts'
import { FITTING_RULES } from './rules/fittings.ts'
import { GROUND_RULES } from './rules/ground.ts'
import { HANDOVER_RULES } from './rules/handover.ts'
import { HEIR_RULES } from './rules/heirs.ts'
import { IN_PASSING_RULES } from './rules/inPassing.ts'
import { INSULATION_RULES } from './rules/insulation.ts'
import { GUARANTEE_RULES } from './rules/guarantees.ts'
import { LASTING_PART_RULES } from './rules/lastingParts.ts'
import { LEASE_TERM_RULES } from './rules/leaseTerms.ts'
import { LIFE_LEASE_RULES } from './rules/lifeLeases.ts'
import { LETTING_RULES } from './rules/letting.ts'
import { NEARBY_RULES } from './rules/nearby.ts'
import { OFFERED_SINCE_RULES } from './rules/offeredSince.ts'
import { OBJECT_RULES } from './rules/object.ts'
import { OPERATOR_RULES } from './rules/operators.ts'
import { OTHERS_PLANT_RULES } from './rules/othersPlant.ts'
import { PAPERS_AT_HAND_RULES } from './rules/papersAtHand.ts'
import { PLACE_RULES } from './rules/place.ts'
import { PLAN_TERM_RULES } from './rules/planTerms.ts'
import { PLANNING_RULES } from './rules/planningLaw.ts'
import { PLAIN_WORD_RULES } from './rules/plainWords.ts'
import { PRICE_RULES } from './rules/price.ts'
import { RESERVATION_RULES } from './rules/reservation.ts'
import { SELLER_RULES } from './rules/seller.ts'
import { SHARED_WAY_RULES } from './rules/sharedWays.ts'
import { SYMPTOM_RULES } from './rules/symptoms.ts'
import { SOUND_PART_RULES } from './rules/soundParts.ts'
import { SURROUNDING_RULES } from './rules/surroundings.ts'
import { TAKEN_BACK_RULES } from './rules/takenBack.ts'
import { TRADE_RULES } from './rules/tradeRules.ts'
import { UPCOMING_WORKS_RULES } from './rules/upcomingWorks.ts'
import { USE_AND_SUPPLY_RULES } from './rules/useAndSupply.ts'
import { LAND_FIGURE_RULES } from './rules/landFigures.ts'
import { PLOT_FIGURE_RULES } from './rules/plotFigures.ts'
import { TRADE_FIGURE_RULES } from './rules/tradeFigures.ts'
import { WOOD_RULES } from './rules/woods.ts'
import { WORKS_RULES } from './rules/works.ts'

/** Every wording that the remarks know, by subject. */
export const REMARK_RULES: readonly RemarkRule[] = [
  ...OBJECT_RULES,
  ...HANDOVER_RULES,
  ...PLACE_RULES,
  ...SURROUNDING_RULES,
  ...NEARBY_RULES,
  ...TRADE_RULES,
  ...FABRIC_RULES,
  ...INSULATION_RULES,
  ...FITTING_RULES,
  ...SOUND_PART_RULES,
  ...LASTING_PART_RULES,
  ...DAMAGE_RULES,
  ...CONCRETE_RULES,
  ...SYMPTOM_RULES,
  ...PLAIN_WORD_RULES,
  ...TAKEN_BACK_RULES,
  ...IN_PASSING_RULES,
  ...DEMAND_RULES,
  ...UPCOMING_WORKS_RULES,
  ...WORKS_RULES,
  ...CLEARING_RULES,
  ...CONVERSION_RULES,
  ...PAPERS_AT_HAND_RULES,
  ...APPRAISAL_RULES,
  ...ENERGY_RULES,
  ...OTHERS_PLANT_RULES,
  ...ANSWERED_RULES,
  ...CONTRIBUTION_RULES,
  ...BURDEN_RULES,
  ...HEIR_RULES,
  ...ERBBAU_RULES,
  ...PLANNING_RULES,
  ...BUILDING_PLOT_RULES,
  ...HOUSE_CONTRACT_RULES,
  ...WOOD_RULES,
  ...LAND_FIGURE_RULES,
  ...PLOT_FIGURE_RULES,
  ...PLAN_TERM_RULES,
  ...BUILDING_RIGHT_RULES,
  ...ACCESS_RULES,
  ...GROUND_RULES,
  ...SHARED_WAY_RULES,
  ...ACROSS_THE_LINE_RULES,
  ...USE_AND_SUPPLY_RULES,
  ...COMMUNITY_RULES,
  ...COMMUNITY_WORKS_RULES,
  ...COMMUNITY_TROUBLE_RULES,
  ...PRICE_RULES,
  ...OFFERED_SINCE_RULES,
  ...LETTING_RULES,
  ...LEASE_TERM_RULES,
  ...TRADE_FIGURE_RULES,
  ...LIFE_LEASE_RULES,
  ...GUARANTEE_RULES,
  ...OPERATOR_RULES,
  ...COURT_NOTICE_RULES,
  ...DEVELOPER_RULES,
  ...RESERVATION_RULES,
  ...SELLER_RULES,
  ...EUPHEMISM_RULES,
]
