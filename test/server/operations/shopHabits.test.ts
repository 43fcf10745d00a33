import { AREAS } from '../../../schema/areas'
import { forgetOldHabits } from '../../../server/shopping/habits/forgetOldHabits'
import { householdOf } from '../households/householdCalls'
import { currentPlans } from '../planning/currentPlans'
import { arrange, habitsOf, setPrices } from '../shopping/habitsCalls'
import { applyAs, operation } from './operationCalls'

jest.setTimeout(120_000)

const DAY = 24 * 60 * 60 * 1000
const { app, person } = currentPlans()
const apply = (operations: object[]) => applyAs(app, person(), operations)
const statuses = async (operations: object[]) => (await apply(operations)).outcomes.map(({ status }) => status)

describe('how a household shops', () => {
  const price = (cents: number | null, product = 'milk') => ({ habits: { setPrice: { product, cents } } })

  it('is what was said last, whenever it arrives', async () => {
    const now = app.clock.now()
    const said = [100, 200, null, 300, null].map((cents, index) => operation(price(cents), now - 100 + index))
    const arranged = [['frozen'], null, ['dairy']].map((areas, index) =>
      operation({ habits: { arrangeShop: { areas } } }, now - 100 + index),
    )
    await apply([...said, ...arranged].toReversed())
    expect(await habitsOf(app, person())).toMatchObject({
      prices: [],
      orders: [{ areas: expect.arrayContaining(AREAS) }],
    })
    expect((await habitsOf(app, person())).orders[0]?.areas[0]).toBe('dairy')
    expect(await statuses([operation(price(400), now - 97)])).toEqual(['MOOT'])
    expect(await statuses([operation(price(500), now - 95)])).toEqual(['APPLIED'])
    expect((await habitsOf(app, person())).prices).toEqual([{ product: 'milk', cents: 500 }])
  })

  it('counts calls without a time in the order of their arrival', async () => {
    await apply([operation(price(100), app.clock.now())])
    await setPrices(app, person(), [{ product: 'milk', cents: 200 }])
    await arrange(app, person(), ['dairy'])
    await arrange(app, person(), ['frozen'])
    const { prices, orders } = await habitsOf(app, person())
    expect([prices, orders[0]?.areas[0]]).toEqual([[{ product: 'milk', cents: 200 }], 'frozen'])
  })

  it('remembers for 30 days when something was forgotten', async () => {
    await apply([operation(price(100)), operation(price(null))])
    const after = async (days: number) => {
      await forgetOldHabits({ ...app.services, now: () => app.clock.now() + days * DAY })
      const { id: householdId } = await householdOf(app, person())
      return app.services.db('shop_words').where({ householdId })
    }
    expect(await after(29)).toHaveLength(1)
    expect(await after(31)).toEqual([])
  })
})
