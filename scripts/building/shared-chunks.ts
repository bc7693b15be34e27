/** Which modules of the site's islands stand in one file, for `codeSplitting` of Vite's build. */

const packages = [
  'react',
  'react-dom',
  'scheduler',
  'nanostores',
  '@nanostores',
  '@astrojs/react',
  '@tanstack/query-core',
  'lucide-react/dist/esm/(createLucideIcon|icons/x)',
]
const parts = [
  'stores/(?!upload)',
  'components/shell/(island|guarded|notices|side-links)\\.tsx',
  'components/shares/(share-notes|use-share-known)\\.tsx?',
  'components/projects/((words|marks)\\.ts|status-badge\\.tsx)',
  'ui/(badge|skeleton|mark|empty|later)\\.tsx',
]

/**
 * Left alone, each part that two islands share becomes a file, and small files compress badly: together they cost a
 * visit to /dashboard 2 kB more.
 */
export const sharedChunks = {
  groups: [
    // By itself, since the early-access form needs the client of the API and no more.
    { name: 'client', test: /\/api\/client\/(client|failure)\.ts$|preload-helper/, priority: 1 },
    // What nearly every screen of the app needs, whatever it shows.
    { name: 'shared', test: new RegExp(`/node_modules/(${packages.join('|')})[/.]|/site/(${parts.join('|')})`) },
  ],
}
