import { type RequestHandler, type Response, Router } from 'express'
import type { Config } from '../platform/config'
import type { Services } from '../platform/services'
import { deliverDue } from './deliverDue'
import { type LocalMail, LocalMailbox } from './LocalMailbox'
import { messages } from './messages'
import { mailboxPage, mailPage, withLinksInNewTab } from './mailboxPages'

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'"

/** The local mailbox: `/mailbox` lists the mails, `/mailbox/<id>` shows one, `/mailbox.json` has all. 404 in production. */
export function mailbox(services: Services): Router {
  const { config } = services
  const router = Router()
  if (config.production) {
    router.use(/^\/mailbox(\.json|\/.*)?$/, (_request, response) => void notFound(response))
    return router
  }
  router.use(/^\/mailbox(\.json|\/.*)?$/, ownHostOnly(config))
  const box = new LocalMailbox(config.dataDir)
  const mails = async (): Promise<LocalMail[]> => {
    if (config.sendsMail && !config.smtpUrl) await deliverDue(services, box)
    return box.list()
  }
  router.get('/mailbox.json', async (_request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    response.json(await mails())
  })
  router.get('/mailbox', async (_request, response) => {
    html(response, PAGE_POLICY).send(mailboxPage(config, await mails()))
  })
  router.get('/mailbox/:id', async (request, response) => {
    const mail = (await mails()).find(({ id }) => id === request.params.id)
    if (mail) html(response, PAGE_POLICY).send(mailPage(config, mail))
    else notFound(response)
  })
  router.get('/mailbox/:id/content', async (request, response) => {
    const mail = (await mails()).find(({ id }) => id === request.params.id)
    if (mail) html(response, MAIL_POLICY).send(withLinksInNewTab(mail.html))
    else notFound(response)
  })
  return router
}

/**
 * Answers under the product's own name and the machine's only: another name that leads here belongs to a page that wants to
 * read the mails.
 */
function ownHostOnly({ publicUrl }: Pick<Config, 'publicUrl'>): RequestHandler {
  const names = new Set([new URL(publicUrl).hostname, 'localhost', '127.0.0.1', '[::1]'])
  return (request, response, next) => (names.has(hostnameOf(request.headers.host)) ? next() : void notFound(response))
}

function hostnameOf(host = ''): string {
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname : ''
}

function html(response: Response, policy: string): Response {
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('Cache-Control', 'no-store')
  return response.type('html')
}

const notFound = (response: Response) => response.status(404).type('text').send(messages.mailbox.nothingHere)
