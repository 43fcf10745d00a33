import { existsSync, readdirSync } from 'node:fs'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/**
 * Who may import whom (docs in ARCHITECTURE.md). A zone that names a folder that is gone stops the linter, so that no
 * guard watches an empty house.
 */
const zone = (target, from, message, except = []) => {
  for (const path of [target, from].flat()) if (!existsSync(path)) throw new Error(`A zone names ${path}, which does not exist`)
  return { target, from, message, except }
}

const webRooms = readdirSync('web', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['app', 'ui', 'styles', 'apollo', 'pictures', 'public'].includes(entry.name))
  .map((entry) => entry.name)

/** The way between the server's rooms, from the ground up: a room may import those before it, never those after. */
const serverOrder = ['accounts', 'catalogue', 'dishes', 'settings', 'planning', 'shopping', 'cooking']

const kernels = [
  'server/catalogue/diet.ts', 'server/dishes/readIngredientLine.ts', 'server/dishes/readRecipe.ts', 'server/dishes/compileDish.ts', 'server/catalogue/units.ts', 'server/catalogue/compileCatalogue.ts', 'server/planning/pick.ts',
  'server/shopping/aggregateShoppingList.ts', 'server/cooking/cookMeal.ts',
]

const zones = [
  zone('schema', ['server', 'web', 'migrations', 'test'], 'The schema is the contract: it imports nothing.'),
  zone('server', 'web', 'Server and pages meet only in the schema.'),
  zone('web', 'server', 'Server and pages meet only in the schema.'),
  zone('migrations', ['server', 'web'], 'A migration stands by itself, so that it means the same for ever.'),
  zone('web/ui', ['web/app', 'web/apollo', ...webRooms.map((room) => `web/${room}`)], 'The design system knows no domain and no GraphQL.'),
  ...webRooms.map((room) =>
    zone(`web/${room}`, webRooms.filter((other) => other !== room).map((other) => `web/${other}`), 'Rooms do not import rooms: what two need goes to ui, app or schema.'),
  ),
  zone('web/app', [], ''),
  zone('server/database', ['server/graphql', 'server/rest', 'server/http'], 'The database is below the rooms and knows nothing of the API.'),
  zone('server/mail', ['server/graphql', 'server/rest', 'server/http'], 'Mail is below the rooms and knows nothing of the API.'),
  ...serverOrder.flatMap((room, index) =>
    serverOrder.slice(index + 1).length === 0 ? [] : [zone(`server/${room}`, serverOrder.slice(index + 1).map((later) => `server/${later}`), `The way goes ${serverOrder.join(' ← ')}.`)],
  ),
  ...kernels.map((file) => zone(file, ['server/database', 'server/graphql', 'server/http', 'server/accounts'], 'A kernel is pure: no database, no HTTP, no people.')),
].filter(({ from }) => from.length > 0)

export default tseslint.config(
  { ignores: ['dist/**', 'web/public/**', '**/generated/**', '**/*.generated.ts', 'node_modules/**', '.data/**'] },
  ...tseslint.configs.recommended,
  ...tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX, 'react-hooks': hooks },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'] })] },
    rules: {
      ...hooks.configs.recommended.rules,
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'max-lines': ['error', { max: 250 }],
      'no-console': 'off',
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' }, languageOptions: { globals: { require: 'readonly', exports: 'writable', module: 'writable' } } },
)
