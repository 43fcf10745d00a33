import { escapeMarkup } from '../pure/escapeMarkup'
import type { LocalMail } from './LocalMailbox'
import type { MailConfig } from './layout'
import { messages } from './messages'

const STYLE = `
:root { color-scheme: light }
body { margin: 0; background: #f6f1e7; color: #26302a; font: 16px/1.5 Figtree, 'Segoe UI', Helvetica, Arial, sans-serif; overflow-wrap: anywhere }
main { max-width: 760px; margin: 0 auto; padding: 32px 16px }
h1 { font: 600 28px/1.2 Fraunces, Georgia, serif; margin: 0 0 8px }
p, dl { color: #5d6a61; margin: 0 0 20px }
a { color: #1f6b4a }
ul { list-style: none; margin: 0; padding: 0; background: #fff; border: 1px solid #e4dccb; border-radius: 16px; overflow: hidden }
li + li { border-top: 1px solid #e4dccb }
li a { display: block; padding: 14px 20px; text-decoration: none }
li a:hover, li a:focus-visible { background: #f1ece0 }
li strong { display: block; color: #26302a }
li span { color: #5d6a61; font-size: 14px }
iframe { box-sizing: border-box; width: 100%; height: 640px; border: 1px solid #e4dccb; border-radius: 16px; background: #fff }
pre { white-space: pre-wrap; background: #fff; border: 1px solid #e4dccb; border-radius: 16px; padding: 20px; font-size: 14px }
`

export function mailboxPage(config: MailConfig, mails: LocalMail[]): string {
  const items = mails.map(
    ({ id, subject, to, createdAt }) =>
      `<li><a href="/mailbox/${escapeMarkup(id)}"><strong>${escapeMarkup(subject)}</strong><span>${escapeMarkup(messages.mailbox.to({ address: to }))} · <time>${timeOf(createdAt)}</time></span></a></li>`,
  )
  const list = items.length > 0 ? `<ul>${items.join('\n')}</ul>` : `<p>${escapeMarkup(messages.mailbox.empty)}</p>`
  return pageOf(
    messages.mailbox.title({ product: config.productName }),
    `<h1>${escapeMarkup(messages.mailbox.heading)}</h1><p>${escapeMarkup(messages.mailbox.about({ product: config.productName }))}</p>${list}`,
  )
}

/** One mail: its HTML in a sandboxed frame, and its text with clickable links. */
export function mailPage(config: MailConfig, { id, subject, to, text, createdAt }: LocalMail): string {
  return pageOf(
    subject,
    `<p><a href="/mailbox">← ${escapeMarkup(messages.mailbox.title({ product: config.productName }))}</a></p>
<h1>${escapeMarkup(subject)}</h1>
<p>${escapeMarkup(messages.mailbox.to({ address: to }))} · <time>${timeOf(createdAt)}</time></p>
<iframe title="${escapeMarkup(messages.mailbox.theMail)}" src="/mailbox/${escapeMarkup(id)}/content" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>${escapeMarkup(messages.mailbox.asText)}</h2>
<pre>${linked(text, config.publicUrl)}</pre>`,
  )
}

/** A mail's HTML with links that open outside its frame. */
export const withLinksInNewTab = (html: string): string => html.replace('<head>', '<head>\n<base target="_blank">')

/** Escaped text in which addresses of this installation are links. */
function linked(text: string, publicUrl: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"']+)/)
  return parts
    .map((part) =>
      part.startsWith(`${publicUrl}/`)
        ? `<a href="${escapeMarkup(part)}">${escapeMarkup(part)}</a>`
        : escapeMarkup(part),
    )
    .join('')
}

const timeOf = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 16) + ' UTC'

const pageOf = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeMarkup(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body>
</html>
`
