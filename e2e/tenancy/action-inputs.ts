import type { Furnished } from './world'

/**
 * A right input for every server action, with the other project's ids wherever one can stand. An action that is not
 * listed here fails the matrix.
 */
export const actionInputs: Record<string, (theirs: Furnished['ids']) => unknown> = {
  signInAction: () => ({ email: 'somebody@example.test', password: 'not their password' }),
  signUpAction: () => ({ name: 'New', email: 'new@example.test', password: 'a long password' }),
  signInElsewhereAction: () => ({ provider: 'github', next: '/' }),
  signOutAction: () => undefined,
  createProjectAction: () => ({ name: 'Another brand' }),
  createWebhookAction: () => ({
    platform: 'webhook',
    account_key: 'mine',
    display_name: 'Mine',
    config: { url: 'https://hooks.example.com/in' },
  }),
  changeChannelAction: (theirs) => ({ id: theirs.channels, display_name: 'Taken over' }),
  disconnectChannelAction: (theirs) => ({ id: theirs.channels }),
}
