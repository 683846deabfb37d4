import { toasts } from '@countersign/ui'
import { lazy, useEffect, useRef, useState, type ComponentType } from 'react'
import { createStore } from '@countersign/primitives'
import { useStore } from '../../data/store/useStore.ts'
import { partMessages as messages } from './partMessages.ts'

type Loaded<Props> = { readonly default: ComponentType<Props> }

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

/**
 * Like `lazyPart`, but the part renders nothing until it is loaded, and suspends nothing: React shows the content of a Suspense boundary
 * 300 ms after its fallback at the earliest. For dialogs.
 */
export function latePart<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  const part = createStore<ComponentType<Props> | null>(null)
  return function Part(props) {
    const Shown = useStore(part)
    const [isMissing, setMissing] = useState(false)
    useEffect(() => {
      if (Shown !== null || isMissing) return
      let isOver = false
      load().then(
        (loaded) => part.set(loaded.default),
        () => isOver || setMissing(true),
      )
      return () => {
        isOver = true
      }
    }, [Shown, isMissing])
    if (Shown !== null) return <Shown {...props} />
    return isMissing && <MissingPart props={props} onAgain={() => setMissing(false)} />
  }
}

/** Nothing in its place: a toast says it, also for a part that has no place on the page. */
function MissingPart({ props, onAgain }: { props: object; onAgain: () => void }) {
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
