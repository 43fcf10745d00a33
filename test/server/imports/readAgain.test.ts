import { ReadingEnded } from '../../../server/dishes/threads/ReadingEnded'
import type { CatalogueReader } from '../../../server/dishes/threads/RecipeReader'
import { toDish } from '../../../server/imports/toDish'
import { givenApp } from '../../support/givenApp'
import { recipe } from '../exports/exportCalls'

const app = givenApp()

/** The application's reader, whose first tasks take too long. */
function slowReader(times: number): CatalogueReader {
  const reader = app.services.reader.of(app.services.catalogue.compiled)
  let left = times
  return {
    ...reader,
    run: (task, caller, given) => {
      left -= 1
      return left >= 0 ? Promise.reject(new ReadingEnded()) : reader.run(task, caller, given)
    },
  }
}

it.each([
  ['is read once more', 1, expect.objectContaining({ fields: expect.objectContaining({ name: 'Pie' }) })],
  ['is left out the second time', 2, { reason: 'TOOK_TOO_LONG' }],
])('a recipe of a file that took too long to read %s', async (_, times, dish) => {
  const {
    photo: _photo,
    furtherPhotos: _further,
    lostPhoto: _lost,
    ...pie
  } = recipe({ name: 'Pie', lines: [{ section: null, text: '2 onions' }] })
  expect(await toDish(slowReader(times), 'user', pie)).toEqual(dish)
})
