import { givenApp } from '../../support/givenApp'
import { answersToDrawn } from './documentsDrawn'

const app = givenApp()
const COUNT = 80

it('valid documents within the limits are answered, half of them at more than half of a limit (SEC-5)', async () => {
  const { failures, nearAny, near } = await answersToDrawn(app, COUNT)
  expect(failures).toEqual([])
  expect(nearAny).toBeGreaterThanOrEqual(COUNT / 2)
  expect([...near.keys()].sort()).toEqual(['aliases', 'cost', 'depth', 'rootFields', 'tokens'])
})
