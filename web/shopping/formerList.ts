const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * The list as the release before this one kept it, which knew no notes and no lists beside that of the plan. The release
 * after this one does without this file.
 */
export function renewList(value: unknown): unknown {
  if (!isObject(value)) return value
  const list = { notes: [], lists: [], ...value }
  if (!('ownItems' in list) || !Array.isArray(list.ownItems)) return list
  const ownItems = list.ownItems.map((item: unknown) => (isObject(item) ? { placedAt: 0, ...item } : item))
  return { ...list, ownItems }
}
