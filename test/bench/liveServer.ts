import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { serveSockets } from '../server/realtime/socketServer'
import { tokensOfPeople } from '../support/manyPeople'
import { startApp } from '../support/startApp'

/** What the server says of itself: resident memory in MB, delays of its event loop in milliseconds. */
export interface LiveStats {
  memory: number
  lagMedian: number
  lagMost: number
}

/** Serves WebSockets for as many people as the first argument says; `/publish/<channel>` and `/stats` are asked for over HTTP. */
async function main(): Promise<void> {
  const app = await startApp()
  const server = await serveSockets(app)
  const tokens = await tokensOfPeople(app.services, Number(process.argv[2]))
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const control = createServer((request, response) => {
    const [, task, channel = ''] = (request.url ?? '').split('/')
    if (task === 'publish') {
      app.services.pubSub.publish(channel, { at: performance.timeOrigin + performance.now() })
      return void response.end('{}')
    }
    // The pauses between two samples are 5 ms by themselves.
    const stats: LiveStats = {
      memory: process.memoryUsage().rss / 1024 ** 2,
      lagMedian: delay.percentile(50) / 1e6 - 5,
      lagMost: delay.max / 1e6 - 5,
    }
    delay.reset()
    response.end(JSON.stringify(stats))
  })
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve))
  const { port } = control.address() as AddressInfo
  console.log(JSON.stringify({ url: server.url, control: `http://127.0.0.1:${port}`, tokens }))
  process.on('SIGTERM', () => process.exit(0))
}

void main()
