import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from './app'
import type { Config } from './platform/config'
import { createListener } from './http/createListener'
import { DEADLINE } from './http/deadline'
import { metricsApp } from './http/metricsPage'
import { welcome } from './welcome'

/** Serves until it is stopped. @param stopTelemetry sends what is left of traces and metrics. */
export async function serve(config: Config, stopTelemetry: () => Promise<void>): Promise<void> {
  const app = await buildApp(config)
  const http = createListener(app.express, {}, config.publicUrl)
  app.sockets.attach(http)
  endOnError(http, `Port ${config.port} is taken. Choose another: PORT=4001 npm start`)
  http.listen(config.port, config.host, () => {
    app.startBackground()
    console.log(welcome(config, (http.address() as AddressInfo).port))
  })
  const metrics =
    config.metricsPort === null ? null : createListener(metricsApp(app.services, app.lifecycle), {}, config.publicUrl)
  if (metrics) {
    endOnError(metrics, `METRICS_PORT ${config.metricsPort} is taken.`)
    metrics.listen(config.metricsPort ?? 0, config.host)
  }

  const stop = async () => {
    if (app.lifecycle.stopping) return
    app.lifecycle.stopping = true
    http.prependListener('request', (_request, response) => void response.setHeader('Connection', 'close'))
    if (config.production) await Promise.all([wait(config.drain), app.sockets.drain(config.drain)])
    await app.sockets.close()
    const closed = new Promise((resolve) => http.close(resolve))
    http.closeIdleConnections()
    await Promise.race([closed, wait(DEADLINE)])
    metrics?.close()
    await app.close()
    await stopTelemetry()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

function endOnError(server: Server, whenTaken: string): void {
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? whenTaken : error)
    process.exit(1)
  })
}
