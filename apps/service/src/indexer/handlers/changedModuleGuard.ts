import type { Handler } from '../scope.ts'

export const changedModuleGuard: Handler<'changedModuleGuard'> = ({ moduleGuard }) => [
  { kind: 'changed', change: { moduleGuard }, isStatus: false },
]
