import fc from 'fast-check'
import { CATEGORIES, planKey } from '../../../../web/plan/plan'
import type { PlacedEdit } from '../../../support/placedEdits'
import type { SentPlan } from '../../../../web/live/plan/sentPlan'
import { meal } from '../samples'
import { planEdits } from '../../../support/planEdits'
import { planDevice, Page } from '../../../support/planPage'
import { Server, settle } from './household'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const meals = fc.constantFrom('Soup', 'Roast', 'Dal').map((name) => meal(name))
const category = fc.constantFrom(...CATEGORIES)
const row = fc.integer({ min: 0, max: 3 })
const serves = fc.integer({ min: 0, max: 4 })
const eating = fc
  .option(fc.constantFrom(['ana'], ['ben'], ['ana', 'ben']))
  .map((eaters) => ({ eaters, serves: eaters?.length ?? 2 }))
/** A meal for Ana as it is and for Ben with swaps. */
const versions = ['Soup', 'Roast'].map((name) => {
  const asItIs = meal(name, { eaters: ['ana'], followsPortions: true })
  return [asItIs, { ...asItIs, eaters: ['ben'], isVersion: true }]
})
const edits: fc.Arbitrary<PlacedEdit> = fc.oneof(
  { weight: 7, arbitrary: planEdits({ breakfast: meals, lunch: meals, dinner: meals }) },
  fc.record({ type: fc.constant('setEaters' as const), category, row, eating }),
  fc.record({ type: fc.constant('followPortions' as const), category, row, serves }),
  fc.record({ type: fc.constant('setVersions' as const), category, row, versions: fc.constantFrom(...versions) }),
  fc.record({ type: fc.constant('joinVersions' as const), category, row, eating }),
)
const page = fc.integer({ min: 0, max: 2 })
const steps = fc.oneof(
  { weight: 6, arbitrary: fc.record({ step: fc.constant('edit' as const), page, edit: edits }) },
  { weight: 4, arbitrary: fc.record({ step: fc.constant('send' as const), page }) },
  { weight: 4, arbitrary: fc.record({ step: fc.constant('answer' as const), page }) },
  { weight: 4, arbitrary: fc.record({ step: fc.constant('hear' as const), page, back: fc.nat({ max: 4 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constant('network' as const),
      page,
      fate: fc.constantFrom('arrives' as const, 'isLost' as const, 'answerIsLost' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('reload' as const), page }) },
)

it('three pages come to one plan, and nothing is lost or done twice, whatever the network does (PLAN-44, PLAN-45)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 60 }), async (all) => {
      const server = new Server()
      const told: SentPlan[] = [server.tell()]
      const device = planDevice()
      // The second and the third are tabs of one person.
      const pages = [new Page(server), new Page(server, device), new Page(server, device)]
      for (const step of all) {
        const one = pages[step.page]
        if (!one) continue
        if (step.step === 'edit') one.do(step.edit)
        if (step.step === 'send') one.send()
        if (step.step === 'answer') await one.answer()
        if (step.step === 'hear') one.receive(told[Math.max(0, told.length - 1 - step.back)] ?? server.tell())
        if (step.step === 'network') one.fate = step.fate
        if (step.step === 'reload') one.reload()
        told.push(server.tell())
      }
      await settle(server, pages)
      const expected = planKey(server.plan)
      for (const one of pages) expect(planKey(one.state.plan)).toBe(expected)
      expect(new Set(server.done).size).toBe(server.done.length)
      expect([...server.done].sort()).toEqual(
        pages
          .slice(0, 2)
          .flatMap(({ device: { added } }) => added)
          .sort(),
      )
      for (const one of pages) expect(one.unsent).toEqual([])
    }),
    { numRuns: 600 },
  )
}, 60_000)
