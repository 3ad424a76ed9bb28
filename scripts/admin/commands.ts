import { text } from 'node:stream/consumers'
import { checked } from '@/lib/api/problem'
import { createApiToken } from '@/lib/auth/create-api-token'
import { createTokenInput, signUpInput } from '@/lib/auth/schemas'
import { signUp } from '@/lib/auth/sign-up'
import { AppError } from '@/lib/errors'
import { findOwnOrg } from '@/lib/organizations/find-own-org'

type Options = {
  email?: string | undefined
  name?: string | undefined
  project?: string | undefined
  role?: string | undefined
  source?: string | undefined
  'password-stdin'?: boolean | undefined
}

/** What the command line of an install can do (http-api.md). Each gives the one line for standard output. */
export const commands = {
  // Every command finds the schema up to date; this one does no more than that (for a deploy without `npm start`).
  migrate: async (): Promise<string> => 'The schema is up to date.',
  'create-user': async (options: Options): Promise<string> => {
    if (!options['password-stdin'])
      throw new AppError('bad-request', {
        detail: 'The password is read from standard input.',
        hint: 'Add --password-stdin and pipe the password in.',
      })
    const password = (await text(process.stdin)).replace(/\r?\n$/, '')
    const person = await signUp(checked(signUpInput, { email: options.email, name: options.name, password }))
    return person.userId
  },
  'create-token': async (options: Options): Promise<string> => {
    if (!options.email || !options.name)
      throw new AppError('bad-request', { detail: 'Give --email and --name.', hint: 'See the usage.' })
    const { ctx, projectId } = await findOwnOrg(options.email, options.project)
    const input = checked(createTokenInput, {
      name: options.name,
      role: options.role ?? 'owner',
      project_id: projectId,
    })
    return (await createApiToken(ctx, input)).token
  },
} satisfies Record<string, (options: Options) => Promise<string>>

export type Command = keyof typeof commands
