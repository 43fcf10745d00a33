import { createServer } from 'node:http'

/**
 * A bare node:http server that answers every call with the bytes on its standard input, packed as the first argument says.
 * It prints its port.
 */
async function main(): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  const [encoding] = process.argv.slice(2)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    ...(encoding && { 'content-encoding': encoding }),
  }
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      response.writeHead(200, headers)
      response.end(bytes)
    })
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object' && address) console.log(address.port)
  })
}

void main()
