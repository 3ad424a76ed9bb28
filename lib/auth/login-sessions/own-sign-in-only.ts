/** Said to somebody in a session of their company's sign-in, who wants to change what is theirs in every workspace. */
export const ownSignInOnly = {
  detail: 'You signed in through your company, so your personal settings are closed.',
  hint: 'Sign in with your own password or passkey to change them.',
}
