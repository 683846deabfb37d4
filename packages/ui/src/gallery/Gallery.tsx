import { Button } from '@mantine/core'
import { PageHeader } from '../page/PageHeader.tsx'
import { FormSpecimens } from './FormSpecimens.tsx'
import styles from './Gallery.module.css'
import { ListSpecimens } from './ListSpecimens.tsx'
import { PanelSpecimens } from './PanelSpecimens.tsx'
import { ReviewSpecimens } from './ReviewSpecimens.tsx'
import { StateSpecimens } from './StateSpecimens.tsx'
import { ValueSpecimens } from './ValueSpecimens.tsx'

/**
 * Every atom in every state, on one page. Wrap it in CountersignProvider and a `<main>`.
 *
 * @example
 * <CountersignProvider><main><Gallery /></main></CountersignProvider>
 */
export function Gallery() {
  return (
    <div className={styles.gallery}>
      <PageHeader
        title="Atoms"
        eyebrow="@countersign/ui"
        subtitle="Every part of the interface in every state."
        actions={<Button>An action</Button>}
      />
      <ListSpecimens />
      <div className={styles.column}>
        <ReviewSpecimens />
        <StateSpecimens />
      </div>
      <div className={styles.column}>
        <PanelSpecimens />
      </div>
      <div className={styles.column}>
        <ValueSpecimens />
      </div>
      <div className={styles.column}>
        <FormSpecimens />
      </div>
    </div>
  )
}
