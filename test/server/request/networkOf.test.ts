import { networkOf, networksOf } from '../../../server/request/networkOf'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('%j counts for %j', (ip, network) => expect(networkOf(ip)).toBe(network))

test('an IPv6 network is in a /56 and a /48 with wider bounds; an IPv4 address is in none (SEC-20)', () => {
  expect(networksOf('2001:db8:1:abcd::9')).toEqual([
    { name: '2001:db8:1:abcd::/64', times: 1 },
    { name: '2001:db8:1:ab00::/56', times: 4 },
    { name: '2001:db8:1::/48', times: 16 },
  ])
  expect(networksOf('2001:db8:1:ab01::9').map(({ name }) => name)).toContain('2001:db8:1:ab00::/56')
  expect(networksOf('192.0.2.7')).toEqual([{ name: '192.0.2.7', times: 1 }])
})
