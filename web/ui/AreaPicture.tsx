import { Picture, type PictureSize } from './Picture'
import { AREA_PICTURES } from './pictureNames'

/**
 * The illustration of a shopping area; an unknown one shows the basket.
 *
 *     <AreaPicture area="meat & deli" size="small" />
 */
export function AreaPicture({ area, size = 'small' }: { area: string; size?: PictureSize }) {
  return (
    <Picture
      name={Object.hasOwn(AREA_PICTURES, area) ? AREA_PICTURES[area] : AREA_PICTURES.uncategorised}
      size={size}
    />
  )
}
