import { Icon, type IconName } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { showPart } from './showPart.ts'

/** A button of the bar, as data. */
export type BarAct = { readonly id: string; readonly label: string; readonly icon: IconName; readonly run: () => void }

type Props = {
  readonly act: BarAct
  /** The last button of the bar, which is the recommended one. */
  readonly isMain: boolean
  readonly isBusy: boolean
  /** Why the button cannot be pressed yet; null when it can. */
  readonly held: string | null
}

/** Renders the same element while it is held, so that a focused button keeps the focus when the checks end. */
export function BarActButton({ act: { label, icon, run }, isMain, isBusy, held }: Props) {
  const id = useId()
  const isHeld = held !== null
  return (
    <>
      <Button
        variant={isMain && !isHeld ? 'filled' : 'default'}
        disabled={isBusy}
        {...(isHeld ? { 'aria-disabled': true, 'aria-describedby': id } : {})}
        leftSection={<Icon name={isHeld ? 'hourglass' : icon} />}
        onClick={() => (isHeld ? showPart('checks') : run())}
      >
        {label}
      </Button>
      {isHeld && (
        <span id={id} className="cs-visually-hidden">
          {held}
        </span>
      )}
    </>
  )
}
