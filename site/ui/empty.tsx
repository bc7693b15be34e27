import type { ReactNode } from 'react'

interface Props {
  title: string
  text?: string | undefined
  level?: 'h1' | 'h2' | 'h3'
  children?: ReactNode
}

export function Empty({ title, text, level: Title = 'h2', children }: Props) {
  return (
    <div className="empty">
      <svg viewBox="0 0 120 80" aria-hidden="true">
        <path className="paper" d="M34 8h52v66H34z" />
        <path className="lines" d="M43 20h22M43 28h34M43 35h30M43 42h33" />
        <path className="stroke" d="M43 58c7-6 11 5 18-1s10-5 16 1" />
      </svg>
      <Title>{title}</Title>
      {text && <p className="quiet">{text}</p>}
      {children}
    </div>
  )
}
