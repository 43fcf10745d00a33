import { DATA_FILES, type MakeFile } from './dataFiles'
import { PAGE_FILES } from './pageFiles'
import { TEXT_FILES } from './textFiles'

/** How each format that is read writes recipes, by its name. */
export const MADE_FILES: Readonly<Record<string, MakeFile>> = { ...DATA_FILES, ...PAGE_FILES, ...TEXT_FILES }
