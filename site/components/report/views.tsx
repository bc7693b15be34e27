import { useEffect } from 'react'

type View = 'overview' | 'pages'

export const viewInAddress = (): View =>
  new URLSearchParams(location.search).get('view') === 'pages' ? 'pages' : 'overview'

/** The report's two views; each has an address of its own, so that Back leads to the other. */
export function Views({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  useEffect(() => {
    const follow = () => onChoose(viewInAddress())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [onChoose])
  const choose = (next: View) => {
    const query = new URLSearchParams(location.search)
    if (next === 'pages') query.set('view', next)
    else query.delete('view')
    history.pushState(null, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}#report`)
    onChoose(next)
  }
  return (
    <nav className="views" aria-label="Report">
      {(['overview', 'pages'] as const).map(each => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => choose(each)}>
          {each === 'pages' ? 'On the pages' : 'Overview'}
        </button>
      ))}
    </nav>
  )
}
