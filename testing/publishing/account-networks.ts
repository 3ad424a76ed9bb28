/** The networks that the sandbox serves, for tests that need its pages or its memory. All are walked by simulated-networks.ts. */
export const accountNetworks = ['x', 'linkedin', 'instagram', 'youtube'] as const
export type AccountNetwork = (typeof accountNetworks)[number]
