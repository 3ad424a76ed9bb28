/** Error for someone in a company sign-in session who wants to change settings that are theirs in every workspace. */
export const companySessionRefusal = {
  detail: 'You signed in through your company, so your personal settings are closed.',
  hint: 'Sign in with your own password or passkey to change them.',
}
