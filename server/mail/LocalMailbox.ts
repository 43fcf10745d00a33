import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keepToOwner, makeFolder, OWNERS_FILE } from '../platform/ownersAlone'
import type { MailTransport } from './MailTransport'
import type { OutboxModel } from './OutboxModel'

/** A mail as the local mailbox keeps it. */
export type LocalMail = Pick<OutboxModel, 'id' | 'messageId' | 'to' | 'subject' | 'text' | 'html' | 'createdAt'>

const KEPT = 200

/** Mails as files among the data, for installations without a mail server. The newest two hundred are kept. */
export class LocalMailbox implements MailTransport {
  private readonly folder: string

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'mailbox')
    keepToOwner(this.folder)
  }

  async deliver({ id, messageId, to, subject, text, html, createdAt }: OutboxModel): Promise<void> {
    makeFolder(this.folder)
    const mail: LocalMail = { id, messageId, to, subject, text, html, createdAt }
    const name = `${String(createdAt).padStart(15, '0')}-${id}.json`
    const written = join(this.folder, `.${name}`)
    await writeFile(written, JSON.stringify(mail), { mode: OWNERS_FILE })
    await rename(written, join(this.folder, name))
    for (const old of (await this.names()).slice(KEPT)) await rm(join(this.folder, old), { force: true })
  }

  close(): void {}

  /** Every mail that is kept, the newest first. */
  async list(): Promise<LocalMail[]> {
    const mails = await Promise.all((await this.names()).map((name) => this.read(name)))
    return mails.filter((mail) => mail !== null)
  }

  private async names(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => [] as string[])
    return names
      .filter((name) => /^\d+-.+\.json$/.test(name))
      .sort()
      .reverse()
  }

  /** Null for a file that was just removed or is damaged. */
  private async read(name: string): Promise<LocalMail | null> {
    try {
      return JSON.parse(await readFile(join(this.folder, name), 'utf8')) as LocalMail
    } catch {
      return null
    }
  }
}
