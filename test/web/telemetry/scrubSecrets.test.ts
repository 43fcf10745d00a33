import { scrubSecrets } from '../../../web/telemetry/scrubSecrets'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl'

it.each([
  ['/reset-password/abc-DEF_123', '/reset-password/[Filtered]'],
  ['/email-change/abc-DEF_123', '/email-change/[Filtered]'],
  ['/email-return/abc-DEF_123', '/email-return/[Filtered]'],
  ['https://meals.example/email-confirmation/k3y?x=1', 'https://meals.example/email-confirmation/[Filtered]?x=1'],
  [`authorization: Bearer ${JWT}`, 'authorization: Bearer [Filtered]'],
  [`token was ${JWT}, once`, 'token was [Filtered], once'],
  ['key mw_0123456789abcdef was refused', 'key [Filtered] was refused'],
  ['/x?token=abc&page=2', '/x?token=[Filtered]&page=2'],
  ['refused {"newPassword": "a b", "page": "/"}', 'refused {"newPassword": [Filtered], "page": "/"}'],
  ["accessToken: 'abc', secret = abc", 'accessToken: [Filtered], secret = [Filtered]'],
  ['/instructions/bean-soup', '/instructions/bean-soup'],
])('%s', (text, expected) => expect(scrubSecrets(text)).toBe(expected))

it('takes away whatever stands under a telling name, at any depth, and leaves the rest', () => {
  const data = {
    extra: {
      currentPassword: 'hunter2',
      new_password: 'x',
      form: [{ accessToken: JWT, count: 3 }],
      key: 'k',
      keyboard: 'qwerty',
      none: null,
    },
  }
  expect(scrubSecrets(data)).toEqual({
    extra: {
      currentPassword: '[Filtered]',
      new_password: '[Filtered]',
      form: [{ accessToken: '[Filtered]', count: 3 }],
      key: '[Filtered]',
      keyboard: 'qwerty',
      none: null,
    },
  })
  expect(data.extra.currentPassword).toBe('hunter2')
})

it('survives circles', () => {
  const circle: Record<string, unknown> = { name: 'a' }
  circle.self = circle
  expect(scrubSecrets({ circle, again: circle })).toEqual({
    circle: { name: 'a', self: '[Circular]' },
    again: { name: 'a', self: '[Circular]' },
  })
})
