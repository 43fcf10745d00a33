import { locale, type Locale } from './locale'
import { pseudo } from './pseudo'

/** A message: a text, a function of its parameters that returns one, or a record of messages. */
type Message = string | ((...parameters: never[]) => string) | { readonly [key: string]: Message }

/** The messages of one feature by key. */
export type Messages = Readonly<Record<string, Message>>

/**
 * Declares the texts that a feature shows to people, in the product's language. Every such text is one of these: a
 * translation is then another set of the same type. Texts are read when they are used, in the locale of that moment, so
 * do not copy them into constants.
 *
 *     export const messages = defineMessages({
 *       copied: 'Copied Shopping List to Clipboard',
 *       left: ({ count }: { count: number }) => `${count} ${plural(count, { one: 'item', other: 'items' })} left`,
 *     })
 *     messages.left({ count: 3 })
 */
export function defineMessages<T extends Messages>(texts: T): T {
  const messages: T = new Proxy(texts, {
    get: (target, key) => localised(translated(messages, key) ?? (Reflect.get(target, key) as Message | undefined)),
  })
  return messages
}

/** The same messages in another language; what is left out falls back to the product's own. */
export type Translation<T> = { readonly [Key in keyof T]?: T[Key] extends string ? string : T[Key] }

const translations = new WeakMap<object, Partial<Record<Locale, Readonly<Record<PropertyKey, unknown>>>>>()

/**
 * Adds a feature's texts in another language. The translations of a language stand in one file of each layer, which is
 * loaded when the language is chosen.
 *
 *     translate(shoppingMessages, 'de-DE', { copied: 'Einkaufsliste in die Zwischenablage kopiert' })
 */
export function translate<T extends Messages>(messages: T, to: Locale, texts: Translation<T>): void {
  translations.set(messages, { ...translations.get(messages), [to]: texts })
}

function translated(messages: object, key: PropertyKey): Message | undefined {
  return translations.get(messages)?.[locale()]?.[key] as Message | undefined
}

function localised(message: Message | undefined): unknown {
  if (locale() !== 'en-XA' || message === undefined) return message
  if (typeof message === 'string') return pseudo(message)
  if (typeof message === 'function')
    return (...parameters: unknown[]) => pseudo((message as (...given: unknown[]) => string)(...parameters))
  return defineMessages(message)
}
