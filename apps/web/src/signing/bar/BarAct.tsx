import { Icon, type IconName } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { showPart } from './showPart.ts'

/** A button of the bar, as data. */
export type BarAct = {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  readonly run: () => void
  readonly problem?: BarProblem | null | undefined
}

/** Why an act is not possible yet, and the part of the page where that can be changed. */
export type BarProblem = { readonly reason: string; readonly part: 'checks' | 'fees' }

type Props = {
  readonly act: BarAct
  /** The last button of the bar, which is the recommended one. */
  readonly isMain: boolean
  readonly isBusy: boolean
  /** Why no act can be pressed yet; null when they can. */
  readonly held: string | null
}

/** Renders the same element while it is held, so that a focused button keeps the focus when the checks end. */
export function BarActButton({ act: { label, icon, run, problem = null }, isMain, isBusy, held }: Props) {
  const id = useId()
  const reason = held ?? problem?.reason ?? null
  const isHeld = reason !== null
  const part = held === null ? (problem?.part ?? 'checks') : 'checks'
  return (
    <>
      <Button
        variant={isMain && !isHeld ? 'filled' : 'default'}
        disabled={isBusy}
        {...(isHeld ? { 'aria-disabled': true, 'aria-describedby': id } : {})}
        leftSection={<Icon name={held === null ? (isHeld ? 'lock' : icon) : 'hourglass'} />}
        onClick={() => (isHeld ? showPart(part) : run())}
      >
        {label}
      </Button>
      {isHeld && (
        <span id={id} className="cs-visually-hidden">
          {reason}
        </span>
      )}
    </>
  )
}
