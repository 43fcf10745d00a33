import { HashQueue } from '../../../server/accounts/HashQueue'

const held = () => {
  let release = () => {}
  const work = () => new Promise<void>((resolve) => (release = resolve))
  return { work, release: () => release() }
}

test('two at once, three wait, the sixth is turned away with 503 and a time to come back', async () => {
  const queue = new HashQueue(2, 3)
  const works = Array.from({ length: 5 }, held)
  const running = works.map(({ work }) => queue.run(work))
  await expect(queue.run(async () => 1)).rejects.toMatchObject({
    extensions: { code: 'UNAVAILABLE', http: { status: 503 } },
  })
  for (const { release } of works) {
    release()
    await new Promise(setImmediate)
  }
  await Promise.all(running)
  expect(await queue.run(async () => 'free')).toBe('free')
})

test('work that fails gives its place to the next', async () => {
  const queue = new HashQueue(1, 0)
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run(async () => 'free')).toBe('free')
})

test('never more than so many run', async () => {
  const queue = new HashQueue(3, 100)
  let now = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, (now += 1))
    await new Promise(setImmediate)
    now -= 1
  }
  await Promise.all(Array.from({ length: 50 }, () => queue.run(work)))
  expect(most).toBe(3)
})
