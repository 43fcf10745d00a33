/** Files that send requests by another way, with why. */
const OTHERS = [
  // The way out itself.
  'server/outgoing/**',
  // `openid-client` calls the provider that the configuration names.
  'server/identities/provider.ts',
  // It names an error of `openid-client`, and calls no one.
  'server/identities/answerVisit.ts',
  // `nodemailer` hands mails to the server that the configuration names.
  'server/mail/transport.ts',
  // OpenTelemetry sends to where the configuration says.
  'server/telemetry.ts',
]
const MESSAGE = 'Requests leave by server/outgoing alone, which refuses private addresses.'
const SENDERS = ['request', 'get', 'Agent', 'globalAgent', 'ClientRequest', 'default']

/** No file of the server but these sends requests: what people have it call must not reach what is private. */
export const outgoingRules = {
  files: ['server/**/*.ts'],
  ignores: OTHERS,
  rules: {
    'no-restricted-globals': [
      'error',
      ...['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'].map((name) => ({ name, message: MESSAGE })),
    ],
    'no-restricted-properties': [
      'error',
      { object: 'globalThis', property: 'fetch', message: MESSAGE },
      { object: 'webPush', property: 'sendNotification', message: MESSAGE },
    ],
    'no-restricted-imports': [
      'error',
      {
        paths: [
          ...['node:http', 'http'].map((name) => ({ name, importNames: SENDERS, message: MESSAGE })),
          ...['node:https', 'https', 'node:http2', 'http2', 'node:tls', 'tls'].map((name) => ({
            name,
            allowTypeImports: true,
            message: MESSAGE,
          })),
          ...['undici', 'axios', 'got', 'node-fetch', 'openid-client', 'nodemailer'].map((name) => ({
            name,
            allowTypeImports: true,
            message: MESSAGE,
          })),
        ],
      },
    ],
  },
}
