import { givenApp } from '../../support/givenApp'

const app = givenApp()
const proxied = givenApp({ TRUST_PROXY: '1' })

test('a proxy that the configuration does not know of is noticed once', async () => {
  const warn = jest.spyOn(app.services.log, 'warn')
  await app.fetch('/health/live')
  expect(warn).not.toHaveBeenCalled()
  for (let call = 0; call < 3; call += 1)
    await app.fetch('/health/live', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(warn.mock.calls).toEqual([[{ remote: '127.0.0.1' }, expect.stringContaining('TRUST_PROXY is 0')]])
})

test('one that it knows of is not', async () => {
  const warn = jest.spyOn(proxied.services.log, 'warn')
  await proxied.fetch('/health/live', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(warn).not.toHaveBeenCalled()
})
