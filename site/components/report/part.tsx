import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  about?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

export function Part({ id, title, about, className, children }: Props) {
  return (
    <section id={id} className={className} aria-labelledby={`${id}-title`}>
      <header className="section-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {about && <p className="quiet num">{about}</p>}
      </header>
      {children}
    </section>
  )
}
