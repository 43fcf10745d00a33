import fc from 'fast-check'
import { planEdits } from '../../support/planEdits'
import type { Fate } from '../../support/planPage'
import { rowOf } from '../../support/plans'
import type { RunningApp } from '../../support/startApp'
import { type Category, emptyEntry } from '../../../web/plan/plan'
import type { PlacedEdit } from '../../support/placedEdits'
import { HouseholdPlan } from './HouseholdPlan'
import { checkInHouseholds } from './pagesOf'

const page = fc.integer({ min: 0, max: 2 })
const step = <Kind extends string>(kind: Kind) => fc.record({ step: fc.constant(kind), page })

/** What happens on three pages and between them and the server. A lost call is one of a device without a network. */
const stepsWith = (edits: fc.Arbitrary<PlacedEdit>) =>
  fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({ step: fc.constant('edit' as const), page, edit: edits }),
      },
      { weight: 4, arbitrary: step('send' as const) },
      { weight: 3, arbitrary: step('answer' as const) },
      { weight: 1, arbitrary: step('answerAll' as const) },
      { weight: 3, arbitrary: fc.record({ step: fc.constant('hear' as const), page, back: fc.nat({ max: 4 }) }) },
      {
        weight: 2,
        arbitrary: fc.record({
          step: fc.constant('network' as const),
          page,
          fate: fc.constantFrom<Fate>('arrives', 'isLost', 'answerIsLost'),
        }),
      },
      { weight: 1, arbitrary: fc.record({ step: fc.constant('repeat' as const), page, pick: fc.nat({ max: 9 }) }) },
      { weight: 1, arbitrary: step('reload' as const) },
    ),
    { maxLength: 20 },
  )

/** So many times three pages come to one plan over the real server. */
export async function plansConverge(app: RunningApp, runs: number): Promise<void> {
  const meals = (category: Category) =>
    fc.constantFrom(0, 1, 2).map((index) => ({ ...emptyEntry(), uniqueId: rowOf(app, category, index).uniqueId }))
  const edits = planEdits({ breakfast: meals('breakfast'), lunch: meals('lunch'), dinner: meals('dinner') })
  await checkInHouseholds(app, runs, ([first, second, third]) =>
    fc.asyncProperty(stepsWith(edits), fc.boolean(), async (steps, areTabs) => {
      const household = await HouseholdPlan.open([first, second, areTabs ? second : third])
      const { pages } = household
      for (const taken of steps) {
        const one = pages[taken.page]
        if (!one) throw new Error('There is no such page')
        if (taken.step === 'edit') one.do(taken.edit)
        if (taken.step === 'send') one.send()
        if (taken.step === 'answer') await one.answer()
        if (taken.step === 'answerAll') await Promise.all(pages.map((each) => each.answer()))
        if (taken.step === 'hear') household.hear(one, taken.back)
        if (taken.step === 'network') one.fate = taken.fate
        if (taken.step === 'repeat') await household.repeat(taken.pick)
        if (taken.step === 'reload') one.reload()
      }
      await household.expectOne(app.services, await household.settle())
    }),
  )
}
