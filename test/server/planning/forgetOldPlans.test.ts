import { forgetOldPlans } from '../../../server/planning/forgetOldPlans'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'

const DAY = 24 * 60 * 60 * 1000
const app = givenApp()

test("what no raffle needs goes, each person's latest plans stay", async () => {
  const [busy, rare] = [await signUpAndIn(app), await signUpAndIn(app)]
  const plans = (userId: string, name: string, count: number, daysAgo: number) =>
    Array.from({ length: count }, (_, n) => ({
      id: `${name}-${n}`,
      userId,
      generatedAt: app.clock.now() - daysAgo * DAY - n,
      mealIds: '[]',
      singleRow: 0,
    }))
  const { db } = app.services
  await db('generated_plans').insert(plans(busy.userId, 'old', 80, 110))
  await db('generated_plans').insert(plans(busy.userId, 'month', 90, 60))
  await db('generated_plans').insert(plans(busy.userId, 'new', 60, 1))
  await db('generated_plans').insert(plans(rare.userId, 'rare', 80, 110))
  await forgetOldPlans(app.services)
  const ids: string[] = await db('generated_plans').pluck('id')
  const left = (name: string) => ids.filter((id) => id.startsWith(name)).length
  expect({ old: left('old'), month: left('month'), new: left('new'), rare: left('rare') }).toEqual({
    old: 0,
    month: 90,
    new: 60,
    rare: 80,
  })
})
