/** Columns by what they are called in English, German, French, Spanish and Italian, as {@link plainName} writes it. */
export const COLUMNS = {
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
  makes: [
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
  image: [
    ...['image', 'photo', 'picture', 'photourl', 'imageurl', 'originalpicture', 'bild', 'foto', 'imagen', 'immagine'],
  ],
  created: ['createdat', 'created', 'dateadded', 'datecreated', 'erstelltam'],
} as const

export type Column = keyof typeof COLUMNS

/** Whether a column is called so. */
export function isColumn(column: Column, name: string): boolean {
  return COLUMNS[column].some((known) => known === name)
}

/** What a column is called, in small letters without accents, spaces, dashes and underscores. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
