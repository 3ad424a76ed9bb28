import { z } from 'zod'
import { fieldMapping } from '@/lib/items/schemas'
import { globProblem } from './glob'
import { readRepositoryAddress } from './repository-address'

const defaultPatterns = ['**/*.md', '**/*.mdx', '**/*.markdown']

const optionalText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, 'That is too long.')
    .transform((value) => value || undefined)
    .optional()

const folder = z
  .string()
  .trim()
  .max(500, 'That is too long.')
  .transform((value) => value.replace(/^[/\s]+|(?<![/\s])[/\s]+$/g, ''))
  .refine((value) => value === '' || isPlainPath(value), {
    error: 'Enter a folder inside the repository, such as content/posts.',
  })

const isPlainPath = (value: string): boolean =>
  !/[\\\p{Cc}]/u.test(value) && value.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

/** What git itself allows as the name of a branch or tag, less what has a meaning in addresses. */
const isRefName = (value: string): boolean =>
  !/[\p{Cc}\s~^:?*[\\#]|\.\.|@\{|\/\/|^[-/.]|[/.]$/u.test(value) && value !== '@'

/** Config of the repository source, with its defaults. Unknown keys are refused. */
export const markdownRepositoryConfig = z
  .strictObject({
    repository: z
      .string()
      .trim()
      .min(1, 'Enter the address of the repository.')
      .max(2000, 'The address is too long.')
      .meta({
        format: 'uri',
        title: 'Repository address',
        description:
          'As the browser shows it. The page of a branch or a folder will do too: both are taken from the address.',
        examples: ['https://github.com/river/blog'],
      }),
    folder: folder.default('').meta({
      title: 'Folder',
      inSight: true,
      description: 'Only files in this folder and below. Empty: the whole repository.',
      examples: ['content/posts'],
    }),
    access_token: z
      .string()
      .trim()
      .max(500, 'That is too long.')
      .regex(/^[\x21-\x7e]*$/, 'A token has no blanks and no special characters; copy it again.')
      .transform((value) => value || undefined)
      .optional()
      .meta({
        title: 'Access token',
        inSight: true,
        description:
          'For a private repository: a token that may read its contents. A public one needs none. It is stored encrypted.',
      }),
    branch: optionalText(200)
      .refine((value) => value === undefined || isRefName(value), {
        error: 'This is not the name of a branch.',
      })
      .meta({
        title: 'Branch',
        description: 'Empty: the repository’s default branch.',
        examples: ['main'],
      }),
    patterns: z
      .array(z.string().trim().min(1, 'Leave out empty patterns.').max(200, 'That is too long.'))
      .max(20, 'That are too many.')
      .superRefine((patterns, context) => {
        for (const [at, pattern] of patterns.entries()) {
          const problem = globProblem(pattern)
          if (problem) context.addIssue({ code: 'custom', message: problem, path: [at] })
        }
      })
      .default(defaultPatterns)
      .transform((patterns) => (patterns.length === 0 ? defaultPatterns : patterns))
      .meta({
        title: 'Files',
        description:
          'Which files are entries: * stands for any part of a name, ** for any folders. README, LICENSE and the like are left out unless a pattern names them.',
        examples: ['**/*.md', '2026-*.mdx'],
      }),
    include_drafts: z.boolean().default(false).meta({
      title: 'Bring drafts too',
      description: 'Otherwise files that say draft: true or published: false are left out.',
    }),
    site_url: z
      .string()
      .trim()
      .max(2000, 'That is too long.')
      .transform((value) =>
        value === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `https://${value}`,
      )
      .refine((value) => value === '' || /^https?:\/\/[^/@?#]+(?:\/[^?#]*)?$/i.test(value), {
        error: 'Enter an address that starts with https://, without ? and #.',
      })
      .refine((value) => value === '' || URL.canParse(value), { error: 'This is not a web address.' })
      .transform((value) => value.replace(/(?<!\/)\/+$/, '') || undefined)
      .optional()
      .meta({
        format: 'uri',
        title: 'Address of the published site',
        description:
          'Where the files are published: items then link to their pages, and pictures that start with a slash are found there.',
        examples: ['https://blog.example.com/posts'],
      }),
    default_brand: optionalText(200).meta({
      title: 'Brand',
      description: 'For files that name no brand.',
      examples: ['Riverfolk'],
    }),
    default_content_type: optionalText(200).meta({
      title: 'Kind of content',
      description: 'For files that name none.',
      examples: ['Blog post'],
      suggest: 'content-types',
    }),
    mapping: fieldMapping,
    service: z
      .enum(['automatic', 'github', 'gitlab', 'git'])
      .default('automatic')
      .meta({
        title: 'Kind of server',
        description:
          'Told from the address for github.com, gitlab.com and hosts named gitlab.…; every other is read as git does. Choose it yourself for a GitHub or GitLab of your own.',
        labels: {
          automatic: 'Told from the address',
          github: 'GitHub',
          gitlab: 'GitLab',
          git: 'Another git server',
        },
      }),
    user_name: z
      .string()
      .trim()
      .max(200, 'That is too long.')
      .regex(/^[^\p{Cc}:]*$/u, 'A user name has no colon.')
      .transform((value) => value || undefined)
      .optional()
      .meta({
        title: 'User name for the token',
        only: { service: ['automatic', 'git'] },
        description: 'Only for other git servers that ask for one together with the token.',
        examples: ['x-token-auth'],
      }),
    limit: z
      .int('Enter a whole number.')
      .min(1, 'At least 1.')
      .max(10_000, 'At most 10,000.')
      .default(200)
      .meta({
        title: 'Files per sync',
        description: 'How many files one sync fetches at most; the next syncs go on with the rest.',
        examples: [200],
      }),
  })
  .transform((config, context) => {
    const read = readRepositoryAddress(config.repository, config.service, config.branch)
    if (typeof read === 'string') {
      context.addIssue({ code: 'custom', message: read, path: ['repository'], input: config.repository })
      return z.NEVER
    }
    const { branch = config.branch, folder: shown = config.folder } = read
    if (branch !== undefined && !isRefName(branch)) {
      context.addIssue({
        code: 'custom',
        message: 'The branch in the address is not a name of one.',
        path: ['repository'],
      })
      return z.NEVER
    }
    return { ...config, repository: read.repository, branch, folder: shown }
  })

export type MarkdownRepositoryConfig = z.infer<typeof markdownRepositoryConfig>
