import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FolderStore } from '../../../server/photos/FolderStore'
import { newPhotoId } from '../../../server/photos/photoFiles'
import type { PhotoStore } from '../../../server/photos/PhotoStore'
import { objectAddress, S3Store } from '../../../server/photos/S3Store'
import { bucketAt, type ObjectStore, startObjectStore } from '../../support/objectStore'
import { answering, type Receiver, startReceiver } from '../../support/receiver'

const folder = mkdtempSync(join(tmpdir(), 'mealwright-photos-'))
let objects: ObjectStore
beforeAll(async () => {
  objects = await startObjectStore()
})
afterAll(async () => {
  await objects.stop()
  rmSync(folder, { recursive: true, force: true })
})
const newName = () => `${newPhotoId()}-400.webp`

describe.each<[string, { open: () => PhotoStore; names: () => string[] }]>([
  [
    'a folder',
    { open: () => new FolderStore(folder), names: () => readdirSync(folder, { recursive: true }).map(String) },
  ],
  ['a bucket', { open: () => new S3Store(objects.settings, Date.now), names: () => objects.names() }],
])('%s (DISH-37, OPS-9)', (_kind, { open, names }) => {
  it('gives back what it was given, byte for byte, and nothing of other names', async () => {
    const [store, name, body] = [open(), newName(), randomBytes(300_000)]
    await store.put(name, body)
    expect((await open().get(name))?.equals(body)).toBe(true)
    expect(await store.get(newName())).toBeNull()
    expect(names().filter((one) => one.includes(name))).toHaveLength(1)
  })

  it('takes the same name again', async () => {
    const [store, name, other] = [open(), newName(), randomBytes(10)]
    await store.put(name, randomBytes(20))
    await store.put(name, other)
    expect((await store.get(name))?.equals(other)).toBe(true)
  })

  it('deletes what is there, and what is not', async () => {
    const [store, name] = [open(), newName()]
    await store.put(name, randomBytes(10))
    await store.delete(name)
    await store.delete(name)
    expect(await store.get(name)).toBeNull()
    expect(names().filter((one) => one.includes(name))).toEqual([])
  })

  it('takes no other names', async () => {
    const store = open()
    const before = names()
    for (const name of ['../x', `${'a'.repeat(22)}-400.webp/../../x`, '', `${'a'.repeat(21)}/-400.webp`]) {
      await expect(store.put(name, randomBytes(1))).rejects.toThrow('no name of a photo')
      await expect(store.get(name)).rejects.toThrow('no name of a photo')
      await expect(store.delete(name)).rejects.toThrow('no name of a photo')
    }
    expect(names()).toEqual(before)
  })
})

/** What becomes of each call to a store. */
async function outcomes(store: PhotoStore): Promise<string[]> {
  const said = (error: Error) => `${error.name}: ${error.message}`
  return Promise.all([
    store.put(newName(), randomBytes(10)).then(() => 'put', said),
    store.get(newName()).then((file) => (file ? 'got' : 'missing'), said),
    store.delete(newName()).then(() => 'deleted', said),
  ])
}
const refused = (what: string) =>
  ['PUT', 'GET', 'DELETE'].map((method) => `Error: The store of photos answered ${method} with ${what}`)

describe('a bucket that does not serve (OPS-9)', () => {
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await startReceiver()
  })
  afterAll(() => receiver.stop())
  const at = () => new S3Store(bucketAt(`http://${receiver.host}`), Date.now)

  it.each([
    ['another secret', { secretAccessKey: 'another-secret' }, '403 SignatureDoesNotMatch'],
    ['another key', { accessKeyId: 'ANOTHER' }, '403 InvalidAccessKeyId'],
    ['no such bucket', { bucket: 'others-photos' }, '404 NoSuchBucket'],
  ])('%s: says so without the secret', async (_name, more, what) => {
    const said = await outcomes(new S3Store({ ...objects.settings, ...more }, Date.now))
    expect(said).toEqual(refused(what))
  })

  it('a clock that is off says so', async () => {
    const late = new S3Store(objects.settings, () => Date.now() - 60 * 60 * 1000)
    expect(await outcomes(late)).toEqual(refused('403 RequestTimeTooSkewed'))
  })

  it('one that is gone, or says nothing, ends each call in its time', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const waited = await outcomes(new S3Store(bucketAt(address), Date.now, 50))
    expect(waited).toEqual(Array(3).fill('Error: The store of photos did not answer'))
    silent.close()
    const gone = await outcomes(new S3Store(bucketAt('http://127.0.0.1:1'), Date.now))
    expect(gone).toEqual(Array(3).fill(expect.stringContaining('ECONNREFUSED')))
  })

  it('what passes is tried once more, what does not is not', async () => {
    const busy = answering(503)
    receiver.answer = busy
    receiver.got.length = 0
    expect(await outcomes(at())).toEqual(refused('503'))
    expect(receiver.got).toHaveLength(6)
    receiver.answer = (request, response) => {
      receiver.answer = answering(200)
      busy(request, response)
    }
    await at().put(newName(), randomBytes(10))
    receiver.answer = (request) => {
      receiver.answer = answering(204)
      request.socket.destroy()
    }
    await at().delete(newName())
    receiver.answer = answering(400)
    receiver.got.length = 0
    expect(await outcomes(at())).toEqual(refused('400'))
    expect(receiver.got).toHaveLength(3)
  })

  it('of an answer without end no more is read than a photo has, and half a file is none', async () => {
    receiver.answer = (_request, response) => void response.writeHead(200).end(Buffer.alloc(11_000_000))
    await expect(at().get(newName())).rejects.toThrow('not whole')
    receiver.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write(Buffer.alloc(50), () => response.destroy())
    }
    await expect(at().get(newName())).rejects.toThrow('not whole')
  })

  it('has its bucket in the path, or in the name of the host', () => {
    const { endpoint, bucket, isHost } = bucketAt('https://s3.example:8443')
    expect(objectAddress({ endpoint, bucket, isHost }, 'a.webp').href).toBe(
      'https://s3.example:8443/own-photos/photos/a.webp',
    )
    expect(objectAddress({ endpoint, bucket, isHost: true }, 'a.webp').href).toBe(
      'https://own-photos.s3.example:8443/photos/a.webp',
    )
  })
})
