import type { Handler } from '../effects/Scope.ts'

export const disabledModule: Handler<'disabledModule'> = ({ module }, { account }) =>
  account
    ? [
        {
          kind: 'changed',
          change: { modules: account.modules.filter((current) => current !== module) },
          isStatus: false,
        },
      ]
    : []
