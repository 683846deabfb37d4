import { toasts } from '@countersign/ui'
import { lazy, useEffect, useRef, type ComponentType } from 'react'
import { createStore } from '@countersign/primitives'
import { useStore } from '../../data/store/useStore.ts'
import { partMessages as messages } from './partMessages.ts'

export type Loaded<Props> = { readonly default: ComponentType<Props> }

/** Parts that did not arrive, by the function that asks for them again. */
const missing = new Set<() => void>()
let hasRetried = false

/**
 * Like `lazy` of React, but a file that does not arrive is said in words and can be asked for again; React would throw the error once and
 * for ever. A dialog is closed, so that it can be opened again.
 */
export function lazyPart<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  const part = createStore(create())
  function create() {
    return lazy(() =>
      load().then(
        (loaded) => loaded,
        (): Loaded<Props> => ({ default: (props) => <MissingPart props={props} onAgain={() => part.set(create())} /> }),
      ),
    )
  }
  return function Part(props) {
    const Shown = useStore(part)
    return <Shown {...props} />
  }
}

/** Nothing in its place: a toast says it, also for a part that has no place on the page. */
export function MissingPart({ props, onAgain }: { props: object; onAgain: () => void }) {
  const isSaid = useRef(false)
  useEffect(() => {
    // Other properties are no other failure.
    if (isSaid.current) return
    isSaid.current = true
    missing.add(onAgain)
    toasts.show({
      id: 'missing-part',
      kind: 'failure',
      title: messages.title,
      detail: messages.detail,
      action: { label: messages.again, onClick: askAgain },
    })
    if ('onClose' in props && typeof props.onClose === 'function') {
      onAgain()
      props.onClose()
    }
  }, [props, onAgain])
  return null
}

/** Some browsers keep a failed file until the page is loaded again. */
function askAgain() {
  toasts.dismiss('missing-part')
  if (hasRetried && navigator.onLine) return location.reload()
  hasRetried = true
  for (const again of missing) again()
  missing.clear()
}
