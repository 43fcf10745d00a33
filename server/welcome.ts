import type { Config } from './platform/config'
import { DEMO } from './accounts/demo'

/** Where to look, printed once the server listens. `npm run dev` says by PAGES_URL where it serves the pages. */
export function welcome(config: Config, port: number): string {
  const base = process.env.PUBLIC_URL ? config.publicUrl : `http://localhost:${port}`
  const lines = [
    ['The pages', process.env.PAGES_URL ?? base],
    ['The API explorer', `${base}/graphql`],
    ['The REST API', `${base}/api/docs`],
    ...(config.smtpUrl || !config.sendsMail || config.production ? [] : [['The local mailbox', `${base}/mailbox`]]),
    ...(config.demo ? [['Sign in as', `${DEMO.email}  with  ${DEMO.password}`]] : []),
  ]
  return [
    `\n${config.productName} is ready.\n`,
    ...lines.map(([what = '', where]) => `  ${what.padEnd(18)} ${where}`),
    '',
  ].join('\n')
}
