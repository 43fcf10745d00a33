import { defineMessages } from '../../schema/text/defineMessages'

export const messages = defineMessages({
  title: 'API explorer',
  credential: 'Access token or key',
  credentialExample: 'eyJ…, mwp_… or mw_…',
  schema: 'Schema as text',
  restApi: 'REST API',
})
