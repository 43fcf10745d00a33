import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import PostalMime, { type Email } from 'postal-mime'

/** A real SMTP server that keeps what it takes and can be made to refuse. */
export interface SmtpReceiver {
  url: string
  received: Email[]
  /** With what it answers instead of taking mails; null to take them. */
  refuse: { at: 'connection' | 'recipient' | 'content'; code: number } | null
  /** Whether it takes mails and cuts the connection instead of saying so. */
  isMute: boolean
  stop(): Promise<void>
}

/** What its library keeps of a connection. */
interface OpenConnection {
  session: { id: string }
  _socket: Socket
}

/** Starts one on a free port of the loopback interface. */
export async function startSmtpReceiver(): Promise<SmtpReceiver> {
  const refusal = (at: 'connection' | 'recipient' | 'content') =>
    receiver.refuse?.at === at
      ? Object.assign(new Error('canary-in-the-answer'), { responseCode: receiver.refuse.code })
      : null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onConnect: (_session, done) => done(refusal('connection')),
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refused = refusal('content')
        if (refused) return done(refused)
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          receiver.received.push(mail)
          if (!receiver.isMute) return done()
          for (const one of server.connections as Set<OpenConnection>)
            if (one.session.id === session.id) one._socket.destroy()
        })
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver: SmtpReceiver = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received: [],
    refuse: null,
    isMute: false,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return receiver
}
