import { givenApp } from '../../support/givenApp'
import { IS_PROOF } from '../../support/runs'
import { answersToDrawn } from './documentsDrawn'

const app = givenApp()
const COUNT = IS_PROOF ? 20_000 : 250

it(`${COUNT} valid documents within the limits are answered, half of them at more than half of a limit (SEC-5)`, async () => {
  const { failures, nearAny } = await answersToDrawn(app, COUNT)
  expect(failures).toEqual([])
  expect(nearAny).toBeGreaterThanOrEqual(COUNT / 2)
})
