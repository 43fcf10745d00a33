import { CsvError, readCsv } from '../../../server/stores/readCsv'

const COLUMNS = ['id', 'name']
const read = (text: string) => readCsv(text, COLUMNS)
const problemsOf = (text: string): unknown => {
  try {
    return read(text)
  } catch (error) {
    return error instanceof CsvError ? error.problems : error
  }
}

test.each([
  [
    'plain lines',
    'id,name\na,One\nb,Two\n',
    [
      [2, 'a', 'One'],
      [3, 'b', 'Two'],
    ],
  ],
  ['no last line break', 'id,name\na,One', [[2, 'a', 'One']]],
  [
    'Windows line breaks and a byte order mark',
    '\uFEFFid,name\r\na,One\r\nb,Two\r\n',
    [
      [2, 'a', 'One'],
      [3, 'b', 'Two'],
    ],
  ],
  ['quotes, commas and doubled quotes', 'id,name\n"a","One, ""the"" first"\n', [[2, 'a', 'One, "the" first']]],
  [
    'line breaks within quotes',
    'id,name\na,"One\r\nmore"\nb,Two\n',
    [
      [2, 'a', 'One\r\nmore'],
      [4, 'b', 'Two'],
    ],
  ],
  ['columns in another order', 'name,id\nOne,a\n', [[2, 'a', 'One']]],
  [
    'empty lines and empty values',
    '\nid,name\n\na,\n , \n"",b\n',
    [
      [4, 'a', ''],
      [6, '', 'b'],
    ],
  ],
  ['white space around values', 'id , name\n a ,\tOne \n', [[2, 'a', 'One']]],
  ['a header alone', 'id,name\n', []],
])('%s', (_what, text, expected) => {
  expect(read(text).map(({ line, values }) => [line, values.id, values.name])).toEqual(expected)
})

test.each([
  ['nothing', '', [{ line: 1, message: 'The first line must be id,name' }]],
  ['another header', 'id,title\na,One', [{ line: 1, message: 'The first line must be id,name' }]],
  ['a column twice', 'id,name,name\n', [{ line: 1, message: 'The first line must be id,name' }]],
  [
    'too many and too few values',
    'id,name\na,One,1\nb\n',
    [
      { line: 2, message: expect.stringContaining('3 given') },
      { line: 3, message: expect.stringContaining('1 given') },
    ],
  ],
  ['a quote that is not closed', 'id,name\na,One\nb,"Two\n', [{ line: 3, message: expect.stringContaining('quote') }]],
  ['a quote within a value', 'id,name\na,O"ne\n', [{ line: 2, message: expect.stringContaining('quote') }]],
  ['something after a quote', 'id,name\na,"One" more\n', [{ line: 2, message: expect.stringContaining('quote') }]],
])('%s is refused', (_what, text, problems) => {
  expect(problemsOf(text)).toEqual(problems)
})

test('a long file is read in no time', () => {
  const rows = Array.from({ length: 50_000 }, (_, index) => `s${index},"Name ${index}"`)
  expect(read(`id,name\n${rows.join('\n')}`)).toHaveLength(50_000)
})

test('a quote that is not closed is found in a file of any length', () => {
  expect(problemsOf(`id,name\na,"${'One\n'.repeat(8_000_000)}`)).toEqual([
    { line: 2, message: expect.stringContaining('quote') },
  ])
})
