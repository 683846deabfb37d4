import type { CSSProperties } from 'react'

/** Deeper rows are not indented further: their text gives the level. */
const DEEPEST = 6

/** The indentation of a row, as a CSS property. */
export const indentOf = (depth: number): CSSProperties => ({ '--depth': Math.min(depth, DEEPEST) }) as CSSProperties
