/** A Cooklang text without what is for its writer alone. */
export function withoutComments(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\[-[\s\S]{0,2000}?-\]/g, '')
    .replace(/(?<!-)--(?!-).*$/gm, '')
}

/** What a file is called, without its folders and ending. */
export function fileStem(name: string): string {
  return name.replace(/^.*[/\\]/, '').replace(/\.[^.]{1,12}$/, '')
}
