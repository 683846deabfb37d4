import type { InspectedCall } from './InspectedCall.ts'

/** A call inside another, without its position. */
export type ContainedCall = Omit<InspectedCall, 'path' | 'container'>

/** The calls that one call contains, and how it contains them. */
export type Opened = { readonly container: InspectedCall['container']; readonly calls: readonly ContainedCall[] }

/** A call that contains no other, or whose bytes belong to another method. */
export const NONE: Opened = { container: null, calls: [] }
