import { useId, type ReactNode } from 'react'
import { showHeldReason } from '../../../parts/gate/showHeldReason.ts'

type Props = {
  readonly label: string
  /** Why the button is disabled; null if it is enabled. */
  readonly held: string | null
  readonly isBusy: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A button at the end of a row that looks like a link. While disabled, it stays focusable and shows the reason. */
export function HeldLink({ label, held, isBusy, onPress, children }: Props) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="cs-link"
        aria-label={label}
        aria-disabled={held !== null || isBusy}
        {...(held === null ? {} : { title: held, 'aria-describedby': id })}
        onClick={() => {
          if (held === null && !isBusy) onPress()
          else showHeldReason(held)
        }}
      >
        {children}
      </button>
      {held !== null && (
        <span id={id} className="cs-visually-hidden">
          {held}
        </span>
      )}
    </>
  )
}
