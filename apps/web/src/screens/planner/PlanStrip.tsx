import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { placeInSitting, sittingStore } from '../../data/plans/sittingStore.ts'
import { useStore } from '../../data/store/useStore.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import styles from './components/Planner.module.css'
import { openStop } from './planning/openStop.ts'
import { stripMessages as messages } from './stripMessages.ts'

type Props = { readonly draft?: string | undefined; readonly id?: string | undefined }

/** Above a review that belongs to a plan: which one it is, and the way to the next. */
export function PlanStrip(page: Props) {
  const { key } = useAccount()
  const sitting = useStore(sittingStore)
  const navigate = useNavigate()
  const at = sitting === null ? -1 : placeInSitting(sitting, key, page)
  if (sitting === null || at < 0) return null
  const next = sitting.stops[at + 1]
  const isProposed = page.id !== undefined
  return (
    <aside className={`cs-panel ${styles.strip}`} aria-label={messages.label}>
      <span>
        <b>{messages.place({ number: at + 1, count: sitting.stops.length })}</b>{' '}
        {isProposed ? messages.afterwards : messages.signThis}
      </span>
      <span className={styles.acts}>
        <Link to="/plan/$address" params={{ address: sitting.plan }} className="cs-link">
          {messages.back}
        </Link>
        {next && (
          <Button
            size="xs"
            rightSection={<Icon name="arrow-right" />}
            {...(isProposed ? { variant: 'filled' } : {})}
            onClick={() => void openStop(navigate, next)}
          >
            {messages.next({ chain: next.chainName })}
          </Button>
        )}
      </span>
    </aside>
  )
}
