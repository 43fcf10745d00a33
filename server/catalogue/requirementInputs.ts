import type { RequirementInput } from '../generated/schemaTypes'
import type { DietInput } from './compileDiet'
import type { RequirementKey, RequirementMode } from './requirements'

/** The diet that a caller asks for. Of two settings for one requirement the stricter holds. */
export function dietOfRequirements(inputs: readonly RequirementInput[]): DietInput {
  const requirements = new Map<RequirementKey, RequirementMode>()
  for (const { requirement, setting = 'ADAPT' } of inputs)
    if (requirements.get(requirement) !== 'STRICT') requirements.set(requirement, setting)
  return { requirements, neverEaten: [] }
}
