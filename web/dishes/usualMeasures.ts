import { oneOf, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'
import type { Measures } from '../apollo/schemaTypes.generated'

interface Usual {
  measures: Measures
}

/** Whose cups and spoons the person's recipes usually mean: the last answer to the question. */
export const usualMeasures = ownedStorage<Usual>(
  'recipeMeasures',
  shape<Usual>({ measures: oneOf<Measures>(['AU', 'US', 'UK']) }),
)
