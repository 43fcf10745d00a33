import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { RecipeReader, type ReaderLimits } from '../../../../server/dishes/threads/RecipeReader'
import { compileCatalogue } from '../../../../server/catalogue/compileCatalogue'
import { createLog } from '../../../../server/platform/log'
import { fullCatalogue, fullCatalogueData } from '../../../support/fullCatalogue'

const LONG = 60_000
/** Takes minutes. */
const ENDLESS = Array.from({ length: 100_000 }, (_, index) => ({ name: `smokd garlc seazoning ${index}`, text: '' }))

const readers: RecipeReader[] = []
afterEach(async () => void (await Promise.all(readers.splice(0).map((reader) => reader.close()))))

function given(limits: Partial<ReaderLimits> = {}) {
  const reader = new RecipeReader(
    createLog('silent'),
    Object.assign(limits, { threads: 1, longest: LONG, longestStart: LONG, mayWait: 100, mayWaitEach: 8, ...limits }),
  )
  readers.push(reader)
  const { run } = reader.of(fullCatalogue())
  return { reader, name: (text: string, caller = 'anna') => run('names', caller, [text]), run }
}

/** The threads that run. */
const threadsOf = (reader: RecipeReader): Worker[] => reader['open']?.['pool'].threads ?? []

test('no thread is started before a text is read, and none is left at the end', async () => {
  const { reader, name } = given()
  expect(threadsOf(reader)).toEqual([])
  expect(await name('1 egg, beaten')).toEqual(['egg'])
  const [thread, ...others] = threadsOf(reader)
  if (!thread) throw new Error('No thread was started')
  expect(others).toEqual([])
  const ended = once(thread, 'exit')
  await reader.close()
  await ended
  expect(thread.threadId).toBe(-1)
})

test('a task that takes too long is ended with its thread, and the next has another', async () => {
  const limits: { longest: number } & Partial<ReaderLimits> = { longest: LONG }
  const { reader, name, run } = given(limits)
  await name('1 egg')
  const [ended] = threadsOf(reader)
  limits.longest = 50
  await expect(run('suggestions', 'anna', ENDLESS)).rejects.toMatchObject({
    message: 'This took too long to read, so we stopped. Try again with less text.',
    extensions: { code: 'UNAVAILABLE', http: { status: 503 } },
  })
  limits.longest = LONG
  expect(await name('2 onions')).toEqual(['onions'])
  expect(threadsOf(reader)).not.toContain(ended)
  expect(reader.load).toEqual({ running: 0, waiting: 0 })
})

test('the time that a thread takes to start is not its task’s', async () => {
  const limits: { longest: number } & Partial<ReaderLimits> = { longest: 1 }
  const { name } = given(limits)
  const asked = name('1 egg')
  limits.longest = LONG
  expect(await asked).toEqual(['egg'])
})

test('a thread that breaks down fails its task alone', async () => {
  const { reader, name, run } = given()
  await name('1 egg')
  const broken = run('suggestions', 'anna', ENDLESS)
  const failed = expect(broken).rejects.toThrow()
  await threadsOf(reader)[0]?.terminate()
  await failed
  expect(await name('2 onions')).toEqual(['onions'])
})

test('a task that fails leaves its thread as it is', async () => {
  const { reader, name, run } = given()
  await name('1 egg')
  const [thread] = threadsOf(reader)
  await expect(run('names', 'anna', null as never)).rejects.toThrow(TypeError)
  expect(await name('2 onions')).toEqual(['onions'])
  expect(threadsOf(reader)).toEqual([thread])
})

test('callers take turns, and one may have so many waiting', async () => {
  const { reader, name } = given({ mayWaitEach: 8 })
  const done: string[] = []
  const asked = Array.from({ length: 12 }, (_, index) =>
    name(`${index} eggs`, 'mallory').then(
      () => done.push('mallory'),
      () => done.push('refused'),
    ),
  )
  expect(reader.load).toEqual({ running: 1, waiting: 8 })
  await name('1 egg', 'anna').then(() => done.push('anna'))
  await Promise.all(asked)
  expect(done.filter((one) => one === 'refused')).toHaveLength(3)
  // One of the other's runs already, and each time six may begin.
  expect(done.filter((one) => one !== 'refused').indexOf('anna')).toBeLessThanOrEqual(7)
  expect(done).toHaveLength(13)
})

test('beyond what may wait in all a caller is asked to come back', async () => {
  const { name } = given({ mayWait: 1 })
  const asked = [name('1 egg', 'anna'), name('1 egg', 'ben')]
  await expect(name('1 egg', 'cara')).rejects.toMatchObject({
    extensions: { code: 'UNAVAILABLE', http: { status: 503, headers: new Map([['retry-after', '2']]) } },
  })
  await Promise.all(asked)
})

test('the threads of a version of the catalogue end when another is in use', async () => {
  const { reader, name } = given()
  await name('1 egg')
  const [old] = threadsOf(reader)
  const ended = old && once(old, 'exit')
  const data = fullCatalogueData()
  const without = compileCatalogue({
    ...data,
    ingredients: data.ingredients.filter(({ slug }) => slug !== 'egg'),
  })
  const lines = [{ text: '1 onion', ingredient: null }]
  const said = [{ lines, steps: ['Beat 2 eggs.'], notAdded: null }]
  expect(await reader.of(fullCatalogue()).run('found', 'anna', said)).toMatchObject([
    { unlisted: [{ ingredient: 'egg' }] },
  ])
  expect(await reader.of(without).run('found', 'anna', said)).toMatchObject([{ unlisted: [] }])
  await ended
  expect(threadsOf(reader)).toHaveLength(1)
})
