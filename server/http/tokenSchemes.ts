import { authenticateUser } from '../accounts/authenticate'
import { ownerOfKey } from '../keys/accessKey'
import { authenticateKey } from '../keys/authenticateKey'
import { keyLimit } from '../keys/keyLimit'
import { partnerLimit } from '../partners/partnerLimit'
import type { TokenScheme } from '../request/authenticate'
import type { Services } from '../platform/services'

/** The bearer tokens that the API accepts: keys of partners and people, and users' access tokens. */
export function tokenSchemes(services: Services): TokenScheme[] {
  const [countPartner, countKeys] = [partnerLimit(services), keyLimit(services)]
  return [
    {
      accepts: (token) => ownerOfKey(token) !== null,
      authenticate: (key) => authenticateKey(services, key),
      admit: async (principal, response) => {
        if (principal.kind === 'partner') await countPartner(principal.partnerId, response)
        if (principal.kind === 'key') await countKeys(principal.userId, response)
      },
    },
    { accepts: () => true, authenticate: (token) => authenticateUser(services, token) },
  ]
}
