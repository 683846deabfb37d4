import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/iconNames.gen.ts'
import styles from './List.module.css'

const looks: Record<'incoming' | 'outgoing' | 'module' | 'other', { icon: IconName; name: string }> = {
  incoming: { icon: 'arrow-down-left', name: 'Incoming' },
  outgoing: { icon: 'arrow-up-right', name: 'Outgoing' },
  module: { icon: 'puzzle', name: 'By a module' },
  other: { icon: 'dots', name: 'Other' },
}

/**
 * Replaces the ring in history rows that no owner signed.
 *
 * @example
 * <DirectionMark kind="incoming" />
 */
export function DirectionMark({ kind }: { kind: keyof typeof looks }) {
  return (
    <span className={styles.direction}>
      <Icon name={looks[kind].icon} size={15} label={looks[kind].name} />
    </span>
  )
}
