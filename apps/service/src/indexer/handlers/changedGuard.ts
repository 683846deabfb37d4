import type { Handler } from '../scope.ts'

export const changedGuard: Handler<'changedGuard'> = ({ guard }) => [
  { kind: 'changed', change: { guard }, isStatus: false },
]
