/** The parts of a service worker that notifications need: the DOM's types do not have them. */
export interface PushWorker {
  readonly registration: {
    showNotification(title: string, options: NotificationOptions & { badge?: string }): Promise<void>
    readonly pushManager: PushManager
  }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly Page[]>
    openWindow(address: string): Promise<unknown>
  }
}

/** A page that is open. */
export interface Page {
  readonly url: string
  focus(): Promise<unknown>
}
