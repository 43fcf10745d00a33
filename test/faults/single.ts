import { join } from 'node:path'
import { startSmtpReceiver } from '../server/mail/smtpReceiver'
import { cleanup } from './cleanup'
import { Instance } from './Instance'
import { type Installation, observe, productionSettings, smallDisk } from './Installation'

/** One instance with an embedded database. */
export interface Single extends Installation {
  instance: Instance
  /** Where the database's file is: its own small disk where this machine allows to make one. */
  folder: string
  /** The database's file. */
  file: string
}

/** Starts one on a free port. */
export async function startSingle(): Promise<Single> {
  const begun = cleanup()
  try {
    const folder = begun.add(smallDisk(), (one) => one.remove())
    const mail = begun.add(await startSmtpReceiver(), (one) => one.stop())
    const file = join(folder.path, 'mealwright.sqlite')
    const settings = productionSettings(folder.path, { DATABASE_URL: `sqlite:${file}`, SMTP_URL: mail.url })
    const instance = begun.add(await Instance.prepare('app', folder.path, settings), (one) => one.end('SIGKILL'))
    instance.start()
    await instance.untilReady()
    return {
      url: instance.url,
      instances: [instance],
      instance,
      folder: folder.path,
      file,
      db: begun.add(observe(`sqlite:${file}`), (one) => one.destroy()),
      mailsTaken: () => mail.received.flatMap(({ messageId }) => messageId ?? []),
      stop: begun.run,
    }
  } catch (error) {
    await begun.run()
    throw error
  }
}
