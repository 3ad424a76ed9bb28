/**
 * The layers inside `lib`, from the top. A module imports modules of lower layers, never one of its own layer or
 * above. dependency-cruiser enforces this (.dependency-cruiser.mjs), and docs/architecture.md shows the same table.
 * A name stands for a folder of `lib` or for a single file in it.
 * @type {readonly (readonly string[])[]}
 */
export const layers = [
  ['sample-brand'],
  ['approvals', 'export', 'worker'],
  ['calendar', 'notification-delivery', 'overview'],
  ['publishing', 'topics'],
  ['sandbox'],
  ['channels', 'push', 'sync'],
  ['packages'],
  ['writing'],
  ['composer'],
  ['learned-words', 'post-rules', 'projects', 'slots'],
  ['novelty', 'sources', 'voice'],
  ['actions', 'ai', 'claims', 'items', 'media-library', 'organizations'],
  ['api', 'facts', 'mapping', 'media', 'publications'],
  ['notifications'],
  ['auth', 'health'],
  ['audit', 'email', 'jobs', 'platforms', 'rate-limit', 'reencrypt-column'],
  ['networks'],
  [
    'archive',
    'batch-calls',
    'free-org-slug',
    'help',
    'http',
    'ids',
    'log',
    'pdf',
    'recurrence',
    'smtp',
    'text',
    'validation-messages',
    'vault',
  ],
  ['time-zones', 'workspace-grants'],
  ['env', 'errors', 'slugs'],
]

/**
 * The folders of modules that are too large for one, from the bottom: a folder imports from those named before it and
 * from its module's own files (types and what all folders share), never from one named after it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const folders = {
  ai: ['models', 'client', 'ledger', 'settings'],
  auth: [
    'passwords',
    'reset',
    'account-email',
    'sign-up',
    'login-sessions',
    'authorization',
    'tokens',
    'company',
    'signed-in',
    'codes',
    'sign-in',
    'passkeys',
  ],
  channels: ['apps', 'credentials', 'posts', 'connect'],
  claims: ['words', 'read', 'evidence', 'judge'],
  composer: ['material', 'write', 'records', 'hashtags', 'pictures', 'warnings'],
  facts: ['trace', 'exclude', 'sentences', 'fields', 'kinds', 'images', 'read', 'topics', 'refine'],
  http: ['addresses', 'connections', 'responses', 'requests'],
  'packages/compose': ['plan', 'write', 'store', 'repeats', 'cards', 'topics'],
  publishing: [
    'media',
    'publisher',
    'api-version',
    'queue',
    'follow-ups',
    'corrections',
    'takedown',
    'outcomes',
  ],
  sources: ['addresses', 'connectors', 'health', 'config', 'secrets', 'guess'],
}

const anyOf = (modules) => `^lib/(${modules.join('|')})(/|\\.ts$)`

/**
 * Builds a rule for each module: it may not import from its own layer (other than itself) or from one above. Takes
 * a pattern of files that are exempt.
 */
export const layerRules = (exempt) =>
  layers.flatMap((layer, at) =>
    layer.map((module) => ({
      name: `lib-layers-${module}`,
      comment: 'Modules of lib import downwards only: see the layers in docs/architecture.md.',
      severity: 'error',
      from: { path: anyOf([module]), pathNot: exempt },
      to: {
        path: anyOf(
          layers
            .slice(0, at + 1)
            .flat()
            .filter((other) => other !== module),
        ),
      },
    })),
  )

/** Builds a rule for each of these folders. Takes a pattern of files that are exempt. */
export const folderRules = (exempt) =>
  Object.entries(folders).flatMap(([module, names]) =>
    names.slice(0, -1).map((folder, at) => ({
      name: `lib-folders-${module.replace('/', '-')}-${folder}`,
      comment:
        'Folders of a large module import only from those named before them: see docs/architecture.md.',
      severity: 'error',
      from: { path: `^lib/${module}/${folder}/`, pathNot: exempt },
      to: { path: `^lib/${module}/(${names.slice(at + 1).join('|')})/` },
    })),
  )
