import newcomer from '../../schema/examples/newcomer.graphql?raw'
import newcomerVariables from '../../schema/examples/newcomer.json'
import partner from '../../schema/examples/partner.graphql?raw'
import partnerVariables from '../../schema/examples/partner.json'
import person from '../../schema/examples/person.graphql?raw'
import personVariables from '../../schema/examples/person.json'

const tab = (query: string, variables: object) => ({ query, variables: JSON.stringify(variables, null, 2) })

/** A tab for each audience, to start from. */
export const examples = [tab(newcomer, newcomerVariables), tab(person, personVariables), tab(partner, partnerVariables)]
