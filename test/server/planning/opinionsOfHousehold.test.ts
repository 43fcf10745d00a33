import { opinionsOfHousehold } from '../../../server/planning/opinionsOfHousehold'
import { askingFor } from '../../../server/request/Caller'
import { givenApp } from '../../support/givenApp'
import { inTwo } from '../households/severalCalls'

const app = givenApp()
const SET = 'mutation ($input: SetOpinionInput!) { setOpinion(input: $input) { errors { code } } }'

test('what the members of the household of a call say is read, and nothing of those of the account’s others (HH-25)', async () => {
  const { ana, ben, home, further } = await inTwo(app)
  const recipe = app.services.catalogue.compiled.meals[0]?.slug ?? ''
  const { data } = await app.graphql(SET, { input: { recipe, isFavourite: true } }, ben.token)
  expect(data).toEqual({ setOpinion: { errors: [] } })
  const favouritesOfBen = async (caller: Parameters<typeof opinionsOfHousehold>[1]) =>
    [...(await opinionsOfHousehold(app.services, caller))([ben.userId]).favourites].length
  const { userId } = ana
  expect(await favouritesOfBen({ userId })).toBe(0)
  expect(await favouritesOfBen(askingFor(ana, home))).toBe(0)
  expect(await favouritesOfBen(askingFor(ana, further))).toBe(1)
})
