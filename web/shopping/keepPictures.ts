import { keepFiles } from '../product/keepFiles'
import { pictureUrl } from '../ui/pictureNames'
import type { ListItem } from './areas'

/** Has the pictures of a list kept for the shop, also of lines that were not scrolled to yet (docs/product.md DEV-6). */
export const keepPictures = (items: readonly Pick<ListItem, 'picture'>[]): void =>
  void keepFiles([...new Set(items.flatMap(({ picture }) => (picture ? [pictureUrl(picture)] : [])))])
