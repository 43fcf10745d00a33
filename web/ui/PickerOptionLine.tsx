import { Combobox } from '@base-ui/react/combobox'
import { memo } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { size, target, weight } from '../styles/tokens'
import type { PickerItem } from './pickerOptions'
import { FALLBACK_PICTURE, pictureUrl } from './pictureNames'
import { optionLook } from './popupLook'

/** Plain elements, styled by their row: there are hundreds, and each further part is felt when the list opens. */
export const PickerOptionLine = memo(function PickerOptionLine({ item }: { item: PickerItem }) {
  return (
    <Item value={item}>
      <img
        src={pictureUrl(item.picture || FALLBACK_PICTURE)}
        alt=""
        width={28}
        height={28}
        loading="lazy"
        decoding="async"
      />
      <span>
        {item.label}
        {item.reason ? <i> {item.reason}</i> : null}
      </span>
      {item.note ? <small>{item.note}</small> : null}
    </Item>
  )
})

const Item = styled(Combobox.Item)`
  ${optionLook}
  /* Those out of sight are neither laid out nor painted. */
  content-visibility: auto;
  contain-intrinsic-size: auto ${target};

  & > img {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
  }

  & > span {
    flex: 1;
    min-width: 0;
    line-height: 1.25;
  }

  & > small,
  & i {
    font-size: ${size.small};
    font-style: normal;
    color: ${color.textMuted};
  }

  & i {
    display: block;
  }

  &[data-selected]::after {
    content: '✓' / '';
    color: ${color.accent};
    font-weight: ${weight.bold};
  }
`
