import type { SetupGuide } from '../setup'

/** spec/platforms#wordpress */
export const wordpressSetup: SetupGuide = {
  steps: [
    {
      text: 'Use an https:// site with WordPress 5.6 or newer. On wordpress.com it needs a plan with plugins. Sites without https don’t offer application passwords.',
    },
    {
      text: 'Sign in to the site as a user with the role Author, Editor or Administrator. The articles belong to this user.',
    },
    {
      text: 'Open your profile: the site’s address followed by /wp-admin/profile.php#application-passwords-section, such as https://www.example.com/wp-admin/profile.php#application-passwords-section',
    },
    {
      text: 'Under “Application Passwords”, enter the name Tributary, choose “Add New Application Password” and copy the password. Don’t use the password you sign in with.',
      url: 'https://wordpress.org/documentation/article/application-passwords/',
    },
    {
      text: 'Here, choose “Add WordPress site”, and enter the site’s address, your username and the application password.',
    },
  ],
  leaving: {
    text: 'The application password works until you revoke it in your profile on the site.',
  },
  source: 'https://developer.wordpress.org/rest-api/using-the-rest-api/authentication/#application-passwords',
  checked: '2026-11-23',
}
