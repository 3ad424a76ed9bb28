/** Whether connections of a network are renewed without a person before they end (`renewConnections`). */
export const renewsItself = (platform: string): boolean => platform === 'instagram'
