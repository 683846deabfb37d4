import { createStore } from '@countersign/primitives'
import { useEffect, useState, type ComponentType } from 'react'
import { useStore } from '../../data/store/useStore.ts'
import { MissingPart, partArrived, type Loaded } from './lazyPart.tsx'

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
        (loaded) => {
          partArrived(load)
          part.set(loaded.default)
        },
        () => isOver || setMissing(true),
      )
      return () => {
        isOver = true
      }
    }, [Shown, isMissing])
    if (Shown !== null) return <Shown {...props} />
    return isMissing && <MissingPart part={load} props={props} onAgain={() => setMissing(false)} />
  }
}
