import { setImmediate as turn } from 'node:timers/promises'
import { ImportFiles } from '../../../server/imports/ImportFiles'

it('few files are read at once, the others in their order, also after one that failed (MOVE-2)', async () => {
  const files = new ImportFiles(2)
  const ends = new Map<string, () => void>()
  const begun: string[] = []
  const file = (name: string) => ({
    read: () => {
      begun.push(name)
      return new Promise((end, fail) => ends.set(name, () => (name === 'b' ? fail(new Error('no')) : end(null))))
    },
    renew: () => Promise.resolve(),
  })
  for (const name of ['a', 'b', 'c', 'd']) files.follow(file(name))
  expect(begun).toEqual(['a', 'b'])
  ends.get('b')?.()
  await turn()
  expect(begun).toEqual(['a', 'b', 'c'])
  ends.get('a')?.()
  await turn()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  for (const name of ['c', 'd']) ends.get(name)?.()
  await files.idle()
})
