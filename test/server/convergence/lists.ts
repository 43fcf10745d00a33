import fc from 'fast-check'
import { ListItemModel } from '../../../server/shopping/ListItemModel'
import { ListNoteModel } from '../../../server/shopping/ListNoteModel'
import { ListStateModel } from '../../../server/shopping/ListStateModel'
import { ListTickModel } from '../../../server/shopping/ListTickModel'
import { NamedListModel } from '../../../server/shopping/NamedListModel'
import { membership } from '../../../server/households/membership'
import { OperationTimeModel } from '../../../server/operations/OperationTimeModel'
import { listActs } from '../../support/listArbitraries'
import type { RunningApp } from '../../support/startApp'
import { HouseholdList, type Network } from './HouseholdList'
import { checkInHouseholds, type Device } from './pagesOf'

const steps = fc.array(
  fc.record({
    page: fc.integer({ min: 0, max: 2 }),
    step: fc.oneof(
      { weight: 3, arbitrary: fc.array(listActs, { minLength: 1, maxLength: 4 }) },
      { weight: 2, arbitrary: fc.constantFrom<Network>('sound', 'lost', 'noAnswer', 'twice', 'late') },
      { weight: 1, arbitrary: fc.constantFrom('read' as const, 'allAtOnce' as const) },
    ),
  }),
  { maxLength: 12 },
)

/** So many times three pages come to one list over the real server. */
export async function listsConverge(app: RunningApp, runs: number): Promise<void> {
  await checkInHouseholds(app, runs, ([first, second, third]) =>
    fc.asyncProperty(steps, fc.boolean(), async (given, areTabs) => {
      await emptyList(app, first)
      const devices = [first, second, areTabs ? second : third]
      const household = new HouseholdList(devices, app.clock.now() - 10_000)
      for (const { page, step } of given) {
        if (step === 'allAtOnce') await Promise.all(devices.map((_, index) => household.send(index, 'sound')))
        else if (step === 'read') await household.read(page)
        else if (typeof step === 'string') await household.send(page, step)
        else household.act(page, step)
      }
      await household.settle()
      household.expectOne()
    }),
  )
}

async function emptyList({ services }: RunningApp, { userId }: Device): Promise<void> {
  const { householdId } = await membership(services, { userId })
  const tables = [ListStateModel, ListTickModel, ListItemModel, ListNoteModel, NamedListModel, OperationTimeModel]
  for (const { tableName } of tables) await services.db(tableName).delete().where({ householdId })
}
