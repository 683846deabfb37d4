import type { Handler } from '../scope.ts'

export const changedThreshold: Handler<'changedThreshold'> = ({ threshold }) => [
  { kind: 'changed', change: { threshold }, isStatus: true },
]
