import { browserSafe } from './scripts/structure/browser-safe.mjs'
import { folderRules, layerRules } from './scripts/structure/layers.mjs'

// How a network shows a post: the one part of lib that draws (docs/decisions/0169).
const preview = '^lib/networks/(previews|[a-z0-9-]+/preview)\\.tsx$'

// The layers of docs/architecture.md: imports go down only.
const tests = '\\.test\\.tsx?$|^testing/|^e2e/|^bench/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules(tests),
    ...folderRules(tests),
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'db-knows-nothing-above',
      severity: 'error',
      from: { path: '^db/', pathNot: tests },
      to: {
        path: '^(app|components|lib|scripts|e2e|bench|testing)/',
        pathNot: '^lib/(env|errors|ids|networks/registry)\\.ts$',
      },
    },
    {
      name: 'allowed-values-stay-browser-safe',
      comment:
        'Pages get these lists through the schemas of lib: whatever it imported would reach the browser, too.',
      severity: 'error',
      from: { path: '^db/allowed-values\\.ts$' },
      to: {},
    },
    {
      name: 'lib-knows-no-pages',
      severity: 'error',
      from: { path: '^lib/', pathNot: `${preview}|${tests}` },
      to: { path: '^(app|components|scripts|e2e|bench|testing)/' },
    },
    {
      name: 'lib-runs-without-a-server',
      comment:
        'Verbs work the same in a page, the worker, the command line and a test; only signing in and actions need a request.',
      severity: 'error',
      from: { path: '^lib/', pathNot: `^lib/(auth|actions)/|${tests}` },
      to: { path: 'node_modules/(next|next-auth)/' },
    },
    {
      name: 'the-database-has-types-of-networks-alone',
      severity: 'error',
      from: { path: '^db/', pathNot: tests },
      to: { path: '^lib/networks/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'a-network-knows-no-other',
      comment: 'What two networks need stands beside their folders (docs/decisions/0169).',
      severity: 'error',
      from: { path: '^lib/networks/([a-z0-9-]+)/', pathNot: tests },
      to: {
        path: '^lib/networks/([a-z0-9-]+/|registry|accesses|server|servers|previews|settings)',
        pathNot: '^lib/networks/($1/|server\\.ts$)',
      },
    },
    {
      name: 'only-registries-name-the-folders-of-networks',
      severity: 'error',
      from: { pathNot: `^lib/networks/([a-z0-9-]+/|(registry|accesses|servers|previews)\\.tsx?$)|${tests}` },
      to: { path: '^lib/networks/[a-z0-9-]+/' },
    },
    {
      name: 'previews-draw',
      comment:
        'How a network shows a post: parts of components, its own data, and nothing that needs a server.',
      severity: 'error',
      from: { path: preview },
      to: {
        path: '^(app|db|lib)/',
        pathNot: '^lib/networks/([a-z0-9-]+/(preview|rules|index)|network|rules|registry|connection)\\.tsx?$',
      },
    },
    {
      name: 'what-is-known-of-networks-stays-browser-safe',
      severity: 'error',
      from: { path: '^lib/networks/(registry|([a-z0-9-]+/(index|rules|api-version)))\\.ts$' },
      to: {
        pathNot:
          '^lib/networks/(([a-z0-9-]+/(index|rules|api-version))|network|rules|connection|longest-text)\\.ts$',
      },
    },
    {
      name: 'components-touch-no-data',
      comment:
        'Components get props. From lib they may use the browser-safe parts and server actions are handed in.',
      severity: 'error',
      from: { path: '^components/', pathNot: tests },
      to: {
        path: '^(db|app|scripts|e2e|bench|testing)/|^lib/',
        pathNot: browserSafe,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'components-know-no-pages',
      comment:
        'What draws stands in components; a page hands its data and actions in, and not even types go back.',
      severity: 'error',
      from: { path: '^components/', pathNot: tests },
      to: { path: '^app/' },
    },
    {
      name: 'only-lib-auth-grants-contexts',
      comment:
        'A context is proof of a permission that was checked. Whoever needs one calls lib/auth/authorization/authorize.ts.',
      severity: 'error',
      from: { pathNot: `^lib/auth/|${tests}` },
      to: { path: '^lib/auth/authorization/grant-context\\.ts$' },
    },
    {
      name: 'only-entry-points-open-the-pool',
      severity: 'error',
      from: { pathNot: `^db/|^scripts/|${tests}` },
      to: { path: '^db/client\\.ts$' },
    },
    {
      name: 'app-goes-through-verbs',
      comment: 'Pages, actions and routes call verbs of lib; they never open the database themselves.',
      severity: 'error',
      from: { path: '^app/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^db/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-jobs-and-worker-use-the-queue-library',
      severity: 'error',
      from: { pathNot: '^lib/(jobs|worker)/|^scripts/|^db/(queue|driver-internals)\\.ts$|\\.test\\.ts$' },
      to: { path: 'node_modules/pg-boss' },
    },
    {
      name: 'storing-a-push-needs-no-request',
      comment:
        'Whoever has items can store them: bodies, keys and answers of HTTP are above (docs/decisions/0113).',
      severity: 'error',
      from: { path: '^lib/push/store/', pathNot: tests },
      to: { path: '^lib/push/http/|^lib/api/|^app/' },
    },
    {
      name: 'outbound-goes-through-the-guard',
      severity: 'error',
      from: { path: '^(app|components|lib)/', pathNot: '^lib/http/|\\.test\\.ts$' },
      to: { path: 'node_modules/undici' },
    },
    {
      name: 'models-are-reached-through-lib-ai',
      severity: 'error',
      from: { pathNot: '^lib/ai/' },
      to: { path: 'node_modules/(ai|@ai-sdk)/' },
    },
    {
      name: 'the-model-client-is-loaded-when-needed',
      comment: 'An install without a model loads nothing of it.',
      severity: 'error',
      from: { path: '^lib/ai/' },
      to: { path: 'node_modules/(ai|@ai-sdk)/', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: tests },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
