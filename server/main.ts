import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from './app'
import { ConfigError, readConfig } from './config'
import { createListener } from './http/createListener'
import { DEADLINE } from './http/deadline'
import { welcome } from './welcome'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const app = await buildApp(config)
  const http = createListener(app.express)
  http.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE'
    console.error(taken ? `Port ${config.port} is taken. Choose another: PORT=4001 npm start` : error)
    process.exit(1)
  })
  http.listen(config.port, config.host, () => {
    app.startBackground()
    console.log(welcome(config, (http.address() as AddressInfo).port))
  })

  const stop = async () => {
    if (app.lifecycle.stopping) return
    app.lifecycle.stopping = true
    http.prependListener('request', (_request, response) => void response.setHeader('Connection', 'close'))
    if (config.production) await wait(config.drain)
    const closed = new Promise((resolve) => http.close(resolve))
    http.closeIdleConnections()
    await Promise.race([closed, wait(DEADLINE)])
    await app.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
