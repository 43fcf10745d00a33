/** Decides whether content of unknown origin, such as parsed JSON, has the shape of `T`. */
export type Guard<T> = (value: unknown) => value is T

/** A text. */
export const isText: Guard<string> = (value) => typeof value === 'string'

/** A number that is finite. */
export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value)

/** True or false. */
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean'

/** null, or what `guard` accepts. */
export function nullOr<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value)
}

/** Nothing at all, or what `guard` accepts: for a field that was not stored before. */
export function orMissing<T>(guard: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || guard(value)
}

/** One of these values. */
export function oneOf<const T>(values: readonly T[]): Guard<T> {
  return (value): value is T => values.some((known) => known === value)
}

/** A value of an enum of the API to which new values may come: a text. */
export const growingEnum = <T extends string>(): Guard<T> => isText as Guard<unknown> as Guard<T>

/** An array, all of whose items `guard` accepts. */
export function arrayOf<T>(guard: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(guard)
}

/** An object with any keys, all of whose values `guard` accepts. */
export function recordOf<T>(guard: Guard<T>): Guard<Record<string, T>> {
  return (value): value is Record<string, T> => isObject(value) && Object.values(value).every(guard)
}

/**
 * An object whose fields the guards of the same names accept; further fields are allowed. Every field of `T` needs a
 * guard, so that a field which joins the type is not forgotten here.
 */
export function shape<T extends object>(guards: { readonly [K in Exclude<keyof T, '__typename'>]-?: Guard<T[K]> }) {
  const fields = Object.entries<Guard<unknown>>(guards)
  return (value: unknown): value is T =>
    isObject(value) && fields.every(([name, guard]) => guard((value as Record<string, unknown>)[name]))
}

/** What `guard` accepts, with exactly one field, which is not null. */
export function exactlyOne<T extends object>(guard: Guard<T>): Guard<T> {
  return (value): value is T => {
    const [content, ...more] = Object.values(value ?? {})
    return more.length === 0 && content !== undefined && content !== null && guard(value)
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
