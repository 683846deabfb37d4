import { createContext, use } from 'react'
import type { Unit } from './model/FieldValue.ts'

export type BuilderForm = {
  /** Problems by the id of the element that shows them. */
  readonly problems: ReadonlyMap<string, string>
  /** Shows all problems, also at untouched fields. */
  readonly showsAllProblems: boolean
  /** Tokens in whose units a number can be entered, the contract's own first. */
  readonly units: readonly Unit[]
}

const NOTHING: BuilderForm = { problems: new Map(), showsAllProblems: false, units: [] }

export const BuilderContext = createContext<BuilderForm>(NOTHING)
export const useBuilderForm = (): BuilderForm => use(BuilderContext)
