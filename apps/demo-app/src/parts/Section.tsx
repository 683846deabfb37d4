import type { ReactNode } from 'react'

type Props = { readonly id: string; readonly title: string; readonly about: string; readonly children: ReactNode }

export const Section = ({ id, title, about, children }: Props) => (
  <section id={id} aria-labelledby={`${id}-title`} className="section">
    <h2 id={`${id}-title`}>{title}</h2>
    <p className="lead">{about}</p>
    <div className="cards">{children}</div>
  </section>
)
