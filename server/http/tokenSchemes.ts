import { authenticateUser } from '../accounts/authenticate'
import { authenticatePartner } from '../partners/authenticatePartner'
import { partnerLimit } from '../partners/partnerLimit'
import type { TokenScheme } from '../request/authenticate'
import type { Services } from '../platform/services'

/** The bearer tokens that the API accepts: partner keys and users' access tokens. */
export function tokenSchemes(services: Services): TokenScheme[] {
  const countPartner = partnerLimit(services)
  return [
    {
      accepts: (token) => token.startsWith('mw_'),
      authenticate: (key) => authenticatePartner(services, key),
      admit: async (principal, response) => {
        if (principal.kind === 'partner') await countPartner(principal.partnerId, response)
      },
    },
    { accepts: () => true, authenticate: (token) => authenticateUser(services, token) },
  ]
}
