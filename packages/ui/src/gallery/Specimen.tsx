import { type ReactNode, useId } from 'react'
import { SectionHeading } from '../page/SectionHeading.tsx'
import styles from './Gallery.module.css'

/** A titled part of the gallery. */
export function Specimen({ title, children, wide = false }: { title: string; children: ReactNode; wide?: boolean }) {
  const id = useId()
  return (
    <section className={styles.specimen} aria-labelledby={id} data-wide={wide || undefined}>
      <SectionHeading id={id} title={title} />
      {children}
    </section>
  )
}

/** Elements side by side, with wrapping. */
export function Line({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>
}
