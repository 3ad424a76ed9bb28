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
