import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/freePort'
import type { Instance } from './Instance'

/** A haproxy with a configuration of docs/operations. */
export interface Balancer {
  port: number
  stop(): Promise<void>
}

/** In front of two instances. */
export function balanceInstances(instances: readonly Instance[]): Promise<Balancer> {
  const [first = '', second = ''] = instances.map(({ port }) => `127.0.0.1:${port}`)
  return startBalancer('haproxy.cfg', { APP_1: first, APP_2: second })
}

/** In front of three servers of a cluster, of which it uses one. @param urls addresses of the servers. */
export function balanceNodes(urls: readonly string[]): Promise<Balancer> {
  const [first = '', second = '', third = ''] = urls.map((url) => new URL(url).host)
  return startBalancer('galera.cfg', { NODE_1: first, NODE_2: second, NODE_3: third })
}

/** Starts one on a free port. @param environment names the addresses that it leads to. */
async function startBalancer(configuration: string, environment: Record<string, string>): Promise<Balancer> {
  const port = await freePort()
  const child = spawn('haproxy', ['-q', '-db', '-f', `docs/operations/${configuration}`], {
    env: {
      PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`,
      LISTEN: `127.0.0.1:${port}`,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = () => end(child)
  for (let tries = 0; !(await accepts(port)); tries += 1) {
    if (tries >= 200 || child.exitCode !== null) {
      await stop()
      throw new Error('haproxy did not come up')
    }
    await wait(50)
  }
  return { port, stop }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const answer = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => answer(true)).once('error', () => answer(false))
  })
}
