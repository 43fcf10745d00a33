/* Tables of recipes: what their columns are read as (docs/product.md MOVE-35), in a file by itself since one page alone needs it. */

/** Columns by what they are called in English, German, French, Spanish and Italian, as {@link plainName} writes it. */
const NAMES = {
  id: ['id', 'uid', 'uuid', 'recipeid'],
  name: [
    ...[
      'title',
      'name',
      'recipe',
      'recipename',
      'recipetitle',
      'titel',
      'rezept',
      'rezeptname',
      'titre',
      'nom',
      'recette',
    ],
    ...['titulo', 'nombre', 'receta', 'titolo', 'nome', 'ricetta'],
  ],
  description: ['description', 'summary', 'beschreibung', 'descripcion', 'descrizione'],
  ingredients: ['ingredients', 'ingredient', 'recipeingredient', 'zutaten', 'ingredientes', 'ingredienti'],
  steps: [
    ...[
      'directions',
      'instructions',
      'method',
      'steps',
      'preparation',
      'recipeinstructions',
      'zubereitung',
      'anleitung',
    ],
    ...['etapes', 'preparacion', 'elaboracion', 'instrucciones', 'pasos', 'preparazione', 'procedimento'],
  ],
  serves: [
    ...[
      'servings',
      'serves',
      'yield',
      'recipeyield',
      'quantity',
      'portions',
      'makes',
      'portionen',
      'personen',
      'personnes',
    ],
    ...['raciones', 'porciones', 'comensales', 'porzioni', 'persone'],
  ],
  prep: [
    ...['preptime', 'prep', 'preparationtime', 'activetime', 'vorbereitungszeit', 'tempsdepreparation'],
    ...['tiempodepreparacion', 'tempodipreparazione'],
  ],
  cook: [
    ...['cooktime', 'cook', 'cookingtime', 'performtime', 'kochzeit', 'backzeit', 'tempsdecuisson'],
    ...['tiempodecoccion', 'tempodicottura'],
  ],
  total: [
    ...[
      'totaltime',
      'total',
      'time',
      'readyin',
      'gesamtzeit',
      'dauer',
      'tempstotal',
      'duree',
      'tiempototal',
      'tempototale',
    ],
  ],
  categories: ['categories', 'category', 'course', 'kategorien', 'kategorie', 'categorias', 'categoria', 'categorie'],
  labels: [
    ...['tags', 'keywords', 'labels', 'cuisine', 'mainingredient', 'schlagworter', 'stichworter', 'motscles'],
    ...['etiquettes', 'etiquetas', 'etichette'],
  ],
  source: ['source', 'sourcename', 'author', 'credit', 'quelle', 'autor', 'auteur', 'fuente', 'fonte', 'autore'],
  url: ['url', 'link', 'sourceurl', 'originalurl', 'orgurl', 'lien', 'enlace'],
  notes: ['notes', 'note', 'comments', 'notizen', 'anmerkungen', 'remarques', 'notas'],
  rating: ['rating', 'stars', 'bewertung', 'evaluation', 'valoracion', 'valutazione'],
  favourite: ['favorite', 'favourite', 'starred', 'favorit', 'favori', 'favorito', 'preferito'],
  picture: [
    ...['image', 'photo', 'picture', 'photourl', 'imageurl', 'originalpicture', 'bild', 'foto', 'imagen', 'immagine'],
  ],
  created: ['createdat', 'created', 'dateadded', 'datecreated', 'erstelltam'],
} as const

/** What a column can be read as, as `columns` of `POST /api/imports` writes it. `other` is text below the notes, with the column's name. */
export const TABLE_COLUMNS = [...(Object.keys(NAMES) as (keyof typeof NAMES)[]), 'nutrition', 'other'] as const

/** What a column is read as. */
export type TableColumn = (typeof TABLE_COLUMNS)[number]

/** What each column of a table is read as, by its position; null for one that is not read, as those beyond the last. */
export type ColumnsRead = readonly (TableColumn | null)[]

/** Columns that say nothing of a recipe. */
const UNREAD = ['', 'private', 'urlhost', 'updatedat']
const NUTRITION =
  /^(?:nutrition|calories|fat|saturatedfat|transfat|cholesterol|sodium|sugars?|carbohydrates?|fib(?:er|re)|protein|nutritionalscore.*)$/
const DELIMITERS = [',', ';', '\t']

/** How csv-parse reads a table, here and on the page that shows it before. */
export const TABLE_READING = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
}

/** What a column is called, in small letters without accents, spaces, dashes and underscores. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** What columns are read as by what they are called. */
export function columnsByName(header: readonly string[]): ColumnsRead {
  return header.map(plainName).map((name) => {
    if (UNREAD.includes(name)) return null
    if (NUTRITION.test(name)) return 'nutrition'
    return TABLE_COLUMNS.find((column) => namesOf(column).includes(name)) ?? 'other'
  })
}

/** Whether a table's columns make recipes: a name, and ingredients or steps. */
export function makesRecipes(columns: ColumnsRead): boolean {
  return columns.includes('name') && (columns.includes('ingredients') || columns.includes('steps'))
}

/** The character that parts the columns of a table of recipes, by what its columns are called; null for a text that is none. */
export function delimiterOf(text: string): string | null {
  const first = firstLine(text).replaceAll('"', '')
  return DELIMITERS.find((delimiter) => makesRecipes(columnsByName(first.split(delimiter)))) ?? null
}

/** The character that parts the columns of a table, whatever they are called; null for a text that has but one. */
export function anyDelimiterOf(text: string): string | null {
  const known = delimiterOf(text)
  if (known !== null) return known
  const first = firstLine(text).replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length)
  const most = Math.max(...counts)
  return most > 1 ? (DELIMITERS[counts.indexOf(most)] ?? null) : null
}

/** The application that writes a table with these columns, where it is known. */
export function tableApp(header: readonly string[]): 'PLAN_TO_EAT' | 'MY_RECIPE_BOX' | null {
  const names = header.map(plainName)
  if (names.includes('publicurl') && names.includes('mainingredient')) return 'PLAN_TO_EAT'
  return names.includes('originalpicture') && names.includes('preparationtime') ? 'MY_RECIPE_BOX' : null
}

/** The ingredients in a column: a line each, or on one line with `;` or `|` between them. */
export function ingredientsIn(text: string): string[] {
  const lines = text.split(/\r?\n/)
  return lines.length === 1 && /[;|]/.test(text) ? text.split(/[;|]/) : lines
}

function namesOf(column: TableColumn): readonly string[] {
  return (NAMES as Partial<Record<TableColumn, readonly string[]>>)[column] ?? []
}

function firstLine(text: string): string {
  const [first = ''] = text
    .slice(0, 20_000)
    .replace(/^\ufeff/, '')
    .split(/\r?\n/, 1)
  return first
}
