import { GraphQLError } from 'graphql'
import { FAILURE_CODES } from '../../../schema/failureCodes'
import { messages } from '../messages'

/** A text took too long to be read (docs/product.md SEC-21): 503. */
export class ReadingEnded extends GraphQLError {
  constructor() {
    super(messages.tookTooLong, {
      extensions: {
        code: FAILURE_CODES.unavailable,
        http: { status: 503, headers: new Map([['retry-after', '2']]) },
      },
    })
  }
}
