/** Fixes the page's date at a time. Timers, and what waits for them, go on. */
export function fixDate(time: string): void {
  jest.useFakeTimers({
    now: Date.parse(time),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'performance',
      'hrtime',
    ],
  })
}
