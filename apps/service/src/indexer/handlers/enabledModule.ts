import type { Handler } from '../scope.ts'

export const enabledModule: Handler<'enabledModule'> = ({ module }, { account }) =>
  account && !account.modules.includes(module)
    ? [{ kind: 'changed', change: { modules: [module, ...account.modules] }, isStatus: false }]
    : []
