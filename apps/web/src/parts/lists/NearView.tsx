import type { ReactNode } from 'react'
import { useNear } from './useNear.ts'

export interface NearViewProps {
  /** Pixels, until it was drawn once. */
  height: number
  /** Drawn at once, for the beginning of a list. */
  isFirst?: boolean
  render: () => ReactNode
}

/** A part of a very long list, see `useNear`. Elsewhere an empty box keeps its height. */
export function NearView({ height, isFirst = false, render }: NearViewProps) {
  const { box, ...place } = useNear<HTMLDivElement>(height, isFirst)
  return (
    <div ref={box} style={place.isNear ? undefined : { height: place.height }}>
      {place.isNear && render()}
    </div>
  )
}
