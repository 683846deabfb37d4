import type { SharedPlan } from '@countersign/safe/exchange'
import { Modal } from '@mantine/core'
import { sharedPlanMessages as messages } from './sharedPlanMessages.ts'
import styles from './Share.module.css'
import { ShareWays } from './ShareWays.tsx'

/** Shares a plan by link, code or file. It contains the goal and no calls, so that the reader plans them from the chain. */
export function SharePlan({ plan, onClose }: { plan: SharedPlan; onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.shareTitle}
      size={560}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      <div className={styles.stack}>
        <p>{messages.contains}</p>
        <ShareWays item={plan} label={messages.forOwners} fileName="plan.countersign.json" />
      </div>
    </Modal>
  )
}
