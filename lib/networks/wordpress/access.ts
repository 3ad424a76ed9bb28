import type { Connection } from '../connection'

/** How WordPress sites are connected (spec/platforms#networks). */
export const wordpressAccess: Connection = {
  method: 'fields',
  what: 'WordPress site',
  fields: [
    {
      name: 'site',
      label: 'Site address',
      help: 'The address of the site as visitors see it, with https://.',
      secret: false,
      type: 'url',
      placeholder: 'https://www.example.com',
    },
    {
      name: 'username',
      label: 'Username',
      help: 'The user who publishes: an Author, Editor or Administrator of the site.',
      secret: false,
      type: 'text',
      placeholder: 'editor',
      form: { pattern: /^[^:\p{Cc}]{1,100}$/u, message: 'Enter the username without a colon.' },
    },
    {
      name: 'password',
      label: 'Application password',
      help: 'On the site open /wp-admin/profile.php#application-passwords-section, add one named Tributary and copy it. Don’t use the password you sign in with.',
      secret: true,
      type: 'password',
      placeholder: 'xxxx xxxx xxxx xxxx xxxx xxxx',
      form: {
        pattern: /^[a-zA-Z0-9 ]{16,60}$/,
        message: 'An application password looks like xxxx xxxx xxxx xxxx xxxx xxxx.',
      },
    },
    {
      name: 'publish_as',
      label: 'New articles',
      help: 'A draft counts as published here: its link opens it in the site’s editor, where somebody publishes it.',
      secret: false,
      type: 'choice',
      initial: 'publish',
      choices: [
        { value: 'publish', label: 'Publish at once' },
        { value: 'draft', label: 'Save as a draft' },
      ],
    },
    {
      name: 'category',
      label: 'Category',
      help: 'The name of a category that the site has. Empty: the site’s default category.',
      secret: false,
      type: 'text',
      placeholder: 'News',
      optional: true,
    },
  ],
}
