import { SectionHeading } from '@countersign/ui'
import type { ReactNode } from 'react'
import { DisclosureList } from '../../disclosure/Disclosure.tsx'
import styles from './Page.module.css'
import { pageMessages } from './pageMessages.ts'

/** Everything that is not needed for the decision, folded. What a person opens stays open on the next page. */
export const DetailsList = ({ children }: { children: ReactNode }) => (
  <section aria-label={pageMessages.details}>
    <SectionHeading
      title={pageMessages.details}
      action={<span className={styles.wide}>{pageMessages.detailsNote}</span>}
    />
    <DisclosureList>{children}</DisclosureList>
  </section>
)
