import type { TableMemberFragment } from './operations.generated'
import { arrayOf, isFlag, isNumber, isText, nullOr, oneOf, shape } from '../session/guards'
export const isTableMember = shape<TableMemberFragment>({ id: isText, name: isText, portion: isNumber, eats: arrayOf(oneOf(['BREAKFAST','DINNER','LUNCH'] as const)), role: nullOr(oneOf(['MEMBER','OWNER'] as const)), isViewer: isFlag })