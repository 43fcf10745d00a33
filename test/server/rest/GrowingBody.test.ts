import { setImmediate as turn } from 'node:timers/promises'
import { GrowingBody } from '../../../server/rest/GrowingBody'

async function textOf(body: GrowingBody): Promise<string> {
  let text = ''
  for await (const piece of body.follow()) text += piece.toString()
  return text
}

test('callers are sent what there is while it grows, and all of it in the end', async () => {
  const body = new GrowingBody()
  body.add(Buffer.from('one '))
  const early = textOf(body)
  const first = body.follow()
  expect((await first.next()).value?.toString()).toBe('one ')
  await turn()
  body.add(Buffer.from('two '))
  expect([body.joined, (await first.next()).value?.toString()]).toEqual([null, 'two '])
  body.add(Buffer.from('three'))
  body.end()
  expect([await early, await textOf(body), body.joined?.toString()]).toEqual(Array(3).fill('one two three'))
  expect((await first.next()).value?.toString()).toBe('three')
  expect((await first.next()).done).toBe(true)
})

test('a large body stays in pieces, and is whole all the same', async () => {
  const body = new GrowingBody()
  for (let piece = 0; piece < 5; piece += 1) body.add(Buffer.alloc(1_000_000, String(piece)))
  body.end()
  expect([body.joined, (await textOf(body)).length]).toEqual([null, 5_000_000])
})

test('callers of a body that cannot be made get an error', async () => {
  const body = new GrowingBody()
  const waiting = textOf(body)
  body.fail(new Error('no'))
  await expect(waiting).rejects.toThrow('no')
})
