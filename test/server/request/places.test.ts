import { Places } from '../../../server/request/Places'

it('there are so many places for each person and for all, and one that is left is free again, once', () => {
  const places = new Places({ all: 3, each: 2 })
  const [first, second] = [places.take('anna'), places.take('anna')]
  expect(places.take('anna')).toBeNull()
  expect(places.take('ben')).not.toBeNull()
  expect(places.take('eve')).toBeNull()
  first?.()
  first?.()
  expect(places.take('eve')).not.toBeNull()
  expect(places.take('anna')).toBeNull()
  second?.()
  expect(places.take('anna')).not.toBeNull()
})
