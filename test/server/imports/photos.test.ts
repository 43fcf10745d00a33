import { clearLeftovers } from '../../../server/photos/forgetPhotos'
import { ImportItemModel } from '../../../server/imports/ImportModel'
import { deleteExpired } from '../../../server/retention'
import { givenApp } from '../../support/givenApp'
import { paprikaArchive } from '../../support/moving/paprikaArchive'
import { type Person, signUpAndIn } from '../../support/people'
import { picture } from '../photos/photoCalls'
import { broughtIn, dishesOf, end, importsOf, lackingPhotosOf, sendFile, workAll } from './importCalls'

const app = givenApp()
let anna: Person
beforeEach(async () => {
  anna = await signUpAndIn(app)
})

const pie = ({ name = 'Lentil pie', ...over }: Record<string, unknown> = {}) => ({
  ...{ name, uid: name, ingredients: '200 g lentils', directions: 'Cook.', ...over },
})
/** Pictures of different widths, as Paprika has them. */
const pictures = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      ...{ filename: `${index}.jpg`, data: (await picture(40 + index, 40)).toString('base64') },
    })),
  )
const photosOfAnna = (): Promise<{ id: string; width: number; dishId: string | null }[]> =>
  app.services.db('photos').where({ userId: anna.userId })

it('all photos of a recipe become those of its dish, in their order, and go with it (MOVE-20, DISH-39)', async () => {
  const { id } = await broughtIn(app, anna, paprikaArchive([pie({ photos: await pictures(4) })]))
  const [dish] = (await dishesOf(app, anna)) as { id: string; photo: { id: string }; photos: { id: string }[] }[]
  const rows = await photosOfAnna()
  const widths = dish?.photos.map((photo) => rows.find((row) => row.id === photo.id)?.width)
  expect([widths, dish?.photo.id]).toEqual([[40, 41, 42, 43], dish?.photos[0]?.id])
  expect(rows.every(({ dishId }) => dishId === dish?.id)).toBe(true)
  await end(app, anna, 'undoImport', id)
  await workAll(app)
  await deleteExpired({ db: app.services.db, now: () => app.clock.now() })
  while ((await clearLeftovers(app.services)) > 0);
  expect(await photosOfAnna()).toEqual([])
})

describe('a photo that is none is left out, and the dish says which and why (MOVE-4, MOVE-20)', () => {
  const bytes = (...parts: (number[] | string)[]) =>
    Buffer.concat([...parts.map((part) => Buffer.from(part as string)), Buffer.alloc(64)]).toString('base64')
  it.each([
    ['damaged', bytes([0xff, 0xd8, 0xff, 0xe0]), 'A photo of it is damaged.'],
    ['HEIC', bytes([0, 0, 0, 24], 'ftypheic'), 'A photo of it is HEIC, which we can’t read.'],
  ])('%s', async (_name, bad, reason) => {
    const good = (await picture()).toString('base64')
    const files = [pie({ name: 'Bad pie', photo_data: bad }), pie({ name: 'Good pie', photo_data: good })]
    const { id, stored, failed, lackingPhotos } = await broughtIn(app, anna, paprikaArchive(files))
    expect([stored, failed, lackingPhotos]).toEqual([2, 0, 1])
    const lacking = await lackingPhotosOf(app, anna, id)
    expect(lacking).toMatchObject([{ name: 'Bad pie', outcome: 'STORED', reason, dish: { name: 'Bad pie' } }])
    expect(await dishesOf(app, anna)).toMatchObject([{ photo: null, photos: [] }, { photos: [{}] }])
  })

  it('beyond twelve, and where one was forgotten before its dish was made', async () => {
    const photos = await Promise.all(
      Array.from({ length: 14 }, async (_, index) => ({ data: (await picture(40 + index, 40)).toString('base64') })),
    )
    await sendFile(
      app,
      anna.token,
      paprikaArchive([pie({ photos }), pie({ name: 'Other', photos: photos.slice(0, 2) })]),
    )
    await app.services.imports.idle()
    const item = await ImportItemModel.query(app.services.db).findOne({ userId: anna.userId, name: 'Other' })
    await app.services.db('photos').where({ id: item?.photo }).delete()
    await workAll(app)
    const [job] = await importsOf(app, anna)
    expect(job).toMatchObject({ stored: 2, lackingPhotos: 2 })
    expect(await lackingPhotosOf(app, anna, job?.id ?? '')).toMatchObject([
      { reason: 'It has more than 12 photos. The first ones are here.' },
      { name: 'Other', reason: 'A photo of it could not be kept.' },
    ])
    const dishes = (await dishesOf(app, anna)) as { photo: { id: string }; photos: { id: string }[] }[]
    expect(dishes.map(({ photo, photos: all }) => [all.length, all[0]?.id === photo.id])).toEqual([
      [12, true],
      [1, true],
    ])
  })
})
