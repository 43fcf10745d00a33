import { FORMS } from '../../exports/forms'
import { ANSWERS_OF_ALL, FOR_PEOPLE, lacking, saying } from './fileParts'

const TYPES = [...new Set(Object.values(FORMS).map(({ type }) => type.replace(/;.*/, '')))]
const scopesOfAll = Object.entries(FORMS).map(([form, { scopes }]) => `\`${form}\` needs ${scopes.join(' and ')}`)

/** `GET /api/exports/{form}` as the document describes it (docs/product.md MOVE-15 to MOVE-19). */
export const exportCall = {
  ...FOR_PEOPLE,
  operationId: 'getExportsForm',
  summary: 'Own dishes, the plan or the list as a file',
  description: [
    'Own dishes as a zip of schema.org recipes (`recipes`), as Paprika’s archive (`paprika`) or as a zip of Cooklang files (`cooklang`), the current plan (`plan`) and the list (`list`) of a household as tables, or a zip of all that (`everything`). The file is written while it is read: one that ends early was cut. 30 files in ten minutes, two at once for a person.',
    `Of a personal key ${scopesOfAll.join(', ')}.`,
  ].join('\n\n'),
  parameters: [
    { name: 'form', in: 'path', required: true, schema: { type: 'string', enum: Object.keys(FORMS) } },
    {
      name: 'Household',
      in: 'header',
      required: false,
      description: 'The id of the household whose plan and list they are; without it the person’s first.',
      schema: { type: 'string' },
    },
  ],
  responses: {
    200: {
      description: 'The file.',
      headers: {
        'Content-Disposition': { schema: { type: 'string' }, description: 'What the file is called, with the day.' },
      },
      content: Object.fromEntries(TYPES.map((type) => [type, {}])),
    },
    400: saying('The person is in no household of that id.'),
    403: lacking('a scope of the form'),
    404: saying('There is no such form.'),
    ...ANSWERS_OF_ALL,
  },
}
