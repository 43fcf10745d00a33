import type { IncomingMessage } from 'node:http'

/** Network address of the caller behind that many proxies, as Express finds it for calls. */
export function callerAddress({ socket, headers }: IncomingMessage, proxies: number): string {
  const named = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',')
  const chain = [
    socket.remoteAddress ?? '',
    ...named
      .map((address) => address.trim())
      .filter(Boolean)
      .reverse(),
  ]
  return chain[Math.min(proxies, chain.length - 1)] ?? ''
}
