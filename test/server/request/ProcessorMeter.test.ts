import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { ProcessorMeter } from '../../../server/request/ProcessorMeter'

/** A thread that has been busy for as long as was worked: what else the machine does counts nowhere. */
function thread() {
  let busy = 0
  const work = (milliseconds: number) => void (busy += milliseconds)
  return { work, meter: new ProcessorMeter(() => busy) }
}

test('what runs after a mark, up to the end of its turn, is the operation’s alone', async () => {
  const { work, meter } = thread()
  const [heavy, light] = [meter.begin([]), meter.begin([])]
  const ends = [heavy.share(), light.share()]
  await Promise.resolve()
  light.mark()
  await wait(1)
  await Promise.resolve()
  heavy.mark()
  work(150)
  // What is chained by promises is still the same turn.
  await Promise.resolve().then(() => work(150))
  await wait(1)
  for (const end of ends) end()
  expect([heavy.take(), light.take()]).toEqual([300, 0])
})

test('what no operation is known to have taken is shared by those that run, and by no other', async () => {
  const { work, meter } = thread()
  const [one, other, waiting] = [meter.begin([]), meter.begin([]), meter.begin([])]
  await wait(1)
  const ends = [one.share(), other.share()]
  await wait(1)
  work(40)
  await wait(1)
  for (const end of ends) end()
  work(40)
  expect([one.take(), other.take(), waiting.take()]).toEqual([20, 20, 0])
})

test('what was taken is said once, and idle time is no one’s', async () => {
  const before = performance.eventLoopUtilization()
  const operation = new ProcessorMeter().begin([])
  const end = operation.share()
  await wait(1)
  operation.mark()
  const until = performance.now() + 20
  while (performance.now() < until);
  await wait(300)
  const taken = operation.take()
  const passed = performance.eventLoopUtilization(before)
  expect(taken).toBeGreaterThanOrEqual(19)
  expect(passed.idle).toBeGreaterThan(0)
  expect(taken).toBeLessThanOrEqual(passed.active)
  end()
  expect(operation.take()).toBeLessThan(taken)
})
