import { CallQueue, PATIENCE } from '../../../server/request/CallQueue'

/** A queue whose clock stands still unless it is told otherwise, and what has begun and been refused, in order. */
function given(limits: { atOnce?: number; mayWait?: number } = {}) {
  const clock = { now: 0 }
  const queue = new CallQueue({ atOnce: 1, mayWait: 100, ...limits }, { now: () => clock.now })
  const begun: string[] = []
  const refused: string[] = []
  const leaves: (() => void)[] = []
  const call = async (caller: string, name = caller) => {
    queue.enter(caller).then(
      (leave) => {
        begun.push(name)
        leaves.push(leave)
      },
      () => void refused.push(name),
    )
    await settled()
  }
  const end = async () => {
    leaves.shift()?.()
    await settled()
  }
  return { clock, queue, begun, refused, call, end }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('so many run at once; the others begin when one ends', async () => {
  const { queue, begun, call, end } = given({ atOnce: 2 })
  for (const caller of ['a', 'b', 'c', 'd']) await call(caller)
  expect(begun).toEqual(['a', 'b'])
  expect(queue.load).toEqual({ running: 2, waiting: 2 })
  await end()
  expect(begun).toEqual(['a', 'b', 'c'])
  for (let left = 0; left < 3; left += 1) await end()
  expect(queue.load).toEqual({ running: 0, waiting: 0 })
})

test('callers take turns: one who sends many waits for those, and others do not', async () => {
  const { begun, call, end } = given()
  await call('first')
  for (let number = 1; number <= 14; number += 1) await call('many', `many ${number}`)
  await call('one')
  await call('another')
  for (let left = 0; left < 16; left += 1) await end()
  expect(begun.indexOf('one')).toBe(7)
  expect(begun.indexOf('another')).toBe(8)
  expect(begun.filter((name) => name.startsWith('many'))).toEqual(
    Array.from({ length: 14 }, (_, index) => `many ${index + 1}`),
  )
})

test('a call is refused when those before it have waited too long, and accepted again when they have not', async () => {
  const { clock, begun, refused, call, end } = given()
  await call('first')
  await call('second')
  clock.now += PATIENCE + 1
  await call('third')
  expect(refused).toEqual(['third'])
  await end()
  await call('fourth')
  await end()
  await end()
  expect(begun).toEqual(['first', 'second', 'fourth'])
})

test('who has many waiting is refused before those who have none', async () => {
  const { clock, refused, call } = given()
  await call('first')
  for (let number = 1; number <= 6; number += 1) await call('many', `many ${number}`)
  clock.now += PATIENCE - 1
  await call('many', 'many 7')
  await call('one')
  expect(refused).toEqual(['many 7'])
})

test('where no more may wait, the latest call of the caller who has most waiting is refused, and another waits in its place', async () => {
  const { queue, refused, call } = given({ mayWait: 3 })
  await call('first')
  for (let number = 1; number <= 3; number += 1) await call('many', `many ${number}`)
  await call('one')
  await call('many', 'many 4')
  expect(refused).toEqual(['many 3', 'many 4'])
  expect(queue.load).toEqual({ running: 1, waiting: 3 })
})

test('a call that fails ends its turn, and one that ends twice ends it once', async () => {
  const { queue } = given()
  await expect(queue.run('a', () => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed')
  const leave = await queue.enter('b')
  const [next, other] = [queue.enter('c'), queue.enter('d')]
  leave()
  leave()
  await next
  expect(queue.load).toEqual({ running: 1, waiting: 1 })
  ;(await next)()
  ;(await other)()
  expect(queue.load).toEqual({ running: 0, waiting: 0 })
})
