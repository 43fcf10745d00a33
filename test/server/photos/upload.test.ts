import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { PHOTO_LIMITS } from '../../../schema/photoLimits'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn, type Person } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { keyOf } from '../keys/operations'
import { asPicture, bytesOf, colourAt, fields, picture, send } from './photoCalls'

const app = givenApp()
let anna: Person
beforeAll(async () => {
  anna = await signUpAndIn(app)
})

const held = async () => Number((await app.services.db('photos').count({ count: '*' }).first())?.count)
const refused = (code: string, message: unknown) => ({
  status: 422,
  photo: null,
  errors: [{ code, field: 'photo', message }],
})

it.each([
  ['JPEG', 'image/jpeg', () => fields(1600, 1200).jpeg()],
  ['PNG', 'image/png', () => fields(1600, 1200).png()],
  ['WebP', 'image/webp', () => fields(1600, 1200).webp()],
  ['AVIF', 'image/avif', () => fields(320, 240).avif({ effort: 0 })],
  ['JPEG under another name', 'image/png', () => fields(1600, 1200).jpeg()],
])('a photo as %s becomes two files of WebP (DISH-36)', async (_name, type, make) => {
  const { status, photo, errors } = await send(app, anna.token, await make().toBuffer(), type)
  expect([status, errors]).toEqual([201, []])
  const whole = await bytesOf(await asPicture(app, photo?.url ?? '', anna))
  const plate = await bytesOf(await asPicture(app, (photo?.url ?? '').replace('-1280.', '-400.'), anna))
  const sides = async (file: Buffer) => {
    const { format, width, height } = await sharp(file).metadata()
    return [format, width, height]
  }
  const isSmall = type === 'image/avif'
  expect(await sides(whole)).toEqual(['webp', ...(isSmall ? [320, 240] : [1280, 960])])
  expect(await sides(plate)).toEqual(['webp', ...(isSmall ? [240, 240] : [400, 400])])
  expect(await colourAt(whole, 0.2, 0.2)).toBe('red')
  expect(await colourAt(plate, 0.8, 0.2)).toBe('green')
})

it('is turned as the camera says, and nothing of place, time and camera is left in any byte (DISH-36)', async () => {
  const secret = 'Annas-Kamera-7431'
  const file = await fields(1200, 900)
    .withExif({
      IFD0: { Make: secret, Copyright: 'Anna', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 30/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${secret}</note></x:xmpmeta>`)
    .jpeg()
    .toBuffer()
  expect(file.includes(secret)).toBe(true)
  expect((await sharp(file).metadata()).orientation).toBe(6)
  const { photo } = await send(app, anna.token, file)
  for (const width of [400, 1280]) {
    const bytes = await bytesOf(await asPicture(app, (photo?.url ?? '').replace('-1280.', `-${width}.`), anna))
    for (const trace of [secret, 'Exif', 'EXIF', 'XMP ', 'ICCP', 'GPS', 'adobe'])
      expect(bytes.includes(trace)).toBe(false)
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined))
    // A quarter turn to the right: what was below on the left is above on the left.
    expect(await colourAt(bytes, 0.2, 0.2)).toBe('blue')
    expect(await colourAt(bytes, 0.8, 0.2)).toBe('red')
  }
  const whole = await sharp(await bytesOf(await asPicture(app, photo?.url ?? '', anna))).metadata()
  expect([whole.width, whole.height]).toEqual([900, 1200])
})

it('what is no photo is refused with what is wrong with it, and nothing is kept of it', async () => {
  const before = await held()
  const png = await fields(64, 64).png().toBuffer()
  const acTL = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(8), Buffer.alloc(4)])
  const moving = Buffer.concat([png.subarray(0, 33), acTL, png.subarray(33)])
  const frames = await sharp(Buffer.concat([randomBytes(48 * 3), randomBytes(48 * 3)]), {
    raw: { width: 4, height: 24, channels: 3, pageHeight: 12 },
  })
    .webp({ loop: 0 })
    .toBuffer()
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), randomBytes(200)])
  const jpeg = await picture()
  for (const [body, code, message] of [
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(80)),
      'INVALID',
      /^This is no photo that we can read/,
    ],
    [Buffer.from('GIF89a'.padEnd(80, '\0')), 'INVALID', /^This picture moves/],
    [Buffer.from('%PDF-1.7'.padEnd(80)), 'INVALID', /^This is no photo/],
    [Buffer.from('II*\0'.padEnd(80, '\0')), 'INVALID', /^This is no photo/],
    [heic, 'INVALID', /HEIC/],
    [moving, 'INVALID', /^This picture moves/],
    [frames, 'INVALID', /^This picture moves/],
    [jpeg.subarray(0, jpeg.length / 2), 'INVALID', /^This photo is damaged/],
    [Buffer.concat([jpeg.subarray(0, 20), randomBytes(400)]), 'INVALID', /^This photo is damaged/],
    [Buffer.alloc(0), 'REQUIRED', /^Choose a photo/],
  ] as const)
    expect(await send(app, anna.token, body)).toEqual(refused(code, expect.stringMatching(message)))
  expect(await held()).toBe(before)
})

it('a bomb of pixels is refused before it is unpacked', async () => {
  const wide = { width: 20_000, height: 20_000, channels: 3 as const, background: 'white' }
  const small = await sharp({ create: { ...wide, width: 8, height: 8 } })
    .png()
    .toBuffer()
  // The header says 20,000 × 20,000; its checksum is right.
  const header = Buffer.from(small.subarray(12, 29))
  header.writeUInt32BE(20_000, 4)
  header.writeUInt32BE(20_000, 8)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(header))
  const bomb = Buffer.concat([small.subarray(0, 12), header, checksum, small.subarray(33)])
  expect(await send(app, anna.token, bomb)).toEqual(refused('OUT_OF_RANGE', expect.stringMatching(/51 megapixels/)))
})

it('more bytes than a photo may have are refused, and so is what is packed', async () => {
  const answer = await send(app, anna.token, Buffer.alloc(PHOTO_LIMITS.bytes + 1, 0xff))
  expect(answer).toEqual({ ...refused('TOO_LONG', expect.stringMatching(/10 MB/)), status: 413 })
  const packed = await app.fetch('/api/photos', {
    method: 'POST',
    body: new Uint8Array(await picture()),
    headers: { Authorization: `Bearer ${anna.token}`, 'Content-Encoding': 'gzip', 'Content-Type': 'image/jpeg' },
  })
  expect(packed.status).toBe(415)
})

it('strangers, partners’ pages and other methods are refused, and the cookie alone sends nothing (DISH-36)', async () => {
  const body = new Uint8Array(await picture(40, 40))
  const post = (headers: Record<string, string>) => app.fetch('/api/photos', { method: 'POST', body, headers })
  expect((await post({})).status).toBe(401)
  expect((await post({ cookie: anna.cookie })).status).toBe(401)
  expect((await post({ Authorization: 'Bearer nonsense' })).status).toBe(401)
  const foreign = await post({
    ...{ Authorization: `Bearer ${anna.token}`, cookie: anna.cookie },
    origin: 'https://evil.example',
  })
  expect(foreign.status).toBe(403)
  const get = await app.fetch('/api/photos', { headers: { Authorization: `Bearer ${anna.token}` } })
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
})

it('a key with DISHES_WRITE sends photos, one that reads plans gets them, and others do neither (DISH-36, DISH-38)', async () => {
  const body = await picture(40, 40)
  const [writes, reads, list] = await Promise.all(
    (['DISHES_WRITE', 'PLAN_READ', 'LIST_READ'] as const).map((scope) => keyOf(app, anna, scope)),
  )
  const { status, photo } = await send(app, writes ?? '', body)
  expect(status).toBe(201)
  for (const key of [reads, list]) expect((await send(app, key ?? '', body)).status).toBe(403)
  expect((await send(app, await partnerKey(app, 'MEALS_READ'), body)).status).toBe(403)
  const get = async (key: string | undefined) => {
    const path = (photo?.url ?? '').replace(app.url, '')
    return (await app.fetch(path, { headers: { Authorization: `Bearer ${key ?? ''}` } })).status
  }
  expect([await get(reads), await get(list), await get(writes), await get('nonsense')]).toEqual([200, 404, 404, 404])
})

it('a person keeps at most so many bytes of photos (DISH-36)', async () => {
  const ben = await signUpAndIn(app)
  const photo = { userId: ben.userId, dishId: null, width: 1, height: 1, changedAt: app.clock.now() }
  await app.services.db('photos').insert({ ...photo, id: 'a'.repeat(22), bytes: PHOTO_LIMITS.bytesPerUser - 100 })
  expect(await send(app, ben.token, await picture())).toEqual(refused('TOO_MANY', expect.stringMatching(/500 MB/)))
  await app.services.db('photos').where({ userId: ben.userId }).delete()
  expect((await send(app, ben.token, await picture())).status).toBe(201)
})

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
