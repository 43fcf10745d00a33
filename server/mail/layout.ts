import type { Config } from '../platform/config'
import { escapeMarkup } from '../pure/escapeMarkup'
import { messages } from './messages'
import type { MailContent } from './outbox'

/** The part of the configuration that mails use. */
export type MailConfig = Pick<Config, 'publicUrl' | 'productName' | 'supportEmail'>

/** The parts of a mail, as plain text. */
export interface Letter {
  subject: string
  heading: string
  paragraphs: string[]
  /** Shown as a button. */
  action?: { label: string; url: string }
  /** Small print below the button. */
  notes?: string[]
}

const COLOURS = {
  page: '#f6f1e7',
  card: '#ffffff',
  ink: '#26302a',
  soft: '#5d6a61',
  accent: '#1f6b4a',
  line: '#e4dccb',
}
const SANS = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif"
const SERIF = "Fraunces,Georgia,'Times New Roman',serif"

/** Renders a mail as text and as HTML for mail programs: tables, inline styles, no external resources. */
export function writeMail(config: MailConfig, letter: Letter): MailContent {
  return { subject: oneLine(letter.subject), text: asText(config, letter), html: asHtml(config, letter) }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200)

function footer({ productName, publicUrl, supportEmail }: MailConfig): string[] {
  return [`${productName} · ${publicUrl}`, messages.footerQuestions({ supportEmail })]
}

function asText(config: MailConfig, { heading, paragraphs, action, notes = [] }: Letter): string {
  const parts = [heading, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...notes]
  return `${parts.join('\n\n')}\n\n-- \n${footer(config).join('\n')}\n`
}

function asHtml(config: MailConfig, { subject, heading, paragraphs, action, notes = [] }: Letter): string {
  const body = paragraphs.map((text) =>
    paragraph(text, `margin:0 0 16px;font-size:16px;line-height:1.6;color:${COLOURS.ink}`),
  )
  const small = notes.map((text) =>
    paragraph(text, `margin:0 0 12px;font-size:14px;line-height:1.55;color:${COLOURS.soft}`),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeMarkup(oneLine(subject))}</title>
</head>
<body style="margin:0;padding:0;background:${COLOURS.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLOURS.page}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${SANS}">
<tr><td style="padding:0 8px 20px;font-family:${SERIF};font-size:22px;font-weight:600;color:${COLOURS.accent}">${escapeMarkup(config.productName)}</td></tr>
<tr><td style="background:${COLOURS.card};border:1px solid ${COLOURS.line};border-radius:16px;padding:36px 32px">
<h1 style="margin:0 0 20px;font-family:${SERIF};font-size:26px;line-height:1.25;font-weight:600;color:${COLOURS.ink}">${escapeMarkup(heading)}</h1>
${body.join('\n')}
${action ? button(action) : ''}
${small.join('\n')}
</td></tr>
<tr><td style="padding:20px 8px;font-size:13px;line-height:1.6;color:${COLOURS.soft}">${footer(config).map(escapeMarkup).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const paragraph = (text: string, style: string): string => `<p style="${style}">${escapeMarkup(text)}</p>`

function button({ label, url }: { label: string; url: string }): string {
  const link = escapeMarkup(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:10px;background:${COLOURS.accent}">
<a href="${link}" style="display:inline-block;padding:14px 26px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeMarkup(label)}</a>
</td></tr></table>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${COLOURS.soft};word-break:break-all">${escapeMarkup(messages.orOpen)} <a href="${link}" style="color:${COLOURS.accent}">${link}</a></p>`
}
