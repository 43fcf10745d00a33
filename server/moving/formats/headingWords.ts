const INGREDIENTS = /^(?:zutaten|ingr[ée]dients|ingredientes|ingredienti|ingredi[ëe]nten)\b/i
const METHOD =
  /^(?:zubereitung|anleitung|pr[ée]paration|r[ée]alisation|preparaci[óo]n|elaboraci[óo]n|instrucciones|preparazione|procedimento|preparo|bereiding(?:swijze)?)\b/i

/** Characters of a line that may be a heading. */
const LONGEST = 60

/** A text whose headings in German, French, Spanish, Italian, Portuguese and Dutch are the English ones, which are then read. */
export function withEnglishHeadings(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      if (line.length > LONGEST) return line
      const bare = line.replace(/^[#*_\s]+|[*_:\s]+$/g, '')
      return INGREDIENTS.test(bare) ? '## Ingredients' : METHOD.test(bare) ? '## Method' : line
    })
    .join('\n')
}
