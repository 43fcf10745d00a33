import { derivedKey } from '../../../server/platform/derivedKey'

test('keys of a secret differ by purpose, are the same again, and are not the secret', () => {
  const exported = (secret: string, purpose: string) => derivedKey(secret, purpose).export().toString('hex')
  expect(exported('a secret', 'pseudonyms')).toBe(exported('a secret', 'pseudonyms'))
  expect(
    new Set([exported('a secret', 'pseudonyms'), exported('a secret', 'others'), exported('another', 'pseudonyms')]),
  ).toHaveProperty('size', 3)
  expect(exported('a secret', 'pseudonyms')).not.toContain(Buffer.from('a secret').toString('hex'))
})
