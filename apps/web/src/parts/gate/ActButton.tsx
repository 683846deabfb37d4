import { Button, type ButtonProps } from '@mantine/core'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { openConnectDialog } from '../../data/wallet/walletStore.ts'
import type { Act } from './acts.ts'
import styles from './Gate.module.css'
import type { ActSubject } from './judgeAct.ts'
import { useAct } from './useAct.ts'

export interface ActButtonProps extends Pick<
  ButtonProps,
  'size' | 'variant' | 'leftSection' | 'fullWidth' | 'loading' | 'disabled'
> {
  act: Act
  subject?: ActSubject
  /** Shows the reason beside a disabled button; otherwise it is only its description and tooltip. Default true. */
  showReason?: boolean
  type?: 'button' | 'submit'
  'aria-label'?: string
  /** Missing for a button that submits its form. */
  onClick?: () => void
  children: ReactNode
}

/** A button that follows the table of acts: it acts, connects a wallet first, or stays focusable and says who may act. */
export function ActButton({ act, subject, showReason = true, onClick, type = 'button', ...look }: ActButtonProps) {
  const id = useId()
  const { may, reason } = useAct(act, subject)
  const isHeld = may === 'wait' || may === 'no'
  const press = (event: MouseEvent) => {
    if (may === 'yes') return onClick?.()
    event.preventDefault()
    if (may === 'connect') openConnectDialog()
  }
  const held = isHeld ? ({ 'aria-disabled': true, variant: 'default' } as const) : {}
  return (
    <>
      <Button
        {...look}
        {...held}
        type={type}
        onClick={press}
        {...(reason === null ? {} : { 'aria-describedby': id })}
        {...(reason !== null && !(isHeld && showReason) ? { title: reason } : {})}
      />
      {reason !== null && (
        <span id={id} className={isHeld && showReason ? styles.reason : 'cs-visually-hidden'}>
          {reason}
        </span>
      )}
    </>
  )
}
