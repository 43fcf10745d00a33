import { defineMessages } from '../../schema/text/defineMessages'

export const messages = defineMessages({
  title: 'API explorer',
  credential: 'Access token or partner key',
  credentialExample: 'eyJ… or mw_…',
  schema: 'Schema as text',
  restApi: 'REST API',
})
