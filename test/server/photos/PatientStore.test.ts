import { PatientStore } from '../../../server/photos/PatientStore'
import type { PhotoStore } from '../../../server/photos/PhotoStore'

const never = () => new Promise<never>(() => {})
const hanging: PhotoStore = { put: never, get: never, delete: never }
const quick: PhotoStore = {
  put: () => Promise.resolve(),
  get: (name) => Promise.resolve(Buffer.from(name)),
  delete: () => Promise.reject(new Error('no')),
}

it('a store that hangs fails like one that is gone (DISH-37)', async () => {
  const store = new PatientStore(hanging, 20)
  await expect(store.put('a', Buffer.alloc(1))).rejects.toThrow('did not answer')
  await expect(store.get('a')).rejects.toThrow('did not answer')
  await expect(store.delete('a')).rejects.toThrow('did not answer')
})

it('what a store answers is passed on, its errors as well', async () => {
  const store = new PatientStore(quick)
  await store.put('a', Buffer.alloc(1))
  expect((await store.get('a'))?.toString()).toBe('a')
  await expect(store.delete('a')).rejects.toThrow('no')
})
