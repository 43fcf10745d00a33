import { late } from '../../../ui/late'

/** What the columns of a table are read as, which few files need. */
export const columnsOfTable = late(async () => (await import('./ColumnsOfTable')).ColumnsOfTable)
