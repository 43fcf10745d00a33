import { setTimeout as wait } from 'node:timers/promises'
import { ProcessorMeter } from '../../../server/request/ProcessorMeter'

/** Keeps the thread for a while. */
function work(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('what runs after a mark, up to the end of its turn, is the operation’s alone', async () => {
  const meter = new ProcessorMeter()
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
  const [ofHeavy, ofLight] = [heavy.take(), light.take()]
  expect(ofHeavy).toBeGreaterThanOrEqual(299)
  expect(ofLight).toBeLessThan(ofHeavy / 3)
})

test('what no operation is known to have taken is shared by those that run, and by no other', async () => {
  const meter = new ProcessorMeter()
  const [one, other, waiting] = [meter.begin([]), meter.begin([]), meter.begin([])]
  await wait(1)
  const ends = [one.share(), other.share()]
  await wait(1)
  work(40)
  await wait(1)
  for (const end of ends) end()
  work(40)
  const [ofOne, ofOther] = [one.take(), other.take()]
  expect(ofOne + ofOther).toBeGreaterThanOrEqual(39)
  expect(ofOne / ofOther).toBeCloseTo(1, 1)
  expect(waiting.take()).toBe(0)
})

test('what was taken is said once, and idle time is no one’s', async () => {
  const meter = new ProcessorMeter()
  const operation = meter.begin([])
  const end = operation.share()
  await wait(1)
  operation.mark()
  work(20)
  await wait(800)
  const taken = operation.take()
  expect(taken).toBeGreaterThanOrEqual(19)
  // Other programs may have had the processor meanwhile.
  expect(taken).toBeLessThan(500)
  await wait(50)
  end()
  expect(operation.take()).toBeLessThan(taken)
})
