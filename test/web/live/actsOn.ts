import type { ActInput, ApplyOperationsInput } from '../../../web/apollo/schemaTypes.generated'

/** The operations of a call, with their acts on one part of what a household shares. */
export function actsOn(part: keyof ActInput, input: ApplyOperationsInput | undefined): object[] {
  const { householdId, operations = [] } = input ?? {}
  return [operations].flat().map(({ id, at, act }) => ({ id, at, act: act[part], householdId }))
}
