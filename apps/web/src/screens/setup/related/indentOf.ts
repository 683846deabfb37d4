import type { CSSProperties } from 'react'

/** Rows that stand deeper are not moved further: the words of a row say how deep it is. */
const DEEPEST = 6

/** How far a row of the tree is moved to the right, as a property for its styles. */
export const indentOf = (depth: number): CSSProperties => ({ '--depth': Math.min(depth, DEEPEST) }) as CSSProperties
