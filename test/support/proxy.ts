import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A TCP proxy in front of a server, which can act like a network that fails. */
export interface Proxy {
  port: number
  /** From now on every packet disappears in both directions, on old and new connections; nothing is closed. */
  swallow(): void
  /** Every connection is cut, and new ones are refused. */
  refuse(): Promise<void>
  /** New connections work again. What was swallowed stays lost, so connections of the time of the fault stay silent. */
  restore(): Promise<void>
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
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    sockets.forEach((socket) => socket.destroy())
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    swallow: () => void (isSwallowing = true),
    refuse: close,
    restore: async () => {
      isSwallowing = false
      if (!server.listening) await listen(port)
    },
    stop: close,
  }
}
