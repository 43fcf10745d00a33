import type { MemberTargets } from '../../wishes/wishes'

/** kJ of a day: the reference value of labels (Food Standards Australia New Zealand, Standard 1.2.8). */
const ENERGY = 8700
/** What three meals are of it. */
const THREE_MEALS = 0.85 * ENERGY
/** kJ of a gram of fat. */
const FAT = 37

/**
 * What three meals of an average adult should hold, where no member has targets. Nutrient Reference Values for Australia
 * and New Zealand (National Health and Medical Research Council, 2006, updated 2017): protein between the recommended
 * intakes of women, 46 g, and men, 64 g; fibre the adequate intake of women, 25 g (men 30 g); sodium the suggested target
 * against chronic disease, 2,000 mg; saturated fat a tenth of the least energy that meets its target.
 */
export const ADULT_TARGETS: MemberTargets = {
  energy: { atLeast: 0.95 * THREE_MEALS, atMost: 1.05 * THREE_MEALS },
  protein: { atLeast: 60, atMost: null },
  fibre: { atLeast: 25, atMost: null },
  sodium: { atLeast: null, atMost: 2000 },
  saturatedFat: { atLeast: null, atMost: (0.1 * 0.95 * THREE_MEALS) / FAT },
}
