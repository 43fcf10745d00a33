import { savedPlans } from './savedPlans'

const { save, load, smallPlan } = savedPlans()

describe('versions', () => {
  it('refuses a stale version and answers with what is stored', async () => {
    const first = await save(smallPlan(1), 0)
    const second = await save(smallPlan(2), first.saved?.version)
    expect(second.saved?.version).toBe(2)
    for (const stale of [0, 1, 3]) {
      const { saved, errors } = await save(smallPlan(5), stale)
      expect(errors).toMatchObject([{ code: 'CONFLICT', field: 'version' }])
      expect(saved).toEqual(second.saved)
    }
    expect(await load()).toEqual(second.saved)
  })

  it('refuses a version where nothing is stored', async () => {
    expect(await save(smallPlan(), 4)).toMatchObject({ saved: null, errors: [{ code: 'CONFLICT' }] })
    expect(await load()).toBeNull()
  })

  it('overwrites without a version', async () => {
    await save(smallPlan(1))
    const { saved } = await save(smallPlan(6), null)
    expect(saved?.version).toBe(2)
    expect((await load())?.plan.breakfast.mealList[0]?.numServes).toBe(6)
  })

  it('lets exactly one of many saves on the same version win', async () => {
    for (const version of [0, 1, 2]) {
      const outcomes = await Promise.all(Array.from({ length: 8 }, (_, serves) => save(smallPlan(serves), version)))
      const winners = outcomes.filter(({ errors }) => errors.length === 0)
      expect(winners).toHaveLength(1)
      expect(outcomes.filter(({ errors }) => errors[0]?.code === 'CONFLICT')).toHaveLength(7)
      for (const { saved } of outcomes) expect(saved).toEqual(winners[0]?.saved)
      expect(await load()).toEqual(winners[0]?.saved)
    }
  })

  it('takes every one of many overwrites, the first save included', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, (_, serves) => save(smallPlan(serves))))
    expect(outcomes.map(({ saved }) => saved?.version).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect((await load())?.version).toBe(8)
  })
})
