import { fitOperationName } from '../../../web/explorer/fitOperationName'

const call = (query: string, operationName?: string) => fitOperationName({ query, operationName }).operationName

describe('the operation that the explorer names', () => {
  it('stays while the document holds it', () => {
    expect(call('query A { product { name } } query B { product { name } }', 'B')).toBe('B')
  })

  it('is left out when it belongs to the tab before', () => {
    expect(call('query A { product { name } }', 'SignIn')).toBeUndefined()
    expect(call('{ product { name } }', 'SignIn')).toBeUndefined()
  })

  it('is left to the server in a document that cannot be read', () => {
    expect(call('query A { product {', 'A')).toBe('A')
    expect(call('{ product { name } }')).toBeUndefined()
  })
})
