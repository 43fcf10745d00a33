import { readFileSync } from 'node:fs'

const read = (file: string) => readFileSync(`docs/operations/${file}`, 'utf8')

it('calls without https are refused by the Caddyfile, and pages are led on', () => {
  const [, site = ''] = /^http:\/\/meals\.example \{\n([^]*?)^\}/m.exec(read('Caddyfile')) ?? []
  const [, programs = ''] = /@programs path (.*)/.exec(site) ?? []
  // What takes a token, a key or a secret address.
  expect(programs.split(' ')).toEqual(expect.arrayContaining(['/graphql*', '/api/*', '/calendar/*']))
  expect(site).toMatch(/handle @programs \{\s*respond "[^"]+" 403\s*\}\s*handle \{\s*redir https:/)
  for (const file of ['nginx.conf', 'haproxy.cfg'])
    expect(read(file)).not.toMatch(/return 30[1278]|redirect scheme/)
})
