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
  inviteMemberAction: () => ({ role: 'editor' }),
  revokeInvitationAction: (theirs) => ({ id: theirs.projects }),
  changeMemberRoleAction: (theirs) => ({ user_id: theirs.projects, role: 'viewer' }),
  removeMemberAction: (theirs) => ({ user_id: theirs.projects }),
  leaveOrganizationAction: () => undefined,
  createTokenAction: (theirs) => ({ name: 'Stolen', project_id: theirs.projects }),
  revokeTokenAction: (theirs) => ({ id: theirs.projects }),
  updateOrganizationAction: () => ({ name: 'Taken over' }),
  deleteOrganizationAction: () => ({ confirm: 'somebody-elses' }),
  assignUnassignedAction: (theirs) => ({
    project_id: theirs.projects,
    kind: 'items',
    ids: [theirs.items],
  }),
  acceptInvitationAction: () => ({ token: 'inv_unknown' }),
  renamePersonAction: () => ({ name: 'Somebody' }),
  changePasswordAction: () => ({ current: 'not the one', password: 'another long password' }),
  endSessionsAction: () => undefined,
  updateProjectAction: () => ({ name: 'Taken over' }),
  updateVoiceAction: () => ({ voice: { tone: ['loud'] } }),
  pausePublishingAction: () => ({ publishing_paused: true }),
  setProjectRoleAction: (theirs) => ({ user_id: theirs.projects, role: 'viewer' }),
  previewSourceAction: () => ({ source_type: 'bucket_manifest', config: { base_url: 'https://localhost' } }),
  createSourceAction: () => ({
    source_type: 'bucket_manifest',
    name: 'Another bucket',
    config: { base_url: 'https://bucket.example.com' },
  }),
  updateSourceAction: (theirs) => ({ id: theirs.sources, name: 'Taken over' }),
  syncSourceAction: (theirs) => ({ id: theirs.sources }),
  pauseSourceAction: (theirs) => ({ id: theirs.sources }),
  resumeSourceAction: (theirs) => ({ id: theirs.sources }),
  deleteSourceAction: (theirs) => ({ id: theirs.sources }),
  makePackageAction: (theirs) => ({ id: theirs.items }),
  deleteProjectAction: () => ({ confirm: 'somebody-elses' }),
}
