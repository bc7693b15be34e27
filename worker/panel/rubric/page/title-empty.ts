/** A page whose title does not say whose or what it is. */
import type { Observation } from '../observation.ts'
import { isPage, onPage, sight, viewsOf } from './on-page.ts'

const empty =
  /^\W*(?:home|home ?page|welcome|index|main|start(?: ?page)?|untitled(?: (?:document|page|site))?|new (?:page|site|tab)|page(?: title| \d+)?|my (?:web ?)?site|my app|website|document|landing ?page|(?:react|vite|next\.?js|create next|vue) app)\W*$/i

export const titleEmpty: Observation = {
  id: 'title-empty',
  category: 'access',
  appliesTo: isPage,
  sources: ['WCAG'],
  detect: onPage(page => {
    const title = page.facts.title.replace(/\s+/g, ' ').trim()
    if (!empty.test(title)) return []
    return [
      sight(
        2,
        [],
        { title },
        `The title of the page, which a browser’s tab, a bookmark and a search result show: “${title}”`,
      ),
    ]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '-',
      'In a search result and in a browser’s tab this page is called “{title}”, which gives nobody a reason to click or to come back.',
      'Write the name and what there is into the title, in under 60 characters.',
      'A tab called “{title}” is not found again among others.',
    ],
    positioning: [
      '-',
      'The title is “{title}”: the first line that a search shows leaves out both name and category.',
      'Put name and category into the title.',
      '“{title}” could head any site there is.',
    ],
    'skeptical-buyer': [
      '-',
      'A bookmark of this page would be called “{title}”, and next week I would not know what it was.',
      'Give the page the title by which one would ask for it.',
      'A title such as “{title}” was left by the tool, not chosen.',
    ],
    'team-execution': [
      '-',
      'The page went out under the title “{title}”.',
      'Check the titles of all pages before the next release.',
      'A title such as “{title}” is a step of publishing that was left out.',
    ],
    brand: [
      '?',
      'Under which name should people file this page? The title says “{title}”.',
      'Decide on the one line that stands for the house in a list of ten.',
      'The title “{title}” is not a word of the house’s own.',
    ],
  }),
}
