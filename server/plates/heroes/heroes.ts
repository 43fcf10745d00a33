import type { HeroName } from '../forms/Form'
import type { Scene } from '../scene/Scene'
import type { Colour } from '../scene/colour'
import type { Point } from '../scene/geometry'
import type { Hero } from './Hero'
import { crumbed, fillet, fish, wholeFish } from './flat'
import { chop, drumsticks, shank, steak, wholeBird } from './joints'
import { patties, sausages, slabs, slices, vegetableSteaks } from './several'

const HEROES: Readonly<Record<HeroName, readonly [Hero, Colour]>> = {
  steak: [steak, '#7d3f25'],
  chop: [chop, '#94502f'],
  slices: [slices, '#8f4a2c'],
  fish: [fish, '#ecd2a4'],
  wholeFish: [wholeFish, '#9fb0b4'],
  salmon: [fish, '#f08c66'],
  sausage: [sausages, '#a9532b'],
  drum: [drumsticks, '#b8652a'],
  crumbed: [crumbed, '#dca04a'],
  patty: [patties, '#7b4426'],
  slab: [slabs, '#f0d79a'],
  shank: [shank, '#7a4022'],
  whole: [wholeBird, '#cf8a3c'],
  chicken: [fillet, '#d39446'],
  vegetable: [vegetableSteaks, '#d8b070'],
}

/** Draws the hero of the scene's form; it is the meal's main ingredient. */
export function drawHero(scene: Scene, at: Point, name: HeroName, count = 1): void {
  scene.shown.add(scene.food.mainSlug)
  const [draw, colour] = HEROES[name]
  draw(scene, at, scene.form.heroColour ?? colour, count)
}
