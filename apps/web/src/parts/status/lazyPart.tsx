import { toasts } from '@countersign/ui'
import { lazy, useEffect, useRef, type ComponentType } from 'react'
import { createStore } from '@countersign/primitives'
import { useStore } from '../../data/store/useStore.ts'
import { partMessages as messages } from './partMessages.ts'

export type Loaded<Props> = { readonly default: ComponentType<Props> }

/** How often the parts that did not arrive are asked for by themselves: the strips with warnings are such a part. */
const AGAIN_MS = 10_000

/** Parts that did not arrive, by the function that asks for them again. */
const missing = new Set<() => void>()
let waiting: ReturnType<typeof setTimeout> | undefined
/** The load functions of the parts that did not arrive. The notice closes when none is left. */
const absent = new Set<unknown>()
/** Until all have arrived, so that a notice that the user has dismissed does not return every ten seconds. */
let isSaid = false
let hasRetried = false

/**
 * Like `lazy` of React, but a file that does not arrive is reported in a toast and loaded again; React would throw the error once and
 * for ever. A dialog is closed, so that it can be opened again.
 */
export function lazyPart<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  const part = createStore(create())
  function create() {
    return lazy(() =>
      load().then(
        (loaded) => {
          partArrived(load)
          return loaded
        },
        (): Loaded<Props> => ({
          default: (props) => <MissingPart part={load} props={props} onAgain={() => part.set(create())} />,
        }),
      ),
    )
  }
  return function Part(props) {
    const Shown = useStore(part)
    return <Shown {...props} />
  }
}

/** Closes the notice about missing parts when this was the last one. @param part the function that loads it */
export function partArrived(part: unknown): void {
  absent.delete(part)
  if (absent.size > 0) return
  isSaid = false
  toasts.dismiss('missing-part')
}

/** Renders nothing. A toast reports the failure, also for a part that has no place on the page. */
export function MissingPart({ part, props, onAgain }: { part: unknown; props: object; onAgain: () => void }) {
  const isReported = useRef(false)
  useEffect(() => {
    // Other properties are no other failure.
    if (isReported.current) return
    isReported.current = true
    absent.add(part)
    const onClose = 'onClose' in props ? props.onClose : undefined
    const isDialog = typeof onClose === 'function'
    sayMissing(isDialog)
    if (isDialog) {
      onAgain()
      onClose()
    } else {
      missing.add(onAgain)
      waiting ??= setTimeout(loadMissing, AGAIN_MS)
    }
  }, [part, props, onAgain])
  return null
}

/** @param isAnswer to what the user has just asked for */
function sayMissing(isAnswer: boolean): void {
  if (isSaid && !isAnswer) return
  isSaid = true
  toasts.show({
    id: 'missing-part',
    kind: 'failure',
    title: messages.title,
    detail: messages.detail,
    action: { label: messages.again, onClick: askAgain },
  })
}

/** Some browsers keep a failed file until the page is loaded again. */
function askAgain(): void {
  toasts.dismiss('missing-part')
  if (hasRetried && navigator.onLine) return location.reload()
  hasRetried = true
  isSaid = false
  loadMissing()
}

function loadMissing(): void {
  clearTimeout(waiting)
  waiting = undefined
  const parts = [...missing]
  missing.clear()
  for (const again of parts) again()
}
