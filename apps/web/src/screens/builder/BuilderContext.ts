import { createContext, use } from 'react'
import type { Unit } from './model/FieldValue.ts'

export type BuilderForm = {
  /** What is wrong, by the element it is told at. */
  readonly problems: ReadonlyMap<string, string>
  /** Everything is told, also at fields nobody touched. */
  readonly tellAll: boolean
  /** Tokens a number may count, the contract's own first. */
  readonly units: readonly Unit[]
}

const NOTHING: BuilderForm = { problems: new Map(), tellAll: false, units: [] }

export const BuilderContext = createContext<BuilderForm>(NOTHING)
export const useBuilderForm = (): BuilderForm => use(BuilderContext)
