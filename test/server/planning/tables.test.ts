import { runTables } from './tableRun'

test('no one of a household is shown what they must not eat, in whatever way it comes', () => {
  const { ways, ownDishes, broken } = runTables(900, 5)
  expect(broken).toEqual([])
  for (const way of ['proposed', 'offered', 'scrubbed', 'not warned of', 'a version'])
    expect([way, (ways[way] ?? 0) > 20]).toEqual([way, true])
  expect(ownDishes).toBeGreaterThan(20)
})
