import { readTarget } from '../../../server/outgoing/readTarget'

const named = { webhookHosts: ['ha.local:8123', '192.168.1.5', '[fd12::1]:80', 'localhost:9'] }
const read = (address: string) => readTarget(address, named)

test.each([
  ...['', 'ha.local', 'ftp://example.com/', 'file:///etc/passwd', 'javascript:1', 'http://example.com/'],
  ...['https://user@example.com/', 'https://user:pass@example.com/', 'https://example.com:8443/', 'https://example/'],
  ...[
    'https://localhost/',
    'https://x.localhost/',
    'https://nas.local/',
    'https://vault.internal/',
    'https://a.home.arpa/',
  ],
  ...['https://localhost./', 'https://nas.local./', 'https://example.com./'],
  ...[
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0/',
    'https://0x7f.1/',
    'https://017700000001/',
  ],
  ...[
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fe80::1]/',
    'https://169.254.169.254/',
    'https://10.0.0.1/',
  ],
  ...['http://127.0.0.1\\@1.1.1.1/', 'https://127.0.0.1\\@1.1.1.1/', 'https://１２７.0.0.1/', 'https://ⓛocalhost/'],
  ...['http://ha.local/', 'http://ha.local:8124/', 'http://192.168.1.5:8080/', 'https://192.168.1.6/'],
])('%s is refused', (address) => expect(read(address)).toBeNull())

test.each([
  ['https://hooks.example.com/a?b=c', { host: 'hooks.example.com', port: 443, isNamed: false }],
  ['https://hooks.example.com:443/', { host: 'hooks.example.com', port: 443, isNamed: false }],
  ['https://1.1.1.1/', { host: '1.1.1.1', port: 443, isNamed: false }],
  ['https://[2606:4700::1111]/', { host: '2606:4700::1111', port: 443, isNamed: false }],
  ['http://HA.local:8123/api/webhook/x', { host: 'ha.local', port: 8123, isNamed: true }],
  ['https://ha.local:8123/', { host: 'ha.local', port: 8123, isNamed: true }],
  ['http://192.168.1.5/', { host: '192.168.1.5', port: 80, isNamed: true }],
])('%s is accepted', (address, target) => expect(read(address)).toMatchObject(target))
