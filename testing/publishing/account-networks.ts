/**
 * The networks that the sandbox serves, for tests that need its pages or its data. simulated-networks.ts covers all
 * of them.
 */
export const accountNetworks = ['x', 'linkedin', 'instagram', 'youtube'] as const
export type AccountNetwork = (typeof accountNetworks)[number]
