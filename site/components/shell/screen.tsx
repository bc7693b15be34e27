import type { ReactNode } from 'react'

interface Props {
  title: string
  text?: string
  back?: ReactNode
  action?: ReactNode
  children: ReactNode
}

export function Screen({ title, text, back, action, children }: Props) {
  return (
    <div className="screen">
      {back && <p className="breadcrumb quiet small">{back}</p>}
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          {text && <p className="quiet">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}
