import fc from 'fast-check'
import { loginAddress, nextAddress } from '../../../web/product/nextAddress'

const next = (address: string) => nextAddress(`?${new URLSearchParams({ next: address }).toString()}`)
const place = (address: string) => {
  const { pathname, search, hash } = new URL(address, window.location.origin)
  return { pathname, search, hash }
}

it.each(['/', '/?mode=shop', '/dishes/12?from=plan#steps', '/instructions/dal?meal=m%3A1%2B2', '/change-password'])(
  'leads to %s',
  (address) => expect(next(address)).toBe(address),
)

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/ok\u0000',
  '/ok\u202e',
  'https://evil.example/',
  'javascript:alert(1)',
  'dishes',
  ' /dishes',
  '',
  `/${'a'.repeat(3000)}`,
  '/login',
  '/login/?next=/dishes',
])('leads to the planner instead of %j', (address) => expect(next(address)).toBe('/'))

it('never leads to another origin, whatever stands in the address', () => {
  const piece = fc.constantFrom('/', '\\', '//', '..', '.', '@', ':', '?', '#', 'evil.example', '\t', '%2f', '%5c', 'a')
  const address = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(piece).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(address, fc.boolean(), (text, rooted) => {
      const found = next(rooted ? `/${text}` : text)
      expect(found).toMatch(/^\/(?![/\\])/)
      expect(new URL(found, window.location.origin).origin).toBe(window.location.origin)
      expect(next(found)).toBe(found)
    }),
    { numRuns: 2000 },
  )
})

it('comes back from the login page as it went there', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const wanted = place(`/dishes${path}?${query}`)
      expect(nextAddress(place(loginAddress(wanted)).search)).toBe(wanted.pathname + (wanted.search || ''))
    }),
  )
})

it('is not asked for where the planner is wanted, or on the login page itself', () => {
  expect(loginAddress(place('/'))).toBe('/login')
  expect(loginAddress(place('/login'))).toBe('/login')
  expect(loginAddress(place('/login?next=%2Fdishes'))).toBe('/login?next=%2Fdishes')
})
