import { z } from 'zod'
import { IMPORT_LIMITS } from '../../../schema/importLimits'
import { TABLE_COLUMNS } from '../../../schema/tableColumns'
import { FILE_FIELD } from '../../imports/takeFile'
import { json } from '../documentParts'
import { ANSWERS_OF_ALL, FOR_PEOPLE, lacking, noErrors, refusing, saying, wrong } from './fileParts'

const taken = z.object({ import: z.object({ id: z.string() }), errors: noErrors })
const tooLarge = refusing('import', wrong(FILE_FIELD, ['TOO_LONG']))
const refused = refusing(
  'import',
  z.union([wrong(FILE_FIELD, ['REQUIRED', 'TOO_MANY']), wrong('columns', ['REQUIRED', 'INVALID'])]),
)

/** `POST /api/imports` as the document describes it (docs/product.md MOVE-1, MOVE-30, MOVE-35). */
export const importCall = {
  ...FOR_PEOPLE,
  operationId: 'postImports',
  summary: 'Takes a file of recipes of another application',
  description: [
    'Brings the recipes of a file in, which goes on by itself once the file is here: `dishImports` of GraphQL says how far it is and what is wrong with the file, `stopImport` and `undoImport` end it. 30 files an hour, one under way at a time for a person; a file may take a quarter of an hour to arrive.',
    'A personal key needs DISHES_WRITE, and for the plans of the file PLAN_WRITE as well; without it the recipes come alone.',
  ].join('\n\n'),
  parameters: [
    {
      name: 'name',
      in: 'query',
      required: false,
      description: `What the file is called, for its person to know it by; the first ${IMPORT_LIMITS.fileName} characters are kept.`,
      schema: { type: 'string' },
    },
    {
      name: 'columns',
      in: 'query',
      required: false,
      description: `What the columns of a table are read as, by position and with commas between them, at most ${IMPORT_LIMITS.columns}: nothing for one that is not read, else one of ${TABLE_COLUMNS.join(', ')}. \`name\` is needed, and \`ingredients\` or \`steps\`. Without it a table is read by the names of its columns.`,
      schema: { type: 'string' },
    },
    {
      name: 'Household',
      in: 'header',
      required: false,
      description: 'The id of the household for which the plans of the file are; without it the person’s first.',
      schema: { type: 'string' },
    },
  ],
  requestBody: {
    required: true,
    description: `The file, at most ${IMPORT_LIMITS.bytes} bytes. Its content says what it is, whatever its type and name.`,
    content: { 'application/octet-stream': {} },
  },
  responses: {
    202: { description: 'The file is here and will be read.', content: json(taken) },
    400: saying('The person is in no household of that id; not asked of keys without PLAN_WRITE.'),
    403: lacking('DISHES_WRITE'),
    408: saying('The file did not arrive in time.'),
    413: { description: 'The file has too many bytes.', content: json(tooLarge) },
    422: {
      description:
        'There is no file (REQUIRED), another import is under way (TOO_MANY), or `columns` says something that is no column (INVALID) or lacks what is needed (REQUIRED).',
      content: json(refused),
    },
    ...ANSWERS_OF_ALL,
  },
}
