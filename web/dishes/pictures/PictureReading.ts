import type { ReadLanguage } from './languages'
import { messages } from './messages'
import type { OpenPdf } from './openPdf'
import type { Recogniser } from './recognise'
import { NotOpened, READING_LIMITS, type Sheet } from './sheet'

/** A sheet while it is read and corrected. */
export interface ReadSheet extends Sheet {
  id: number
  /** As it was read, or typed since. */
  words: string
  state: 'waiting' | 'reading' | 'read'
}

export interface ReadingState {
  sheets: readonly ReadSheet[]
  /** What is wrong, in words. */
  problems: readonly string[]
  /** What is being done; `done` from 0 to 1, null where it is not known. */
  doing: { text: string; done: number | null } | null
}

/** Opens files and reads their pages one after the other, on the device. What was read stays, whatever comes after it. */
export class PictureReading {
  #state: ReadingState = { sheets: [], problems: [], doing: null }
  #changed = () => {}
  #opened: OpenPdf[] = []
  #recogniser: Promise<Recogniser> | null = null
  #language: ReadLanguage | null = null
  /** Counts what ends what is under way. */
  #turn = 0
  #lastId = 0

  readonly get = (): ReadingState => this.#state

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#changed = changed
    return () => (this.#changed = () => {})
  }

  /** Opens files and reads them. */
  async add(files: readonly File[], language: ReadLanguage): Promise<void> {
    this.#set({ problems: [], doing: { text: messages.opening, done: null } })
    for (const file of files) await this.#open(file)
    this.#set({ doing: null })
    await this.read(language)
  }

  /** Reads what waits, in a language. */
  async read(language: ReadLanguage): Promise<void> {
    const turn = (this.#turn += 1)
    const isOver = () => turn !== this.#turn
    try {
      for (;;) {
        const next = this.#state.sheets.find(({ state }) => state !== 'read')
        if (next === undefined || isOver()) break
        this.#change(next.id, { state: 'reading' })
        this.#set({ doing: { text: messages.starting, done: null } })
        const recogniser = await this.#recogniserOf(language)
        const picture = await next.draw()
        if (isOver()) return
        const words = await recogniser.read(picture, (done) => isOver() || this.#report(next.id, done))
        if (isOver()) return
        this.#change(next.id, { words, state: 'read' })
      }
    } catch (error) {
      if (isOver()) return
      this.#endRecogniser()
      this.#set({ problems: [error instanceof NotOpened ? error.message : messages.notRead] })
    }
    if (!isOver()) this.#rest()
  }

  /** Reads all pictures once more, in another language; a page that has text by itself keeps it. */
  async again(language: ReadLanguage): Promise<void> {
    for (const { id, text } of this.#state.sheets) if (text === null) this.#change(id, { state: 'waiting' })
    await this.read(language)
  }

  /** Ends what is under way. What was read stays. */
  stop(): void {
    this.#turn += 1
    this.#endRecogniser()
    this.#rest()
  }

  write(id: number, words: string): void {
    this.#change(id, { words, state: 'read' })
  }

  remove(id: number): void {
    if (this.#state.sheets.some((one) => one.id === id && one.state === 'reading')) this.stop()
    this.#set({ sheets: this.#state.sheets.filter((one) => one.id !== id) })
  }

  say(problem: string | null): void {
    this.#set({ problems: problem === null ? [] : [problem] })
  }

  /** Lets go of files and workers. */
  close(): void {
    this.stop()
    for (const pdf of this.#opened.splice(0)) pdf.close()
  }

  async #open(file: File): Promise<void> {
    try {
      for (const sheet of await this.#sheetsOf(file)) {
        const pictures = this.#state.sheets.filter((one) => one.file !== null).length
        const isOneMore = sheet.file !== null && pictures >= READING_LIMITS.pictures
        if (isOneMore || this.#state.sheets.length >= READING_LIMITS.pages + READING_LIMITS.pictures)
          throw new NotOpened(messages.tooManyPictures({ most: READING_LIMITS.pictures }))
        this.#lastId += 1
        const { text } = sheet
        const read = { words: text ?? '', state: text === null ? ('waiting' as const) : ('read' as const) }
        this.#set({ sheets: [...this.#state.sheets, { ...sheet, ...read, id: this.#lastId }] })
      }
    } catch (error) {
      const why = error instanceof NotOpened ? error.message : messages.notOpened({ name: file.name })
      this.#set({ problems: [...new Set([...this.#state.problems, why])] })
    }
  }

  async #sheetsOf(file: File): Promise<Sheet[]> {
    if (!(await isPdf(file))) return [await (await import('./openPicture')).openPicture(file)]
    const pdf = await (await import('./openPdf')).openPdf(file)
    this.#opened.push(pdf)
    return pdf.sheets
  }

  #recogniserOf(language: ReadLanguage): Promise<Recogniser> {
    if (language !== this.#language) this.#endRecogniser()
    this.#language = language
    return (this.#recogniser ??= import('./recognise').then(({ startRecogniser }) => startRecogniser(language)))
  }

  #endRecogniser(): void {
    void this.#recogniser?.then(({ stop }) => stop()).catch(() => {})
    this.#recogniser = null
  }

  #report(id: number, done: number): void {
    const { sheets } = this.#state
    const number = sheets.findIndex((one) => one.id === id) + 1
    this.#set({ doing: { text: messages.reading({ number, count: sheets.length }), done } })
  }

  #rest(): void {
    const sheets = this.#state.sheets.map((one) =>
      one.state === 'reading' ? { ...one, state: 'waiting' as const } : one,
    )
    this.#set({ sheets, doing: null })
  }

  #change(id: number, change: Partial<ReadSheet>): void {
    this.#set({ sheets: this.#state.sheets.map((one) => (one.id === id ? { ...one, ...change } : one)) })
  }

  #set(change: Partial<ReadingState>): void {
    this.#state = { ...this.#state, ...change }
    this.#changed()
  }
}

/** A PDF file says what it is within its first kilobyte, whatever it is called. */
async function isPdf(file: File): Promise<boolean> {
  return (await file.slice(0, 1024).text()).includes('%PDF-')
}
