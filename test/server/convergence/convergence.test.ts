import { givenApp } from '../../support/givenApp'
import { listsConverge } from './lists'
import { plansConverge } from './plans'
import { replicasConverge } from './replicas'

const app = givenApp()

it('the pages of a household come to one plan, and no operation is lost or done twice (PLAN-37, PLAN-44, PLAN-45)', () =>
  plansConverge(app, 50))

it('the pages of a household come to one list, and no operation is lost or done twice (SHOP-22, SHOP-28)', () =>
  listsConverge(app, 50))

it('devices that know objects by ids and cursors come to what the server has, and no operation is lost (API-49, API-50)', () =>
  replicasConverge(app, 50))
