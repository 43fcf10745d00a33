import { followCatalogue } from '../../support/followCatalogue'
import { SEED } from '../../support/runs'

test('a mirror is the catalogue after 200 imports over two servers, and received nothing twice', async () => {
  const { received } = await followCatalogue(200, SEED + 1)
  expect(received.length).toBeGreaterThan(600)
}, 600_000)
