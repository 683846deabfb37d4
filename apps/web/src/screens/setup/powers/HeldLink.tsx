import { useId, type ReactNode } from 'react'

type Props = {
  readonly label: string
  /** Why it cannot act now; null while it can. */
  readonly held: string | null
  readonly isBusy: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A button that reads as a link at the end of a row. One that cannot act stays focusable and says why. */
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
