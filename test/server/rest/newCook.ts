import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { restCaller } from '../../support/restCaller'

/** An application with REST calls of a person who is new in each test. */
export function givenNewCook() {
  const app = givenApp()
  let cook: Person
  beforeEach(async () => {
    cook = await signUpAndIn(app)
  })
  const call = restCaller(
    () => app,
    () => cook.token,
  )
  return { app, call, cook: () => cook }
}
