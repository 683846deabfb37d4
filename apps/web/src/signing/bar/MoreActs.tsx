import { Icon } from '@countersign/ui'
import { ActionIcon, Popover } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import styles from './ActBar.module.css'
import { barMessages } from './barMessages.ts'

type Props = {
  /** Whether there is any act besides the main one. */
  readonly hasActs: boolean
  readonly children: ReactNode
}

/** The acts besides the main one: in the bar where space allows, behind "More" on a phone. */
export function MoreActs({ hasActs, children }: Props) {
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  if (!hasActs || !isNarrow) return children
  return (
    <Popover position="top-start" shadow="md" withinPortal={false} keepMounted>
      <Popover.Target>
        <ActionIcon variant="default" className={styles.more} aria-label={barMessages.more}>
          <Icon name="dots" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.acts}>{children}</Popover.Dropdown>
    </Popover>
  )
}
