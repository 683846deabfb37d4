import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/iconNames.gen.ts'
import styles from './List.module.css'
import { uiMessages } from '../uiMessages.ts'

const looks = {
  incoming: { icon: 'arrow-down-left', name: 'incoming' },
  outgoing: { icon: 'arrow-up-right', name: 'outgoing' },
  module: { icon: 'puzzle', name: 'byModule' },
  other: { icon: 'dots', name: 'other' },
} as const satisfies Record<string, { icon: IconName; name: keyof typeof uiMessages }>

/**
 * Replaces the ring in history rows that no owner signed.
 *
 * @example
 * <DirectionMark kind="incoming" />
 */
export function DirectionMark({ kind }: { kind: keyof typeof looks }) {
  return (
    <span className={styles.direction}>
      <Icon name={looks[kind].icon} size={15} label={uiMessages[looks[kind].name]} />
    </span>
  )
}
