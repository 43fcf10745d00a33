import { serverAudits } from 'graphql-http'
import { BASE, expect, holds, KEY, leaves } from './counted.mjs'

/** Apollo Server answers mistakes in a document by 400 whatever is accepted; the rules recommend 200 for application/json. */
const LEFT = /^SHOULD use (a status code of 200|200 status code) on .* when accepting application\/json$/

// Some ask about types, which takes a key in production.
const fetchFn = (address, { headers, ...options } = {}) =>
  fetch(address, { ...options, headers: { ...headers, authorization: `Bearer ${KEY}` } })

for (const audit of serverAudits({ url: `${BASE}/graphql`, fetchFn })) {
  const { status, reason } = await audit.fn()
  if (status !== 'ok' && LEFT.test(audit.name)) leaves()
  else await holds(audit.name, () => expect(status === 'ok', reason))
}
