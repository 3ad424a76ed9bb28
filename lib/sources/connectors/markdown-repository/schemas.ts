import { z } from 'zod'
import { fieldMapping } from '@/lib/mapping/schemas'
import { globProblem } from './glob'
import { readRepositoryAddress } from './repository-address'

const defaultPatterns = ['**/*.md', '**/*.mdx', '**/*.markdown']

const optionalText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, 'This is too long.')
    .transform((value) => value || undefined)
    .optional()

const folder = z
  .string()
  .trim()
  .max(500, 'This is too long.')
  .transform((value) => value.replace(/^[/\s]+|(?<![/\s])[/\s]+$/g, ''))
  .refine((value) => value === '' || isPlainPath(value), {
    error: 'Enter a folder inside the repository, such as content/posts.',
  })

const isPlainPath = (value: string): boolean =>
  !/[\\\p{Cc}]/u.test(value) && value.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

/** Whether git allows this name for a branch or tag, excluding characters with a meaning in URLs. */
const isRefName = (value: string): boolean =>
  !/[\p{Cc}\s~^:?*[\\#]|\.\.|@\{|\/\/|^[-/.]|[/.]$/u.test(value) && value !== '@'

/** Config of the repository source, with its defaults. Unknown keys are rejected. */
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
        description: 'Copy it from your browser. The page of a branch or folder works too.',
        examples: ['https://github.com/river/blog'],
      }),
    folder: folder.default('').meta({
      title: 'Folder',
      alwaysShown: true,
      description:
        'Only import files in this folder and its subfolders. Leave empty for the whole repository.',
      examples: ['content/posts'],
    }),
    access_token: z
      .string()
      .trim()
      .max(500, 'This is too long.')
      .regex(/^[\x21-\x7e]*$/, 'A token has no spaces or special characters. Copy it again.')
      .transform((value) => value || undefined)
      .optional()
      .meta({
        title: 'Access token',
        alwaysShown: true,
        description:
          'Only for a private repository: a token with read access to its contents. We store it encrypted.',
      }),
    branch: optionalText(200)
      .refine((value) => value === undefined || isRefName(value), {
        error: 'This isn’t a valid branch name.',
      })
      .meta({
        title: 'Branch',
        description: 'Leave empty for the default branch.',
        examples: ['main'],
      }),
    patterns: z
      .array(z.string().trim().min(1, 'Remove empty patterns.').max(200, 'This is too long.'))
      .max(20, 'There are too many values.')
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
          'Which files to import. * stands for any part of a name, ** for any folders. We skip README, LICENSE and similar files unless a pattern names them.',
        examples: ['**/*.md', '2026-*.mdx'],
      }),
    include_drafts: z.boolean().default(false).meta({
      title: 'Import drafts',
      description: 'Otherwise we skip files with draft: true or published: false.',
    }),
    site_url: z
      .string()
      .trim()
      .max(2000, 'This is too long.')
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
          'Where the files are published. Content then links to its pages, and we find images that start with a slash.',
        examples: ['https://blog.example.com/posts'],
      }),
    default_brand: optionalText(200).meta({
      title: 'Brand',
      description: 'The default for files without a brand.',
      examples: ['Riverfolk'],
    }),
    default_content_type: optionalText(200).meta({
      title: 'Content type',
      description: 'The default for files without one.',
      examples: ['Blog post'],
      suggest: 'content-types',
    }),
    mapping: fieldMapping,
    service: z
      .enum(['automatic', 'github', 'gitlab', 'git'])
      .default('automatic')
      .meta({
        title: 'Server type',
        description:
          'We detect github.com, gitlab.com and hosts named gitlab.… and read all others over git. Choose it yourself if you host GitHub or GitLab.',
        labels: {
          automatic: 'Detect from the address',
          github: 'GitHub',
          gitlab: 'GitLab',
          git: 'Another git server',
        },
      }),
    user_name: z
      .string()
      .trim()
      .max(200, 'This is too long.')
      .regex(/^[^\p{Cc}:]*$/u, 'A user name has no colon.')
      .transform((value) => value || undefined)
      .optional()
      .meta({
        title: 'User name for the token',
        only: { service: ['automatic', 'git'] },
        description: 'Only for other git servers that require one with the token.',
        examples: ['x-token-auth'],
      }),
    limit: z
      .int('Enter a whole number.')
      .min(1, 'At least 1.')
      .max(10_000, 'At most 10,000.')
      .default(200)
      .meta({
        title: 'Files per sync',
        description: 'The most files we fetch per sync. The next syncs fetch the rest.',
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
        message: 'The branch in the address is not a valid branch name.',
        path: ['repository'],
      })
      return z.NEVER
    }
    return { ...config, repository: read.repository, branch, folder: shown }
  })

export type MarkdownRepositoryConfig = z.infer<typeof markdownRepositoryConfig>
