import type { Handler } from '../scope.ts'

export const changedFallbackHandler: Handler<'changedFallbackHandler'> = ({ handler }) => [
  { kind: 'changed', change: { fallbackHandler: handler }, isStatus: false },
]
