import { Button, type ButtonProps } from '@mantine/core'
import { type MouseEvent, type ReactNode, useId } from 'react'
import styles from './Forms.module.css'

export interface BlockedButtonProps extends Pick<ButtonProps, 'size' | 'leftSection' | 'fullWidth'> {
  /** Why it is blocked, as a sentence. */
  reason: ReactNode
  children: ReactNode
  /** Draws the reason beside the button; otherwise it is only its description and its tooltip. Default true. */
  showReason?: boolean
  /** A press still tells: scroll to the failed check, open the explanation. */
  onPress?: () => void
}

/**
 * A button that cannot act now: dashed, focusable, `aria-disabled`, with its reason beside it.
 *
 * @example
 * <BlockedButton reason="Available when both fields are filled.">Continue</BlockedButton>
 */
export function BlockedButton({ reason, children, showReason = true, onPress, ...look }: BlockedButtonProps) {
  const id = useId()
  const press = (event: MouseEvent) => {
    event.preventDefault()
    onPress?.()
  }
  return (
    <span className={styles.blocked}>
      <Button type="button" aria-disabled aria-describedby={id} onClick={press} {...look}>
        {children}
      </Button>
      <span id={id} className={showReason ? styles.reason : 'cs-visually-hidden'}>
        {reason}
      </span>
    </span>
  )
}
