import fc from 'fast-check'
import { diffRows } from '../../schema/diffRows'
import { applyListOperation, EMPTY_LIST, type ListOperation } from '../../schema/listOperations'
import { applyPlanActs } from '../../schema/planOperations'
import { listOperations, plainList } from '../support/listArbitraries'
import { planActs, plans } from '../support/planArbitraries'
import { drawn } from '../support/runs'

const RUNS = { numRuns: drawn(10_000) }
const after = (operations: readonly ListOperation[]) => plainList(operations.reduce(applyListOperation, EMPTY_LIST))

it('replicas of a list that receive the same in any order, late and twice, are equal', () => {
  const received = listOperations.chain((operations) => {
    const twice = fc.shuffledSubarray([...operations, ...operations], { minLength: operations.length * 2 })
    return fc.tuple(fc.constant(operations), twice, twice)
  })
  fc.assert(
    fc.property(received, ([operations, one, other]) => {
      const expected = after(operations)
      expect(after(one)).toEqual(expected)
      expect(after(other)).toEqual(expected)
    }),
    RUNS,
  )
})

it('the difference of two plans leads from one to the other, also through acts', () => {
  fc.assert(
    fc.property(plans, plans, fc.array(planActs, { maxLength: 20 }), (before, other, acts) => {
      expect(applyPlanActs(before, diffRows(before, other))).toEqual(other)
      const acted = applyPlanActs(before, acts)
      expect(applyPlanActs(before, diffRows(before, acted))).toEqual(acted)
    }),
    RUNS,
  )
})
