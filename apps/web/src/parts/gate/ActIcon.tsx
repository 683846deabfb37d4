import { ActionIcon } from '@mantine/core'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { openConnectDialog } from '../../data/wallet/walletStore.ts'
import type { Act } from './acts.ts'
import styles from './Gate.module.css'
import type { ActSubject } from './judgeAct.ts'
import { showHeldReason } from './showHeldReason.ts'
import { useAct } from './useAct.ts'

export interface ActIconProps {
  act: Act
  subject?: ActSubject
  'aria-label': string
  /** The tooltip while it can be pressed; otherwise the tooltip is the reason. */
  title: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

/** Like ActButton, for icon buttons at the end of a table row. A press while it may not act shows the reason. */
export function ActIcon({ act, subject, title, onClick, ...look }: ActIconProps) {
  const id = useId()
  const { may, reason } = useAct(act, subject)
  const isHeld = may === 'wait' || may === 'no'
  const press = (event: MouseEvent) => {
    if (may === 'yes') return onClick()
    event.preventDefault()
    if (may === 'connect') return openConnectDialog()
    showHeldReason(reason)
  }
  return (
    <>
      <ActionIcon
        {...look}
        {...(isHeld ? { 'aria-disabled': true, className: styles.held } : {})}
        {...(reason === null ? {} : { 'aria-describedby': id })}
        title={reason ?? title}
        onClick={press}
      />
      {reason !== null && (
        <span id={id} className="cs-visually-hidden">
          {reason}
        </span>
      )}
    </>
  )
}
