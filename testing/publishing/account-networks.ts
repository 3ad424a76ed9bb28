/** The networks that the tests of publishing walk one by one, each with what it promises. */
export const accountNetworks = ['x', 'linkedin', 'instagram', 'youtube'] as const
export type AccountNetwork = (typeof accountNetworks)[number]
