import { readPictureSet, usedPictures } from '../../../web/pictures/pictureSet'

const root = process.cwd()

describe('illustrations', () => {
  it('exist for every ingredient of the catalogue, area and page', () => {
    const set = readPictureSet(root)
    const names = usedPictures(root)
    expect(names).toEqual(expect.arrayContaining(['leafy-green', 'fork-and-knife-with-plate']))
    expect(names.filter((name) => set.svg(name) === null)).toEqual([])
  })

  it('are drawn here where the set has none: a pumpkin without a face, a beetroot, tofu', () => {
    const set = readPictureSet(root)
    for (const name of ['pumpkin', 'beetroot', 'tofu'])
      expect(set.svg(name)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32">.+<\/svg>$/s)
  })

  it('are whole documents, and unknown names are recognised', () => {
    const set = readPictureSet(root)
    expect(set.svg('carrot')).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32">.+<\/svg>$/s)
    expect(set.svg('no-such-vegetable')).toBeNull()
    expect(set.svg('constructor')).toBeNull()
  })
})
