import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A TCP proxy in front of a server, which can act like a network that fails. */
export interface Proxy {
  port: number
  /** From now on every packet disappears in both directions, on old and new connections; nothing is closed. */
  swallow(): void
  /** New connections work again. What was swallowed stays lost, so connections of the time of the fault stay silent. */
  restore(): void
  stop(): Promise<void>
}

/** Starts one on a free port of the loopback interface. */
export async function startProxy(target: number): Promise<Proxy> {
  const sockets = new Set<Socket>()
  let isSwallowing = false
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    let isSilent = isSwallowing
    const carry = (from: Socket, to: Socket) => {
      sockets.add(from)
      from.on('data', (bytes) => {
        isSilent ||= isSwallowing
        if (!isSilent) to.write(bytes)
      })
      from.on('error', () => from.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
    carry(client, upstream)
    carry(upstream, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    swallow: () => void (isSwallowing = true),
    restore: () => void (isSwallowing = false),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        sockets.forEach((socket) => socket.destroy())
      }),
  }
}
