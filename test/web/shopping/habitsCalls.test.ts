import { ApolloClient, InMemoryCache } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import type { HabitsAct } from '../../../web/shopping/habits/habitsView'
import { habitsCalls } from '../../../web/shopping/habits/habitsCalls'
import { ApplyHabitsDocument } from '../../../web/shopping/operations.generated'
import type { TimedOperation } from '../../../web/live/timedOperations'
import { answer, habitsMock } from './renderMode'

const price = (id: string, householdId?: string): TimedOperation<HabitsAct> => ({
  ...{ id, at: 1, householdId },
  act: { setPrice: { product: id, cents: 100 } },
})

/** A client to which the server answers with these errors, one list a call; `sent` receives what was sent. */
function clientWith(sent: unknown[], ...answers: object[][]) {
  const mocks = answers.map((errors) =>
    answer(
      ApplyHabitsDocument,
      { applyOperations: { __typename: 'ApplyOperationsResult', errors } },
      (variables) => void sent.push(variables),
    ),
  )
  return new ApolloClient({ cache: new InMemoryCache(), link: new MockLink([...mocks, habitsMock({ version: 7 })]) })
}

const operation = (id: string) => ({ id, act: { habits: { setPrice: { product: id, cents: 100 } } } })
const wrong = (field: string) => ({ __typename: 'InputError', field, message: 'No.' })

it('what was done for one household is one call, then it is asked how the habits are', async () => {
  const sent: unknown[] = []
  const client = clientWith(sent, [], [])
  const all = [price('a'), price('b'), price('c', 'home')]
  expect(await habitsCalls.apply(client, all)).toMatchObject({ told: { version: 7 }, errors: [] })
  expect(sent).toEqual([
    { input: { householdId: undefined, operations: [operation('a'), operation('b')] } },
    { input: { householdId: 'home', operations: [operation('c')] } },
  ])
})

it('errors of a later call name the operations by their places among all', async () => {
  const all = [price('a'), price('b', 'left'), price('c', 'left')]
  const fields = async (...answers: object[][]) =>
    (await habitsCalls.apply(clientWith([], ...answers), all)).errors.map(({ field }) => field)
  const path = 'operations[1].act.habits.setPrice.cents'
  expect(await fields([], [wrong(path)])).toEqual(['operations[2].act.habits.setPrice.cents'])
  expect(await fields([], [wrong('householdId')])).toEqual(['operations[1].householdId', 'operations[2].householdId'])
})
