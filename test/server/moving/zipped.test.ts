import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { LeavingFile } from '../../../server/moving/out/LeavingRecipe'
import { zipped } from '../../../server/moving/out/zipped'

const COUNT = 500

/** Files that say how many of them were asked for, and whether they were ended. */
function files() {
  const state = { asked: 0, isEnded: false }
  async function* all(): AsyncGenerator<LeavingFile> {
    try {
      for (; state.asked < COUNT; state.asked += 1)
        yield { name: `${state.asked}.jpg`, bytes: randomBytes(200_000), changedAt: 0 }
    } finally {
      state.isEnded = true
    }
  }
  return { state, all: all() }
}

it('asks for no file that its reader has no room for, and ends them when the reader leaves (MOVE-15)', async () => {
  const { state, all } = files()
  const archive = zipped(all)
  await archive.next()
  await pause(200)
  expect(state.asked).toBeLessThan(5)
  expect(state.isEnded).toBe(false)
  await archive.return(undefined)
  expect(state).toEqual({ asked: expect.any(Number), isEnded: true })
  expect(state.asked).toBeLessThan(5)
})

it('fails as its files do (MOVE-15)', async () => {
  async function* broken(): AsyncGenerator<LeavingFile> {
    yield { name: 'a.txt', bytes: Buffer.from('a'), changedAt: 0 }
    throw new Error('away')
  }
  await expect(async () => {
    for await (const chunk of zipped(broken())) expect(chunk.length).toBeGreaterThan(0)
  }).rejects.toThrow('away')
})
