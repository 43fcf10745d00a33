import { readPictureSet, usedPictures } from '../../../web/pictures/pictureSet'

const root = process.cwd()

describe('illustrations', () => {
  it('exist for every ingredient of the catalogue, area and page', () => {
    const set = readPictureSet(root)
    const names = usedPictures(root)
    expect(names).toEqual(expect.arrayContaining(['leafy-green', 'fork-and-knife-with-plate']))
    expect(names.filter((name) => set.svg(name) === null)).toEqual([])
  })

  it('show a pumpkin to eat, without the face that the set carves into it', () => {
    const pumpkin = readPictureSet(root).svg('jack-o-lantern') ?? ''
    expect(pumpkin.match(/<path/g)).toHaveLength(3)
    expect(pumpkin).toContain('#ff8257')
    expect(pumpkin).not.toContain('#321b41')
  })

  it('are whole documents, and unknown names are told apart', () => {
    const set = readPictureSet(root)
    expect(set.svg('carrot')).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32">.+<\/svg>$/s)
    expect(set.svg('no-such-vegetable')).toBeNull()
    expect(set.svg('constructor')).toBeNull()
  })
})
