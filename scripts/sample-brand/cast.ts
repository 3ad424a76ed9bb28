import type { Place } from './draw/backdrop'
import type { Face } from './draw/face'
import type { Colours } from './draw/figure'
import type { Air } from './draw/light'

export type Tribe = 'tocks' | 'kolks' | 'sirrels' | 'burls' | 'flirrs'

/** The colors of one character and its surroundings, and the mood of each picture. */
export type Part = {
  slug: string
  tribe: Tribe
  colours: Colours
  air: Air
  portrait: Face
  scene: Face
  friend: string
}

export const placeOf: Record<Tribe, Place> = {
  tocks: 'gravel',
  kolks: 'pool',
  sirrels: 'reeds',
  burls: 'roots',
  flirrs: 'air',
}

const colours = (body: string, second: string, accent: string, iris: string): Colours => ({
  body,
  second,
  accent,
  iris,
})
const air = (top: string, middle: string, glow: string, land: string, water: string, night = false): Air => ({
  top,
  middle,
  glow,
  land,
  water,
  night,
})
const part = (
  tribe: Tribe,
  slug: string,
  c: Colours,
  a: Air,
  portrait: Face,
  scene: Face,
  friend: string,
): Part => ({ slug, tribe, colours: c, air: a, portrait, scene, friend })

/** All characters, tribe by tribe. */
export const cast: Part[] = [
  part(
    'tocks',
    'tobbel',
    colours('#7f93a8', '#c8553d', '#f2ead8', '#3f6fa3'),
    air('#6fa8c9', '#a9d3de', '#fbe3b8', '#5f8a62', '#5f9fb0'),
    { eyes: 'open', mouth: 'smile', brows: 'up', look: [0.5, 0.05] },
    { eyes: 'open', mouth: 'oh', brows: 'worried', look: [-0.6, 0] },
    'zirra',
  ),
  part(
    'tocks',
    'oskelle',
    colours('#d9694f', '#f6c177', '#8a2f3b', '#2f8f83'),
    air('#3fa6c8', '#8fd6e0', '#fff0c4', '#3f8f72', '#2f93ad'),
    { eyes: 'wide', mouth: 'grin', brows: 'up', look: [0.6, -0.2] },
    { eyes: 'happy', mouth: 'grin', brows: 'up' },
    'wirrock',
  ),
  part(
    'tocks',
    'pammet',
    colours('#a9a08c', '#5f9e4a', '#d07a9b', '#7a5aa6'),
    air('#8fc3b1', '#c7e3c4', '#fdf3c8', '#6d9e55', '#7db6a8'),
    { eyes: 'happy', mouth: 'smile' },
    { eyes: 'open', mouth: 'small', look: [0, -0.9], brows: 'up' },
    'astrude',
  ),
  part(
    'tocks',
    'ommeline',
    colours('#8b7fa3', '#cbb8d4', '#e0a458', '#5c4a8c'),
    air('#6a5b95', '#c48fae', '#ffcf9c', '#5d5a7d', '#8a7fae'),
    { eyes: 'sleepy', mouth: 'smile', brows: 'up', look: [0, 0.5] },
    { eyes: 'closed', mouth: 'small' },
    'nubbo',
  ),
  part(
    'tocks',
    'nip-and-tamm',
    colours('#e0a94a', '#4f9a94', '#fff3d6', '#4a5d9e'),
    air('#5a9fd4', '#a5d4ea', '#ffe9bf', '#6f9b5a', '#589fc0'),
    { eyes: 'wide', mouth: 'grin', brows: 'up', look: [0.7, 0] },
    { eyes: 'happy', mouth: 'sing' },
    'plisk',
  ),
  part(
    'kolks',
    'bolluk',
    colours('#3f9a96', '#e2a15c', '#f3d06a', '#a0602c'),
    air('#0f4256', '#2a7f8c', '#9adbd0', '#2f6a60', '#2a7f8c'),
    { eyes: 'open', mouth: 'small', brows: 'one', look: [0.3, 0.3] },
    { eyes: 'happy', mouth: 'smile' },
    'ranka',
  ),
  part(
    'kolks',
    'sulva',
    colours('#4a56a8', '#8f7bd6', '#8fe3f0', '#6fd0e8'),
    air('#141b4d', '#2f3f8f', '#8fb2e8', '#2b3570', '#2f3f8f'),
    { eyes: 'closed', mouth: 'sing', brows: 'up' },
    { eyes: 'happy', mouth: 'smile' },
    'lulle',
  ),
  part(
    'kolks',
    'plimsa',
    colours('#f0b541', '#3d6f9e', '#d9423c', '#2d5f8a'),
    air('#0f5470', '#2f95ad', '#c4f0e0', '#3a7d6a', '#2f95ad'),
    { eyes: 'open', mouth: 'firm', brows: 'stern', look: [0.5, 0.2] },
    { eyes: 'wide', mouth: 'oh', brows: 'up', look: [0, -0.6] },
    'tobbel',
  ),
  part(
    'kolks',
    'wirrock',
    colours('#6cae5b', '#2f6f5c', '#e4572e', '#d98a1f'),
    air('#0d4a48', '#2b8a78', '#c9f0b8', '#2f6f4a', '#2b8a78'),
    { eyes: 'open', mouth: 'grin', brows: 'stern', look: [0.6, 0] },
    { eyes: 'wide', mouth: 'wobble', brows: 'worried', look: [-0.4, 0.6] },
    'oskelle',
  ),
  part(
    'kolks',
    'funzel',
    colours('#6a4c93', '#b07cc6', '#ffd166', '#e0a72c'),
    air('#120b33', '#2d2163', '#6a5fb5', '#2a1f55', '#2d2163'),
    { eyes: 'wide', mouth: 'wobble', brows: 'worried', look: [0.5, -0.4] },
    { eyes: 'open', mouth: 'smile', brows: 'worried', look: [0.4, -0.5] },
    'glimmek',
  ),
  part(
    'sirrels',
    'lulle',
    colours('#a8bf8f', '#5f8f7e', '#4a5a9a', '#4a6a5a'),
    air('#1c2757', '#47508f', '#c79bb5', '#3b5560', '#4d5a92', true),
    { eyes: 'closed', mouth: 'small' },
    { eyes: 'closed', mouth: 'sing', brows: 'up' },
    'funzel',
  ),
  part(
    'sirrels',
    'ranka',
    colours('#d8c07a', '#b5533c', '#8a2f4a', '#6a4a2a'),
    air('#6fb0cf', '#bfe0dc', '#ffe6ae', '#7d9a4f', '#6fa9b5'),
    { eyes: 'open', mouth: 'grin', brows: 'up', look: [-0.5, -0.2] },
    { eyes: 'open', mouth: 'firm', brows: 'stern', look: [0.9, 0] },
    'bolluk',
  ),
  part(
    'sirrels',
    'tuschel',
    colours('#c9d39a', '#c65f8f', '#e88fb4', '#2f8a6a'),
    air('#d98fa8', '#f5c4b8', '#fff0cf', '#8a9a5f', '#c9a0b0'),
    { eyes: 'wink', mouth: 'smirk', brows: 'one', look: [0.6, 0], freckles: true },
    { eyes: 'wide', mouth: 'oh', brows: 'up', look: [0.8, 0.1], freckles: true },
    'farbelle',
  ),
  part(
    'sirrels',
    'halmar',
    colours('#e3cf94', '#7f9a4a', '#3f7fa8', '#4f7a3a'),
    air('#7fb5d8', '#c3e3ea', '#fff3cc', '#8fa65a', '#83b8c4'),
    { eyes: 'wide', mouth: 'wobble', brows: 'worried', look: [0.1, 0.9] },
    { eyes: 'closed', mouth: 'wobble', brows: 'worried' },
    'luftine',
  ),
  part(
    'sirrels',
    'plisk',
    colours('#9fc0b4', '#3f6a8a', '#f0a202', '#2f5f8a'),
    air('#5a6f8c', '#93a9b8', '#d6dcd4', '#5f7d6a', '#6f8a9c'),
    { eyes: 'open', mouth: 'smirk', brows: 'one', look: [0.5, -0.7] },
    { eyes: 'happy', mouth: 'grin', brows: 'up' },
    'nip-and-tamm',
  ),
  part(
    'burls',
    'morka',
    colours('#b98a5e', '#b8412f', '#f2c14e', '#5a7d3a'),
    air('#5f7d4a', '#a3b86a', '#fbe7a8', '#5a7340', '#7a9a6a'),
    { eyes: 'happy', mouth: 'grin' },
    { eyes: 'closed', mouth: 'smile', brows: 'up' },
    'tuschel',
  ),
  part(
    'burls',
    'astrude',
    colours('#94694a', '#d97b35', '#7da645', '#6a3f7a'),
    air('#8a5a3a', '#d99a5a', '#ffe2a0', '#7a5a38', '#8a7a5a'),
    { eyes: 'happy', mouth: 'smile' },
    { eyes: 'open', mouth: 'smile', brows: 'up', look: [0.3, 0.8] },
    'pammet',
  ),
  part(
    'burls',
    'knarz',
    colours('#8d7b68', '#8fae6a', '#c9d86a', '#7a5a2a'),
    air('#4f6f7a', '#8fae9a', '#eaf0c0', '#4f6b4a', '#6a8f8a'),
    { eyes: 'open', mouth: 'firm', brows: 'stern', look: [0.5, 0.2] },
    { eyes: 'sleepy', mouth: 'firm', brows: 'one', look: [-0.5, 0.4] },
    'weidelind',
  ),
  part(
    'burls',
    'weidelind',
    colours('#a67c6d', '#7fb069', '#e26d5a', '#3f7f6a'),
    air('#4f8a7a', '#9acaa0', '#fdf0c0', '#4f8a5a', '#6aa894'),
    { eyes: 'open', mouth: 'smile', look: [0.6, 0.3] },
    { eyes: 'happy', mouth: 'smile' },
    'knarz',
  ),
  part(
    'burls',
    'nubbo',
    colours('#c8a06a', '#9bc53d', '#5fa052', '#2f7fb0'),
    air('#6a9a3f', '#b5d46a', '#fff7b8', '#6a9440', '#86b070'),
    { eyes: 'wide', mouth: 'oh', brows: 'up', look: [0.5, -0.6], freckles: true },
    { eyes: 'wide', mouth: 'grin', brows: 'up', look: [-0.4, -0.5], freckles: true },
    'ommeline',
  ),
  part(
    'flirrs',
    'zirra',
    colours('#1fa8a0', '#e83f6f', '#7fe3f0', '#c22f5f'),
    air('#2f86d1', '#86c9f0', '#fff0c0', '#4f9a6a', '#3f96c8'),
    { eyes: 'open', mouth: 'grin', brows: 'stern', look: [0.8, 0] },
    { eyes: 'wink', mouth: 'smirk', brows: 'up', look: [0.6, 0] },
    'ranka',
  ),
  part(
    'flirrs',
    'glimmek',
    colours('#7d6b9e', '#4a3f7a', '#d8f06a', '#8fae1f'),
    air('#0e1238', '#2a2f6a', '#8a6fa8', '#28335a', '#333d78', true),
    { eyes: 'open', mouth: 'smile', brows: 'up', look: [-0.7, -0.3] },
    { eyes: 'closed', mouth: 'oh', brows: 'up' },
    'sulva',
  ),
  part(
    'flirrs',
    'farbelle',
    colours('#f2a7b5', '#6f5fc9', '#ffb35c', '#5a4fc0'),
    air('#6f6fc8', '#f0a0b0', '#ffe0a0', '#6a6a9a', '#b08ac0'),
    { eyes: 'open', mouth: 'smirk', brows: 'one', look: [0.7, -0.3] },
    { eyes: 'happy', mouth: 'smile' },
    'morka',
  ),
  part(
    'flirrs',
    'luftine',
    colours('#e8c05a', '#8a5a3a', '#9ad0e8', '#8a5a2a'),
    air('#4f9ac0', '#a0d4dc', '#fff3c8', '#7a9f5a', '#5fa5b8'),
    { eyes: 'open', mouth: 'small', brows: 'worried', look: [-0.1, 0.8] },
    { eyes: 'wide', mouth: 'wobble', brows: 'up', look: [0.8, -0.2] },
    'halmar',
  ),
]
