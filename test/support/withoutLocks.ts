// The pages' queues ask for the browser's locks, by which tabs take turns; Node 20 has no such thing.
if (!('navigator' in globalThis)) Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true })
